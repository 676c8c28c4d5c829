"""The turn: RR-28 to RR-36."""

from .conftest import ROBOTS, Tables, reason


def test_rr_28_actions_then_one_attack_then_refill(table: Tables) -> None:
    with table(a=["O03", "R13", "R02"], b=["G03", "O02"]) as turn:
        assert turn.question == "TakeAction"
        turn.says("ada", "use:O03")
        assert turn.question == "TakeAction"
        turn.says("ada", "attack", "strike:R13", "done")
        # No Action after the attack, though a Bargain Bin is still there: the hand is refilled and Bo plays.
        assert turn.asked == "bo"
        assert len(turn["hands"]["a"]) == 3


def test_rr_29_one_card_is_kept_for_the_attack(table: Tables) -> None:
    with table(a=["O03", "R02"], b=["G03", "O02"]) as keep:
        keep.says("ada", "use:O03")
        # With one card left nothing is asked: the engine attacks with it.
        assert keep.question == "BuildAttack"
        assert keep["discard"] == ["O03"]
        keep.says("ada", "done")
    with table(a=["O03"], b=["G03", "O02"]) as one:
        assert one.keys == ["accessory", "done"]
        one.says("ada", "done")
        assert "O03" not in one["discard"]


def test_rr_29_the_card_kept_need_not_be_usable(table: Tables) -> None:
    with table(a=["O03", "B13"], b=["G03", "O02"]) as useless:
        assert useless.hints("use:O03") == ["no_effect", "no_attack_left", "discards"]
        useless.says("ada", "use:O03")
        # A card of your own colour cannot strike, so it is discarded and the turn is over.
        assert useless["discard"] == ["O03", "B13"]


def test_rr_30_actions_are_optional_and_attack_is_always_offered(table: Tables) -> None:
    with table(a=["O03", "R13"], b=["G03", "O02"]) as free:
        assert free.keys == ["use:O03", "attack"]
        assert free.refused("bo", "use:G03") == "not_your_question"


def test_rr_31_an_action_that_can_do_nothing_is_legal_and_marked(table: Tables) -> None:
    with table(a=["O03", "R13", "R02"], b=["G03", "O02"]) as tape:
        assert "no_effect" in tape.hints("use:O03")
        tape.says("ada", "use:O03")
        assert tape["discard"] == ["O03"]
    with table(a=["O03", "R13", "R02"], b=["G03", "O02"], wounds={"a": 2}) as mend:
        assert "no_effect" not in mend.hints("use:O03")
        mend.says("ada", "use:O03")
        assert mend["wounds"]["a"] == 1


def test_rr_31_a_second_wet_paint_does_nothing_and_is_marked(table: Tables) -> None:
    with table(a=["O04", "G04", "B13"], b=["G03", "O02"]) as paint:
        assert paint.hints("use:O04") == ["discards"]
        paint.says("ada", "use:O04")
        # One card of any colour is one card: a second coat adds nothing.
        assert paint.hints("use:G04") == ["no_effect", "discards"]
        paint.says("ada", "use:G04", "target:red", "done")
        assert paint["discard"][:2] == ["O04", "G04"]


def test_rr_31_read_the_manual_keeps_one_and_puts_the_rest_under(table: Tables) -> None:
    stack = ["P01", "P02", "P03", "P04"]
    with table(a=["R03", "R13", "G13"], b=["G03", "O02"], stacks={"a": stack}) as manual:
        manual.says("ada", "use:R03")
        assert manual.keys == ["keep:P01", "keep:P02", "keep:P03"]
        assert [card.key for card in manual.view("ada").looked] == ["P01", "P02", "P03"]
        assert manual.view("bo").looked == []
        assert manual.view().looked == []
        manual.says("ada", "keep:P02")
        assert manual["hands"]["a"] == ["R13", "G13", "P02"]
        assert manual["stack_cards"]["a"] == ["P04", "P01", "P03"]


def test_rr_31_spring_cleaning_sweeps_and_draws_one_more(table: Tables) -> None:
    with table(a=["R04", "B13", "G13"], b=["G03", "O02"], stacks={"a": ["P01", "P02", "P03"]}) as spring:
        spring.says("ada", "use:R04", "sweep:B13", "done")
        assert spring["hands"]["a"] == ["G13", "P01", "P02"]
        assert spring["stack_cards"]["a"] == ["P03", "B13"]
        assert not any(
            event.card >= 0 and event.kind == "moved" and event.source == 0 and event.target == 6
            for event in spring.story("bo")
        )


def test_rr_31_bargain_bin_and_wet_paint(table: Tables) -> None:
    with table(a=["R02", "O04", "B13"], b=["G03", "O02"], deck=["P01", "P02"]) as paint:
        paint.says("ada", "use:R02")
        assert paint["stack_cards"]["a"][-2:] == ["P01", "P02"]
        paint.says("ada", "use:O04")
        # Painted, even a card of your own colour strikes, at anybody, but alone.
        assert paint.keys == [f"target:{c}" for c in ("red", "green", "orange", "yellow", "purple")]
        paint.says("ada", "target:yellow")
        assert paint.keys == ["accessory", "done"]
        paint.says("ada", "done")


