"""Masks of small numbers: card kinds, colours, traits, hexes."""

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The mask that has this one bit.

    Never write `i64(1) << place` in a compiled module: a literal becomes a C int there, however it is cast or named
    (locals and `Final`s are inlined), and bits from 31 on come out wrong. A parameter keeps its 64 bits.
    """
    return raised(1, place)


def raised(mask: i64, places: i64) -> i64:
    return mask << places
