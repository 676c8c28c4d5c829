"""The kick, the kills and what they earn: RK-20 to RK-29."""

import pytest

from matinee.catalog import show
from matinee.engine.journal import Journal
from matinee.games.roundhouse.deck import ALL_PLACES
from matinee.games.roundhouse.state import Roundhouse
from matinee.testing.laws import start, walk
from matinee.testing.scenario import Scenario

from .conftest import Tables, rolls


def test_rk_20_from_the_starting_player_clockwise(table: Tables) -> None:
    with table(3, phase="kick", starter="b", places={"L1": "Barn Dragon"}, life={"c": 0}) as kicks:
        assert kicks.asked == "bo"
        kicks.says("bo", "hold")
        assert kicks.asked == "ada"


def test_rk_20_holding_back_is_always_legal() -> None:
    roundhouse = show("roundhouse")
    for s in walk(roundhouse, start(roundhouse, 2, 6), 2, 6):
        if not s.over and s.step().name() == "Kick":
            assert s.option("hold") in s.options()


def test_rk_20_nobody_to_kick(table: Tables) -> None:
    with table(2, phase="kick", monster_deck=6, items={"a": ["Spud Cannon"]}) as empty:
        assert empty["round"] == 3, "the kick, and the round with it, passed by unasked"
        assert "Spud Cannon" in empty["items"]["a"]


def test_rk_21_one_attack_card_for_its_dice(table: Tables) -> None:
    given = {"L1": "Barn Dragon", "L2": "Colossal Cow"}
    items = {"a": ["Spud Cannon", "Wet Noodle"]}
    with table(2, rolls(1, 2, 3, 4, 1, 2), phase="kick", places=given, items=items) as kick:
        assert kick.keys == ["hold", "kick", "kick:Spud Cannon", "kick:Wet Noodle"]
        assert {"dice:6", "expected:2.0", "free:8"} <= set(kick.hints("kick:Spud Cannon"))
        kick.says("ada", "kick:Spud Cannon")
        assert [len(event.faces) for event in kick.story() if event.kind == "rolled"] == [6]
        assert kick["discard"] == ["Spud Cannon"], "gone, although nothing was hit"
        assert kick.asked == "bo"


def test_rk_21_never_two_cards(table: Tables) -> None:
    with table(1, phase="kick", places={"L1": "Barn Dragon"}, items={"a": ["Spud Cannon", "Wet Noodle"]}) as kick:
        assert kick.refused("ada", "kick:Spud Cannon+Wet Noodle") == "unknown_option"
        assert kick.why_not("kick:Spud Cannon+Wet Noodle") == "RK-21"


def test_rk_21_no_card_after_the_roll(table: Tables) -> None:
    given = {"L1": "Barn Dragon", "L2": "Colossal Cow"}
    with table(1, rolls(5, 1), phase="kick", places=given, items={"a": ["Spud Cannon"]}) as kick:
        kick.says("ada", "kick")
        assert kick.refused("ada", "kick:Spud Cannon") == "unknown_option"
        assert kick.why_not("kick:Spud Cannon") == "RK-21"
        kick.says("ada", "hit:L1")


def test_rk_21_two_equal_cards_are_one_option(table: Tables) -> None:
    with table(1, phase="kick", places={"L1": "Barn Dragon"}, items={"a": ["Spud Cannon", "Spud Cannon"]}) as kick:
        assert kick.keys == ["hold", "kick", "kick:Spud Cannon"]


def test_rk_23_a_hit_has_its_place_when_it_is_told() -> None:
    roundhouse = show("roundhouse")
    given = {"phase": "kick", "places": {"L1": "Werepoodle", "L2": "Colossal Cow"}}
    s = roundhouse.arrange(given, roundhouse.setup({"seats": 2}), rolls(6, 5))
    journal = s.journal = Journal()
    journal.filmed = True
    for key in ("kick", "hit:L1", "hit:L1"):
        s.answer(s.option(key))
    hits = [number for number, event in enumerate(journal.events) if event.kind == "hit"]
    assert [journal.pictures[number].to_place for number in hits] == [1, 0]


