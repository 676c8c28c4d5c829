"""Damage and destruction: RR-52 to RR-61."""

from matinee.engine.chance import Scripted

from .conftest import ROBOTS, Tables, reason

PAUSE = ["G03", "O03"]


def test_rr_52_the_part_that_a_drawn_card_names_comes_off(table: Tables) -> None:
    with table(a=["G13", "G12"], b=PAUSE, deck=["O13", "Y02"]) as head:
        head.says("ada", "strike:G13", "done")
        assert head["robots"]["c"] == "T4 LA2 RA1 LG2 AC2"
        assert head["discard"] == ["O13"]
        assert head["wounds"]["c"] == 0


def test_rr_52_with_aim_the_attacker_picks_one_of_the_locations(table: Tables) -> None:
    with table(a=["G13", "R08"], b=PAUSE, deck=["O13", "Y02"]) as aim:
        aim.says("ada", "target:green", "boost:R08", "done")
        assert aim.keys == ["hit:head", "hit:torso"]
        assert aim.view().fight.hit == "", "nothing tells where it lands before it is picked"
        aim.says("ada", "hit:torso")
        assert aim["robots"]["c"] == ROBOTS["c"]
        assert aim["wounds"]["c"] == 1
        assert aim["discard"] == ["O13", "Y02"]


def test_rr_52_wrong_address_draws_another_location_which_counts(table: Tables) -> None:
    with table(a=["G13", "G12"], b=PAUSE, c=["O11"], deck=["O13", "G01"]) as address:
        address.says("ada", "strike:G13", "done")
        address.says("cy", "respond:O11")
        assert address["robots"]["c"] == ROBOTS["c"]
        assert address["wounds"]["c"] == 1
        assert address["discard"] == ["O13", "G01"]
        assert address["stack_cards"]["c"][-1] == "O11"


def test_rr_53_torso_or_a_missing_part_is_a_wound_and_boosters_add_theirs(table: Tables) -> None:
    with table(a=["G13", "R05"], b=PAUSE, deck=["R01"], robots={"c": "T4 LA2 RA1 HD2 AC2"}) as fork:
        fork.says("ada", "target:green", "boost:R05", "done")
        # The leg is missing, and a Bent Fork.
        assert fork["wounds"]["c"] == 2
    with table(a=["G13", "R05"], b=PAUSE, deck=["R01"]) as leg:
        leg.says("ada", "target:green", "boost:R05", "done")
        assert leg["wounds"]["c"] == 1
        assert "LG2" not in leg["robots"]["c"]


def test_rr_54_the_last_wound_destroys_before_any_card_is_taken(table: Tables) -> None:
    with table(a=["G13", "G12"], b=PAUSE, c=["R12"], deck=["Y02"], wounds={"c": 5}, stacks={"a": ["P01"]}) as scrap:
        scrap.says("ada", "strike:G13", "done")
        assert scrap["causes"]["c"] == "wounds"
        assert scrap["stacks"]["c"] == 0
        assert scrap["hands"]["c"] == []
        # The whole stack and the hand were discarded; Ada has just what she had.
        assert len(scrap["discard"]) == 1 + 8 + 1
        assert scrap["stacks"]["a"] + len(scrap["hands"]["a"]) == 3


def test_rr_55_lost_build_cards_leave_the_game_open(table: Tables) -> None:
    with table(a=["G13", "G12"], b=PAUSE, deck=["O13"]) as lost:
        lost.says("ada", "strike:G13", "done")
        assert lost["scrap"][-1] == "HD2"
        assert "HD2" in [part.key for part in lost.view().aside]


def test_rr_56_no_head_no_wild_defence_until_a_new_one(table: Tables) -> None:
    headless = {"c": "T4 LA2 RA1 LG2 AC2"}
    with table("abcde", a=["G13", "G12"], b=PAUSE, c=["P14", "G02"], robots=headless) as no:
        no.says("ada", "strike:G13", "done")
        assert no.keys == ["guard:G02", "done"]
        assert reason(no, "guard:P14") == "no_head RR-56"
        no.says("cy", "done")
    with table("abcde", a=["G13", "G12"], b=PAUSE, c=["P14", "G02"], robots={"c": headless["c"] + " R14"}) as pot:
        pot.says("ada", "strike:G13", "done")
        assert pot.keys == ["guard:P14", "guard:G02", "done"]
        pot.says("cy", "done")


def test_rr_57_the_margin_is_taken_from_the_top_to_the_bottom_unseen(table: Tables) -> None:
    stacks = {"a": ["P01", "P02"], "c": ["Y01", "Y03", "Y04", "Y05", "Y06"]}
    with table(a=["G13", "G12"], b=PAUSE, deck=["O13"], stacks=stacks) as take:
        take.says("ada", "strike:G13", "done")
        # 8 against 5: three cards, in order, under the strike; Ada then refilled two.
        assert take["stack_cards"]["a"] == ["G13", "Y01", "Y03", "Y04"]
        assert take["stack_cards"]["c"] == ["Y05", "Y06"]
        for name in ("ada", "bo", "cy", None):
            moved = [event for event in take.story(name) if event.kind == "moved" and event.source == 8]
            assert len(moved) == 3
            assert all(event.card < 0 for event in moved)


