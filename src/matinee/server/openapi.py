"""The OpenAPI document, made from the structs themselves."""

from typing import Any

import msgspec

from matinee.engine.record import Record
from matinee.engine.rules import Clause
from matinee.match import wire
from matinee.match.outlook import Outlook
from matinee.match.packs import PackInfo
from matinee.match.replaying import Reel
from matinee.server import analyses, branches, games, hints, lessons, requests, rest

TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 60}}
LESSON = {"name": "lesson", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 60}}
NUMBER = {"name": "number", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}}
LANGUAGE = {"name": "language", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[a-z]{2}$"}}

SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": -1, "maximum": 15, "default": -1}}
FIRST = {"name": "first", "in": "query", "schema": {"type": "integer", "minimum": 0, "default": 0}}
SPOKEN = {"name": "language", "in": "query", "schema": {"type": "string", "pattern": "^[a-z]{2}$", "default": "en"}}

PACK = {"name": "pack", "in": "query", "schema": {"type": "string", "maxLength": 200, "default": "house"}}
ANSWER = {"name": "answer", "in": "query", "schema": {"type": "integer", "minimum": 0, "default": 0}}
QUESTION = {"name": "question", "in": "query", "required": True, "schema": {"type": "integer", "minimum": 0}}
KEY = {"name": "key", "in": "query", "required": True, "schema": {"type": "array", "items": {"type": "string"}}}
LEVEL = {"name": "level", "in": "query", "schema": {"type": "string", "enum": list(hints.LEVELS), "default": "star"}}

# Path, what it is for, its parameters, what it answers.
GETS: list[tuple[str, str, list[dict[str, Any]], Any]] = [
    ("/api/games", "The games of the house", [], list[games.GameInfo]),
    ("/api/games/{game}", "One game", [GAME], games.GameInfo),
    ("/api/games/{game}/rules", "Its rulebook, clause by clause", [GAME, SPOKEN], list[Clause]),
    ("/api/games/{game}/packs", "Packs that a table can be opened with", [GAME], list[PackInfo]),
    ("/api/games/{game}/cards", "A card pack of it, as it is written", [GAME, PACK, SPOKEN], dict[str, Any]),
    ("/api/games/{game}/gallery", "Its cards in words", [GAME, SPOKEN], list[games.Copies]),
    ("/api/games/{game}/lessons", "Its lessons, in order", [GAME, SPOKEN], list[lessons.LessonInfo]),
    ("/api/me", "Who I am; gives a guest cookie", [], rest.Me),
    ("/api/tables", "Listed tables", [], list[wire.TableInfo]),
    ("/api/mine", "Tables at which I have a chair", [], list[wire.MyTable]),
    ("/api/tables/{table}", "One table", [TABLE], wire.TableInfo),
    ("/api/tables/{table}/links", "The secret links of its chairs, for the host", [TABLE], rest.OpenedTable),
    ("/api/tables/{table}/hint", "What a bot would answer in my chair, and why", [TABLE, LEVEL, SPOKEN], hints.Hint),
    ("/api/tables/{table}/outlook", "What my answer would lead to", [TABLE, QUESTION, KEY, SPOKEN], Outlook),
    ("/api/tables/{table}/records/{number}", "The record of a finished game", [TABLE, NUMBER], Record),
    (
        "/api/tables/{table}/records/{number}/frames",
        "A finished game moment by moment, 60 of them from `first` on, through the eyes of a seat",
        [TABLE, NUMBER, SEAT, FIRST, SPOKEN],
        Reel,
    ),
    (
        "/api/tables/{table}/records/{number}/reason",
        "What a bot would have answered at one moment of a finished game, and why",
        [TABLE, NUMBER, ANSWER, LEVEL, SPOKEN],
        hints.Hint,
    ),
    (
        "/api/tables/{table}/records/{number}/coach",
        "What mattered in a finished game, or how far the coach is",
        [TABLE, NUMBER, SPOKEN],
        analyses.State,
    ),
]
# The same, with what is sent and the status of a good answer.
POSTS: list[tuple[str, str, list[dict[str, Any]], Any, str, Any]] = [
    ("/api/tables", "Open a table", [], rest.NewTable, "201", rest.OpenedTable),
    (
        "/api/games/{game}/lessons/{lesson}",
        "Open a lesson, or go on with it",
        [GAME, LESSON],
        lessons.NewLesson,
        "201",
        rest.OpenedTable,
    ),
    (
        "/api/tables/{table}/records/{number}/branch",
        "Play on from a moment of a finished game",
        [TABLE, NUMBER],
        branches.NewBranch,
        "201",
        rest.OpenedTable,
    ),
    (
        "/api/tables/{table}/records/{number}/coach",
        "Ask the coach; the report itself if it is kept already",
        [TABLE, NUMBER, SPOKEN],
        None,
        "202",
        analyses.State,
    ),
]


def document(version: str) -> dict[str, Any]:
    types = [answer for *_, answer in GETS] + [kind for *_, body, _, answer in POSTS for kind in (body, answer) if kind]
    schemas, components = msgspec.json.schema_components(
        [*types, requests.Fault], ref_template="#/components/schemas/{name}"
    )
    known = dict(zip(map(repr, types), schemas, strict=False))
    fault = schemas[-1]
    paths: dict[str, Any] = {}
    for path, summary, parameters, answer in GETS:
        paths[path] = {"get": operation(summary, parameters, "200", known[repr(answer)], fault)}
    for path, summary, parameters, body, good, answer in POSTS:
        post = operation(summary, parameters, good, known[repr(answer)], fault)
        if body is not None:
            post["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[repr(body)]}}}
        paths.setdefault(path, {})["post"] = post
    words = operation("Its words as a Fluent file", [GAME, LANGUAGE], "200", {"type": "string"}, fault, "text/plain")
    paths["/api/games/{game}/words/{language}"] = {"get": words}
    info = {"title": "Matinee", "version": version, "description": "Tables are played over /ws/{table}: protocol.md."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def operation(
    summary: str, parameters: list[dict[str, Any]], good: str, answer: Any, fault: Any, media: str = "application/json"
) -> dict[str, Any]:
    refusals = {
        code: {"description": words, "content": {"application/json": {"schema": fault}}}
        for code, words in (
            ("400", "Refused"),
            ("403", "Forbidden"),
            ("404", "Not there"),
            ("413", "Too large"),
            ("429", "Too many"),
        )
    }
    answers = {good: {"description": "Good", "content": {media: {"schema": answer}}}, **refusals}
    return {"summary": summary, "parameters": parameters, "responses": answers}
