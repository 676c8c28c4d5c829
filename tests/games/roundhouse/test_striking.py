"""AAAAARGH!, COUNTERATTACK and the shields: RK-30 to RK-43."""

import pytest

from matinee.games.roundhouse.attack_types import AIR, MAGIC, MELEE
from matinee.games.roundhouse.volley import after_block, all_hits, hits_with, with_hits

from .conftest import Tables, rolls

MELEE_AND_AIR = {"L1": "Shambling Extra", "L2": "Broomstick Biker Gang@1", "L3": "Bat on a String"}
BIKERS = {"L1": "Broomstick Biker Gang"}
MOTH = "Moth the Size of a Bus"


def test_rk_30_only_the_middle_attacks_and_only_once(table: Tables) -> None:
    given = {"L1": "Bat on a String", "M1": MOTH}
    with table(1, rolls(1, 1), phase="kick", places=given, item_deck=0) as argh:
        argh.says("ada", "hold")
        assert [event.other for event in argh.story() if event.kind == "struck"] == [8, 0], "M1, then L1"


def test_rk_30_without_a_middle_it_is_skipped(table: Tables) -> None:
    with table(1, rolls(1), phase="kick", places={"L1": "Bat on a String"}, item_deck=0) as quiet:
        quiet.says("ada", "hold")
        assert "Nobody is in the middle: it stays quiet." in quiet.log()
        assert not any(event.kind == "aaaaargh" for event in quiet.story())


def test_rk_31_the_most_defence_points_are_attacked_not_the_most_life(table: Tables) -> None:
    items = {"a": ["Garlic Bread"]}
    with table(2, rolls(5), phase="aaaaargh", life={"a": 3}, items=items, places={"M1": MOTH}) as argh:
        assert argh["life"] == {"a": 2, "b": 15}


@pytest.mark.parametrize(
    ("items", "hit"),
    [
        ({"a": ["Garlic Bread"], "b": ["Mattress Armour"], "d": ["Tinfoil Hat@2"]}, "ab"),
        ({}, "abcd"),
        ({"c": ["Lucky Sock@1"]}, "c"),
        ({"a": ["Lucky Sock", "Dustbin Lid"], "b": ["Bouncy Castle"]}, "ab"),
    ],
)
def test_rk_32_all_who_tie_are_attacked(table: Tables, items: dict[str, list[str]], hit: str) -> None:
    with table(4, rolls(6), phase="aaaaargh", items=items, places={"M1": MOTH}) as argh:
        assert [side for side, life in argh["life"].items() if life == 14] == list(hit)


def test_rk_32_the_dead_do_not_tie(table: Tables) -> None:
    with table(3, rolls(6), phase="aaaaargh", life={"a": 0}, places={"M1": MOTH}) as argh:
        assert argh["life"] == {"a": 0, "b": 14, "c": 14}


def test_rk_32_the_badge_shows_whom_the_middle_would_attack(table: Tables) -> None:
    items = {"a": ["Garlic Bread"], "b": ["Dustbin Lid"]}
    with table(3, phase="kick", items=items, places={"M1": MOTH}) as argh:
        seen = argh.show.game.view(argh.state, 7)
        assert [player.aaaaargh for player in seen.players] == [True, False, False]  # type: ignore[attr-defined]
        assert [player.defence for player in seen.players] == [4, 3, 0]  # type: ignore[attr-defined]


def test_rk_33_one_roll_for_all_targets(table: Tables) -> None:
    with table(4, rolls(6, 1, 5), phase="aaaaargh", places={"M1": "Broomstick Biker Gang"}) as argh:
        assert argh["life"] == {"a": 13, "b": 13, "c": 13, "d": 13}
        seen = argh.show.game.view(argh.state, 0).dice  # type: ignore[attr-defined]
        assert seen.of == "middle"
        assert [roll.faces for roll in seen.rolls] == [[6, 1, 5]]
        assert [(column.seat, column.hits) for column in seen.columns] == [(0, 2), (1, 2), (2, 2), (3, 2)]


def test_rk_34_all_living_players_are_attacked_also_those_just_hit(table: Tables) -> None:
    given = {"L1": "Bat on a String", "M1": MOTH}
    items = {"a": ["Umbrella"], "b": ["Lucky Sock@1"]}
    with table(3, rolls(6, 6), phase="aaaaargh", items=items, life={"c": 0}, places=given) as both:
        both.says("ada", "take")
        assert both.question == "BlockHits", "hit by the middle, Ada is asked again"
        both.says("ada", "take")
        assert both["life"] == {"a": 13, "b": 14, "c": 0}


