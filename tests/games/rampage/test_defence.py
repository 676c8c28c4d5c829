"""The defence: RR-46 to RR-51."""

from matinee.catalog import show

from .conftest import ROBOTS, Tables, reason, sentence

PAUSE = ["G03", "O03"]


def test_rr_46_one_wild_or_cards_of_your_own_colour(table: Tables) -> None:
    with table("abcde", a=["G13", "G12"], b=PAUSE, c=["P14", "G02", "P12"]) as guard:
        guard.says("ada", "strike:G13", "done")
        assert guard.keys == ["guard:P14", "guard:G02", "guard:P12", "done"]
        guard.says("cy", "guard:P14")
        # After a wild no further guard is offered, so the defence is shown at once.
        assert guard["defence"] == 5 + 4
    with table("abcde", a=["G13", "G12"], b=PAUSE, c=["G14", "G02", "P12"]) as own:
        own.says("ada", "strike:G13", "done")
        own.says("cy", "guard:G14")
        assert own.keys == ["guard:G02", "done"]
        assert reason(own, "guard:P12") == "limit RR-46"
        own.says("cy", "done")


def test_rr_46_responses_do_not_count_towards_the_limit(table: Tables) -> None:
    with table("abcde", a=["G13", "G12"], b=PAUSE, c=["P14", "O10", "R12"]) as both:
        both.says("ada", "strike:G13", "done")
        assert both.keys == ["guard:P14", "respond:O10", "done"]
        assert reason(both, "guard:R12") == "no_match RR-46"
        said = "Fishbowl is red, the colour of Grumbling Boiler: it is neither yours nor wild."
        assert sentence(both, "guard:R12") == said
        both.says("cy", "guard:P14", "respond:O10")
        assert both["defence"] == 5 + 4 + 2


def test_rr_47_the_defence_of_all_parts_still_attached(table: Tables) -> None:
    # Fishbowl, a Replacement head, has defence 2; the leg is gone.
    with table(a=["G13", "G12"], b=PAUSE, robots={"c": "T4 LA2 RA1 R12 AC2"}) as patched:
        patched.says("ada", "strike:G13", "done")
        assert patched["defence"] == 3 + 2


def test_rr_48_a_response_is_offered_only_in_its_window(table: Tables) -> None:
    hand = ["R10", "O11", "R11"]
    with table(a=["G13", "G12"], b=PAUSE, c=hand, deck=["R09"]) as windows:
        # Child Lock, Wrong Address and Extended Warranty: none of them belongs into Defend.
        windows.says("ada", "strike:G13", "done")
        assert windows.asked == "cy"
        assert windows.question == "AnswerHit"
        assert windows.keys == ["respond:O11", "pass"]
        assert reason(windows, "respond:R10") == "wrong_time RR-48"
        windows.says("cy", "pass")
        assert windows.question == "AnswerTheft"
        assert windows.keys == ["respond:R10", "pass"]
        windows.says("cy", "respond:R10")
        # Three of eight against five are saved: none is taken.
        assert windows["stacks"]["c"] == 8
        assert windows["discard"][-1] == "R10"


def test_rr_48_the_last_card_cannot_absorb(table: Tables) -> None:
    with table(a=["G13", "G12"], b=PAUSE, c=["R10"], stacks={"c": []}, deck=["R09"]) as last:
        last.says("ada", "strike:G13", "done")
        assert last["causes"]["c"] == "cards"


def test_rr_48_whoever_may_absorb_reads_what_is_lost_otherwise(table: Tables) -> None:
    """A Cuckoo Clock has spared a card before it is asked."""
    with table(a=["R01", "O13"], b=PAUSE, e=["R10"]) as clock:
        clock.says("ada", "use:R01", "target:yellow")
        assert clock.question == "AnswerTheft"
        assert clock.hints("pass") == ["loses:1"]
        clock.says("eve", "pass")
        clock.says("ada", "done")


def test_rr_48_a_window_closes_the_same_whether_or_not_anybody_was_asked(table: Tables) -> None:
    """A table that keeps the pace by these marks betrays no hand; and nobody is told who is asked."""
    game = show("rampage").game
    for hand in (["R12", "O12"], ["R10", "O11"]):
        with table(a=["G13", "G12"], b=PAUSE, c=hand, deck=["R09", "O09"]) as same:
            same.says("ada", "strike:G13", "done")
            if same.asked == "cy":
                assert game.waiting(same.state) is None
                same.says("cy", "pass", "pass")
            assert [event.kind for event in same.story("di")].count("window") == 3
            assert game.waiting(same.state) == 1


def test_rr_49_a_tie_hits_and_takes_nothing(table: Tables) -> None:
    with table(a=["G14", "G12"], b=PAUSE, c=["G13", "G05"], deck=["O13"]) as nine:
        nine.says("ada", "strike:G14", "done")
        nine.says("cy", "guard:G13", "guard:G05")
        assert (nine["attack"], nine["defence"]) == (9, 9)
        assert nine["robots"]["c"] == "T4 LA2 RA1 LG2 AC2"
        assert nine["stacks"]["c"] == 8 + 2


def test_rr_50_cards_return_before_anything_is_taken(table: Tables) -> None:
    with table(a=["G14", "G12"], b=PAUSE, c=["G13"], stacks={"c": []}, deck=["O13"]) as short:
        short.says("ada", "strike:G14", "done")
        short.says("cy", "guard:G13")
        # 9 against 8: the guard has come back under the empty stack, and is taken from there.
        assert short["causes"]["c"] == "cards"
        assert "G13" in short["stack_cards"]["a"] + short["hands"]["a"]


def test_rr_51_a_called_off_attack_is_neither_hit_nor_miss(table: Tables) -> None:
    with table("ab", seats=2, a=["O13", "G13"], b=["R09", "G03", "O03"]) as plug:
        cards = {side: plug["stacks"][side] + len(plug["hands"][side]) for side in "ab"}
        plug.says("ada", "strike:O13", "done")
        plug.says("bo", "respond:R09")
        kinds = [event.kind for event in plug.story()]
        assert "took" not in kinds
        assert "hit" not in kinds
        assert "missed" not in kinds
        assert plug["stacks"]["a"] + len(plug["hands"]["a"]) == cards["a"]
        assert plug["stacks"]["b"] + len(plug["hands"]["b"]) == cards["b"] - 1
        assert plug["robots"]["b"] == ROBOTS["b"]
