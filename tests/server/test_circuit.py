"""Two servers on one PostgreSQL serve as one; tables change their owner, and nothing is lost."""

import asyncio
import contextlib
from pathlib import Path
from typing import cast

import sqlalchemy as sa
from tests.server.conftest import PATIENCE, Stage, quick, serving

from matinee.engine.chance import Swift
from matinee.server import schema
from matinee.server.app import build_house
from matinee.server.circuit import Circuit
from matinee.server.storage import Storage


def shared(folder: Path, database: str) -> "contextlib.AbstractAsyncContextManager[Stage]":
    return serving(quick(folder, database=database, secret="a secret that two share", lease_seconds=2.0))


async def test_people_at_two_servers_play_one_game(tmp_path: Path, database: str) -> None:
    async with shared(tmp_path / "a", database) as one, shared(tmp_path / "b", database) as two:
        ada, bo = await one.person(), await two.person()
        table = await ada.open(name="Ada", setup={"turn_limit": 50})
        await ada.join(table)
        assert (await bo.join(table, chair=ada.links[1].partition("#chair=")[2], name="Bo"))["seat"] == 1
        assert (one.house.rooms[table].mine, two.house.rooms[table].mine) == (True, False)
        assert (await bo.does("start"))["error"] == "not_host"
        await ada.does("start")
        await asyncio.gather(ada.play_out(1), bo.play_out(2))
        assert ada.view["sides"] == bo.view["sides"]
        assert (await bo.http.get(f"/api/tables/{table}/records/1")).status_code == 200


async def test_a_follower_takes_over_and_its_people_stay(tmp_path: Path, database: str) -> None:
    async with shared(tmp_path / "b", database) as two:
        async with shared(tmp_path / "a", database) as one:
            ada, bo = await one.person(), await two.person()
            table = await ada.open(name="Ada", sit=-1, setup={"turn_limit": 50}, terms={"tempo": 0})
            token = ada.links[0].partition("#chair=")[2]
            await ada.join(table)
            await bo.join(table, chair=token, name="Bo")
            await ada.does("place-bot", chair=1, level="extra")
            await ada.does("start")
            assert await bo.until_asked() is not None
        # The first server has closed: Bo's socket at the second was never cut.
        await bo.play_out()
        assert two.house.rooms[table].mine


async def test_a_window_stays_open_for_a_follower_that_comes_in_the_middle_of_it(tmp_path: Path, database: str) -> None:
    """Otherwise a spectator at another server would read the result before the players do."""
    slow = {"database": database, "secret": "a secret that two share", "pace": (3.0, 3.0)}
    async with serving(quick(tmp_path / "a", **slow)) as one, serving(quick(tmp_path / "b", **slow)) as two:
        ada, bo = await one.person(), await two.person()
        table = await ada.open(game="rampage", name="Ada", bots=["extra"], start=True, terms={"tempo": 0})
        await ada.join(table)
        chance, game = Swift(1), one.house.rooms[table].table.playing
        async with asyncio.timeout(PATIENCE):
            while not game.pace.resting:
                if ada.ask is not None:
                    await ada.answers(chance=chance)
                else:
                    with contextlib.suppress(TimeoutError):
                        await ada.hear(0.05)
        await one.house.settled(one.house.rooms[table])
        await bo.join(table)
        assert game.pace.resting
        followed = two.house.rooms[table].table.playing
        assert (followed.pace.resting, followed.pace.told) == (True, game.pace.told)
        assert (await bo.until("scene"))["window"]
        assert (await bo.until("news"))["n"] > 0, "and closes here, too"


async def test_an_owner_that_lost_its_lease_is_fenced_off(tmp_path: Path, database: str) -> None:
    """A server that slept too long tries to write: nothing of it is kept, nobody hears `done`, all come back."""
    async with shared(tmp_path / "a", database) as one, shared(tmp_path / "b", database) as two:
        ada = await one.person()
        table = await ada.open(name="Ada", bots=["extra"], start=True, terms={"tempo": 0})
        await ada.join(table)
        asked = await ada.until_asked()
        assert asked is not None
        await one.house.settled(one.house.rooms[table])
        sleeping, other = cast(Circuit, one.house), cast(Circuit, two.house)
        await sleeping.lease.leave()
        assert (await other.lease.claim(table))[1] == other.server
        taken = await other.room(table)
        assert taken is not None
        assert taken.mine
        nonce = await ada.say("answer", question=asked["number"], keys=[asked["options"][0]["key"]])
        heard = await ada.until("done", "bye")
        assert heard["type"] == "bye"
        assert heard["again"] is True
        bodies = await other.storage.bodies(table)
        assert not any(nonce in body for body in bodies)
        await ada.join(table)
        await ada.until("scene")
        assert not one.house.rooms[table].mine
        for _ in range(3):
            assert await ada.until_asked() is not None
            assert (await ada.answers())["type"] == "done"


