"""The server, put together. Every part is passed in; nothing is global."""

import asyncio
import hmac
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from matinee import __version__, catalog
from matinee.engine.record import Record
from matinee.server import analyses, branches, games, hints, lessons, outlooks, packs, puzzles, replays
from matinee.server.checkup import Checkup
from matinee.server.house import House, draw_secret
from matinee.server.identity import Identity, load_secret
from matinee.server.metrics import Metrics
from matinee.server.openapi import document
from matinee.server.pages import Careful, Pages, careful
from matinee.server.rest import Rest
from matinee.server.settings import Settings
from matinee.server.sockets import SocketDoor
from matinee.server.steady import Clock
from matinee.server.storage import Storage
from matinee.server.thinkers import Thinkers, any_luck
from matinee.server.typescript import wire_mark
from matinee.server.writer import Writer

log = logging.getLogger("matinee.house")


def build_house(
    settings: Settings,
    storage: Storage | None = None,
    wall: Clock = time.time,
    draw: Callable[[], str] = draw_secret,
    luck: Callable[[Record], int] = any_luck,
) -> House:
    metrics = Metrics()
    storage = storage or Storage(settings.database_url)
    identity = Identity(load_secret(settings.secret, settings.data))
    writer = Writer(storage, metrics, settings.patience)
    parts = settings, storage, writer, Thinkers(settings.workers, luck=luck), identity, metrics
    if storage.is_sqlite:
        return House(*parts, wall, draw=draw)
    from matinee.server.circuit import Circuit

    return Circuit(*parts, wall, draw=draw)


def build_app(settings: Settings, house: House | None = None, routes: Sequence[BaseRoute] = ()) -> Starlette:
    """`routes` are added by other rooms, if the owner asked for them."""
    house = house or build_house(settings)
    house.mark = wire_mark()
    door = SocketDoor(house)
    health = Health(house, door)
    rest = Rest(house)
    api = msgspec.json.encode(document(__version__))

    async def openapi(request: Request) -> Response:
        return Response(api, media_type="application/json")

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.storage.migrate()
        house.writer.start()
        await house.begin()
        house.spawn(health.checkup.look_over())
        # Listen first, load the games afterwards.
        house.spawn(asyncio.to_thread(put_on_all))
        yield
        await house.end()

    app = Starlette(
        routes=[
            *rest.routes(),
            *games.routes(rest),
            *replays.routes(rest),
            *hints.routes(rest),
            *outlooks.routes(rest),
            *branches.routes(rest),
            *lessons.routes(rest),
            *analyses.routes(rest),
            *puzzles.routes(rest),
            *packs.routes(rest),
            *routes,
            Route("/api/openapi.json", openapi),
            Route("/healthz", health.health),
            Route("/metrics", health.metrics),
            WebSocketRoute("/ws/{table}", door),
            Route("/{path:path}", Pages().page),
        ],
        middleware=[Middleware(Careful)],
        exception_handlers={404: nothing_here, 500: our_fault},
        lifespan=lifespan,
    )
    app.state.house = house
    return app


def put_on_all() -> None:
    for name in catalog.SHOWS:
        log.debug("%s is on the programme", name)
    for name, why in catalog.SHOWS.faults.items():
        log.warning("%s cannot be put on: %s", name, why)


async def nothing_here(request: Request, fault: Exception) -> Response:
    """An address that no route takes, not even the client's (one with a line break, say)."""
    return JSONResponse({"error": "not_found", "message": "There is nothing here."}, 404)


async def our_fault(request: Request, fault: Exception) -> Response:
    """The error is in the log. This answer bypasses the middleware, so it sets the security headers itself."""
    answer = JSONResponse({"error": "our_fault", "message": "Something went wrong here; try again."}, 500)
    answer.raw_headers = careful(answer.raw_headers)
    return answer


class Health:
    """Whether the server can serve, and its figures."""

    def __init__(self, house: House, door: SocketDoor) -> None:
        self.house = house
        self.door = door
        self.checkup = Checkup(house.storage)

    async def health(self, request: Request) -> Response:
        trouble = await self.checkup.trouble()
        return PlainTextResponse(f"{trouble or 'ok'}\n", 503 if trouble else 200)

    async def metrics(self, request: Request) -> Response:
        """Only with the right token: in a quiet house, counters would tell when somebody answered in secret."""
        word, given = self.house.settings.metrics, request.headers.get("authorization", "")
        if not word or not hmac.compare_digest(given.encode(), f"Bearer {word}".encode()):
            return await nothing_here(request, KeyError())
        gauges = {
            "matinee_sockets": float(self.door.count),
            "matinee_tables_in_memory": float(len(self.house.rooms)),
            "matinee_waiting_writes": float(len(self.house.writer.jobs)),
        }
        with suppress(OSError), open("/proc/self/statm", encoding="ascii") as statm:
            gauges["process_resident_memory_bytes"] = float(statm.read().split()[1]) * 4096
        return PlainTextResponse(self.house.metrics.text(gauges), media_type="text/plain; version=0.0.4")
