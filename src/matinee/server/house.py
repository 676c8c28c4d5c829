"""All tables that this server has in mind: they are loaded when somebody asks, and change through `act` alone.

The life of one answer: checked and applied in memory, its frames built, its entries put to the writer; once they are on
disk it is acknowledged and told to everybody. If that fails, the table is forgotten and read again from disk.
"""

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from matinee.engine.errors import MatineeError
from matinee.engine.show import Show
from matinee.match import entries as e
from matinee.match import lobby, play, wire
from matinee.match.chair import Chair
from matinee.match.errors import Frozen
from matinee.match.table import Table
from matinee.match.terms import Terms
from matinee.server.commands import carry_out
from matinee.server.identity import Identity, new_table_id
from matinee.server.metrics import Metrics
from matinee.server.outbox import Outbox
from matinee.server.room import Frames, Room
from matinee.server.settings import Settings
from matinee.server.storage import Storage, Write
from matinee.server.thinkers import Thinkers
from matinee.server.writer import Writer

log = logging.getLogger("matinee.house")

Done = Callable[[], None]

NO_SPECTATORS = wire.encode(wire.Bye(error="no_spectators", message="This table wants no spectators.", again=False))

AGAIN = wire.encode(
    wire.Bye(error="come_again", message="The table has to be read again; come back at once.", again=True)
)


def draw_secret() -> str:
    return secrets.token_hex(32)


NOT_KEPT = "The house could not keep that; try again in a moment."


class NotKept(MatineeError):
    """What was done is not on disk: nobody may rely on it."""


def nothing() -> None:
    """What follows when nobody waits for anything."""


