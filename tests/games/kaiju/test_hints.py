"""What offers say of themselves before they are chosen: what a COMBO makes, and which cards can do nothing now."""

from typing import Any

import pytest
from tests.games.kaiju.conftest import table

from matinee.testing.scenario import Scenario

QUIET = {"kaiju": ["hardened-carapace", "terrifying-screech", "stomp"]}
ALL = [f"{board}{number}" for board in "ABC" for number in range(1, 10)]


def turn(*cards: str, **given: Any) -> dict[str, Any]:
    hands = {"a": list(cards), **QUIET, **given.pop("hands", {})}
    return {"turn": "a", "hands": hands, **given}


def makes(t: Scenario, key: str) -> list[str]:
    return [hint for hint in t.hints(key) if hint.startswith(("amount", "draws"))]


def test_ck_79_under_a_carapace_a_combo_makes_one() -> None:
    with table(turn("assault-3", "assault-1", carapace=True)) as t:
        t.says("ann", "play:hand:assault-3")
        assert makes(t, "discard:hand:assault-1") == ["amount:1", "draws:4"]
        assert "at 1." in t.prompt().text  # type: ignore[union-attr]
        t.says("ann", "pass")


def test_ck_39_a_combo_makes_no_more_shields_than_there_are_markers() -> None:
    with table(turn("shielding", "shielding", shields=ALL[:9])) as t:
        t.says("ann", "play:hand:shielding")
        assert makes(t, "discard:hand:shielding") == ["amount:1", "draws:4"]
        t.says("ann", "pass", "C9")
    with table(turn("shielding", "shielding", standing=["C8"])) as t:
        t.says("ann", "play:hand:shielding")
        assert makes(t, "discard:hand:shielding") == ["amount:1", "draws:4"], "one building is left to shield"
        t.says("ann", "pass")


def test_ck_32_a_combo_makes_no_more_damage_than_the_deck_has_cards() -> None:
    with table(turn("assault-3", "assault-1", kaiju_deck=2)) as t:
        t.says("ann", "play:hand:assault-3")
        assert makes(t, "discard:hand:assault-1")[0] == "amount:2"
        t.says("ann", "pass")


def test_ck_87_a_combo_places_no_more_cards_than_the_hand_has() -> None:
    with table(turn("team-planning", "team-planning", "repellant")) as t:
        t.says("ann", "play:hand:team-planning")
        assert makes(t, "discard:hand:team-planning")[0] == "amount:1"
        t.says("ann", "pass")
        t.says("ann", "place:repellant")


def test_ck_25_a_teammate_who_joins_in_draws_nothing() -> None:
    hands = {"b": ["assault-2", "assault-1", "assault-1"]}
    with table(turn("co-ordinated-assault", "cable-net", hands=hands)) as t:
        t.says("ann", "play:hand:co-ordinated-assault")
        t.says("ben", "play:hand:assault-2")
        assert makes(t, "discard:hand:assault-1") == ["amount:3"]
        assert makes(t, "pass") == ["amount:2"]
        t.says("ben", "pass")


USELESS: list[tuple[str, dict[str, Any], bool]] = [
    ("on-the-double", turn("on-the-double"), True),
    ("on-the-double", turn("on-the-double", support=["shielding"]), False),
    ("on-the-double", turn("on-the-double", "cable-net"), False),
    ("team-planning", turn("team-planning"), True),
    ("team-planning", turn("team-planning", "cable-net"), False),
    ("rapid-planning", turn("rapid-planning", hands={"b": [], "c": []}), True),
    ("rapid-planning", turn("rapid-planning", hands={"b": ["cable-net"], "c": []}), False),
    ("co-ordinated-assault", turn("co-ordinated-assault", "cable-net", hands={"b": [], "c": ["shielding"]}), True),
    ("co-ordinated-assault", turn("co-ordinated-assault", hands={"b": ["assault-1"], "c": []}), False),
    ("co-ordinated-shielding", turn("co-ordinated-shielding", "shielding", hands={"b": [], "c": []}), False),
    ("emergency-repairs", turn("emergency-repairs", "cable-net"), True),
    ("cable-net", turn("cable-net", "shielding", net=True), True),
]


@pytest.mark.parametrize(("card", "given", "useless"), USELESS)
def test_ck_21_a_card_that_can_do_nothing_is_marked(card: str, given: dict[str, Any], useless: bool) -> None:
    with table(given) as t:
        assert ("no_effect" in t.hints(f"play:hand:{card}")) == useless


def test_ck_21_closed_hands_are_not_told_by_a_mark() -> None:
    for ben in ("assault-1", "shielding"):
        hands = {"b": [ben], "c": ["shielding"]}
        with table(turn("co-ordinated-assault", "cable-net", hands=hands), open_hands=False) as t:
            assert t.hints("play:hand:co-ordinated-assault") == []
    with table(turn("co-ordinated-assault", "cable-net", hands={"b": [], "c": []}), open_hands=False) as t:
        assert "no_effect" in t.hints("play:hand:co-ordinated-assault"), "empty hands are seen by everybody"


def test_ck_76_a_surge_without_another_card_is_marked() -> None:
    with table({"level": 5, "hands": {"kaiju": ["adrenaline-surge", "stomp"]}}) as t:
        assert "no_effect" not in t.hints("play:hand:adrenaline-surge")
        t.says("kai", "play:hand:stomp")
        assert "no_effect" in t.hints("play:hand:adrenaline-surge")


def test_ck_75_a_wave_that_finds_no_card_is_marked() -> None:
    hands = {"kaiju": ["sonic-wave", "stomp", "punch"], "a": [], "b": [], "c": []}
    with table({"hands": hands}) as t:
        assert "no_effect" in t.hints("play:hand:sonic-wave")
