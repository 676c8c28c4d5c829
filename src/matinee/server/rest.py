"""Tables and records over REST, and what all routes share. What changes a running table goes over its socket."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
import sqlalchemy as sa
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from matinee import catalog
from matinee.engine.errors import MatineeError
from matinee.engine.record import Record, read_record
from matinee.match import commands, lobby, wire
from matinee.match import entries as e
from matinee.match.sight import is_asked
from matinee.match.terms import Terms
from matinee.server.house import House
from matinee.server.identity import COOKIE, YEAR, is_table_id
from matinee.server.origin import is_ours
from matinee.server.rate import Buckets
from matinee.server.requests import Fault, Trouble, address_of, reply, status_of
from matinee.server.room import Room

log = logging.getLogger("matinee.rest")

MOST = 50


class Me(msgspec.Struct):
    """`guest` is a public short name of the cookie, good for nothing but telling two guests apart."""

    guest: str


class NewTable(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`sit`: the chair to take at once (-1: none); `bots`: levels for the other chairs, in order; `start`: deal."""

    game: Annotated[str, msgspec.Meta(max_length=60)]
    setup: dict[str, Any] = {}
    terms: Terms = Terms()
    name: commands.Name = ""
    sit: commands.ChairNumber = 0
    bots: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=8)] = []
    start: bool = False


class OpenedTable(msgspec.Struct):
    """`link` is for everybody; `chairs` are secret links by number: of free chairs, and your own; else empty."""

    id: str
    link: str
    chairs: list[str]


Handler = Callable[[Request], Awaitable[Response]]
Wanted = TypeVar("Wanted")


