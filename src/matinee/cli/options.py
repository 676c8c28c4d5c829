"""Words of the command line that several commands share."""

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from matinee.catalog import SHOWS
from matinee.engine.errors import BadSetup


def game_names(context: object) -> dict[str, str]:
    """What a shell offers where a game is named, with its title."""
    return {show.game.short: show.game.title for show in SHOWS.values()}


def at_least_one(kind: object, value: int | None) -> None:
    """Like the validator of cyclopts, whose module is slow to import."""
    if value is not None and value < 1:
        raise ValueError("Must be 1 or more.")


GameName = Annotated[str, Parameter(help="A game's id or short name, such as npzr.", completer=game_names)]
Json = Annotated[bool, Parameter(help="Print JSON.")]
Language = Annotated[
    str | None,
    Parameter(name="--lang", help="The language of the table, en or de; else MATINEE_LANG, or the terminal's own."),
]
Positive = Annotated[int, Parameter(validator=at_least_one)]


def options(words: list[str]) -> dict[str, Any]:
    """`target=60` as a setup has it: a number, true or false where it reads like one, else the word itself."""
    found: dict[str, Any] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadSetup(f"{word!r} sets nothing; say name=value, such as seats=4.")
        try:
            found[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            found[name] = value
    return found


def split(names: str | None) -> list[str] | None:
    return [name.strip() for name in names.split(",")] if names else None
