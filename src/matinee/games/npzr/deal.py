"""The beginning: shuffle, deal five each, and see who begins."""

from matinee.engine.chance import Chance
from matinee.engine.journal import Journal
from matinee.games.npzr.deck import DECK, Deck
from matinee.games.npzr.stacks import no_stacks
from matinee.games.npzr.state import NO_MARKS, Npzr
from matinee.games.npzr.steps import TURN


def undealt(deck: Deck, turn_limit: int, chance: Chance, journal: Journal | None) -> Npzr:
    """Every card in the deck, nothing dealt."""
    s = Npzr(deck, deck.undealt.copy(), no_stacks(int(deck.size)), NO_MARKS[:], chance)
    s.turn_limit = turn_limit
    s.journal = journal
    return s


def deal(deck: Deck, turn_limit: int, chance: Chance, journal: Journal | None = None) -> Npzr:
    """NPZR-03 Five cards each, dealt alternately; NPZR-04 the first player is chosen at random."""
    s = undealt(deck, turn_limit, chance, journal)
    s.shuffle(DECK)
    s.active = chance.below(2)
    for _ in range(5):
        s.draw(s.active)
        s.draw(1 - s.active)
    s.push(TURN)
    s.advance()
    return s
