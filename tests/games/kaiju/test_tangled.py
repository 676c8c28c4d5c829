"""Other packs are as valid as the house's: cards with several effects, and cards played inside cards."""

from typing import Any

from tests.games.kaiju.conftest import NAMES, TANGLED

from matinee.testing.scenario import Scenario

QUIET = {"kaiju": ["frenzy", "iron-shell", "one-two"]}


def table(given: dict[str, Any], seats: int = 3) -> Scenario:
    return Scenario(TANGLED, given, setup={"seats": seats, "pack": "tangled"}, names=NAMES)


def test_ck_27_the_combo_of_a_card_played_inside_another_stays_with_it() -> None:
    hands = {"a": ["chorus", "volley", "volley", "council"], "b": ["council"], **QUIET}
    with table({"turn": "a", "hands": hands, "kaiju_deck": 40}) as t:
        t.says("ann", "play:hand:chorus", "play:hand:volley", "discard:hand:volley", "B1")
        assert t["kaiju_deck"] == 40 - (2 + 1) - 1
        assert t["shields"] == ["B1"]


def test_ck_27_a_teammates_card_leaves_the_first_ones_combo_alone() -> None:
    hands = {"a": ["chorus", "chorus", "council"], "b": ["volley", "council"], **QUIET}
    with table({"turn": "a", "hands": hands, "kaiju_deck": 40}) as t:
        t.says("ann", "play:hand:chorus", "discard:hand:chorus")
        t.says("ben", "play:hand:volley", "B2")
        assert t["kaiju_deck"] == 40 - 2 - (1 + 1)


def test_ck_27_combo_raises_the_number_it_names_and_no_other() -> None:
    hands = {"a": ["shield-wall", "shield-wall", "council"], **QUIET}
    with table({"turn": "a", "hands": hands, "kaiju_deck": 40}) as t:
        assert t.state.deck.kinds[t.state.deck.find("shield-wall")].effects[0].grows  # type: ignore[attr-defined]
        t.says("ann", "play:hand:shield-wall", "discard:hand:shield-wall", "B1", "B2")
        assert t["shields"] == ["B1", "B2"]
        assert t["kaiju_deck"] == 39


def test_ck_30_what_comes_after_a_teammates_play_is_still_the_first_players() -> None:
    hands = {"a": ["encore", "council", "volley"], "b": ["shield-wall", "push-and-pull"], **QUIET}
    with table({"turn": "a", "hands": hands}) as t:
        t.says("ann", "play:hand:encore")
        t.says("ben", "play:hand:shield-wall", "B1")
        assert t.question == "PlaceCard"
        t.says("ann", "place:council")
        assert t["support"] == ["council"]


def test_ck_82_a_card_may_call_for_two_cards_of_each() -> None:
    hands = {"a": ["encore", "volley"], "b": ["shield-wall", "shield-wall", "shield-wall", "volley"], **QUIET}
    with table({"turn": "a", "hands": hands, "kaiju_deck": 40}) as t:
        t.says("ann", "play:hand:encore")
        t.says("ben", "play:hand:shield-wall", "pass", "B1")
        assert t.asked == "ben"
        t.says("ben", "play:hand:shield-wall", "pass", "B2")
        assert t["kaiju_deck"] == 38
        assert t["support"] == ["volley"]
        assert t["holds"]["b"] == 2


def test_ck_54_a_card_of_two_blows_offers_one_move_at_its_end() -> None:
    given = {"hands": {"kaiju": ["one-two", "frenzy", "iron-shell"]}, "damage": {"C2": 5}}
    with table(given) as t:
        t.says("kai", "play:hand:one-two", "C8")
        assert t["rubble"] == ["C2", "C8"]
        assert t.question == "KaijuWater"
        t.says("kai", "pass")
        assert t.asked == "ann"


def test_ck_54_an_enrage_inside_a_card_takes_nothing_from_its_own_move() -> None:
    given = {
        "hands": {"kaiju": ["stomp-and-wave", "frenzy", "iron-shell"]},
        "damage": {"C8": 2},
        "deck": ["enrage"],
    }
    with table(given) as t:
        t.says("kai", "play:hand:stomp-and-wave")
        assert t["rubble"] == ["C8"]
        t.says("ann", t.keys[0])
        assert t.question == "KaijuWater", "the rampage has felled C2"
        t.says("kai", "pass")
        t.says("ben", t.keys[0])
        assert t.question == "KaijuWater", "the stomp had felled C8"
        t.says("kai", "pass")