@pytest.mark.parametrize(("faces", "hits"), [((6, 5), 2), ((4, 5), 1), ((6, 4), 1), ((1, 2), 0), ((3, 4), 0)])
def test_rk_22_fives_and_sixes_hit(table: Tables, faces: tuple[int, int], hits: int) -> None:
    kick = table(2, rolls(*faces), phase="kick", places={"L1": "Barn Dragon", "L2": "Colossal Cow"})
    kick.says("ada", "kick")
    assert kick["to_place"] == hits
    assert (kick.question == "AssignHit") == (hits > 0)


def test_rk_23_any_split_over_circle_and_middle(table: Tables) -> None:
    given = {"L3": "Barn Dragon", "L5": "Colossal Cow", "M1": "Mummy on Overtime"}
    with table(2, rolls(5, 6), phase="kick", places=given) as kick:
        kick.says("ada", "kick")
        assert kick.keys == ["hit:L3", "hit:L5", "hit:M1"]
        kick.says("ada", "hit:L3", "hit:M1")
        assert kick["places"] == {"L3": "Barn Dragon@1", "L5": "Colossal Cow", "M1": "Mummy on Overtime@1"}


def test_rk_23_all_hits_as_one_batch(table: Tables) -> None:
    given = {"L3": "Barn Dragon", "L5": "Colossal Cow"}
    with table(2, rolls(5, 6), phase="kick", places=given) as kick:
        kick.says("ada", "kick")
        assert kick.refused("ada", "hit:L3", "hit:L7") == "unknown_option"
        kick.says_at_once("ada", "hit:L5", "hit:L3")
        assert kick["places"] == {"L3": "Barn Dragon@1", "L5": "Colossal Cow@1"}


def test_rk_24_hits_beyond_all_free_marks_are_lost(table: Tables) -> None:
    given = {"L1": "Mud Golem (Two Actors)@1", "L2": "Bat on a String"}
    items = {"a": ["Rake of Regret"]}
    with table(1, rolls(5, 5, 5, 6, 6), phase="kick", places=given, items=items, item_deck=3) as kick:
        kick.says("ada", "kick:Rake of Regret")
        assert kick.question == "KillReward", "nothing was left to choose"
        assert "3 hits find no free mark and are lost." in kick.log()
        assert kick["kills"]["a"] == ["Mud Golem (Two Actors)", "Bat on a String"]


def test_rk_24_no_holding_back(table: Tables) -> None:
    with table(2, rolls(5, 1), phase="kick", places={"L3": "Barn Dragon", "L5": "Colossal Cow"}) as kick:
        kick.says("ada", "kick")
        assert kick.refused("ada", "hold") == "unknown_option"
        assert kick.refused("ada", "pass") == "cannot_pass"
        assert kick.why_not("hold") == "RK-24"
        kick.says("ada", "hit:L3")


def test_rk_24_no_mark_takes_two_hits(table: Tables) -> None:
    given = {"L1": "Bat on a String", "L3": "Barn Dragon", "L5": "Colossal Cow"}
    with table(2, rolls(5, 5), phase="kick", places=given) as kick:
        kick.says("ada", "kick", "hit:L1")
        assert kick.keys == ["hit:L3", "hit:L5"]
        assert kick.why_not("hit:L1") == "RK-24"
        kick.says("ada", "hit:L3")


def test_rk_24_the_free_marks_are_counted_right() -> None:
    roundhouse = show("roundhouse")
    for seats in (1, 4):
        for s in walk(roundhouse, start(roundhouse, seats, 21), seats, 21):
            assert isinstance(s, Roundhouse)
            assert s.free == sum(s.free_marks(place) for place in range(ALL_PLACES))
            assert s.standing == sum(1 << place for place in range(ALL_PLACES) if s.at(place) >= 0)


