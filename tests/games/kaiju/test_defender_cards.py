"""The defenders' cards: CK-81 to CK-92."""

from typing import Any

import pytest
from tests.games.kaiju.conftest import SHOW, table

from matinee.games.kaiju.state import Siege
from matinee.testing.scenario import Scenario

DUDS = ["hardened-carapace"] * 7
QUIET = {"kaiju": ["hardened-carapace", "terrifying-screech", "stomp"]}


def turn(*cards: str, **given: Any) -> dict[str, Any]:
    hands = {"a": [*cards], **QUIET, **given.pop("hands", {})}
    return {"turn": "a", "hands": hands, **given}


def cited(t: Scenario) -> set[str]:
    """The clauses behind the open question and its refusals."""
    ask = t.prompt()
    assert ask is not None
    return {ask.clause, *(refusal.clause for refusal in ask.why_not)}


@pytest.mark.parametrize("damage", [1, 2, 3])
def test_ck_81_assaults_deal_their_number(damage: int) -> None:
    with table(turn(f"assault-{damage}", "cable-net", kaiju_deck=40)) as t:
        t.says("ann", f"play:hand:assault-{damage}")
        assert t["kaiju_deck"] == 40 - damage


def test_ck_82_each_defender_may_play_an_assault() -> None:
    hands = {"b": ["assault-3", "assault-1", "shielding"], "c": ["shielding", "cable-net"]}
    cards = ("co-ordinated-assault", "assault-2", "shielding")
    with table(turn(*cards, hands=hands, support=["assault-1"], carapace=True, kaiju_deck=50)) as t:
        t.says("ann", "play:hand:co-ordinated-assault")
        assert t.keys == ["play:hand:assault-2", "pass"], "from hand only"
        assert t.why_not("play:hand:shielding") == "CK-82"
        assert cited(t) == {"CK-82"}
        t.says("ann", "play:hand:assault-2", "pass")
        assert t["kaiju_deck"] == 49
        t.says("ben", "play:hand:assault-3", "discard:hand:assault-1", "discard:support:assault-1")
        assert t["kaiju_deck"] == 44
        assert t.asked == "kai"


def test_ck_82_to_decline_and_to_hold_nothing_leave_the_same_trace() -> None:
    stories = []
    for cards in (["assault-1", "cable-net"], ["dazing-flare", "cable-net"]):
        with table(turn("co-ordinated-assault", hands={"b": cards, "c": ["cable-net"]}, deck=["shielding"] * 4)) as t:
            t.says("ann", "play:hand:co-ordinated-assault")
            if t.asked == "ben":
                t.says("ben", "pass")
            stories.append(([event.facts() for event in t.story("kai")], SHOW.game.view(t.state, 0)))
    assert [event[0] for event in stories[0][0]] == [event[0] for event in stories[1][0]]
    assert stories[0][1] == stories[1][1]


def test_ck_83_shielding_marks_a_building() -> None:
    with table(turn("shielding", "cable-net")) as t:
        t.says("ann", "play:hand:shielding")
        assert t.keys[0] == "C2"
        assert t.hints("C2") == ["touched"]
        assert t.hints("A4") == ["untouched", "out_of_reach"]
        t.says("ann", "B2")
        assert t["shields"] == ["B2"]


def test_ck_84_only_shieldings_answer_a_co_ordinated_shielding() -> None:
    hands = {"b": ["shielding", "assault-1", "co-ordinated-shielding"], "c": ["assault-1", "assault-2"]}
    with table(turn("co-ordinated-shielding", "shielding", "assault-1", hands=hands)) as t:
        t.says("ann", "play:hand:co-ordinated-shielding", "play:hand:shielding", "C2")
        assert t.keys == ["play:hand:shielding", "pass"]
        assert cited(t) == {"CK-84"}
        t.says("ben", "play:hand:shielding", "C8")
        assert t["shields"] == ["C2", "C8"]
        assert t.asked == "kai"


def test_ck_85_a_push_keeps_a_hex_on_water_and_may_strand() -> None:
    with table(turn("repellant", "cable-net", rubble=["C8"])) as t:
        t.says("ann", "play:hand:repellant")
        assert t.question == "PushStep"
        assert "pass" not in t.keys
        assert t.hints("b:NW") == ["touches:"]
        t.says("ann", "b:NW")
        assert t["figure"] == ["17,0", "17,1"]
        assert t["touched"] == []


def test_ck_85_combo_adds_steps_and_one_may_stop() -> None:
    with table(turn("repellant", "repellant", "cable-net")) as t:
        t.says("ann", "play:hand:repellant", "discard:hand:repellant", "b:NW")
        assert "pass" in t.keys
        t.says("ann", "pass")
        assert t["figure"] == ["17,0", "17,1"]


def test_ck_86_everybody_places_a_card() -> None:
    hands = {"b": ["cable-net", "shielding"], "c": ["assault-1", "assault-2"]}
    with table(turn("rapid-planning", "repellant", "shielding", hands=hands, support=["dazing-flare"])) as t:
        t.says("ann", "play:hand:rapid-planning")
        assert cited(t) == {"CK-86"}
        t.says("ann", "place:repellant")
        t.says("ben", "place:cable-net")
        t.says("cat", "place:assault-1")
        assert t.question == "SupportOverflow", "the fourth card asks, the others did not"
        t.says("cat", "discard:support:dazing-flare")
        assert t["support"] == ["repellant", "cable-net", "assault-1"]


