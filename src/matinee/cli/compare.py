"""`matinee lab compare`"""

from matinee import catalog
from matinee.cli.main import INTERRUPTED, complain
from matinee.cli.options import GameName, Json, Positive, split
from matinee.cli.printing import print_json, print_table
from matinee.cli.progress import progress_bar
from matinee.cli.trials import Cluster, Seats, Seed, Workers, address, setup_with_pack
from matinee.engine.errors import BadSetup
from matinee.lab.compare import Comparison, Difference
from matinee.lab.compare import compare as run
from matinee.lab.trial import Trial, trial

WORDS = {"more": "more", "less": "less", "same": "no difference that matters", "": "not settled"}


def compare(
    game: GameName,
    /,
    *,
    pack: list[str] | None = None,
    set: list[str] | None = None,
    bots: list[str] | None = None,
    games: Positive = 2000,
    seats: Seats = None,
    seed: Seed = 1,
    workers: Workers = None,
    cluster: Cluster = None,
    json: Json = False,
) -> int:
    """Play two packs, setups or bots on the same deals, and say what differs.

    Each of --pack, --set and --bots may be given twice: first for one side, then for the other. Given once, it holds
    for both.

    Parameters
    ----------
    pack
        The cards of a side: a pack of the game by its name, or a file of your own that ends in .toml.
    set
        An option of a side's setup, such as `--set copies=3`.
    bots
        The bots of a side, with commas between.
    games
        How many pairs of games at most; it stops earlier if everything is settled.
    """
    packs, sets, chairs = (twice(words, name) for words, name in ((pack, "pack"), (set, "set"), (bots, "bots")))
    if packs[0] == packs[1] and sets[0] == sets[1] and chairs[0] == chairs[1]:
        raise BadSetup("Both sides are the same: give --pack, --set or --bots twice.")
    one, other = (side(game, games, seats, seed, *words) for words in zip(packs, sets, chairs, strict=True))
    with progress_bar(catalog.show(game).game.title, games) as progress:
        done = [0]

        def heard(now: Comparison) -> None:
            progress(now.pairs - done[0])
            done[0] = now.pairs

        found = run(one, other, workers, heard, address(cluster))
    if json:
        print_json(found)
    else:
        tell(found)
    return (
        complain(f"{found.stopped} Stopped after {found.pairs} of {games} pairs.", INTERRUPTED) if found.stopped else 0
    )


def twice(words: list[str] | None, name: str) -> list[str | None]:
    if words is not None and len(words) > 2:
        raise BadSetup(f"--{name} is given {len(words)} times; there are two sides.")
    return [None, None] if not words else [words[0], words[-1]]


def side(
    game: str, games: int, seats: int | None, seed: int, pack: str | None, set: str | None, bots: str | None
) -> Trial:
    cards = setup_with_pack(catalog.show(game), [set] if set else [], pack or None)
    return trial(game, games, seats, split(bots), seed, *cards)


def tell(found: Comparison) -> None:
    print(f"{catalog.show(found.game).game.title}: {found.pairs} pairs of games on the same deals, seed {found.seed}.")
    print(f"Intervals: {found.method}; they may be looked at as often as one likes.")
    print()
    print_table(["figure", "first", "second", "difference", "95 % sure", ""], [line(row) for row in found.rows])


def line(row: Difference) -> list[str]:
    more = f", about {row.wanted:,} pairs would" if row.wanted is not None else ""
    low, high = row.ci95
    numbers = [f"{row.a:.3f}", f"{row.b:.3f}", f"{row.difference:+.3f}", f"{low:+.3f} to {high:+.3f}"]
    return [row.name, *numbers, WORDS[row.settled] + more]
