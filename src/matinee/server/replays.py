"""Parts of a finished game, moment by moment, through the eyes of a seat: all is open once it is over."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from matinee import catalog
from matinee.engine.seats import SPECTATOR
from matinee.match.replaying import Projector
from matinee.server.rate import Buckets
from matinee.server.requests import Trouble, address_of, asked_number, language_of
from matinee.server.rest import Rest

# Moments of a replay in one answer.
REEL = 60


def routes(rest: Rest) -> list[Route]:
    limits = rest.house.settings.limits
    by_address = Buckets(limits.reel_rate, limits.reel_burst)
    # The whole game is played again for each part: one at a time, so that threads do not crowd out the event loop.
    projecting = asyncio.Lock()

    async def frames(request: Request) -> Response:
        record = await rest.finished(request)
        show = catalog.show(record.game)
        seats = show.setup(record.setup).seats
        seat = asked_number(request, "seat", -1, seats - 1, -1)
        first = asked_number(request, "first", 0, len(record.answers), 0)
        language = language_of(request)
        viewer = seat if seat >= 0 else int(SPECTATOR)
        if not by_address.take(address_of(request), rest.house.clock()):
            raise Trouble(429, "slow_down", "Too many parts of replays were asked for from there; wait a moment.")

        def reel() -> bytes:
            return msgspec.json.encode(Projector(show, record, viewer, language, filmed=True).reel(first, REEL))

        async with projecting:
            return Response(await asyncio.to_thread(reel), media_type="application/json")

    return [Route("/api/tables/{table}/records/{number}/frames", rest.guard(frames))]