async def test_a_letter_that_could_not_be_sent_is_sent_again(tmp_path: Path, database: str) -> None:
    """A follower's database fails at the wrong moment: a player who answered there still gets a reply."""
    async with shared(tmp_path / "a", database) as one, shared(tmp_path / "b", database) as two:
        ada, bo = await one.person(), await two.person()
        table = await ada.open(name="Ada", bots=[], sit=0, terms={"tempo": 0})
        await ada.join(table)
        await bo.join(table, chair=ada.links[1].partition("#chair=")[2], name="Bo")
        assert not two.house.rooms[table].mine
        engine = one.house.storage.engine
        async with engine.begin() as connection:
            await connection.execute(sa.text("ALTER TABLE letters RENAME TO mislaid"))
        nonce = await bo.say("chat", text="hello")
        await asyncio.sleep(0.2)
        async with engine.begin() as connection:
            await connection.execute(sa.text("ALTER TABLE mislaid RENAME TO letters"))
        assert (await bo.until("done", "refused", nonce=nonce))["type"] == "done"


class Halting(Storage):
    """Reading fails a few times."""

    def __init__(self, url: str, fails: int) -> None:
        super().__init__(url)
        self.fails = fails

    async def story(self, id: str, after: int = 0) -> tuple[list[str], int]:
        if self.fails > 0:
            self.fails -= 1
            raise OSError("no route to host")
        return await super().story(id, after)


async def test_a_table_that_was_taken_and_could_not_be_read_is_read_again(tmp_path: Path, database: str) -> None:
    """Nobody asks for the table here, and the other servers believe that its owner is alive."""
    settings = quick(tmp_path / "b", database=database, secret="a secret that two share", lease_seconds=2.0)
    storage = Halting(settings.database_url, 1000)
    async with serving(settings, build_house(settings, storage)) as two:
        async with shared(tmp_path / "a", database) as one:
            ada = await one.person()
            table = await ada.open(name="Ada", bots=["extra"], start=True)
            await one.house.settled(one.house.rooms[table])
        async with asyncio.timeout(PATIENCE):
            while storage.fails == 1000:
                await asyncio.sleep(0.01)
            storage.fails = 1
            while table not in two.house.rooms or not two.house.rooms[table].mine:
                await asyncio.sleep(0.01)


class Overtaken(Storage):
    """While a table is read, another server takes it and dies; the reader has been silent for too long meanwhile."""

    house: Circuit

    async def story(self, id: str, after: int = 0) -> tuple[list[str], int]:
        found = await super().story(id, after)
        if self.house.beaten > 0.0:
            self.house.beaten = 0.0
            t = schema.tables
            async with self.engine.begin() as connection:
                await connection.execute(t.update().where(t.c.id == id).values(owner="dead", fence=t.c.fence + 1))
        return found


async def test_a_table_that_was_taken_away_while_it_was_read_is_read_again(tmp_path: Path, database: str) -> None:
    """A reader must not wait for itself: all later requests would hang as well."""
    settings = quick(tmp_path, database=database, secret="a secret that two share", lease_seconds=60.0)
    storage = Overtaken(settings.database_url)
    async with serving(settings, build_house(settings, storage)) as one:
        storage.house = cast(Circuit, one.house)
        ada = await one.person()
        table = await ada.open(name="Ada", bots=["extra"], start=True)
        await one.house.settled(one.house.rooms[table])
        one.house.forget(one.house.rooms[table])
        async with asyncio.timeout(PATIENCE):
            room = await one.house.room(table)
        assert room is not None
        assert room.mine
        assert (await storage.house.lease.fences([table]))[table] == room.fence


async def test_a_bot_thinks_for_somebody_who_waits_at_another_server(tmp_path: Path, database: str) -> None:
    """Its address has used up its thinking time: only tables without people have to wait."""
    async with shared(tmp_path / "a", database) as one, shared(tmp_path / "b", database) as two:
        ada, bo = await one.person(), await two.person()
        table = await ada.open(name="Ada", sit=-1, bots=[], terms={"tempo": 0, "stand_in": "extra"})
        await bo.join(table, chair=ada.links[0].partition("#chair=")[2], name="Bo")
        await ada.join(table)
        await ada.does("start")
        await ada.leave()
        room = one.house.rooms[table]
        assert room.mine
        for name in room.payer:
            one.house.thinkers.quick_turns.used.add(name, 1e6)
        for _ in range(20):
            assert await bo.until_asked() is not None
            assert (await bo.answers())["type"] == "done"


async def test_a_transaction_that_was_left_open_holds_no_table_for_ever(tmp_path: Path, database: str) -> None:
    """As left by a connection that broke mid-transaction: the database ends it after a while."""
    async with shared(tmp_path / "a", database) as one:
        ada = await one.person()
        table = await ada.open(name="Ada")
        await ada.join(table)
        left = await one.house.storage.engine.connect()
        await left.execute(sa.select(schema.tables).where(schema.tables.c.id == table).with_for_update())
        assert (await ada.does("chat", text="hello"))["type"] == "done"
        await left.invalidate()
        await left.close()
