"""How well a seat stands, by what a competent player weighs."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.policy import Worth
from matinee.games.npzr.deck import HANDS
from matinee.games.npzr.parts import ALL_MARKS, NOTHING
from matinee.games.npzr.state import Npzr
from matinee.games.npzr.steps import count_marks

WON: Final = 100_000.0
MARK: Final = 100.0
MOVE: Final = 14.0
WILD: Final = 6.0
OWN_ONE: Final = 4.0
OWN_TWO: Final = 16.0
IN_HAND: Final = 10.0
WILD_FITS: Final = 5.0
RIVAL_ONE: Final = 3.0
RIVAL_TWO: Final = 18.0
FOURTH: Final = 1.8
SCORED: Final = 0.35


class NpzrWorth(Worth[Npzr]):
    """Marks, the best stack for every character, earned moves and wilds kept; `blocking` weighs the rival's stacks."""

    def __init__(self, blocking: float = 1.0) -> None:
        self.blocking = blocking

    def of(self, s: Npzr, seat: i64) -> float:
        if s.over:
            return outcome(s, seat)
        rival = 1 - seat
        value = MARK * float(count_marks(s.marks(seat)) - count_marks(s.marks(rival)))
        value += self.prospects(s, seat) - self.blocking * self.threats(s, rival)
        value += WILD * float(s.wilds_in(HANDS + seat))
        if s.active == seat:
            value += MOVE * float(s.moves)
        return value

    def prospects(self, s: Npzr, seat: i64) -> float:
        """What a seat's own stacks promise, its hand included."""
        value = 0.0
        for character in range(i64(4)):
            best = 0.0
            for place in range(s.stacks.count):
                slot = s.stacks.at(place)
                if s.stacks.owner(slot) == seat:
                    best = max(best, own_stack(s, seat, slot, character))
            value += best * weight(s.marks(seat), character)
        return value

    def threats(self, s: Npzr, rival: i64) -> float:
        """The same for the rival, whose hand is unknown."""
        value = 0.0
        for character in range(i64(4)):
            best = 0.0
            for place in range(s.stacks.count):
                slot = s.stacks.at(place)
                if s.stacks.owner(slot) == rival:
                    parts = fitting(s, slot, character)
                    best = max(best, RIVAL_TWO if parts == 2 else RIVAL_ONE * float(parts))
            value += best * weight(s.marks(rival), character)
        return value


def outcome(s: Npzr, seat: i64) -> float:
    if s.winners == 0:
        return 0.0
    return WON if (s.winners >> seat) & 1 == 1 else -WON


def weight(marks: i64, character: i64) -> float:
    if (marks >> character) & 1 == 1:
        return SCORED
    return FOURTH if marks | i64(1) << character == ALL_MARKS else 1.0


def fitting(s: Npzr, slot: i64, character: i64) -> i64:
    """How many tops of a stack show their part of a character."""
    parts: i64 = 0
    for position in range(i64(3)):
        if s.shows(slot, position) == 3 * character + position:
            parts += 1
    return parts


def own_stack(s: Npzr, seat: i64, slot: i64, character: i64) -> float:
    parts = fitting(s, slot, character)
    if parts < 2:
        return OWN_ONE * float(parts)
    missing: i64 = 0
    while s.shows(slot, missing) == 3 * character + missing:
        missing += 1
    return OWN_TWO + helped(s, seat, 3 * character + missing)


def helped(s: Npzr, seat: i64, part: i64) -> float:
    """What the hand adds: the missing part itself, or a wild that fits."""
    best = 0.0
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.printed(card) == part:
            return IN_HAND
        if s.deck.printed(card) == NOTHING and s.deck.may_show(card, part):
            best = WILD_FITS
        card = s.piles.below(card)
    return best
