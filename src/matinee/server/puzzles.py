"""Puzzles over REST: a position of a seat with one clearly best answer, its question, and what an answer is worth.

Nothing is stored: each request sends all keys of the action so far, and reads the next question or the verdict.
"""

import asyncio
from datetime import UTC, datetime
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from matinee import catalog
from matinee.bots.plans import goes_on
from matinee.coach import puzzles
from matinee.engine.door import knock
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Ask, ask
from matinee.match import commands
from matinee.match.beats import show_view
from matinee.match.sight import Line, line_of
from matinee.match.words import speech
from matinee.server.rate import Buckets
from matinee.server.requests import Trouble, address_of, language_of, reply, show_of
from matinee.server.rest import Rest
from matinee.testing.story import Story

# Lines told of what happened before.
STORY = 60


class PuzzleList(msgspec.Struct):
    """The puzzles of a game, by name; `today` is the one of this day, empty if there are none."""

    game: str
    ids: list[str]
    today: str


class PuzzlePosition(msgspec.Struct):
    """What the asked seat sees and is asked after the keys said so far; once all is said, what that is worth.

    `lines` is the end of the story that led there, as this seat was told it.
    """

    game: str
    id: str
    seat: int
    names: list[str]
    setup: dict[str, Any]
    view: Any
    lines: list[Line]
    ask: Ask | None
    verdict: puzzles.Verdict | None = None


class PuzzleAnswer(msgspec.Struct, forbid_unknown_fields=True):
    """All keys of the action so far."""

    keys: Annotated[list[commands.Key], msgspec.Meta(max_length=16)]


class Riddle:
    """One puzzle, laid out."""

    def __init__(self, show: Show, id: str) -> None:
        self.show = show
        self.id = id
        self.story: Story = puzzles.load(show, id)
        self.state: State = puzzles.position(show, self.story)
        self.seat = int(self.state.asked)
        self.names = [name.capitalize() for name in self.story.names[: int(self.state.seats)]]
        self.heard = [] if self.state.journal is None else self.state.journal.told(self.seat)
        self.state.journal = None

    def after(self, keys: list[str]) -> State:
        """Raises Refused as the door does; takes one action and no more."""
        twin = self.state.copy()
        for place, key in enumerate(keys):
            if place > 0 and not goes_on(twin, self.seat):
                raise Trouble(400, "incomplete_batch", "That is more than one action.")
            knock(twin, self.seat, twin.question, [key])
        return twin

    def is_whole(self, keys: list[str]) -> bool:
        best = puzzles.solution(self.story).best
        return len(keys) > 0 and (keys == best or not goes_on(self.after(keys), self.seat))

    def position(self, keys: list[str], language: str) -> PuzzlePosition:
        """The result of a complete answer is not shown: the puzzle is about the choice, not its outcome."""
        whole = self.is_whole(keys)
        s = self.after(keys[:-1] if whole else keys)
        return PuzzlePosition(
            game=self.show.id,
            id=self.id,
            seat=self.seat,
            names=self.names,
            setup=self.story.setup,
            view=show_view(self.show, s, self.seat, language),
            lines=self.lines(language),
            ask=None if whole else ask(s, self.seat, speech(self.show, language), self.names),
        )

    def lines(self, language: str) -> list[Line]:
        first = max(0, len(self.heard) - STORY)
        return [
            line_of(self.show, self.names, self.state, event, n, language)
            for n, event in enumerate(self.heard[first:], first + 1)
        ]


@lru_cache(256)
def riddle(game: str, id: str) -> Riddle:
    return Riddle(catalog.show(game), id)


def judge(game: str, id: str, keys: list[str], language: str) -> str:
    """In the low-priority process."""
    one = riddle(game, id)
    return msgspec.json.encode(puzzles.judge(one.show, one.story, keys, one.names, language)).decode()


def routes(rest: Rest) -> list[Route]:
    limits = rest.house.settings.limits
    answers = Buckets(limits.puzzle_rate, limits.puzzle_burst)

    def day() -> datetime:
        return datetime.fromtimestamp(rest.house.wall(), UTC)

    def listed(show: Show) -> PuzzleList:
        ids = puzzles.names(show)
        return PuzzleList(show.id, ids, puzzles.of_the_day(show, day().date()) if ids else "")

    def find(request: Request) -> Riddle:
        show = show_of(request)
        try:
            return riddle(show.id, request.path_params["puzzle"])
        except puzzles.NoSuchPuzzle as none:
            raise Trouble(404, none.code, none.sentence) from None

    async def today(request: Request) -> Response:
        """One for the whole house: each day another game's."""
        shows = [show for show in catalog.SHOWS.values() if puzzles.names(show)]
        if not shows:
            raise Trouble(404, "no_such_puzzle", "This house has no puzzles.")
        return reply(listed(shows[day().date().toordinal() % len(shows)]))

    async def programme(request: Request) -> Response:
        """Those of every game that has some."""
        return reply([listed(show) for show in catalog.SHOWS.values() if puzzles.names(show)])

    async def all_of(request: Request) -> Response:
        return reply(listed(show_of(request)))

    async def look(request: Request) -> Response:
        language = language_of(request)
        return reply(await asyncio.to_thread(lambda: find(request).position([], language)))

    async def answer(request: Request) -> Response:
        language = language_of(request)
        said = (await rest.body(request, PuzzleAnswer)).keys
        if not answers.take(address_of(request), rest.house.clock()):
            raise Trouble(429, "slow_down", "Too many answers to puzzles came from there; think a little longer.")
        one = await asyncio.to_thread(find, request)
        found = await asyncio.to_thread(one.position, said, language)
        if found.ask is None:
            told = await rest.house.thinkers.idle.run(judge, one.show.id, one.id, said, language)
            found.verdict = msgspec.json.decode(told, type=puzzles.Verdict)
        return reply(found)

    path = "/api/games/{game}/puzzles/{puzzle}"
    return [
        Route("/api/puzzles", rest.guard(programme)),
        Route("/api/puzzles/today", rest.guard(today)),
        Route("/api/games/{game}/puzzles", rest.guard(all_of)),
        Route(path, rest.guard(look)),
        Route(path, rest.guard(answer), methods=["POST"]),
    ]
