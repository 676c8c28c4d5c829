"""How well a seat stands, by what a competent player weighs."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.bits import bit, count_bits
from matinee.engine.piles import NONE
from matinee.engine.policy import Worth
from matinee.games.npzr.deck import HANDS
from matinee.games.npzr.parts import ALL_MARKS, NOTHING
from matinee.games.npzr.state import Npzr

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
        value = MARK * float(count_bits(s.marks(seat)) - count_bits(s.marks(rival)))
        value += self.prospects(s, seat) - self.blocking * self.threats(s, rival)
        value += WILD * float(s.wilds_in(HANDS + seat))
        if s.active == seat:
            value += MOVE * float(s.moves)
        return value

    def prospects(self, s: Npzr, seat: i64) -> float:
        """What a seat's own stacks promise, its hand included."""
        return best_stacks(s, seat, True, OWN_ONE, OWN_TWO)

    def threats(self, s: Npzr, rival: i64) -> float:
        """The same for the rival, whose hand is unknown."""
        return best_stacks(s, rival, False, RIVAL_ONE, RIVAL_TWO)


def outcome(s: Npzr, seat: i64) -> float:
    if s.winners == 0:
        return 0.0
    return WON if (s.winners >> seat) & 1 == 1 else -WON


def best_stacks(s: Npzr, side: i64, with_hand: bool, one: float, two: float) -> float:
    """The worth of a side's best stack for each character: one part on top, or two and perhaps the third in hand."""
    # The characters of which such a stack lies there; a mask each, as every position is judged.
    ones: i64 = 0
    twos: i64 = 0
    wilds: i64 = 0
    threes: i64 = 0
    for place in range(s.stacks.count):
        slot = s.stacks.at(place)
        if s.stacks.owner(slot) != side:
            continue
        # An empty pile shows NOTHING, which is nobody's part.
        head = s.shows(slot, 0) // 3
        torso = s.shows(slot, 1) // 3
        legs = s.shows(slot, 2) // 3
        ones |= mask_of(head) | mask_of(torso) | mask_of(legs)
        pair = head if head == torso or head == legs else torso
        if pair >= 0 and (pair == head or pair == legs):
            twos |= bit(pair)
            if with_hand:
                missing: i64 = 2 if legs != pair else 1 if torso != pair else 0
                help = helped(s, side, 3 * pair + missing)
                if help == IN_HAND:
                    threes |= bit(pair)
                elif help == WILD_FITS:
                    wilds |= bit(pair)
    value = 0.0
    marks = s.marks(side)
    for character in range(i64(4)):
        if (ones >> character) & 1 == 1:
            best = one
            if (twos >> character) & 1 == 1:
                best = two
                if (threes >> character) & 1 == 1:
                    best += IN_HAND
                elif (wilds >> character) & 1 == 1:
                    best += WILD_FITS
            value += best * weight(marks, character)
    return value


def mask_of(character: i64) -> i64:
    return bit(character) if character >= 0 else 0


def weight(marks: i64, character: i64) -> float:
    if (marks >> character) & 1 == 1:
        return SCORED
    return FOURTH if marks | bit(character) == ALL_MARKS else 1.0


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
