"""The game's own bots: what they weigh, and that they beat chance."""

from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.games.roundhouse.plan import CHANCES, Plan, kill_value
from matinee.games.roundhouse.state import Roundhouse
from matinee.testing.laws import start
from matinee.testing.scenario import Scenario

from .conftest import Tables, rolls

BOTS = show("roundhouse").bots


def chosen(bot: str, table: Scenario) -> str:
    s = table.state
    return s.key(BOTS[bot].choose(s.redeal(s.asked, Swift(3)), Swift(4)))


def placing(table: Tables, hits: int, **places: str) -> Scenario:
    kick = table(1, rolls(*[5] * hits, *[1] * (6 - hits)), phase="kick", places=places, items={"a": ["Spud Cannon"]})
    kick.says("ada", "kick:Spud Cannon")
    assert kick["to_place"] == hits
    return kick


def test_the_chances_of_hits_add_up() -> None:
    for dice, row in enumerate(CHANCES):
        assert len(row) == dice + 1
        assert sum(row) == pytest.approx(1)
        assert sum(hits * chance for hits, chance in enumerate(row)) == pytest.approx(dice / 3)


def test_the_value_of_a_kill(table: Tables) -> None:
    s = table(2, phase="kick", places={"L1": "Werepoodle", "M1": "Barn Dragon@1"}).state
    assert isinstance(s, Roundhouse)
    assert kill_value(s, 0) == pytest.approx(0.6 * 3 + 1.2 * 2 * 1.5 + 1)
    assert kill_value(s, 8) == pytest.approx(0.6 * 7 + 1.2 * 2 + 1)


def test_a_plan_packs_hits_into_the_best_kills(table: Tables) -> None:
    places = {"L1": "Bat on a String", "L2": "Exploding Turnip", "L3": "Werepoodle", "L4": "Colossal Cow"}
    s = table(2, phase="kick", places=places).state
    assert isinstance(s, Roundhouse)
    plan = Plan(s, 3)
    assert plan.value[1] == kill_value(s, 1), "the glass cannon first"
    assert plan.value[2] == pytest.approx(kill_value(s, 0) + kill_value(s, 1))
    assert plan.value[3] == pytest.approx(kill_value(s, 1) + kill_value(s, 2))


@pytest.mark.parametrize("bot", ["thrifty", "needful", "grabby"])
def test_hits_go_where_they_kill_then_where_strength_drops(table: Tables, bot: str) -> None:
    kick = placing(table, 2, L1="Barn Dragon", L2="Two-Headed Rooster", L3="Exploding Turnip", L4="Mummy on Overtime@1")
    assert chosen(bot, kick) == "hit:L3"
    kick.says("ada", "hit:L3")
    assert chosen(bot, kick) == "hit:L1", "one hit kills nothing more: the Dragon drops from 3 to 2, nobody else drops"


def test_the_last_weak_one_in_the_middle_is_left_alive(table: Tables) -> None:
    crowd = {f"L{place}": "Werepoodle" if place == 1 else "Mud Golem (Two Actors)" for place in range(1, 4)}
    crowd |= {"L4": "Moth the Size of a Bus", "L5": "Moth the Size of a Bus", "L6": "Discount Warlock"}
    kick = placing(table, 2, M1="Gnome of Doom", **crowd)
    assert chosen("needful", kick) in ("hit:L1", "hit:L6")


@pytest.mark.parametrize(
    ("items", "drawn", "choice"),
    [
        ([], "Wet Noodle", "keep"),
        (["Wet Noodle", "Spud Cannon"], "Rake of Regret", "swap:Wet Noodle"),
        (["Rake of Regret", "Spud Cannon"], "Wet Noodle", "discard"),
        (["Bouncy Castle@1", "Umbrella"], "Lucky Sock", "swap:Bouncy Castle"),
        (["Umbrella", "Tin Roof"], "Lucky Sock", "discard"),
    ],
)
def test_items_are_kept_or_replace_the_weakest(table: Tables, items: list[str], drawn: str, choice: str) -> None:
    at = table(1, places={"L1": "Bat on a String"}, items={"a": items}, next_items=[drawn])
    assert chosen("needful", at) == choice


def test_a_big_card_is_not_fired_at_two_free_marks(table: Tables) -> None:
    few = {"L1": "Bat on a String", "L2": "Gnome of Doom"}
    assert chosen("needful", table(1, phase="kick", places=few, items={"a": ["Combine Harvester"]})) == "kick"
    many = {f"L{place}": "Shambling Extra" for place in range(1, 5)} | {"L5": "Barn Dragon", "L6": "Exploding Turnip"}
    at = table(1, phase="kick", places=many, items={"a": ["Combine Harvester"]})
    assert chosen("needful", at) == "kick:Combine Harvester"


