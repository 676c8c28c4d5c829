"""All tables in this server's memory: loaded on demand, changed through `act` only.

The life of one answer: checked and applied in memory, its frames built, its entries put to the writer; once they are on
disk it is acknowledged and told to everybody. If that fails, the table is forgotten and read again from disk.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from matinee.engine.errors import MatineeError
from matinee.engine.show import Show
from matinee.lessons.lesson import Lesson
from matinee.match import entries as e
from matinee.match import learning, lobby, play, wire
from matinee.match.chair import Chair
from matinee.match.commands import Caller, Command
from matinee.match.errors import Frozen
from matinee.match.plain import name as plain_name
from matinee.match.table import Table
from matinee.match.terms import Terms
from matinee.server.frames import framed
from matinee.server.identity import Identity, new_table_id
from matinee.server.metrics import Metrics
from matinee.server.outbox import Outbox
from matinee.server.room import Frames, Mark, Room
from matinee.server.settings import Settings
from matinee.server.shelf import AGAIN, NOT_KEPT, NotKept, Shelf
from matinee.server.steady import Clock, Steady
from matinee.server.storage import Storage, Write
from matinee.server.thinkers import Thinkers
from matinee.server.writer import Writer

log = logging.getLogger("matinee.house")

Done = Callable[[], None]

SENT_AWAY = framed(wire.Bye(error="sent_away", message="The host has sent you away.", again=False))
NO_SPECTATORS = framed(wire.Bye(error="no_spectators", message="This table wants no spectators.", again=False))


def draw_secret() -> str:
    return secrets.token_hex(32)


def mark_of(table: Table) -> Mark:
    """Identifies the moment that a bot thinks about: the numbers of games, answers and take-backs."""
    return table.games, len(table.playing.recorder.record.answers), table.playing.takes


def nothing() -> None:
    """The callback for when nobody waits."""


class House(Shelf):
    # Whether all who sit at its tables are connected to this very server.
    sees_all = True

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        writer: Writer,
        thinkers: Thinkers,
        identity: Identity,
        metrics: Metrics,
        wall: Clock = time.time,
        ticks: Clock = time.monotonic,
        draw: Callable[[], str] = draw_secret,
    ) -> None:
        super().__init__(settings, storage, writer, metrics, Steady(wall, ticks))
        self.thinkers = thinkers
        self.identity = identity
        # Only for dates; intervals are measured by `clock`.
        self.wall = wall
        # Gives the secret of each deal.
        self.draw = draw
        self.server = secrets.token_hex(8)
        # The hash of the wire types that this server speaks.
        self.mark = ""

    def open(self, show: Show, setup: dict[str, Any], terms: Terms, guest: str) -> Room:
        return self.furnish(lobby.open_table(show, setup, terms, guest, self.clock()))

    def open_lesson(self, lesson: Lesson, guest: str, name: str) -> Room:
        now = self.clock()
        room = self.furnish(learning.open_lesson(lesson.show, lesson.id, lesson.setup, guest, now))
        self.act(room, learning.begin(room.table, guest, plain_name(name), now))
        return room

    def furnish(self, opened: e.Opened) -> Room:
        table = self.new_table(new_table_id())
        room = Room(table, 1, True, self.wall(), self.settings.keeping)
        self.rooms[table.id] = room
        self.act(room, [opened])
        return room

    async def begin(self) -> None:
        self.spawn(self.wake_all())
        self.spawn(self.sweep())

    async def end(self) -> None:
        """Finish what is being written; connected clients may come back to the next server."""
        await self.stop_work()
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

    # Changing

    def act(self, room: Room, entries: list[e.Entry], done: Done = lambda: None, failed: Done = lambda: None) -> None:
        """Apply entries that were checked, and all that follows by itself; tell it when it is on disk."""
        now = self.clock()
        first = room.table.entries + 1
        with self.changing(room):
            sent = room.sent(entries)
            stored = [room.table.apply(entry) for entry in entries]
            stored += play.follow(room.table, self.draw, now)
            moved = room.moved(stored)
            before, frames = room.mark, room.news(now)
            frames += self.greetings(room, stored, moved, sent)
            self.put(room, self.write(room, first, stored, now), frames, done, failed)
            self.look_ahead(room)
            if room.mark != before:
                # An answer by itself never changes who may be here.
                self.usher(room, sent)
                self.keep_vigil(room)

    def write(self, room: Room, first: int, stored: list[e.Entry], now: float) -> Write | None:
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
        row = room.changed_row(self.wall())
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
            self.let_go(room)
            failed()

        self.writer.put(room.strand, write, then, lost)

    def look_ahead(self, room: Room) -> None:
        """Set the alarm for what is due later, and let a bot think if one is asked."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        due = play.next_moment(room.table)
        if due is not None:
            # A follower leaves the deeds of a table to its owner, and waits for them.
            delay = max(0.0 if room.mine else 0.25, due - self.clock())
            room.timer = asyncio.get_running_loop().call_later(delay, self.alarm, room)
        asked = play.bot_asked(room.table) if room.mine and not room.table.frozen else None
        if asked is not None:
            mark = mark_of(room.table)
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

    def rank(self, room: Room) -> int:
        """How pressing it is that a table's bot thinks."""
        return room.rank

    async def let_think(self, room: Room, seat: int, level: str, mark: Mark) -> None:
        table, game = room.table, room.table.playing
        record = game.recorder.record
        began = self.clock()
        try:
            key = await self.thinkers.think(name_of(table), record, level, room.payer, self.rank(room))
        except Exception:
            log.exception("table %s: a bot could not think and passes", table.id)
            key = ""
        # Somebody who lets a bot play for them looks on, and wants to follow it.
        if (table.watched or room.streams) and not game.window and not game.state.step().inside():
            await asyncio.sleep(max(0.0, began + table.terms.tempo - self.clock()))
        if not self.knows(room) or mark_of(table) != mark or play.bot_asked(table) is None:
            room.thinking = None if room.thinking == mark else room.thinking
            return
        self.metrics.add("matinee_bot_answers_total")
        self.act(room, [play.bot_answer(table, seat, key, self.clock())])

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

    def greetings(self, room: Room, entries: list[e.Entry], moved: list[Outbox], sent: set[str]) -> Frames:
        """For those who have changed chairs, and for a host whose links have."""
        frames = [frame for box in moved for frame in self.introduction(room, box, None, box.guest in sent)]
        if any(entry.changes_links for entry in entries):
            hosts = [box for box in room.boxes if box.guest == room.table.host and box not in moved]
            frames += [self.greeting(room, box) for box in hosts]
        return frames

    def greeting(self, room: Room, box: Outbox, sent: bool = False) -> tuple[tuple[Outbox, ...], bytes]:
        welcome = room.welcome(box, self.links(room.table, box.guest), self.mark, sent)
        return (box,), framed(welcome)

    def introduction(self, room: Room, box: Outbox, since: wire.Since | None, sent: bool = False) -> Frames:
        """What somebody is told who comes in, or has changed chairs."""
        frames: Frames = [self.greeting(room, box, sent)]
        stream = room.enter(box)
        scene = stream.scene(room.table, self.clock(), since)
        return [*frames, ((box,), framed(scene))] if scene is not None else frames

    def enter(self, room: Room, box: Outbox, since: wire.Since | None) -> None:
        """Everything after this moment is sent to the newcomer; what came before is in the scene."""
        if not self.knows(room):
            box.close(AGAIN)
            return
        with self.changing(room):
            others = room.news(self.clock())
            room.enter(box)
            self.thinkers.hurry(name_of(room.table), self.rank(room))
            arrival = room.news(self.clock())
            here = [(tuple(b for b in boxes if b is not box), frame) for boxes, frame in arrival]
            self.put(room, None, [*others, *here, *self.introduction(room, box, since)], nothing, nothing)
            self.keep_vigil(room)

    async def freshen(self, room: Room) -> Room:
        """Make sure that memory has read all that is on disk: on one machine it always has."""
        return room

    def leave(self, room: Room, box: Outbox) -> None:
        room.leave(box)
        room.quiet_since = self.clock()
        if self.knows(room):
            self.tell(room)
            self.keep_vigil(room)

    def keep_vigil(self, room: Room) -> None:
        """If the host has been away for long, pass the host's rights to a player who is present."""
        if room.vigil is not None:
            room.vigil.cancel()
            room.vigil = None
        if not (self.sees_all and room.mine and room.boxes) or room.table.status == "closed" or room.table.frozen:
            return
        if not room.is_here(room.table.host):
            wait = max(0.0, self.settings.limits.away_seconds - room.gone(room.table.host))
            room.vigil = asyncio.get_running_loop().call_later(wait, self.crown, room)

    def crown(self, room: Room) -> None:
        room.vigil = None
        heirs = lobby.inherit_host(room.table, room.here, self.clock()) if self.knows(room) else []
        if heirs and not room.table.frozen:
            self.act(room, heirs)

    async def claim_chair(self, room: Room, box: Outbox, chair: int, name: str) -> None:
        """Sit down by the link of a free chair."""
        if room.table.frozen or not self.knows(room):
            return
        self.act(room, lobby.claim(room.table, box.guest, name, chair, self.clock()))

    async def join_chair(self, room: Room, box: Outbox, chair: int, owner: str) -> None:
        """Note that the owner of a chair has come on another device."""
        if self.knows(room) and not room.table.frozen:
            self.act(room, lobby.join(room.table, box.guest, chair, owner, self.clock()))

    def usher(self, room: Room, sent: set[str]) -> None:
        """Disconnect those whom the table no longer admits."""
        for box in room.boxes:
            if not room.admits(box.guest):
                box.close(SENT_AWAY if box.guest in sent else NO_SPECTATORS)

    async def command(self, room: Room, box: Outbox, command: Command) -> None:
        """Carry a message out, or say why not; either way its nonce is answered."""
        if not self.knows(room):
            box.close(AGAIN)
            return
        began = self.clock()

        def done() -> None:
            self.metrics.waiting(self.clock() - began)
            box.put(framed(wire.Done(nonce=command.nonce)))

        try:
            entries = self.decide(room, box.guest, box.name, command)
        except MatineeError as refusal:
            self.metrics.add("matinee_refusals_total")
            box.put(framed(wire.Refusal(nonce=command.nonce, error=refusal.code, message=refusal.sentence)))
            return
        if entries is None:
            self.put(room, None, [], done, nothing)
        else:
            self.act(room, entries, done)

    def decide(self, room: Room, guest: str, name: str, command: Command) -> list[e.Entry] | None:
        """The entries of a command; None if its nonce has been carried out before."""
        if room.table.frozen:
            raise Frozen(room.table.frozen)
        if play.is_repeat(room.table, guest, command.nonce):
            return None
        absence = partial(room.need_absence, seconds=self.settings.limits.away_seconds)
        by = Caller(room.table, guest, name, self.clock(), self.wall, room.away if self.sees_all else list, absence)
        entries = command.entries(by)
        return play.signed(room.table, guest, command.nonce, entries)


def name_of(table: Table) -> str:
    """The name under which thinkers know the game of a table."""
    return f"{table.id}/{table.games}"
