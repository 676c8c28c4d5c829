"""How an end is told at the terminal."""

from collections.abc import Mapping
from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Scripted
from matinee.engine.view import Result
from matinee.tui.results import verdict


def end_of(game: str, seats: int, given: Mapping[str, Any]) -> Result:
    """A table that is over as soon as it is laid."""
    the_show = show(game)
    state = the_show.arrange(given, the_show.setup({"seats": seats}), Scripted([5] * 30, seed=1))
    assert state.over
    return the_show.game.result(state)


FALLING = {"phase": "counterattack", "life": {"a": 1, "b": 1}, "places": {"L1": "Gnome of Doom"}}
ALONE = {**FALLING, "life": {"a": 1}}
SPENT = {"hands": {"a": [], "b": []}, "deck": [], "drawn": False}


@pytest.mark.parametrize(
    ("game", "seats", "given", "sentence"),
    [
        ("roundhouse", 1, ALONE, "You lose: the game has beaten you."),
        ("roundhouse", 2, {**FALLING, "kills": {"a": ["Barn Dragon"]}}, "You win!"),
        ("roundhouse", 2, {**FALLING, "kills": {"b": ["Barn Dragon"]}}, "Bo wins."),
        ("roundhouse", 2, FALLING, "You win, together with Bo."),
        ("npzr", 2, {**SPENT, "marks": {"a": "N", "b": "P"}}, "Nobody wins: a draw."),
        ("npzr", 2, {**SPENT, "marks": {"a": "N", "b": "PZ"}}, "Bo wins."),
    ],
)
def test_rk_54_a_fall_alone_is_no_draw(game: str, seats: int, given: Mapping[str, Any], sentence: str) -> None:
    assert verdict(end_of(game, seats, given), ["Ada", "Bo"][:seats], 0) == sentence
