"""Hexagons keep the identities of cube coordinates."""

from itertools import pairwise

import pytest

from matinee.engine import hexes
from matinee.engine.hexes import DIRECTIONS, STEPS, Hex

SOME: list[Hex] = [(0, 0), (3, -1), (-4, 2), (5, 5), (-2, -6), (17, 1)]


def cube(here: Hex) -> tuple[int, int, int]:
    return here[0], here[1], -here[0] - here[1]


def test_six_steps_cancel_out() -> None:
    assert len(DIRECTIONS) == len(set(STEPS)) == 6
    assert (sum(q for q, _ in STEPS), sum(r for _, r in STEPS)) == (0, 0)
    for way in range(6):
        assert STEPS[(way + 3) % 6] == (-STEPS[way][0], -STEPS[way][1])


@pytest.mark.parametrize("here", SOME)
def test_neighbours_are_one_step_away_and_mutual(here: Hex) -> None:
    assert len(set(hexes.neighbours(here))) == 6
    for way, there in enumerate(hexes.neighbours(here)):
        assert hexes.distance(here, there) == 1
        assert hexes.direction(here, there) == way
        assert hexes.neighbour(there, (way + 3) % 6) == here
    assert hexes.direction(here, here) == -1
    assert hexes.direction(here, (here[0] + 2, here[1])) == -1


@pytest.mark.parametrize("here", SOME)
@pytest.mark.parametrize("there", SOME)
def test_distance_is_the_longest_cube_side_and_a_metric(here: Hex, there: Hex) -> None:
    sides = [abs(a - b) for a, b in zip(cube(here), cube(there), strict=True)]
    assert hexes.distance(here, there) == max(sides) == sum(sides) // 2
    assert hexes.distance(here, there) == hexes.distance(there, here)
    assert all(hexes.distance(here, there) <= hexes.distance(here, m) + hexes.distance(m, there) for m in SOME)


@pytest.mark.parametrize("radius", range(5))
def test_a_ring_has_six_sides(radius: int) -> None:
    ring = hexes.ring((2, -3), radius)
    assert len(ring) == len(set(ring)) == max(1, 6 * radius)
    assert {hexes.distance((2, -3), there) for there in ring} == {radius}
    assert all(hexes.distance(a, b) == 1 for a, b in pairwise(ring))


@pytest.mark.parametrize("radius", range(5))
def test_a_disc_is_all_hexes_within_reach(radius: int) -> None:
    disc = hexes.within((1, 1), radius)
    assert len(disc) == len(set(disc)) == 3 * radius * (radius + 1) + 1
    open_field = hexes.reach((1, 1), lambda there: hexes.distance((1, 1), there) <= radius)
    assert set(open_field) == set(disc)


def test_reach_goes_round_walls_and_no_further() -> None:
    wall = {(1, r) for r in range(-3, 3)}
    free = {h for h in hexes.within((0, 0), 3) if h not in wall}
    east = [h for h in hexes.reach((0, 0), lambda there: there in free) if h[0] > 1]
    assert east == []
    free.add((1, 0))
    assert (2, 0) in hexes.reach((0, 0), lambda there: there in free)


def test_the_picture_grid_shifts_odd_rows() -> None:
    assert [hexes.column((q, r)) for q, r in ((16, 1), (17, 1), (-3, 6), (0, 0), (-2, 5))] == [16, 17, 0, 0, 0]
