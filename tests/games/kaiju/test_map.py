"""The laws of every map file, and what is said of a broken one."""

import re
from importlib import resources

import pytest
from tests.games.kaiju.conftest import SHOW

from matinee.engine import hexes
from matinee.engine.bits import bit, count_bits, first_bit
from matinee.engine.chance import Swift
from matinee.engine.errors import BadMap, BadSetup
from matinee.engine.playout import playout
from matinee.engine.show import Show
from matinee.games.kaiju import map as city_map
from matinee.games.kaiju.city import BUILDINGS, MOST_WATER, City
from matinee.games.kaiju.game import CardboardKaiju

FOLDER = resources.files("matinee.games.kaiju").joinpath("maps")
MAPS = sorted(file.name.removesuffix(".toml") for file in FOLDER.iterdir() if file.name.endswith(".toml"))
PAIR = re.compile(r"\[(-?\d+), (-?\d+)\]")
BRISBANE = FOLDER.joinpath("brisbane.toml").read_text(encoding="utf-8")


def city(name: str) -> City:
    found = SHOW.map(name).city
    assert isinstance(found, City)
    return found


@pytest.mark.parametrize("name", MAPS)
def test_the_water_is_connected(name: str) -> None:
    water = set(city(name).places[BUILDINGS:])
    assert set(hexes.reach(min(water), lambda place: place in water)) == water


@pytest.mark.parametrize("name", MAPS)
def test_every_building_can_be_reached(name: str) -> None:
    """Fell whatever can be touched, again and again: in the end nothing stands."""
    c = city(name)
    standing = int(c.all_buildings)
    while standing:
        reached = 0
        for a, b in c.placements(int(c.all_buildings) & ~standing):
            reached |= c.adjacent(a, b)
        assert reached & standing, "some buildings can never be reached"
        standing &= ~reached


@pytest.mark.parametrize("name", MAPS)
def test_one_hex_moves_link_all_placements(name: str) -> None:
    c = city(name)
    for rubble in (0, int(c.all_buildings)):
        placements = c.placements(rubble)
        linked = [placements[0]]
        for here in linked:
            linked += [there for there in placements if there not in linked and len({*here, *there}) == 3]
        assert len(linked) == len(placements)


@pytest.mark.parametrize("name", MAPS)
def test_a_bait_always_finds_another_place(name: str) -> None:
    """Even when only one building stands and its neighbours are rubble, two placements touch it."""
    c = city(name)
    for building in range(BUILDINGS):
        rubble = int(c.all_buildings) & ~(1 << building)
        assert sum(c.adjacent(a, b) >> building & 1 for a, b in c.placements(rubble)) >= 2


def test_brisbane_is_as_it_was_drawn() -> None:
    c = city("brisbane")
    opening = c.placements(0)
    touched = [int(c.adjacent(a, b) & c.all_buildings).bit_count() for a, b in opening]
    assert [touched.count(n) for n in range(1, 5)] == [6, 7, 9, 11]
    everywhere = c.placements(int(c.all_buildings))
    assert max(int(c.adjacent(a, b) & c.all_buildings).bit_count() for a, b in everywhere) <= 4 + 2
    reached = 0
    for a, b in opening:
        reached |= c.adjacent(a, b)
    inland = [b.id for number, b in enumerate(c.buildings) if not reached >> number & 1]
    assert inland == ["A4", "B4", "C9"]
    by_board = {letter: [b.large for b in c.buildings if b.id[0] == letter] for letter in "ABC"}
    assert all(sum(sizes) == 3 and len(sizes) == 9 for sizes in by_board.values())


def mirrored() -> str:
    """Brisbane seen from the other side: a second map that is nothing but one more file."""
    wide = re.sub(r"columns = .*", "columns = [-30, 30]", BRISBANE)
    lines = [line if line.startswith("columns") else PAIR.sub(turned, line) for line in wide.splitlines()]
    return "\n".join(lines)


def turned(pair: re.Match[str]) -> str:
    q, r = int(pair[1]), int(pair[2])
    return f"[{-q - r}, {r}]"


def test_a_second_map_is_one_more_file() -> None:
    files = {"maps/mirror.toml": mirrored()}
    show = Show(CardboardKaiju(), lambda name: files[name] if name in files else SHOW.read(name), {})
    s = show.deal(show.setup({"seats": 3, "map": "mirror"}), Swift(1))
    playout(s, Swift(2), 100_000)
    assert s.over


def test_an_unknown_map_is_named() -> None:
    with pytest.raises(BadSetup, match="no map called 'sydney'"):
        SHOW.deal(SHOW.setup({"seats": 3, "map": "sydney"}), Swift(1))
    with pytest.raises(BadSetup, match="no map called"):
        SHOW.deal(SHOW.setup({"seats": 3, "map": "../packs/house"}), Swift(1))


BROKEN = {
    "river in two": (("[8, 4]", "[14, 6]"), "The river is not in one piece"),
    "an id twice": (('id = "A1"', 'id = "A2"'), "Building 'A2' stands there twice"),
    "another size": (('Milton Stadium"\nsize = "large"', 'Milton Stadium"\nsize = "small"'), "this one 8 and 19"),
    "out of reach": (("hex = [-1, 2]", "hex = [5, 0]"), "Building 'A4' cannot be reached"),
    "twice": (("hex = [-1, 2]", "hex = [0, 2]"), "Hex 0,2 is used twice"),
    "off the boards": (("hex = [-1, 2]", "hex = [-9, 2]"), "Hex -9,2 lies on no board"),
    "start": (("start = [[16, 1], [17, 1]]", "start = [[16, 1], [14, 2]]"), "two adjacent water hexes"),
    "figure": (("figure = 2", "figure = 3"), "figure is 3"),
    "three hexes": (("figure = 2\nstart = [[16, 1]", "figure = 3\nstart = [[15, 1], [16, 1]"), "Kaiju of 2 hexes only"),
    "a longer start": (("start = [[16, 1]", "start = [[15, 1], [16, 1]"), "start names 3 hexes; the Kaiju covers 2"),
    "a word": (("figure = 2", 'figure = "two"'), "figure"),
    "a field": (("figure = 2", "figure = 2\ntides = 4"), "tides"),
    "no TOML": (("figure = 2", "figure = "), "brisbane.toml"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_map_is_refused_with_what_failed(fault: str) -> None:
    (old, new), told = BROKEN[fault]
    assert old in BRISBANE
    with pytest.raises(BadMap) as refused:
        city_map.read(BRISBANE.replace(old, new), "brisbane.toml")
    assert told in refused.value.sentence
    assert refused.value.code == "bad_map"


def test_each_failed_check_is_listed() -> None:
    text = BRISBANE.replace("hex = [-1, 2]", "hex = [0, 2]").replace("figure = 2", "figure = 1")
    with pytest.raises(BadMap) as refused:
        city_map.read(text, "b.toml")
    assert "figure is 1" in refused.value.sentence
    assert "Hex 0,2 is used twice" in refused.value.sentence


def test_every_bit_of_a_mask_is_itself_on_every_build() -> None:
    assert [bit(number) for number in range(BUILDINGS + MOST_WATER)] == [1 << n for n in range(BUILDINGS + MOST_WATER)]
    assert [first_bit(bit(number)) for number in range(62)] == list(range(62))
    assert count_bits(bit(61) | bit(40) | 1) == 3
