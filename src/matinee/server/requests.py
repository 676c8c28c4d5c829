"""What a request names (its sender, a game, a language, a number), and how it is replied to or refused."""

import re
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from matinee import catalog
from matinee.engine.errors import MatineeError
from matinee.engine.show import Show
from matinee.match.errors import NotHost
from matinee.match.guide import NoSuchLesson
from matinee.server.neighbours import neighbours
from matinee.server.shelf import NotKept


class Trouble(MatineeError):
    """An answer other than 200: its status and its stable word."""

    def __init__(self, status: int, error: str, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status
        self.error = error


class Fault(msgspec.Struct):
    error: str
    message: str


def address_of(request: Request) -> str:
    return neighbours(request.client.host) if request.client else ""


def known_language(word: str) -> str:
    if not (len(word) == 2 and word.isascii() and word.isalpha() and word.islower()):
        raise Trouble(404, "no_such_language", "A language is two small letters.")
    return word


def language_of(request: Request) -> str:
    return known_language(request.query_params.get("language", "en"))


def show_of(request: Request) -> Show:
    return catalog.show(request.path_params["game"])


def asked_number(request: Request, name: str, least: int, most: int, default: int) -> int:
    """A number in the query; nonsense is refused in words."""
    given = request.query_params.get(name, str(default))
    found = re.fullmatch("-?[0-9]{1,9}", given)
    if found is None or not least <= int(given) <= most:
        raise Trouble(400, "malformed", f"{name} is a number from {least} to {most}.")
    return int(given)


def status_of(refused: MatineeError) -> int:
    if isinstance(refused, catalog.NoSuchGame | NoSuchLesson):
        return 404
    if isinstance(refused, NotKept):
        return 503
    return 403 if isinstance(refused, NotHost) else 400


def reply(body: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")
