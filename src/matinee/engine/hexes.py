"""Hexagons by axial coordinates: pointy tops, q to the east, r to the south-east.

A hex (q, r) is the cube (q, r, -q - r), whose three coordinates always sum to zero. Geometry is computed when a board
is loaded; in play a game reads the tables made then.
"""

from collections.abc import Callable
from typing import Final

Hex = tuple[int, int]

# Counter-clockwise from the east; the opposite of direction d is d + 3.
DIRECTIONS: Final = ("E", "NE", "NW", "W", "SW", "SE")
STEPS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbour(here: Hex, direction: int) -> Hex:
    """The hex one step away in a direction."""
    dq, dr = STEPS[direction]
    return here[0] + dq, here[1] + dr


def neighbours(here: Hex) -> list[Hex]:
    """The six hexes that share an edge, in the order of DIRECTIONS."""
    return [neighbour(here, direction) for direction in range(6)]


def direction(here: Hex, there: Hex) -> int:
    """The direction of a neighbour, or -1 if the two do not share an edge."""
    step = (there[0] - here[0], there[1] - here[1])
    return STEPS.index(step) if step in STEPS else -1


def distance(here: Hex, there: Hex) -> int:
    """The fewest steps from one hex to another."""
    dq, dr = there[0] - here[0], there[1] - here[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def ring(centre: Hex, radius: int) -> list[Hex]:
    """All hexes at exactly this distance, counter-clockwise from the south-west corner."""
    if radius == 0:
        return [centre]
    found: list[Hex] = []
    here = (centre[0] - radius, centre[1] + radius)
    for way in range(6):
        # From the south-west corner the first side leads east.
        for _ in range(radius):
            found.append(here)
            here = neighbour(here, way)
    return found


def within(centre: Hex, radius: int) -> list[Hex]:
    """All hexes within this distance, ring by ring."""
    found: list[Hex] = []
    for far in range(radius + 1):
        found += ring(centre, far)
    return found


def reach(start: Hex, free: Callable[[Hex], bool]) -> list[Hex]:
    """Every hex that can be walked to over free hexes, the start included, nearest first."""
    found = [start]
    seen = {start}
    for here in found:
        for there in neighbours(here):
            if there not in seen and free(there):
                seen.add(there)
                found.append(there)
    return found


def column(here: Hex) -> int:
    """The column of a hex in a picture grid whose odd rows are shifted half a hex to the right."""
    return here[0] + here[1] // 2
