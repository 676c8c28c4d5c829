"""What is on disk: SQLite or PostgreSQL through one set of statements."""

import asyncio
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from matinee.server import schema

INSERT_TABLES = schema.tables.insert()
INSERT_ENTRIES = schema.entries.insert()
INSERT_RECORDS = schema.records.insert()

# Seconds after which something that PostgreSQL has not answered counts as failed.
SLOWEST = 10.0
# Neither side of a connection waits forever for the other: an abandoned transaction would keep its locks.
LIMITS = {
    "timeout": SLOWEST,
    "command_timeout": SLOWEST,
    "server_settings": {
        "statement_timeout": f"{SLOWEST:.0f}s",
        "idle_in_transaction_session_timeout": f"{SLOWEST:.0f}s",
    },
}
# Milliseconds for which a connection to SQLite waits for another; the writer tries again by itself.
PATIENT, BRISK = 10_000, 1_000
# States of PostgreSQL that are no fault of a statement: connections, conflicts, resources, locks, operators, disks.
PASSING = ("08", "25006", "40", "53", "55", "57", "58")


class Write(msgspec.Struct):
    """What one act of one table puts on disk, as a whole or not at all; `row` are changed columns of the table.

    `first` is the number of the first body. The very first write of a table brings all columns with it.
    """

    table: str
    fence: int
    first: int
    bodies: list[str]
    row: dict[str, Any]
    records: list[tuple[int, str]] = []
    guests: list[str] = []


class Row(msgspec.Struct, frozen=True):
    """What the list of tables knows."""

    id: str
    game: str
    status: str
    opened: float
    owner: str
    fence: int


def insert_once(table: sa.Table, is_sqlite: bool) -> sa.Insert:
    """Insert, or do nothing if the row exists. Only one dialect is imported: the other would slow the start."""
    if is_sqlite:
        from sqlalchemy.dialects.sqlite import insert as insert_lite

        return insert_lite(table).on_conflict_do_nothing()
    from sqlalchemy.dialects.postgresql import insert as insert_pg

    return insert_pg(table).on_conflict_do_nothing()


