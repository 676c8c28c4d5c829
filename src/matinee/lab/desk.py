"""The designer's desk: routes that a host adds to a house of their own machine. Off unless asked for.

A client must run on this machine and be our own page: it writes files and keeps all cores busy. The
desk itself remembers nothing but a running comparison: the page sends which pack it began with and what it changed.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from matinee import catalog
from matinee.engine.errors import BadPack, MatineeError
from matinee.engine.show import Show
from matinee.lab.changes import changed_cards
from matinee.lab.desk_run import Run, Sides
from matinee.lab.editing import EditedPack
from matinee.lab.packs import typed
from matinee.lab.trial import trial
from matinee.lab.workers import cores
from matinee.match.packs import LARGEST, OwnPacks, PackInfo

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")
# Pairs of games in one comparison, at most.
MOST_PAIRS = 20_000
# Where a sentence of a pack's reader names a card and a field.
QUOTED = r"""'[^']*'|"[^"]*\""""
ROW, CARD = rf"\((?P<row>{QUOTED})\)", rf"(?:card|monster) (?P<card>{QUOTED})"
PLACE = re.compile(rf"(?:{ROW}|{CARD}),? ?(?:field '(?P<field>[^']*)')?")

Name = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=200)]


class Edit(msgspec.Struct, forbid_unknown_fields=True):
    """A field of a card has another value; None takes it out."""

    card: Word
    field: Word
    value: Any = None


class Sheet(msgspec.Struct, forbid_unknown_fields=True):
    """A pack as it lies on the desk: which one it began as, its title, and what was changed since, in order."""

    base: Name
    edits: Annotated[list[Edit], Meta(max_length=2_000)] = []
    title: Word = ""


class Wrong(msgspec.Struct):
    """What the pack's own reader says, and the card and the field that it names."""

    sentence: str
    card: str = ""
    field: str = ""


class Laid(msgspec.Struct):
    """A sheet as a pack: the file, the same as data, the cards that differ from its base, and what is wrong with it."""

    text: str
    pack: dict[str, Any]
    changed: list[str]
    wrong: Wrong | None = None


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """A comparison of a sheet with its base."""

    sheet: Sheet
    seats: Annotated[int, Meta(ge=1, le=8)]
    bots: Annotated[list[Name], Meta(max_length=8)] = []
    pairs: Annotated[int, Meta(ge=100, le=MOST_PAIRS)] = 6_000
    seed: int = 1


class Imported(msgspec.Struct, forbid_unknown_fields=True):
    name: Name
    text: Annotated[str, Meta(max_length=LARGEST)]


class Saved(msgspec.Struct):
    """The name under which a pack is kept, and of the fixed copy that a table is played with."""

    name: str
    fixed: str


class OpenDesk(msgspec.Struct):
    """What a desk can be laid with."""

    title: str
    seats: list[int]
    bots: list[str]
    cores: int
    packs: list[PackInfo]


class Fault(msgspec.Struct):
    error: str
    message: str


class DeskClosed(MatineeError):
    """A request that the desk refuses."""


Handler = Callable[[Request], Awaitable[object]]


