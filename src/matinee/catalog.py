"""Every game of the house. They come from the entry-point group `matinee.games`, ours like anybody's.

    [project.entry-points."matinee.games"]
    moon-market = "moon_market.game:MoonMarket"

The name is the game's id. A game that cannot be put on is named in `SHOWS.faults` with its reason, and left out.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, cached_property
from importlib import resources
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from matinee.bots.greedy import Greedy
from matinee.bots.ismcts import TreeSearch
from matinee.bots.judge import Judge
from matinee.bots.random import Distracted, Random
from matinee.bots.search import Foresight
from matinee.bots.sides import BySide
from matinee.bots.weights import FILE, learned_judge
from matinee.engine.errors import MatineeError
from matinee.engine.game import Game
from matinee.engine.nearest import nearest
from matinee.engine.policy import Policy, Profile, Search
from matinee.engine.show import Show

GROUP = "matinee.games"
HOUSE = "matinee"
PROJECT = Path(__file__).parents[2] / "pyproject.toml"

# How our own games are billed.
POSTERS = ("ninja-pirate-zombie-robot", "roundhouse-kick", "robot-rampage", "cardboard-kaiju", "kung-fu-samurai")

# An understudy is a star who gives this many answers in a hundred without looking.
ASTRAY = 35

# A player's own pack as a table knows it: named after its content, so that it can never change during a game.
OWN_PACK = re.compile(r"packs/(own-[0-9a-f]{12}\.toml)")

LEVELS = ("extra", "understudy", "star", "legend")


class NoSuchGame(MatineeError):
    """A word that names no game of the house."""


class CannotBePutOn(NoSuchGame):
    """A game that is installed, and why it is not on the programme."""


class Offered(NamedTuple):
    """A game that some distribution offers to the house, under its id."""

    id: str
    place: EntryPoint
    package: str


def installed() -> list[Offered]:
    """What is installed: our own games first, in the order of their posters, then others by name."""
    names: dict[int, str] = {}
    found: list[Offered] = []
    for place in entry_points(group=GROUP):
        if id(place.dist) not in names:  # reading a name parses all metadata of the distribution
            names[id(place.dist)] = place.dist.name if place.dist else ""
        found.append(Offered(place.name, place, names[id(place.dist)]))
    ours = own_sources() or [one for one in found if one.package == HOUSE]
    guests = [one for one in found if one.package != HOUSE]
    return sorted(ours, key=billed) + sorted(guests, key=lambda one: (one.package, one.id))


def billed(one: Offered) -> int:
    """Wheels list entry points by the alphabet."""
    return POSTERS.index(one.id) if one.id in POSTERS else len(POSTERS)


def own_sources() -> list[Offered] | None:
    """Our own games when `src/` itself is run: it may be newer than what is installed, or nothing may be."""
    if Path(__file__).parents[1].name != "src" or not PROJECT.is_file():
        return None
    import tomllib  # slower to import than all of this, and only needed when running from sources

    places = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["entry-points"][GROUP]
    return [Offered(id, EntryPoint(id, place, GROUP), HOUSE) for id, place in places.items()]


class Programme(Mapping[str, Show]):
    """All shows by id, each loaded when somebody asks for it."""

    def __init__(self, offers: Callable[[], Iterable[Offered]] = installed) -> None:
        self._offers = offers
        self._put_on: dict[Offered, Show] = {}
        # Why a game is not here, by its id.
        self.faults: dict[str, str] = {}

    @cached_property
    def offered(self) -> list[Offered]:
        return list(self._offers())

    @cached_property
    def whole(self) -> dict[str, Show]:
        """Every game that can be put on and has names of its own. The first to bring a name keeps it."""
        taken: dict[str, str] = {}
        found: dict[str, Show] = {}
        for one in self.offered:
            show = self.load(one)
            names = [show.id, show.game.short] if show else []
            clash = next((name for name in names if name in taken), None)
            if clash:
                self.faults[f"{one.id} of {one.package}"] = (
                    f"the name {clash!r} is taken: {taken[clash]} and {one.package} both bring it."
                )
            elif show:
                taken |= dict.fromkeys(names, one.package)
                found[show.id] = show
        return found

    def load(self, one: Offered) -> Show | None:
        """A game put on, or None and a fault: whatever a stranger's module does, the house opens."""
        if one not in self._put_on:
            try:
                game: Game[Any] = one.place.load()()
                if game.id != one.id:
                    raise CannotBePutOn(f"its entry point is called {one.id!r}, but the game calls itself {game.id!r}.")
                self._put_on[one] = put_on(game, one.package)
            except (Exception, SystemExit) as fault:
                self.faults[one.id] = (
                    fault.sentence if isinstance(fault, MatineeError) else f"{type(fault).__name__}: {fault}"
                )
        return self._put_on.get(one)

    def find(self, name: str) -> Show:
        """A show by its id or its short name."""
        for one in self.offered:
            # Nobody can take an id of ours: there is no need to look at the others.
            if one.id == name and one.package == HOUSE and (show := self.load(one)):
                return show
        for found in self.whole.values():
            if name in (found.id, found.game.short):
                return found
        if name in self.faults:
            raise CannotBePutOn(f"{name} cannot be put on: {self.faults[name]}")
        words = [word for found in self.whole.values() for word in (found.game.short, found.id)]
        near = f"; did you mean {nearest(name, words)!r}?" if words else "."
        raise NoSuchGame(f"There is no game called {name[:60]!r}{near}")

    def __getitem__(self, id: str) -> Show:
        return self.whole[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self.whole)

    def __len__(self) -> int:
        return len(self.whole)


