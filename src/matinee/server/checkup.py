"""The health check: whether the disk can be written and read."""

import asyncio
import errno
import logging
import time
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa

from matinee.server import schema
from matinee.server.storage import Storage, insert_once

log = logging.getLogger("matinee.checkup")

DAMAGED = "the database is damaged"
FULL = "the disk is full or broken"
SILENT = "the database does not answer"
# Seconds for which a result is reused, and after which a check counts as failed.
FRESH, SLOWEST = 1.0, 2.0


class Checkup:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        # The result of the integrity check of the whole file.
        self.damage = ""
        self.look: asyncio.Task[str] | None = None
        self.looked = 0.0

    async def trouble(self) -> str:
        """What is wrong, in a few words; empty if nothing is."""
        now = time.monotonic()
        if self.look is None or (self.look.done() and now - self.looked > FRESH):
            self.look, self.looked = asyncio.create_task(self.probe()), now
        try:
            return self.damage or await asyncio.wait_for(asyncio.shield(self.look), SLOWEST)
        except TimeoutError:
            return SILENT

    async def probe(self) -> str:
        try:
            if self.storage.thread is not None:
                await asyncio.get_running_loop().run_in_executor(self.storage.thread, self.probe_lite)
            else:
                async with self.storage.engine.begin() as connection:
                    for statement in probes(self.storage.is_sqlite):
                        (await connection.execute(statement)).close()
        except Exception as fault:
            log.warning("the database cannot be used: %s", fault)
            return trouble_of(fault)
        return ""

    def probe_lite(self) -> None:
        """In the writer's own thread, so that whatever blocks the writer shows up here."""
        assert self.storage.lite is not None
        with self.storage.lite.begin() as connection:
            for statement in probes(self.storage.is_sqlite):
                connection.execute(statement).close()

    async def look_over(self) -> None:
        """Check every page of SQLite's file once after a start: damage is found before a player meets it."""
        if self.storage.thread is None:
            return
        try:
            async with self.storage.engine.connect() as connection:
                found = (await connection.exec_driver_sql("PRAGMA quick_check(1)")).scalar_one()
            self.damage = "" if found == "ok" else DAMAGED
        except sa.exc.DatabaseError as fault:
            self.damage = trouble_of(fault)
        if self.damage:
            log.error("%s", self.damage)


def probes(is_sqlite: bool) -> Iterator[Any]:
    """The statements of the check: one write, and reads of it and of the newest entry."""
    s, t, e = schema.servers, schema.tables, schema.entries
    yield s.delete().where(s.c.id == "health")
    yield insert_once(s, is_sqlite).values(id="health", until=0.0)
    yield sa.select(s).where(s.c.id == "health")
    newest = sa.select(t.c.id).order_by(t.c.changed.desc()).limit(1).scalar_subquery()
    yield sa.select(e).where(e.c.table_id == newest).order_by(e.c.number.desc()).limit(1)


def trouble_of(fault: Exception) -> str:
    said = str(fault)
    if "malformed" in said or "not a database" in said:
        return DAMAGED
    if "full" in said or "disk I/O" in said or getattr(fault, "errno", 0) == errno.ENOSPC:
        return FULL
    return SILENT
