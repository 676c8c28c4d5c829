"""RK-35 The hits that one attack of the monsters brings, the same for every target.

RK-37 A hit carries all types of its monster, so a volley counts its hits by their set of types: eight bits for each of
the seven sets, in one integer.
"""

from typing import Final

from mypy_extensions import i64

from matinee.games.roundhouse.attack_types import SETS, how_many

NO_HITS: Final[i64] = 0


def hits_with(volley: i64, types: i64) -> i64:
    """The hits that carry just this set of types."""
    return (volley >> (8 * (types - 1))) & 255


def with_hits(volley: i64, types: i64, hits: i64) -> i64:
    return volley + (hits << (8 * (types - 1)))


def all_hits(volley: i64) -> i64:
    hits: i64 = 0
    while volley != 0:
        hits += volley & 255
        volley >>= 8
    return hits


def hit_list(volley: i64) -> list[int]:
    """Hit by hit the set of types that it carries, for the journal."""
    found: list[int] = []
    for types in range(i64(1), SETS):
        found += [int(types)] * int(hits_with(volley, types))
    return found


def stoppable(volley: i64, type: i64) -> i64:
    """The hits that a card of one type can stop."""
    hits: i64 = 0
    for types in range(i64(1), SETS):
        if types & type != 0:
            hits += hits_with(volley, types)
    return hits


def after_block(volley: i64, type: i64, points: i64, others: i64) -> i64:
    """RK-40 What is left when a card stops all it can: first hits that no other card stops, then those of fewer types.

    `others` are the types of the defender's other cards.
    """
    for shared in range(i64(2)):
        for size in range(i64(1), i64(4)):
            for types in range(i64(1), SETS):
                if types & type != 0 and how_many(types) == size and (types & others != 0) == (shared == 1):
                    stopped = min(points, hits_with(volley, types))
                    volley -= stopped << (8 * (types - 1))
                    points -= stopped
    return volley
