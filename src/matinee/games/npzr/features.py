"""What a winning chance is learned from: marks, stacks, hands and the turn, of a seat and of its rival."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.bits import bit, count_bits
from matinee.engine.features import Features, flag
from matinee.engine.piles import NONE
from matinee.games.npzr.deck import DECK, HANDS
from matinee.games.npzr.parts import NOTHING
from matinee.games.npzr.state import Npzr

# Of each side, first the seat's own.
EACH: Final = (
    "marks", "three", "pairs", "ready", "wild-ready", "halves", "parts", "pairs-scored", "ready-scored",
    "hand", "wilds", "stacks", "best-stack",
)  # fmt: skip
TABLE: Final = ("turn-mine", "moves-mine", "moves-theirs", "duty-mine", "late", "deck")


class NpzrFeatures(Features[Npzr]):
    """A pair is two fitting parts on top of a stack; it is ready if the hand holds the third."""

    def names(self) -> list[str]:
        return [*[f"own-{name}" for name in EACH], *[f"rival-{name}" for name in EACH], *TABLE]

    def fill(self, s: Npzr, seat: i64, out: vec[float]) -> None:
        fill_side(s, seat, out, 0)
        fill_side(s, 1 - seat, out, 13)
        mine = s.active == seat
        out[26] = flag(mine)
        out[27] = float(s.moves) if mine else 0.0
        out[28] = 0.0 if mine else float(s.moves)
        out[29] = flag(mine and s.duty)
        out[30] = float(s.turn) / 100.0
        out[31] = float(s.piles.count(DECK)) / 20.0


def fill_side(s: Npzr, seat: i64, out: vec[float], at: i64) -> None:
    marks = s.marks(seat)
    count = count_bits(marks)
    out[at] = float(count)
    out[at + 1] = flag(count == 3)
    for place in range(at + 2, at + 13):
        out[place] = 0.0
    for character in range(i64(4)):
        scored = (marks >> character) & 1 == 1
        level = stack_level(s, seat, character)
        if scored:
            out[at + 7] += flag(level >= 2)
            out[at + 8] += flag(level >= 3)
        else:
            out[at + 2] += flag(level >= 2)
            out[at + 3] += flag(level == 4)
            out[at + 4] += flag(level == 3)
            out[at + 5] += flag(level == 1)
            out[at + 6] += float(parts_held(s, seat, character)) / 3.0
            out[at + 12] = max(out[at + 12], float(level))
    out[at + 9] = float(s.piles.count(HANDS + seat)) / 5.0
    out[at + 10] = float(s.wilds_in(HANDS + seat))
    for place in range(s.stacks.count):
        if s.stacks.owner(s.stacks.at(place)) == seat:
            out[at + 11] += 0.2


def stack_level(s: Npzr, seat: i64, character: i64) -> i64:
    """The best stack for a character: its fitting parts, 3 if a wild fits two of them, 4 if the hand has the third."""
    best: i64 = 0
    for place in range(s.stacks.count):
        slot = s.stacks.at(place)
        if s.stacks.owner(slot) != seat:
            continue
        fits: i64 = 0
        missing: i64 = NOTHING
        for position in range(i64(3)):
            if s.shows(slot, position) == 3 * character + position:
                fits += 1
            else:
                missing = 3 * character + position
        best = max(best, fits + helps(s, seat, missing) if fits == 2 else fits)
    return best


def helps(s: Npzr, seat: i64, part: i64) -> i64:
    """2 if the hand holds this very part, 1 if a wild may show it."""
    best: i64 = 0
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.printed(card) == part:
            return 2
        if s.deck.printed(card) == NOTHING and s.deck.may_show(card, part):
            best = 1
        card = s.piles.below(card)
    return best


def parts_held(s: Npzr, seat: i64, character: i64) -> i64:
    """How many different parts of a character are in hand."""
    mask: i64 = 0
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        part = s.deck.printed(card)
        if part // 3 == character and part >= 0:
            mask |= bit(part % 3)
        card = s.piles.below(card)
    return count_bits(mask)
