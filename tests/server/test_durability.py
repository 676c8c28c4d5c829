"""What is acknowledged is on disk: restarts, failing disks, older rules, and servers that are killed."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.server.conftest import PATIENCE, Person, Stage, quick, serving
from tests.server.faulty import faulty_house, sound, times

from matinee.server import schema
from matinee.server.storage import Storage

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"


async def stop_at_a_question(stage: Stage, answers: int, **wanted: Any) -> tuple[Person, str]:
    ada = await stage.person()
    table = await ada.open(name="Ada", bots=["extra"], start=True, terms={"tempo": 0}, **wanted)
    await ada.join(table)
    for _ in range(answers):
        assert await ada.until_asked() is not None
        await ada.answers()
    await ada.until_asked()
    return ada, table


async def test_a_table_comes_back_after_a_restart_and_reads_on(tmp_path: Path) -> None:
    async with serving(quick(tmp_path)) as stage:
        ada, table = await stop_at_a_question(stage, 6)
        digest = stage.house.rooms[table].table.playing.state.digest()
        ask, read = ada.ask, ada.lines[-1]["n"]
        cookies = ada.http.cookies
    async with serving(quick(tmp_path)) as stage:
        again = await stage.person()
        again.http.cookies = cookies
        again.lines, again.game = ada.lines, 1
        assert (await again.join(table, since={"game": 1, "n": read}))["seat"] == 0
        await again.until("scene")
        assert stage.house.rooms[table].table.playing.state.digest() == digest
        assert again.ask == ask
        await again.play_out()
        assert again.lines[-1]["kind"] == "ended"


async def test_running_games_wake_without_being_asked_for(tmp_path: Path) -> None:
    """A game of bots alone goes on after a restart."""
    async with serving(quick(tmp_path)) as stage:
        ada = await stage.person()
        think = stage.house.thinkers.think

        async def thoughtfully(*question: Any) -> str:
            """The game must not end before the house closes."""
            await asyncio.sleep(0.1)
            return await think(*question)

        stage.house.thinkers.think = thoughtfully  # type: ignore[method-assign, assignment]
        table = await ada.open(sit=-1, bots=["extra", "extra"], start=True)
        room = stage.house.rooms[table]
        while len(room.table.playing.recorder.record.answers) < 5:
            await asyncio.sleep(0.005)
    assert room.table.status == "playing"
    reached = len(room.table.playing.recorder.record.answers)
    async with serving(quick(tmp_path)) as stage, asyncio.timeout(PATIENCE):
        while table not in stage.house.rooms:
            await asyncio.sleep(0.01)
        room = stage.house.rooms[table]
        while len(room.table.playing.recorder.record.answers) <= reached:
            await asyncio.sleep(0.01)


async def test_nothing_is_acknowledged_that_the_disk_refused(tmp_path: Path) -> None:
    """A failed commit: nobody hears a `done`; everybody is asked to come back, to what is on disk."""
    settings, house, storage = faulty_house(tmp_path, patience=0.2)
    async with serving(settings, house) as stage:
        ada, table = await stop_at_a_question(stage, 3)
        before = stage.house.rooms[table].table.playing.state.digest()
        storage.before = times(1000, lambda: OSError("no space left on device"))
        assert ada.ask is not None
        nonce = await ada.say("answer", question=ada.ask["number"], keys=[ada.ask["options"][0]["key"]])
        heard = await ada.until("done", "bye")
        assert (heard["type"], heard["error"]) == ("bye", "come_again")
        assert not any(message.get("nonce") == nonce for message in ada.heard)
        storage.before = sound
        await ada.join(table)
        await ada.until("scene")
        assert stage.house.rooms[table].table.playing.state.digest() == before
        await ada.play_out()


async def test_rules_that_changed_leave_a_table_to_look_at(tmp_path: Path) -> None:
    async with serving(quick(tmp_path)) as stage:
        ada, table = await stop_at_a_question(stage, 30)
        cookies = ada.http.cookies
        await stage.house.settled(stage.house.rooms[table])
        bodies = await stage.house.storage.bodies(table)
    place = next(number for number, body in enumerate(bodies, 1) if '"digest"' in body)
    changed = bodies[place - 1].replace('"digest":"', '"digest":"0')
    storage = Storage(quick(tmp_path).database_url)
    async with storage.engine.begin() as connection:
        await connection.exec_driver_sql(
            "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?", (changed, table, place)
        )
    await storage.close()
    async with serving(quick(tmp_path)) as stage:
        again = await stage.person()
        again.http.cookies = cookies
        welcome = await again.join(table)
        assert "older edition" in welcome["table"]["frozen"]
        assert (await again.until("scene"))["view"]["turn"] > 0
        assert (await again.does("chat", text="oh"))["error"] == "frozen"


async def test_a_table_of_a_game_that_is_no_longer_installed_can_be_read(tmp_path: Path) -> None:
    async with serving(quick(tmp_path)) as stage:
        ada, table = await stop_at_a_question(stage, 5)
        cookies = ada.http.cookies
        link = (await ada.http.get(f"/api/tables/{table}/links")).json()["chairs"][0]
        await stage.house.settled(stage.house.rooms[table])
        game = stage.house.rooms[table].table.game
    storage = Storage(quick(tmp_path).database_url)
    async with storage.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE entries SET body = replace(body, ?, 'moon-market')", (game,))
    await storage.close()
    async with serving(quick(tmp_path)) as stage:
        again = await stage.person()
        again.http.cookies = cookies
        welcome = await again.join(table, chair=link.partition("#chair=")[2])
        assert welcome["table"]["status"] == "closed"
        assert "moon-market, is not installed here" in welcome["table"]["frozen"]
        assert (await again.does("chat", text="oh"))["error"] == "frozen"
        assert (await again.http.get("/healthz")).text == "ok\n"
        row = await stage.house.storage.row(table)
        assert row is not None
        assert row.status == "playing", "installed again, the game goes on"
        other = await stage.person()
        await other.open(game="npzr", bots=["extra"], start=True)


def test_migrations_make_what_an_empty_database_is_given_at_once(tmp_path: Path) -> None:
    migrated, made = (shape(tmp_path / f"{make.__name__}.sqlite", make) for make in (schema.upgrade, schema.prepare))
    assert migrated == made
    assert {"tables", "entries", "records", "alembic_version"} <= made.keys()


def test_an_older_database_is_migrated(tmp_path: Path) -> None:
    def older(connection: sa.Connection) -> None:
        schema.prepare(connection)
        connection.execute(schema.versions.update().values(version_num="0001"))
        schema.reports.drop(connection)

    old = shape(tmp_path / "kept.sqlite", older)
    assert shape(tmp_path / "kept.sqlite", schema.prepare) == shape(tmp_path / "new.sqlite", schema.prepare) != old


def shape(file: Path, make: Callable[[sa.Connection], None]) -> dict[str, object]:
    """Columns and indexes of every table, and the number of the last migration."""
    engine = sa.create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        make(connection)
        found = sa.inspect(connection)
        tables: dict[str, object] = {
            name: (
                [{**column, "type": str(column["type"])} for column in found.get_columns(name)],
                sorted(found.get_indexes(name), key=str),
            )
            for name in found.get_table_names()
        }
        tables["newest"] = connection.execute(sa.select(schema.versions)).scalar_one()
    engine.dispose()
    return tables


@pytest.mark.parametrize("words", [["--kills", "2"], ["--kills", "1", "--postgres"]], ids=["sqlite", "postgres"])
def test_killed_servers_lose_nothing_that_was_acknowledged(words: list[str]) -> None:
    """A small run of benchmarks/crash.py; the full one kills twenty times at two hundred tables."""
    command = [sys.executable, str(BENCHMARKS / "crash.py"), "--tables", "6", "--gap", "0.6", *words]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    found = json.loads(run.stdout)
    assert found["acknowledged"] > 6
    assert (found["lost"], found["doubled"], found["stuck"], found["errors"]) == (0, 0, 0, [])


@pytest.mark.parametrize("words", [[], ["--postgres"]], ids=["sqlite", "postgres"])
def test_chaos_loses_nothing_that_was_acknowledged(words: list[str]) -> None:
    """A small run of benchmarks/chaos.py; the full one has two hundred tables and locks of fifteen seconds."""
    small = [
        "--tables",
        "6",
        "--seconds",
        "10",
        "--gap",
        "0.3",
        "--longest",
        "1.5",
        "--think",
        "0.1",
        "--commits",
        "0.1",
    ]
    command = [sys.executable, str(BENCHMARKS / "chaos.py"), *small, *words]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert run.returncode == 0, run.stdout + run.stderr[-5000:]
    found = json.loads(run.stdout)
    assert found["acknowledged"] > 6
    assert sum(found["faults"].values()) >= 3
    assert (found["lost"], found["doubled"], found["stuck"], found["frozen"], found["errors"]) == (0, 0, 0, 0, [])
