"""The map file: buildings, river and boards, checked as it is read. A second city is one more file in `maps/`."""

from typing import Literal

import msgspec

from matinee.engine import hexes
from matinee.engine.errors import BadMap
from matinee.engine.hexes import Hex
from matinee.games.kaiju.city import BUILDINGS, LARGE, MOST_WATER, Building, City

# CK-05 A map file says how many hexes its Kaiju covers; this edition knows no other figure than a pair.
FIGURE = 2


class BuildingRow(msgspec.Struct, forbid_unknown_fields=True):
    """One building and the hex it stands on (CK-04 every building is one hex)."""

    id: str
    name: str
    size: Literal["large", "small"]
    hex: Hex


class Reach(msgspec.Struct, forbid_unknown_fields=True):
    """A named stretch of water."""

    name: str
    hexes: list[Hex]


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """CK-14 One of the pieces that are slid together: the columns of the picture that it covers."""

    name: str
    columns: tuple[int, int]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The file as it stands."""

    name: str
    figure: int
    start: list[Hex]
    boards: list[Board]
    reaches: list[Reach]
    buildings: list[BuildingRow]

    @property
    def water(self) -> list[Hex]:
        return [place for reach in self.reaches for place in reach.hexes]


class Chart:
    """A checked map: the city in tables, and what only people want to know of it."""

    def __init__(self, file: File) -> None:
        rows = sorted(file.buildings, key=lambda row: row.id)
        buildings = [Building(row.id, row.name, row.size == "large", row.hex) for row in rows]
        reaches = [reach.name for reach in file.reaches for _ in reach.hexes]
        self.city = City(file.name, buildings, file.water, reaches, file.start)
        self.boards = file.boards


def read(text: str, source: str) -> Chart:
    try:
        file = msgspec.toml.decode(text, type=File)
    except (msgspec.ValidationError, msgspec.DecodeError, ValueError) as fault:
        raise BadMap(f"{source}: {fault}.") from None
    except RecursionError:
        raise BadMap(f"{source}: brackets within brackets without an end.") from None
    faults = counts(file) + places(file)
    if not faults:
        faults = ways(file, Chart(file).city)
    if faults:
        raise BadMap(f"{source}: {' '.join(faults)}")
    return Chart(file)


def counts(file: File) -> list[str]:
    """CK-02 27 buildings, 9 large and 18 small."""
    large = sum(row.size == "large" for row in file.buildings)
    faults = []
    if file.figure != FIGURE:
        faults.append(f"figure is {file.figure}; this edition plays a Kaiju of {FIGURE} hexes only (CK-05).")
    if len(file.start) != FIGURE:
        faults.append(f"start names {len(file.start)} hexes; the Kaiju covers {FIGURE}.")
    if len(file.buildings) != BUILDINGS or large != LARGE:
        small = len(file.buildings) - large
        faults.append(f"A city has 9 large and 18 small buildings, this one {large} and {small}.")
    if len(file.water) > MOST_WATER:
        faults.append(f"A river has at most {MOST_WATER} hexes, this one {len(file.water)}.")
    return faults


def places(file: File) -> list[str]:
    """Nothing lies twice, nothing lies off the boards, and the Kaiju starts in the water (CK-08)."""
    ids = [row.id for row in file.buildings]
    faults = [f"Building {id!r} stands there twice." for id in sorted({id for id in ids if ids.count(id) > 1})]
    used = file.water + [row.hex for row in file.buildings]
    faults += [f"Hex {name(h)} is used twice." for h in sorted({h for h in used if used.count(h) > 1})]
    for place in used:
        if not any(board.columns[0] <= hexes.column(place) <= board.columns[1] for board in file.boards):
            faults.append(f"Hex {name(place)} lies on no board.")
    if len(file.start) == FIGURE and (hexes.distance(*file.start) != 1 or not set(file.start) <= set(file.water)):
        faults.append("The start must be two adjacent water hexes.")
    return faults


def ways(file: File, city: City) -> list[str]:
    """CK-55 The river is one piece, and every building can be touched some day."""
    water = set(file.water)
    faults = []
    if len(hexes.reach(file.start[0], lambda place: place in water)) < len(water):
        faults.append("The river is not in one piece.")
    for row in sorted(file.buildings, key=lambda row: row.id):
        if not is_reachable(row.hex, water, {other.hex for other in file.buildings}):
            faults.append(f"Building {row.id!r} cannot be reached, not even when its neighbours are rubble.")
    return faults + openings(city)


def is_reachable(place: Hex, water: set[Hex], buildings: set[Hex]) -> bool:
    """A building is touched from the water, or from the rubble of a neighbour that stood at the water."""
    beside = hexes.neighbours(place)
    if water & set(beside):
        return True
    return any(hex in buildings and water & set(hexes.neighbours(hex)) for hex in beside)


def openings(city: City) -> list[str]:
    """CK-56 One-hex moves link all placements, so a push always finds one; each touches something at the start."""
    placements = city.placements(0)
    faults = []
    for a, b in placements:
        if not city.adjacent(a, b) & city.all_buildings:
            faults.append(f"At the start, {name(city.places[a])}+{name(city.places[b])} touches no building.")
    linked = [placements[0]] if placements else []
    for here in linked:
        linked += [there for there in placements if there not in linked and len({*here, *there}) == 3]
    if len(linked) < len(placements):
        faults.append("Some placements of the Kaiju cannot be reached from others by one-hex moves.")
    return faults


def name(place: Hex) -> str:
    return f"{place[0]},{place[1]}"