def test_rr_32_a_single_target_action_may_be_cancelled_first(table: Tables) -> None:
    with table(a=["R01", "R13", "G13"], b=["R11", "O02"], c=["O03", "Y03"]) as magnet:
        magnet.says("ada", "use:R01")
        assert magnet.keys == ["target:red", "target:green", "target:orange", "target:yellow", "target:purple"]
        magnet.says("ada", "target:red")
        assert magnet.asked == "bo"
        assert magnet.question == "AnswerAction"
        assert magnet.keys == ["respond:R11", "pass"]
        magnet.says("bo", "respond:R11")
        # Cancelled: nothing is taken, and the Response, which is played, lies under Bo's stack.
        assert magnet["stacks"]["b"] == 9
        assert magnet["stack_cards"]["b"][-1] == "R11"
        assert magnet["stacks"]["a"] == 8
        assert magnet["discard"] == ["R01"]


def test_rr_32_let_through_it_takes_two_with_a_look(table: Tables) -> None:
    with table(a=["R01", "R13", "G13"], b=["R11", "O02"], stacks={"b": ["P01", "P02", "P04"]}) as magnet:
        magnet.says("ada", "use:R01", "target:red")
        magnet.says("bo", "pass")
        assert magnet["stack_cards"]["a"][-2:] == ["P01", "P02"]
        assert [line for line in magnet.log("ada") if line.startswith("You see")] == [
            "You see Loose Screw (purple 1).",
            "You see Bargain Bin (purple 2).",
        ]
        for name in ("bo", "cy", None):
            assert not any(line.startswith("You see") for line in magnet.log(name))


def test_rr_32_loose_screw_lets_the_target_choose(table: Tables) -> None:
    with table(a=["O01", "R13", "G13"], b=["G03", "O02"]) as screw:
        screw.says("ada", "use:O01", "target:red")
        assert screw.asked == "bo"
        assert screw.keys == ["lose:left_arm", "lose:right_arm", "lose:head", "lose:leg", "lose:accessory"]
        screw.says("bo", "lose:accessory")
        assert screw["robots"]["b"] == "T1 LA3 RA2 HD1 LG6"
        assert screw.asked == "ada"
    with table(a=["O01", "R13", "G13"], c=["R03", "O02"], robots={"b": "T1"}, wounds={"b": 4}) as bare:
        bare.says("ada", "use:O01", "target:red")
        assert bare["causes"]["b"] == "wounds"
        bare.says("ada", "done")


def test_rr_33_a_replacement_goes_where_exactly_its_part_is_missing(table: Tables) -> None:
    robots = {"a": "T5 LA1 HD3 LG1 AC1"}
    with table(a=["R13", "O13", "R02"], b=["G03", "O02"], robots=robots) as bolt:
        # Soup Ladle is a left arm, Broom Handle a right one.
        assert reason(bolt, "use:R13") == "slot_full RR-33"
        assert bolt.keys == ["use:O13", "use:R02", "attack"]
        bolt.says("ada", "use:O13")
        assert bolt["robots"]["a"] == "T5 LA1 O13 HD3 LG1 AC1"
        bolt.says("ada", "attack", "strike:R13", "done")
        assert bolt["attack"] == 3 + 2 + 3


def test_rr_33_a_replacement_knocked_off_goes_to_the_discard_pile(table: Tables) -> None:
    robots = {"b": "T1 LA3 RA2 R14 LG6 AC5"}
    with table(a=["R13", "R02"], b=["G03", "O02"], deck=["O13"], robots=robots) as knock:
        knock.says("ada", "attack", "strike:R13", "done")
        assert knock["discard"] == ["O13", "R14"]
        assert "R14" not in knock["scrap"]


def test_rr_34_there_is_no_way_round_the_attack(table: Tables) -> None:
    with table(a=["O03", "R05"], b=["G03", "O02"]) as must:
        assert must.refused("ada", "end") == "unknown_option"
        assert must.refused("ada", "pass") == "cannot_pass"
        must.says("ada", "attack")
        assert must.keys == ["target:red", "target:orange"]


def test_rr_35_an_empty_hand_only_refills(table: Tables) -> None:
    with table(a=[], b=["G03", "O02"], discard=["P01"]) as empty:
        assert empty.asked == "bo"
        assert len(empty["hands"]["a"]) == 3
        assert empty["discard"] == ["P01"]


def test_rr_36_a_defender_does_not_refill(table: Tables) -> None:
    with table(a=["G13", "G12"], b=["R03", "O03"], c=["G03", "G14", "R12"], deck=["O13"]) as guard:
        guard.says("ada", "strike:G13", "done")
        guard.says("cy", "guard:G03", "guard:G14")
        assert guard["hands"]["c"] == ["R12"]
        assert len(guard["hands"]["a"]) == 3


def test_rr_36_a_short_stack_gives_what_there_is(table: Tables) -> None:
    with table(a=["O03", "B13", "B04"], b=["G03", "O02"], stacks={"a": []}) as short:
        short.says("ada", "use:O03", "attack", "discard:B13")
        assert short["hands"]["a"] == ["B04"]
        assert ROBOTS["a"] == short["robots"]["a"]
