"""`matinee bench`"""

import sys
from collections.abc import Iterator
from itertools import chain

from matinee.cli.options import Json
from matinee.cli.printing import print_json, print_table
from matinee.lab.bench import bench as run
from matinee.lab.race import Race


def bench(*, peers: bool = False, json: Json = False) -> None:
    """Race the engine, and say how fast it is.

    Parameters
    ----------
    peers
        Race against OpenSpiel, RLCard and PettingZoo too (`make peers` adds them).
    """
    races: list[Race] = []
    for found in chain(run(peers, tell), for_learners() if peers else []):
        tell(f"{found.race}: {found.ratio} (goal {found.goal:g})")
        races.append(found)
    if json:
        print_json({"races": races})
        return
    rows = [
        [r.race, f"{r.ours:,.0f}", f"{r.peer:,.0f}", f"{r.ratio:.2f}", f"{r.goal:g}", "yes" if r.reached else "no"]
        for r in races
    ]
    print_table(["race", "ours", "peer", "ratio", "goal", "reached"], rows)


def for_learners() -> Iterator[Race]:
    """Batches for learners are raced as well, where NumPy is installed."""
    try:
        from matinee.adapters.races import races
    except ImportError:
        tell("NumPy is not installed, so batches for learners are not raced; `make peers` adds it.")
        return
    yield from races(tell)


def tell(sentence: str) -> None:
    """Progress on standard error, apart from the result."""
    print(sentence, file=sys.stderr, flush=True)
