"""How well a seat stands: few points in hand, and many in those of the others."""

from mypy_extensions import i64

from crazy_eights.state import HANDS, Eights
from matinee.engine.policy import Worth
from matinee.engine.seats import among


class EightsWorth(Worth[Eights]):
    """Each card weighs against its owner; an eight weighs less than its points, for it can always be played."""

    def of(self, s: Eights, seat: i64) -> float:
        if s.over:
            return 1000.0 if among(s.winners, seat) else -float(s.penalty(seat))
        least = i64(52)
        for other in range(s.seats):
            if other != seat:
                least = min(least, s.piles.count(HANDS + other))
        return float(2 * least - 5 * s.piles.count(HANDS + seat)) - 0.1 * float(s.penalty(seat))
