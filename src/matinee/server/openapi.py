"""The OpenAPI document, made from the structs themselves."""

from typing import Any

import msgspec

from matinee.engine.record import Record
from matinee.engine.rules import Clause
from matinee.match import wire
from matinee.match.replaying import Reel
from matinee.server import rest

TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 40}}
GAME = {"name": "game", "in": "path", "required": True, "schema": {"type": "string", "maxLength": 60}}
NUMBER = {"name": "number", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 1}}
LANGUAGE = {"name": "language", "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[a-z]{2}$"}}

SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": -1, "maximum": 15, "default": -1}}
FIRST = {"name": "first", "in": "query", "schema": {"type": "integer", "minimum": 0, "default": 0}}
SPOKEN = {"name": "language", "in": "query", "schema": {"type": "string", "pattern": "^[a-z]{2}$", "default": "en"}}

# Path, what it is for, its parameters, what it answers.
GETS: list[tuple[str, str, list[dict[str, Any]], Any]] = [
    ("/api/games", "The games of the house", [], list[rest.GameInfo]),
    ("/api/games/{game}", "One game", [GAME], rest.GameInfo),
    ("/api/games/{game}/rules", "Its rulebook, clause by clause", [GAME], list[Clause]),
    ("/api/games/{game}/cards", "Its shipped card pack", [GAME], dict[str, Any]),
    ("/api/games/{game}/gallery", "Its cards in words", [GAME, SPOKEN], list[rest.Copies]),
    ("/api/me", "Who I am; gives a guest cookie", [], rest.Me),
    ("/api/tables", "Listed tables", [], list[wire.TableInfo]),
    ("/api/mine", "Tables at which I have a chair", [], list[wire.TableInfo]),
    ("/api/tables/{table}", "One table", [TABLE], wire.TableInfo),
    ("/api/tables/{table}/links", "The secret links of its chairs, for the host", [TABLE], rest.OpenedTable),
    ("/api/tables/{table}/records/{number}", "The record of a finished game", [TABLE, NUMBER], Record),
    (
        "/api/tables/{table}/records/{number}/frames",
        "A finished game moment by moment, 60 of them from `first` on, through the eyes of a seat",
        [TABLE, NUMBER, SEAT, FIRST, SPOKEN],
        Reel,
    ),
]


def document(version: str) -> dict[str, Any]:
    types = [answer for *_, answer in GETS] + [rest.NewTable, rest.OpenedTable, rest.Fault]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    *answers, new, opened, fault = schemas
    paths: dict[str, Any] = {}
    for (path, summary, parameters, _), answer in zip(GETS, answers, strict=True):
        paths[path] = {"get": operation(summary, parameters, "200", answer, fault)}
    words = operation("Its words as a Fluent file", [GAME, LANGUAGE], "200", {"type": "string"}, fault, "text/plain")
    paths["/api/games/{game}/words/{language}"] = {"get": words}
    post = operation("Open a table", [], "201", opened, fault)
    post["requestBody"] = {"required": True, "content": {"application/json": {"schema": new}}}
    paths["/api/tables"]["post"] = post
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
