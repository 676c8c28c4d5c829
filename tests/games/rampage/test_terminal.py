"""The terminal table: it keeps to its width, and says everything without colour."""

import io

import pytest
from rich.console import Console

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.seats import SPECTATOR
from matinee.engine.state import State
from matinee.testing.scenario import Scenario
from matinee.tui.boards import board
from matinee.tui.hints import read_hints

from .conftest import Tables

PAUSE = ["G03", "O02"]
NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Fay"]


def drawn(state: State, viewer: int, width: int) -> str:
    console = Console(file=io.StringIO(), width=width, height=40, color_system=None, legacy_windows=False)
    console.print(board("robot-rampage").draw(show("rampage").game.view(state, viewer), NAMES, viewer))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def fight(table: Tables) -> Scenario:
    robots = {"b": "T1 LA3 RA2 R14 AC5"}
    hands = {"a": ["R13", "P12", "Y06"], "b": ["G08", "R10"]}
    scene = table("abcde", **hands, robots=robots, wounds={"b": 2}, parked={"a": ["Y05"]}, turn=115)
    scene.says("ada", "target:red")
    return scene


@pytest.mark.parametrize("width", [80, 100, 120])
def test_the_board_keeps_to_its_width_and_needs_no_colour(table: Tables, width: int) -> None:
    picture = drawn(fight(table).state, 0, width)
    assert all(len(line) <= width for line in picture.splitlines())
    for word in (
        "R▲ Bo",
        "╰Grumbling Boiler─",
        "B● Ada (you)",
        "P◆ wild",
        "(●) PIT TRAPS",
        "( ) Buzz Saws",
        "Closing Time in 6 turns",
        "wounds 2/5",
        "{xx...}",
        "#R14#",
        "··~··",
        "▯▯▯  8 ▮▮▮▮",
        "needs at least 4 if nobody guards",
        "arms 5, strikes 3, boosts 3",
        "<strike>",
        "Y★1 Y06 Crumb Sucker",
        "*wild*",
    ):
        assert word in picture, (word, picture)


def test_a_draft_fills_only_its_own_meter(table: Tables) -> None:
    scene = fight(table)
    assert "strikes 3" in drawn(scene.state, 0, 100)
    for viewer in (1, int(SPECTATOR)):
        other = drawn(scene.state, viewer, 100)
        assert "strikes" not in other
        assert "Soup Ladle" not in other
        assert "(not shown yet)" in other


@pytest.mark.once
def test_every_moment_of_a_game_can_be_drawn_and_told() -> None:
    rampage = show("rampage")
    for seats in (2, 4, 6):
        s = rampage.deal(rampage.setup({"seats": seats}), Swift(seats))
        chance = Swift(1)
        while not s.over:
            s.take(s.offered.at(chance.below(s.offered.count)))
            for viewer in (0, int(SPECTATOR)):
                picture = drawn(s, viewer, 80)
                assert all(len(line) <= 80 for line in picture.splitlines())
                assert board("robot-rampage").tell(rampage.game.view(s, viewer), NAMES, viewer)


def read(scene: Scenario) -> list[str]:
    """The options as the terminal lists them."""
    prompt = scene.prompt()
    assert prompt is not None
    return [f"{option.text} - {read_hints(option.hints)}" for option in prompt.options]


def test_options_say_each_thing_once_and_in_words(table: Tables) -> None:
    hands = {"a": ["R13", "R08", "O03"], "b": ["R10", "O09", "R12"], "c": PAUSE}
    scene = table("abcdef", **hands, robots={"a": "T5 LA6 RA6 HD3 LG1 AC3", "d": "T2", "f": "T6"}, deck=["Y02", "O13"])
    assert read(scene) == ["Use Duct Tape (orange 2) - no effect, is discarded", "Attack - "]
    scene.says("ada", "attack", "target:red")
    assert read(scene)[0] == "Strike with red 3 (Soup Ladle) - 5 in all"
    scene.says("ada", "strike:R13")
    assert read(scene)[1:] == [
        "Boost with Squint and Aim (red 3) - 5 in all, goes under your stack",
        "Use Spirit Level - 5 in all",
        "Attack now - 5 in all, needs 5, a Booster could still join, the accessory could still join",
    ]
    scene.says("ada", "boost:R08", "done")
    assert read(scene)[-2:] == [
        "Use Non-Stick Coating (orange 1) - is discarded, 8 in all",
        "Defend now: you are hit by 0 - 5 in all, a card of your colour could still guard",
    ]
    scene.says("bo", "guard:R10")
    assert read(scene)[-1] == "Defend now: the attack misses by 2 - 7 in all, a card of your colour could still guard"


def test_line_by_line_it_says_the_same(table: Tables) -> None:
    lines = board("robot-rampage").tell(fight(table).view("ada"), NAMES, 0)
    text = "\n".join(lines)
    assert "Bo: Grumbling Boiler (R red)" in text
    assert "leg -" in text
    assert "3 in hand, 8 in the stack" in text
    assert "Pit Traps: a hit may be followed" in text
    assert "parked: Spin Cycle" in text
    assert "ATTACK 11 (arms 5, strikes 3, boosts 3, accessory 0)" in text
