"""The door to lessons: what there is to learn, and a table to learn it at."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from matinee.lessons.lesson import Lesson, find_lesson, lessons_of
from matinee.match import commands, lobby
from matinee.server.requests import language_of, reply, show_of
from matinee.server.rest import MOST, Rest
from matinee.server.room import Room


class LessonInfo(msgspec.Struct):
    """One lesson of a game: the clauses that it teaches, how many pages it has and about how long they take."""

    id: str
    title: str
    clauses: list[str]
    minutes: int
    pages: int


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    """`fresh`: from the first page, even if the reader has left this lesson half-way."""

    name: commands.Name = ""
    fresh: bool = False


def routes(rest: Rest) -> list[Route]:
    async def listed(request: Request) -> Response:
        language = language_of(request)
        show = show_of(request)
        return reply([info(lesson, language) for lesson in lessons_of(show)])

    async def learn(request: Request) -> Response:
        """A table for this lesson, the same again if it was left half-way. A guest has one open lesson of a game."""
        wanted = await rest.body(request, NewLesson)
        lesson = find_lesson(show_of(request), request.path_params["lesson"])
        guest = request.state.guest
        for room in await left(rest, lesson, guest):
            if room.table.guide is not None and room.table.guide.lesson == lesson.id and not wanted.fresh:
                return reply(rest.opened(room, guest))
            if room.mine:
                rest.house.act(room, [lobby.close(room.table, guest, rest.house.clock())])
        await rest.may_open(request)
        room = rest.house.open_lesson(lesson, guest, wanted.name)
        await rest.house.settled(room)
        return reply(rest.opened(room, guest), 201)

    return [
        Route("/api/games/{game}/lessons", rest.guard(listed)),
        Route("/api/games/{game}/lessons/{lesson}", rest.guard(learn), methods=["POST"]),
    ]


def info(lesson: Lesson, language: str) -> LessonInfo:
    title = lesson.in_language(lesson.file.title, language)
    return LessonInfo(lesson.id, title, lesson.clauses, lesson.minutes, len(lesson.pages))


async def left(rest: Rest, lesson: Lesson, guest: str) -> list[Room]:
    """The tables at which a guest has left a lesson of this game half-way."""
    ids = await rest.house.storage.played_by(guest, lesson.show.id, MOST)
    rooms = [await rest.house.room(id) for id in ids]
    return [room for room in rooms if room is not None and is_left(room)]


def is_left(room: Room) -> bool:
    return room.table.guide is not None and room.table.status == "playing" and not room.table.frozen
