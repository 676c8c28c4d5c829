"""Setting up and building: RR-01 to RR-12."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Scripted, Swift
from matinee.engine.errors import BadPack, BadSetup
from matinee.games.rampage import deck as d
from matinee.testing.scenario import Scenario

from .conftest import Tables, reason

HOUSE = show("rampage").read("packs/house.toml")


def read(text: str) -> None:
    show("rampage").game.read_pack(text, "mine.toml")


def build(scene: Scenario, chance: Swift) -> int:
    """Play at random to the end of building; tells how many parts were placed."""
    state = scene.state
    while state.building:  # type: ignore[attr-defined]
        state.take(state.offered.at(chance.below(state.offered.count)))
    assert state.journal is not None
    return sum(event.kind == "placed" for event in state.journal.events)


def test_rr_01_a_pack_has_36_and_84_cards_six_of_each_kind_and_no_id_twice() -> None:
    read(HOUSE)
    with pytest.raises(BadPack, match="36 Build Cards and 84 Battle Cards, this one 36 and 83"):
        read(HOUSE[: HOUSE.rindex("[[battle]]")])
    with pytest.raises(BadPack, match="six cards of the kind 'left_arm', this one 5"):
        read(HOUSE.replace('kind = "left_arm"', 'kind = "leg"', 1))
    with pytest.raises(BadPack, match="'R01' is used twice"):
        read(HOUSE.replace('key = "R02"', 'key = "R01"'))
    with pytest.raises(BadPack, match="'Tin Opener'\\), field 'attack'"):
        read(
            HOUSE.replace('name = "Tin Opener"', 'name = "Tin Opener"\nattack = "much"').replace("attack = 2\n", "", 1)
        )


def test_rr_01_a_card_may_use_only_the_effects_of_its_type() -> None:
    with pytest.raises(BadPack, match="'Duct Tape', field 'effects': 'shield'"):
        read(HOUSE.replace('do = "repair"', 'do = "shield"'))
    with pytest.raises(BadPack, match="'R01', field 'text': there is no text called 'fridge-magnett'"):
        read(HOUSE.replace('text = "fridge-magnet"', 'text = "fridge-magnett"', 1))


@pytest.mark.parametrize("seats", [1, 7])
def test_rr_02_two_to_six_players(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"2 to 6, not by {seats}"):
        show("rampage").setup({"seats": seats})
    for right in range(2, 7):
        assert show("rampage").deal(show("rampage").setup({"seats": right}), Swift(1)).seats == right


def test_rr_03_an_action_that_destroys_the_last_opponent_ends_the_game_at_once(table: Tables) -> None:
    with table("ab", seats=2, a=["Y02", "R13"], b=["G03"], stacks={"b": []}) as panic:
        panic.says("ada", "use:Y02")
        assert panic.winners == ["ada"]
        assert panic.ending == "last robot"
        assert panic["hands"]["a"] == ["R13"]


def test_rr_04_six_torsos_open_and_thirty_parts_hidden(table: Tables) -> None:
    scene = table.new(Swift(3), seats=4)
    view = scene.view()
    assert [robot.place for robot in view.robots] == ["centre"] * 6
    # One part has been drawn already.
    assert view.build_deck == 29
    kinds = [scene.state.deck.kind(card) for card in range(6, 36)]  # type: ignore[attr-defined]
    assert sorted(kinds) == sorted([*range(5)] * 6)


def test_rr_05_the_dealer_is_drawn_by_lot_and_the_next_seat_begins(table: Tables) -> None:
    for dealer, first in ((0, "bo"), (3, "ada")):
        scene = table.new(Scripted([dealer]), seats=4)
        assert scene.view().dealer == dealer
        assert scene.asked == first


def test_rr_06_a_part_goes_onto_any_torso_of_the_centre_that_lacks_its_kind(table: Tables) -> None:
    with table.building(centre={"T1": "HD1", "T3": "HD2 LA1"}, build=["HD3", "LA2"]) as bench:
        assert bench.keys == ["on:T2", "on:T4", "on:T5", "on:T6"]
        assert bench.view().drawn.key == "HD3"
        bench.says("ada", "on:T2")
        assert bench["centre"]["T2"] == "HD3"
        assert bench.asked == "bo"


def test_rr_07_never_a_second_part_of_one_kind(table: Tables) -> None:
    with table.building(centre={"T1": "HD1"}, build=["HD3"]) as bench:
        assert bench.refused("ada", "on:T1") == "unknown_option"
        assert reason(bench, "on:T1") == "fitted RR-07"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rr_08_a_drawn_part_always_fits_somewhere(table: Tables, seats: int) -> None:
    for seed in range(20):
        scene = table.new(Swift(seed), seats=seats)
        build(scene, Swift(seed + 99))
        assert scene.view().drawn is None


def test_rr_09_the_fifth_part_makes_the_robot_yours(table: Tables) -> None:
    with table.building(centre={"T1": "LA1 RA1 HD1 LG1"}, build=["AC1", "AC2"]) as bench:
        assert bench.hints("on:T1") == ["parts:5", "completes"]
        bench.says("ada", "on:T1")
        assert bench["robots"]["a"] == ""
        assert "T1" not in bench["centre"]
        assert bench.view().robots[0].owner == 0
        assert reason(bench, "on:T1") == "taken RR-09"


def test_rr_10_owners_draw_no_more_and_the_last_builder_draws_alone(table: Tables) -> None:
    with table.building(seats=2, centre={"T1": "LA1 RA1 HD1 LG1"}, build=["AC1", "AC2", "HD2", "LG2"]) as bench:
        bench.says("ada", "on:T1")
        for _ in range(3):
            assert bench.asked == "bo"
            bench.says("bo", bench.keys[0])
        assert bench.asked == "bo"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rr_11_building_ends_when_everybody_has_a_robot(table: Tables, seats: int) -> None:
    for seed in range(8):
        scene = table.new(Swift(seed), seats=seats)
        placed = build(scene, Swift(seed + 7))
        assert placed <= 30
        assert placed == 30 or seats < 6
        assert scene["standing"] == "abcdef"[:seats]


def test_rr_12_leftovers_lie_open_and_their_colours_are_wild(table: Tables) -> None:
    scene = table.new(Swift(5), seats=2)
    build(scene, Swift(6))
    view = scene.view()
    assert view.build_deck == 0
    assert len(view.aside) == 24
    assert sum(robot.place == "aside" for robot in view.robots) == 4
    assert [colour.wild for colour in view.colours].count(True) == 4
    assert scene.state.piles.count(d.BUILD) == 0