@pytest.mark.parametrize(("hits", "strength"), [(0, 3), (1, 2), (2, 1)])
def test_rk_25_hits_cover_from_the_right(table: Tables, hits: int, strength: int) -> None:
    with table(1, phase="kick", places={"L1": f"Broomstick Biker Gang@{hits}"}) as covered:
        assert covered["strength"]["L1"] == strength


def test_rk_26_the_last_hit_takes_the_card(table: Tables) -> None:
    given = {"L1": "Werepoodle", "L2": "Barn Dragon"}
    with table(2, rolls(5, 1, 1, 6), phase="kick", places=given) as both:
        both.says("ada", "kick", "hit:L1")
        both.says("bo", "kick", "hit:L1")
        assert both["kills"] == {"a": [], "b": ["Werepoodle"]}
        assert both["points"] == {"a": 0, "b": 3}


def two_kills(table: Tables, **given: object) -> Scenario:
    places = {"L1": "Bat on a String", "L2": "Gnome of Doom", "L3": "Barn Dragon"}
    kick = table(2, rolls(5, 6), phase="kick", places=places, **given)
    kick.says("ada", "kick", "hit:L2")
    assert kick["places"]["L2"] == "Gnome of Doom@1", "full, but there until all hits are placed"
    kick.says("ada", "hit:L1")
    return kick


def test_rk_26_kills_are_removed_in_the_order_they_filled_up(table: Tables) -> None:
    assert two_kills(table)["kills"]["a"] == ["Gnome of Doom", "Bat on a String"]


@pytest.mark.parametrize(("life", "healed"), [(9, 11), (14, 15), (15, 15)])
def test_rk_27_heal_two_but_never_above_fifteen(table: Tables, life: int, healed: int) -> None:
    with two_kills(table, life={"a": life}) as kick:
        assert kick.keys == ["heal", "draw"]
        assert kick.hints("heal") == [f"heals:{healed - life}"]
        kick.says("ada", "heal")
        assert kick["life"]["a"] == healed


def test_rk_27_each_kill_is_rewarded_for_itself(table: Tables) -> None:
    with two_kills(table, life={"a": 9}, next_items=["Tin Roof"]) as kick:
        kick.says("ada", "draw", "keep", "heal")
        assert kick["life"]["a"] == 11
        assert kick["items"]["a"] == ["Tin Roof@5"]
        assert kick.asked == "bo"


def test_rk_27_no_third_choice(table: Tables) -> None:
    with two_kills(table) as kick:
        assert kick.refused("ada", "none") == "unknown_option"
        assert kick.why_not("none") == "RK-27"


def test_rk_28_an_empty_item_deck_leaves_healing(table: Tables) -> None:
    with two_kills(table, life={"a": 12}, item_deck=0) as kick:
        assert kick.asked == "bo"
        assert kick["life"]["a"] == 15
        assert [event.word for event in kick.story("ada") if event.kind == "automatic"] == ["heal", "heal"]


def test_rk_28_the_last_item(table: Tables) -> None:
    with two_kills(table, life={"a": 9}, item_deck=1) as kick:
        kick.says("ada", "draw", "discard")
        assert kick.asked == "bo", "the second kill can only heal"
        assert kick["life"]["a"] == 11


def test_rk_29_a_killed_monsters_place_stays_empty(table: Tables) -> None:
    given = {"L1": "Barn Dragon", "L2": "Gnome of Doom", "M1": "Colossal Cow"}
    with table(2, rolls(5, 1), phase="kick", places=given) as kick:
        kick.says("ada", "kick", "hit:L2", "heal")
        assert kick["places"] == {"L1": "Barn Dragon", "M1": "Colossal Cow"}


def test_rk_29_nothing_moves_the_middle(table: Tables) -> None:
    given = {"L1": "Barn Dragon", "M2": "Colossal Cow"}
    with table(2, phase="first-aid", places=given) as next_round:
        assert next_round["round"] == 3
        assert next_round["places"] == given
