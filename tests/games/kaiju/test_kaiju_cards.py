"""The Kaiju's cards: CK-70 to CK-80."""

from tests.games.kaiju.conftest import table

DUDS = ["hardened-carapace"] * 7


def hand(*cards: str) -> dict[str, list[str]]:
    return {"kaiju": [*cards]}


def test_ck_70_screech_tears_one_card_out_of_support() -> None:
    with table({"hands": hand("terrifying-screech", *DUDS[:2]), "support": ["shielding", "cable-net"]}) as t:
        t.says("kai", "play:hand:terrifying-screech")
        assert t.keys == ["discard:support:shielding", "discard:support:cable-net"]
        t.says("kai", "discard:support:cable-net")
        assert (t["support"], t["discard"]) == (["shielding"], ["cable-net"])
    with table({"hands": hand("terrifying-screech", *DUDS[:2])}) as t:
        assert t.hints("play:hand:terrifying-screech") == ["no_effect"]
        t.says("kai", "play:hand:terrifying-screech")
        assert t.asked == "ann"


def test_ck_71_smash_deals_six() -> None:
    with table({"hands": hand("smash", *DUDS[:2])}) as t:
        t.says("kai", "play:hand:smash", "C2")
        assert t["rubble"] == ["C2"]
        assert t["left"]["C8"] == 3
        t.says("kai", "pass")


def test_ck_72_punch_deals_three() -> None:
    with table({"hands": hand("punch", *DUDS[:2])}) as t:
        t.says("kai", "play:hand:punch", "C2")
        assert t["left"]["C2"] == 3
        assert t.asked == "ann", "nothing fell, no move"


def test_ck_73_stomp_deals_one_to_everything_touched() -> None:
    given = {"figure": ["6,3", "5,4"], "damage": {"B2": 4, "B6": 2}, "shields": ["B5"]}
    with table({**given, "hands": hand("stomp", *DUDS[:2])}) as t:
        t.says("kai", "play:hand:stomp")
        assert t["rubble"] == ["B6"]
        assert [t["left"][id] for id in ("B1", "B2", "B5")] == [5, 1, 3]
        assert t["shields"] == []
        t.says("kai", "pass")


def test_ck_74_rampage_leaves_the_track_alone() -> None:
    with table({"hands": hand("rampage", *DUDS[:2])}) as t:
        t.says("kai", "play:hand:rampage", "pass")
        assert t["rubble"] == ["C2", "C8"]
        assert t["level"] == 2


def test_ck_75_sonic_wave_goes_round_the_table_from_the_next_defender() -> None:
    hands = {name: ["cable-net" if name in "ac" else "dazing-flare", "shielding"] for name in "abcd"}
    tops = ["assault-1", "assault-2", "assault-3", "repellant"]
    with table({"hands": hands | hand("sonic-wave", *DUDS[:2]), "next": "c", "deck": tops}, seats=5) as t:
        t.says("kai", "play:hand:sonic-wave")
        asked = []
        for _ in range(4):
            asked.append(t.asked)
            t.says(str(t.asked), "discard:hand:shielding")
        assert asked == ["cat", "dan", "ann", "ben"]
        assert [t["hands"][name][-1] for name in "cdab"] == tops
        assert t["discard"] == ["shielding"] * 4


def test_ck_75_an_empty_hand_is_skipped() -> None:
    hands = {"a": [], "b": ["cable-net", "shielding"], **hand("sonic-wave", *DUDS[:2])}
    with table({"hands": hands, "next": "b"}, seats=3) as t:
        t.says("kai", "play:hand:sonic-wave")
        t.says("ben", "discard:hand:shielding")
        assert t.question == "DefenderAction"
        assert t["holds"] == {"kaiju": 3, "a": 0, "b": 2}


