"""What lies on the table: a deck, a row, a hand for each seat, and who has played how much."""

from typing import ClassVar

from matinee.engine.chance import Chance
from matinee.engine.piles import NONE, Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, OPEN, only
from matinee.engine.state import State

CARDS = 30
# Piles by number; from HANDS on there is one for each seat.
DECK, ROW, HANDS = 0, 1, 2


def undealt(seats: int) -> Piles:
    """MG-01 All cards in the deck. Who may look into a pile is said here, and nowhere else."""
    layout = Layout([0] * CARDS)
    layout.pile("deck", HIDDEN)
    layout.pile("row", OPEN)
    for seat in range(seats):
        layout.pile(f"hand {seat}", only(seat))
    piles = fresh(layout)
    for card in range(CARDS):
        piles.start(card, DECK)
    return piles


def face(card: int) -> str:
    return str(card + 1)


class MyGameState(State):
    """Beyond the piles: a mask of those who are out, and how many cards each seat has played."""

    # Attributes that follow from others: everything else is copied, and stands in the facts.
    derived: ClassVar[tuple[str, ...]] = ()

    def __init__(self, seats: int, piles: Piles, chance: Chance) -> None:
        super().__init__(seats, piles, chance)
        self.out = 0
        self.played = [0] * seats

    def copy(self) -> "MyGameState":
        twin = MyGameState(self.seats, self.piles.copy(), self.chance.copy())
        self.copied(twin)
        twin.out = self.out
        twin.played = self.played.copy()
        return twin

    def facts(self) -> list[int]:
        return [self.out, *self.played]

    def is_out(self, seat: int) -> bool:
        return bool(self.out >> seat & 1)

    def is_high_enough(self, card: int) -> bool:
        """MG-02 Cards are numbered in their order."""
        last = self.piles.top(ROW)
        return last == NONE or card > last
