"""The one writer: what many tables did in the last moment goes to disk in one commit, and only then is it told.

While one commit is under way the next batch gathers: the busier the house, the fewer commits an answer costs.
"""

import asyncio
import logging
from collections.abc import Callable

from matinee.server.metrics import Metrics
from matinee.server.storage import Storage, Write

Then = Callable[[], None]
MOST = 2000
# In a full house commits are so many seconds apart; in a quiet one nobody waits.
GATHER = 0.03

log = logging.getLogger("matinee.writer")


class Job:
    def __init__(self, write: Write | None, then: Then, failed: Then) -> None:
        self.write = write
        self.then = then
        self.failed = failed


class Writer:
    """`put` never waits; `then` is called in the order of putting, once everything up to there is on disk."""

    def __init__(self, storage: Storage, metrics: Metrics) -> None:
        self.storage = storage
        self.metrics = metrics
        self.jobs: list[Job] = []
        self.wake = asyncio.Event()
        self.busy = False
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        await self.drain()
        if self.task is not None:
            self.task.cancel()

    async def drain(self) -> None:
        while self.jobs or self.busy:
            await asyncio.sleep(0.005)

    def put(self, write: Write | None, then: Then, failed: Then) -> None:
        if write is None and not self.jobs and not self.busy:
            then()
            return
        self.jobs.append(Job(write, then, failed))
        self.wake.set()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        last = 0.0
        while True:
            await self.wake.wait()
            # Nobody feels so short a wait, and a full house shares its commits.
            await asyncio.sleep(max(0.0, last + GATHER - loop.time()))
            last = loop.time()
            self.wake.clear()
            while self.jobs:
                batch, self.jobs = self.jobs[:MOST], self.jobs[MOST:]
                self.busy = True
                await self.commit(batch)
                self.busy = False

    async def commit(self, batch: list[Job]) -> None:
        writes = [job.write for job in batch if job.write is not None]
        lost: set[str] = set()
        if writes:
            try:
                lost = await self.storage.write(writes)
            except Exception:
                log.exception("a batch of %d writes failed", len(writes))
                self.metrics.add("matinee_failed_commits_total")
                lost = {write.table for write in writes}
            self.metrics.add("matinee_commits_total")
            self.metrics.add("matinee_committed_writes_total", len(writes))
        for job in batch:
            call = job.failed if job.write is not None and job.write.table in lost else job.then
            try:
                call()
            except Exception:
                log.exception("what follows a write failed")
