"""The log: each outcome in a line, cause before effect, the owner named."""

import re
from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal

from .conftest import Tables

PAUSE = ["G03", "O03"]


def test_an_accessory_is_named_before_what_it_costs(table: Tables) -> None:
    robots = {"a": "T5 LA1 RA3 HD3 LG1 AC4", "f": "T6 LA6 RA6 HD6 LG5 AC1"}
    with table(a=["R13", "B12"], b=PAUSE, robots=robots) as espresso:
        espresso.says("ada", "accessory")
        assert espresso.log("cy")[:4] == [
            "ada strikes with red 3 (Soup Ladle).",
            "ada uses Espresso Machine.",
            "ada puts Wheelbarrow (blue 2) under the stack for it.",
            "ada attacks with 10.",
        ]
    with table(a=["R13", "B12"], b=PAUSE, stacks={"a": ["P01"]}) as waffle:
        waffle.says("ada", "accessory")
        assert waffle.log("cy")[1:3] == ["ada uses Waffle Launcher.", "ada discards Loose Screw (purple 1)."]


def test_whose_card_it_is_and_what_it_does(table: Tables) -> None:
    hands: dict[str, Any] = {"a": ["G13", "R08", "B12"], "b": PAUSE, "c": ["G02", "O09", "B10"]}
    with table(**hands, deck=["O13", "Y02"], parked={"a": ["Y05"]}) as fight:
        fight.says("ada", "target:green", "boost:R08", "done")
        fight.says("cy", "guard:G02", "respond:O09", "done")
        fight.says("ada", "hit:head")
        assert fight.log("di")[:-1] == [
            "ada attacks cy.",
            "Spin Cycle, which ada had parked, joins the attack.",
            "ada strikes with green 3 (Broom Handle).",
            "ada boosts with Squint and Aim.",
            "ada attacks with 11.",
            "cy guards with green 2 (Popcorn Panic).",
            "cy answers with Non-Stick Coating, which is discarded.",
            "cy defends with 10.",
            "ada hits cy by 1.",
            "Location drawn: head (Broom Handle).",
            "Location drawn: torso (Popcorn Panic).",
            "cy is hit: head.",
            "cy loses Clock Radio (head).",
            "ada takes a card from cy.",
        ]


def test_what_was_spared_and_by_what(table: Tables) -> None:
    with table(a=["Y13", "Y12"], b=PAUSE, deck=["O13"]) as cuckoo:
        cuckoo.says("ada", "strike:Y13", "done")
        assert cuckoo.log()[-3:-1] == ["Cuckoo Clock spares eve a card.", "ada takes 2 cards from eve."]
    with table(a=["G13", "G12"], b=PAUSE, c=["R10", "R12"], deck=["R09"]) as lock:
        lock.says("ada", "strike:G13", "done")
        lock.says("cy", "respond:R10")
        assert lock.log()[-4:-1] == [
            "cy answers with Child Lock, which is discarded.",
            "Child Lock spares cy 3 cards.",
            "ada takes no card from cy.",
        ]


def test_a_tie_and_a_part_that_is_gone(table: Tables) -> None:
    robots = {"a": "T5 LA2 HD3 LG1", "c": "T4 LA1 RA1 LG2"}
    with table(a=["G12", "G05"], b=PAUSE, robots=robots, deck=["O13"], wounds={"c": 1}) as just:
        just.says("ada", "strike:G12", "done")
        assert just.log()[-5:-1] == [
            "ada just hits cy.",
            "Location drawn: head (Broom Handle).",
            "cy is hit: head, which is gone already.",
            "cy takes a torso wound (2 of 6).",
        ]


def test_buzz_saws_are_the_cause(table: Tables) -> None:
    hands = {"a": ["G05", "G12"], "b": PAUSE, "c": ["R12"]}
    with table("abcd", **hands, robots={"a": "T5 LA1 HD3 LG1"}) as saws:
        saws.says("ada", "strike:G05", "done")
        assert saws.log()[-4:-1] == [
            "ada misses cy by 1.",
            "Buzz Saws! cy takes the difference from ada.",
            "cy takes a card from ada.",
        ]


def test_actions_tell_their_outcome(table: Tables) -> None:
    given: dict[str, Any] = {"deck": ["P01", "P02"], "wounds": {"a": 1}, "stacks": {"a": ["P04", "P05", "P06"]}}
    with table(a=["R02", "Y03", "R13"], b=PAUSE, **given) as two:
        two.says("ada", "use:R02", "use:Y03")
        assert two.log()[:4] == [
            "ada uses Bargain Bin.",
            "ada slides 2 cards of the Battle Deck under the stack.",
            "ada uses Duct Tape.",
            "ada removes a wound.",
        ]
        two.says("ada", "done")
    with table(a=["R03", "R04", "R13"], b=PAUSE, **given) as stack:
        stack.says("ada", "use:R03", "keep:P05")
        stack.says("ada", "use:R04", "done")
        assert stack.log() == [
            "ada uses Read the Manual.",
            "ada looks at 3 cards and keeps one; the rest goes under the stack.",
            "ada uses Spring Cleaning.",
            "ada sweeps nothing away and draws 1.",
        ]
    with table(a=["O04", "G04", "R13"], b=PAUSE) as paint:
        paint.says("ada", "use:O04", "use:G04")
        assert paint.log()[1] == "ada may strike with one card of any colour this turn."
        assert paint.log()[3] == "ada has wet paint already: nothing changes."
        paint.says("ada", "target:red", "done")


