"""The beginning: two shuffled decks, monsters around the players, one item each, and a random SP (starting player)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.journal import Journal
from matinee.games.roundhouse.deck import ATTACKS, ITEMS, MONSTERS, SHIELDS, Deck
from matinee.games.roundhouse.phases import ROUND
from matinee.games.roundhouse.state import FULL_LIFE, LIFE, NUMBERS, Roundhouse

# No life, points, wounds or rolls yet: a table begins with a copy.
BLANK: Final = vec[i64]([0] * NUMBERS)


def undealt(deck: Deck, seats: i64, chance: Chance, journal: Journal | None) -> Roundhouse:
    """RK-09 Everybody has 15 life; every card lies in its deck."""
    s = Roundhouse(deck, seats, deck.undealt.copy(), BLANK[:], chance)
    for seat in range(seats):
        s.numbers[LIFE + seat] = FULL_LIFE
    s.journal = journal
    return s


def deal(deck: Deck, seats: i64, chance: Chance, journal: Journal | None = None) -> Roundhouse:
    """RK-06 Shuffle both decks, the monsters first; RK-08 two monsters per player; RK-10 one item each.

    RK-11 The first SP (starting player) is chosen at random.
    """
    s = undealt(deck, seats, chance, journal)
    s.shuffle(MONSTERS)
    s.shuffle(ITEMS)
    for place in range(2 * seats):
        s.reinforce(place)
    for seat in range(seats):
        item = s.piles.top(ITEMS)
        s.turn_up((ATTACKS if deck.is_attack(item) else SHIELDS) + seat)
        if journal is not None:
            s.tell("began", seat, 0, 0, deck.name(item))
    s.starter = chance.below(seats)
    s.push(ROUND)
    s.advance()
    return s