def test_ck_87_team_planning_cycles_a_card() -> None:
    with table(turn("team-planning", "repellant", "shielding", "cable-net", deck=["assault-1", "assault-2"])) as t:
        t.says("ann", "play:hand:team-planning")
        assert cited(t) == {"CK-87"}
        t.says("ann", "place:repellant")
        assert t["support"] == ["repellant"]
        assert t["hands"]["a"] == ["shielding", "cable-net", "assault-1", "assault-2"]


def test_ck_87_combo_places_one_more() -> None:
    with table(turn("team-planning", "team-planning", "repellant", "shielding")) as t:
        t.says("ann", "play:hand:team-planning", "discard:hand:team-planning", "place:repellant")
        assert t["support"] == ["repellant", "shielding"], "the last card goes by itself"


def test_ck_88_repairs_rebuild_a_small_ruin_that_is_not_covered() -> None:
    given = turn("emergency-repairs", "cable-net", rubble=["A1", "A5", "C8", "C9"], figure=["1,2", "2,1"])
    with table({**given, "damage": {"C6": 2}}) as t:
        t.says("ann", "play:hand:emergency-repairs")
        assert t.keys == ["C8", "C9"]
        assert t.why_not("A1") == t.why_not("A5") == "CK-88"
        t.says("ann", "C8")
        assert t["left"]["C8"] == 3
        assert t["rubble"] == ["A1", "A5", "C9"]
        assert t["left"]["C6"] == 1, "nothing heals what stands"


def test_ck_89_flares_add_up_and_one_action_is_left() -> None:
    with table({"level": 8, "flares": 2, "hands": {"kaiju": ["stomp", *DUDS[:6]]}}) as t:
        assert t["actions"] == 1
        assert t["flares"] == 0
        t.says("kai", "play:hand:stomp")
        assert t.asked == "ann"


def test_ck_89_a_flare_is_used_up_even_if_wasted() -> None:
    hands = {"kaiju": ["punch", "stomp", *DUDS[:1]], "b": ["cable-net", "dazing-flare"]}
    with table(turn("dazing-flare", "cable-net", hands=hands)) as t:
        assert t.hints("play:hand:dazing-flare") == ["no_effect", "flare_too_early"]
        t.says("ann", "play:hand:dazing-flare")
        assert (t["actions"], t["flares"]) == (1, 0)
        t.says("kai", "play:hand:stomp")
        assert t["flares"] == 0


def test_ck_90_a_net_holds_for_the_whole_next_turn() -> None:
    with table({"net": True, "level": 5, "hands": {"kaiju": ["punch", "punch", *DUDS[:3]]}, "damage": {"C2": 3}}) as t:
        t.says("kai", "play:hand:punch", "C8")
        assert t.question == "KaijuOneHex"
        t.says("kai", "pass", "play:hand:punch")
        assert t.question == "KaijuOneHex"
        t.says("kai", "pass")
        assert not t["netted"]


def test_ck_90_a_rampage_before_that_turn_is_free() -> None:
    with table({**turn("shielding", net=True, deck=["enrage"]), "refill": True}) as t:
        assert t.question == "KaijuWater"
        t.says("kai", "pass")
        assert t["netted"]


def test_ck_91_bait_leads_where_a_building_is_touched() -> None:
    gone = [f"A{n}" for n in range(1, 10)] + [f"B{n}" for n in range(1, 10)] + ["C3", "C6"]
    with table(turn("bait-and-switch", "cable-net", rubble=gone)) as t:
        t.says("ann", "play:hand:bait-and-switch")
        s = t.state
        assert isinstance(s, Siege)
        for water in t.keys:
            twin = s.copy()
            twin.answer(twin.option(water))
            while not twin.over and twin.step().name() == "BaitSecond":
                for option in twin.options():
                    last = twin.copy()
                    last.answer(option)
                    assert last.touched() != 0
                    assert (last.a, last.b) != (s.a, s.b)
                break
        assert "2,2" not in t.keys
        t.says("ann", "16,1")
        assert "E" not in t.keys, "where it lies is not another place"
        t.says("ann", t.keys[0])


def test_ck_92_three_actions_and_one_refill() -> None:
    with table(turn("on-the-double", "cable-net", "dazing-flare", "repellant")) as t:
        assert "pass" not in t.keys
        t.says("ann", "play:hand:on-the-double", "play:hand:cable-net")
        assert "pass" in t.keys
        t.says("ann", "place:dazing-flare")
        assert t.asked == "kai"
        assert t["holds"]["a"] == 4


def test_ck_92_a_second_one_adds_two_and_all_may_be_given_up() -> None:
    with table(turn("on-the-double", "on-the-double", "dazing-flare", "repellant")) as t:
        t.says("ann", "play:hand:on-the-double", "play:hand:on-the-double")
        assert t["actions"] == 3
        t.says("ann", "pass")
        assert t.asked == "kai"
