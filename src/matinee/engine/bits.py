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


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def first_bit(mask: i64) -> i64:
    """The number of the lowest bit that is set."""
    number: i64 = 0
    if mask & 0xFFFFFFFF == 0:
        mask >>= 32
        number = 32
    if mask & 0xFFFF == 0:
        mask >>= 16
        number += 16
    if mask & 0xFF == 0:
        mask >>= 8
        number += 8
    while mask & 1 == 0:
        mask >>= 1
        number += 1
    return number