class Storage:
    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        self.engine = make_engine(url)
        self.insert_guests = insert_once(schema.guests, self.is_sqlite)
        self.thread: ThreadPoolExecutor | None = None
        self.lite: sa.Engine | None = None
        self.kept: sa.Connection | None = None
        if self.is_sqlite:
            self.thread = ThreadPoolExecutor(1, "writer")
            self.lite = sa.create_engine(url.replace("sqlite+aiosqlite", "sqlite"), hide_parameters=True)
            sa.event.listen(self.lite, "connect", careful(BRISK))

    async def migrate(self) -> None:
        """Bring the database to today's form; several servers may try at once."""
        if await self.is_current():
            return
        # No time limit.
        engine = self.engine if self.is_sqlite else create_async_engine(self.url)
        async with engine.begin() as connection:
            if not self.is_sqlite:
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(77031)"))
            await connection.run_sync(schema.prepare)
        if engine is not self.engine:
            await engine.dispose()

    async def is_current(self) -> bool:
        """A restart need not wait for Alembic, which takes longer to load than to find nothing to do."""
        try:
            async with self.engine.connect() as connection:
                found = await connection.execute(sa.text("SELECT version_num FROM alembic_version"))
                return found.scalar_one_or_none() == schema.newest()
        except sa.exc.DBAPIError:
            return False

    async def close(self) -> None:
        await self.engine.dispose()
        if self.thread is not None and self.lite is not None:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self.thread, self.let_go)
            await loop.run_in_executor(self.thread, self.lite.dispose)
            self.thread.shutdown()

    # Writing: only the writer calls these

    async def write(self, batch: Sequence[Write], again: bool = False) -> set[str]:
        """One transaction for many tables. Gives those that another server has taken over: nothing of them is kept.

        `again`: an earlier try may have reached the disk after all.
        """
        if self.thread is not None:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.write_lite, batch, again)
        async with asyncio.timeout(SLOWEST), self.engine.begin() as connection:
            kept, lost = seen(batch, await connection.execute(on_disk(batch))) if again else (set(), set())
            lost |= await self.fenced_off(connection, [write for write in batch if place(write) not in kept])
            good = [write for write in batch if write.table not in lost and place(write) not in kept]
            for statement, rows in self.statements(good):
                await connection.execute(statement, rows)
            await self.announce(connection, good)
        return lost

    def write_lite(self, batch: Sequence[Write], again: bool) -> set[str]:
        """SQLite, in one thread of its own: a commit is one hop away, not six. Its one server is always the owner."""
        assert self.lite is not None
        try:
            if self.kept is None:
                self.kept = self.lite.connect()
            with self.kept.begin():
                kept, lost = seen(batch, self.kept.execute(on_disk(batch))) if again else (set(), set())
                good = [write for write in batch if write.table not in lost and place(write) not in kept]
                for statement, rows in self.statements(good):
                    self.kept.execute(statement, rows)
        except Exception:
            self.let_go()
            raise
        return lost

    def let_go(self) -> None:
        """Close the writer's connection, in its own thread; after a fault the next write opens a new one."""
        if self.kept is not None:
            self.kept.close()
            self.kept = None

    async def fenced_off(self, connection: AsyncConnection, batch: Sequence[Write]) -> set[str]:
        """The fence decides whose table it is, under a lock until the commit."""
        mine = {write.table: write.fence for write in batch}
        t = schema.tables
        found = await connection.execute(
            sa.select(t.c.id, t.c.fence).where(t.c.id.in_(mine)).order_by(t.c.id).with_for_update(key_share=True)
        )
        fences = {row.id: row.fence for row in found}
        for write in batch:
            if write.first == 1:
                fences.setdefault(write.table, write.fence)
        return {table for table, fence in mine.items() if fences.get(table) != fence}

    def statements(self, batch: Sequence[Write]) -> Iterator[tuple[Any, Any]]:
        """What to execute, with its rows."""
        bodies = [
            {"table_id": write.table, "number": write.first + place, "body": body}
            for write in batch
            for place, body in enumerate(write.bodies)
        ]
        new = [{"id": write.table, "fence": write.fence, **write.row} for write in batch if write.first == 1]
        records = [{"table_id": w.table, "number": n, "body": body} for w in batch for n, body in w.records]
        guests = [{"guest": guest, "table_id": write.table} for write in batch for guest in write.guests]
        if new:
            yield INSERT_TABLES, new
        if bodies:
            yield INSERT_ENTRIES, bodies
        if records:
            yield INSERT_RECORDS, records
        if guests:
            yield self.insert_guests, guests
        for write in batch:
            if write.row and write.first > 1:
                yield schema.tables.update().where(schema.tables.c.id == write.table), write.row

    async def announce(self, connection: AsyncConnection, batch: Iterable[Write]) -> None:
        """Tell the other servers which tables have news; they read the rows themselves."""
        tables = {write.table for write in batch if write.bodies}
        if tables:
            statement = sa.text("SELECT pg_notify('matinee_news', :payload)")
            await connection.execute(statement, [{"payload": table} for table in sorted(tables)])

    async def set_aside(self, id: str, fence: int, number: int, records: int) -> None:
        """Entries beyond a gap lead nowhere: they are kept under negative numbers, where no table reads them."""
        e, r, t = schema.entries, schema.records, schema.tables
        async with self.engine.begin() as connection:
            owned = sa.select(t.c.fence).where(t.c.id == id).with_for_update(key_share=True)
            if (await connection.execute(owned)).scalar_one_or_none() != fence:
                return
            await connection.execute(e.delete().where(e.c.table_id == id, e.c.number < 0))
            beyond = e.update().where(e.c.table_id == id, e.c.number > number)
            await connection.execute(beyond.values(number=-e.c.number))
            for kept in (r, schema.reports):
                await connection.execute(kept.delete().where(kept.c.table_id == id, kept.c.number > records))

    # Reading

    async def row(self, id: str) -> Row | None:
        async with self.engine.connect() as connection:
            found = (await connection.execute(rows().where(schema.tables.c.id == id))).first()
        return None if found is None else as_row(found)

    async def story(self, id: str, after: int = 0) -> tuple[list[str], int]:
        """The entries of a table after a number, in order, up to the first gap; and how many lie beyond it."""
        e = schema.entries
        asked = sa.select(e.c.number, e.c.body).where(e.c.table_id == id, e.c.number > after).order_by(e.c.number)
        async with self.engine.connect() as connection:
            found = list(await connection.execute(asked))
        bodies = [row.body for place, row in enumerate(found, after + 1) if row.number == place]
        return bodies, len(found) - len(bodies)

    async def bodies(self, id: str, after: int = 0) -> list[str]:
        return (await self.story(id, after))[0]

    async def running(self) -> list[str]:
        """Games that are being played, those first at which something happened last."""
        t = schema.tables
        asked = sa.select(t.c.id).where(t.c.status == "playing").order_by(t.c.changed.desc())
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def listed(self, most: int) -> list[str]:
        t = schema.tables
        asked = sa.select(t.c.id).where(t.c.listed, t.c.status.in_(("lobby", "playing")))
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked.order_by(t.c.changed.desc()).limit(most))).scalars())

    async def of_guest(self, guest: str, most: int) -> list[str]:
        t, g = schema.tables, schema.guests
        asked = sa.select(t.c.id).join(g, g.c.table_id == t.c.id).where(g.c.guest == guest, t.c.status != "closed")
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked.order_by(t.c.changed.desc()).limit(most))).scalars())

    async def played_by(self, host: str, game: str, most: int) -> list[str]:
        """Running tables of one host at one game, those that changed last first."""
        t = schema.tables
        asked = sa.select(t.c.id).where(t.c.host == host, t.c.game == game, t.c.status == "playing")
        async with self.engine.connect() as connection:
            return list((await connection.execute(asked.order_by(t.c.changed.desc()).limit(most))).scalars())

    async def count_open(self, host: str) -> int:
        t = schema.tables
        asked = sa.select(sa.func.count()).where(t.c.host == host, t.c.status.in_(("lobby", "playing")))
        async with self.engine.connect() as connection:
            return int((await connection.execute(asked)).scalar_one())

    async def record(self, id: str, number: int) -> str | None:
        return await self.body(schema.records, id, number)

    async def report(self, id: str, number: int) -> str | None:
        return await self.body(schema.reports, id, number)

    async def body(self, kept: sa.Table, id: str, number: int) -> str | None:
        asked = sa.select(kept.c.body).where(kept.c.table_id == id, kept.c.number == number)
        async with self.engine.connect() as connection:
            found: str | None = (await connection.execute(asked)).scalar_one_or_none()
            return found

    async def keep_report(self, id: str, number: int, body: str) -> None:
        """Replaces an earlier one; does nothing for a table that has been deleted meanwhile."""
        r, t = schema.reports, schema.tables
        async with self.engine.begin() as connection:
            alive = sa.select(t.c.id).where(t.c.id == id).with_for_update(key_share=True)
            if (await connection.execute(alive)).scalar_one_or_none() is None:
                return
            await connection.execute(r.delete().where(r.c.table_id == id, r.c.number == number))
            await connection.execute(insert_once(r, self.is_sqlite), {"table_id": id, "number": number, "body": body})


