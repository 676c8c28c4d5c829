"""Limits per guest and per address over all sockets, what is not written to disk, and what is deleted."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from tests.server.conftest import EAGER, Person, quick, serving

from matinee.server import schema
from matinee.server.settings import Keeping, Limits

if TYPE_CHECKING:
    from tests.server.conftest import Stage

DAY = 86_400.0


async def tabs(stage: "Stage", person: Person, table: str, many: int) -> list[Person]:
    """The same guest at many sockets."""
    found = []
    for _ in range(many):
        tab = Person(stage.address)
        tab.http.cookies = person.http.cookies
        tab.http.headers.update(person.http.headers)
        stage.people.append(tab)
        await tab.join(table)
        found.append(tab)
    return found


async def count(tried: list[dict[str, Any]]) -> int:
    assert all(answer["type"] == "done" or answer["error"] == "slow_down" for answer in tried), tried
    return sum(answer["type"] == "done" for answer in tried)


async def test_chat_has_one_pace_over_all_sockets_of_a_guest(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(chat_rate=0.01, chat_burst=4))) as stage:
        ada = await stage.person()
        table = await ada.open()
        people = await tabs(stage, ada, table, 8)
        said = [await tab.does("chat", text=f"line {number}") for number, tab in enumerate(people)]
        assert await count(said) == 4


async def test_an_address_has_a_pace_for_all_its_guests(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(address_chat_rate=0.01, address_chat_burst=5))) as stage:
        ada = await stage.person()
        table = await ada.open()
        people = [await stage.person() for _ in range(8)]
        for person in people:
            await person.join(table)
        assert await count([await person.does("chat", text="hello") for person in people]) == 5
        far = await stage.person()
        far.http.headers["X-Forwarded-For"] = "192.0.2.7"
        await far.join(table)
        assert (await far.does("chat", text="hello"))["type"] == "done"


async def test_messages_have_a_pace_over_all_sockets_of_a_guest(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(guest_rate=0.01, guest_burst=20))) as stage:
        ada = await stage.person()
        table = await ada.open()
        people = await tabs(stage, ada, table, 10)
        for tab in people:
            await tab.say("ping")
            await tab.say("ping")
        heard = [await tab.until("pong", "refused") for tab in people]
        assert {message["type"] for message in heard} == {"pong", "refused"}


async def test_what_changes_the_table_beside_the_game_has_a_pace_and_a_size(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(deed_rate=0.01, deed_burst=10))) as stage:
        ada = await stage.person()
        table = await ada.open(bots=["extra"], start=True, terms={"tempo": 0})
        people = await tabs(stage, ada, table, 4)
        tried = []
        for number in range(20):
            armed = [f"{number}-{place}" for place in range(60)]
            tried.append(await people[number % 4].does("stand", standing={"mode": "ask-armed", "armed": armed}))
        assert await count(tried) == 10
        asked = await people[0].until_asked()
        assert asked is not None
        assert (await people[0].answers())["type"] == "done", "the game itself goes on"


async def test_what_changes_nothing_is_not_written(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(**EAGER))) as stage:
        ada, bo = await stage.person(), await stage.person()
        table = await ada.open(name="Ada", setup={"seats": 2})
        await ada.join(table)
        await bo.join(table, chair=ada.links[1].partition("#chair=")[2], name="Bo")
        info = ada.table
        deeds: list[tuple[str, dict[str, Any]]] = [
            ("stand", {"standing": {"mode": "never"}}),
            ("wear", {"avatar": "goose"}),
            ("hush", {"chair": 1, "muted": True}),
            ("hush", {"chair": 1, "muted": False}),
            ("settle", {"terms": {**info["terms"], "tempo": 1.0}, "setup": info["setup"]}),
            ("phrase", {"text": "luck"}),
            ("pass-host", {"chair": 0}),
        ]
        for type, words in deeds:
            assert (await ada.does(type, **words))["type"] == "done"
            before = await entries(stage, table)
            for _ in range(3):
                assert (await ada.does(type, **words))["type"] == "done"
            assert await entries(stage, table) == before, type


async def entries(stage: "Stage", table: str) -> int:
    await stage.house.settled(stage.house.rooms[table])
    return len(await stage.house.storage.bodies(table))


async def rows(stage: "Stage", table: str) -> int:
    """All that the database knows of a table."""
    found = 0
    async with stage.house.storage.engine.connect() as connection:
        for kind, column in (
            (schema.tables, schema.tables.c.id),
            (schema.entries, schema.entries.c.table_id),
            (schema.records, schema.records.c.table_id),
            (schema.guests, schema.guests.c.table_id),
        ):
            asked = sa.select(sa.func.count()).select_from(kind).where(column == table)
            found += int((await connection.execute(asked)).scalar_one())
    return found


async def test_idle_lobbies_and_finished_tables_are_put_away_by_age(tmp_path: Path) -> None:
    keeping = Keeping(lobby_days=7, finished_days=30, idle_days=90)
    async with serving(quick(tmp_path, keeping=keeping, pace=(0.0, 0.0))) as stage:
        ada, bo = await stage.person(), await stage.person()
        lobby = await ada.open()
        played = await ada.open(bots=["extra"], start=True, terms={"tempo": 0})
        await ada.join(played)
        await ada.play_out()
        assert ada.socket is not None
        await ada.socket.close()
        waiting = await bo.open(bots=["extra"], start=True, terms={"tempo": 0})
        record = f"/api/tables/{played}/records/1"
        begun = stage.house.clock()
        clock = stage.house.clock

        async def after(days: float) -> set[str]:
            stage.house.clock = lambda: begun + days * DAY
            await stage.house.broom.sweep()
            stage.house.clock = clock
            kept = {
                table for table in (lobby, played, waiting) if (await ada.http.get(f"/api/tables/{table}")).is_success
            }
            assert {table for table in (lobby, played, waiting) if await rows(stage, table)} == kept
            return kept

        # The owner is told until when, wherever the table is shown.
        until = (await ada.http.get(f"/api/tables/{lobby}")).json()["until"]
        assert begun + 7 * DAY <= until <= begun + 8.1 * DAY
        assert (await bo.http.get(f"/api/tables/{waiting}")).json()["until"] == 0
        assert await after(6.9) == {lobby, played, waiting}
        assert await after(9) == {played, waiting}
        assert (await ada.http.get(record)).is_success, "a record stays as long as its table"
        assert await after(32) == {waiting}
        assert (await ada.http.get(record)).status_code == 404
        assert (await ada.http.get("/api/mine")).json() == []
        assert await after(92) == set()


async def test_a_table_with_somebody_at_it_is_not_put_away(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, keeping=Keeping(lobby_days=7))) as stage:
        ada = await stage.person()
        table = await ada.open()
        await ada.join(table)
        begun = stage.house.clock()
        stage.house.clock = stage.house.wall = lambda: begun + 100 * DAY
        await stage.house.broom.sweep()
        assert (await ada.does("chat", text="still here"))["type"] == "done"
        assert ada.socket is not None
        await ada.socket.close()
        while stage.house.rooms[table].count:
            await asyncio.sleep(0.01)
        stage.house.clock = lambda: begun + 104 * DAY
        await stage.house.broom.sweep()
        assert await rows(stage, table), "what was said counts as life"


async def test_a_full_disk_takes_no_more_tables_and_says_so(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, keeping=Keeping(most_bytes=1000))) as stage:
        ada = await stage.person()
        answer = await ada.http.post("/api/tables", json={"game": "npzr"})
        assert (answer.status_code, answer.json()["error"]) == (503, "house_full")
    async with serving(quick(tmp_path, keeping=Keeping(free_bytes=1 << 60))) as stage:
        ada = await stage.person()
        assert (await ada.http.post("/api/tables", json={"game": "npzr"})).json()["error"] == "house_full"


async def test_an_address_opens_so_many_tables(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(open_rate=0.01, open_burst=3))) as stage:
        stranger = Person(stage.address)
        stage.people.append(stranger)
        codes = []
        for _ in range(5):
            stranger.http.cookies.clear()
            codes.append((await stranger.http.post("/api/tables", json={"game": "npzr"})).status_code)
        assert codes == [201, 201, 201, 429, 429]
