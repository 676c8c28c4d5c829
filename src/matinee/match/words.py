"""The table's own words, besides those of its game, and a cache for sentences that recur."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec

from matinee.engine.say import Say
from matinee.engine.show import Show
from matinee.engine.words import Words

V = TypeVar("V")
REMEMBERED = 20_000
# What a card says, in views and in packs.
PRINTED = ("text", "words")


class Speech(Words):
    """Words that are spelled out once: Fluent takes longer for a sentence than the rules for an answer."""

    def __init__(self, words: Words, texts: Mapping[str, str] | None = None) -> None:
        super().__init__(words.language, words.text)
        # What is printed on cards, and how it reads in this language: a sentence may quote it.
        self._texts = texts or {}
        self._said: dict[Say, str] = {}

    def say(self, say: Say) -> str:
        spoken = self._said.get(say)
        if spoken is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            spoken = self._said[say] = super().say(self.reprinted(say))
        return spoken

    def reprinted(self, say: Say) -> Say:
        if "text" not in say.told or not self._texts:
            return say
        text = str(say.told["text"])
        return Say(say.id, **{**say.told, "text": self._texts.get(text, text)})


@cache
def speech(show: Show, language: str) -> Speech:
    """A game's words in a language; in English where nobody has translated it yet."""
    try:
        return Speech(show.words(language), printed(show, language))
    except OSError:
        return speech(show, "en")


@cache
def own_words(package: str, language: str) -> Speech:
    """The words of a part of the house, from its `lang` folder; in English where nobody has translated them yet."""
    file = resources.files(package).joinpath(f"lang/{language}.ftl")
    try:
        return Speech(Words(language, file.read_text(encoding="utf-8")))
    except OSError:
        return own_words(package, "en")


def house(language: str) -> Speech:
    return own_words("matinee.match", language)


@cache
def printed(show: Show, language: str) -> dict[str, str]:
    """What is printed on the cards of the game's own packs, and how it reads in another language."""
    texts = show.texts(language)
    found: dict[str, str] = {}
    for name in show.shipped("packs") if texts else ():
        for rows in msgspec.toml.decode(show.file("packs", name) or "").values():
            for row in rows if isinstance(rows, list) else ():
                if row.get("key") in texts:
                    found[row.get("words") or row.get("text")] = texts[row["key"]]
    return found


def reprinted(seen: V, texts: dict[str, str]) -> V:
    """A view, or a part of it, with what is printed on its cards in another language."""
    made: Any = seen
    if isinstance(seen, list):
        made = [reprinted(one, texts) for one in seen]
    elif isinstance(seen, dict):
        made = {key: reprinted(one, texts) for key, one in seen.items()}
    elif isinstance(seen, msgspec.Struct):
        own, parts = printed_fields(type(seen))
        changed: dict[str, Any] = {name: texts.get(getattr(seen, name), getattr(seen, name)) for name in own}
        changed |= {name: reprinted(part, texts) for name in parts if (part := getattr(seen, name))}
        made = msgspec.structs.replace(seen, **changed) if changed else seen
    found: V = made
    return found


@cache
def printed_fields(kind: type) -> tuple[list[str], list[str]]:
    """Fields of a view that hold what is printed on a card, and those with parts that do: all others are skipped."""
    hints = get_type_hints(kind)
    own = [name for name, hint in hints.items() if name in PRINTED and hint is str]
    return own, [name for name, hint in hints.items() if prints(hint)]


def prints(hint: Any) -> bool:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return any(printed_fields(hint))
    return any(prints(part) for part in get_args(hint))
