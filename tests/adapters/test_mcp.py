"""A language model's chair, through a real client over standard input and output."""

import asyncio
import os
import random
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters
from tests.server.conftest import quick, serving

from matinee.catalog import ours, show
from matinee.engine.record import read_record, replay

BOUND = 1_500


@asynccontextmanager
async def house(data: Path) -> AsyncIterator[Client]:
    settings = {**os.environ, "MATINEE_DATA": str(data)}
    command = StdioServerParameters(command=sys.executable, args=["-m", "matinee", "mcp"], env=settings)
    async with Client(command) as client:
        yield client


async def call(client: Client, tool: str, **words: Any) -> str:
    result = await client.call_tool(tool, words)
    assert not result.is_error, result
    return "".join(part.text for part in result.content if part.type == "text")


def keys(told: str) -> list[str]:
    """What may be said, as the last question lists it."""
    _, _, listed = told.rpartition("Answer with one of these keys:\n")
    return re.findall(r"^(\S.*?) = ", listed, re.MULTILINE)


@pytest.mark.parametrize("short", [game.game.short for game in ours()])
async def test_a_model_plays_a_whole_game_and_leaves_a_record(short: str, tmp_path: Path) -> None:
    chance = random.Random(5)
    async with house(tmp_path) as client:
        told = await call(client, "open_table", game=short, bots=["extra"], seed=11)
        for _ in range(BOUND):
            if not keys(told):
                break
            told = await call(client, "answer", table=1, keys=[chance.choice(keys(told))])
        assert "seed" in told.lower(), told[-600:]
    (path,) = (tmp_path / "records").glob("*.json")
    record = read_record(path.read_bytes(), path.name)
    assert replay(show(short), record).over


async def test_lies_stalls_and_nonsense_cost_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as client:
        about = await call(client, "list_games")
        assert "npzr: Ninja Pirate Zombie Robot, 2 players. Two players build characters" in about
        assert [line.partition(":")[0] for line in about.splitlines()] == [game.game.short for game in ours()]
        assert all(80 < len(line) < 900 and "A clause" not in line for line in about.splitlines())
        assert "There is no table 1" in await call(client, "look", table=1)
        assert "no game called" in await call(client, "open_table", game="poker")
        assert "is no link to a table" in await call(client, "join_table", link="gopher://nowhere")
        assert "not" in await call(client, "open_table", game="npzr", seats=9)
        assert "from 0 on, not -5" in await call(client, "open_table", game="npzr", seed=-5)
        told = await call(client, "open_table", game="npzr", bots=["extra"], seed=3)
        may = keys(told)
        for nonsense in ([], "pass", ["pass"], ["play:N-L; drop table"], ["x" * 5_000], may[:1] * 40):
            refused = await call(client, "answer", table=1, keys=nonsense)
            assert "Nothing was answered" in refused
            assert keys(refused) == may
        # A model that stalls and looks again and again is still asked the same.
        for _ in range(3):
            assert keys(await call(client, "look", table=1)) == may
        assert keys(await call(client, "options", table=1)) == may
        assert "is no answer" in await call(client, "why_not", table=1, key="fly")
        assert "A star would say" in await call(client, "hint", table=1)
        assert "cards in the deck" in await call(client, "board", table=1)
        assert "NPZR-21" in await call(client, "read_clause", table=1, clause="NPZR-21")
        assert "still being played" in await call(client, "play_again", table=1)
        shelf = [str(book.uri) for book in (await client.list_resources()).resources]
        assert shelf == [f"rules://{game.game.short}" for game in ours()]
        assert "NPZR-01" in str(await client.read_resource("rules://npzr"))
        # One key needs no list around it.
        assert "Nothing was answered" not in await call(client, "answer", table=1, keys=may[0])
        await call(client, "leave", table=1)
        assert "There is no table 1" in await call(client, "look", table=1)


async def test_a_chair_at_a_live_house_by_its_link(tmp_path: Path) -> None:
    async with serving(quick(tmp_path / "house", pace=(0.0, 0.0))) as stage:
        bo = await stage.person()
        table = await bo.open(name="Bo")
        await bo.join(table)
        async with house(tmp_path / "guest") as client:
            joining = asyncio.create_task(call(client, "join_table", link=stage.address + bo.links[1], name="Ada"))
            while bo.table["chairs"][1]["kind"] != "person":
                await asyncio.wait_for(bo.hear(), 60)
            assert bo.table["chairs"][1]["name"] == "Ada"
            assert (await bo.does("start"))["type"] == "done"
            friend = asyncio.create_task(bo.play_out())
            told = await joining
            for _ in range(BOUND):
                if "How it ended" in told:
                    break
                may = keys(told)
                told = await (call(client, "answer", table=1, keys=may[:1]) if may else call(client, "look", table=1))
            friend.cancel()
            assert "How it ended" in told
            assert "with bots alone" in await call(client, "hint", table=1)


# Nobody waits for long; the bots take their time, so that little happens before the test has seen the hand-over.
HURRIED = {"clock": {"action": 0.2, "bank": 0, "warning": 0.1}, "tempo": 0.5}


async def test_who_stalls_at_a_live_house_is_stood_in_for_and_comes_back(tmp_path: Path) -> None:
    async with serving(quick(tmp_path / "house", pace=(0.0, 0.0))) as stage:
        bo = await stage.person()
        table = await bo.open(sit=-1, bots=["extra"], terms=HURRIED)
        await bo.join(table)
        async with house(tmp_path / "guest") as client:
            free = next(link for link in bo.links if link)
            joining = asyncio.create_task(call(client, "join_table", link=stage.address + free, name="Ada"))
            while not any(chair["name"] == "Ada" for chair in bo.table["chairs"]):
                await asyncio.wait_for(bo.hear(), 60)
            assert (await bo.does("start"))["type"] == "done"
            assert keys(await joining)
            ada = next(chair for chair in stage.house.rooms[table].table.chairs if chair.name == "Ada")
            while not ada.stand_in:
                await asyncio.sleep(0.01)
            # From here on the table's clock stands still: nobody is hurried, however busy the machine.
            now = stage.house.clock()
            stage.house.clock = lambda: now
            told = ""
            for _ in range(BOUND):
                told = await call(client, "look", table=1)
                if "You have your chair again" in told:
                    break
            assert "You have your chair again" in told
            assert not ada.stand_in
            if keys(told):
                assert "A star would say" in await call(client, "hint", table=1)
                assert "Nothing was answered" not in await call(client, "answer", table=1, keys=keys(told)[:1])
