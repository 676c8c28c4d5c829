"""A new table that plays on from a moment of a finished game, for anyone who may see that game again."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from matinee import catalog
from matinee.match import branching, commands
from matinee.match.terms import Terms
from matinee.server.requests import address_of, reply
from matinee.server.rest import Rest


class NewBranch(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`answer`: the one (counted from 0) that is to be given again, by the reader, in the seat that gave it."""

    answer: commands.Number
    name: commands.Name = ""


def routes(rest: Rest) -> list[Route]:
    async def branch(request: Request) -> Response:
        wanted = await rest.body(request, NewBranch)
        record = await rest.finished(request)
        await rest.may_open(request)
        show = catalog.show(record.game)
        id, number = request.path_params["table"], int(request.path_params["number"])
        left = await asyncio.to_thread(branching.leave_at, show, record, id, number, wanted.answer)
        origin = await rest.house.room(id)
        # Bots go on at the pace that the reader knows from that game.
        terms = Terms() if origin is None else Terms(tempo=origin.table.terms.tempo)
        guest = request.state.guest
        bots = branching.levels(None if origin is None else origin.table, record, number, terms.stand_in)
        room = rest.house.open(show, record.setup, terms, guest)
        room.address = address_of(request)
        now = rest.house.clock()
        rest.house.act(room, branching.play_on(room.table, record, left, guest, wanted.name, bots, now))
        await rest.house.settled(room)
        return reply(rest.opened(room, guest), 201)

    return [Route("/api/tables/{table}/records/{number}/branch", rest.guard(branch), methods=["POST"])]
