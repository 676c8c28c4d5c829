"""Which packs a table can be opened with, and what is printed in one: everybody at a table may read its cards."""

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from matinee.engine.show import Show
from matinee.match.packs import OwnPacks
from matinee.server.requests import Trouble, language_of, reply, show_of
from matinee.server.rest import Rest


def routes(rest: Rest) -> list[Route]:
    async def packs(request: Request) -> Response:
        """Packs of the house, then the host's own."""
        show = show_of(request)
        return reply(await asyncio.to_thread(OwnPacks(show).choices))

    async def cards(request: Request) -> Response:
        """A pack as it is written; `house` if none is named, several in one if they are mixed."""
        show = show_of(request)
        if not show.game.packs:
            raise Trouble(404, "no_pack", f"{show.game.title} has its cards in no pack; its gallery shows them.")
        language = language_of(request)
        return reply(await asyncio.to_thread(mixed, show, request.query_params.get("pack", "house"), language))

    return [
        Route("/api/games/{game}/packs", rest.guard(packs)),
        Route("/api/games/{game}/cards", rest.guard(cards)),
    ]


def mixed(show: Show, name: str, language: str) -> dict[str, Any]:
    whole: dict[str, Any] = {}
    for part in name.split("+")[:8]:
        pack = written(show, part)
        # Players' own packs are not translated.
        for field, value in (translated(show, pack, language) if part in show.shipped("packs") else pack).items():
            known = whole.get(field)
            whole[field] = [*known, *value] if isinstance(known, list) and isinstance(value, list) else value
    return whole


def written(show: Show, name: str) -> dict[str, Any]:
    """A pack as it stands in its file, which a disk may have spoiled."""
    text = show.file("packs", name)
    if text is None:
        raise Trouble(404, "no_pack", f"{show.game.title} has no pack called {name[:40]!r}.")
    try:
        return msgspec.toml.decode(text, type=dict[str, Any])
    except (ValueError, RecursionError):
        raise Trouble(404, "no_pack", f"The file of the pack {name[:40]!r} is damaged.") from None


def translated(show: Show, pack: dict[str, Any], language: str) -> dict[str, Any]:
    """A pack with the texts of its cards in another language, where there are such."""
    texts = show.texts(language)
    for rows in pack.values():
        for card in rows if isinstance(rows, list) else []:
            if card.get("key") in texts:
                card["words" if "words" in card else "text"] = texts[card["key"]]
    return pack
