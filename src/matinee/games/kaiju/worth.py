"""How well a side stands: the two clocks, and what hurries them."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.policy import Worth
from matinee.games.kaiju.deck import KAIJU_DECK
from matinee.games.kaiju.state import Siege, bits, first_bit

WON: Final = 100_000.0


class SiegeWorth(Worth[Siege]):
    """The Kaiju's worth is the defenders' with the sign turned."""

    def of(self, s: Siege, seat: i64) -> float:
        if s.over:
            return WON if (s.winners >> seat) & 1 == 1 else -WON
        value = defence(s)
        return -value if seat == s.kaiju else value


def defence(s: Siege) -> float:
    value = -1.0 * float(s.piles.count(KAIJU_DECK))
    standing = s.standing
    while standing != 0:
        value += float(s.left(first_bit(standing)))
        standing &= standing - 1
    return value + 2.0 * float(bits(s.shields))
