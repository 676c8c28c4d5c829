"""How an end is told at the terminal."""

from collections.abc import Mapping
from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Scripted
from matinee.tui.results import verdict
from matinee.tui.table import Table


def ended(game: str, seats: int, given: Mapping[str, Any]) -> Table:
    """A table that is over as soon as it is laid."""
    table = Table(show(game), seats=seats, bots=["extra"], seed="swift:1", luck=1)
    sixes = Scripted([5] * 30, seed=1)
    table.recorder.state = table.show.arrange(given, table.show.setup({"seats": seats}), sixes)
    assert table.over
    return table


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
    assert verdict(ended(game, seats, given)) == sentence
