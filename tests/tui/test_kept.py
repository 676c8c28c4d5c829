"""A local table that was left unfinished: kept as its entries, and gone on with."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.tui.conftest import play_first_options, running, say

from matinee.catalog import show
from matinee.engine.state import State
from matinee.tui.keeping import Keeper
from matinee.tui.local import Local

NPZR = show("npzr")
SAMURAI = show("samurai")

Sit = Callable[..., Local]


def state(sitting: Local) -> State:
    return sitting.table.playing.state


async def leave_in_the_middle(sitting: Local, answers: int = 3) -> None:
    async with running(sitting):
        for _ in range(answers):
            assert sitting.asked is not None
            await say(sitting, sitting.asked.options[0].key)


async def test_a_game_that_was_left_is_gone_on_with(sit: Sit) -> None:
    first = sit()
    await leave_in_the_middle(first)
    second = sit(seed=6)
    left = second.left()
    assert left == first.name
    assert second.go_on(left) == ""
    async with running(second):
        assert state(second).digest() == state(first).digest()
        assert [line.text for line in second.lines] == [line.text for line in first.lines]
        assert second.names == first.names
        await play_first_options(second)
    assert sit().left() is None


async def test_people_options_and_undo_outlive_a_break(sit: Sit) -> None:
    wanted = {"seats": 3, "express": True}
    first = sit(show=SAMURAI, setup=wanted, people=("Ada", "Bo"))
    async with running(first):
        await first.come()
        assert first.asked is not None
        await say(first, first.asked.options[0].key)
    second = sit(show=SAMURAI)
    assert second.go_on(first.name) == ""
    async with running(second):
        assert second.table.setup == wanted
        assert [chair.kind for chair in second.table.chairs] == ["person", "person", "bot"]
        assert second.caller


async def test_two_games_begun_in_one_second_have_two_names(sit: Sit) -> None:
    first = sit()
    await leave_in_the_middle(first)
    second = sit()
    await leave_in_the_middle(second)
    assert first.name != second.name


@pytest.mark.parametrize("damage", ['{"is": "opened"', "nonsense\n", '{"is": "checkmate"}\n', ""])
async def test_a_damaged_game_is_told_in_a_sentence_and_put_aside(sit: Sit, damage: str, tmp_path: Path) -> None:
    first = sit()
    await leave_in_the_middle(first)
    first.keeper.open_path(first.name).write_text(damage)
    second = sit()
    left = second.left()
    assert left is not None
    assert str(tmp_path / "aside") in second.go_on(left)
    assert second.left() is None
    assert (tmp_path / "aside" / f"{first.name}.jsonl").read_text() == damage


async def test_a_torn_last_line_costs_only_itself(sit: Sit) -> None:
    first = sit()
    await leave_in_the_middle(first)
    path = first.keeper.open_path(first.name)
    path.write_bytes(path.read_bytes() + b'{"is": "answ')
    second = sit()
    assert second.go_on(first.name) == ""
    async with running(second):
        assert state(second).digest() == state(first).digest()


async def test_an_answer_that_does_not_fit_is_told(sit: Sit) -> None:
    first = sit()
    await leave_in_the_middle(first)
    path = first.keeper.open_path(first.name)
    key = next(key for key in first.table.playing.recorder.record.answers)
    path.write_text(path.read_text().replace(f'"{key}"', '"play:nonsense"', 1))
    assert "play:nonsense" in sit().go_on(first.name)


def test_a_game_kept_by_an_older_house_is_put_aside_with_a_sentence(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open" / "npzr-2026-01-01-120000.json").write_text('{"seat": 0, "bots": ["star"]}')
    sitting = sit()
    assert sitting.left() is None
    assert "older version" in sitting.notes[0]
    assert (tmp_path / "aside" / "npzr-2026-01-01-120000.json").exists()


async def test_a_disk_that_refuses_spoils_no_game(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    sitting = sit()
    sitting.keeper = Keeper(tmp_path / "file")
    await leave_in_the_middle(sitting)
    assert "could not be written down" in sitting.notes[0]
    assert not sitting.over
