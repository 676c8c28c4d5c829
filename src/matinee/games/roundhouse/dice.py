"""RK-05 Six-sided dice, as many as a roll needs: a whole roll is one integer, three bits a face, first die lowest.

RK-22 Each 5 or 6 is a hit.
"""

from typing import Final

from mypy_extensions import i64

from matinee.engine.chance import Chance

# More dice than this do not fit into one integer; the pack sees to it that none is ever rolled with more.
MOST_DICE: Final[i64] = 20


def throw(chance: Chance, dice: i64) -> i64:
    faces: i64 = 0
    for number in range(dice):
        faces |= chance.die() << (3 * number)
    return faces


def hits_in(faces: i64) -> i64:
    hits: i64 = 0
    while faces != 0:
        if faces & 7 >= 5:
            hits += 1
        faces >>= 3
    return hits


def face_list(faces: i64) -> list[int]:
    """A roll die by die, for the journal and for views."""
    found: list[int] = []
    while faces != 0:
        found.append(faces & 7)
        faces >>= 3
    return found