def test_actions_at_somebody(table: Tables) -> None:
    with table(a=["O01", "R01", "G13"], b=["R11", "O02", "G02"]) as aimed:
        aimed.says("ada", "use:O01", "target:red")
        aimed.says("bo", "respond:R11")
        assert aimed.log()[1:] == [
            "ada aims Loose Screw at bo.",
            "bo answers with Extended Warranty, which goes under the stack.",
            "bo is not impressed: Loose Screw does nothing.",
        ]
        aimed.says("ada", "use:R01", "target:green")
        assert aimed.log()[-3:-1] == ["ada aims Fridge Magnet at cy.", "ada takes 2 cards from cy."]
        aimed.says("ada", "done")
    with table(a=["O01", "R13", "G13"], b=PAUSE) as screw:
        screw.says("ada", "use:O01", "target:red")
        screw.says("bo", "lose:accessory")
        assert screw.log()[-1] == "bo loses Door Chime (accessory)."


def test_a_fall_is_one_story_and_not_a_list_of_parts(table: Tables) -> None:
    with table(a=["G13", "G12"], b=PAUSE, c=["R12"], deck=["Y02"], wounds={"c": 5}) as scrap:
        scrap.says("ada", "strike:G13", "done")
        assert scrap.log()[-4:-1] == [
            "cy takes a torso wound (6 of 6).",
            "cy's robot is beaten to scrap!",
            "9 cards of cy go to the Discard Pile.",
        ]
    setup = {"victory": "hoard"}
    with table(a=["G13", "G12"], b=PAUSE, c=["R12"], deck=["Y02"], wounds={"c": 5}, setup=setup) as hoard:
        hoard.says("ada", "strike:G13", "done")
        assert hoard.log()[-2] == "cy keeps 9 cards as a hoard."


def test_turns_without_an_attack(table: Tables) -> None:
    with table(a=["B13", "B12"], b=[], c=["R03", "R13"]) as stuck:
        stuck.says("ada", "discard:B13")
        assert stuck.log() == [
            "ada has no legal attack.",
            "ada discards Soup Ladle (blue 3).",
            "Turn 2: bo",
            "bo has no card in hand and only refills.",
            "Turn 3: cy",
        ]
    with table(a=["R14", "R13"], b=PAUSE, robots={"a": "T5 LA1 RA3 LG1 AC1"}) as pot:
        pot.says("ada", "use:R14")
        assert pot.log()[0] == "ada bolts on Flowerpot: a new head."
        pot.says("ada", "done")


def test_leftovers_and_the_first_shuffle_are_not_told_as_losses() -> None:
    rampage = show("rampage")
    s = rampage.deal(rampage.setup({"seats": 2}), Swift(3), Journal())
    while rampage.game.turns(s) == 0:
        s.take(s.offered.at(0))
    assert s.journal is not None
    lines = [rampage.game.line(s, event, ["ada", "bo"]) for event in s.journal.told(0)]
    told = [rampage.words().say(line) for line in lines if line is not None]
    assert not [line for line in told if "loses" in line or "comes off" in line or "Discard Pile" in line]
    assert re.fullmatch(r"(ada|bo) draws .*\.", told[1])


def test_an_empty_deck_is_told_once(table: Tables) -> None:
    with table(a=["R13", "R14"], b=PAUSE, deck_size=0, discard=["G02", "G04", "Y02"]) as again:
        again.says("ada", "strike:R13", "done")
        assert again.log().count("The Discard Pile is shuffled and becomes the Battle Deck.") == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_two_answers_to_a_question_read_the_same(language: str) -> None:
    rampage = show("rampage")
    words, chance = rampage.words(language), Swift(5)
    for seed in range(6):
        s = rampage.deal(rampage.setup({"seats": 2 + seed % 5}), Swift(seed))
        while not s.over:
            said = [words.say(s.offer(option).say) for option in s.options()]
            assert len(set(said)) == len(said), said
            s.take(s.offered.at(chance.below(s.offered.count)))


def test_cards_taken_out_of_a_hand_are_named_to_both_who_see_them(table: Tables) -> None:
    magnet = table(a=["R01", "O13"], b=["R13"], stacks={"b": ["P01", "P02"]})
    magnet.says("ada", "use:R01", "target:red")
    assert magnet.log("ada")[2:4] == ["You see Loose Screw (purple 1).", "You see Bargain Bin (purple 2)."]
    assert "Loose Screw" not in " ".join(magnet.log("bo"))
    short = table(a=["R01", "O13"], b=["R13", "B12"], stacks={"b": ["P01"]})
    short.says("ada", "use:R01", "target:red")
    seen = short.log("ada")[3]
    assert seen in ("Out of bo's hand comes Wheelbarrow (blue 2).", "Out of bo's hand comes Soup Ladle (red 3).")
    assert seen in short.log("bo")
    assert "You see" not in " ".join(short.log("bo"))
    assert seen not in short.log("cy")


def test_who_leaves_without_a_robot_leaves_none_to_fall_apart(table: Tables) -> None:
    with table.building(seats=3, centre={"T1": "LA1 RA1 HD1 LG1"}, build=["AC1", "HD3", "LA2"]) as bench:
        bench.says("ada", "on:T1")
        bench.show.game.retire(bench.state, 1)
        assert "bo leaves the table." in bench.log()
        bench.show.game.retire(bench.state, 0)
        assert "ada leaves the table, and the robot falls apart." in bench.log()
