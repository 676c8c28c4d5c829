"""The contract: all that a game gives to the house. A new game is a folder with one subclass of `Game`.

A game knows no file: its pack, its words and its rulebook are handed to it as text by a `Show`.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any, ClassVar, Generic, Literal

import msgspec

from matinee.engine.chance import Chance
from matinee.engine.errors import BadPack, BadSetup
from matinee.engine.features import Features
from matinee.engine.journal import Event, Journal
from matinee.engine.measure import Band, Play, into_hands, out_of_hands
from matinee.engine.policy import Policy, Profile, Search, Worth
from matinee.engine.say import Say
from matinee.engine.senses import Senses
from matinee.engine.step import S
from matinee.engine.view import PlainCard, Result, View

# The kinds of questions that a clock tells apart.
Timing = Literal["action", "response", "choice", "pitch", "vote"]


# No rule counts further, and every count fits into a machine word.
LARGEST = 2**31 - 1


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table decides before the deal. Games add their own options, each with a default."""

    seats: int
    pack: str = "house"


class Game(Generic[S]):
    """One game of the house."""

    id: ClassVar[str]
    short: ClassVar[str]
    title: ClassVar[str]
    prefix: ClassVar[str]
    edition: ClassVar[int]
    fewest: ClassVar[int]
    most: ClassVar[int]
    setup_type: ClassVar[type[Setup]] = Setup
    # Options to vary in recorded games, besides seats and packs; those that do not fit a table are skipped.
    samples: ClassVar[tuple[Mapping[str, object], ...]] = ({},)
    # Whether its cards come from pack files; if not, it is dealt with None for a pack.
    packs: ClassVar[bool] = True
    # The languages of its `lang/*.ftl`, the one that all others fall back to first.
    languages: ClassVar[tuple[str, ...]] = ("en",)
    # Two colours for a poster, as `#46307F`; the house makes up its own for a game that gives none.
    inks: ClassVar[tuple[str, ...]] = ()

    # Before the deal

    def setup(self, options: Mapping[str, object]) -> Setup:
        """A checked setup; whatever is wrong is named."""
        try:
            setup = msgspec.convert({"seats": self.fewest, **options}, self.setup_type)
        except msgspec.ValidationError as fault:
            raise BadSetup(f"{self.title}: {fault}.") from None
        numbers = [value for value in msgspec.structs.astuple(setup) if isinstance(value, int)]
        if any(abs(number) > LARGEST for number in numbers):
            raise BadSetup(f"{self.title}: a number is at most {LARGEST:,}.")
        if not self.fewest <= setup.seats <= self.most:
            counts = str(self.fewest) if self.fewest == self.most else f"{self.fewest} to {self.most}"
            raise BadSetup(f"{self.title} is played by {counts}, not by {setup.seats}.")
        self.check(setup)
        return setup

    def check(self, setup: Any) -> None:
        """Raise BadSetup for options out of range."""

    def read_pack(self, text: str, source: str) -> Any:
        """The pack as the game wants it, checked; raises BadPack."""
        raise NotImplementedError

    def board(self, setup: Any) -> str:
        """The name of the map that a setup is played on; empty for a game without maps."""
        return ""

    def read_map(self, text: str, source: str) -> Any:
        """A map as the game wants it, checked; raises BadMap with each failed check."""
        raise NotImplementedError

    def on_map(self, pack: Any, map: Any) -> Any:
        """A pack and a map in one: what `deal` and `arrange` are handed in a game with maps."""
        raise NotImplementedError

    def mix(self, packs: list[Any]) -> Any:
        """Several packs as one; few games can."""
        raise BadPack(f"The packs of {self.title} cannot be mixed.")

    def deal(self, setup: Any, pack: Any, chance: Chance, journal: Journal | None) -> S:
        """A new game, at its first question; the deal is written into the journal, if there is one."""
        raise NotImplementedError

    # What may be seen

    def view(self, s: S, viewer: int) -> View:
        """All that a viewer may know, built up from nothing, without the open question. A game has this, or `views`."""
        return self.views(s)(viewer)

    def views(self, s: S) -> Callable[[int], View]:
        """The views of one moment, by viewer. A table sends many at once: what all of them share is built only once."""
        return partial(self.view, s)

    def result(self, s: S) -> Result:
        raise NotImplementedError

    def face(self, s: S, card: int) -> str:
        """The printed key of a card: two equal cards have one face, and views name nothing else."""
        raise NotImplementedError

    def card(self, s: S, number: int) -> PlainCard:
        """A card as a board of the house draws it; what is left empty is looked up in the game's words."""
        return PlainCard(self.face(s, number))

    def line(self, s: S, event: Event, names: list[str]) -> Say | None:
        """An event as one line of the log, or None where a line would only be noise."""
        raise NotImplementedError

    def waiting(self, s: S) -> int | None:
        """The seat that everybody may know is asked; None where even that is a secret."""
        return None if s.over else s.asked

    def timing(self, s: S) -> Timing:
        """Which time limit the open question has: by default an action's, in a window an answer's."""
        return "response" if self.waiting(s) is None else "action"

    def together(self, s: S) -> bool:
        """Whether the open question is put to several seats at once: then they share one clock."""
        return False

    def overhears(self, s: S, viewer: int) -> bool:
        """Whether a viewer may read the question that is put to another seat, as an open-handed team does."""
        return False

    def teams(self, s: S) -> list[int]:
        """Seats that play as one and may talk among themselves, a mask for each team of two or more."""
        return []

    def retire(self, s: S, seat: int) -> bool:
        """Take a player who leaves for good out of the game, if its rules know how; else a bot plays on."""
        return False

    # For scenarios

    def arrange(self, given: Mapping[str, Any], setup: Any, pack: Any, chance: Chance) -> S:
        """A position from its description, at its first question."""
        raise NotImplementedError

    def position(self, s: S) -> dict[str, Any]:
        """The whole table in the notation of `arrange`, for expectations; hides nothing."""
        raise NotImplementedError

    # For bots and the lab

    def worth(self) -> Worth[S]:
        raise NotImplementedError

    def features(self) -> Features[S] | None:
        """What winning chances are learned from; `matinee lab train` writes the `weights.json` of its folder."""
        return None

    def search(self) -> Search:
        """How the house's legend looks ahead in this game."""
        return Search()

    def searches(self) -> list[Search]:
        """The same where sides think differently, by the numbers of `Features.side`; the first judges for hints too."""
        return [self.search()]

    def profiles(self) -> Mapping[str, Policy | Profile]:
        """The game's own bots by name, beside the levels of the house: whole ones, or ways to judge."""
        return {}

    def senses(self, setup: Any, pack: Any) -> Senses[S] | None:
        """Fixed spaces for learners; without them the house gives learners its plain board and a list of options."""
        return None

    def turns(self, s: S) -> int:
        """How long a game lasted, in the game's own measure."""
        raise NotImplementedError

    def measures(self, s: S, story: list[Event]) -> dict[str, float]:
        """Figures of one finished game; a simulation reports their means. RULES.md explains the names."""
        return {}

    def plays(self, s: S, story: list[Event]) -> list[Play]:
        """Who played which card in a finished game, each named once: a simulation asks what that did to their wins.

        By default a card counts as played when it leaves a hand (a pile called `hand 2`) for the table.
        """
        return self.faced(s, out_of_hands(s, story))

    def holds(self, s: S, story: list[Event]) -> list[Play]:
        """Who had which card in hand, each named once; by default as the journal tells of moves into hands."""
        return self.faced(s, into_hands(s, story))

    def faced(self, s: S, cards: Iterable[tuple[int, int]]) -> list[Play]:
        """Seats and cards by their printed keys."""
        return [Play(*one) for one in dict.fromkeys((seat, self.face(s, card)) for seat, card in cards)]

    def troubles(self, s: S) -> bool:
        """Whether the open question is put to a person who lets windows pass that seldom matter (`ask-smart`)."""
        return True

    def targets(self, setup: Any, bots: list[str]) -> list[Band]:
        """What a simulation of such a table, with these bots in its chairs, should find in a balanced game."""
        return []

    def bound(self, setup: Any) -> int:
        """More decisions than any game can have."""
        raise NotImplementedError