class Desk:
    """`near` says whether a request comes from this machine; a test passes in its own."""

    def __init__(self, near: Callable[[Request], bool] | None = None) -> None:
        self.near = near or is_near
        self.run: Run | None = None
        self.beginning = asyncio.Lock()

    def routes(self) -> list[Route]:
        start = "/api/desk"
        return [
            Route(start, self.answer(self.games)),
            Route(f"{start}/{{game}}", self.answer(self.opened)),
            Route(f"{start}/{{game}}/sheet", self.answer(self.sheet), methods=["POST"]),
            Route(f"{start}/{{game}}/packs", self.answer(self.import_pack), methods=["POST"]),
            Route(f"{start}/{{game}}/packs/{{name}}", self.answer(self.save), methods=["PUT"]),
            Route(f"{start}/{{game}}/fixed", self.answer(self.fix), methods=["POST"]),
            Route(f"{start}/{{game}}/runs", self.answer(self.begin), methods=["POST"]),
            Route(f"{start}/{{game}}/runs/{{run}}", self.answer(self.follow)),
            Route(f"{start}/{{game}}/runs/{{run}}", self.answer(self.stop), methods=["DELETE"]),
        ]

    def answer(self, handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        """Turns every refusal and every full disk into a sentence."""

        async def answered(request: Request) -> Response:
            try:
                if not (self.near(request) and is_own_page(request)):
                    raise DeskClosed("The desk serves only its own page, on its own machine.")
                return reply(await handler(request))
            except DeskClosed as fault:
                return reply(Fault("forbidden", fault.sentence), 403)
            except MatineeError as fault:
                return reply(Fault(fault.code, fault.sentence), 400)
            except OSError as fault:
                where = f"{fault.filename}: " if fault.filename else ""
                return reply(Fault("no_storage", f"{where}{fault.strerror or fault}. Nothing was written."), 507)

        return answered

    async def games(self, request: Request) -> list[str]:
        return [show.game.short for show in catalog.SHOWS.values() if show.game.packs]

    async def opened(self, request: Request) -> OpenDesk:
        show = show_of(request)
        packs = await asyncio.to_thread(OwnPacks(show).choices)
        seats = [show.game.fewest, show.game.most]
        return OpenDesk(show.game.title, seats, list(show.bots), cores(), packs)

    async def sheet(self, request: Request) -> Laid:
        wanted = await body(request, Sheet)
        return await asyncio.to_thread(lay, show_of(request), wanted)

    async def save(self, request: Request) -> Saved:
        show, name = show_of(request), request.path_params["name"]
        wanted = await body(request, Sheet)
        return Saved(name, await asyncio.to_thread(lambda: OwnPacks(show).save(name, written(show, wanted))))

    async def import_pack(self, request: Request) -> Saved:
        show = show_of(request)
        wanted = await body(request, Imported)
        return Saved(wanted.name, await asyncio.to_thread(OwnPacks(show).save, wanted.name, wanted.text))

    async def fix(self, request: Request) -> Saved:
        """A copy for a table, without keeping the pack under a name."""
        show = show_of(request)
        wanted = await body(request, Sheet)
        return Saved("", await asyncio.to_thread(lambda: OwnPacks(show).fix(written(show, wanted))))

    async def begin(self, request: Request) -> dict[str, str]:
        """One comparison at a time: a new one ends the one before."""
        job = await asyncio.to_thread(job_of, show_of(request), await body(request, Wanted))
        async with self.beginning:
            await self.end()
            self.run = await Run.start(job)
            return {"run": self.run.id}

    async def follow(self, request: Request) -> object:
        return self.asked(request).told(int_of(request.query_params.get("after", "0")))

    async def stop(self, request: Request) -> dict[str, bool]:
        self.asked(request)
        await self.end()
        return {"stopped": True}

    def asked(self, request: Request) -> Run:
        if self.run is None or self.run.id != request.path_params["run"]:
            raise MatineeError("There is no such comparison any more.")
        return self.run

    async def end(self) -> None:
        if self.run is not None:
            await self.run.stop()


def reply(answer: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type="application/json")


def is_near(request: Request) -> bool:
    """From this machine, and by a name that only this machine has: another site's name may point here, too."""
    host = request.headers.get("host", "").rpartition(":")
    name = host[0] if host[2].isdecimal() and host[0] else request.headers.get("host", "")
    try:
        address = ip_address(request.client.host) if request.client else None
    except ValueError:
        return False
    return address is not None and address.is_loopback and name in LOOPBACK_NAMES


def is_own_page(request: Request) -> bool:
    """A browser says where a request comes from; a program of this machine says nothing, and may."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = request.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == request.headers.get("host", "")
    except ValueError:
        return False


async def body(request: Request, kind: type[Any]) -> Any:
    """Read at most as many bytes as a pack may have."""
    read = bytearray()
    try:
        async for part in request.stream():
            read += part
            if len(read) > 2 * LARGEST:
                raise BadPack(f"That is more than {LARGEST >> 10} kB; a pack is smaller.")
        return msgspec.json.decode(bytes(read), type=kind)
    except ClientDisconnect:
        raise BadPack("The rest of it never came.") from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
        raise BadPack(f"That cannot be read: {fault}.") from None


def int_of(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 9 else 0


def show_of(request: Request) -> Show:
    found = catalog.show(request.path_params["game"])
    if not found.game.packs:
        raise BadPack(f"{found.game.title} has its cards in no pack, so there is nothing to edit.")
    return found


def base_text(show: Show, name: str) -> str:
    """A pack of the house, or one of the host's own by its name."""
    text = show.file("packs", name) if name in show.shipped("packs") else OwnPacks(show).read(name)
    if text is None:
        raise BadPack(f"{show.game.title} has no pack called {name!r}.")
    return text


def written(show: Show, sheet: Sheet) -> str:
    draft = EditedPack(base_text(show, sheet.base), sheet.base)
    for edit in sheet.edits:
        draft.set(edit.card, edit.field, edit.value)
    if sheet.title:
        draft.rename(sheet.title)
    return draft.text()


def lay(show: Show, sheet: Sheet) -> Laid:
    text = written(show, sheet)
    found = Laid(text, msgspec.toml.decode(text), changed_cards(base_text(show, sheet.base), text))
    try:
        OwnPacks(show).check(text, "the pack")
    except MatineeError as fault:
        found.wrong = wrong(fault.sentence)
    return found


def wrong(sentence: str) -> Wrong:
    sentence = sentence.removeprefix("the pack: ")
    place = PLACE.search(sentence)
    if place is None:
        return Wrong(sentence)
    card = (place["row"] or place["card"])[1:-1]
    return Wrong(sentence, card, place["field"] or "")


def job_of(show: Show, wanted: Wanted) -> Sides:
    """Both sides, checked: the pack that the sheet began as, and the sheet."""
    before, after = base_text(show, wanted.sheet.base), written(show, wanted.sheet)
    sides = []
    for text in (before, after):
        name, packs = typed(show, text, "the pack")
        bots = wanted.bots or None
        sides.append(trial(show.id, wanted.pairs, wanted.seats, bots, wanted.seed, {"pack": name}, packs))
    return Sides(sides[0], sides[1])
