"""What mattered in a finished game, over REST: requested by those who may see it, with progress, and kept."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from matinee import catalog
from matinee.coach.report import Report
from matinee.coach.telling import tell
from matinee.engine.record import Record
from matinee.server.coaching import Coaching, Key, Progress, Session
from matinee.server.rate import Buckets
from matinee.server.requests import Trouble, address_of, language_of, reply
from matinee.server.rest import Rest


class State(msgspec.Struct):
    """`none`: nobody has asked yet, or nobody waited; `waiting`: others come first; the report comes with `done`."""

    state: Progress
    done: int = 0
    total: int = 0
    report: Report | None = None


def routes(rest: Rest) -> list[Route]:
    coaching = Coaching(rest.house)
    limits = rest.house.settings.limits
    # To tell a report, its game is played again.
    tellings = Buckets(limits.reel_rate, limits.reel_burst)

    async def kept_report(request: Request, record: Record, language: str) -> State | None:
        """The stored report in today's words; a report that this version cannot read is made again."""
        body = await rest.house.storage.report(*key_of(request))
        if body is None:
            return None
        try:
            report = msgspec.json.decode(body, type=Report)
        except msgspec.DecodeError:
            return None
        if not tellings.take(address_of(request), rest.house.clock()):
            raise Trouble(429, "slow_down", "Too many reports were asked for from there; wait a moment.")
        spoken = await asyncio.to_thread(tell, catalog.show(record.game), record, report, record.names, language)
        return State("done", report.answers, report.answers, spoken)

    async def look(request: Request) -> Response:
        """The report, or how far it is. A client that waits polls every second or so."""
        record = await rest.finished(request)
        language = language_of(request)
        # Look at the running work first, then in the database: a report finished in between is still found.
        session = coaching.of(key_of(request), request.state.guest)
        return reply(await kept_report(request, record, language) or state_of(session))

    async def ask(request: Request) -> Response:
        record = await rest.finished(request)
        language = language_of(request)
        key, guest = key_of(request), request.state.guest
        session = coaching.of(key, guest)
        found = await kept_report(request, record, language)
        if found is not None:
            return reply(found)
        if record.result is None:
            raise Trouble(400, "not_finished", "Only a game that was played to its end can be analysed.")
        if session is None or not session.runs or guest not in session.guests:
            admit(rest, coaching, request, session)
            session = coaching.begin(key, record, guest, address_of(request))
        return reply(state_of(session), 202)

    path = "/api/tables/{table}/records/{number}/coach"
    return [Route(path, rest.guard(look)), Route(path, rest.guard(ask), methods=["POST"])]


def key_of(request: Request) -> Key:
    return request.path_params["table"], int(request.path_params["number"])


def admit(rest: Rest, coaching: Coaching, request: Request, running: Session | None) -> None:
    """Raises Trouble if this guest may not wait for an analysis."""
    if coaching.is_busy_with(request.state.guest):
        raise Trouble(429, "one_at_a_time", "The coach is at another game of yours; one at a time.")
    if running is not None and running.runs:
        return
    if coaching.is_full:
        raise Trouble(503, "coach_busy", "The coach has too many games before yours; ask again in a few minutes.")
    if not coaching.askings.take(address_of(request), rest.house.clock()):
        raise Trouble(429, "slow_down", "Too many games were brought to the coach from there; wait a while.")


def state_of(session: Session | None) -> State:
    return State("none") if session is None else State(session.state, session.done, session.total)
