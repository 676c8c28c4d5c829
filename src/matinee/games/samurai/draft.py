"""A play in the making: a card, then step by step its mode, targets and receiver. Only the whole is announced."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from matinee.engine.piles import NONE
from matinee.engine.step import Question
from matinee.games.samurai.state import Samurai

UNSAID: Final[i64] = -1


class Slot:
    """What may still have to be named, in the words of the questions that ask for it."""

    COMPLETE: Final[i64] = 0
    MODE: Final[i64] = 1
    TARGET: Final[i64] = 2
    KICKED_AT: Final[i64] = 3
    MOVIE: Final[i64] = 4
    COMBINE: Final[i64] = 5
    FROM_DISCARD: Final[i64] = 6
    FROM_HAND: Final[i64] = 7
    PLAYER: Final[i64] = 8
    RECEIVER: Final[i64] = 9


class Origin(Question[Samurai]):
    """A question from which plays begin: the main action, or a window."""

    def committed(self, s: Samurai) -> None:
        """Push what follows once the play is over."""
        raise NotImplementedError


@mypyc_attr(acyclic=True)
class Draft:
    """Never changed: each answer makes the next one."""

    def __init__(self, origin: Origin, verb: i64, card: i64) -> None:
        self.origin = origin
        self.verb = verb
        self.card = card
        self.mode: i64 = 0
        self.movie: i64 = UNSAID
        self.combine: i64 = UNSAID
        self.target: i64 = NONE
        self.receiver: i64 = NONE
        self.fodder: i64 = NONE

    @property
    def seat(self) -> i64:
        return self.origin.seat

    def filled(self, slot: i64, said: i64) -> "Draft":
        """The same play with one more thing named."""
        twin = Draft(self.origin, self.verb, self.card)
        twin.mode = said if slot == Slot.MODE else self.mode
        twin.movie = said if slot == Slot.MOVIE or slot == Slot.PLAYER else self.movie
        twin.combine = said if slot == Slot.COMBINE else self.combine
        twin.target = said if slot in (Slot.TARGET, Slot.KICKED_AT, Slot.FROM_DISCARD) else self.target
        twin.receiver = said if slot == Slot.RECEIVER else self.receiver
        twin.fodder = said if slot == Slot.FROM_HAND else self.fodder
        return twin

    def facts(self) -> list[int]:
        said = [self.mode, self.movie, self.combine, self.target, self.receiver, self.fodder]
        return [self.seat, self.verb, self.card, *said]
