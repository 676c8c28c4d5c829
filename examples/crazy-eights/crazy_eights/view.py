"""What a viewer may know: the played cards, their own hand, and how many cards everybody holds."""

from crazy_eights.state import DECK, HANDS, PLAYED, SUITS, Eights, face, suit, title
from matinee.engine.view import Counter, Plain, PlainCard, PlainSeat, View, ended, laid


def view(s: Eights, viewer: int) -> View:
    seats = range(int(s.seats))
    return View(
        **ended(s),
        plain=Plain(
            seats=[PlainSeat(seat) for seat in seats],
            piles=[
                laid(s, int(DECK), viewer, card),
                laid(s, int(PLAYED), viewer, card, counters=[Counter(f"follow-{SUITS[s.suit]}")]),
                *(laid(s, int(HANDS) + seat, viewer, card, "hand", seat) for seat in seats),
            ],
            counters=[Counter("plays", int(s.plays), 100), Counter("drawn", int(s.drawn), 5)],
            active=int(s.asked),
        ),
    )


def card(number: int) -> PlainCard:
    return PlainCard(face(number), title(number), value=title(number).split()[0], kind=SUITS[suit(number)])