def test_ck_76_three_cards_leave_the_hand_for_one_action() -> None:
    with table({"hands": hand("adrenaline-surge", "stomp", "terrifying-screech", "hardened-carapace")}) as t:
        t.says("kai", "play:hand:adrenaline-surge", "play:hand:stomp", "play:hand:hardened-carapace")
        assert t.asked == "ann"
        assert t["kaiju_discard"] == ["stomp", "hardened-carapace", "adrenaline-surge"]


def test_ck_76_a_surge_inside_a_surge_adds_its_own_two() -> None:
    cards = ["adrenaline-surge", "adrenaline-surge", "stomp", "terrifying-screech", "hardened-carapace", "sonic-wave"]
    with table({"hands": hand(*cards)}) as t:
        t.says("kai", "play:hand:adrenaline-surge", "play:hand:adrenaline-surge", "play:hand:stomp")
        t.says("kai", "play:hand:terrifying-screech", "play:hand:hardened-carapace")
        assert t.asked == "ann"
        assert t["counts"]["kaiju_discard"] == 5


def test_ck_76_a_surge_may_be_stopped() -> None:
    with table({"hands": hand("adrenaline-surge", "stomp", "terrifying-screech")}) as t:
        t.says("kai", "play:hand:adrenaline-surge", "pass")
        assert t.asked == "ann"
        assert t["kaiju_discard"] == ["adrenaline-surge"]


def test_ck_77_desperation_draws_two_and_plays_the_top_card() -> None:
    tops = ["punch", "punch", "stomp"]
    with table({"hands": hand("desperation", *DUDS[:2]), "kaiju_deck": tops, "kaiju_deck_count": 20}) as t:
        t.says("kai", "play:hand:desperation")
        assert t["kaiju_deck"] == 17
        assert t["hands"]["kaiju"] == [*DUDS[:2], "punch", "punch"]
        assert t["kaiju_discard"] == ["stomp", "desperation"]
        assert t["left"]["C2"] == 5


def test_ck_77_with_two_cards_left_nothing_is_revealed() -> None:
    with table({"hands": hand("desperation", *DUDS[:2]), "kaiju_deck": 2}) as t:
        t.says("kai", "play:hand:desperation")
        assert t.asked == "ann"
        assert t["kaiju_discard"] == ["desperation"]


def test_ck_78_psychic_fracture_is_a_punch_by_another_name() -> None:
    after = []
    for card in ("punch", "psychic-fracture"):
        with table({"hands": hand(card, *DUDS[:2])}) as t:
            t.says("kai", f"play:hand:{card}", "C8", "pass")
            after.append((t["left"], t["rubble"], t["figure"]))
    assert after[0] == after[1]


def test_ck_79_carapace_makes_the_next_damage_one() -> None:
    quiet = hand("stomp", "terrifying-screech", "punch")
    hands = {"a": ["assault-3", "assault-3", "assault-3"], "b": ["assault-2"], "c": ["cable-net"], **quiet}
    with table({"turn": "a", "hands": hands, "carapace": True, "kaiju_deck": 40}) as t:
        t.says("ann", "play:hand:assault-3", "discard:hand:assault-3", "discard:hand:assault-3")
        assert t["kaiju_deck"] == 39
        assert not t["carapace"]
        t.says("kai", "play:hand:terrifying-screech")
        before = t["kaiju_deck"]
        t.says("ben", "play:hand:assault-2")
        assert t["kaiju_deck"] == before - 2


def test_ck_79_a_second_carapace_is_wasted() -> None:
    with table({"hands": hand("hardened-carapace", "stomp"), "carapace": True}) as t:
        assert t.hints("play:hand:hardened-carapace") == ["no_effect", "wasted_carapace"]
        t.says("kai", "play:hand:hardened-carapace")
        assert t["carapace"]


def test_ck_80_roar_empties_support() -> None:
    support = ["shielding", "cable-net", "assault-1"]
    with table({"hands": hand("demoralising-roar", *DUDS[:2]), "support": support}) as t:
        t.says("kai", "play:hand:demoralising-roar")
        assert t["support"] == []
        assert t["discard"] == support
