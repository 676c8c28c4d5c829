"""What a viewer may know: everything but the other's card, which is shown in the end only if hands were compared."""

import msgspec

from matinee.engine.view import winners_of
from matinee_examples.leduc.state import BOARD, FACES, HANDS, Leduc


class LeducView(msgspec.Struct, frozen=True):
    """The table. An empty face is a card that is not there or not known."""

    round: int
    raises: int
    paid: list[int]
    board: str
    hand: str
    over: bool
    winners: list[int]
    ending: str


def view(s: Leduc, viewer: int) -> LeducView:
    board = s.piles.top(BOARD)
    return LeducView(
        round=s.round,
        raises=s.raises,
        paid=[s.paid0, s.paid1],
        board=FACES[board] if board >= 0 else "",
        hand=FACES[s.piles.top(HANDS + viewer)] if 0 <= viewer < 2 else "",
        over=s.over,
        winners=winners_of(s),
        ending=s.ending,
    )
