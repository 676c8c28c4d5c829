"""`matinee lab train`"""

from pathlib import Path

from matinee import catalog
from matinee.cli.options import GameName, Json, Positive, split
from matinee.cli.printing import print_json, print_table
from matinee.cli.progress import progress_bar
from matinee.cli.trials import Seats, Seed, Workers
from matinee.engine.errors import MatineeError


class NoNumpy(MatineeError):
    """The extra that training needs is not installed."""


def train(
    game: GameName,
    /,
    *,
    games: Positive = 2000,
    seats: Seats = None,
    bots: str = "star",
    hidden: Positive = 16,
    epochs: Positive = 60,
    seed: Seed = 1,
    workers: Workers = None,
    into: Path | None = None,
    json: Json = False,
) -> int:
    """Learn winning chances from games of bots, and write weights and a page about them.

    Parameters
    ----------
    games
        How many games to learn from. Those that lie in the folder already are not played again.
    bots
        Names of bots with commas between; each chair gets one of them by lot.
    hidden
        How many cells the net has between features and chance.
    epochs
        How often all positions are gone through at most.
    into
        The folder for games, weights and page; by default one named after the game.
    """
    try:
        from matinee.lab.train import course
        from matinee.lab.train import train as teach
    except ModuleNotFoundError as fault:
        if fault.name != "numpy":
            raise
        raise NoNumpy("Training needs NumPy: install matinee with its extra `train`.") from None
    whole = course(game, games, seats, split(bots) or ["star"], seed)
    folder = into or Path(f"{catalog.show(game).game.short}-training")
    with progress_bar(catalog.show(game).game.title, games + epochs) as progress:
        found = teach(whole, hidden, epochs, folder, workers, progress)
    if json:
        print_json(found)
        return 0
    print_table(
        ["games", "positions", "seconds", "log loss", "blind"],
        [
            [
                f"{found.games}",
                f"{found.positions}",
                f"{found.seconds:.1f}",
                f"{found.loss:.4f}",
                f"{found.blind_loss:.4f}",
            ]
        ],
    )
    print(f"\nWeights: {found.weights}\nA page about them: {found.page}")
    return 0
