"""The arena: RR-62 to RR-69."""

from .conftest import Tables, reason

PAUSE = ["G03", "O03"]


def test_rr_62_the_lamps_by_the_number_of_robots_standing(table: Tables) -> None:
    lamps = {6: (False, False, False), 5: (True, False, False), 4: (True, True, False)}
    lamps |= {3: (True, True, True), 2: (True, True, True)}
    for count, expected in lamps.items():
        view = table("abcdef"[:count], a=["R02", "R13"], b=PAUSE).view()
        assert (view.pit_traps, view.buzz_saws, view.wild_only) == expected


def test_rr_62_a_table_for_two_starts_with_all_three(table: Tables) -> None:
    view = table("ab", seats=2, a=["G02", "G13"], b=PAUSE).view()
    assert view.pit_traps
    assert view.buzz_saws
    assert view.wild_only


def test_rr_63_pit_traps_allow_one_more_attack_after_a_hit_and_no_third(table: Tables) -> None:
    with table("abcde", a=["G13", "G12", "G14"], b=PAUSE, deck=["Y02", "Y04"], stacks={"c": 20}) as pit:
        pit.says("ada", "strike:G13", "done")
        assert pit.question == "PressAttack"
        assert pit.keys == ["again", "stop"]
        pit.says("ada", "again", "strike:G12", "done")
        assert pit["wounds"]["c"] == 2
        assert pit.asked == "bo"
        assert len(pit["hands"]["a"]) == 3


def test_rr_63_pressing_is_optional_and_needs_a_hit_and_a_strike(table: Tables) -> None:
    with table("abcde", a=["G13", "G12"], b=PAUSE, deck=["Y02"]) as stop:
        stop.says("ada", "strike:G13", "done", "stop")
        assert stop.asked == "bo"
        assert stop["wounds"]["c"] == 1
    with table("abcde", a=["G13", "B12"], b=PAUSE, deck=["Y02"]) as none_left:
        none_left.says("ada", "done")
        assert none_left.asked == "bo"
    with table("abcde", a=["G05", "G12"], b=PAUSE, robots={"a": "T5 HD3 LG1"}) as miss:
        miss.says("ada", "strike:G05", "done")
        assert miss.asked == "bo"
    with table("abcdef", a=["G13", "G12"], b=PAUSE, deck=["Y02"]) as six:
        six.says("ada", "strike:G13", "done")
        assert six.asked == "bo"


def test_rr_64_buzz_saws_let_a_successful_defender_take_the_difference(table: Tables) -> None:
    hands = {"a": ["G05", "G12"], "b": PAUSE, "c": ["G14", "R12"]}
    with table("abcd", **hands, robots={"a": "T5 LA1 HD3 LG1"}) as saws:
        saws.says("ada", "strike:G05", "done")
        saws.says("cy", "guard:G14")
        # 3 + 1 against 5 + 4: five cards, of a stack of eight and the returned strike.
        assert saws["stacks"]["c"] == 8 + 1 + 5
        assert saws["stacks"]["a"] + len(saws["hands"]["a"]) == 10 - 5


def test_rr_64_an_attacker_can_fall_on_his_own_turn(table: Tables) -> None:
    hands = {"a": ["G05"], "b": PAUSE, "c": ["G14", "R12"]}
    with table("abcd", **hands, robots={"a": "T5 LA1 HD3 LG1"}, stacks={"a": []}) as cut:
        assert cut.asked == "cy"
        cut.says("cy", "guard:G14")
        assert cut["causes"]["a"] == "cards"
        assert cut.asked == "bo"
        assert "blue" in cut["wild"]


def test_rr_65_at_three_or_fewer_exactly_one_wild_strikes_whatever_else_is_held(table: Tables) -> None:
    with table("abc", a=["R14", "O12", "Y12"], b=PAUSE) as wild:
        wild.says("ada", "target:red")
        assert wild.keys == ["strike:O12", "strike:Y12"]
        assert reason(wild, "strike:R14") == "wild_only RR-65"
        assert wild.state.step().clause() == "RR-65"
        wild.says("ada", "strike:O12")
        assert wild.keys == ["accessory", "done"]
        assert reason(wild, "strike:Y12") == "limit RR-65"
        wild.says("ada", "done")


def test_rr_66_no_wild_defence_at_three_or_fewer(table: Tables) -> None:
    with table("abc", a=["R14", "O12"], b=PAUSE, c=["Y14", "G02"]) as own:
        own.says("ada", "target:green", "done")
        assert own.keys == ["guard:G02", "done"]
        assert reason(own, "guard:Y14") == "wild_only RR-66"
        own.says("cy", "done")


def test_rr_67_without_a_wild_a_card_is_discarded(table: Tables) -> None:
    with table("abc", seats=3, a=["R14", "G12", "B12"], b=["B13", "G13", "R12"]) as drain:
        assert drain.keys == ["discard:R14", "discard:G12", "discard:B12"]
        assert reason(drain, "strike:R14") == "wild_only RR-65"
        drain.says("ada", "discard:R14")
        assert drain.question == "DiscardOne"
        drain.says("bo", "discard:B13")
        assert drain["discard"][:2] == ["R14", "B13"]


def test_rr_68_text_ignores_colour_under_wild_only(table: Tables) -> None:
    with table("abc", a=["R06", "O12"], b=PAUSE) as amps:
        amps.says("ada", "target:red")
        assert amps.keys == ["boost:R06", "accessory", "done"]
        amps.says("ada", "boost:R06", "accessory")
        assert amps["attack"] == 5 + 2 + 2 + 2


def test_rr_69_the_arena_is_read_at_each_moment_of_use(table: Tables) -> None:
    with table("abcd", a=["Y02", "R13", "O13"], c=["R03", "Y03"], stacks={"d": 1}) as panic:
        panic.says("ada", "use:Y02")
        # Di fell to the panic: three are left, orange is wild, and the red match strikes no more.
        assert panic["standing"] == "abc"
        assert panic.keys == ["target:red", "target:green"]
        panic.says("ada", "target:red")
        assert reason(panic, "strike:R13") == "wild_only RR-65"
        panic.says("ada", "done")
        assert panic["attack"] == 5 + 3
