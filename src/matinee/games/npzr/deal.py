"""The beginning: shuffle, deal five each, and see who begins."""

from matinee.engine.chance import Chance
from matinee.engine.piles import fresh
from matinee.games.npzr.deck import DECK, HANDS, Deck
from matinee.games.npzr.stacks import no_stacks
from matinee.games.npzr.state import Npzr
from matinee.games.npzr.steps import TURN


def empty_table(deck: Deck, turn_limit: int, chance: Chance) -> Npzr:
    """Every card in the deck, nothing dealt."""
    s = Npzr(deck, fresh(deck.layout), no_stacks(int(deck.size)), chance)
    s.turn_limit = turn_limit
    for card in range(deck.size):
        s.piles.start(card, DECK)
        s.piles.lay(card, deck.printed(card))
    return s


def deal(deck: Deck, turn_limit: int, chance: Chance) -> Npzr:
    """NPZR-03 Five cards each, dealt alternately; NPZR-04 who begins is drawn by lot."""
    s = empty_table(deck, turn_limit, chance)
    s.shuffle(DECK)
    s.active = chance.below(2)
    for _ in range(5):
        for seat in (s.active, 1 - s.active):
            s.draw(seat)
    s.push(TURN)
    s.advance()
    return s
