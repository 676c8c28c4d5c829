"""What a viewer may know: the played cards, his own hand, and how many cards everybody holds."""

import msgspec

from matinee.engine.view import winners_of
from matinee_examples.crazy_eights.state import DECK, HANDS, PLAYED, SUITS, Eights, face


class EightsView(msgspec.Struct, frozen=True):
    """The table, seen from one chair (a spectator has no hand)."""

    top: str
    suit: str
    deck: int
    counts: list[int]
    drawn: int
    plays: int
    hand: list[str]
    over: bool
    winners: list[int]
    ending: str


def view(s: Eights, viewer: int) -> EightsView:
    seats = int(s.seats)
    return EightsView(
        top=face(s.piles.top(PLAYED)),
        suit=SUITS[s.suit],
        deck=s.piles.count(DECK),
        counts=[s.piles.count(HANDS + seat) for seat in range(seats)],
        drawn=s.drawn,
        plays=s.plays,
        hand=[face(card) for card in s.piles.cards(HANDS + viewer)] if 0 <= viewer < seats else [],
        over=s.over,
        winners=winners_of(s),
        ending=s.ending,
    )
