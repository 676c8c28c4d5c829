"""The table of leduc poker: who has paid what, and how far the betting is."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from matinee.engine.chance import Chance
from matinee.engine.piles import Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, OPEN, only
from matinee.engine.state import State

HANDS: Final[i64] = 0
DECK: Final[i64] = 2
BOARD: Final[i64] = 3
CARDS: Final[i64] = 6
FACES: Final[tuple[str, ...]] = ("J-1", "J-2", "Q-1", "Q-2", "K-1", "K-2")


def undealt() -> Piles:
    """LED-01 Six cards in the deck: a deal begins with a copy of this."""
    layout = Layout([0] * int(CARDS))
    for seat in range(2):
        layout.pile(f"hand {seat}", only(seat))
    layout.pile("deck", HIDDEN)
    layout.pile("board", OPEN)
    piles = fresh(layout)
    for card in range(CARDS):
        piles.start(card, DECK)
    return piles


UNDEALT: Final = undealt()


def rank(card: i64) -> i64:
    """Jack, queen, king: 0, 1, 2."""
    return card // 2


@mypyc_attr(acyclic=True)
class Leduc(State):
    """Two seats, their chips in the pot, and the betting."""

    def __init__(self, piles: Piles, chance: Chance) -> None:
        super().__init__(2, piles, chance)
        self.round: i64 = 1
        self.raises: i64 = 0
        # How many have spoken since the last raise.
        self.spoken: i64 = 0
        self.paid0: i64 = 1
        self.paid1: i64 = 1

    def copy(self) -> "Leduc":
        twin = Leduc(self.piles.copy(), self.chance.copy())
        self.copied(twin)
        twin.round = self.round
        twin.raises = self.raises
        twin.spoken = self.spoken
        twin.paid0 = self.paid0
        twin.paid1 = self.paid1
        return twin

    def facts(self) -> list[int]:
        return [self.round, self.raises, self.spoken, self.paid0, self.paid1]

    def paid(self, seat: i64) -> i64:
        return self.paid0 if seat == 0 else self.paid1

    def pay(self, seat: i64, chips: i64) -> None:
        if seat == 0:
            self.paid0 += chips
        else:
            self.paid1 += chips

    def price(self, seat: i64) -> i64:
        """What a call costs."""
        return self.paid(1 - seat) - self.paid(seat)

    def stake(self) -> i64:
        """LED-05 A raise is two chips, then four."""
        return 2 * self.round

    def card(self, seat: i64) -> i64:
        return self.piles.top(HANDS + seat)

    def strength(self, seat: i64) -> i64:
        """LED-10 A pair is above every single card."""
        mine = rank(self.card(seat))
        board = self.piles.top(BOARD)
        return mine + 3 if board >= 0 and rank(board) == mine else mine