def put_on(game: Game[Any], package: str = "") -> Show:
    """A game with the files of its folder and its bots."""
    package_of = type(game).__module__.rpartition(".")[0]
    if not package_of:
        raise CannotBePutOn("its module lies in no package, so that it can have no words and no rulebook beside it.")
    folder = resources.files(package_of)

    def read(name: str) -> str:
        own = OWN_PACK.fullmatch(name)
        if own is not None:
            return (pack_folder(game.id) / own[1]).read_text(encoding="utf-8")
        return folder.joinpath(name).read_text(encoding="utf-8")

    def shipped(name: str) -> list[str]:
        inside = folder.joinpath(name)
        return sorted(file.name.partition(".")[0] for file in inside.iterdir()) if inside.is_dir() else []

    return Show(game, read, cast(game, learned(game, read)), package, shipped)


def data_folder() -> Path:
    """`MATINEE_DATA`, or the user's data folder, where a desktop looks for it."""
    home = os.environ.get("MATINEE_DATA")
    if home:
        return Path(home)
    base = os.environ.get("XDG_DATA_HOME") or (
        os.environ.get("LOCALAPPDATA") if os.name == "nt" else Path.home() / ".local" / "share"
    )
    return Path(base or Path.home()) / "matinee"


def pack_folder(game: str) -> Path:
    """Where players' own packs for a game are kept."""
    return data_folder() / "packs" / game


def cast(game: Game[Any], judge: Judge | None = None) -> dict[str, Policy]:
    """The four levels of the house, weakest first, and the game's own profiles, which may replace a level."""
    own: dict[str, Policy] = {
        name: Greedy(profile.worth, profile.ahead) if isinstance(profile, Profile) else profile
        for name, profile in game.profiles().items()
    }
    star = own.get("star", Greedy(game.worth()))
    levels: dict[str, Policy] = {
        "extra": Random(),
        "understudy": Distracted(star, ASTRAY),
        "star": star,
        "legend": legend(game, star, judge if judge is not None else Judge(game.worth())),
    }
    return {**levels, "random": Random(), **own}


def legend(game: Game[Any], star: Policy, judge: Judge) -> Policy:
    """The search that a game has found to be the strongest for its time; one for each side where they differ."""
    thinkers = [thinker(game, search, star, judge) for search in game.searches()]
    features = game.features()
    return thinkers[0] if features is None or len(thinkers) == 1 else BySide(features, thinkers)


def thinker(game: Game[Any], search: Search, star: Policy, judge: Judge) -> Policy:
    if search.tree:
        return TreeSearch(game.worth(), search.simulations, search.longest, judge=judge)
    return Foresight(star, game.worth(), judge, search)


@cache
def evaluator(name: str) -> Foresight:
    """Judges positions of a game from what a seat knows: plans with intervals, and everybody's winning chance."""
    found = show(name)
    search = found.game.searches()[0]
    search.leaning = None  # a judgement of the best answer ignores what a game's own bots like to do
    return Foresight(found.bot("star"), found.game.worth(), learned(found.game, found.read), search)


def learned(game: Game[Any], read: Callable[[str], str]) -> Judge:
    """The judge of a game, with the weights of its folder if there are any."""
    try:
        weights = read(FILE)
    except OSError:
        weights = None
    return learned_judge(game.worth(), game.features(), weights)


SHOWS = Programme()


def ours() -> list[Show]:
    """Our own games: those that are compiled with the engine, and have boards of their own."""
    return [show for show in SHOWS.values() if show.package == HOUSE]


def show(name: str) -> Show:
    return SHOWS.find(name)
