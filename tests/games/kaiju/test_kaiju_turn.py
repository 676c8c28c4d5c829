"""The Kaiju's turn, movement, damage and the end of the game: CK-48 to CK-69."""

from tests.games.kaiju.conftest import SHOW, table

from matinee.engine.chance import Swift
from matinee.engine.errors import GameOver
from matinee.games.kaiju.deck import HANDS, KAIJU_DECK, KAIJU_DISCARD
from matinee.games.kaiju.state import Siege
from matinee.testing.laws import walk

DUDS = ["hardened-carapace"] * 7
TOWN = ["6,3", "5,4"]


def hand(*cards: str) -> dict[str, list[str]]:
    return {"kaiju": [*cards]}


def games(seed: int) -> list[Siege]:
    s = SHOW.deal(SHOW.setup({"seats": 3 + seed % 3}), Swift(seed))
    return [m.copy() for m in walk(SHOW, s, 3 + seed % 3, seed) if isinstance(m, Siege)]


def test_ck_48_a_level_gained_in_the_turn_adds_no_action_now() -> None:
    hands = hand("sonic-wave", "stomp", *DUDS[:3]) | {"a": ["cable-net"], "b": ["cable-net"]}
    with table({"level": 4, "hands": hands, "deck": ["enrage"]}, seats=3) as t:
        assert t["actions"] == 1
        t.says("kai", "play:hand:sonic-wave", "pass")
        assert t["level"] == 5
        assert t.asked == "ann"
        assert t["counts"]["kaiju_discard"] == 1


def test_ck_49_the_first_card_is_mandatory_later_ones_are_not() -> None:
    with table({"level": 5, "hands": hand("stomp", "punch", *DUDS[:3])}) as t:
        assert "pass" not in t.keys
        assert t.why_not("pass") == "CK-49"
        t.says("kai", "play:hand:stomp")
        assert "pass" in t.keys
        assert t.hints("pass") == ["actions_left:1"]
        t.says("kai", "pass")
        assert t.asked == "ann"


def test_ck_49_actions_are_lost_with_an_empty_hand() -> None:
    with table({"level": 8, "hands": hand("hardened-carapace", "terrifying-screech"), "kaiju_deck": 30}) as t:
        t.says("kai", "play:hand:hardened-carapace")
        assert t.keys == ["play:hand:terrifying-screech", "pass"]
        t.says("kai", "play:hand:terrifying-screech")
        assert t.asked == "ann"
        assert t["holds"]["kaiju"] == 7


def test_ck_50_the_kaiju_draws_up_at_the_end_of_its_turn() -> None:
    with table({"level": 5, "hands": hand("terrifying-screech", *DUDS[:4]), "kaiju_deck": 30}) as t:
        t.says("kai", "play:hand:hardened-carapace")
        assert t["holds"]["kaiju"] == 4
        t.says("kai", "play:hand:terrifying-screech")
        assert (t["holds"]["kaiju"], t["kaiju_deck"]) == (5, 28)
    with table({"level": 1, "hands": hand("terrifying-screech", *DUDS[:4]), "kaiju_deck": 30}) as t:
        t.says("kai", "play:hand:hardened-carapace")
        assert (t["holds"]["kaiju"], t["kaiju_deck"]) == (4, 30)


def test_ck_51_the_kaiju_discard_never_shrinks() -> None:
    counts = [int(s.piles.count(KAIJU_DISCARD)) for s in games(2)]
    assert counts == sorted(counts)
    assert counts[-1] > 20


def test_ck_52_damage_adds_up() -> None:
    with table({"hands": hand("stomp", *DUDS[:2]), "damage": {"C8": 2, "C2": 4}}) as t:
        t.says("kai", "play:hand:stomp")
        assert t["rubble"] == ["C8"]
        assert t["left"]["C2"] == 1
        t.says("kai", "pass")


