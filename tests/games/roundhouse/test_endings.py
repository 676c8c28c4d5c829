"""First aid, cavalry and the end: RK-44 to RK-55."""

from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.playout import playout
from matinee.games.roundhouse.billing import billing
from matinee.games.roundhouse.kick import HOLD
from matinee.games.roundhouse.state import Roundhouse
from matinee.testing.laws import start

from .conftest import Tables, rolls


def test_rk_44_one_token_off_every_monster(table: Tables) -> None:
    given = {"L1": "Two-Headed Rooster@2", "L2": "Barn Dragon@1", "L3": "Colossal Cow", "M1": "Mummy on Overtime@2"}
    with table(2, phase="first-aid", places=given) as patched:
        assert patched["places"] == {
            "L1": "Two-Headed Rooster@1",
            "L2": "Barn Dragon",
            "L3": "Colossal Cow",
            "M1": "Mummy on Overtime@1",
        }
        assert patched["strength"]["L1"] == 2


def test_rk_45_one_monster_for_everybody_who_started(table: Tables) -> None:
    with table(4, phase="cavalry", life={"a": 0, "b": 0, "d": 0}, monster_deck=20) as cavalry:
        assert list(cavalry["places"]) == ["L1", "L2", "L3", "L4"]
        assert cavalry["monster_deck"] == 16


def test_rk_46_gaps_first_then_the_middle(table: Tables) -> None:
    places = ("L1", "L2", "L4", "L5", "L6", "L8")
    given = dict.fromkeys(places[:4], "Shambling Extra") | dict.fromkeys(places[4:], "Gnome of Doom")
    newcomers = ["Werepoodle", "Barn Dragon", "Colossal Cow", "Two-Headed Rooster"]
    with table(4, phase="cavalry", places=given, next_monsters=newcomers) as cavalry:
        arrived = {place: name for place, name in cavalry["places"].items() if place not in places}
        assert arrived == {
            "L3": "Werepoodle",
            "L7": "Barn Dragon",
            "M1": "Colossal Cow",
            "M2": "Two-Headed Rooster",
        }


def test_rk_47_an_occupied_middle_holds_the_cavalry_off(table: Tables) -> None:
    with table(4, phase="cavalry", places={"L1": "Gnome of Doom", "M2": "Werepoodle"}, monster_deck=9) as held_off:
        assert held_off["monster_deck"] == 9
        assert held_off["places"] == {"L1": "Gnome of Doom", "M2": "Werepoodle"}


def test_rk_47_the_last_kill_in_the_middle_is_hinted_at(table: Tables) -> None:
    given = {"L1": "Barn Dragon", "M1": "Gnome of Doom", "M2": "Bat on a String"}
    with table(2, rolls(5, 5), phase="kick", places=given) as kick:
        kick.says("ada", "kick")
        assert "reopens_cavalry" not in kick.hints("hit:M1")
        kick.says("ada", "hit:M1")
        assert kick.hints("hit:M2") == ["kills:1", "strength:1>0", "free:1", "reopens_cavalry", "last_hit"]
        kick.says("ada", "hit:M2")


@pytest.mark.parametrize(("deck", "arrive"), [(3, 3), (1, 1), (0, 0)])
def test_rk_48_a_short_deck_gives_what_it_has(table: Tables, deck: int, arrive: int) -> None:
    with table(4, phase="cavalry", places={"L8": "Barn Dragon"}, monster_deck=deck) as short:
        assert len(short["places"]) == 1 + arrive
        assert short["monster_deck"] == 0


def last_kill(table: Tables, **given: Any) -> Any:
    return table(2, rolls(5, 5), phase="kick", places={"L1": "Bat on a String"}, monster_deck=0, life={"a": 5}, **given)


def test_rk_49_the_last_kill_ends_the_show_without_a_reward(table: Tables) -> None:
    with last_kill(table) as last:
        last.says("ada", "kick")
        assert last.ending == "cleared"
        assert last["life"]["a"] == 5
        assert last.winners == ["ada"]


def test_rk_49_monsters_in_the_deck_keep_it_going(table: Tables) -> None:
    with table(2, rolls(5, 5), phase="kick", places={"L1": "Bat on a String"}, monster_deck=1) as not_yet:
        not_yet.says("ada", "kick")
        assert not_yet.question == "KillReward"


def test_rk_50_all_dead_in_aaaaargh_leaves_no_counterattack(table: Tables) -> None:
    given = {"L1": "Barn Dragon", "M1": "Moth the Size of a Bus"}
    with table(2, rolls(6), phase="kick", life={"a": 1, "b": 0}, places=given) as last:
        last.says("ada", "hold")
        assert last.ending == "fell"
        assert [event.other for event in last.story() if event.kind == "struck"] == [8]