def rows() -> sa.Select[Any]:
    t = schema.tables
    return sa.select(t.c.id, t.c.game, t.c.status, t.c.opened, t.c.owner, t.c.fence)


def as_row(row: Any) -> Row:
    return Row(row.id, row.game, row.status, row.opened, row.owner, row.fence)


def make_engine(url: str) -> AsyncEngine:
    if not url.startswith("sqlite"):
        most = {"pool_size": 8, "max_overflow": 8, "pool_timeout": SLOWEST}
        return create_async_engine(url, **most, pool_pre_ping=True, connect_args=LIMITS, hide_parameters=True)
    path = url.partition(":///")[2].partition("?")[0]
    if path and path != ":memory:":
        keep_private(Path(path))
    # Secret answers must not reach a log.
    engine = create_async_engine(url, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", careful(PATIENT))
    return engine


def keep_private(path: Path) -> None:
    """The file holds seeds and guests: only its owner may read it. SQLite gives its side files the same rights."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    for part in (path, path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")):
        with suppress(FileNotFoundError, PermissionError):
            part.chmod(0o600)


def careful(patience: int) -> Callable[[Any, object], None]:
    def connected(connection: Any, _: object) -> None:
        """What is acknowledged is on disk: a write-ahead log, and a sync at each commit."""
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={patience}", "journal_mode=WAL", "synchronous=FULL"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return connected


def passes(fault: Exception) -> bool:
    """Whether a fault is one of the whole database (locked, full, away), so that a later try may succeed."""
    if isinstance(fault, OSError | sa.exc.TimeoutError):
        return True
    cause = fault.orig if isinstance(fault, sa.exc.DBAPIError) else fault
    state = getattr(cause, "sqlstate", None)
    if state:
        return str(state).startswith(PASSING)
    return isinstance(fault, sa.exc.OperationalError | sa.exc.InterfaceError) or (
        isinstance(fault, sa.exc.DBAPIError) and fault.connection_invalidated
    )


Place = tuple[str, int]


def place(write: Write) -> Place:
    return write.table, write.first


def on_disk(batch: Sequence[Write]) -> sa.Select[Any]:
    e = schema.entries
    return sa.select(e).where(sa.tuple_(e.c.table_id, e.c.number).in_([place(write) for write in batch]))


def seen(batch: Sequence[Write], rows: Iterable[Any]) -> tuple[set[Place], set[str]]:
    """Which writes are on disk already, and the tables at which something else stands in their place."""
    found = {(row.table_id, row.number): row.body for row in rows}
    kept = {place(write) for write in batch if found.get(place(write)) == write.bodies[0]}
    return kept, {table for table, number in found.keys() - kept}
