"""The processes in which bots think are killed: the question is asked again, in one new pool, and tables go on."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import PATIENCE, Stage, quick, serving

from matinee.server.app import build_house
from matinee.server.house import House
from matinee.server.settings import Limits
from matinee.server.thinkers import Lane, Thinkers

OF_BOTS: dict[str, Any] = {"sit": -1, "bots": ["extra", "extra"], "start": True}


@pytest.fixture
async def thoughtful(tmp_path: Path) -> AsyncIterator[Stage]:
    """A house whose bots think in one process for each lane."""
    limits = Limits(rest_rate=10_000, rest_burst=10_000, tables_per_guest=1000)
    async with serving(quick(tmp_path, workers=1, limits=limits)) as stage:
        yield stage


def answers(house: House, table: str) -> int:
    room = house.rooms.get(table)
    return room.table.answers if room is not None and room.table.status == "playing" else 1 << 30


async def goes_on(house: House, tables: list[str]) -> None:
    before = {table: answers(house, table) for table in tables}
    async with asyncio.timeout(PATIENCE):
        while any(answers(house, table) <= before[table] < 1 << 30 for table in tables):
            await asyncio.sleep(0.01)


async def kill_all(but: set[int]) -> set[int]:
    """Kill all worker processes, also those that start meanwhile; returns their ids."""
    found: set[int] = set()
    while not found:
        await asyncio.sleep(0)
        found = {child.pid for child in multiprocessing.active_children() if child.pid is not None} - but
    for pid in found:
        os.kill(pid, signal.SIGKILL)
    return found


async def test_two_kills_in_a_row_and_the_table_goes_on(thoughtful: Stage) -> None:
    ada = await thoughtful.person()
    table = await ada.open(**OF_BOTS)
    await goes_on(thoughtful.house, [table])
    killed: set[int] = set()
    for _ in range(3):
        killed |= await kill_all(killed)
    await goes_on(thoughtful.house, [table])


async def test_one_kill_with_many_tables_waiting_makes_one_new_pool(thoughtful: Stage) -> None:
    ada = await thoughtful.person()
    tables = [await ada.open(**OF_BOTS) for _ in range(25)]
    await goes_on(thoughtful.house, tables)
    assert len(await kill_all(set())) == 1
    await goes_on(thoughtful.house, tables)
    assert len(multiprocessing.active_children()) == 1


class Thoughtless(Thinkers):
    """Whatever is asked ends the process."""

    async def think(self, *question: Any) -> str:
        return await self.quick.run(os._exit, 1)


async def test_a_question_that_kills_every_process_is_answered_by_passing(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    house = build_house(settings)
    house.thinkers = Thoughtless(1)
    house.thinkers.quick = Lane(1, waits=(0.0, 0.01))
    async with serving(settings, house) as stage:
        ada = await stage.person()
        table = await ada.open(**OF_BOTS)
        await goes_on(house, [table])


class Nonsense(Thinkers):
    async def think(self, *question: Any) -> str:
        return "no such key"


async def test_a_bot_that_says_nonsense_passes(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    house = build_house(settings)
    house.thinkers = Nonsense(0)
    async with serving(settings, house) as stage:
        ada = await stage.person()
        table = await ada.open(**OF_BOTS)
        await goes_on(house, [table])