def test_rk_51_an_empty_table_goes_on_to_the_cavalry(table: Tables) -> None:
    with table(2, phase="draw-card", monster_deck=10, item_deck=0) as empty:
        assert empty["round"] == 3
        assert list(empty["places"]) == ["L1", "L2"]
        assert empty.question == "Kick"


def test_rk_52_the_dead_count_too(table: Tables) -> None:
    kills = {"a": ["Thing Behind the Barn", "Colossal Cow", "Werepoodle"], "b": ["Barn Dragon", "Two-Headed Rooster"]}
    with table(
        2, rolls(5), phase="kick", life={"a": 0}, kills=kills, places={"L1": "Gnome of Doom"}, monster_deck=0
    ) as last:
        last.says("bo", "kick")
        assert last["points"] == {"a": 20, "b": 13}
        assert last.winners == ["ada"]


TWELVE_IN_FOUR = ["Two-Headed Rooster", "Mummy on Overtime", "Exploding Turnip", "Shambling Extra"]
TWELVE_IN_FIVE = ["Broomstick Biker Gang", "Werepoodle", "Dive-Bomb Goose", "Bat on a String", "Gnome of Doom"]
TWELVE_AGAIN = ["Broomstick Biker Gang", "Werepoodle", "Discount Warlock", "Gnome of Doom"]


@pytest.mark.parametrize(
    ("ada", "winners"), [(TWELVE_IN_FIVE, ["bo"]), (TWELVE_AGAIN, ["ada", "bo"]), (TWELVE_AGAIN[:3], ["bo"])]
)
def test_rk_53_fewer_cards_win_a_tie_or_it_is_shared(table: Tables, ada: list[str], winners: list[str]) -> None:
    kills = {"a": ada, "b": TWELVE_IN_FOUR}
    with table(
        2, rolls(5, 5), phase="counterattack", life={"a": 1, "b": 1}, kills=kills, places={"L1": "Dive-Bomb Goose"}
    ) as end:
        assert end["points"]["b"] == 12
        assert end.winners == winners


def test_rk_54_alone_you_survive_or_fall(table: Tables) -> None:
    with table(1, rolls(5), phase="counterattack", life={"a": 1}, places={"L1": "Gnome of Doom"}) as fallen:
        assert (fallen.ending, fallen.winners) == ("fell", [])
    with table(1, rolls(5), phase="kick", places={"L1": "Gnome of Doom"}, monster_deck=0) as survivor:
        survivor.says("ada", "kick")
        assert (survivor.ending, survivor.winners) == ("survived", ["ada"])
        assert survivor.log()[-1] == "The barn is cleared: ada survives with 1 point. Billing: Extra."


@pytest.mark.parametrize(
    ("points", "billed"),
    [(0, "extra"), (39, "extra"), (40, "stunt-double"), (79, "stunt-double"), (80, "leading-role"), (110, "legend")],
)
def test_rk_54_billing(points: int, billed: str) -> None:
    assert billing(points) == billed


def test_rk_54_alone_you_are_starting_player_and_target(table: Tables) -> None:
    given = {"L1": "Barn Dragon", "M1": "Gnome of Doom"}
    with table(1, rolls(5), phase="aaaaargh", places=given) as alone:
        assert alone["starter"] == "a"
        assert alone["life"]["a"] <= 14


def test_rk_54_clearing_alone_is_always_116_points() -> None:
    """A careful player does it now and then."""
    roundhouse = show("roundhouse")
    thrifty = roundhouse.bots["thrifty"]
    endings = {}
    for seed in range(60):
        s, chance = start(roundhouse, 1, seed), Swift(seed)
        while not s.over:
            s.take(thrifty.choose(s, chance))
        assert isinstance(s, Roundhouse)
        endings[s.ending] = int(s.points(0))
        if s.ending == "survived":
            assert s.points(0) == 116
        if len(endings) == 2:
            return
    raise AssertionError(f"only these endings were seen: {endings}")


def test_rk_55_who_never_kicks_is_soon_dead() -> None:
    roundhouse = show("roundhouse")
    chance = Swift(5)
    for seed in range(150):
        s = start(roundhouse, 1 + seed % 4, seed)
        while not s.over:
            s.take(HOLD if s.offered.has(HOLD) else s.offered.at(chance.below(s.offered.count)))
        assert isinstance(s, Roundhouse)
        assert s.ending == "fell"
        assert s.round <= 30


def test_rk_55_the_ceiling_is_an_alarm(table: Tables) -> None:
    stuck = table(1, places={"L1": "Gnome of Doom"}, round=1_000, phase="kick")
    with pytest.raises(RuntimeError, match="has not ended after 1000 rounds"):
        playout(stuck.state, Swift(1), 10_000)
