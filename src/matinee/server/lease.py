"""Who serves which table, when several servers share one PostgreSQL.

A server that is alive says so again and again. A table belongs to one server; each change of owner raises the table's
fence, and whatever an earlier owner still tries to write is void. All times are the database's own.
"""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert

from matinee.server import schema
from matinee.server.storage import Storage

NOW: sa.ColumnElement[Any] = sa.func.extract("epoch", sa.func.clock_timestamp())


def owner_lives(seconds: float) -> sa.ColumnElement[bool]:
    """A lease that ends too far in the future was written before the database's clock was set back: ignore it."""
    s, t = schema.servers, schema.tables
    return sa.exists(sa.select(1).where(s.c.id == t.c.owner, s.c.until > NOW, s.c.until < NOW + 10 * seconds))


class Lease:
    def __init__(self, storage: Storage, server: str, seconds: float) -> None:
        self.storage = storage
        self.server = server
        self.seconds = seconds

    async def beat(self) -> None:
        """Renew this server's lease, and delete leases that expired long ago."""
        until = NOW + self.seconds
        alive = insert(schema.servers).values(id=self.server, until=until)
        async with self.storage.engine.begin() as connection:
            await connection.execute(alive.on_conflict_do_update(index_elements=["id"], set_={"until": until}))
            await connection.execute(schema.servers.delete().where(schema.servers.c.until < NOW - 3600))

    async def date(self) -> float:
        async with self.storage.engine.connect() as connection:
            return float((await connection.execute(sa.select(NOW))).scalar_one())

    async def leave(self) -> None:
        """The server closes: others need not wait for its lease to end."""
        async with self.storage.engine.begin() as connection:
            await connection.execute(schema.servers.delete().where(schema.servers.c.id == self.server))

    async def claim(self, table: str) -> tuple[int, str]:
        """Take a table whose owner is dead (or oneself); gives its fence and whose it is now."""
        t = schema.tables
        free = sa.or_(t.c.owner == self.server, sa.not_(owner_lives(self.seconds)))
        take = t.update().where(t.c.id == table, free).values(owner=self.server, fence=t.c.fence + 1)
        async with self.storage.engine.begin() as connection:
            taken = (await connection.execute(take.returning(t.c.fence))).scalar_one_or_none()
            if taken is not None:
                return int(taken), self.server
            row: Any = (await connection.execute(sa.select(t.c.fence, t.c.owner).where(t.c.id == table))).one()
            return int(row.fence), str(row.owner)

    async def fences(self, tables: list[str]) -> dict[str, int]:
        """The fences of tables as they are now."""
        t = schema.tables
        async with self.storage.engine.connect() as connection:
            rows = await connection.execute(sa.select(t.c.id, t.c.fence).where(t.c.id.in_(tables)))
            return {row.id: row.fence for row in rows}

    async def orphans(self, most: int) -> list[str]:
        """Running games whose owner is dead: their bots and clocks stand still."""
        t = schema.tables
        asked = sa.select(t.c.id).where(t.c.status == "playing", sa.not_(owner_lives(self.seconds)))
        async with self.storage.engine.connect() as connection:
            return list((await connection.execute(asked.order_by(t.c.changed.desc()).limit(most))).scalars())
