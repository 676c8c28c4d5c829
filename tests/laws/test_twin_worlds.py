"""Until a window closes, nothing that a viewer is sent or refused tells what others hold."""

import pytest
from tests.laws.twins import pairs
from tests.match.parlour import parlour

from matinee import catalog

# `python benchmarks/twins.py` compares thousands.
PAIRS = 6


@pytest.mark.parametrize("name", ["npzr", "rampage", "kaiju", "roundhouse", "samurai"])
def test_twin_worlds_look_the_same_until_a_window_closes(name: str) -> None:
    show = catalog.show(name)
    compared = 0
    for seats in range(show.game.fewest, show.game.most + 1):
        for true, other in pairs(show, seats, seats, PAIRS):
            assert true.film == other.film, f"{name} for {seats}: viewer {true.viewer} can tell"
            compared += 1
    assert compared >= PAIRS, "windows opened"


def test_a_clock_does_not_tell_whether_others_are_asked_before_its_owner() -> None:
    """In the parlour half of all cards can answer, so that often several seats read a question at once."""
    found = list(pairs(parlour(), 4, 5, 20))
    assert len(found) >= 15
    assert all(true.film == other.film for true, other in found)
