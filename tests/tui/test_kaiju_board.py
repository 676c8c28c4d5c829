"""The city in a terminal: drawn in its width, readable without colour, and told line by line."""

import io
from typing import Any

import pytest
from rich.console import Console

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.view import Option
from matinee.tui.boards import board
from matinee.tui.hints import doubt

KAIJU = show("kaiju")
NAMES = ["Kai", "Ada", "Bo", "Cy", "Di"]
GIVEN = {
    "level": 5,
    "rubble": ["C8", "A1"],
    "damage": {"C2": 2, "C5": 1},
    "shields": ["B2"],
    "support": ["cable-net", "shielding"],
    "carapace": True,
    "flares": 1,
    "hands": {"kaiju": ["smash", "stomp", "stomp"], "a": ["assault-2", "repellant"]},
}


def state(seats: int) -> Any:
    return KAIJU.arrange(GIVEN, KAIJU.setup({"seats": seats}), Swift(1))


def drawn(width: int, viewer: int = 1, seats: int = 5, height: int = 40) -> str:
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None, legacy_windows=False)
    console.print(board(KAIJU.id).draw(KAIJU.game.view(state(seats), viewer), NAMES, viewer))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_city_keeps_to_its_width(width: int) -> None:
    picture = drawn(width)
    assert all(len(line) <= width for line in picture.splitlines())
    for word in ("C2!", "4/6", "C5", "2/3", "[6]", "c8", "a1", ":::", "/K\\", "KAIJU DECK", "STANDING 25 of 27"):
        assert word in picture, word
    for word in ("1 2 3 4 [5] 6 7 8", "Support 2/4: Cable Net, Shielding+", "CARAPACE", "ENRAGE left 0", "risk of"):
        assert word in picture, word


@pytest.mark.parametrize(("height", "lines", "figure"), [(40, 16, "/K\\"), (24, 9, "/KK\\")])
def test_every_building_is_on_the_map_once(height: int, lines: int, figure: str) -> None:
    city = "\n".join(drawn(80, height=height).splitlines()[2:lines])
    for letter in "ABC":
        for number in range(1, 10):
            assert city.upper().count(f"{letter}{number}") == 1, f"{letter}{number}"
    assert city.count(figure) == 2


def test_at_eighty_by_twenty_four_the_hand_is_seen_above_the_whole_map() -> None:
    lines = drawn(80, viewer=1, height=24).splitlines()
    assert "Ada (you), defender: Assault 2+, Repellant+" in lines[0]
    assert any("Support" in line for line in lines[:13])


def test_hands_are_shown_to_those_who_may_see_them() -> None:
    assert "Ada (you), defender: Assault 2+, Repellant+" in drawn(80, viewer=1)
    assert "Kai, the Kaiju: 3 cards" in drawn(80, viewer=1)
    assert "Kai (you), the Kaiju: Smash, Stomp x2" in drawn(80, viewer=0)
    assert "Ada, defender: 2 cards" in drawn(80, viewer=0)
    assert "Kai, the Kaiju: 3 cards" in drawn(80, viewer=7)


def test_line_by_line_every_building_has_its_sentence() -> None:
    lines = board(KAIJU.id).tell(KAIJU.game.view(state(5), 1), NAMES, 1)
    assert "B2 Story Bridge, large, 6 of 6, shielded" in lines
    assert "C2 Bulimba Shipyard, large, 4 of 6, touching" in lines
    assert "C8 Port Cranes, small, rubble" in lines
    assert (
        "The Kaiju lies on Moreton Bay Mouth (16,1) + Moreton Bay Mouth (17,1) and touches: Bulimba Shipyard (C2)"
        in lines
    )
    assert any(line.startswith("large, whole: A2 Roma Street Station") for line in lines)
    for building in KAIJU.game.view(state(5), 1).buildings:  # type: ignore[attr-defined]
        assert sum(f"{building.id} {building.name}" in line for line in lines) == 1


def test_a_useless_card_is_doubted_only_where_another_is_not() -> None:
    idle = Option("play:hand:stomp", "", "", "", ["no_effect"])
    better = Option("play:hand:punch", "", "", "", ["touches:C2"])
    assert doubt(idle.hints, [idle, better])
    assert doubt(idle.hints, [idle, idle]) == ""
    assert doubt(["overdraws"], [idle, idle])


def test_the_city_names_what_the_kaiju_touches_as_options_do() -> None:
    picture = " ".join(drawn(120).split())
    assert "Bulimba Shipyard (C2)" in picture
    assert "Moreton Bay Mouth (16,1)" in picture
