"""The cards of one pack as tables of integers: which kind a card is, and which parts a kind may show."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.bits import bit
from matinee.engine.piles import Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, OPEN, only
from matinee.games.npzr.parts import NOTHING, PARTS

# Where the piles of a table lie: two hands, the deck, two scored piles, what a
# given position leaves out, then head, torso and legs of every stack.
HANDS: Final[i64] = 0
DECK: Final[i64] = 2
SCORED: Final[i64] = 3
ASIDE: Final[i64] = 5
STACKS: Final[i64] = 6


class Kind:
    """One printed card: its key (`N-L`, `W-X`), its name, and the mask of the parts that it may show."""

    def __init__(self, key: str, title: str, range: int, copies: int) -> None:
        self.key = key
        self.title = title
        self.range: i64 = range
        self.copies = copies
        self.wild: bool = range & (range - 1) != 0


class Deck:
    """All that is printed: shared by every state of a setup, never changed."""

    def __init__(self, kinds: list[Kind]) -> None:
        self.kinds = kinds
        numbers = [number for number, kind in enumerate(kinds) for _ in range(kind.copies)]
        self.kind_of: vec[i16] = vec[i16]([i16(number) for number in numbers])
        self.ranges: vec[i16] = vec[i16]([i16(kinds[number].range) for number in numbers])
        self.size: i64 = len(numbers)
        self.wilds: i64 = 0
        for number, kind in enumerate(kinds):
            if kind.wild:
                self.wilds |= bit(number)
        self.printed_on: vec[i16] = vec[i16]([i16(first_part(kinds[number])) for number in numbers])
        self.undealt = stacked(lay_out(int(self.size)), self.printed_on)

    def kind(self, card: i64) -> i64:
        return i64(self.kind_of[card])

    def is_wild(self, card: i64) -> bool:
        return (self.wilds >> i64(self.kind_of[card])) & 1 == 1

    def range(self, card: i64) -> i64:
        """The mask of the parts that a card may show."""
        return i64(self.ranges[card])

    def printed(self, card: i64) -> i64:
        """The part printed on a regular card; a wild shows nothing until it is nominated."""
        return i64(self.printed_on[card])

    def may_show(self, card: i64, part: i64) -> bool:
        return 0 <= part < PARTS and (self.range(card) >> part) & 1 == 1


def first_part(kind: Kind) -> int:
    """The part that a regular card shows."""
    return int(NOTHING) if kind.wild else int(kind.range).bit_length() - 1


def stacked(layout: Layout, printed: vec[i16]) -> Piles:
    """Every card in the deck, in the order of its number: a deal begins with a copy of this."""
    piles = fresh(layout)
    for card in range(layout.cards):
        piles.start(card, DECK)
        piles.set_counter(card, i64(printed[card]))
    return piles


def lay_out(cards: int) -> Layout:
    """NPZR-07 A stack has three piles; there can be as many stacks as cards."""
    layout = Layout([0] * cards)
    for seat in range(2):
        layout.pile(f"hand {seat}", only(seat))
    layout.pile("deck", HIDDEN)
    for seat in range(2):
        layout.pile(f"scored {seat}", OPEN)
    layout.pile("aside", OPEN)
    for slot in range(cards):
        for position in ("head", "torso", "legs"):
            layout.pile(f"stack {slot} {position}", OPEN)
    return layout
