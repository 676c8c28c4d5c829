"""The table of crazy eights: hands, the deck, and the pile of played cards."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from matinee.engine.chance import Chance
from matinee.engine.piles import NONE, Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, OPEN, only
from matinee.engine.state import State

CARDS: Final[i64] = 52
DECK: Final[i64] = 0
PLAYED: Final[i64] = 1
HANDS: Final[i64] = 2

RANKS: Final = "23456789TJQKA"
SUITS: Final[tuple[str, ...]] = ("clubs", "diamonds", "hearts", "spades")
SIGNS: Final = "♣♦♥♠"
EIGHT: Final[i64] = 6


def rank(card: i64) -> i64:
    return card // 4


def suit(card: i64) -> i64:
    return card % 4


def face(card: i64) -> str:
    """`8-hearts`"""
    return f"{RANKS[card // 4]}-{SUITS[card % 4]}"


def title(card: i64) -> str:
    """`8 ♥`"""
    rank = RANKS[card // 4]
    return f"{'10' if rank == 'T' else rank} {SIGNS[card % 4]}"


def points(card: i64) -> i64:
    """CE-11 Eights fifty, tens and above ten, others their face value."""
    if rank(card) == EIGHT:
        return 50
    return 10 if rank(card) > 7 else rank(card) + 2


def undealt(seats: int) -> Piles:
    """CE-01 All 52 cards in the deck: a deal begins with a copy of this."""
    layout = Layout([0] * int(CARDS))
    layout.pile("deck", HIDDEN)
    layout.pile("played", OPEN)
    for seat in range(seats):
        layout.pile(f"hand {seat}", only(seat))
    piles = fresh(layout)
    for card in range(CARDS):
        piles.start(card, DECK)
    return piles


@mypyc_attr(acyclic=True)
class Eights(State):
    """Whose turn it is lies on the agenda; here is what it has come to."""

    def __init__(self, seats: i64, piles: Piles, chance: Chance) -> None:
        super().__init__(seats, piles, chance)
        # The suit to be followed: of the card on top, or the one that was named.
        self.suit: i64 = 0
        self.drawn: i64 = 0
        self.passes: i64 = 0
        self.plays: i64 = 0

    def copy(self) -> "Eights":
        twin = Eights(self.seats, self.piles.copy(), self.chance.copy())
        self.copied(twin)
        twin.suit = self.suit
        twin.drawn = self.drawn
        twin.passes = self.passes
        twin.plays = self.plays
        return twin

    def facts(self) -> list[int]:
        return [self.suit, self.drawn, self.passes, self.plays]

    def matches(self, card: i64) -> bool:
        """CE-05 Suit or rank; CE-06 an eight always."""
        return suit(card) == self.suit or rank(card) == EIGHT or rank(card) == rank(self.piles.top(PLAYED))

    def penalty(self, seat: i64) -> i64:
        """CE-11 What the cards left in a hand cost."""
        total: i64 = 0
        card = self.piles.top(HANDS + seat)
        while card != NONE:
            total += points(card)
            card = self.piles.below(card)
        return total

    def lightest(self) -> i64:
        """CE-10 The mask of all who have the fewest penalty points."""
        least = self.penalty(0)
        mask = only(0)
        for seat in range(1, self.seats):
            mine = self.penalty(seat)
            if mine < least:
                least = mine
                mask = 0
            if mine == least:
                mask |= only(seat)
        return mask
