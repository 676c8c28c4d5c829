"""The beginning of a game: an empty table, and the dealer drawn by lot."""

from matinee.engine.chance import Chance
from matinee.engine.journal import Journal
from matinee.games.rampage.build import NEXT_GAME, lay_table
from matinee.games.rampage.cells import no_robots
from matinee.games.rampage.deck import Deck
from matinee.games.rampage.state import Rampage


class Variant:
    """RR-70 How to win, RR-19 who begins, and how many games make a match."""

    def __init__(self, seats: int, hoarding: bool, first: int, best_of: int) -> None:
        self.seats = seats
        self.hoarding = hoarding
        self.first = first
        self.best_of = best_of


def undealt(deck: Deck, variant: Variant, chance: Chance, journal: Journal | None) -> Rampage:
    """RR-02 A table for two to six, with nothing built."""
    s = Rampage(deck, deck.undealt.copy(), variant.seats, no_robots(), chance)
    s.hoarding = variant.hoarding
    s.first = variant.first
    s.best_of = variant.best_of
    s.journal = journal
    return s


def deal(deck: Deck, variant: Variant, chance: Chance, journal: Journal | None = None) -> Rampage:
    """RR-05 The dealer's seat comes from the game's own chance (RR-74), like everything that follows."""
    s = undealt(deck, variant, chance, journal)
    s.dealer = chance.below(variant.seats)
    if s.best_of > 1:
        s.push(NEXT_GAME)
    lay_table(s)
    s.advance()
    return s