def test_the_thrifty_fires_sooner_when_hurt(table: Tables) -> None:
    given: dict[str, Any] = {"phase": "kick", "items": {"a": ["Tractor Tyre"]}}
    places = {"L1": "Mud Golem (Two Actors)", "L2": "Bat on a String"}
    choices = [chosen("thrifty", table(1, places=places, life={"a": life}, **given)) for life in (15, 2)]
    assert choices == ["kick", "kick:Tractor Tyre"]


@pytest.mark.parametrize(
    ("bot", "life", "items", "choice"),
    [
        ("thrifty", 15, [], "heal"),
        ("needful", 3, [], "draw"),
        ("needful", 15, ["Wet Noodle"], "heal"),
        ("grabby", 12, ["Wet Noodle"], "draw"),
        ("grabby", 11, [], "heal"),
    ],
)
def test_rewards_set_the_bots_apart(table: Tables, bot: str, life: int, items: list[str], choice: str) -> None:
    at = table(
        1,
        rolls(5, 1),
        phase="kick",
        places={"L1": "Bat on a String"},
        life={"a": life},
        items={"a": items},
        item_deck=9,
    )
    at.says("ada", "kick")
    assert chosen(bot, at) == choice


def test_the_thrifty_draws_when_the_items_outlast_the_monsters(table: Tables) -> None:
    given: dict[str, Any] = {"phase": "kick", "places": {"L1": "Bat on a String"}, "monster_deck": 2, "item_deck": 9}
    at = table(1, rolls(5, 1), **given)
    at.says("ada", "kick")
    assert chosen("thrifty", at) == "draw"


def test_the_smallest_shield_goes_up_first(table: Tables) -> None:
    given = {"L1": "Broomstick Biker Gang"}
    at = table(1, rolls(5, 1, 1), phase="counterattack", places=given, items={"a": ["Umbrella@2", "Lucky Sock@1"]})
    assert chosen("grabby", at) == "block:Lucky Sock"


def points_of(bots: list[str], seed: int) -> list[int]:
    s, chance = start(show("roundhouse"), len(bots), seed), Swift(seed)
    while not s.over:
        s.take(BOTS[bots[s.asked]].choose(s.redeal(s.asked, Swift(seed)), chance))
    assert isinstance(s, Roundhouse)
    return [int(s.points(seat)) for seat in range(len(bots))]


@pytest.mark.once
@pytest.mark.parametrize("bot", ["thrifty", "needful", "grabby", "star"])
def test_every_bot_beats_chance(bot: str) -> None:
    table = [bot, "random", "random"]
    results = [points_of(table, seed) for seed in range(6)]
    assert sum(points[0] > max(points[1:]) for points in results) >= 5


def test_worth_prefers_points_life_and_shields(table: Tables) -> None:
    worth = show("roundhouse").game.worth()
    places = {"L1": "Barn Dragon", "L2": "Werepoodle"}
    given: dict[str, Any] = {"phase": "kick", "places": places, "item_deck": 30}
    plain = worth.of(table(2, **given).state, 0)
    assert worth.of(table(2, kills={"a": ["Gnome of Doom"]}, **given).state, 0) > plain
    assert worth.of(table(2, kills={"b": ["Gnome of Doom"]}, **given).state, 0) < plain
    assert worth.of(table(2, life={"a": 12}, **given).state, 0) < plain
    assert worth.of(table(2, items={"a": ["Umbrella"]}, **given).state, 0) > plain
    assert worth.of(table(2, items={"a": ["Spud Cannon"]}, **given).state, 0) > plain


def test_worth_of_an_end(table: Tables) -> None:
    worth = show("roundhouse").game.worth()
    kills = {"a": ["Barn Dragon"]}
    fallen = table(1, rolls(5), phase="counterattack", life={"a": 1}, kills=kills, places={"L1": "Gnome of Doom"}).state
    assert 0 < worth.outcome(fallen, 0) < 0.1
    survived = table(1, rolls(5), phase="kick", places={"L1": "Gnome of Doom"}, monster_deck=0)
    survived.says("ada", "kick")
    assert worth.outcome(survived.state, 0) == 1.0
    assert worth.of(survived.state, 0) > worth.of(fallen, 0)


def test_measures_have_the_names_of_the_rulebook() -> None:
    roundhouse = show("roundhouse")
    s = start(roundhouse, 2, 4, journal=True)
    while not s.over:
        s.take(BOTS["random"].choose(s, Swift(s.question)))
    assert s.journal is not None
    found = roundhouse.game.measures(s, s.journal.events)
    assert found["cleared"] == 0.0
    assert found["survivors"] == 0
    assert all(f"`{name}`" in roundhouse.read("RULES.md") for name in found)
