"""Questions with one option: the engine answers, unless that gives something away."""

from pathlib import Path

import pytest

from matinee.catalog import show
from matinee.engine.errors import BadRecord
from matinee.engine.record import read_record, replay
from matinee.testing.scenario import Scenario

RECORDS = Path(__file__).parents[1] / "records"

LONE = {"moves": 1, "hands": {"a": ["P-H", "P-T"], "b": ["R-H", "R-T"]}}


def test_what_only_goes_on_with_what_was_said_is_answered_and_told() -> None:
    with Scenario(show("npzr"), {"hands": {"a": ["N-H", "P-T"], "b": ["R-H", "R-T"]}}) as table:
        table.says("ada", "play:N-H")
        assert table["stacks"] == {"A1": "N-H / - / -"}
        assert [event.word for event in table.story("ada") if event.kind == "automatic"] == ["new"]
        assert not [event for event in table.story("bo") if event.kind == "automatic"]


def test_what_gives_something_away_is_asked_and_can_be_taken_back() -> None:
    table = Scenario(show("npzr"), {**LONE, "stacks": {"A1": "N-H / - / -"}})
    table.says("ada", "from:A1.head")
    assert (table.asked, table.keys) == ("ada", ["new:rival"])
    assert table["stacks"] == {"A1": "N-H / - / -"}
    assert table.state.step().inside()


def test_what_takes_something_is_answered() -> None:
    with Scenario(show("npzr"), {**LONE, "stacks": {"B1": "N-H / - / -"}}) as table:
        table.says("ada", "from:B1.head")
        assert table["stacks"] == {"A1": "N-H / - / -"}


def test_a_game_of_the_first_edition_is_played_by_it() -> None:
    """Somebody's only card on the table went to the rival unasked there, and no answer says so."""
    record = read_record((RECORDS / "npzr-random-3.json").read_bytes(), "npzr-random-3")
    assert record.edition == 1
    assert replay(show("npzr"), record).over
    record.edition = 2
    with pytest.raises(BadRecord, match="does not fit"):
        replay(show("npzr"), record)
