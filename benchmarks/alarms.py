"""How often `matinee lab compare` is right: a planted change should be found, and equal packs not called different.

    python benchmarks/alarms.py --repeats 100 --pairs 400

Planted: one card of Roundhouse Kick made three points stronger, on the same deals. Equal: the same pack on both sides,
on other deals and with other luck (on the same deals an unchanged copy differs by exactly nothing). Every repeat has
seeds of its own and looks after every chunk, as a designer does.
"""

import json
from argparse import ArgumentParser
from functools import partial

from matinee import catalog
from matinee.lab.compare import compare
from matinee.lab.packs import typed
from matinee.lab.trial import Trial, trial
from matinee.lab.workers import work_through

WEAK, STRONG = "track = [1]\npoints = 1", "track = [1]\npoints = 4"
CARD = "card Shambling Extra"


def side(text: str, pairs: int, seed: int) -> Trial:
    name, packs = typed(catalog.show("roundhouse"), text, "pack.toml")
    return trial("roundhouse", pairs, 2, ["random"], seed, {"pack": name}, packs)


def repeat(pairs: int, number: int) -> tuple[bool, bool, bool]:
    """Whether the planted card was found, whether the mean points were, and whether equal packs raised an alarm."""
    house = catalog.show("roundhouse").read("packs/house.toml")
    planted = compare(side(house, pairs, number), side(house.replace(WEAK, STRONG, 1), pairs, number), 1)
    rows = {row.name: row for row in planted.rows}
    equal = compare(side(house, pairs, 10_000 + number), side(house, pairs, 20_000 + number), 1)
    alarm = any(row.settled in ("more", "less") for row in equal.rows)
    return rows[CARD].ci95[0] > 0, rows["points"].ci95[0] > 0, alarm


def main() -> None:
    words = ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    words.add_argument("--repeats", type=int, default=100)
    words.add_argument("--pairs", type=int, default=400)
    words.add_argument("--workers", type=int, default=1)
    given = words.parse_args()
    found = list(work_through(partial(repeat, given.pairs), range(given.repeats), given.workers))
    names = ("card_found", "points_found", "false_alarms")
    counts = {name: sum(one[place] for one in found) for place, name in enumerate(names)}
    print(json.dumps({"repeats": given.repeats, "pairs": given.pairs, **counts}))


if __name__ == "__main__":
    main()
