"""Turn order, a defender's turn, Support and COMBO: CK-15 to CK-30."""

from tests.games.kaiju.conftest import SHOW, table

from matinee.engine.chance import Swift
from matinee.games.kaiju.team import ComboDiscard

DUDS = ["hardened-carapace"] * 7
QUIET = {"kaiju": ["hardened-carapace", "terrifying-screech", "stomp"]}


def test_ck_15_the_kaiju_has_the_very_first_turn() -> None:
    for seed in range(10):
        s = SHOW.deal(SHOW.setup({"seats": 3 + seed % 3}), Swift(seed))
        assert s.asked == 0
        assert s.step().name() == "KaijuCard"


def test_ck_16_the_kaiju_acts_after_each_defender() -> None:
    hands = {"kaiju": [*DUDS[:2], "terrifying-screech"]} | {name: ["dazing-flare", "cable-net"] for name in "a"}
    hands |= {"b": ["cable-net", "dazing-flare"], "c": ["assault-1", "assault-2"]}
    with table({"hands": hands, "kaiju_deck": ["terrifying-screech"] * 8}) as t:
        trace = []
        for _ in range(8):
            trace.append(t.asked)
            t.says(str(t.asked), t.keys[0])
            while t.state.step().inside():
                t.says(str(t.asked), t.keys[-1])
        assert trace == ["kai", "ann", "kai", "ben", "kai", "cat", "kai", "ann"]


def test_ck_17_at_level_five_the_kaiju_is_offered_two_cards() -> None:
    with table({"level": 5, "hands": {"kaiju": ["terrifying-screech", *DUDS[:4]]}, "round": 3}) as t:
        assert t["actions"] == 2
        t.says("kai", "play:hand:hardened-carapace")
        assert t.asked == "kai"
        t.says("kai", "play:hand:terrifying-screech")
        assert t.asked == "ann"
        assert t["round"] == 4


def test_ck_17_the_opening_turn_is_round_nought() -> None:
    with table() as t:
        assert t["round"] == 0


def test_ck_18_there_is_no_passing() -> None:
    with table({"turn": "a", "hands": {"a": ["assault-1", "shielding"]}}) as t:
        assert t.keys == ["play:hand:assault-1", "play:hand:shielding", "place:assault-1", "place:shielding"]
        assert t.refused("ann", "pass") == "cannot_pass"
        assert t.why_not("pass") == "CK-18"


def test_ck_19_a_support_card_is_everybodys() -> None:
    with table({"turn": "a", "hands": {"a": ["cable-net", "shielding"], "kaiju": ["punch", *DUDS[:2]]}}) as t:
        t.says("ann", "place:cable-net")
        t.says("kai", "play:hand:hardened-carapace")
        t.says("ben", "play:support:cable-net")
        assert t["support"] == []
        assert t["netted"]


def test_ck_19_even_later_in_the_turn_that_placed_it() -> None:
    with table({"turn": "a", "hands": {"a": ["on-the-double", "cable-net", "dazing-flare"], **QUIET}}) as t:
        t.says("ann", "play:hand:on-the-double", "place:cable-net", "play:support:cable-net")
        assert t["netted"]


def test_ck_20_a_card_in_play_fills_no_place_in_support() -> None:
    support = ["team-planning", "shielding", "assault-1"]
    with table({"turn": "a", "support": support, "hands": {"a": ["cable-net"], **QUIET}}) as t:
        t.says("ann", "play:support:team-planning")
        assert t["support"] == ["shielding", "assault-1", "cable-net"]
        assert t["discard"] == ["team-planning"]


def test_ck_20_a_card_cannot_feed_its_own_combo() -> None:
    with table({"turn": "a", "hands": {"a": ["assault-3", "shielding"], **QUIET}, "kaiju_deck": 40}) as t:
        t.says("ann", "play:hand:assault-3")
        assert t.asked == "kai"
        assert t["kaiju_deck"] == 37


def test_ck_21_a_card_that_can_do_nothing_may_be_played() -> None:
    with table({"turn": "a", "hands": {"a": ["emergency-repairs", "shielding"], **QUIET}}) as t:
        assert t.hints("play:hand:emergency-repairs") == ["no_effect"]
        assert t.hints("play:hand:shielding") == []
        t.says("ann", "play:hand:emergency-repairs")
        assert t["discard"] == ["emergency-repairs"]
        assert t["standing"] == 27


def test_ck_22_placing_is_from_the_own_hand_face_up() -> None:
    with table({"turn": "a", "hands": {"a": ["cable-net", "shielding", "assault-1", "assault-2"], **QUIET}}) as t:
        t.says("ann", "place:cable-net")
        assert t["support"] == ["cable-net"]
        assert t["holds"]["a"] == 4
        assert "cable-net" not in t["hands"]["a"][:3]
        view = SHOW.game.view(t.state, 7)
        assert [card.key for card in view.support] == ["cable-net"]  # type: ignore[attr-defined]


