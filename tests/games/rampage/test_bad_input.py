"""Bad input of this game's own; what every game refuses alike is a law."""

import pytest

from matinee.catalog import show
from matinee.engine.errors import BadScenario, BadSetup

from .conftest import Tables

PAUSE = ["G03", "O03"]


@pytest.mark.parametrize(
    ("name", "key", "code"),
    [
        ("fay", "attack", "not_your_question"),
        ("ada", "strike:R13", "unknown_option"),
        ("ada", "use:P99", "unknown_option"),
        ("ada", "use:G03", "unknown_option"),
        ("ada", "done", "unknown_option"),
    ],
)
def test_wrong_answers_are_refused(table: Tables, name: str, key: str, code: str) -> None:
    with table("abcde", a=["O02", "R13", "P12"], b=PAUSE) as scene:
        assert scene.refused(name, key) == code


def test_a_card_in_somebodys_hand_and_a_card_that_does_not_exist_are_refused_alike(table: Tables) -> None:
    scene = table(a=["O02", "R13"], b=["G02", "O03"])
    held, made_up = (scene.refused("ada", key) for key in ("use:G02", "use:X77"))
    assert held == made_up == "unknown_option"


def test_refusals_inside_an_attack(table: Tables) -> None:
    with table("abcde", a=["R13", "R05", "P12"], b=PAUSE) as scene:
        assert scene.refused("ada", "done") == "unknown_option"
        assert scene.refused("ada", "boost:R05") == "unknown_option"
        assert scene.refused("ada", "strike:P12") == "unknown_option"
        scene.says("ada", "strike:R13", "accessory")
        assert scene.refused("ada", "accessory") == "unknown_option"
        scene.says("ada", "done")


def test_a_clock_answers_with_the_safest_option(table: Tables) -> None:
    def passing(scene: object) -> str:
        state = scene.state  # type: ignore[attr-defined]
        return str(state.key(state.step().passing(state)))

    assert passing(table(a=["O02", "R13"], b=PAUSE)) == "attack"
    assert passing(table(a=["R13", "R05"], b=PAUSE)) == "strike:R13"
    assert passing(table(a=["B13", "B05", "B12"], b=PAUSE)) == "discard:B05"
    guard = table(a=["G13", "G12"], b=PAUSE, c=["G02", "G14"])
    guard.says("ada", "strike:G13")
    assert passing(guard) == "done"
    guard.says("ada", "done")
    assert passing(guard) == "done"
    press = table("abcde", a=["G13", "G12"], b=PAUSE)
    press.says("ada", "strike:G13", "done")
    assert passing(press) == "stop"
    theft = table(a=["R01", "R13", "G13"], b=["R11", "O02"])
    theft.says("ada", "use:R01", "target:red")
    assert passing(theft) == "pass"


@pytest.mark.parametrize(
    "options",
    [{"seats": 7}, {"seats": 1}, {"victory": "points"}, {"cards": 90}, {"seats": "three"}, {"first_player": "seat:9"}],
)
def test_settings_out_of_range_are_refused_before_the_deal(options: dict[str, object]) -> None:
    with pytest.raises(BadSetup):
        show("rampage").setup(options)


@pytest.mark.parametrize("given", [{"hands": {"a": ["X01"]}}, {"robots": {"a": "LA1"}}, {"weather": "rain"}])
def test_a_position_that_cannot_be_is_refused(table: Tables, given: dict[str, object]) -> None:
    with pytest.raises(BadScenario):
        table("b", seats=2, **given)
