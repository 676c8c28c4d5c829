"""The table's own words, beside those of its game, and a memory for what is said again and again."""

from functools import cache
from importlib import resources

from matinee.engine.say import Say
from matinee.engine.show import Show
from matinee.engine.words import Words

REMEMBERED = 20_000


class Speech(Words):
    """Words that are spelled out once: Fluent takes longer for a sentence than the rules for an answer."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.language, words.text)
        self._said: dict[Say, str] = {}

    def say(self, say: Say) -> str:
        spoken = self._said.get(say)
        if spoken is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            spoken = self._said[say] = super().say(say)
        return spoken


@cache
def speech(show: Show, language: str) -> Speech:
    """A game's words in a language; in English where nobody has translated it yet."""
    try:
        return Speech(show.words(language))
    except OSError:
        return speech(show, "en")


@cache
def house(language: str) -> Speech:
    folder = resources.files(__package__ or "matinee.match").joinpath("lang")
    try:
        return Speech(Words(language, folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")))
    except OSError:
        return house("en")
