"""Dealing and first turn: RR-13 to RR-19."""

from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.errors import BadPack, BadSetup
from matinee.engine.seats import SPECTATOR

from .conftest import Tables
from .test_building import HOUSE, build, read


def test_rr_13_the_point_value_is_the_sum_of_six_cards(table: Tables) -> None:
    with table(a=["R02", "R03"]) as golden:
        assert golden["values"]["a"] == 10
        assert golden["values"]["b"] == 13


def test_rr_13_losing_parts_changes_no_value(table: Tables) -> None:
    with table(a=["R07", "R14"], b=["G02", "O03"], deck=["O13"]) as golden:
        golden.says("ada", "strike:R07", "strike:R14", "done")
        assert golden["robots"]["b"] == "T1 LA3 RA2 LG6 AC5"
        assert golden["values"]["b"] == 13


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rr_14_a_stack_has_as_many_cards_as_its_robot_is_worth(table: Tables, seats: int) -> None:
    scene = table.new(Swift(seats), seats=seats)
    build(scene, Swift(1))
    for side in "abcdef"[:seats]:
        assert scene["stacks"][side] + len(scene["hands"][side]) == scene["values"][side]


def test_rr_15_a_pack_whose_values_exceed_72_is_refused(table: Tables) -> None:
    with pytest.raises(BadPack, match="add up to 73"):
        read(HOUSE.replace("wounds = 5\ndefence = 3\nvalue = 3", "wounds = 5\ndefence = 3\nvalue = 4", 1))
    scene = table.new(Swift(2), seats=6)
    build(scene, Swift(2))
    assert scene["deck"] == 12


def test_rr_16_the_rest_is_the_battle_deck(table: Tables) -> None:
    scene = table.new(Swift(4), seats=3)
    build(scene, Swift(4))
    assert scene["deck"] == 84 - sum(scene["values"].values())
    assert scene["discard"] == []


def test_rr_17_nobody_sees_a_stack_not_even_its_owner(table: Tables) -> None:
    scene = table(a=["R07", "R02"], b=["G03", "O03"])
    for viewer in (0, 1, int(SPECTATOR)):
        twin = scene.state.redeal(viewer, Swift(9))
        assert show("rampage").game.view(twin, viewer) == show("rampage").game.view(scene.state, viewer)
    own = scene.state.redeal(0, Swift(9))
    assert show("rampage").game.position(own)["stack_cards"]["a"] != scene["stack_cards"]["a"]
    assert show("rampage").game.position(own)["hands"]["a"] == scene["hands"]["a"]


def test_rr_18_the_hand_is_the_top_three_of_the_stack(table: Tables) -> None:
    scene = table.new(Swift(8), seats=4)
    build(scene, Swift(8))
    waiting = [side for side in "abcd" if side != scene["active"]]
    assert all(len(scene["hands"][side]) == 3 for side in waiting)


def begins(table: Tables, seed: int, **setup: object) -> tuple[int, list[int]]:
    scene = table.new(Swift(seed), seats=4, **setup)
    build(scene, Swift(seed))
    begun = [event for event in scene.story() if event.kind == "begins"]
    return int(begun[0].seat), [scene["values"][side] for side in "abcd"]


def test_rr_19_the_shortest_stack_begins_and_ties_are_drawn_by_lot(table: Tables) -> None:
    for seed in range(12):
        first, values = begins(table, seed)
        assert values[first] == min(values)
        assert begins(table, seed) == (first, values)


def test_rr_19_the_table_may_choose_who_begins(table: Tables) -> None:
    for seed in range(5):
        assert begins(table, seed, first_player="seat:2")[0] == 2
    assert {begins(table, seed, first_player="random")[0] for seed in range(25)} == {0, 1, 2, 3}
    for wrong in ("tallest", "seat:4", "seat:-1"):
        with pytest.raises(BadSetup, match="first_player"):
            show("rampage").setup({"seats": 4, "first_player": wrong})


def test_rr_19_destroyed_seats_are_skipped(table: Tables) -> None:
    with table("acf", seats=6, a=["B13", "B04"], c=["R04", "O03"], deck=["G11"]) as gap:
        gap.says("ada", "attack")
        assert gap.asked == "ada"
        gap.says("ada", "discard:B13")
        assert gap.asked == "cy"


def test_rr_59_nobody_has_fallen_who_still_waits_for_a_stack(table: Tables) -> None:
    """Seen card by card, as a table shows the deal: no robot is scrapped before it had anything to lose."""
    scene = table.new(Swift(3), seats=4)
    journal = scene.state.journal
    assert journal is not None
    journal.filmed = True
    build(scene, Swift(3))
    seen: list[Any] = [show("rampage").game.view(one, 0) for one in journal.pictures.values() if not one.building]
    assert len(seen) > 40
    assert all(seat.standing and seat.value > 0 for view in seen for seat in view.seats)
