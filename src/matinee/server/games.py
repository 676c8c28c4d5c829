"""The games of the house over REST: what there is to play, the rules, the cards and the words."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.show import Show
from matinee.engine.view import PlainCard, spoken_card
from matinee.match.words import speech
from matinee.server.requests import Trouble, known_language, language_of, reply, show_of
from matinee.server.rest import Rest


class GameInfo(msgspec.Struct):
    """A game of the house; `options` is the JSON Schema of its setup.

    `package` is the distribution that brings it. For a poster: a tagline in each of its languages that has one, and two
    `inks` as `#rrggbb`, none if the game leaves them to the house.
    """

    id: str
    short: str
    title: str
    seats: list[int]
    edition: int
    prefix: str
    bots: list[str]
    options: dict[str, Any]
    package: str
    languages: list[str]
    taglines: dict[str, str]
    inks: list[str]


class Copies(msgspec.Struct):
    """A card of a game, and how many there are of it."""

    card: PlainCard
    copies: int


def routes(rest: Rest) -> list[Route]:
    async def games(request: Request) -> Response:
        return reply([game_info(show) for show in catalog.SHOWS.values()])

    async def game(request: Request) -> Response:
        return reply(game_info(show_of(request)))

    async def rules(request: Request) -> Response:
        return reply(show_of(request).rules(language_of(request)))

    async def gallery(request: Request) -> Response:
        """Every card of a game in words, for one that has no gallery of its own."""
        return reply(cards_of(show_of(request), language_of(request)))

    async def words(request: Request) -> Response:
        """A game's Fluent texts, for clients that make words themselves."""
        language = known_language(request.path_params["language"])
        show = show_of(request)
        try:
            return Response(show.read(f"lang/{language}.ftl"), media_type="text/plain; charset=utf-8")
        except OSError:
            raise Trouble(404, "no_such_language", f"{show.game.title} has no words in {language!r} yet.") from None

    return [
        Route("/api/games", rest.guard(games)),
        Route("/api/games/{game}", rest.guard(game)),
        Route("/api/games/{game}/rules", rest.guard(rules)),
        Route("/api/games/{game}/gallery", rest.guard(gallery)),
        Route("/api/games/{game}/words/{language}", rest.guard(words)),
    ]


def game_info(show: Show) -> GameInfo:
    game = show.game
    (reference,), components = msgspec.json.schema_components([game.setup_type], ref_template="#/{name}")
    options = components[reference["$ref"].removeprefix("#/")]
    return GameInfo(
        id=game.id,
        short=game.short,
        title=game.title,
        seats=[game.fewest, game.most],
        edition=game.edition,
        prefix=game.prefix,
        bots=list(show.bots),
        options=options,
        package=show.package,
        languages=list(game.languages),
        taglines=show.taglines(),
        inks=list(game.inks),
    )


def cards_of(show: Show, language: str) -> list[Copies]:
    """Everything in the box, hidden in play or not: each card once, in the order of their numbers."""
    s = show.deal(show.setup({}), Swift(1))
    cards = [show.game.card(s, card) for card in range(s.piles.layout.cards)]
    words = speech(show, language)
    found = {card.key: spoken_card(card, words) for card in cards}
    return [Copies(card, sum(one.key == key for one in cards)) for key, card in found.items()]
