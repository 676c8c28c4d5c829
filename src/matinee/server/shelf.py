"""Tables between disk and memory: read on demand, evicted when idle, woken after a start."""

import asyncio
import logging
import random
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from matinee.engine.errors import MatineeError
from matinee.lessons.guide import guide
from matinee.match import entries as e
from matinee.match import play, wire
from matinee.match.table import Table
from matinee.server.broom import Broom
from matinee.server.frames import framed
from matinee.server.identity import is_table_id
from matinee.server.metrics import Metrics
from matinee.server.room import Room
from matinee.server.settings import Settings
from matinee.server.steady import Clock
from matinee.server.storage import Row, Storage
from matinee.server.writer import Writer

log = logging.getLogger("matinee.shelf")

AGAIN = framed(wire.Bye(error="come_again", message="The table has to be read again; come back at once.", again=True))
NOT_KEPT = "The house could not keep that; try again in a moment."
# Seconds after which a table that is not read yet counts as one that cannot be.
READING = 60.0
# Seconds before a failed read is tried again, after each failure.
WAITS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 60.0)


class NotKept(MatineeError):
    """The write failed: nothing of it is on disk."""


class Shelf(ABC):
    def __init__(self, settings: Settings, storage: Storage, writer: Writer, metrics: Metrics, clock: Clock) -> None:
        self.settings = settings
        self.storage = storage
        self.writer = writer
        self.metrics = metrics
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self.broom = Broom(self)
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    @abstractmethod
    def act(self, room: Room, entries: list[e.Entry]) -> None:
        """Let entries happen."""

    def pause(self) -> float:
        return random.uniform(*self.settings.pace)

    def new_table(self, id: str) -> Table:
        return Table(id, self.pause, guides=guide)

    # Reading

    async def room(self, id: str) -> Room | None:
        """A table by its id, read from disk if need be; only once if many ask."""
        found = self.rooms.get(id)
        if found is not None or not is_table_id(id):
            return found
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def load(self, id: str) -> Room | None:
        async with asyncio.timeout(READING):
            return await self.fetch(id)

    async def fetch(self, id: str) -> Room | None:
        await self.writer.passed(id)
        row = await self.storage.row(id)
        if row is None:
            return None
        fence, mine = await self.claim(id, row.fence)
        bodies, beyond = await self.storage.story(id)
        table = await self.read(id, bodies)
        if table.entries == 0:
            return None
        room = Room(table, fence, mine, row.opened, self.settings.keeping)
        room.changed_row(0.0)
        self.metrics.add("matinee_tables_loaded_total")
        if mine and not table.frozen:
            return await self.go_on(room, row, bodies, beyond)
        if mine:
            play.resume(table, self.clock())
        else:
            # Its owner serves it meanwhile: a window open there stays open here.
            play.look(table, self.clock())
        self.rooms[id] = room
        return room

    async def read(self, id: str, bodies: list[str]) -> Table:
        """A table as its entries tell it. One that cannot be read leaves it as it was before, to be looked at."""
        table = self.new_table(id)
        for number, body in enumerate(bodies, 1):
            try:
                table.revive(e.decode(body))
            except Exception as fault:
                log.exception("table %s: entry %d cannot be read", id, number)
                table.frozen = f"Step {number} of this table cannot be read ({type(fault).__name__}): it cannot go on."
                break
            if number % 100 == 0:
                await asyncio.sleep(0)
        return table

    async def go_on(self, room: Room, row: Row, bodies: list[str], beyond: int) -> Room:
        """Let a table of ours go on after it was read; if that is impossible, it can be looked at.

        Nobody meets it before that.
        """
        id = room.table.id
        if beyond:
            log.error("table %s: %d entries beyond a gap after number %d are set aside", id, beyond, len(bodies))
            await self.storage.set_aside(id, room.fence, len(bodies), len(room.table.records))
            room.row = {}
        self.rooms[id] = room
        try:
            self.resume(room, beyond)
        except Exception as fault:
            log.exception("table %s cannot go on", id)
            table = await self.read(id, bodies)
            table.frozen = f"Something is wrong with this table ({type(fault).__name__}): it cannot go on."
            room = self.rooms[id] = Room(table, room.fence, True, row.opened, self.settings.keeping)
        return room

    def resume(self, room: Room, lost: int = 0) -> None:
        """The resumption is an entry itself, so that reading it again gives the same table."""
        table, now = room.table, self.clock()
        timed = table.status == "playing" and table.terms.clock is not None
        if timed or lost:
            self.act(room, [e.Resumed(at=now, lost=lost)])
        else:
            play.resume(table, now)
            self.act(room, [])

    async def claim(self, id: str, fence: int) -> tuple[int, bool]:
        """Claim a table: on one machine it is always ours."""
        return fence, True

    # Waking

    async def wake_all(self) -> None:
        """After a start every running game comes back, so that bots and clocks go on: first where people were last.

        It takes at most half of the processor time, so that newcomers are served at once.
        """
        for id in await self.running():
            began = self.clock()
            try:
                await self.room(id)
            except Exception:
                log.exception("table %s cannot be read", id)
                self.spawn(self.rouse(id))
            await asyncio.sleep(min(self.clock() - began, 0.1))

    async def running(self) -> list[str]:
        for wait in WAITS:
            try:
                return await self.storage.running()
            except Exception:
                log.exception("the running games cannot be found")
            await asyncio.sleep(wait)
        return []

    async def rouse(self, id: str) -> None:
        """Reload a table that went wrong, without waiting for somebody to ask."""
        for wait in WAITS:
            await asyncio.sleep(wait)
            try:
                await self.room(id)
                return
            except Exception:
                log.exception("table %s cannot be read", id)

    # Forgetting

    async def sweep(self) -> None:
        """Evict tables that nobody looks at and that wait only for people; they are on disk."""
        minutes = 0
        while True:
            await asyncio.sleep(60)
            minutes += 1
            if minutes % 60 == 0:
                try:
                    await self.broom.sweep()
                except Exception:
                    log.exception("old tables could not be put away")
            limit = self.clock() - self.settings.limits.idle_seconds
            for room in list(self.rooms.values()):
                waits = room.timer is None and play.bot_asked(room.table) is None
                if waits and not room.streams and room.quiet_since < limit:
                    self.forget(room)

    def knows(self, room: Room) -> bool:
        """Whether this is still how the house remembers the table."""
        return self.rooms.get(room.table.id) is room

    def forget(self, room: Room) -> None:
        """Memory cannot be trusted any more: disconnect everybody, so that they reload what is on disk."""
        if self.knows(room):
            del self.rooms[room.table.id]
        for timer in (room.timer, room.vigil):
            if timer is not None:
                timer.cancel()
        for box in room.boxes:
            box.close(AGAIN)
        room.streams.clear()

    def let_go(self, room: Room) -> None:
        """Forget a table that went wrong; a running game is reloaded automatically."""
        known = self.knows(room)
        self.forget(room)
        if known and room.table.status == "playing":
            self.spawn(self.rouse(room.table.id))

    @contextmanager
    def changing(self, room: Room) -> Iterator[None]:
        """Memory must never be ahead of disk: if a change fails half-way, the table is forgotten."""
        if not self.knows(room):
            raise NotKept(NOT_KEPT)
        try:
            yield
        except Exception:
            self.let_go(room)
            raise

    # Background work

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    async def stop_work(self) -> None:
        """Cancel background work, and wait until it has released the database."""
        tasks = [*self.tasks, *self.loading.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())
