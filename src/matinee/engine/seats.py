"""Who may look: seats as bits of a small mask.

Seats are 0 to 5; a spectator is the viewer 7, who knows only what everybody knows.
"""

from typing import Final

from mypy_extensions import i64

from matinee.engine.bits import bit

NOBODY: Final[i64] = -1
SPECTATOR: Final[i64] = 7
MOST_SEATS: Final[i64] = 6

HIDDEN: Final[i64] = 0
OPEN: Final[i64] = 0xFF


def only(seat: i64) -> i64:
    """The mask of one seat."""
    return bit(seat)


def among(mask: i64, viewer: i64) -> bool:
    return (mask >> viewer) & 1 == 1
