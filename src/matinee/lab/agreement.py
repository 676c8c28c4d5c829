"""Everything that people can see in random games, and what bots would do, as short marks: the same on every build.

Digests are not enough: views, offers, hints and breakdowns are computed from the state, and may be wrong where the
state is right.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import permutations
from typing import Any

import msgspec

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.errors import BadPack
from matinee.engine.game import Game
from matinee.engine.journal import Journal
from matinee.engine.seats import SPECTATOR
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Ask, in_words, read
from matinee.lab import interpreted

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Fay"]
# Views are expensive: only some moments of a long game are compared.
GAP = 5
# Bots are asked still less often, and those that search not at all: they play on with the others.
THOUGHTS = 60
SEARCHING = ("legend", "searcher", "planner")


def seen() -> dict[str, list[str]]:
    """The marks of a random game of each of our own games, with every shipped pack and mixture, at every table."""
    return {
        f"{show.game.short} {setup}": list(marks(show, setup, seed))
        for show in catalog.ours()
        for seed, setup in enumerate(setups(show))
    }


def seen_interpreted() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(interpreted.run("matinee.lab.agreement"))
    return found


def setups(show: Show) -> Iterator[dict[str, Any]]:
    packs = mixtures(show)
    seats = range(show.game.fewest, show.game.most + 1)
    for number in range(max(len(packs), len(seats))):
        yield {"seats": seats[number % len(seats)], "pack": packs[number % len(packs)]}


def mixtures(show: Show) -> list[str]:
    """Every shipped pack that makes a game, and if they can be mixed, every two of them in both orders."""
    packs = show.shipped("packs") or ["house"]
    sizes = [1] if type(show.game).mix is Game.mix else range(1, min(len(packs), 2) + 1)
    names = ["+".join(mixed) for size in sizes for mixed in permutations(packs, size)]
    return [name for name in names if makes_a_game(show, name)]


def makes_a_game(show: Show, pack: str) -> bool:
    """Some packs only add to others."""
    try:
        show.deal(show.setup({"pack": pack}), Swift(1))
    except BadPack:
        return False
    return True


def marks(show: Show, setup: dict[str, Any], seed: int) -> Iterator[str]:
    """One for each moment that is looked at: what differs first is what to look for."""
    checked = show.setup(setup)
    s = show.deal(checked, Swift(seed), Journal())
    chance = Swift(seed + 1)
    language = show.game.languages[seed % len(show.game.languages)]
    told = 0
    while True:
        if s.over or s.question % GAP == 0:
            yield mark(show, s, language, told)
            told = len(s.journal.events) if s.journal else 0
        if s.over:
            return
        options = s.options()
        s.answer(options[chance.below(len(options))])


def mark(show: Show, s: State, language: str, told: int) -> str:
    whole = blake2b(digest_size=6)
    for part in sights(show, s, language, told):
        whole.update(msgspec.json.encode(part))
    return whole.hexdigest()


def sights(show: Show, s: State, language: str, told: int) -> Iterator[Any]:
    """The question as it is asked, what bots would say, every viewer's view, the news in words, and how it ended."""
    words = show.words(language)
    asked: Ask | None = None if s.over else read(s, words, NAMES)
    yield asked
    yield show.game.waiting(s)
    if not s.over and s.question % THOUGHTS == 0:
        thinking = {name: bot for name, bot in show.bots.items() if name not in SEARCHING}
        yield {name: s.key(bot.decide(s, Swift(int(s.question)))) for name, bot in thinking.items()}
    for viewer in [*range(int(s.seats)), int(SPECTATOR)]:
        yield in_words(show.game.view(s, viewer), words)
        for event in s.journal.told(viewer, told) if s.journal else []:
            line = show.game.line(s, event, NAMES)
            yield [event.facts(), line and words.say(line)]
    yield show.game.result(s) if s.over else None


if __name__ == "__main__":
    print(json.dumps(seen()))
