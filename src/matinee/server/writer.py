"""The one writer: what many tables did in the last moment goes to disk in one commit, and only then is it told.

While one commit is under way the next batch gathers: the busier the house, the fewer commits an answer costs. A
transient fault (a lock, a full disk, a lost connection) is retried; any other is traced to the table that causes it.
"""

import asyncio
import logging
from collections.abc import Callable

from matinee.server.metrics import Metrics
from matinee.server.storage import Storage, Write, passes

Then = Callable[[], None]
MOST = 2000
# On a busy server commits are this many seconds apart; on a quiet one nobody waits.
GATHER = 0.03
# Seconds before a failed commit is tried again, at first and at the most.
SOON, LATER = 0.05, 1.0
# Seconds for which a closing server still tries to write.
FAREWELL = 3.0

log = logging.getLogger("matinee.writer")


class Strand:
    """The writes of one table, as one memory of it made them: once one is lost, those behind it are void."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.torn = False


class Job:
    def __init__(self, strand: Strand, write: Write | None, then: Then, failed: Then, since: float) -> None:
        self.strand = strand
        self.write = write
        self.then = then
        self.failed = failed
        self.since = since


class Writer:
    """`put` never waits; `then` is called in the order of putting, once everything up to there is on disk."""

    def __init__(self, storage: Storage, metrics: Metrics, patience: float) -> None:
        self.storage = storage
        self.metrics = metrics
        self.patience = patience
        self.jobs: list[Job] = []
        self.flying: list[Job] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        self.patience = min(self.patience, FAREWELL)
        await self.drain()
        if self.task is not None:
            self.task.cancel()

    async def drain(self) -> None:
        while self.jobs or self.flying:
            await asyncio.sleep(0.005)

    async def passed(self, table: str) -> None:
        """Wait until no write of a table is pending: disk is complete then."""
        while any(job.strand.table == table and job.write is not None for job in (*self.flying, *self.jobs)):
            await asyncio.sleep(0.005)

    def put(self, strand: Strand, write: Write | None, then: Then, failed: Then) -> None:
        if strand.torn:
            failed()
        elif write is None and not self.jobs and not self.flying:
            then()
        else:
            now = asyncio.get_running_loop().time()
            self.jobs.append(Job(strand, write, then, failed, now))
            self.wake.set()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        last = 0.0
        while True:
            await self.wake.wait()
            # Too short to notice, and it lets a busy server share commits.
            await asyncio.sleep(max(0.0, last + GATHER - loop.time()))
            last = loop.time()
            self.wake.clear()
            while self.jobs:
                self.flying, self.jobs = self.jobs[:MOST], self.jobs[MOST:]
                await self.commit(self.flying)
                self.flying = []

    async def commit(self, batch: list[Job]) -> None:
        sound = [job for job in batch if job.write is not None and not job.strand.torn]
        if sound:
            await self.keep(sound, False)
            self.metrics.add("matinee_commits_total")
            self.metrics.add("matinee_committed_writes_total", len(sound))
        for job in batch:
            try:
                (job.failed if job.strand.torn else job.then)()
            except Exception:
                log.exception("what follows a write failed")

    async def keep(self, jobs: list[Job], again: bool) -> None:
        """Bring writes to disk; the strand of a table that cannot be kept is torn, and no other."""
        try:
            lost = await self.insist(jobs, again)
        except Exception as fault:
            tables = list(dict.fromkeys(job.strand.table for job in jobs))
            if len(tables) > 1 and not passes(fault):
                half = set(tables[: len(tables) // 2])
                await self.keep([job for job in jobs if job.strand.table in half], True)
                await self.keep([job for job in jobs if job.strand.table not in half], True)
                return
            log.exception("%d writes of %d tables are lost", len(jobs), len(tables))
            self.metrics.add("matinee_lost_writes_total", len(jobs))
            lost = set(tables)
        for job in jobs:
            job.strand.torn = job.strand.torn or job.strand.table in lost

    async def insist(self, jobs: list[Job], again: bool) -> set[str]:
        """Try until it is done, or until the oldest write has waited too long. Gives the tables that are lost.

        A failed commit may have been made after all: before a retry, the storage checks.
        """
        loop = asyncio.get_running_loop()
        writes = [job.write for job in jobs if job.write is not None]
        wait = SOON
        while True:
            try:
                return await self.storage.write(writes, again)
            except Exception as fault:
                self.metrics.add("matinee_failed_commits_total")
                if not passes(fault) or loop.time() - jobs[0].since > self.patience:
                    raise
                log.warning("a commit of %d writes failed and is tried again: %s", len(writes), fault)
            await asyncio.sleep(wait)
            wait, again = min(2 * wait, LATER), True