def test_rk_35_dice_equal_to_strength_and_every_hit_for_everybody(table: Tables) -> None:
    with table(3, rolls(5, 6, 1), phase="counterattack", places=BIKERS) as counter:
        assert counter.state.chance.asked == 3, "strength 3, one roll for three players"
        assert counter["life"] == {"a": 13, "b": 13, "c": 13}


def test_rk_35_a_wounded_monster_rolls_fewer(table: Tables) -> None:
    with table(1, rolls(5), phase="counterattack", places={"L1": "Broomstick Biker Gang@2"}) as counter:
        assert counter["life"] == {"a": 14}
        assert counter.state.chance.asked == 1, "one mark left, one die"


def test_rk_36_rolls_follow_the_places(table: Tables) -> None:
    given = {"L5": "Bat on a String", "L2": "Gnome of Doom", "L8": "Exploding Turnip"}
    with table(2, rolls(1, 2, 3, 4), phase="kick", starter="b", places=given) as counter:
        counter.says("bo", "hold")
        counter.says("ada", "hold")
        struck = [(event.other, event.faces) for event in counter.story() if event.kind == "struck"]
        assert struck == [(1, (1,)), (4, (2,)), (7, (3, 4))]


@pytest.mark.parametrize(("card", "works"), [("Umbrella", True), ("Lucky Sock", True), ("Dustbin Lid", False)])
def test_rk_37_a_card_of_any_of_its_types_stops_a_hit(table: Tables, card: str, works: bool) -> None:
    with table(1, rolls(5, 1, 1), phase="counterattack", places=BIKERS, items={"a": [card]}) as counter:
        assert (counter.question == "BlockHits") == works
        if works:
            assert counter.keys == [f"block:{card}", "take"]


def test_rk_38_defence_is_optional(table: Tables) -> None:
    with table(1, rolls(5, 5, 1), phase="counterattack", places=BIKERS, items={"a": ["Umbrella"]}) as counter:
        counter.says("ada", "take")
        assert counter["life"]["a"] == 13
        assert counter["items"]["a"] == ["Umbrella@3"]


def test_rk_38_only_for_oneself_and_only_the_right_type(table: Tables) -> None:
    items = {"a": ["Umbrella", "Dustbin Lid"], "b": ["Lucky Sock"]}
    with table(2, rolls(5, 1, 1), phase="counterattack", places=BIKERS, items=items) as counter:
        assert counter.keys == ["block:Umbrella", "take"]
        assert counter.refused("ada", "block:Dustbin Lid") == "unknown_option"
        assert counter.why_not("block:Dustbin Lid") == "RK-38"
        assert counter.refused("ada", "block:Lucky Sock") == "unknown_option"
        assert counter.refused("bo", "block:Lucky Sock") == "not_your_question"


def test_rk_39_a_card_wears_out(table: Tables) -> None:
    given = {"L1": "Shambling Extra", "L2": "Exploding Turnip"}
    with table(1, rolls(5, 1, 1), phase="counterattack", places=given, items={"a": ["Dustbin Lid"]}) as first:
        assert first.hints("block:Dustbin Lid") == ["absorbs:1", "left:2", "unstopped:0"]
        first.says("ada", "block:Dustbin Lid")
        assert first["items"]["a"] == ["Dustbin Lid@2"]
    with table(1, rolls(1, 5, 6), phase="counterattack", places=given, items={"a": ["Dustbin Lid@2"]}) as last:
        last.says("ada", "block:Dustbin Lid")
        assert last["items"]["a"] == []
        assert last["discard"] == ["Dustbin Lid"]
        assert last["life"]["a"] == 15


def test_rk_39_points_left_are_kept_between_attacks(table: Tables) -> None:
    given = {"L1": "Bat on a String", "M1": "Pie-Tin Saucer"}
    with table(1, rolls(5, 5), phase="aaaaargh", places=given, items={"a": ["Umbrella"]}) as both:
        both.says("ada", "block:Umbrella")
        assert both.keys == ["block:Umbrella", "take"]
        assert both["items"]["a"] == ["Umbrella@2"]
        both.says("ada", "block:Umbrella")
        assert both["items"]["a"] == ["Umbrella@1"]


def test_rk_40_a_raised_shield_does_not_pick(table: Tables) -> None:
    given = {"L1": "Bat on a String", "L2": "Broomstick Biker Gang"}
    with table(1, rolls(5, 6, 6, 1), phase="counterattack", places=given, items={"a": ["Umbrella"]}) as counter:
        counter.says("ada", "block:Umbrella")
        assert counter["life"]["a"] == 15
        assert counter["items"]["a"] == []


