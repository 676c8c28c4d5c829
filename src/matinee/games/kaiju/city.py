"""The city as tables of integers: 27 buildings, the river, and who lies beside whom.

A used hex is a bit of a mask: buildings first (0 to 26), then the water. CK-03 Unused hexes have no bit at all, so
nothing can ever be on one.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from matinee.engine import hexes
from matinee.engine.bits import bit
from matinee.engine.hexes import Hex

BUILDINGS: Final[i64] = 27
LARGE: Final[i64] = 9
MOST_WATER: Final[i64] = 35
# CK-04 A large building takes 6 damage before it falls, a small one 3.
LARGE_STRENGTH: Final[i64] = 6
SMALL_STRENGTH: Final[i64] = 3
NOWHERE: Final[i64] = -1


class Building:
    """One piece of cardboard, as it is printed on the map."""

    def __init__(self, id: str, name: str, large: bool, place: Hex) -> None:
        self.id = id
        self.name = name
        self.large = large
        self.place = place


class City:
    """CK-14 One graph, whatever boards it was slid together from; shared by all states, never changed."""

    def __init__(
        self, name: str, buildings: list[Building], water: list[Hex], reaches: list[str], start: list[Hex]
    ) -> None:
        self.name = name
        self.buildings = buildings
        # What people call each hex: its building, or its stretch of the river.
        self.names: list[str] = [b.name for b in buildings] + reaches
        self.places: list[Hex] = [b.place for b in buildings] + water
        self.waters: i64 = len(water)
        self.all_buildings: i64 = bit(BUILDINGS) - 1
        self.water: i64 = (bit(self.waters) - 1) << BUILDINGS
        self.large: i64 = 0
        for number, building in enumerate(buildings):
            if building.large:
                self.large |= bit(i64(number))
        # Six cells a hex: the number of its neighbour in each direction, or NOWHERE.
        self.toward: vec[i16] = vec[i16]()
        self.near: vec[i64] = vec[i64]()
        # The order of a figure's two hexes: lower r, then lower q.
        order = sorted(self.places, key=lambda place: (place[1], place[0]))
        self.rank: vec[i16] = vec[i16]([i16(order.index(place)) for place in self.places])
        self.link()
        self.start_a: i64 = self.find(start[0])
        self.start_b: i64 = self.find(start[1])

    def link(self) -> None:
        """CK-07 Adjacent means sharing an edge."""
        for place in self.places:
            mask: i64 = 0
            for there in hexes.neighbours(place):
                number = self.find(there)
                self.toward = append(self.toward, i16(number))
                if number != NOWHERE:
                    mask |= bit(number)
            self.near = append(self.near, mask)

    def find(self, place: Hex) -> i64:
        """The number of a used hex."""
        return self.places.index(place) if place in self.places else -1

    def number(self, id: str) -> i64:
        """The number of a building, or NOWHERE."""
        for number, building in enumerate(self.buildings):
            if building.id == id:
                return number
        return NOWHERE

    def strength(self, building: i64) -> i64:
        return LARGE_STRENGTH if (self.large >> building) & 1 == 1 else SMALL_STRENGTH

    def neighbour(self, hex: i64, direction: i64) -> i64:
        return i64(self.toward[6 * hex + direction])

    def adjacent(self, a: i64, b: i64) -> i64:
        """Every hex that shares an edge with a figure of two hexes."""
        return self.near[a] | self.near[b]

    def is_before(self, a: i64, b: i64) -> bool:
        return self.rank[a] < self.rank[b]

    def direction(self, a: i64, b: i64) -> i64:
        for way in range(i64(6)):
            if i64(self.toward[6 * a + way]) == b:
                return way
        return NOWHERE

    def placements(self, rubble: i64) -> list[tuple[int, int]]:
        """CK-06 Every pair of adjacent hexes, each water or rubble, at least one water."""
        free = self.water | rubble
        found: list[tuple[int, int]] = []
        for a in range(i64(len(self.places))):
            for b in range(max(a + 1, BUILDINGS), i64(len(self.places))):
                if (free >> a) & 1 == 1 and (self.near[a] >> b) & 1 == 1:
                    found.append((a, b))
        return found
