"""A small block of numbers by seat and by torso, which a copy takes along in one go."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

# The block of numbers by seat: torso, value, order and cause of the fall, wins in a match; then each torso's owner.
TORSO_OF: Final[i64] = 0
VALUE_OF: Final[i64] = 6
FELL: Final[i64] = 12
CAUSE: Final[i64] = 18
WINS: Final[i64] = 24
OWNER: Final[i64] = 30
CELLS: Final = 36


def no_robots() -> vec[i16]:
    """The block of numbers before anybody owns a robot."""
    cells = vec[i16]([i16(0)] * CELLS)
    for place in range(i64(6)):
        cells[TORSO_OF + place] = i16(-1)
        cells[OWNER + place] = i16(-1)
    return cells
