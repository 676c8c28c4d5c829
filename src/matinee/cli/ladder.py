"""`matinee ladder`"""

from matinee import catalog
from matinee.cli.main import INTERRUPTED, complain
from matinee.cli.options import GameName, Json, Positive, split
from matinee.cli.printing import percent, print_json, print_table
from matinee.cli.progress import progress_bar
from matinee.cli.trials import Cluster, Seed, Workers, address
from matinee.lab.ladder import Ladder, Pair, contest, planned
from matinee.lab.ladder import ladder as climb


def ladder(
    game: GameName,
    /,
    *,
    bots: str | None = None,
    games: Positive = 300,
    seats: int | None = None,
    seed: Seed = 1,
    workers: Workers = None,
    cluster: Cluster = None,
    json: Json = False,
) -> int:
    """Let bots play each other, and rate them.

    Each meets each in every chair of the same deals: who wins how often against whom, and ratings.

    Parameters
    ----------
    bots
        Names of bots with commas between; the four levels of the house by default.
    games
        How many games in all, shared among the pairs.
    seats
        How many players, at least two; the fewest by default. With more than two, one bot sits among others.
    """
    wanted = contest(game, split(bots), games, seats, seed)
    with progress_bar(catalog.show(game).game.title, planned(wanted)) as progress:
        found = climb(wanted, workers, progress, address(cluster))
    if json:
        print_json(found)
    else:
        tell(found)
    return complain(f"{found.stopped} Stopped before the last game.", INTERRUPTED) if found.stopped else 0


def tell(found: Ladder) -> None:
    rows = [
        [row.bot, f"{row.rating:.2f}", f"{row.sigma:.2f}", str(row.games), percent(row.win_share)] for row in found.rows
    ]
    print_table(["bot", "rating", "sigma", "games", "wins"], rows)
    print()
    print_table(["bot", "against", "side", "games", "wins", "95 % sure"], [line(pair) for pair in found.pairs])


def line(pair: Pair) -> list[str]:
    low, high = pair.ci95
    sure = f"{percent(low)} to {percent(high)}"
    return [pair.bot, pair.against, pair.side or "any", str(pair.games), percent(pair.win_share), sure]
