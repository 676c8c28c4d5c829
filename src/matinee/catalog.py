"""Every game of the house, one line each; the only list there is."""

from importlib import resources
from typing import Any

from matinee.bots.greedy import Greedy
from matinee.bots.random import Distracted, Random
from matinee.bots.search import Foresight
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.engine.nearest import nearest
from matinee.engine.policy import Policy, Profile
from matinee.engine.show import Show
from matinee.games.kaiju.game import CardboardKaiju
from matinee.games.npzr.game import NinjaPirateZombieRobot
from matinee.games.rampage.game import RobotRampage
from matinee.games.roundhouse.game import RoundhouseKick
from matinee.games.samurai.game import KungFuSamurai

GAMES: tuple[Game[Any], ...] = (
    NinjaPirateZombieRobot(),
    RoundhouseKick(),
    RobotRampage(),
    CardboardKaiju(),
    KungFuSamurai(),
)

LEVELS = ("extra", "understudy", "star", "legend")


class NoSuchGame(MatineeError):
    """A word that names no game of the house."""


def put_on(game: Game[Any]) -> Show:
    """A game with the files of its folder and everybody who can play it."""
    folder = resources.files(type(game).__module__.rpartition(".")[0])
    return Show(game, lambda name: folder.joinpath(name).read_text(encoding="utf-8"), cast(game))


def cast(game: Game[Any]) -> dict[str, Policy]:
    """The four levels of the house, weakest first, and the game's own profiles."""
    star = Greedy(game.worth())
    levels: dict[str, Policy] = {
        "extra": Random(),
        "understudy": Distracted(star, 30),
        "star": star,
        "legend": Foresight(star),
    }
    own = {
        name: Greedy(profile.worth, profile.ahead) if isinstance(profile, Profile) else profile
        for name, profile in game.profiles().items()
    }
    return {**levels, "random": Random(), **own}


SHOWS: dict[str, Show] = {game.id: put_on(game) for game in GAMES}


def show(name: str) -> Show:
    """A show by its id or its short name."""
    for found in SHOWS.values():
        if name in (found.id, found.game.short):
            return found
    words = [word for s in SHOWS.values() for word in (s.game.short, s.id)]
    raise NoSuchGame(f"There is no game called {name!r}; did you mean {nearest(name, words)!r}?")
