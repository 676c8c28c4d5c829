"""What a viewer may know: everything but the other's card, which is shown in the end only if hands were compared."""

from leduc_poker.state import BOARD, DECK, FACES, HANDS, Leduc
from matinee.engine.view import Counter, Plain, PlainCard, PlainSeat, View, ended, laid

RANKS = {"J": "jack", "Q": "queen", "K": "king"}


def view(s: Leduc, viewer: int) -> View:
    return View(
        **ended(s),
        plain=Plain(
            seats=[PlainSeat(seat, counters=[Counter("paid", int(s.paid(seat)))]) for seat in range(2)],
            piles=[
                laid(s, int(DECK), viewer, card),
                laid(s, int(BOARD), viewer, card, "row"),
                *(laid(s, int(HANDS) + seat, viewer, card, "hand", seat) for seat in range(2)),
            ],
            counters=[
                Counter("round", int(s.round), 2),
                Counter("raises", int(s.raises), 2),
                Counter("pot", int(s.paid0 + s.paid1)),
            ],
            active=int(s.asked),
        ),
    )


def card(number: int) -> PlainCard:
    """Both jacks have one name; their faces differ only in records."""
    face = FACES[number]
    return PlainCard(face, value=face[0], kind=RANKS[face[0]])
