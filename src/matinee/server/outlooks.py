"""What would this do? For any answer to your own question, at every table: it tells nothing but what the rules say."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from matinee.engine.errors import IncompleteBatch, NotYourQuestion, StaleQuestion
from matinee.match.outlook import outlook
from matinee.server.rate import Buckets
from matinee.server.requests import Trouble, address_of, asked_number, language_of, reply
from matinee.server.rest import Rest

# As many as an answer may have: a title has twelve words. And a key is short.
KEYS = 16
LONGEST = 200


def routes(rest: Rest) -> list[Route]:
    limits = rest.house.settings.limits
    by_guest = Buckets(limits.outlook_rate, limits.outlook_burst)
    # They are computed on the event loop, and a new guest cookie costs nothing.
    by_address = Buckets(limits.address_outlook_rate, limits.address_outlook_burst)

    async def foretold(request: Request) -> Response:
        """What an answer of the asked reader leads to, as far as they can know."""
        table = (await rest.find(request)).table
        seat = table.seat_of(table.person(request.state.guest))
        if seat < 0 or table.screening is None:
            raise Trouble(403, "not_seated", "Only somebody in a chair, in a game, can try what an answer would do.")
        number = asked_number(request, "question", 0, 999_999_999, 0)
        language = language_of(request)
        keys = asked_keys(request)
        now = rest.house.clock()
        if not (by_guest.take(request.state.guest, now) and by_address.take(address_of(request), now)):
            raise Trouble(429, "slow_down", "Too many answers were tried; wait a moment.")
        try:
            return reply(outlook(table, seat, number, keys, language))
        except (NotYourQuestion, StaleQuestion, IncompleteBatch):
            # Somebody was still pointing when the table moved on, or has not yet chosen all: no fault of theirs.
            return Response(status_code=204)

    return [Route("/api/tables/{table}/outlook", rest.guard(foretold))]


def asked_keys(request: Request) -> list[str]:
    keys = request.query_params.getlist("key")
    if not 1 <= len(keys) <= KEYS or any(len(key) > LONGEST for key in keys):
        raise Trouble(400, "malformed", f"Name the answer by one to {KEYS} keys of at most {LONGEST} letters.")
    return keys
