"""A step is one moment of a game: it happens, or it asks one seat one thing.

A step is never changed once made: copies of a state share it. Its docstring opens with its clause.
"""

from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from matinee.engine.options import Options
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import NOBODY

if TYPE_CHECKING:
    from matinee.engine.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """What lies on the agenda. Subclass `Happening` or `Question`, never this."""

    # The clause that asks.
    cites: ClassVar[str]

    def __init__(self, seat: i64) -> None:
        self.seat: Final[i64] = seat

    def name(self) -> str:
        return type(self).__name__

    def facts(self) -> list[int]:
        """All that a step carries, for digests."""
        return [self.seat]

    def renamed(self, names: vec[i64]) -> "Step[S]":
        """This step after every card c has become names[c]; a step that names hidden cards overrides it."""
        return self

    def unsaid(self) -> "Step[S]":
        """The question as it stands for those who may not know a half-made choice: where that choice began."""
        return self

    def happen(self, s: S) -> None:
        raise NotImplementedError

    def options(self, s: S, out: Options) -> None:
        """Add every legal answer. Looks, never touches. None at all: the question is skipped."""
        raise NotImplementedError

    def answer(self, s: S, option: i64) -> None:
        raise NotImplementedError

    def key(self, s: S, option: i64) -> str:
        """The stable text of an option: records, tests, wire."""
        raise NotImplementedError

    def offer(self, s: S, option: i64) -> Offer:
        raise NotImplementedError

    def prompt(self, s: S) -> Say:
        """Who, what and why now, in one sentence."""
        raise NotImplementedError

    def clause(self) -> str:
        """The clause that asks; a step that asks by several overrides it."""
        return self.cites

    def refusals(self, s: S) -> list[Refusal]:
        """What a person might try here and may not."""
        return []

    def alone(self, s: S) -> bool:
        """Whether the engine answers when there is only one option.

        It does where a lone option only goes on with what its seat has said, or where others force it on the seat.
        A step says no (and finds the option in `s.offered`) if within a seat's own action the option would give away
        something of that seat's which no answer has named yet: it is shown with its hints before it happens, and all
        that led to it can still be taken back. A step may also keep a formality for its seat, such as ending a turn.
        """
        return True

    def inside(self) -> bool:
        """Whether this question is in the middle of one action (a card chosen, not yet placed)."""
        return False

    def passing(self, s: S) -> i64:
        """The option that a clock answers for an absent player: the pass if there is one, else the first."""
        return s.offered.at(0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Happening(Step[S]):
    """A moment that needs nobody's answer."""

    def __init__(self) -> None:
        super().__init__(NOBODY)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """A moment that waits for one seat."""
