"""Drafts: a card chosen for a use stays in its hand; its counter tells the use, and its place in the draft."""

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.games.rampage.deck import HANDS
from matinee.games.rampage.parts import ORDER, order_of, use_of
from matinee.games.rampage.state import Rampage


def draft(s: Rampage, card: i64, use: i64) -> None:
    """Choose a card for a use: it stays in the hand until everything is shown."""
    s.drafted += 1
    s.piles.set_counter(card, use + ORDER * s.drafted)


def add_undrafted(s: Rampage, seat: i64, out: Options) -> None:
    """Offer every hand card that has no use yet."""
    card = s.piles.bottom(HANDS + seat)
    while card != NONE:
        if s.piles.counter(card) == 0:
            out.add(card)
        card = s.piles.above(card)


def drafted_at(s: Rampage, seat: i64, order: i64) -> i64:
    """The card that was drafted as number `order`; 0: one that has no use yet. NONE if there is none."""
    card = s.piles.top(HANDS + seat)
    while card != NONE and order_of(s.piles.counter(card)) != order:
        card = s.piles.below(card)
    return card


def drafted_for(s: Rampage, seat: i64, use: i64) -> i64:
    """A card drafted for this use, or NONE."""
    card = s.piles.top(HANDS + seat)
    while card != NONE and use_of(s.piles.counter(card)) != use:
        card = s.piles.below(card)
    return card
