"""A second, slow reading of the city: hexes, placements and what touches what, straight from the map file.

Written from RULES.md and the map alone, without a look at the engine; `oracle.py` plays on it.
"""

from pathlib import Path
from tomllib import loads
from typing import Any

HOUSE = Path(__file__).parents[3] / "src/matinee/games/kaiju"
DIRECTIONS = {"E": (1, 0), "NE": (1, -1), "NW": (0, -1), "W": (-1, 0), "SW": (-1, 1), "SE": (0, 1)}

Hex = tuple[int, int]
Placement = frozenset[Hex]
Table = dict[str, Any]


def read_city(name: str = "brisbane") -> Table:
    """CK-03, CK-04, CK-08 The map: water, and buildings of 6 or 3 hit points, all of them whole."""
    printed = loads((HOUSE / f"maps/{name}.toml").read_text())
    return {
        "water": {tuple(hex) for reach in printed["reaches"] for hex in reach["hexes"]},
        "figure": frozenset(tuple(hex) for hex in printed["start"]),
        "buildings": {
            row["id"]: {
                "hex": tuple(row["hex"]),
                "large": row["size"] == "large",
                "strength": 6 if row["size"] == "large" else 3,
                "damage": 0,
                "shielded": False,
                "standing": True,
            }
            for row in printed["buildings"]
        },
    }


def beside(hex: Hex) -> dict[str, Hex]:
    """The six neighbours by direction."""
    return {name: (hex[0] + q, hex[1] + r) for name, (q, r) in DIRECTIONS.items()}


def touched(city: Table, figure: Placement) -> list[str]:
    """CK-07 A standing building touches the Kaiju when its hex shares an edge with either Kaiju hex."""
    edge = {near for hex in figure for near in beside(hex).values()}
    return [id for id, building in city["buildings"].items() if building["standing"] and building["hex"] in edge]


def placements(city: Table) -> list[Placement]:
    """CK-06 Two adjacent hexes, each water or rubble, at least one of them water."""
    rubble = {building["hex"] for building in city["buildings"].values() if not building["standing"]}
    pairs = {frozenset((hex, near)) for hex in city["water"] for near in beside(hex).values()}
    return [pair for pair in pairs if pair <= city["water"] | rubble]


def swims(city: Table) -> list[Placement]:
    """CK-55 Any legal placement but the one where the Kaiju lies: to stay is to pass."""
    return [place for place in placements(city) if place != city["figure"]]


def one_hex(city: Table) -> dict[str, Placement]:
    """CK-56 One hex stays, the other is lifted next to it. `a` is the northern hex, the western one of two in a row."""
    a, b = sorted(city["figure"], key=lambda hex: (hex[1], hex[0]))
    legal = swims(city)
    moves = {}
    for letter, stays in (("a", a), ("b", b)):
        for direction, other in beside(stays).items():
            if frozenset((stays, other)) in legal:
                moves[f"{letter}:{direction}"] = frozenset((stays, other))
    return moves


def hit(city: Table, id: str, damage: int) -> int:
    """CK-35, CK-38, CK-52 A shield swallows all of it; damage adds up; what is left over is given back."""
    building = city["buildings"][id]
    if building["shielded"]:
        building["shielded"] = False
        return 0
    needed = building["strength"] - building["damage"]
    if damage < needed:
        building["damage"] += damage
        return 0
    building.update(standing=False, damage=0)  # CK-60
    return int(damage - needed)
