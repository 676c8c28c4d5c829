"""Colours, wilds and the attack: RR-37 to RR-45."""

from .conftest import Tables, reason, sentence


def test_rr_37_any_number_of_cards_of_the_targets_colour(table: Tables) -> None:
    with table(a=["R13", "R12", "R05"], b=["G03", "O02"]) as three:
        three.says("ada", "strike:R13", "strike:R12", "strike:R05", "done")
        assert three["attack"] == 5 + 3 + 2 + 1


def test_rr_37_a_refused_strike_names_both_colours(table: Tables) -> None:
    with table(a=["R13", "R05", "Y12"], b=["G03", "O02"]) as yellow:
        yellow.says("ada", "target:red")
        assert reason(yellow, "strike:Y12") == "no_match RR-37"
        # Yellow stands: it is only not the target.
        said = "Bendy Straw is yellow and Grumbling Boiler is red: a strike has the colour of its target."
        assert sentence(yellow, "strike:Y12") == said
        yellow.says("ada", "strike:R13", "done")


def test_rr_38_your_own_colour_is_neither_wild_nor_a_strike(table: Tables) -> None:
    with table(a=["R13", "B13", "R12"], b=["G03", "O02"]) as own:
        assert reason(own, "strike:B13") == "own_colour RR-38"
        assert own.refused("ada", "strike:B13") == "unknown_option"
        assert "blue" not in own["wild"]
        own.says("ada", "strike:R13", "done")


def test_rr_39_the_colour_of_a_fallen_robot_is_wild_at_once(table: Tables) -> None:
    with table(a=["Y02", "R13", "B13"], c=["O03", "Y03"], stacks={"b": 1}) as panic:
        assert panic["wild"] == []
        panic.says("ada", "use:Y02")
        assert panic["wild"] == ["red"]
        # The red card strikes anybody now, as there is no match.
        assert panic.keys == ["target:green", "target:orange", "target:yellow", "target:purple"]


def test_rr_40_no_wild_while_a_match_is_held(table: Tables) -> None:
    with table("abcde", a=["R13", "R05", "P12"], b=["G03", "O02"]) as held:
        assert reason(held, "strike:P12") == "have_match_no_wild RR-40"
        held.says("ada", "strike:R13")
        # The match is laid now, but it is held all the same.
        assert reason(held, "strike:P12") == "have_match_no_wild RR-40"
        held.says("ada", "done")
    with table("abcde", a=["B13", "P12", "P13"], b=["G03", "O02"]) as wild:
        assert wild.keys == ["target:red", "target:green", "target:orange", "target:yellow"]
        wild.says("ada", "target:red")
        assert wild.keys == ["strike:P12", "strike:P13"]
        wild.says("ada", "strike:P12")
        assert wild.keys == ["accessory", "done"]
        assert reason(wild, "strike:P13") == "limit RR-40"
        assert reason(wild, "strike:B13") == "own_colour RR-38"
        wild.says("ada", "done")


def test_rr_40_a_painted_card_strikes_alone(table: Tables) -> None:
    with table(a=["B13", "B12", "O04"], b=["G03", "O02"]) as paint:
        paint.says("ada", "use:O04", "target:red", "strike:B13")
        assert reason(paint, "strike:B12") == "limit RR-40"
        assert sentence(paint, "strike:B12") == "One wild, or one painted card, strikes alone."
        paint.says("ada", "done")


def test_rr_41_no_legal_attack_costs_a_card_of_your_choice(table: Tables) -> None:
    with table(a=["B13", "B04", "B12"], b=["G03", "O02"], stacks={"a": ["P01", "P02"]}) as stuck:
        stuck.says("ada", "attack")
        assert stuck.question == "DiscardOne"
        assert stuck.keys == ["discard:B13", "discard:B04", "discard:B12"]
        assert reason(stuck, "strike:B13") == "own_colour RR-38"
        stuck.says("ada", "discard:B04")
        assert stuck["discard"] == ["B04"]
        assert stuck["hands"]["a"] == ["B13", "B12", "P01"]


def test_rr_41_discarding_the_last_card_destroys_the_robot(table: Tables) -> None:
    with table(a=["B13"], b=["G03", "O02"], stacks={"a": []}) as last:
        assert last["causes"]["a"] == "cards"
        assert last.asked == "bo"


def test_rr_42_boosters_need_a_strike_and_never_defend(table: Tables) -> None:
    with table(a=["R13", "R06"], b=["O08", "G03"], deck=["O13"]) as amps:
        assert reason(amps, "boost:R06") == "wrong_time RR-42"
        assert amps.keys == ["strike:R13", "strike:R06"]
        amps.says("ada", "strike:R13", "boost:R06", "done")
        # Bo's Booster is no defence: bo was not even asked.
        assert amps.asked == "bo"
        assert amps.question == "TakeAction"
    with table(a=["R05"], b=["O03", "G03"]) as alone:
        # A lone red Booster against Red is a strike and nothing else.
        assert alone.keys == ["accessory", "done"]
        alone.says("ada", "done")