def test_rr_57_a_passive_accessory_spares_one_card(table: Tables) -> None:
    with table(a=["Y13", "Y12"], b=PAUSE, deck=["O13"]) as cuckoo:
        cuckoo.says("ada", "strike:Y13", "done")
        # Eve's Cuckoo Clock: two of three are taken.
        assert cuckoo["stacks"]["e"] == 6


def test_rr_58_a_short_stack_is_filled_up_from_the_hand_at_random(table: Tables) -> None:
    hands = {"a": ["G14", "G02", "G13"], "b": PAUSE, "c": ["R12", "O12", "Y12"]}
    with table("abcdef", **hands, deck=["O13"], stacks={"c": ["P01", "P02"]}, chance=Scripted([1])) as hand:
        hand.says("ada", "attack", "strike:G13", "done")
        # Three taken: both of the stack, and one of the hand, counted from its top.
        assert hand["hands"]["c"] == ["R12", "Y12"]
        for name in ("ada", "bo", None):
            assert not any(event.card >= 0 and event.source == 2 for event in hand.story(name) if event.kind == "moved")
    with table(a=["G14", "G02", "G13"], b=PAUSE, c=["R12"], deck=["O13"], stacks={"c": 5, "a": 3}) as all_of_it:
        all_of_it.says("ada", "attack", "strike:G13", "strike:G14", "strike:G02", "accessory")
        # 16 against 5: eleven, but Cy had six; Ada keeps those.
        assert all_of_it["causes"]["c"] == "cards"
        assert all_of_it["stacks"]["a"] + len(all_of_it["hands"]["a"]) == 3 + 3 - 1 + 6


def test_rr_59_attacking_with_the_last_card_is_safe(table: Tables) -> None:
    with table(a=["G13"], b=PAUSE, stacks={"a": []}, deck=["O13"]) as last:
        assert "a" in last["standing"]
        assert last.asked == "bo"


def test_rr_59_a_discarded_response_that_was_the_last_card_is_not_safe(table: Tables) -> None:
    with table(a=["G13", "G12"], b=PAUSE, c=["R09"], stacks={"c": []}) as plug:
        plug.says("ada", "strike:G13", "done")
        assert plug.hints("respond:R09") == ["discards", "calls_off", "last_card"]
        plug.says("cy", "respond:R09")
        assert plug["causes"]["c"] == "cards"
    # Four stand, and Buzz Saws refill the defender in the same attack: 5 + 3 against 5 + 3 + 3.
    hands = {"a": ["G13", "G12"], "b": PAUSE, "c": ["G11", "O09"]}
    with table("abcd", **hands, stacks={"c": []}) as saws:
        saws.says("ada", "strike:G13", "done")
        saws.says("cy", "guard:G11", "respond:O09")
        assert "c" in saws["standing"]
        assert saws["stacks"]["c"] == 1 + 3
    with table("abcdef", a=["G13", "G12"], b=PAUSE, c=["O09", "G09"], stacks={"c": []}) as both:
        both.says("ada", "strike:G13", "done")
        assert both.hints("respond:O09") == ["discards", "total:8"]
        both.says("cy", "respond:O09")
        assert both.hints("respond:G09") == ["discards", "total:11", "last_card"]
        both.says("cy", "guard:G09")


def test_rr_60_everything_of_the_fallen_is_cleared_away(table: Tables) -> None:
    robots = {"c": "T4 LA2 RA1 R14 LG2 AC2"}
    hands = {"a": ["Y02", "R13", "B13"], "b": PAUSE, "c": []}
    with table("abcdef", **hands, robots=robots, stacks={"c": ["P01"]}, parked={"c": ["Y05"]}) as gone:
        gone.says("ada", "use:Y02")
        assert gone["causes"]["c"] == "cards"
        # Popcorn Panic was discarded once it was resolved, then Cy fell.
        assert gone["discard"][-3:] == ["Y02", "Y05", "R14"]
        assert {"T4", "LA2", "RA1", "LG2", "AC2"} <= set(gone["scrap"])
        assert gone.view("cy").hand == []
        assert gone.refused("cy", "pass") == "not_your_question"
        gone.says("ada", "done")


def test_rr_61_a_player_who_leaves_falls_and_the_others_go_on(table: Tables) -> None:
    game = table.new(seats=2).show.game
    with table("abc", seats=3, a=["R13", "B13", "O12"], b=PAUSE) as three:
        assert game.retire(three.state, 0)
        assert three["causes"]["a"] == "left"
        assert three.asked == "bo"
        assert not game.retire(three.state, 0)
        assert game.retire(three.state, 1)
        assert three.winners == ["cy"]