def test_ck_53_left_over_damage_goes_to_another_touched_building() -> None:
    with table({"hands": hand("smash", *DUDS[:2]), "figure": ["15,1", "16,1"]}) as t:
        t.says("kai", "play:hand:smash")
        assert t.hints("C6") == ["falls", "left_over:3"]
        t.says("kai", "C6")
        assert t.question == "AttackTarget"
        assert t.keys == ["C2", "C3", "C8"]
        t.says("kai", "C8")
        assert t["rubble"] == ["C6", "C8"]
        t.says("kai", "pass")


def test_ck_53_with_nobody_else_touched_it_is_lost() -> None:
    with table({"hands": hand("smash", *DUDS[:2]), "rubble": ["C2"]}) as t:
        t.says("kai", "play:hand:smash")
        assert t.question == "KaijuWater"
        assert t["rubble"] == ["C2", "C8"]
        t.says("kai", "pass")


def test_ck_54_one_move_a_card_after_all_its_hits() -> None:
    with table({"hands": hand("smash", *DUDS[:2])}) as t:
        t.says("kai", "play:hand:smash", "C8")
        assert t["left"]["C2"] == 3, "the left-over fell where the Kaiju stood"
        t.says("kai", "2,2", "W")
        assert t["figure"] == ["1,2", "2,2"]
        assert t.asked == "ann"
        assert t["left"]["A5"] == 3


def test_ck_54_cards_inside_a_surge_count_on_their_own() -> None:
    with table({"hands": hand("adrenaline-surge", "punch", "punch", "stomp"), "damage": {"C2": 3}}) as t:
        t.says("kai", "play:hand:adrenaline-surge", "play:hand:punch", "C8", "pass")
        t.says("kai", "play:hand:punch")
        assert t.question == "KaijuWater"
        t.says("kai", "pass")
        assert t.asked == "ann"


def test_ck_55_any_legal_placement_may_be_chosen() -> None:
    with table({"hands": hand("punch", *DUDS[:2]), "rubble": ["A1"]}) as t:
        t.says("kai", "play:hand:punch", "C8")
        s = t.state
        assert isinstance(s, Siege)
        found = set()
        for water in [key for key in t.keys if key != "pass"]:
            twin = s.copy()
            twin.answer(twin.option(water))
            if twin.step().name() == "KaijuSecond":
                for option in twin.options():
                    last = twin.copy()
                    last.answer(option)
                    found.add(frozenset((int(last.a), int(last.b))))
            else:
                found.add(frozenset((int(twin.a), int(twin.b))))
        legal = {frozenset(pair) for pair in s.city.placements(s.rubble())}
        assert found == legal - {frozenset((int(s.a), int(s.b)))}, "all but the one where it lies: that is to pass"
        t.says("kai", "pass")


def test_ck_56_one_hex_stays_the_other_is_lifted() -> None:
    with table({"hands": hand("punch", *DUDS[:2]), "net": True}) as t:
        t.says("kai", "play:hand:punch", "C8")
        assert t.question == "KaijuOneHex"
        s = t.state
        assert isinstance(s, Siege)
        for key in t.keys[:-1]:
            twin = s.copy()
            twin.answer(twin.option(key))
            assert len({int(s.a), int(s.b)} & {int(twin.a), int(twin.b)}) == 1
            assert twin.city.direction(twin.a, twin.b) >= 0
        t.says("kai", "pass")


def test_ck_57_damage_to_all_carries_nothing_over() -> None:
    with table({"hands": hand("stomp", *DUDS[:2]), "damage": {"C8": 2}, "shields": ["C2"]}) as t:
        t.says("kai", "play:hand:stomp", "pass")
        assert t["rubble"] == ["C8"]
        assert t["left"]["C2"] == 6
        assert t["shields"] == []


def test_ck_58_a_target_is_mandatory_and_without_one_the_card_fizzles() -> None:
    with table({"hands": hand("punch", *DUDS[:2]), "shields": ["C8"]}) as t:
        t.says("kai", "play:hand:punch")
        assert t.keys == ["C2", "C8"]
        assert t.why_not("A1") == "CK-58"
        t.says("kai", "C2")
    with table({"hands": hand("punch", *DUDS[:2]), "rubble": ["C2", "C8"]}) as t:
        assert "no_effect" in t.hints("play:hand:punch")
        t.says("kai", "play:hand:punch", "resolve")
        assert t["kaiju_discard"] == ["punch"]
        assert t["standing"] == 25