def test_rk_40_first_what_no_other_card_stops_then_fewer_types() -> None:
    volley = with_hits(with_hits(with_hits(with_hits(0, AIR, 1), AIR | MAGIC, 2), MELEE | AIR, 1), 7, 1)
    left = after_block(volley, AIR, 2, MAGIC)
    assert (hits_with(left, AIR), hits_with(left, MELEE | AIR)) == (0, 0), "a magic card stops neither"
    assert (hits_with(left, AIR | MAGIC), hits_with(left, 7)) == (2, 1)
    left = after_block(volley, AIR, 3, MAGIC)
    assert (hits_with(left, AIR | MAGIC), hits_with(left, 7)) == (1, 1), "two types before three"
    assert all_hits(after_block(volley, AIR, 9, MAGIC)) == 0


def test_rk_40_a_second_card_of_the_same_type_stops_the_same_hits() -> None:
    volley = with_hits(with_hits(0, AIR | MAGIC, 1), AIR, 1)
    left = after_block(volley, AIR, 1, AIR)
    assert (hits_with(left, AIR), hits_with(left, AIR | MAGIC)) == (0, 1)


def test_rk_41_from_the_starting_player_clockwise_in_the_open(table: Tables) -> None:
    items = {"a": ["Umbrella"], "b": ["Tin Roof"], "c": ["Dustbin Lid"], "d": ["Lucky Sock"]}
    with table(4, rolls(5, 1, 1), phase="counterattack", starter="d", places=BIKERS, items=items) as counter:
        asked = []
        while counter.question == "BlockHits":
            asked.append(counter.asked)
            counter.says(str(counter.asked), "take")
        assert asked == ["di", "ada", "bo"], "Cy has nothing that matches"


def test_rk_42_losses_fall_together_after_the_last_decision(table: Tables) -> None:
    items = {"a": ["Umbrella@1"], "b": ["Umbrella@2"]}
    given = {"L1": "Broomstick Biker Gang"}
    with table(2, rolls(5, 5, 5), phase="counterattack", life={"a": 2, "b": 1}, places=given, items=items) as both:
        both.says("ada", "block:Umbrella")
        assert both["life"] == {"a": 2, "b": 1}, "Bo decides before anybody loses life"
        both.says("bo", "take")
        assert both["life"] == {"a": 0, "b": 0}
        assert both.ending == "fell"


def test_rk_42_life_stops_at_nothing(table: Tables) -> None:
    with table(2, rolls(5, 5, 5), phase="counterattack", life={"a": 1}, places=BIKERS) as counter:
        assert counter["life"] == {"a": 0, "b": 12}


def test_rk_43_out_of_the_game_but_not_of_the_score(table: Tables) -> None:
    items = {"a": ["Wet Noodle", "Dustbin Lid"]}
    kills = {"a": ["Werepoodle"]}
    with table(
        2, rolls(5, 5, 5), phase="counterattack", starter="a", life={"a": 1}, places=BIKERS, items=items, kills=kills
    ) as dead:
        assert dead["items"]["a"] == []
        assert sorted(dead["discard"]) == ["Dustbin Lid", "Wet Noodle"]
        assert dead["kills"]["a"] == ["Werepoodle"]
        assert dead["points"]["a"] == 3
        assert dead["starter"] == "b"
        assert dead.refused("ada", "hold") == "seat_out"
        for _ in range(3):
            dead.says("bo", dead.keys[0])
            assert dead.asked == "bo"


def test_rk_43_the_sp_card_stays_until_the_next_round(table: Tables) -> None:
    given = {"L1": "Bat on a String", "M1": MOTH}
    items = {"b": ["Umbrella@1"], "a": ["Umbrella@2"]}
    with table(3, rolls(5, 5), phase="aaaaargh", starter="a", life={"a": 1}, places=given, items=items) as dead:
        dead.says("ada", "take")
        assert dead["life"]["a"] == 0
        assert dead["phase"] == "counterattack"
        assert dead["starter"] == "a"
        assert dead.asked == "bo"


def test_rk_40_the_story_tells_which_hits_a_card_has_stopped(table: Tables) -> None:
    """One number for each of them, its types: the screen struck out whichever came last."""
    items = {"a": ["Dustbin Lid", "Umbrella@2"]}
    with table(1, rolls(5, 6, 6, 5), phase="counterattack", items=items, places=MELEE_AND_AIR) as counter:
        counter.says("ada", "block:Umbrella", "block:Dustbin Lid")
        stopped = [event.faces for event in counter.story("ada") if event.kind == "blocked"]
        assert stopped == [(AIR, AIR | MAGIC), (MELEE,)]
