"""Mishaps: chairs that rotate and go, messages sent again after a crash, what cannot be read, sick disks."""

import asyncio
import contextlib
import json
import os
import resource
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sa
from players import Server, settings  # type: ignore[import-not-found]
from tests.server.conftest import PATIENCE, Person, Stage, quick, serving

from matinee.server import schema
from matinee.server.settings import Limits


async def comes_back(stage: Stage, person: Person) -> Person:
    again = await stage.person()
    again.http.cookies = person.http.cookies
    return again


async def until_over(person: Person) -> None:
    await person.does("hand-over", level="extra")
    while person.table["status"] == "playing":
        await person.until("table")


async def test_chairs_that_rotate_go_and_come_back_lock_nobody_out(stage: Stage) -> None:
    """Of three rotated chairs the last is taken away: it is number 0. Later there are more than ever."""
    ada = await stage.person()
    terms = {"tempo": 0, "games": 3}
    table = await ada.open(game="roundhouse-kick", name="Ada", setup={"seats": 3}, sit=2, terms=terms)
    await ada.join(table)
    await ada.does("start")
    for _ in range(2):
        await until_over(ada)
        if ada.table["games"] < 2:
            await ada.does("ready")
    seen = [chair["number"] for chair in ada.table["chairs"]]
    assert seen == [1, 2, 0]
    assert (await ada.does("settle", terms=terms, setup={"seats": 2}))["type"] == "done"
    welcome = await ada.join(table)
    assert (welcome["chair"], [chair["number"] for chair in welcome["table"]["chairs"]]) == (2, [1, 2])
    assert welcome["link"]
    assert (await ada.does("settle", terms=terms, setup={"seats": 4}))["type"] == "done"
    welcome = await ada.join(table)
    assert [chair["number"] for chair in welcome["table"]["chairs"]] == [1, 2, 0, 3]
    assert len(welcome["table"]["wins"]) == 4
    bo = await stage.person()
    assert (await bo.join(table, name="Bo"))["chair"] == -1
    assert (await bo.does("sit", chair=3))["type"] == "done"
    await ada.does("start")
    await bo.does("hand-over", level="extra")
    await until_over(ada)
    assert ada.table["games"] == 3


async def test_a_message_sent_again_after_a_crash_is_carried_out_once(tmp_path: Path) -> None:
    async with serving(quick(tmp_path)) as stage:
        ada = await stage.person()
        table = await ada.open(name="Ada", bots=["extra"], start=True, terms={"tempo": 0})
        await ada.join(table)
        assert (await ada.does("chat", text="hello", nonce="said"))["type"] == "done"
        for _ in range(3):
            await ada.until_asked()
            await ada.answers()
        await ada.until_asked()
        undone = await ada.does("undo", nonce="undone")
        bo = await stage.person()
        await bo.join(table, name="Bo")
        assert (await bo.does("chat", text="I look on", nonce="said"))["type"] == "done"
        answers = len(stage.house.rooms[table].table.playing.recorder.record.answers)
    async with serving(quick(tmp_path)) as stage:
        again, other = await comes_back(stage, ada), await comes_back(stage, bo)
        await again.join(table)
        await other.join(table)
        for person in (again, other):
            assert (await person.does("chat", text="hello", nonce="said"))["type"] == "done"
        assert (await again.does("undo", nonce="undone"))["type"] == undone["type"]
        room = stage.house.rooms[table]
        assert [line.text for _, line in room.table.talk.heard(-1)] == ["hello", "I look on"]
        assert len(room.table.playing.recorder.record.answers) == answers


async def test_one_entry_that_cannot_be_read_hides_no_other_table(stage: Stage) -> None:
    """A table of a later version, say: it can be looked at, and the list of all tables is told."""
    ada = await stage.person()
    tables = [await ada.open(name="Ada", terms={"listed": True}) for _ in range(3)]
    e = schema.entries
    async with stage.house.storage.engine.begin() as connection:
        for table, number in ((tables[0], 2), (tables[1], 1)):
            strange = sa.update(e).where(e.c.table_id == table, e.c.number == number)
            await connection.execute(strange.values(body=json.dumps({"is": "of tomorrow"})))
    for table in tables:
        await stage.house.settled(stage.house.rooms[table])
        stage.house.forget(stage.house.rooms[table])
    found = await ada.http.get("/api/tables")
    assert found.status_code == 200
    frozen = {info["id"]: bool(info["frozen"]) for info in found.json()}
    assert frozen == {tables[0]: True, tables[2]: False}
    welcome = await ada.join(tables[0])
    assert "cannot be read" in welcome["table"]["frozen"]


async def test_games_wake_where_people_were_last_and_who_comes_is_served_first(tmp_path: Path) -> None:
    limits = Limits(rest_rate=10_000, rest_burst=10_000, tables_per_guest=1000)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        ada = await stage.person()
        tables = [await ada.open(name="Ada", bots=["extra"], start=True) for _ in range(12)]
        async with stage.house.storage.engine.begin() as connection:
            for place, table in enumerate(tables):
                row = sa.update(schema.tables).where(schema.tables.c.id == table)
                await connection.execute(row.values(changed=1e9 + place))
    async with serving(quick(tmp_path, limits=limits)) as stage:
        assert (await ada_again(stage, ada)).status_code == 200
        async with asyncio.timeout(PATIENCE):
            while len(stage.house.rooms) < len(tables):
                await asyncio.sleep(0.01)
        assert list(stage.house.rooms) == tables[::-1]


async def ada_again(stage: Stage, ada: Person) -> httpx.Response:
    return await (await comes_back(stage, ada)).http.get("/api/games")


# Health


@contextlib.asynccontextmanager
async def process(folder: Path) -> AsyncIterator[tuple[Server, httpx.AsyncClient]]:
    server = Server(**settings(folder, 0))
    await asyncio.to_thread(server.start)
    try:
        async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
            yield server, http
    finally:
        await asyncio.to_thread(server.stop)


async def becomes(http: httpx.AsyncClient, status: int) -> str:
    async with asyncio.timeout(PATIENCE):
        while (answer := await http.get("/healthz")).status_code != status:
            await asyncio.sleep(0.2)
    return answer.text


async def test_health_on_a_full_disk(tmp_path: Path) -> None:
    """The process loses the right to write, then gets it back."""
    async with process(tmp_path) as (server, http):
        assert await becomes(http, 200) == "ok\n"
        before = resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        assert await becomes(http, 503) == "the disk is full or broken\n"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, before)
        assert await becomes(http, 200) == "ok\n"


async def test_health_of_a_damaged_file(tmp_path: Path) -> None:
    async with process(tmp_path) as (_, http):
        await becomes(http, 200)
    file = tmp_path / "matinee.sqlite"
    books = sqlite3.connect(file)
    books.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = books.execute("PRAGMA page_size").fetchone()[0]
    page = books.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()[0]
    books.close()
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(os.urandom(size))
    async with process(tmp_path) as (_, http):
        assert await becomes(http, 503) == "the database is damaged\n"


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine"])
async def test_a_database_that_is_away_is_said_in_words(tmp_path: Path, path: str) -> None:
    async with serving(quick(tmp_path)) as stage:
        ada = await stage.person()
        async with stage.house.storage.engine.begin() as connection:
            await connection.exec_driver_sql("ALTER TABLE tables RENAME TO elsewhere")
        answer = await ada.http.get(path)
        assert (answer.status_code, answer.json()["error"]) == (503, "no_storage")
