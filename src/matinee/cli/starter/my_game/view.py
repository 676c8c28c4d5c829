"""What a viewer may know: the row, their own hand, and how many cards everybody holds."""

from matinee.engine.view import Counter, Plain, PlainCard, PlainSeat, View, ended, laid

from .state import DECK, HANDS, ROW, MyGameState, face


def view(s: MyGameState, viewer: int) -> View:
    """Ids only: the words are in lang/*.ftl (`counter-played`, `pile-row`, `card-7`)."""
    return View(
        **ended(s),
        plain=Plain(
            seats=[
                PlainSeat(seat, score=Counter("played", s.played[seat], of=5), out=s.is_out(seat))
                for seat in range(s.seats)
            ],
            piles=[
                laid(s, DECK, viewer, card),
                laid(s, ROW, viewer, card, "row"),
                *(laid(s, HANDS + seat, viewer, card, "hand", seat) for seat in range(s.seats)),
            ],
            active=s.asked,
        ),
    )


def card(number: int) -> PlainCard:
    """`value` stands in the corner, `kind` gives the card its pattern."""
    return PlainCard(face(number), value=face(number), kind=("low", "middle", "high")[number // 10])
