"""Bad input of this game's own; what every game refuses alike is a law."""

from typing import Any

import pytest
from tests.games.kaiju.conftest import SHOW, table

from matinee.engine.errors import BadSetup

QUIET = {"kaiju": ["hardened-carapace", "terrifying-screech", "stomp"]}


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        ("seats", 2, "3 to 5"),
        ("seats", 6, "3 to 5"),
        ("level", 0, "level 1 to 4"),
        ("level", 5, "level 1 to 4"),
        ("enrage", 0, "1 to 8"),
        ("enrage", 9, "1 to 8"),
        ("preset", "impossible", "first-night"),
        ("kaiju", 3, "kaiju is 3"),
        ("kaiju", -2, "kaiju is -2"),
        ("level", "high", "level"),
        ("godzilla", True, "godzilla"),
    ],
)
def test_a_bad_setup_names_the_field_and_its_range(option: str, value: object, told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        SHOW.setup({"seats": 3, option: value})
    assert told in refused.value.sentence


def test_presets_set_level_and_enrage_unless_told_otherwise() -> None:
    easy: Any = SHOW.setup({"seats": 3, "preset": "nightmare"})
    assert (easy.start_level, easy.enrages) == (4, 8)
    mixed: Any = SHOW.setup({"seats": 3, "preset": "nightmare", "level": 1})
    assert (mixed.start_level, mixed.enrages) == (1, 8)


@pytest.mark.parametrize("key", ["play:hand:rampage", "play:support:cable-net", "C8", "16,1"])
def test_what_is_not_in_the_list_is_unknown(key: str) -> None:
    with table({"hands": {"kaiju": ["smash", "stomp", "punch"]}}) as t:
        assert t.refused("kai", key) == "unknown_option"


def test_no_pass_on_a_first_card_a_first_action_or_a_shield() -> None:
    with table({"hands": {"kaiju": ["smash", "stomp", "punch"]}}) as t:
        assert t.refused("kai", "pass") == "cannot_pass"
    with table({"turn": "a", "hands": {"a": ["shielding", "cable-net"], **QUIET}}) as t:
        assert t.refused("ann", "pass") == "cannot_pass"
        t.says("ann", "play:hand:shielding")
        assert t.refused("ann", "pass") == "cannot_pass"
        t.says("ann", "C2")


@pytest.mark.parametrize("key", ["99,99", "0,0", "15,2", "8,1"])
def test_a_move_off_the_river_is_never_taken(key: str) -> None:
    with table({"hands": {"kaiju": ["punch", "stomp", "smash"]}}) as t:
        t.says("kai", "play:hand:punch", "C8")
        assert t.refused("kai", key) == "unknown_option"
        t.says("kai", "15,1")
        assert t.refused("kai", "NW") == "unknown_option", "Hamilton Wharf stands there"
        assert t.why_not("NW") == "CK-06"
        t.says("kai", "W" if "W" in t.keys else t.keys[0])


@pytest.mark.parametrize("key", ["A1", "C9", "Z1"])
def test_only_what_touches_can_be_attacked(key: str) -> None:
    with table({"hands": {"kaiju": ["punch", "stomp", "smash"]}}) as t:
        t.says("kai", "play:hand:punch")
        assert t.refused("kai", key) == "unknown_option"
        t.says("kai", "C2")


def test_a_shield_on_a_shield_or_on_rubble() -> None:
    with table(
        {"turn": "a", "hands": {"a": ["shielding", "cable-net"], **QUIET}, "shields": ["A1"], "rubble": ["A2"]}
    ) as t:
        t.says("ann", "play:hand:shielding")
        assert t.refused("ann", "A1") == t.refused("ann", "A2") == "unknown_option"
        t.says("ann", "C2")


def test_in_the_net_one_hex_and_no_further() -> None:
    with table({"hands": {"kaiju": ["punch", "stomp", "smash"]}, "net": True}) as t:
        t.says("kai", "play:hand:punch", "C8")
        assert t.refused("kai", "6,3") == "unknown_option"
        t.says("kai", "pass")
