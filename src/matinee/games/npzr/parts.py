"""The words of the game as small integers: characters, positions, and the part that a card shows."""

from typing import Final

from mypy_extensions import i64

CHARACTERS: Final = ("ninja", "pirate", "zombie", "robot")
POSITIONS: Final = ("head", "torso", "legs")
LETTERS: Final = "NPZR"
PLACES: Final = "HTL"

# A part is one of twelve: character * 3 + position. A wild that lies in a hand shows nothing yet.
PARTS: Final[i64] = 12
NOTHING: Final[i64] = -1
ALL_MARKS: Final[i64] = 0b1111


def character_of(part: i64) -> i64:
    return part // 3


def part_name(part: i64) -> str:
    """`ninja.legs`"""
    return f"{CHARACTERS[part // 3]}.{POSITIONS[part % 3]}"


def part_key(part: i64) -> str:
    """`N-L`"""
    return f"{LETTERS[part // 3]}-{PLACES[part % 3]}"