class House:
    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        writer: Writer,
        thinkers: Thinkers,
        identity: Identity,
        metrics: Metrics,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.writer = writer
        self.thinkers = thinkers
        self.identity = identity
        self.metrics = metrics
        self.clock = clock
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.server = secrets.token_hex(8)
        # The mark of the wire that this server speaks.
        self.mark = ""

    # Opening and loading

    def open(self, show: Show, setup: dict[str, Any], terms: Terms, guest: str) -> Room:
        now = self.clock()
        opened = lobby.open_table(show, setup, terms, guest, now)
        table = Table(new_table_id(), self.pause)
        room = Room(table, 1, True, now)
        self.rooms[table.id] = room
        self.act(room, [opened])
        return room

    def pause(self) -> float:
        return random.uniform(*self.settings.pace)

    async def room(self, id: str) -> Room | None:
        """A table by its id, read from disk if need be; only once if many ask."""
        found = self.rooms.get(id)
        if found is not None or not 0 < len(id) <= 40:
            return found
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self.load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def load(self, id: str) -> Room | None:
        await self.writer.passed(id)
        row = await self.storage.row(id)
        if row is None:
            return None
        fence, mine = await self.claim(id, row.fence)
        bodies, beyond = await self.storage.story(id)
        table = await self.read(id, bodies)
        if not table.chairs:
            return None
        room = Room(table, fence, mine, row.opened)
        if not mine:
            play.resume(table, self.clock())
        elif beyond and not table.frozen:
            log.error("table %s: %d entries beyond a gap after number %d are set aside", id, beyond, table.entries)
            await self.storage.set_aside(id, fence, table.entries, len(table.records))
        else:
            room.changed_row(0.0)
        self.rooms[id] = room
        self.metrics.add("matinee_tables_loaded_total")
        if mine:
            self.resume(room, beyond)
        return room

    async def read(self, id: str, bodies: list[str]) -> Table:
        """A table as its entries tell it. One that cannot be read leaves it as it was before, to be looked at."""
        table = Table(id, self.pause)
        for number, body in enumerate(bodies, 1):
            try:
                table.revive(e.decode(body))
            except Exception as fault:
                log.exception("table %s: entry %d cannot be read", id, number)
                table.frozen = f"Step {number} of this table cannot be read ({type(fault).__name__}): it cannot go on."
                break
            if number % 200 == 0:
                await asyncio.sleep(0)
        return table

    def resume(self, room: Room, lost: int = 0) -> None:
        """Let a table go on that was read from disk; what must be the same at the next reading is an entry itself."""
        table, now = room.table, self.clock()
        timed = table.status == "playing" and table.terms.clock is not None
        if not table.frozen and (timed or lost):
            self.act(room, [e.Resumed(at=now, lost=lost)])
        else:
            play.resume(table, now)
            self.act(room, [])

    async def claim(self, id: str, fence: int) -> tuple[int, bool]:
        """Whose table it is: on one machine, always ours."""
        return fence, True

    async def begin(self) -> None:
        self.spawn(self.wake_all())
        self.spawn(self.sweep())

    async def end(self) -> None:
        """Finish what is being written; whoever is connected may come back to the next server."""
        for task in self.tasks:
            task.cancel()
        for room in list(self.rooms.values()):
            self.forget(room)
        await self.writer.stop()
        self.thinkers.close()
        await self.storage.close()

    async def settled(self, room: Room) -> None:
        """Wait until all that a table did so far is on disk."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.put(room, None, [], lambda: done.set_result(True), lambda: done.set_result(False))
        if not await done:
            raise NotKept(NOT_KEPT)

    async def sweep(self) -> None:
        """Let go of tables that nobody looks at and that wait for nothing but people; disk remembers them."""
        while True:
            await asyncio.sleep(60)
            limit = self.clock() - self.settings.limits.idle_seconds
            for room in list(self.rooms.values()):
                waits = room.timer is None and play.bot_asked(room.table) is None
                if waits and not room.streams and room.quiet_since < limit:
                    self.forget(room)
            await asyncio.sleep(0)

    async def wake_all(self) -> None:
        """After a start: every running game comes back, so that bots and clocks go on."""
        for row in await self.storage.with_status("playing"):
            try:
                await self.room(row.id)
            except Exception:
                log.exception("table %s cannot be read", row.id)

    def knows(self, room: Room) -> bool:
        """Whether this is still how the house remembers the table."""
        return self.rooms.get(room.table.id) is room

    def forget(self, room: Room) -> None:
        """Whatever is in memory is not to be trusted any more: everybody comes back to what is on disk."""
        if self.knows(room):
            del self.rooms[room.table.id]
        if room.timer is not None:
            room.timer.cancel()
        for box in room.boxes:
            box.close(AGAIN)
        room.streams.clear()

    @contextmanager
    def changing(self, room: Room) -> Iterator[None]:
        """Memory is never ahead of disk: if something goes wrong half-way, the table is forgotten."""
        if not self.knows(room):
            raise NotKept(NOT_KEPT)
        try:
            yield
        except Exception:
            self.forget(room)
            raise

    # Changing

    def act(
        self, room: Room, entries: list[e.AnyEntry], done: Done = lambda: None, failed: Done = lambda: None
    ) -> None:
        """Apply entries that were checked, and all that follows by itself; tell it when it is on disk."""
        now = self.clock()
        first = room.table.entries + 1
        with self.changing(room):
            stored = [room.table.apply(entry) for entry in entries]
            stored += play.follow(room.table, draw_secret, now)
            moved = room.moved(stored)
            frames = room.news(now)
            frames += self.greetings(room, stored, moved)
            self.put(room, self.write(room, first, stored, now), frames, done, failed)
            self.usher(room)
            self.look_ahead(room)

    def write(self, room: Room, first: int, stored: list[e.AnyEntry], now: float) -> Write | None:
        table = room.table
        if not stored:
            return None
        records = [
            (number, msgspec.json.encode(table.records[number - 1]).decode())
            for number in range(room.kept + 1, len(table.records) + 1)
        ]
        room.kept = len(table.records)
        bodies = [e.encode(entry).decode() for entry in stored]
        guests = [entry.guest for entry in stored if isinstance(entry, e.Sat | e.Joined)]
        row = room.changed_row(now)
        if first == 1:
            row |= {"game": table.show.id, "opened": room.opened, "owner": self.server}
        return Write(table.id, room.fence, first, bodies, row, records, guests)

    def put(self, room: Room, write: Write | None, frames: Frames, done: Done, failed: Done) -> None:
        def then() -> None:
            for boxes, frame in frames:
                for box in boxes:
                    box.put(frame)
            done()

        def lost() -> None:
            self.forget(room)
            failed()

        self.writer.put(room.strand, write, then, lost)

    def look_ahead(self, room: Room) -> None:
        """Set the alarm for what is due later, and let a bot think if one is asked."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        due = play.next_moment(room.table)
        if due is not None:
            # Whoever only follows a table leaves its deeds to the owner, and waits for them.
            delay = max(0.0 if room.mine else 0.25, due - self.clock())
            room.timer = asyncio.get_running_loop().call_later(delay, self.alarm, room)
        asked = play.bot_asked(room.table) if room.mine and not room.table.frozen else None
        if asked is not None:
            mark = room.table.games, len(room.table.playing.recorder.record.answers)
            if room.thinking != mark:
                room.thinking = mark
                self.spawn(self.let_think(room, *asked, mark))

    def alarm(self, room: Room) -> None:
        room.timer = None
        if not self.knows(room) or room.table.frozen:
            return
        with self.changing(room):
            play.look(room.table, self.clock())
        if room.mine:
            self.act(room, [])
        else:
            self.tell(room)

    def tell(self, room: Room) -> None:
        """Pass on what a followed table has to say."""
        with self.changing(room):
            self.put(room, None, room.news(self.clock()), nothing, nothing)
            self.look_ahead(room)

    async def let_think(self, room: Room, seat: int, level: str, mark: tuple[int, int]) -> None:
        table, game = room.table, room.table.playing
        record = game.recorder.record
        began = self.clock()
        name = f"{table.id}/{table.games}"
        key = await self.thinkers.think(name, record, level)
        # Whoever let a bot play for him looks on, and wants to follow it.
        if (table.watched or room.streams) and not game.window and not game.state.step().inside():
            await asyncio.sleep(max(0.0, began + table.terms.tempo - self.clock()))
        now = table.games, len(game.recorder.record.answers)
        if not self.knows(room) or now != mark or play.bot_asked(table) is None:
            room.thinking = None if room.thinking == mark else room.thinking
            return
        self.metrics.add("matinee_bot_answers_total")
        self.act(room, [play.bot_answer(table, seat, key, self.clock())])

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    # People

    def links(self, table: Table, guest: str) -> list[str]:
        """What a host may hand out, by the number of the chair: free ones, and their own for their other devices."""
        found = [""] * (1 + max((chair.number for chair in table.chairs), default=-1))
        for chair in table.chairs:
            if chair.kind != "person":
                found[chair.number] = self.link(table, chair, "")
            elif chair.guest == guest:
                found[chair.number] = self.link(table, chair, guest)
        return found

    def link(self, table: Table, chair: Chair, owner: str) -> str:
        token = self.identity.chair_token(table.id, chair.number, chair.edition, owner)
        return f"/t/{table.id}#chair={token}"

    def greetings(self, room: Room, entries: list[e.AnyEntry], moved: list[Outbox]) -> Frames:
        """For those who have changed chairs, and for a host whose links have."""
        frames = [frame for box in moved for frame in self.introduction(room, box, None)]
        if any(isinstance(entry, e.Sat | e.Rose | e.Resigned | e.Settled | e.HostMoved) for entry in entries):
            hosts = [box for box in room.boxes if box.guest == room.table.host and box not in moved]
            frames += [self.greeting(room, box) for box in hosts]
        return frames

    def greeting(self, room: Room, box: Outbox) -> tuple[tuple[Outbox, ...], str]:
        welcome = room.welcome(box, self.links(room.table, box.guest), self.mark)
        return (box,), wire.encode(welcome)

    def introduction(self, room: Room, box: Outbox, since: wire.Since | None) -> Frames:
        """What somebody is told who comes in, or has changed chairs."""
        frames: Frames = [self.greeting(room, box)]
        stream = room.enter(box)
        scene = stream.scene(room.table, self.clock(), since)
        return [*frames, ((box,), scene)] if scene is not None else frames

    def enter(self, room: Room, box: Outbox, since: wire.Since | None) -> None:
        """Everything after this moment reaches the newcomer; what went before stands in the scene."""
        if not self.knows(room):
            box.close(AGAIN)
            return
        with self.changing(room):
            others = room.news(self.clock())
            room.enter(box)
            arrival = room.news(self.clock())
            here = [(tuple(b for b in boxes if b is not box), frame) for boxes, frame in arrival]
            self.put(room, None, [*others, *here, *self.introduction(room, box, since)], nothing, nothing)

    async def freshen(self, room: Room) -> Room:
        """Make sure that the table is as far as disk is: on one machine, always."""
        return room

    def leave(self, room: Room, box: Outbox) -> None:
        room.leave(box)
        room.quiet_since = self.clock()
        if self.knows(room):
            self.tell(room)

    async def claim_chair(self, room: Room, box: Outbox, chair: int, name: str) -> None:
        """Sit down by the link of a free chair."""
        if room.table.frozen or not self.knows(room):
            return
        self.act(room, lobby.claim(room.table, box.guest, name, chair, self.clock()))

    async def join_chair(self, room: Room, box: Outbox, chair: int, owner: str) -> None:
        """Note that the owner of a chair has come on another device."""
        if self.knows(room) and not room.table.frozen:
            self.act(room, lobby.join(room.table, box.guest, chair, owner, self.clock()))

    def usher(self, room: Room) -> None:
        """Send those home whom the table does not admit any more."""
        for box in room.boxes:
            if not room.admits(box.guest):
                box.close(NO_SPECTATORS)

    async def command(self, room: Room, box: Outbox, command: wire.Command) -> None:
        """Carry a message out, or say why not; either way its nonce is answered."""
        if not self.knows(room):
            box.close(AGAIN)
            return
        began = self.clock()

        def done() -> None:
            self.metrics.waiting(self.clock() - began)
            box.put(wire.encode(wire.Done(nonce=command.nonce)))

        try:
            entries = self.decide(room, box.guest, box.name, command)
        except MatineeError as refusal:
            self.metrics.add("matinee_refusals_total")
            box.put(wire.encode(wire.Refusal(nonce=command.nonce, error=refusal.code, message=refusal.sentence)))
            return
        if entries is None:
            self.put(room, None, [], done, nothing)
        else:
            self.act(room, entries, done)

    def decide(self, room: Room, guest: str, name: str, command: wire.Command) -> list[e.AnyEntry] | None:
        """The entries of a command; None if its nonce has been carried out before."""
        if room.table.frozen:
            raise Frozen(room.table.frozen)
        if command.nonce and (play.is_repeat(room.table, guest, command.nonce) or room.has_done(guest, command.nonce)):
            return None
        if isinstance(command, wire.SendAway):
            room.need_absence(command.chair, self.settings.limits.away_seconds)
        entries = carry_out(room.table, guest, name, command, self.clock())
        room.note_done(guest, command.nonce)
        return entries
