"""Hurting the Kaiju, and shields: CK-31 to CK-39."""

from tests.games.kaiju.conftest import SHOW, table

DUDS = ["hardened-carapace"] * 7
QUIET = {"kaiju": ["hardened-carapace", "terrifying-screech", "stomp"]}
MANY = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "A9"]


def test_ck_31_damage_discards_from_the_top_of_the_kaiju_deck() -> None:
    tops = ["punch", "stomp", "smash", "rampage"]
    with table({"turn": "a", "hands": {"a": ["assault-3", "cable-net"], **QUIET}, "kaiju_deck": tops}) as t:
        before = t["kaiju_deck"]
        t.says("ann", "play:hand:assault-3")
        assert t["kaiju_deck"] == before - 3
        assert t["kaiju_discard"] == ["punch", "stomp", "smash"]
        view = SHOW.game.view(t.state, 7)
        assert view.kaiju_discard == ["punch", "stomp", "smash"]  # type: ignore[attr-defined]


def test_ck_32_surplus_damage_is_lost_and_nothing_is_won_yet() -> None:
    hand = {"a": ["assault-3", "assault-3", "assault-3"], "kaiju": ["punch", "stomp", "smash"]}
    with table({"turn": "a", "hands": hand, "kaiju_deck": 2}) as t:
        t.says("ann", "play:hand:assault-3", "discard:hand:assault-3", "discard:hand:assault-3")
        assert t["kaiju_deck"] == 0
        assert t["counts"]["kaiju_discard"] == 2
        assert t.asked == "kai"


def test_ck_33_only_standing_unshielded_buildings_are_offered() -> None:
    hands = {"a": ["shielding", "cable-net"], **QUIET}
    with table({"turn": "a", "hands": hands, "rubble": ["C8", "A1"], "shields": ["C2", "B1"]}) as t:
        t.says("ann", "play:hand:shielding")
        assert len(t.keys) == 27 - 4
        assert not {"C8", "A1", "C2", "B1"} & set(t.keys)
        assert t.why_not("A1") == "CK-33"
        assert t.why_not("B1") == "CK-34"
        t.says("ann", "A9")
        assert "A9" in t["shields"]


def test_ck_34_shields_of_one_card_go_to_different_buildings() -> None:
    with table({"turn": "a", "hands": {"a": ["shielding", "shielding"], **QUIET}}) as t:
        t.says("ann", "play:hand:shielding", "discard:hand:shielding")
        assert t.keys[:2] == ["C2", "C8"], "what touches the Kaiju comes first"
        t.says("ann", "C8")
        assert "C8" not in t.keys
        t.says("ann", "C2")
        assert t["shields"] == ["C2", "C8"]


def test_ck_35_a_shield_prevents_everything_whatever_the_amount() -> None:
    for card in ("smash", "stomp"):
        with table({"hands": {"kaiju": [card, *DUDS[:2]]}, "shields": ["C8"], "rubble": ["C2"]}) as t:
            t.says("kai", f"play:hand:{card}")
            assert t["left"]["C8"] == 3
            assert t["shields"] == []


def test_ck_36_a_shield_does_not_expire() -> None:
    idle = {name: ["dazing-flare", "cable-net"] for name in "ab"} | {"kaiju": ["terrifying-screech", *DUDS[:2]]}
    with table({"shields": ["A9"], "hands": idle, "kaiju_deck": ["terrifying-screech"] * 8}, seats=3) as t:
        for _ in range(10):
            t.says(str(t.asked), t.keys[0])
            while t.state.step().inside():
                t.says(str(t.asked), t.keys[-1])
        assert t["round"] >= 5
        assert t["shields"] == ["A9"]


def test_ck_37_a_shield_stops_what_destroys() -> None:
    with table({"hands": {"kaiju": ["rampage", *DUDS[:2]]}, "shields": ["C8"]}) as t:
        t.says("kai", "play:hand:rampage")
        assert t["rubble"] == ["C2"]
        assert t["shields"] == []
        assert t["left"]["C8"] == 3
        t.says("kai", "pass")


def test_ck_38_a_shield_swallows_the_whole_packet() -> None:
    with table({"hands": {"kaiju": ["smash", *DUDS[:2]]}, "shields": ["C8"]}) as t:
        t.says("kai", "play:hand:smash")
        assert t.hints("C8") == ["shielded"]
        t.says("kai", "C8")
        assert (t["left"]["C8"], t["left"]["C2"]) == (3, 6)
        assert t.asked == "ann"


def test_ck_39_ten_markers_are_all_there_are() -> None:
    with table({"turn": "a", "hands": {"a": ["shielding", "cable-net"], **QUIET}, "shields": [*MANY, "B1"]}) as t:
        assert t.hints("play:hand:shielding") == ["no_effect"]
        t.says("ann", "play:hand:shielding")
        assert len(t["shields"]) == 10
        assert "All ten shield markers are on the map." in t.log()


def test_ck_39_the_eleventh_of_one_card_is_skipped() -> None:
    with table({"turn": "a", "hands": {"a": ["shielding", "shielding"], **QUIET}, "shields": MANY}) as t:
        t.says("ann", "play:hand:shielding", "discard:hand:shielding", "C2")
        assert len(t["shields"]) == 10
        assert t.asked == "kai"