def test_ck_59_a_stranded_kaiju_may_swim() -> None:
    with table({"hands": hand("punch", *DUDS[:2]), "rubble": ["C2", "C8"]}) as t:
        assert "stranded" in t.hints("play:hand:punch")
        t.says("kai", "play:hand:punch")
        assert t.question == "StrandedChoice"
        assert "no_effect" in t.hints("resolve")
        t.says("kai", "swim")
        assert {"lie:E:C3,C6", "lie:W:C6"} & set(t.hints("15,1")) == {"lie:E:C3,C6"}
        t.says("kai", "15,1", "E")
        assert t["figure"] == ["15,1", "16,1"]
        assert t["touched"] == ["C3", "C6"]
        assert t["kaiju_discard"] == ["punch"]
        assert t.asked == "ann"


def test_ck_59_in_the_net_only_one_hex() -> None:
    with table({"hands": hand("punch", *DUDS[:2]), "rubble": ["C2", "C8"], "net": True}) as t:
        t.says("kai", "play:hand:punch", "swim")
        assert t.question == "KaijuOneHex"
        t.says("kai", "pass")


def test_ck_60_rubble_can_be_lain_upon() -> None:
    with table({"hands": hand("punch", *DUDS[:2]), "rubble": ["A1"]}) as t:
        t.says("kai", "play:hand:punch", "C8", "1,2")
        assert "W" in t.keys
        t.says("kai", "W")
        assert t["figure"] == ["0,2", "1,2"]


def test_ck_65_each_ending_goes_to_the_side_its_text_names() -> None:
    with table({"hands": hand("punch", *DUDS[:2]), "standing": ["C8"]}) as t:
        t.says("kai", "play:hand:punch")
        assert (t.winners, t.ending) == (["kai"], "city in ruins")
    with table({"hands": hand("stomp", *DUDS[:2]), "kaiju_deck": 0}) as t:
        t.says("kai", "play:hand:stomp")
        assert (t.winners, t.ending) == (["ann", "ben", "cat"], "kaiju retreats")


def test_ck_66_an_empty_deck_is_not_the_end_a_draw_is() -> None:
    with table({"hands": hand("stomp", "punch", *DUDS[:3]), "kaiju_deck": 0}) as t:
        t.says("kai", "play:hand:stomp")
        assert t.asked == "ann", "four cards are left at hand size three"
    with table({"hands": hand("desperation", *DUDS[:3]), "kaiju_deck": 1}) as t:
        assert "overdraws" in t.hints("play:hand:desperation")
        t.says("kai", "play:hand:desperation")
        assert t.ending == "kaiju retreats"


def test_ck_67_the_last_building_wins_before_any_draw() -> None:
    with table({"hands": hand("punch", *DUDS[:2]), "standing": ["C8"], "kaiju_deck": 0}) as t:
        t.says("kai", "play:hand:punch")
        assert t.ending == "city in ruins"
        assert t["kaiju_deck"] == 0


def test_ck_68_after_the_end_nothing_is_asked() -> None:
    with table({"hands": hand("punch", *DUDS[:2]), "standing": ["C8"]}) as t:
        t.says("kai", "play:hand:punch")
        assert t.state.over
        assert t.keys == []
        assert t.state.agenda == []
        assert t.refused("kai", "pass") == GameOver("").code == "game_over"


def test_ck_69_every_kaiju_turn_costs_a_card_for_good() -> None:
    for seed in range(6):
        before, turns, last = 200, 0, -1
        for s in games(seed):
            if s.kaiju_turn and s.round != last:
                last = int(s.round)
                turns += 1
                cards = int(s.piles.count(KAIJU_DECK) + s.piles.count(HANDS + s.kaiju))
                assert cards < before
                before = cards
        assert turns <= 104
