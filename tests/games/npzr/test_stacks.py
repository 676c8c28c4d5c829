"""Completing, moving, wilds: NPZR-12 to NPZR-27."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.engine.playout import playout
from matinee.testing.scenario import Scenario

from .conftest import Tables


def test_npzr_12_completion_is_automatic(table: Tables) -> None:
    with table(a=["N-L", "P-H"], stacks={"A1": "N-H / N-T / -", "B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-L", "on:A1")
        assert ada["marks"]["a"] == "N"
        assert ada.question == "MoveFrom"


def test_npzr_13_all_cards_of_the_stack_are_set_aside(table: Tables) -> None:
    with table(a=["N-L"], stacks={"A1": "Z-H > N-H / R-T > N-T / -", "B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "on:A1")
        assert ada["scored"]["a"] == 5
        assert "A1" not in ada["stacks"]


def test_npzr_14_the_owner_scores_no_matter_who_completed_it(table: Tables) -> None:
    with table(a=["P-L"], stacks={"B1": "P-H / P-T / -", "A1": "Z-H / - / -"}) as ada:
        ada.says("ada", "on:B1")
        assert ada["marks"] == {"a": "", "b": "P"}
        assert ada["scored"] == {"a": 0, "b": 3}


def test_npzr_15_the_fourth_mark_wins_before_the_duty_is_met(table: Tables) -> None:
    with table(a=["W-R", "N-H", "N-T"], marks={"a": "NPZ"}, stacks={"A1": "R-H / R-T / -"}) as ada:
        ada.says("ada", "play:W-R", "as:robot.legs", "on:A1")
        assert ada.winners == ["ada"]
        assert len(ada["hands"]["a"]) == 2
        assert ada.refused("ada", "play:N-H") == "game_over"


def test_npzr_16_one_move_for_each_completed_stack(table: Tables) -> None:
    with table(a=["N-L", "P-H"], stacks={"A1": "N-H / N-T / -", "B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-L", "on:A1")
        assert ada["moves"] == 1


def test_npzr_17_a_move_may_be_declined_and_is_lost(table: Tables) -> None:
    with table(a=["N-L", "P-H"], stacks={"A1": "N-H / N-T / -", "B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "play:N-L", "on:A1")
        assert "decline" in ada.keys
        assert ada.why_not("play:P-H") == "NPZR-17"
        ada.says("ada", "decline")
        assert ada.asked == "bo"
        assert ada["moves"] == 0


def test_npzr_17_with_an_empty_table_the_move_lapses(table: Tables) -> None:
    with table(a=["N-L", "P-H"], stacks={"A1": "N-H / N-T / -"}) as ada:
        ada.says("ada", "play:N-L", "on:A1")
        assert ada.asked == "bo"


def test_npzr_18_a_buried_card_can_be_moved(table: Tables) -> None:
    with table(a=["P-H", "P-T"], moves=1, stacks={"B1": "N-H > Z-H > R-H / - / -"}) as ada:
        ada.says("ada", "from:B1.head")
        assert ada.keys == ["card:0", "card:1", "card:2"]
        assert ada.refused("ada", "card:7") == "unknown_option"
        ada.says("ada", "card:2", "new")
        assert ada["stacks"] == {"B1": "Z-H > R-H / - / -", "A1": "N-H / - / -"}


def test_npzr_18_the_cards_of_a_pile_say_which_pile_it_is(table: Tables) -> None:
    """Two piles may have the same cards: the screen fanned out the wrong one."""
    twins = {"A1": "N-H > Z-H / - / -", "B1": "N-H > Z-H / - / -"}
    ada = table(a=["P-H", "P-T"], moves=1, stacks=twins)
    ada.says("ada", "from:B1.head")
    asked = ada.prompt()
    assert asked is not None
    assert [option.place for option in asked.options] == ["B1.head", "B1.head"]


def test_npzr_19_a_buried_card_may_go_on_top_of_its_own_pile(table: Tables) -> None:
    with table(a=["P-H", "P-T"], moves=1, stacks={"B1": "N-H > Z-H / - / -"}) as ada:
        ada.says("ada", "from:B1.head", "card:1")
        assert ada.keys == ["new", "new:rival", "on:B1"]
        ada.says("ada", "on:B1")
        assert ada["stacks"]["B1"] == "Z-H > N-H / - / -"


def test_npzr_19_places_that_change_nothing_are_not_offered(table: Tables) -> None:
    with table(a=["P-H", "P-T"], moves=1, stacks={"B1": "N-H > Z-H / - / -"}) as ada:
        ada.says("ada", "from:B1.head", "card:0")
        assert ada.keys == ["new", "new:rival"]
        assert ada.why_not("on:B1") == "NPZR-19"
        ada.says("ada", "new:rival")
        assert ada["stacks"] == {"B1": "N-H / - / -", "B2": "Z-H / - / -"}


def test_npzr_19_the_only_card_on_the_table_can_only_change_sides(table: Tables) -> None:
    with table(a=["P-H", "P-T"], moves=1, stacks={"A1": "N-H / - / -"}) as ada:
        ada.says("ada", "from:A1.head")
        assert ada.keys == ["new:rival"]
        assert ada.why_not("new") == "NPZR-19"
        assert ada["stacks"] == {"A1": "N-H / - / -"}
        ada.says("ada", "new:rival")
        assert ada["stacks"] == {"B1": "N-H / - / -"}


def test_npzr_20_an_emptied_stack_vanishes(table: Tables) -> None:
    with table(a=["P-H", "P-T"], moves=1, stacks={"A1": "N-H / - / -", "A2": "- / Z-T / -"}) as ada:
        ada.says("ada", "from:A1.head", "on:A2")
        assert ada["stacks"] == {"A2": "N-H / Z-T / -"}


def test_npzr_21_lifting_a_card_can_complete_what_lay_beneath(table: Tables) -> None:
    with table(a=["P-H", "P-T"], moves=1, stacks={"A1": "Z-H / Z-T / Z-L > P-L"}) as ada:
        ada.says("ada", "from:A1.legs", "card:0")
        assert "completes:you.zombie" in ada.hints("new")
        assert "uncovers:zombie.legs" in ada.hints("new")
        ada.says("ada", "new")
        assert ada["marks"]["a"] == "Z"


def test_npzr_22_a_move_can_complete_two_stacks(table: Tables) -> None:
    with table(
        a=["Z-H"], moves=1, stacks={"A1": "N-H / N-T / N-L > P-L", "A2": "P-H / P-T / -", "B1": "Z-H / - / -"}
    ) as t:
        t.says("ada", "from:A1.legs", "card:0", "on:A2")
        assert t["marks"]["a"] == "NP"
        assert t["scored"]["a"] == 6
        assert t["moves"] == 2


def test_npzr_23_a_cascade_must_end() -> None:
    """Each link takes three cards off the table, so that a chain is shorter than a third of the deck."""
    npzr = show("npzr")
    longest = 0
    for seed in range(60):
        s = npzr.deal(npzr.setup({}), Swift(seed), Journal())
        playout(s, Swift(seed), 100_000)
        assert s.journal is not None
        chain = 0
        for event in s.journal.events:
            if event.kind in ("turn", "placed"):
                chain = 0
            chain += event.kind == "scored"
            longest = max(longest, chain)
    assert 0 < longest < 19


def test_npzr_24_completing_the_rivals_stack_earns_the_move(table: Tables) -> None:
    with table(a=["Z-L", "P-H"], stacks={"B1": "Z-H / Z-T / -", "A1": "N-H / - / -"}) as ada:
        ada.says("ada", "play:Z-L")
        assert "completes:rival.zombie" in ada.hints("on:B1")
        ada.says("ada", "on:B1")
        assert (ada["marks"]["b"], ada["moves"], ada.asked) == ("Z", 1, "ada")


def test_npzr_24_the_rivals_fourth_mark_wins_for_him(table: Tables) -> None:
    with table(a=["Z-L"], marks={"b": "NPR"}, stacks={"B1": "Z-H / Z-T / -"}) as ada:
        assert "wins:rival" in ada.hints("on:B1")
        ada.says("ada", "on:B1")
        assert ada.winners == ["bo"]


@pytest.mark.parametrize(("wild", "nominations"), [("W-N", 3), ("W-L", 4), ("W-X", 12)])
def test_npzr_25_three_kinds_of_wilds(table: Tables, wild: str, nominations: int) -> None:
    ada = table(a=[wild, "P-H"])
    ada.says("ada", f"play:{wild}")
    assert len(ada.keys) == nominations
    if wild == "W-N":
        assert ada.refused("ada", "as:pirate.head") == "unknown_option"
        assert ada.why_not("as:pirate.head") == "NPZR-25"


def test_npzr_26_a_nomination_stays_while_the_card_lies(table: Tables) -> None:
    with table(a=["R-T", "P-H"], stacks={"B1": "- / N-T / W-L(ninja.legs)"}) as ada:
        ada.says("ada", "play:R-T", "on:B1")
        assert ada["stacks"]["B1"] == "- / N-T > R-T / W-L(ninja.legs)"


def test_npzr_26_a_nomination_need_not_fit(table: Tables) -> None:
    with table(a=["W-L", "P-H", "P-T"], stacks={"B1": "N-H / N-T / -"}) as ada:
        ada.says("ada", "play:W-L", "as:robot.legs", "on:B1")
        assert ada["stacks"]["B1"] == "N-H / N-T / W-L(robot.legs)"


def test_npzr_27_moved_it_is_wild_again(table: Tables) -> None:
    with table(a=["P-H", "P-T"], moves=1, stacks={"A1": "R-H / - / W-R(robot.legs)", "B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "from:A1.legs")
        assert ada.keys == ["as:robot.head", "as:robot.torso", "as:robot.legs"]
        ada.says("ada", "as:robot.torso", "on:A1")
        assert ada["stacks"]["A1"] == "R-H / W-R(robot.torso) / -"


def test_npzr_27_a_batch_that_leaves_the_nomination_out_is_incomplete(table: Tables) -> None:
    stacks = {"A1": "R-H / - / W-L(ninja.legs)", "B1": "Z-H / - / -"}
    with table(a=["P-H", "P-T"], moves=1, stacks=stacks) as ada:
        assert ada.refused("ada", "from:A1.legs", "on:B1") == "incomplete_batch"
        assert ada.refused("ada", "from:A1.legs", "as:ninja.legs") == "incomplete_batch"
        assert ada.refused("ada", "from:A1.legs", "on:B7") == "unknown_option"
        ada.says_at_once("ada", "from:A1.legs", "as:ninja.legs", "on:B1")


def test_npzr_27_a_wild_renamed_on_its_pile_uncovers_nothing(table: Tables) -> None:
    stacks = {"A1": "R-H / R-T / P-L > W-X(ninja.legs)", "B1": "Z-H / - / -"}
    ada = table(a=["P-H", "P-T"], moves=1, stacks=stacks)
    ada.says("ada", "from:A1.legs", "card:0", "as:zombie.legs")
    assert ada.hints("on:A1") == []
    assert ada.hints("on:B1") == ada.hints("new") == ["uncovers:pirate.legs"]
    ada = table(a=["P-H", "P-T"], moves=1, stacks=stacks)
    ada.says("ada", "from:A1.legs", "card:0", "as:robot.legs")
    assert ada.hints("on:A1") == ["completes:you.robot"]
    ada = table(a=["P-H", "P-T"], moves=1, stacks=stacks)
    ada.says("ada", "from:A1.legs", "card:0", "as:zombie.head")
    assert ada.hints("on:A1") == ["uncovers:pirate.legs"]


def test_npzr_19_the_reason_why_a_lone_wild_begins_no_stack_is_true(table: Tables) -> None:
    ada = table(a=["P-H", "P-T"], moves=1, stacks={"A1": "W-X(ninja.head) / - / -"})
    ada.says("ada", "from:A1.head", "as:robot.legs")
    assert ada.keys == ["new:rival", "on:A1"]
    assert told_why(ada)["new"] == "It lies alone: a new stack would be the same one. To rename it, lay it onto A1."
    ada = table(a=["P-H", "P-T"], moves=1, stacks={"B1": "N-H / - / -", "A1": "- / N-T / -"})
    ada.says("ada", "from:B1.head")
    assert told_why(ada) == {
        "new:rival": "It lies alone: a new stack would be the same one.",
        "on:B1": "It lies there already and shows the same: that changes nothing.",
    }


def told_why(scene: Scenario) -> dict[str, str]:
    asked = scene.prompt()
    assert asked is not None
    return {reason.key: reason.text for reason in asked.why_not}


def test_npzr_27_the_same_name_in_the_same_place_changes_nothing(table: Tables) -> None:
    with table(a=["P-H", "P-T"], moves=1, stacks={"A1": "R-H / - / W-L(ninja.legs)", "B1": "Z-H / - / -"}) as ada:
        ada.says("ada", "from:A1.legs", "as:ninja.legs")
        assert "on:A1" not in ada.keys
        ada.says("ada", "on:B1")
        assert ada["stacks"]["B1"] == "Z-H / - / W-L(ninja.legs)"
