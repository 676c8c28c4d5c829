"""Tables that nobody has touched for long are put away, with their records; and the disk has a bound.

`TableInfo.until` says how long a table is kept, wherever the table is shown.
"""

import math
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from matinee.match import entries as e
from matinee.server import schema
from matinee.server.settings import Keeping
from matinee.server.storage import Storage

if TYPE_CHECKING:
    from matinee.server.shelf import Shelf

DAY = 86_400.0
# Rows deleted per commit, so that other writers are not blocked.
AT_ONCE = 20
# Seconds between two looks at the disk.
LOOK = 10.0


class Old(msgspec.Struct):
    id: str
    status: str
    changed: float


def days(keeping: Keeping, status: str) -> float:
    """For how long a table is kept after its last entry."""
    if status == "lobby":
        return keeping.lobby_days
    return keeping.idle_days if status == "playing" else keeping.finished_days


def until(keeping: Keeping, status: str, at: float) -> float:
    """The day after which a table is put away; 0 for one that is being played."""
    return 0.0 if status == "playing" else math.ceil(at / DAY + days(keeping, status)) * DAY


class Dustpan:
    """What the database knows of old tables."""

    def __init__(self, storage: Storage, keeping: Keeping) -> None:
        self.storage = storage
        self.keeping = keeping

    async def old(self, now: float, skip: int) -> list[Old]:
        """Tables whose row is older than their age allows, the oldest first."""
        t = schema.tables
        due = [
            sa.and_(t.c.status == status, t.c.changed < now - days(self.keeping, status) * DAY)
            for status in ("lobby", "playing", "over", "closed")
        ]
        asked = sa.select(t.c.id, t.c.status, t.c.changed).where(sa.or_(*due)).order_by(t.c.changed)
        async with self.storage.engine.connect() as connection:
            found = await connection.execute(asked.limit(AT_ONCE).offset(skip))
            return [Old(row.id, row.status, row.changed) for row in found]

    async def last_entry(self, table: str) -> float:
        """When something happened last; 0 if that cannot be read."""
        x = schema.entries
        asked = sa.select(x.c.body).where(x.c.table_id == table).order_by(x.c.number.desc()).limit(1)
        async with self.storage.engine.connect() as connection:
            body = (await connection.execute(asked)).scalar_one_or_none()
        try:
            return e.decode(body).at if body else 0.0
        except msgspec.DecodeError:
            return 0.0

    async def touch(self, old: Old, at: float) -> None:
        t = schema.tables
        async with self.storage.engine.begin() as connection:
            await connection.execute(t.update().where(t.c.id == old.id).values(changed=at))

    async def put_away(self, tables: list[Old]) -> None:
        """Delete a table, unless its row has changed since it was read."""
        t = schema.tables
        async with self.storage.engine.begin() as connection:
            for old in tables:
                gone = await connection.execute(t.delete().where(t.c.id == old.id, t.c.changed == old.changed))
                if gone.rowcount:
                    for kind in (schema.entries, schema.records, schema.reports, schema.guests):
                        await connection.execute(kind.delete().where(kind.c.table_id == old.id))

    async def bytes(self, folder: Path) -> int:
        if self.storage.is_sqlite:
            return sum(file.stat().st_size for file in folder.glob("*.sqlite*"))
        async with self.storage.engine.connect() as connection:
            found = await connection.execute(sa.text("SELECT pg_database_size(current_database())"))
            return int(found.scalar_one())

    async def is_full(self, folder: Path) -> bool:
        """Whether another table would be one too many."""
        if self.storage.is_sqlite and shutil.disk_usage(folder).free < self.keeping.free_bytes:
            return True
        return await self.bytes(folder) > self.keeping.most_bytes


class Broom:
    def __init__(self, shelf: "Shelf") -> None:
        self.shelf = shelf
        self.keeping = shelf.settings.keeping
        self.pan = Dustpan(shelf.storage, self.keeping)
        self.full = (0.0, False)

    async def sweep(self) -> None:
        """Delete what is too old and has nobody at it."""
        now, skip = self.shelf.clock(), 0
        while found := await self.pan.old(now, skip):
            gone = []
            for old in found:
                room = self.shelf.rooms.get(old.id)
                at = await self.pan.last_entry(old.id)
                if room is not None and room.streams:
                    skip += 1
                elif at > now - days(self.keeping, old.status) * DAY:
                    await self.pan.touch(old, at)
                else:
                    gone.append(old)
                    if room is not None:
                        self.shelf.forget(room)
            await self.pan.put_away(gone)

    async def is_full(self) -> bool:
        """Cached for a few seconds."""
        at, full = self.full
        if self.shelf.clock() - at > LOOK:
            full = await self.pan.is_full(self.shelf.settings.data)
            self.full = self.shelf.clock(), full
        return full
