"""`matinee ladder`"""

from matinee import catalog
from matinee.cli.main import INTERRUPTED, complain
from matinee.cli.options import GameName, Json, Positive, split
from matinee.cli.printing import percent, print_json, print_table
from matinee.cli.progress import progress_bar
from matinee.lab.ladder import Ladder, contest
from matinee.lab.ladder import ladder as climb


def ladder(
    game: GameName,
    /,
    *,
    bots: str | None = None,
    games: Positive = 300,
    seats: int | None = None,
    seed: int = 1,
    workers: Positive | None = None,
    json: Json = False,
) -> int:
    """Let bots play each other, and rate them.

    Parameters
    ----------
    bots
        Names of bots with commas between; the four levels of the house by default.
    games
        How many games in all.
    seats
        How many players; the fewest by default.
    seed
        The same seed gives the same games.
    workers
        How many processes; by default as many as the machine has cores.
    """
    wanted = contest(game, split(bots), games, seats, seed)
    with progress_bar(catalog.show(game).game.title, games) as progress:
        found = climb(wanted, workers, progress)
    if json:
        print_json(found)
    else:
        tell(found)
    return complain("Stopped before the last game.", INTERRUPTED) if found.stopped else 0


def tell(found: Ladder) -> None:
    rows = [
        [row.bot, f"{row.rating:.2f}", f"{row.sigma:.2f}", str(row.games), percent(row.win_share)] for row in found.rows
    ]
    print_table(["bot", "rating", "sigma", "games", "wins"], rows)