class Rest:
    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.settings.limits
        self.requests = Buckets(limits.rest_rate, limits.rest_burst)
        self.openings = Buckets(limits.open_rate, limits.open_burst)

    def routes(self) -> list[Route]:
        return [
            Route("/api/me", self.guard(self.me)),
            Route("/api/tables", self.guard(self.tables)),
            Route("/api/tables", self.guard(self.open), methods=["POST"]),
            Route("/api/mine", self.guard(self.mine)),
            Route("/api/tables/{table}", self.guard(self.table)),
            Route("/api/tables/{table}/links", self.guard(self.links)),
            Route("/api/tables/{table}/records/{number}", self.guard(self.record)),
        ]

    # Shared by all routes

    def guard(self, handler: Handler) -> Handler:
        """Rate, guest cookie, and every refusal as one kind of answer."""

        async def guarded(request: Request) -> Response:
            guest = self.house.identity.guest(request.cookies.get(COOKIE))
            fresh = "" if guest else self.house.identity.new_guest()
            request.state.guest = guest or fresh
            try:
                self.check(request)
                answer = await handler(request)
            except Trouble as trouble:
                if trouble.status == 429:
                    # Delay the refusal: refusing must not cost more than asking.
                    await asyncio.sleep(self.house.settings.limits.slow_seconds)
                answer = reply(Fault(trouble.error, trouble.sentence), trouble.status)
            except (sa.exc.SQLAlchemyError, OSError):
                log.exception("%s could not be answered", request.url.path)
                answer = reply(Fault("no_storage", "The house cannot read its books just now; try again."), 503)
            except MatineeError as refused:
                answer = reply(Fault(refused.code, refused.sentence), status_of(refused))
            if fresh and request.url.path.endswith(("/api/me", "/api/tables", "/branch")):
                self.give_cookie(request, answer, fresh)
            return answer

        return guarded

    def check(self, request: Request) -> None:
        if request.method not in ("GET", "HEAD") and not is_ours(request, self.house.settings):
            raise Trouble(403, "forbidden", "Another site may not act for you here.")
        if not self.requests.take(address_of(request), self.house.clock()):
            raise Trouble(429, "slow_down", "Too many requests; wait a moment.")

    def give_cookie(self, request: Request, answer: Response, guest: str) -> None:
        public = self.house.settings.public
        secure = request.url.scheme == "https" or public.startswith("https:")
        answer.set_cookie(
            COOKIE, self.house.identity.cookie(guest), max_age=YEAR, httponly=True, samesite="lax", secure=secure
        )

    # Tables

    async def me(self, request: Request) -> Response:
        return reply(Me(self.house.identity.sign("me", request.state.guest)[:8]))

    async def tables(self, request: Request) -> Response:
        """Listed tables, those that changed last first."""
        return reply(await self.infos(await self.house.storage.listed(MOST)))

    async def mine(self, request: Request) -> Response:
        guest = request.state.guest
        infos = await self.infos(await self.house.storage.of_guest(guest, MOST))
        return reply([await self.as_mine(info, guest) for info in infos])

    async def as_mine(self, info: wire.TableInfo, guest: str) -> wire.MyTable:
        room = await self.house.room(info.id)
        asked = room is not None and is_asked(room.table, room.table.person(guest))
        return wire.MyTable(**msgspec.structs.asdict(info), your_turn=asked)

    async def infos(self, ids: list[str]) -> list[wire.TableInfo]:
        """The info of these tables; a table that cannot be read is left out."""
        found: list[wire.TableInfo] = []
        for id in ids:
            try:
                room = await self.house.room(id)
                found += [room.current_info()] if room is not None else []
            except Exception:
                log.exception("table %s cannot be listed", id)
        return found

    async def find(self, request: Request) -> Room:
        room = await self.house.room(request.path_params["table"])
        if room is None:
            raise Trouble(404, "no_such_table", "There is no such table.")
        return room

    async def table(self, request: Request) -> Response:
        return reply((await self.find(request)).current_info())

    async def links(self, request: Request) -> Response:
        room = await self.find(request)
        guest = room.table.person(request.state.guest)
        lobby.need_host(room.table, guest)
        return reply(self.opened(room, guest))

    async def record(self, request: Request) -> Response:
        """A finished game; there is none of a game that is being played."""
        return Response(await self.kept(request), media_type="application/json")

    async def finished(self, request: Request) -> Record:
        """The same, read."""
        return read_record(await self.kept(request), "The record")

    async def kept(self, request: Request) -> str:
        table, number = request.path_params["table"], request.path_params["number"]
        known = is_table_id(table) and re.fullmatch("[0-9]{1,9}", number)
        found = await self.house.storage.record(table, int(number)) if known else None
        if found is None:
            raise Trouble(404, "no_such_record", "There is no record of such a finished game.")
        return found

    async def open(self, request: Request) -> Response:
        wanted = await self.body(request, NewTable)
        await self.may_open(request)
        guest = request.state.guest
        show = catalog.show(wanted.game)
        seats = show.setup(wanted.setup).seats
        if wanted.sit >= seats:
            raise Trouble(400, "no_such_chair", f"This table has no chair number {wanted.sit}.")
        for level in wanted.bots:
            show.bot(level)
        room = self.house.open(show, wanted.setup, wanted.terms, guest)
        room.address = address_of(request)
        self.furnish(room, guest, wanted)
        await self.house.settled(room)
        return reply(self.opened(room, guest), 201)

    async def may_open(self, request: Request) -> None:
        """Raises Trouble if this guest may not open another table."""
        if not self.openings.take(address_of(request), self.house.clock()):
            raise Trouble(429, "slow_down", "Too many tables were opened from there; wait a while.")
        if await self.house.broom.is_full():
            raise Trouble(503, "house_full", "This house has no room for another table; old ones make room with time.")
        if await self.house.storage.count_open(request.state.guest) >= self.house.settings.limits.tables_per_guest:
            raise Trouble(429, "too_many_tables", "You have too many open tables; close one first.")

    def opened(self, room: Room, guest: str) -> OpenedTable:
        return OpenedTable(room.table.id, f"/t/{room.table.id}", self.house.links(room.table, guest))

    def furnish(self, room: Room, guest: str, wanted: NewTable) -> None:
        """Take a chair, seat the bots, start: a shortcut for playing at once."""
        now = self.house.clock()
        if wanted.sit >= 0:
            self.house.act(room, [lobby.sit(room.table, guest, wanted.name, wanted.sit, True, now)])
        free = [chair.number for chair in room.table.chairs if chair.kind == "empty"]
        bots: list[e.Entry] = [
            lobby.seat_bot(room.table, guest, chair, level, now)
            for chair, level in zip(free, wanted.bots, strict=False)
        ]
        self.house.act(room, bots)
        if wanted.start:
            self.house.act(room, lobby.start(room.table, guest, now))

    async def body(self, request: Request, kind: type[Wanted]) -> Wanted:
        text = b""
        try:
            async for chunk in request.stream():
                text += chunk
                if len(text) > self.house.settings.limits.body:
                    raise Trouble(413, "too_large", "That is too much to read.")
        except ClientDisconnect:
            raise Trouble(400, "malformed", "The rest of it never came.") from None
        try:
            return msgspec.json.decode(text, type=kind)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
            raise Trouble(400, "malformed", str(fault)[:300]) from None
