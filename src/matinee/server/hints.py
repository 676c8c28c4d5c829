"""What a bot would do, and why: for your own question at a table with bots, and for any answer of a finished game.

It thinks in the processes of the bots, from what the asked seat knows (at a record: knew then).
"""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from matinee.engine.record import until
from matinee.match.errors import NotNow
from matinee.match.sight import is_asked
from matinee.match.table import Table
from matinee.server.house import name_of
from matinee.server.rate import Buckets
from matinee.server.requests import Trouble, address_of, asked_number, language_of, reply
from matinee.server.rest import Rest

LEVELS = ("star", "legend")


class Hint(msgspec.Struct):
    """`text` is one sentence: the answer of a bot of this level, and the next best with their winning chances.

    `keys` are the answers it recommends, in order: the first one can be given now.
    """

    level: str
    text: str
    keys: list[str]


def routes(rest: Rest) -> list[Route]:
    limits = rest.house.settings.limits
    by_address = Buckets(limits.advice_rate, limits.advice_burst)

    def meter(request: Request) -> None:
        """A bot thinks for each of them, a legend for seconds, and a new guest cookie costs nothing."""
        if not by_address.take(address_of(request), rest.house.clock()):
            raise Trouble(429, "slow_down", "Too many hints were asked for from there; think a little yourself.")

    async def hint(request: Request) -> Response:
        """A hint for the asked reader."""
        room = await rest.find(request)
        table = room.table
        guest = table.person(request.state.guest)
        check(table, guest)
        level, language = asked_level(request), language_of(request)
        meter(request)
        record, seat = table.playing.recorder.record, table.seat_of(guest)
        advise = rest.house.thinkers.advise
        advice = await advise(name_of(table), record, level, table.names, language, room.payer, seat)
        return reply(Hint(level, advice.text, advice.keys))

    async def told(request: Request) -> Response:
        """The same for the n-th answer of a finished game, no matter who gave it."""
        record = await rest.finished(request)
        number = asked_number(request, "answer", 0, max(0, len(record.answers) - 1), 0)
        level, language = asked_level(request), language_of(request)
        meter(request)
        name = f"{request.path_params['table']}/{request.path_params['number']}/told"
        payer = address_of(request), request.state.guest
        advice = await rest.house.thinkers.advise(name, until(record, number), level, record.names, language, payer)
        return reply(Hint(level, advice.text, advice.keys))

    return [
        Route("/api/tables/{table}/hint", rest.guard(hint)),
        Route("/api/tables/{table}/records/{number}/reason", rest.guard(told)),
    ]


def check(table: Table, guest: str) -> None:
    """Raises Trouble if a hint is not allowed. There are none at a table with several people."""
    if table.seat_of(guest) < 0:
        raise Trouble(403, "not_seated", "Only somebody in a chair is given hints.")
    if table.guide is not None:
        raise NotNow("The lesson shows you what to do.")
    if not table.alone:
        raise NotNow("Hints are for tables where you play with bots alone.")
    need_question(table, guest)


def need_question(table: Table, guest: str) -> None:
    """A hint is for a question that its reader sees: refused by the true state, it would tell who can react."""
    if not is_asked(table, guest):
        raise NotNow("You are not asked at the moment.")


def asked_level(request: Request) -> str:
    level = request.query_params.get("level", "star")
    if level not in LEVELS:
        raise Trouble(400, "malformed", f"A hint is a star's or a legend's, not {level[:40]!r}.")
    return level
