"""The three types of attack as bits of a small mask: a monster may have several, a defence card has one."""

from typing import Final

from mypy_extensions import i64

MELEE: Final[i64] = 1
AIR: Final[i64] = 2
MAGIC: Final[i64] = 4
TYPES: Final = ("melee", "air", "magic")

# The sets of types a hit can carry: 1 to 7.
SETS: Final[i64] = 8


def how_many(types: i64) -> i64:
    return (types & 1) + (types >> 1 & 1) + (types >> 2 & 1)


def type_names(types: i64) -> list[str]:
    return [name for number, name in enumerate(TYPES) if types >> number & 1]
