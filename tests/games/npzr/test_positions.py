"""Positions that cannot be: each is refused with one sentence that names what is wrong."""

from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.errors import BadScenario

HANDS = {"a": ["P-H", "Z-T"], "b": ["R-H"]}


@pytest.mark.parametrize(
    ("given", "fault"),
    [
        ({"dice": 2}, "'dice' is no part of a position"),
        ({"stacks": {"A1": "N-H / N-T / N-L"}}, "'A1' is a whole ninja"),
        ({"stacks": {"A1": "Z-H / Z-T / P-L > W-X(zombie.legs)"}}, "'A1' is a whole zombie"),
        ({"stacks": {"A1": "- / - / -"}}, "'A1' has no card"),
        ({"stacks": {"A1": "N-H / N-T"}}, "'A1' has three piles"),
        ({"stacks": {"A1": "N-H / N-T / - / N-L"}}, "'A1' has three piles"),
        ({"stacks": {"A1": ["N-H"]}}, r"Expected `str`, got `array` - at `\$.stacks"),
        ({"stacks": {"C1": "N-H / - / -"}}, "'C1' is no name of a stack"),
        ({"stacks": {"A": "N-H / - / -"}}, "'A' is no name of a stack"),
        ({"stacks": {"A0": "N-H / - / -"}}, "'A0' is no name of a stack"),
        ({"stacks": {"Ax": "N-H / - / -"}}, "'Ax' is no name of a stack"),
        ({"stacks": {"a1": "N-H / - / -"}}, "'a1' is no name of a stack"),
        ({"stacks": {"A99999": "N-H / - / -"}}, "'A99999' is no name of a stack"),
        ({"stacks": {"A1": "- / N-H / -"}}, "'N-H' cannot lie on a torso pile"),
        ({"stacks": {"A1": "W-H / - / -"}}, "'W-H' is a wild: say what it shows"),
        ({"stacks": {"A1": "W-L(ninja.torso) / - / -"}}, r"'W-L\(ninja.torso\)' cannot lie on a head pile"),
        ({"stacks": {"A1": "W-X(ninja.torso) / - / -"}}, r"'W-X\(ninja.torso\)' cannot lie on a head pile"),
        ({"stacks": {"A1": "W-N(robot.head) / - / -"}}, r"'W-N\(robot.head\)' cannot lie on a head pile"),
        ({"stacks": {"A1": "W-X(ninja) / - / -"}}, "'ninja' is no part"),
        ({"stacks": {"A1": "W-X(samurai.head) / - / -"}}, "'samurai.head' is no part"),
        ({"stacks": {"A1": "N-H(ninja.head) / - / -"}}, "'N-H' is no wild"),
        ({"stacks": {"A1": "Q-H / - / -"}}, "no further card 'Q-H'"),
        ({"hands": {**HANDS, "c": ["N-H"]}}, "'c' is no player; these are: a, b"),
        ({"hands": {**HANDS, "a": "N-H"}}, r"Expected `array`, got `str` - at `\$.hands"),
        ({"hands": ["N-H"]}, r"Expected `object`, got `array` - at `\$.hands"),
        ({"hands": {"a": ["N-H"] * 5}}, "no further card 'N-H'"),
        ({"hands": {"b": ["N-H"]}}, "a has no card to play"),
        ({"hands": {"a": [], "b": []}, "duty": True, "moves": 1}, "a has no card to play"),
        ({"marks": {"a": "NPZR"}}, "a has won"),
        ({"marks": {"b": "RZPN"}}, "b has won"),
        ({"marks": {"a": "NN"}}, "'NN': each mark once"),
        ({"marks": {"a": "NX"}}, "'X' is no mark"),
        ({"marks": {"c": "N"}}, "'c' is no player"),
        ({"scored": {"c": ["N-H"]}}, "'c' is no player"),
        ({"scored": {"a": 3}}, r"Expected `array`, got `int` - at `\$.scored"),
        ({"active": "c"}, "'c' is no player"),
        ({"active": 1}, r"Expected `str`, got `int` - at `\$.active"),
        ({"turn": 0}, r"Expected `int` >= 1 - at `\$.turn"),
        ({"turn": 301}, "turn is 1 to 300, not 301"),
        ({"turn": "x"}, r"Expected `int`, got `str` - at `\$.turn"),
        ({"moves": -1}, r"Expected `int` >= 0 - at `\$.moves"),
        ({"duty": 1}, r"Expected `bool`, got `int` - at `\$.duty"),
        ({"drawn": "no"}, r"Expected `bool`, got `str` - at `\$.drawn"),
        ({"deck": 60}, "the deck cannot have 60 cards"),
        ({"deck": -1}, "the deck cannot have -1 cards"),
        ({"deck": ["N-H"] * 5}, "no further card 'N-H'"),
        ({"deck": "N-H"}, r"Expected `int \| array \| null`, got `str` - at `\$.deck"),
    ],
)
def test_a_position_that_cannot_be(given: dict[str, Any], fault: str) -> None:
    npzr = show("npzr")
    with pytest.raises(BadScenario, match=fault):
        npzr.arrange({"hands": HANDS, **given}, npzr.setup({}), Swift(1))


def test_a_position_tells_itself_again() -> None:
    npzr = show("npzr")
    stacks = {"B2": "- / N-T > W-X(pirate.torso) / Z-L", "A7": "W-H(robot.head) / - / -"}
    given = {"hands": HANDS, "stacks": stacks, "marks": {"a": "NZ", "b": "R"}, "active": "b", "turn": 12, "deck": 9}
    told = npzr.game.position(npzr.arrange(given, npzr.setup({}), Swift(1)))
    assert {name: told[name] for name in given} == given
