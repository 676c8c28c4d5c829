"""A commit fails: what can be kept is kept, one table's loss is its own, and no table is ruined by it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.conftest import PATIENCE, Person, Stage, quick, serving
from tests.server.faulty import Faulty, broken, faulty_house, locked, times

from matinee.server import schema
from matinee.server.storage import Storage


class Shaky:
    """A running house on a storage that can be made to fail."""

    def __init__(self, stage: Stage, storage: Faulty) -> None:
        self.stage = stage
        self.storage = storage

    async def table(self, **more: Any) -> tuple[Person, str]:
        """Somebody at a question of a running game."""
        ada = await self.stage.person()
        table = await ada.open(name="Ada", bots=["extra"], start=True, terms={"tempo": 0}, **more)
        await ada.join(table)
        await ada.until_asked()
        return ada, table

    async def numbers(self, table: str) -> list[int]:
        asked = sa.select(schema.entries.c.number).where(schema.entries.c.table_id == table).order_by("number")
        async with self.storage.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())


@pytest.fixture
async def shaky(tmp_path: Path, disk: str) -> AsyncIterator[Shaky]:
    settings, house, storage = faulty_house(tmp_path, disk)
    async with serving(settings, house) as stage:
        yield Shaky(stage, storage)


async def answers(person: Person) -> str:
    """Answer the open question without waiting for the reply."""
    asked = await person.until_asked()
    assert asked is not None
    person.ask = None
    return await person.say("answer", question=asked["number"], keys=[asked["options"][0]["key"]])


async def plays_on(person: Person, table: str) -> None:
    """Come back after a loss, and go on."""
    await person.join(table)
    await person.until("scene")
    for _ in range(3):
        assert await person.until_asked() is not None
        assert (await person.answers())["type"] == "done"


async def test_a_fault_that_passes_is_waited_out(shaky: Shaky) -> None:
    ada, _ = await shaky.table()
    shaky.storage.before = times(3, locked)
    nonce = await answers(ada)
    assert (await ada.until("done", "bye"))["type"] == "done"
    assert ada.heard[-1]["nonce"] == nonce


async def test_a_commit_that_was_made_and_not_confirmed_is_not_made_twice(shaky: Shaky) -> None:
    ada, table = await shaky.table()
    shaky.storage.after = times(2, locked)
    nonce = await answers(ada)
    assert (await ada.until("done", "bye"))["type"] == "done"
    await shaky.stage.house.settled(shaky.stage.house.rooms[table])
    assert sum(nonce in body for body in await shaky.storage.bodies(table)) == 1


async def test_the_loss_of_one_table_is_its_own(shaky: Shaky) -> None:
    """Five tables answer at once; what one of them writes is refused for good."""
    seated = [await shaky.table() for _ in range(5)]
    ada, table = seated[2]
    shaky.storage.before = times(100, broken, table)
    for person, _ in seated:
        await answers(person)
    heard = [(await person.until("done", "bye"))["type"] for person, _ in seated]
    assert heard == ["done", "done", "bye", "done", "done"]
    shaky.storage.before = times(0, broken)
    await plays_on(ada, table)


async def test_what_follows_a_lost_entry_is_lost_with_it(shaky: Shaky) -> None:
    """Chat is queued behind an answer that cannot be kept: it would leave a gap for good."""
    ada, table = await shaky.table()
    bo = await shaky.stage.person()
    await bo.join(table, name="Bo")
    failing = times(1, broken, table)
    begun, go = asyncio.Event(), asyncio.Event()
    shaky.storage.before = failing
    shaky.stage.house.writer.storage = Waiting(shaky.storage, begun, go)  # type: ignore[assignment]
    await answers(ada)
    await begun.wait()
    await bo.say("chat", text="well played")
    while not shaky.stage.house.writer.jobs:
        await asyncio.sleep(0.005)
    go.set()
    assert (await ada.until("done", "bye"))["type"] == "bye"
    assert (await bo.until("said", "bye"))["type"] == "bye"
    numbers = await shaky.numbers(table)
    assert numbers == list(range(1, len(numbers) + 1))
    await plays_on(ada, table)


class Waiting:
    """A storage whose commits wait until they are released."""

    def __init__(self, storage: Storage, begun: asyncio.Event, go: asyncio.Event) -> None:
        self.storage = storage
        self.begun = begun
        self.go = go

    async def write(self, batch: Any, again: bool = False) -> set[str]:
        self.begun.set()
        await self.go.wait()
        return await self.storage.write(batch, again)


async def test_a_table_is_read_again_only_when_its_writes_are_on_disk(shaky: Shaky) -> None:
    """It is forgotten while an answer is being written: a player who reconnects at once finds the answer."""
    ada, table = await shaky.table()
    begun, go = asyncio.Event(), asyncio.Event()
    shaky.stage.house.writer.storage = Waiting(shaky.storage, begun, go)  # type: ignore[assignment]
    nonce = await answers(ada)
    await begun.wait()
    shaky.stage.house.forget(shaky.stage.house.rooms[table])
    await ada.until("bye")
    coming = asyncio.create_task(shaky.stage.house.room(table))
    await asyncio.sleep(0.05)
    assert not coming.done()
    go.set()
    assert await coming is not None
    assert any(nonce in body for body in await shaky.storage.bodies(table))
    await plays_on(ada, table)


async def test_a_table_that_could_not_be_kept_is_not_opened(shaky: Shaky) -> None:
    ada = await shaky.stage.person()
    shaky.storage.before = times(100, broken)
    refused = await ada.http.post("/api/tables", json={"game": "npzr", "terms": {"listed": True}})
    assert (refused.status_code, refused.json()["error"]) == (503, "not_kept")
    shaky.storage.before = times(0, broken)
    assert (await ada.http.get("/api/mine")).json() == []


async def test_a_gap_is_healed_to_the_last_whole_entry(tmp_path: Path, disk: str) -> None:
    """As an earlier version left it: one entry is missing, those after it are there."""
    settings, house, storage = faulty_house(tmp_path, disk)
    async with serving(settings, house) as stage:
        shaky = Shaky(stage, storage)
        ada, table = await shaky.table()
        for _ in range(8):
            await ada.until_asked()
            await ada.answers()
        await ada.until_asked()
        await stage.house.settled(stage.house.rooms[table])
        last = (await shaky.numbers(table))[-1]
        cookies = ada.http.cookies
        async with storage.engine.begin() as connection:
            gone = sa.delete(schema.entries).where(schema.entries.c.table_id == table)
            await connection.execute(gone.where(schema.entries.c.number == last - 3))
    settings, house, storage = faulty_house(tmp_path, disk)
    async with serving(settings, house) as stage:
        again = await stage.person()
        again.http.cookies = cookies
        await again.join(table)
        await again.until("scene")
        assert "3" in next(line["text"] for line in again.lines if line["kind"] == "entries-lost")
        await again.play_out()
        numbers = [number for number in await Shaky(stage, storage).numbers(table) if number > 0]
        assert numbers == list(range(1, len(numbers) + 1))
        assert (await again.http.get(f"/api/tables/{table}/records/1")).status_code == 200


async def test_a_locked_sqlite_loses_nobody(tmp_path: Path) -> None:
    """Another program holds the file, for longer than the database itself would wait."""
    async with serving(quick(tmp_path)) as stage:
        seated = [await Shaky(stage, None).table() for _ in range(3)]  # type: ignore[arg-type]
        other = sqlite3.connect(tmp_path / "matinee.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for person, _ in seated:
            await answers(person)
        await asyncio.sleep(2.5)
        other.execute("ROLLBACK")
        other.close()
        async with asyncio.timeout(PATIENCE):
            assert [(await person.until("done", "bye"))["type"] for person, _ in seated] == ["done"] * 3
        assert stage.house.metrics.counts["matinee_failed_commits_total"] >= 1


async def test_cut_connections_to_postgres_lose_nobody(tmp_path: Path, database: str) -> None:
    async with serving(quick(tmp_path, database=database, secret="a secret of the tests")) as stage:
        seated = [await Shaky(stage, None).table() for _ in range(3)]  # type: ignore[arg-type]
        for _ in range(4):
            for person, _ in seated:
                await answers(person)
            async with stage.house.storage.engine.connect() as connection:
                kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
                await connection.execute(sa.text(f"{kill} AND backend_type = 'client backend'"))
            for person, _ in seated:
                assert (await person.until("done", "bye"))["type"] == "done"