def test_rr_61_an_attack_against_a_leaver_is_called_off(table: Tables) -> None:
    game = table.new(seats=2).show.game
    with table(a=["G13", "Y05"], b=PAUSE, c=["G02", "G14"], stacks={"a": ["P01", "P02"]}) as off:
        off.says("ada", "target:green", "boost:Y05", "done")
        assert off.asked == "cy"
        game.retire(off.state, 2)
        assert off["parked"]["a"] == ["Y05"]
        assert off["hands"]["a"] == ["P01", "P02", "G13"]
        assert off.asked == "bo"


def test_rr_59_cards_are_counted_when_the_attacker_leaves_in_the_middle(table: Tables) -> None:
    """A Response that was the last card is not safe, also if the attack that would have paid for it is called off."""
    game = table.new(seats=2).show.game
    hands = {"a": ["G05", "R10", "G12"], "b": PAUSE, "c": ["O09"]}
    with table("abcd", **hands, robots={"a": "T5 LA1 HD3 LG1"}, stacks={"c": []}) as theft:
        theft.says("ada", "target:green", "strike:G05", "done")
        theft.says("cy", "respond:O09")
        # A miss: Cy would take four, and Ada is asked for her Child Lock; instead she goes.
        assert theft.question == "AnswerTheft"
        game.retire(theft.state, 0)
        assert theft["causes"] == {"a": "left", "b": "", "c": "cards", "d": "", "e": "cards", "f": "cards"}
    with table("abcdef", a=["G13", "R08"], b=PAUSE, c=["O09"], stacks={"c": []}, deck=["O13", "Y02"]) as aim:
        aim.says("ada", "target:green", "boost:R08", "done")
        aim.says("cy", "respond:O09")
        assert aim.question == "PickHit"
        game.retire(aim.state, 0)
        assert aim["causes"]["c"] == "cards"
        assert aim.asked == "bo"


def test_rr_61_no_later_attack_shows_cards_that_a_leaver_would_have_lost(table: Tables) -> None:
    with table(a=["R13", "G13"], b=["G03", "R10"], c=["O14", "O12"], deck=["O13"]) as theft:
        theft.says("ada", "target:red", "done")
        theft.says("bo", "done")
        assert theft.view().fight.taking == 3
        theft.show.game.retire(theft.state, 1)
        assert theft.question == "BuildAttack"
        assert theft.view().fight.taking == 0
        theft.says("cy", "strike:O14", "done")


def test_rr_61_called_off_strikes_are_back_before_hoards_are_compared(table: Tables) -> None:
    """RR-70 Bo's strike lies on the table when the last opponent leaves: it counts among Bo's cards."""
    game = table.new(seats=2).show.game
    hands = {"a": ["O13"], "b": ["O12", "R12"], "c": ["G03"]}
    given = {"stacks": {"a": ["B13", "B12"], "b": 7, "c": 8}, "wounds": {"c": 5}, "deck": ["Y02"]}
    with table("abc", seats=3, **hands, **given, setup={"victory": "hoard"}) as hoard:
        hoard.says("ada", "target:green", "done")
        hoard.says("cy", "done")
        assert hoard["hoards"]["c"] == 9
        hoard.says("bo", "done")
        assert hoard.question == "Defend"
        game.retire(hoard.state, 0)
        # Nine each, hand and stack and the strike: equal cards go to the standing robot.
        assert game.result(hoard.state).scores == [0, 9, 9]
        assert hoard.winners == ["bo"]


def test_rr_61_games_of_the_first_edition_go_on_by_it(table: Tables) -> None:
    """Records and tables of edition 1 end as they did, with nobody counting cards when an attacker leaves."""
    game = table.new(seats=2).show.game
    with table("abcdef", a=["G13", "R08"], b=PAUSE, c=["O09"], stacks={"c": []}, deck=["O13", "Y02"]) as old:
        old.state.edition = 1
        old.says("ada", "target:green", "boost:R08", "done")
        old.says("cy", "respond:O09")
        game.retire(old.state, 0)
        assert old["causes"]["c"] == ""


def test_rr_61_a_third_who_leaves_changes_colours_and_arena_at_once(table: Tables) -> None:
    game = table.new(seats=2).show.game
    with table("abcd", a=["G13", "G12", "P12"], b=PAUSE) as arena:
        arena.says("ada", "strike:G13")
        game.retire(arena.state, 3)
        # Three are left: matches strike no more, the draft is put back, and the purple wild is laid by the engine.
        assert arena["standing"] == "abc"
        assert arena.question == "ChooseTarget"
        arena.says("ada", "target:green", "done")
        assert arena["attack"] == 5 + 2


def test_rr_61_leaving_while_robots_are_built(table: Tables) -> None:
    game = table.new(seats=2).show.game
    with table.building(seats=3, centre={"T1": "LA1"}, build=["HD3", "LA2"]) as bench:
        assert bench.asked == "ada"
        game.retire(bench.state, 0)
        assert bench.asked == "bo"
        assert bench.view().drawn.key == "HD3"
        game.retire(bench.state, 2)
        assert bench.winners == ["bo"]