def test_ck_23_support_holds_as_many_cards_as_there_are_defenders() -> None:
    given = {"turn": "b", "support": ["shielding", "repellant", "assault-1"], "hands": {"b": ["cable-net"], **QUIET}}
    with table(given) as t:
        t.says("ben", "place:cable-net")
        assert t.question == "SupportOverflow"
        assert len(t.keys) == 4
        t.says("ben", "discard:support:repellant")
        assert t["support"] == ["shielding", "assault-1", "cable-net"]
        assert t["discard"] == ["repellant"]


def test_ck_23_the_incoming_card_may_go_instead() -> None:
    given = {"turn": "a", "support": ["shielding", "repellant"], "hands": {"a": ["cable-net"], **QUIET}}
    with table(given, seats=3) as t:
        t.says("ann", "place:cable-net", "discard:incoming")
        assert t["support"] == ["shielding", "repellant"]
        assert t["discard"] == ["cable-net"]


def test_ck_24_one_refill_at_the_end_of_the_turn() -> None:
    hand = ["on-the-double", "cable-net", "dazing-flare", "repellant"]
    with table({"turn": "a", "hands": {"a": hand, **QUIET}, "deck": ["assault-1", "assault-2", "assault-3"]}) as t:
        t.says("ann", "play:hand:on-the-double", "play:hand:cable-net")
        assert t["holds"]["a"] == 2
        t.says("ann", "play:hand:dazing-flare")
        assert t["hands"]["a"] == ["repellant", "assault-1", "assault-2", "assault-3"]


def test_ck_25_others_stay_short_until_the_end_of_their_own_turn() -> None:
    hands = {"a": ["co-ordinated-assault", "cable-net"], "b": ["assault-1", "shielding", "shielding", "repellant"]}
    with table({"turn": "a", "hands": {**hands, "c": ["cable-net"], **QUIET}}) as t:
        t.says("ann", "play:hand:co-ordinated-assault")
        t.says("ben", "play:hand:assault-1")
        assert t.asked == "kai"
        assert t["holds"] == {"kaiju": 3, "a": 4, "b": 3, "c": 1}


def test_ck_26_without_any_card_the_action_is_skipped() -> None:
    hands = {"a": [], "kaiju": ["punch", "stomp", "smash"]}
    with table({"turn": "a", "hands": hands}) as t:
        assert t.asked == "kai"
        assert t["holds"]["a"] == 4


def test_ck_27_each_card_laid_down_adds_one() -> None:
    given = {"turn": "a", "hands": {"a": ["assault-1", "assault-1", "assault-2", "shielding"], **QUIET}}
    with table({**given, "kaiju_deck": 40}) as t:
        t.says("ann", "play:hand:assault-1")
        assert t.question == "ComboDiscard"
        assert t.hints("discard:hand:assault-2") == ["amount:2", "draws:2"]
        assert t.hints("pass") == ["amount:1", "draws:1", "feeds:hand:assault-1"]
        t.says("ann", "discard:hand:assault-2")
        assert t.hints("pass")[2:] == ["feeds:hand:assault-1", "laid:hand:assault-2"]
        t.says("ann", "discard:hand:assault-1")
        assert t["kaiju_deck"] == 37
        assert t["discard"] == ["assault-2", "assault-1", "assault-1"]


def test_ck_28_assaults_share_a_name_but_add_only_one() -> None:
    given = {"turn": "a", "hands": {"a": ["assault-1", "assault-3", "co-ordinated-assault"], **QUIET}}
    with table({**given, "kaiju_deck": 40}) as t:
        t.says("ann", "play:hand:assault-1")
        assert t.keys == ["discard:hand:assault-3", "pass"]
        assert t.why_not("discard:hand:co-ordinated-assault") == "CK-28"
        t.says("ann", "discard:hand:assault-3")
        assert t["kaiju_deck"] == 38


def test_ck_29_only_four_names_have_combo() -> None:
    kinds = SHOW.pack("house").kinds.values()
    assert {kind.called for kind in kinds if kind.combo} == {"Assault", "Shielding", "Repellant", "Team Planning"}
    for seed in range(6):
        s = SHOW.deal(SHOW.setup({"seats": 5}), Swift(seed))
        chance = Swift(seed)
        while not s.over:
            step = s.step()
            if isinstance(step, ComboDiscard):
                assert SHOW.game.face(s, int(step.card)).split("-")[0] in ("assault", "shielding", "repellant", "team")
            s.take(s.offered.at(chance.below(s.offered.count)))


def test_ck_30_a_teammates_hand_feeds_no_combo() -> None:
    hands = {"a": ["assault-1", "cable-net"], "b": ["assault-2", "assault-3"], **QUIET}
    with table({"turn": "a", "hands": hands, "support": ["assault-1"]}) as t:
        t.says("ann", "play:hand:assault-1")
        assert t.keys == ["discard:support:assault-1", "pass"]
        assert t.refused("ann", "discard:hand:assault-2") == "unknown_option"
        t.says("ann", "pass")
