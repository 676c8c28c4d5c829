"""Several houses on one PostgreSQL: each table is served by one of them; the others follow its entries.

A player connected to a follower notices no difference: commands are passed on to the owner by letter, and what comes of
them is read from the database when NOTIFY says so. When an owner dies, a follower takes over.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any

import asyncpg

from matinee.engine.errors import MatineeError
from matinee.match import entries as e
from matinee.match import lobby, wire
from matinee.match.commands import Command
from matinee.server.frames import framed
from matinee.server.house import House, nothing
from matinee.server.lease import Lease
from matinee.server.letters import CHANNEL, Letter, Post, Reply, Request
from matinee.server.outbox import Outbox
from matinee.server.room import Room
from matinee.server.shelf import WAITS
from matinee.server.steady import Steady
from matinee.server.turns import WATCHED

log = logging.getLogger("matinee.circuit")

NEWS = "matinee_news"
# How many orphaned games are taken over per round.
AT_ONCE = 100


class Circuit(House):
    sees_all = False

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self.lease = Lease(self.storage, self.server, self.settings.lease_seconds)
        self.post = Post(self.storage, self.server)
        self.owners: dict[str, str] = {}
        # Tables that were claimed and do not run yet: other servers see a live owner.
        self.claimed: set[str] = set()
        self.waiting: dict[str, asyncio.Future[Reply]] = {}
        # Followed tables with unread news.
        self.heard_of: set[str] = set()
        self.listening: Any = None
        self.mail = asyncio.Event()
        self.beaten = 0.0

    # Life

    async def begin(self) -> None:
        self.beaten = time.monotonic()
        # All servers use the database's time, whatever their own clocks say.
        date = await self.lease.date()
        self.clock = Steady(lambda: date)
        await self.lease.beat()
        await self.listen()
        for work in (self.keep_alive(), self.look_after(), self.keep_listening(), self.read_mail(), self.sweep()):
            self.spawn(work)

    async def end(self) -> None:
        await self.stop_work()
        await self.hang_up()
        await self.writer.drain()
        with contextlib.suppress(Exception):
            await self.lease.leave()
        await super().end()

    async def keep_alive(self) -> None:
        """Renew the lease periodically; retry a renewal that fails."""
        beats = 0
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 4)
            try:
                await self.renew()
                beats += 1
                if beats % 100 == 0:
                    await self.post.burn(600)
            except Exception:
                log.exception("the lease could not be renewed")

    async def look_after(self) -> None:
        """Take over tables whose owner has died; one that cannot be read holds up no other."""
        while True:
            await asyncio.sleep(self.settings.lease_seconds / 4)
            try:
                orphans = await self.lease.orphans(AT_ONCE)
            except Exception:
                log.exception("orphans cannot be found")
                continue
            for id in dict.fromkeys([*orphans, *self.claimed]):
                try:
                    await self.adopt(id)
                except Exception:
                    log.exception("table %s cannot be taken over", id)

    async def renew(self) -> None:
        """Renew the lease. A server that was silent for too long may have lost tables: it must not act for them."""
        now = time.monotonic()
        await self.lease.beat()
        if self.is_late(now):
            mine = {room.table.id: room for room in self.rooms.values() if room.mine}
            fences = await self.lease.fences(list(mine))
            for id, room in mine.items():
                if fences.get(id) != room.fence:
                    self.forget(room)
        self.beaten = now

    def is_late(self, now: float) -> bool:
        return now - self.beaten > self.settings.lease_seconds * 0.8

    async def adopt(self, id: str) -> None:
        room = self.rooms.get(id)
        if room is None:
            await self.room(id)
        elif room.mine:
            self.claimed.discard(id)
        else:
            await self.promote(room)

    async def promote(self, room: Room) -> bool:
        """Become the owner of a table that this server followed; its players stay connected."""
        async with room.taking:
            if room.mine or not self.knows(room):
                return room.mine
            fence, mine = await self.claim(room.table.id, room.fence)
            if not mine:
                return False
            await self.sync(room)
            if not self.knows(room):
                return False
            room.fence, room.mine = fence, True
            room.kept = len(room.table.records)
            room.changed_row(0.0)
            self.metrics.add("matinee_takeovers_total")
            self.resume(room)
            self.claimed.discard(room.table.id)
            return True

    def rank(self, room: Room) -> int:
        """Players of a table may be connected to another server, and wait there."""
        return min(room.rank, WATCHED) if room.table.watched else room.rank

    async def load(self, id: str) -> Room | None:
        room = await super().load(id)
        if room is not None and await self.was_taken(room):
            room = await super().load(id)
        if room is not None and not room.mine:
            # News that arrived during the read was not delivered: read again.
            await self.sync(room)
            if self.knows(room):
                self.look_ahead(room)
        self.claimed.discard(id)
        return room

    async def claim(self, id: str, fence: int) -> tuple[int, bool]:
        # Without an answer, whether the claim succeeded is unknown: keep looking after the table until it is read.
        self.claimed.add(id)
        fence, owner = await self.lease.claim(id)
        self.owners[id] = owner
        if owner != self.server:
            self.claimed.discard(id)
        return fence, owner == self.server

    # News

    async def listen(self) -> None:
        url = self.settings.database_url.replace("postgresql+asyncpg://", "postgresql://")
        await self.hang_up()
        self.listening = await asyncpg.connect(url, timeout=5)
        await self.listening.add_listener(NEWS, self.on_news)
        await self.listening.add_listener(CHANNEL, self.on_letter)

    async def hang_up(self) -> None:
        if self.listening is not None:
            try:
                await self.listening.close(timeout=1)
            except Exception:
                self.listening.terminate()

    async def is_listening(self) -> bool:
        """Ping LISTEN's connection: it may be dead without an error."""
        try:
            await self.listening.execute("SELECT 1", timeout=5)
        except Exception:
            return False
        return True

    async def keep_listening(self) -> None:
        """Reconnect LISTEN when it is lost, then resync: news may have been missed."""
        while True:
            await asyncio.sleep(1)
            if await self.is_listening():
                continue
            try:
                await self.listen()
            except Exception as fault:
                log.warning("the database cannot be listened to: %s", fault)
                continue
            self.mail.set()
            for room in list(self.rooms.values()):
                if not room.mine:
                    self.spawn(self.heed(room))

    def on_news(self, _: object, __: int, ___: str, table: object) -> None:
        room = self.rooms.get(str(table))
        if room is not None and not room.mine and room.table.id not in self.heard_of:
            self.heard_of.add(room.table.id)
            self.spawn(self.heed(room))

    async def heed(self, room: Room) -> None:
        """Read the news of a followed table. If that keeps failing, its players are sent to reconnect."""
        for wait in WAITS[:4]:
            try:
                await self.sync(room)
                return
            except Exception:
                log.exception("table %s: its news cannot be read", room.table.id)
            await asyncio.sleep(wait)
        self.forget(room)

    def on_letter(self, _: object, __: int, ___: str, receiver: object) -> None:
        if receiver == self.server:
            self.mail.set()

    async def sync(self, room: Room) -> None:
        """Read the entries that a followed table has got, one reader at a time; afterwards it is as far as disk was."""
        async with room.reading:
            self.heard_of.discard(room.table.id)
            await self.catch_up(room)

    async def catch_up(self, room: Room) -> None:
        bodies = await self.storage.bodies(room.table.id, room.table.entries)
        if room.mine or not self.knows(room) or not bodies:
            return
        with self.changing(room):
            fresh: list[e.Entry] = [e.decode(body) for body in bodies]
            sent = room.sent(fresh)
            for entry in fresh:
                room.table.revive(entry)
            moved = room.moved(fresh)
            frames = room.news(self.clock())
            frames += self.greetings(room, fresh, moved, sent)
            self.put(room, None, frames, nothing, nothing)
            self.usher(room, sent)
            self.look_ahead(room)

    async def freshen(self, room: Room) -> Room:
        """A newcomer may already have seen more at another server than this one has read."""
        if await self.was_taken(room):
            return await self.room(room.table.id) or room
        if not room.mine:
            await self.sync(room)
        return room

    async def was_taken(self, room: Room) -> bool:
        """Whether another server has taken a table of ours while this one was silent; then it is forgotten here."""
        if not room.mine or not self.is_late(time.monotonic()):
            return False
        fences = await self.lease.fences([room.table.id])
        if fences.get(room.table.id) == room.fence:
            return False
        self.forget(room)
        return True

    # Letters

    async def command(self, room: Room, box: Outbox, command: Command) -> None:
        if room.mine:
            await super().command(room, box, command)
            return
        request = Request(secrets.token_hex(12), box.guest, box.name, command)
        self.spawn(self.pass_on(room, box, request, command.nonce))

    async def claim_chair(self, room: Room, box: Outbox, chair: int, name: str) -> None:
        if room.mine:
            await super().claim_chair(room, box, chair, name)
            return
        await self.pass_on(room, box, Request(secrets.token_hex(12), box.guest, name, None, chair), "")
        await self.sync(room)

    async def join_chair(self, room: Room, box: Outbox, chair: int, owner: str) -> None:
        if room.mine:
            await super().join_chair(room, box, chair, owner)
            return
        await self.pass_on(room, box, Request(secrets.token_hex(12), box.guest, "", None, chair, owner), "")
        await self.sync(room)

    async def pass_on(self, room: Room, box: Outbox, request: Request, nonce: str) -> None:
        """Send a command to the owner and hear what became of it. Whatever goes wrong, the sender gets an answer."""
        reply: Reply | None = None
        for _ in range(8):
            try:
                reply = await self.ask_owner(room, request)
                if reply is not None or await self.take_place(room, box, request):
                    break
            except Exception:
                log.exception("table %s: a command could not be passed on", room.table.id)
                await asyncio.sleep(0.5)
        else:
            reply = Reply(request.id, "try_again", "Nobody serves this table just now; try again.")
        if reply is not None and reply.error:
            box.put(framed(wire.Refusal(nonce=nonce, error=reply.error, message=reply.message)))
        elif reply is not None and nonce:
            box.put(framed(wire.Done(nonce=nonce)))

    async def take_place(self, room: Room, box: Outbox, request: Request) -> bool:
        """If the owner is dead, become the owner and carry the command out."""
        if not room.mine:
            await self.promote(room)
        if not room.mine:
            return False
        if request.command is not None:
            await super().command(room, box, request.command)
        elif request.owner:
            await super().join_chair(room, box, request.chair, request.owner)
        else:
            await super().claim_chair(room, box, request.chair, request.name)
        return True

    async def ask_owner(self, room: Room, request: Request) -> Reply | None:
        """None if no answer came in time: the owner may be dead. A letter may be sent twice: nonces make that safe."""
        if room.mine:
            return None
        future: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self.waiting[request.id] = future
        try:
            await self.post.send(self.owners[room.table.id], room.table.id, request)
            return await asyncio.wait_for(future, self.settings.lease_seconds / 2)
        except TimeoutError:
            return None
        finally:
            self.waiting.pop(request.id, None)

    async def read_mail(self) -> None:
        while True:
            await self.mail.wait()
            self.mail.clear()
            try:
                letters = await self.post.collect()
            except Exception:
                log.exception("letters could not be read")
                await asyncio.sleep(1)
                self.mail.set()
                continue
            for letter in letters:
                try:
                    await self.open_letter(letter)
                except Exception:
                    log.exception("a letter about table %s could not be followed", letter.table)

    async def open_letter(self, letter: Letter) -> None:
        if isinstance(letter.body, Reply):
            future = self.waiting.get(letter.body.id)
            if future is not None and not future.done():
                future.set_result(letter.body)
            return
        room = await self.room(letter.table)
        if room is not None and room.mine:
            self.carry_out(room, letter, letter.body)

    def carry_out(self, room: Room, letter: Letter, request: Request) -> None:
        def answer(error: str = "", message: str = "") -> None:
            reply = Reply(request.id, error, message)
            self.spawn(self.post.send(letter.sender, letter.table, reply))

        try:
            if request.command is None and request.owner:
                entries = lobby.join(room.table, request.guest, request.chair, request.owner, self.clock())
            elif request.command is None:
                entries = lobby.claim(room.table, request.guest, request.name, request.chair, self.clock())
            else:
                entries = self.decide(room, request.guest, request.name, request.command) or []
        except MatineeError as refusal:
            answer(refusal.code, refusal.sentence)
            return
        self.act(room, entries, answer)
