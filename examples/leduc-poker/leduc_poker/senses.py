"""What a learner is given: its own card, the board, and the betting."""

from mypy_extensions import i64

from leduc_poker.state import BOARD, Leduc, rank
from leduc_poker.steps import FOLD, RAISE
from matinee.engine.senses import Row, Senses, Span


class LeducSenses(Senses[Leduc]):
    """LED-09 A folded hand stays hidden; hands that were compared are seen."""

    def __init__(self) -> None:
        super().__init__(2, [Span("Bet", FOLD, RAISE, "fold, call, raise")])
        self.hand = self.block("the rank of each seat's card: your own, then the other's once it is shown", 6)
        self.board = self.block("the rank on the board", 3)
        self.betting = self.block("round, raises in it, who has spoken since", 3)
        self.paid = self.block("chips paid: by oneself, by the other", 2)

    def sense(self, s: Leduc, viewer: i64, row: Row) -> None:
        for seat in range(i64(2)):
            card = s.card(seat)
            if s.piles.knows(viewer, card):
                row.put(self.hand + 3 * self.turned(seat, viewer) + rank(card), 1)
            row.put(self.paid + self.turned(seat, viewer), s.paid(seat))
        board = s.piles.top(BOARD)
        if board >= 0:
            row.put(self.board + rank(board), 1)
        row.put(self.betting, s.round)
        row.put(self.betting + 1, s.raises)
        row.put(self.betting + 2, s.spoken)
