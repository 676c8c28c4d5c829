"""The projection booth: a deck, the reel, a bin, and for each seat a hand and a can."""

from matinee.engine.chance import Chance
from matinee.engine.piles import Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, OPEN, only
from matinee.engine.state import State

MONSTERS = ("bat", "blob", "mummy", "ant", "brain", "ghoul")
CARDS = 36
# Piles by number; from HANDS on there are a hand and a can for each seat.
DECK, REEL, BIN, HANDS = 0, 1, 2, 3


def undealt(seats: int) -> Piles:
    """CR-01 All scenes in the deck."""
    layout = Layout([0] * CARDS)
    layout.pile("deck", HIDDEN)
    layout.pile("reel", OPEN)
    layout.pile("bin", OPEN)
    for seat in range(seats):
        layout.pile(f"hand {seat}", only(seat))
    for seat in range(seats):
        layout.pile(f"can {seat}", OPEN)
    piles = fresh(layout)
    for card in range(CARDS):
        piles.start(card, DECK)
    return piles


def monster(card: int) -> int:
    return card // 6


def points(card: int) -> int:
    return card % 6 + 1


def face(card: int) -> str:
    """`bat-3`"""
    return f"{MONSTERS[monster(card)]}-{points(card)}"


class CursedReelState(State):
    """Everything lies in piles; beside them only the number of turns is kept."""

    def __init__(self, seats: int, piles: Piles, chance: Chance) -> None:
        super().__init__(seats, piles, chance)
        self.turns = 1

    def copy(self) -> "CursedReelState":
        twin = CursedReelState(self.seats, self.piles.copy(), self.chance.copy())
        self.copied(twin)
        twin.turns = self.turns
        return twin

    def facts(self) -> list[int]:
        return [self.turns]

    def can(self, seat: int) -> int:
        return HANDS + self.seats + seat

    def worth(self, pile: int) -> int:
        return sum(points(card) for card in self.piles.cards(pile))

    def is_on_reel(self, card: int) -> bool:
        return any(monster(other) == monster(card) for other in self.piles.cards(REEL))

    def risk(self, viewer: int) -> int:
        """How likely the next scene is to tear the film, in percent, for all that a viewer knows."""
        unseen = [card for card in range(CARDS) if not self.piles.knows(viewer, card)]
        return 100 * sum(self.is_on_reel(card) for card in unseen) // max(1, len(unseen))
