"""One WebSocket per chair or spectator: who may come in, what is read, what is sent. It trusts nobody."""

import asyncio
import logging
import time
from collections.abc import Iterable
from contextlib import suppress

import msgspec
import sqlalchemy as sa
from starlette.types import Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from matinee.engine.errors import Refused
from matinee.match import wire
from matinee.match.chair import Chair
from matinee.match.errors import NoSuchChair
from matinee.match.plain import name as plain_name
from matinee.server.frames import framed
from matinee.server.house import House
from matinee.server.identity import COOKIE
from matinee.server.neighbours import neighbours
from matinee.server.origin import is_ours
from matinee.server.outbox import Link, Outbox
from matinee.server.rate import Bucket, Paces
from matinee.server.room import Room

log = logging.getLogger("matinee.sockets")

# Application codes of a WebSocket's end.
FORBIDDEN, NOT_FOUND, RUDE, GONE = 4403, 4404, 4400, 4000
EXCESS = 400
NO_STORAGE = "The house cannot read its books just now; come back in a moment."


class Hangup(Exception):
    """The conversation is over; the words for it have been put into the outbox, or the client is gone."""


class SocketDoor:
    """The ASGI endpoint of /ws/{table}."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.count = 0
        self.paces = Paces(house.settings.limits)
        self.by_name: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        guest = self.house.identity.guest(socket.cookies.get(COOKIE))
        limits = self.house.settings.limits
        if not is_ours(socket, self.house.settings):
            await socket.close(FORBIDDEN)
            return
        address = neighbours(socket.client.host) if socket.client else ""
        bounds = {f"at {address}": limits.sockets_per_address}
        if guest:
            bounds[f"of {guest}"] = limits.sockets_per_guest
        if self.count >= limits.sockets or any(self.by_name.get(name, 0) >= most for name, most in bounds.items()):
            await socket.close(FORBIDDEN)
            return
        self.come(bounds, 1)
        try:
            await socket.accept()
            table, line = scope["path_params"]["table"], scope["extensions"]["matinee.line"]
            connection = Connection(self.house, guest, table, line, receive, send, self.paces)
            connection.box.address = address
            await connection.run()
        finally:
            self.come(bounds, -1)

    def come(self, names: Iterable[str], many: int) -> None:
        self.count += many
        for name in names:
            self.by_name[name] = self.by_name.get(name, 0) + many
            if not self.by_name[name]:
                del self.by_name[name]


class Connection:
    """One connection from its first message to its last."""

    def __init__(
        self, house: House, guest: str, table: str, line: Link, receive: Receive, send: Send, paces: Paces | None = None
    ) -> None:
        self.house = house
        self.limits = house.settings.limits
        self.table = table
        self.receive = receive
        self.send = send
        # Without a cookie a client may look, and sit by a chair's secret link.
        self.box = Outbox(guest or house.identity.new_guest(), "", "en", self.limits, line)
        self.known = bool(guest)
        now = time.monotonic()
        self.rate = Bucket(self.limits.rate, self.limits.burst, now)
        self.paces = paces or Paces(self.limits)
        self.rude = 0
        self.excess = 0
        self.code = GONE

    async def run(self) -> None:
        ending = asyncio.create_task(self.hang_up_at_last())
        room: Room | None = None
        try:
            join = await asyncio.wait_for(self.first(), self.limits.join_seconds)
            room = await self.enter(join)
            while True:
                await self.one(room)
        except (Hangup, TimeoutError):
            pass
        except (sa.exc.SQLAlchemyError, OSError):
            log.exception("table %s could not be entered", self.table)
            self.box.close(framed(wire.Bye(error="no_storage", message=NO_STORAGE, again=True)))
        finally:
            if room is not None:
                self.house.leave(room, self.box)
            self.box.close()
            await asyncio.wait([ending], timeout=5)
            ending.cancel()

    # Reading

    async def read(self) -> wire.FromClient | None:
        """The next message; None if it was no message at all, which a client may do three times."""
        raw: Message = await self.receive()
        if raw["type"] == "websocket.disconnect" or self.box.closed:
            raise Hangup
        text: str | bytes = raw.get("text") or raw.get("bytes") or ""
        now = time.monotonic()
        if not self.rate.take(now) or not self.allow("any", now):
            self.too_fast()
            return None
        try:
            if len(text) > wire.LARGEST:
                self.malformed("too_large", f"A message has at most {wire.LARGEST} characters.")
                return None
            return wire.decode(text)
        except msgspec.DecodeError as fault:
            self.malformed("malformed", str(fault))
        except (RecursionError, UnicodeDecodeError):
            self.malformed("malformed", "That cannot be read.")
        return None

    def allow(self, kind: str, now: float) -> bool:
        return self.paces.allow(kind, self.box.guest, self.box.address, now)

    def too_fast(self) -> None:
        """A flood is not answered message by message; the game's clock goes on."""
        self.house.metrics.add("matinee_floods_total")
        if self.excess % 50 == 0:
            self.box.put(framed(wire.Refusal(nonce="", error="slow_down", message="You speak too fast.")))
        self.excess += 1
        if self.excess > EXCESS:
            self.hang_up(RUDE, "flood", "You speak far too fast.")

    def malformed(self, error: str, message: str) -> None:
        self.house.metrics.add("matinee_malformed_total")
        self.box.put(framed(wire.Refusal(nonce="", error=error, message=message)))
        self.rude += 1
        if self.rude >= self.limits.malformed:
            self.hang_up(RUDE, error, "That was the third message that nobody can read.")

    def hang_up(self, code: int, error: str, message: str, again: bool = False) -> None:
        self.code = code
        self.box.close(framed(wire.Bye(error=error, message=message, again=again)))
        raise Hangup

    # The first message

    async def first(self) -> wire.Join:
        while True:
            message = await self.read()
            if isinstance(message, wire.Join):
                return message
            if message is not None:
                self.malformed("malformed", "The first message is `join`.")

    async def enter(self, join: wire.Join) -> Room:
        room = await self.house.room(self.table)
        if room is None:
            self.hang_up(NOT_FOUND, "no_such_table", "There is no such table.")
            raise Hangup
        room = await self.house.freshen(room)
        self.box.name = plain_name(join.name)
        self.box.language = join.language
        self.box.beats = join.beats
        self.box.guest = room.table.person(self.box.guest)
        # A table whose game is no longer installed has no chairs: anyone who comes may read why.
        if join.chair and room.table.chairs:
            try:
                await self.take_chair(room, join.chair)
            except Refused as refused:
                self.box.put(refusal(join.nonce, refused))
        if not room.admits(self.box.guest):
            self.hang_up(FORBIDDEN, "no_spectators", "This table wants no spectators.")
        self.house.enter(room, self.box, join.since)
        return room

    async def take_chair(self, room: Room, token: str) -> None:
        """A link opens a chair in which nobody sits; an owner's own link brings them to it on another device."""
        table, identity = room.table, self.house.identity
        found = identity.chair(token)
        chair = next((chair for chair in table.chairs if (chair.number, chair.edition) == found), None)
        if chair is not None and chair.guest and identity.opens(token, table.id, *mark_of(chair), chair.guest):
            await self.come_back(room, chair)
        elif table.seat_of(self.box.guest) >= 0:
            return
        elif chair is None or chair.guest or not identity.opens(token, table.id, *mark_of(chair)):
            raise NoSuchChair("That link leads to no chair.")
        elif not self.known:
            raise NoSuchChair("Without a cookie nobody can keep a chair.")
        else:
            await self.house.claim_chair(room, self.box, chair.number, self.box.name)

    async def come_back(self, room: Room, chair: Chair) -> None:
        """With a cookie the device is remembered; without one it is its owner's for as long as it is connected."""
        owner = chair.guest
        if self.known and self.box.guest != owner:
            await self.house.join_chair(room, self.box, chair.number, owner)
        self.box.guest, self.known = owner, True

    # All others

    async def one(self, room: Room) -> None:
        message = await self.read()
        if message is None:
            return
        if isinstance(message, wire.Ping):
            self.box.put(framed(wire.Pong(nonce=message.nonce)))
        elif isinstance(message, wire.Join):
            self.malformed("malformed", "You have joined already.")
        elif message.metered and not self.allow(message.metered, time.monotonic()):
            refused = wire.Refusal(nonce=message.nonce, error="slow_down", message="You speak too fast.")
            self.box.put(framed(refused))
        elif not self.known:
            refused = wire.Refusal(
                nonce=message.nonce, error="not_seated", message="Guests need a cookie to take part."
            )
            self.box.put(framed(refused))
        else:
            try:
                await self.house.command(room, self.box, message)
            except Exception:
                log.exception("table %s: %s failed", room.table.id, type(message).__name__)
                self.hang_up(GONE, "our_fault", "Something went wrong here; come back and read on.", again=True)

    # Writing

    async def hang_up_at_last(self) -> None:
        """Close the connection once the last frame is sent, unless the client has closed it."""
        await self.box.finished.wait()
        with suppress(RuntimeError, OSError):
            await self.send({"type": "websocket.close", "code": self.code, "reason": ""})


def mark_of(chair: Chair) -> tuple[int, int]:
    return chair.number, chair.edition


def refusal(nonce: str, refused: Refused) -> bytes:
    return framed(wire.Refusal(nonce=nonce, error=refused.code, message=refused.sentence))