def test_rr_43_the_accessory_once_per_turn_and_paid_at_done(table: Tables) -> None:
    with table(
        "abcde", a=["R13", "R14"], b=["G03", "O02"], stacks={"a": ["P01", "P02"], "b": 20}, deck=["G02"]
    ) as waffle:
        assert "accessory" not in waffle.keys
        waffle.says("ada", "strike:R13", "accessory")
        assert waffle["stack_cards"]["a"] == ["P01", "P02"]
        assert reason(waffle, "accessory") == "used_this_turn RR-43"
        waffle.says("ada", "done")
        assert waffle["attack"] == 10
        assert waffle["discard"][0] == "P01"
        waffle.says("ada", "again")
        # The second attack does not offer it again: with nothing to add, it is shown at once.
        assert waffle.asked == "bo"
        assert waffle["attack"] == 9


def test_rr_43_a_hand_card_pays_for_the_espresso_machine(table: Tables) -> None:
    robots = {"a": "T5 LA1 RA3 HD3 LG1 AC4", "f": "T6 LA6 RA6 HD6 LG5 AC1"}
    with table(a=["R13", "B12", "B13"], b=["G03", "O02"], robots=robots, stacks={"a": ["P01"]}) as espresso:
        espresso.says("ada", "accessory")
        assert espresso.keys == ["pay:B12", "pay:B13"]
        espresso.says("ada", "pay:B12")
        assert espresso["attack"] == 10
        assert "B12" in espresso["stack_cards"]["a"] + espresso["hands"]["a"]
        assert "B12" not in espresso["discard"]
    with table(a=["R13", "R06"], b=["G03", "O02"], robots=robots) as laid:
        assert reason(laid, "accessory") == "wrong_time RR-43"
        laid.says("ada", "strike:R13", "strike:R06")
        # Everything is laid: nothing is left to pay with, so the attack was shown at once.
        assert laid["attack"] == 9
    robots = {"a": "T5 LA1 RA3 HD3 LG1 AC1"}
    with table(a=["R13", "R06"], b=["G03", "O02"], robots=robots, stacks={"a": []}) as dry:
        dry.says("ada", "strike:R13")
        assert reason(dry, "accessory") == "cannot_pay RR-43"
        dry.says("ada", "done")
    robots = {"a": "T5 LA1 RA3 HD3 LG1 AC4", "f": "T6 LA6 RA6 HD6 LG5 AC1"}
    with table(a=["R13"], b=["G03", "O02"], robots=robots) as broke:
        # Nothing left to pay with: not offered, so the attack was shown at once.
        assert broke["attack"] == 8


def test_rr_44_arms_that_are_gone_add_nothing(table: Tables) -> None:
    with table(a=["R05", "R12"], b=["G03", "O02"], robots={"a": "T5 HD3 LG1"}) as armless:
        armless.says("ada", "strike:R12", "done")
        assert armless["attack"] == 2


def test_rr_45_a_booster_of_a_called_off_attack_is_parked_and_joins_the_next(table: Tables) -> None:
    with table(
        "ab", seats=2, a=["O13", "Y05"], b=["R09", "G03"], stacks={"a": ["O12", "O14", "G04"]}, deck=["R11"]
    ) as plug:
        plug.says("ada", "strike:O13", "boost:Y05", "done")
        plug.says("bo", "respond:R09")
        assert plug["parked"]["a"] == ["Y05"]
        assert [card.key for card in plug.view("bo").seats[0].parked] == ["Y05"]
        assert plug["stacks"]["b"] == 8
        assert plug["discard"] == ["R09"]
        assert plug.asked == "bo"
        # Parked, it is no card of Ada's.
        assert len(plug["hands"]["a"]) + plug["stacks"]["a"] == 4
        plug.says("bo", "done")
        plug.says("ada", "attack", "strike:O14")
        # Back it comes, unasked: arms 5, strike 4, Spin Cycle 3.
        assert plug["attack"] == 12
        assert plug["parked"]["a"] == []


def test_rr_45_a_plain_miss_parks_nothing(table: Tables) -> None:
    with table(a=["G05", "Y06"], b=["G03", "O03"], c=["G13"], robots={"a": "T5 HD3 LG1"}) as miss:
        miss.says("ada", "target:green", "boost:Y06")
        miss.says("cy", "done")
        assert miss["attack"] == 1
        assert miss["defence"] == 5
        assert miss["parked"]["a"] == []


def test_rr_45_what_a_target_needs_from_cards_counts_parked_boosters(table: Tables) -> None:
    robots = {"a": "T5 HD3 LG1"}
    bare = table(a=["R12", "G12"], b=["G03", "O02"], robots=robots)
    assert bare.hints("target:red")[0] == "needs:5"
    parked = table(a=["R12", "G12"], b=["G03", "O02"], robots=robots, parked={"a": ["Y05"]})
    assert parked.hints("target:red")[0] == "needs:2"
