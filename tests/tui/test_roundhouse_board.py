"""The barn in a terminal: what is drawn, how wide, and that nothing needs colour."""

import io
from typing import Any

import pytest
from rich.console import Console

from matinee.catalog import show
from matinee.engine.chance import Scripted, Swift
from matinee.engine.playout import playout
from matinee.testing.scenario import Scenario
from matinee.tui.boards import board
from matinee.tui.hints import doubt, is_grave, read_hints

ROUNDHOUSE = show("roundhouse")
NAMES = ["Ada", "Bo", "Cy", "Di"]
GIVEN: dict[str, Any] = {
    "phase": "kick",
    "starter": "c",
    "life": {"a": 9, "b": 0, "c": 4},
    "items": {"a": ["Spud Cannon", "Rake of Regret", "Dustbin Lid@2", "Umbrella@1"], "c": ["Garlic Bread"]},
    "kills": {"a": ["Werepoodle", "Barn Dragon"]},
    "places": {
        "L1": "Gargoyle on a Zip Line@1",
        "L2": "Exploding Turnip",
        "L4": "Thing Behind the Barn@1",
        "L8": "Angry Villager No. 7",
        "M1": "Mummy on Overtime@1",
        "M3": "Colossal Cow@1",
    },
}


def table(given: dict[str, Any] = GIVEN, faces: tuple[int, ...] = ()) -> Scenario:
    return Scenario(ROUNDHOUSE, given, setup={"seats": 4}, chance=Scripted([face - 1 for face in faces]))


def drawn(at: Scenario, width: int, height: int = 24, viewer: int = 0) -> str:
    console = Console(file=io.StringIO(), width=width, height=height, color_system=None, legacy_windows=False)
    console.print(board(ROUNDHOUSE.id).draw(at.view(), NAMES, viewer))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


@pytest.mark.parametrize(("width", "height"), [(80, 24), (80, 40), (100, 30), (120, 40), (160, 60)])
def test_everything_is_there_without_colour(width: int, height: int) -> None:
    picture = drawn(table(), width, height)
    assert all(len(line) <= width for line in picture.splitlines())
    for word in ("Round 2", "»KICK!«", "aaaaargh!", "cavalry", "monsters 46", "items 49", "Ada (you)", "★Cy"):
        assert word in picture, word
    # Types by shape and letters, strength in brackets, covered marks, points.
    for word in ("[1] ■Me▲Ai", "1-x", "[3] ■Me▲Ai◆Ma", "1-1-2-3-x", "10p", "L3", "M1", "M3"):
        assert word in picture, word
    for word in ("♥ 9 █████████······", "+4 Spud Cannon", "■Me 2/3 Dustbin Lid", "10 points (2 kills)", "defence 3"):
        assert word in picture, word
    assert "Coming at everybody: 7 dice, about 2.3 hits" in picture
    assert "out, still scores" in next(line for line in picture.splitlines() if "Bo" in line)
    assert "! AAAAARGH! target" in next(line for line in picture.splitlines() if "Cy" in line)
    assert "the middle holds off the cavalry" in picture


def test_names_are_whole_where_there_is_room() -> None:
    picture = drawn(table(), 120)
    assert "Gargoyle on a Zip Line" in picture
    assert "Thing Behind the Barn" in picture


def test_a_tall_terminal_gets_a_ring() -> None:
    lines = drawn(table(), 80, 40).splitlines()
    rows = [next(number for number, line in enumerate(lines) if place in line) for place in ("L1", "L8", "L7")]
    assert rows == sorted(rows)
    assert "MIDDLE" in lines[rows[1]]
    assert "L4" in lines[rows[1]]


def test_the_dice_of_a_kick_and_what_is_to_place() -> None:
    at = table(faces=(6, 5, 2, 5, 1, 3))
    at.says("cy", "hold")
    at.says("di", "hold")
    at.says("ada", "kick:Spud Cannon")
    assert "Ada kicked: [6] [5] 2 [5] 1 3, 3 hits. 3 are still to place" in drawn(at, 80)
    at.says("ada", "hit:L1", "hit:L2", "hit:L8", "heal", "heal", "heal")


def test_one_roll_and_a_column_for_every_player() -> None:
    given = GIVEN | {
        "phase": "counterattack",
        "starter": "a",
        "places": {"L1": "Dive-Bomb Goose", "L2": "Shambling Extra"},
    }
    picture = drawn(table(given, (6, 2, 5)), 80)
    assert "L1 [6] 2 ▲Ai · L2 [5] ■Me" in " ".join(picture.split())
    assert "Ada stopped 0, not 2 | Cy stopped 0, not 2 | Di stopped 0, not 2" in picture
    assert "Ada decides about 1 ■Me, 1 ▲Ai." in picture


def test_a_drawn_card_lies_on_the_table() -> None:
    given = GIVEN | {"phase": "draw-card", "next_items": ["Tin Roof"]}
    assert "just drawn: ▲Ai 5/5 Tin Roof" in drawn(table(given), 80)


def test_line_by_line_a_monster_is_a_line() -> None:
    told = board(ROUNDHOUSE.id).tell(table().view(), NAMES, 0)
    assert "L4 Thing Behind the Barn (melee, air, magic): strength 3, track 1-1-2-3-x, 10 points" in told
    assert sum(line.startswith(("L", "M")) for line in told) == 6
    assert not any(sign in line for line in told for sign in "■▲◆★♥█"), "shapes are for eyes"
    assert any(line.startswith("Cy: 4 life") and "starts" in line for line in told)


def test_hints_are_words_and_waste_is_warned_of() -> None:
    given = GIVEN | {"places": {"L1": "Bat on a String"}, "starter": "a", "items": {"a": ["Combine Harvester"]}}
    at = table(given)
    hints = at.hints("kick:Combine Harvester")
    assert read_hints(hints) == "about 3.3 hits, free marks: 1, more hits to be expected than marks are free"
    assert is_grave(hints)
    assert doubt(hints) == "", "a warning will do"
    assert not is_grave(at.hints("kick"))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_moment_of_a_game_can_be_drawn_and_told(seats: int) -> None:
    s = ROUNDHOUSE.deal(ROUNDHOUSE.setup({"seats": seats}), Swift(seats))
    chance = Swift(9)
    for _ in range(40):
        view = ROUNDHOUSE.game.view(s, 0)
        for width, height in ((80, 24), (80, 40)):
            console = Console(file=io.StringIO(), width=width, height=height, color_system=None)
            console.print(board(ROUNDHOUSE.id).draw(view, NAMES[:seats], 0))
            assert all(len(line) <= width for line in console.file.getvalue().splitlines())  # type: ignore[attr-defined]
        assert board(ROUNDHOUSE.id).tell(view, NAMES[:seats], 0)
        playout(s, chance, 4)
