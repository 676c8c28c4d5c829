"""What a viewer may know: all but the deck and the hands of others."""

from matinee.engine.view import Counter, Plain, PlainCard, PlainSeat, View, ended, laid

from .state import BIN, DECK, HANDS, MONSTERS, REEL, CursedReelState, face, monster, points


def view(s: CursedReelState, viewer: int) -> View:
    seats = range(s.seats)
    return View(
        **ended(s),
        plain=Plain(
            seats=[PlainSeat(seat, score=Counter("points", s.worth(s.can(seat)))) for seat in seats],
            piles=[
                laid(s, DECK, viewer, card),
                laid(s, REEL, viewer, card, "row", counters=[Counter("worth", s.worth(REEL))]),
                laid(s, BIN, viewer, card),
                *(laid(s, HANDS + seat, viewer, card, "hand", seat) for seat in seats),
                *(laid(s, s.can(seat), viewer, card, "stack", seat) for seat in seats),
            ],
            counters=[Counter("turn", s.turns), Counter("risk", s.risk(viewer), of=100, grave=True)],
            active=s.asked,
        ),
    )


def card(number: int) -> PlainCard:
    return PlainCard(face(number), value=str(points(number)), kind=MONSTERS[monster(number)])
