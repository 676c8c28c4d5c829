"""How well a seat stands: by what it has paid, and how likely its hand is to be the better one."""

from mypy_extensions import i64

from leduc_poker.state import BOARD, Leduc
from matinee.engine.policy import Worth
from matinee.engine.seats import among


class LeducWorth(Worth[Leduc]):
    """Chips to be won or lost, times a guess at the chance of each."""

    def of(self, s: Leduc, seat: i64) -> float:
        if s.over:
            return float(winnings(s, seat))
        chance = 0.2 + 0.3 * float(s.strength(seat)) if s.piles.top(BOARD) < 0 else 0.15 + 0.2 * float(s.strength(seat))
        return (2.0 * min(chance, 0.95) - 1.0) * float(s.paid(1 - seat))

    def outcome(self, s: Leduc, seat: i64) -> float:
        """Thirteen chips are the most that one can win or lose."""
        return 0.5 + float(winnings(s, seat)) / 26.0


def winnings(s: Leduc, seat: i64) -> i64:
    """The loser's chips go to the winner."""
    if s.winners == 0:
        return 0
    return s.paid(1 - seat) if among(s.winners, seat) else -s.paid(seat)
