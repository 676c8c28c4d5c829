"""Sentences out of messages: a game's Fluent texts, read once, spoken on demand."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from matinee.engine.say import Say

# Beyond these a number has more than figures, and a part of a sentence is too long: that is left to Fluent.
PLAIN_NUMBER = 999
PLAIN_LENGTH = 2500


class Blank(NamedTuple):
    """A place in a sentence for something that is told."""

    name: str


class Variants(NamedTuple):
    """A part of a sentence that reads differently for some words."""

    name: str
    parts: "dict[str, Parts]"
    default: "Parts"


Parts = list[str | Blank | Variants]


class NotPlain(Exception):
    """More than text, names and choices between words: Fluent itself has to say it."""


def parts_of(bundle: Any, pattern: Any, within: tuple[str, ...]) -> Parts:
    """A Fluent pattern in plain parts, with the messages that it quotes put in; `within` are those that quote it."""
    found: Parts = []
    for element in getattr(pattern, "elements", [pattern]):
        inner = getattr(element, "expression", element)
        kind = type(inner).__name__
        if kind == "TextElement":
            found.append(inner.value)
        elif kind == "VariableReference":
            found.append(Blank(inner.id.name))
        elif kind == "MessageReference" and inner.attribute is None and inner.id.name not in within:
            if not bundle.has_message(inner.id.name):
                raise NotPlain
            found += parts_of(bundle, bundle.get_message(inner.id.name).value, (*within, inner.id.name))
        elif kind == "SelectExpression" and type(inner.selector).__name__ == "VariableReference":
            found.append(choice_of(bundle, inner, within))
        else:
            raise NotPlain
    return found


def choice_of(bundle: Any, select: Any, within: tuple[str, ...]) -> Variants:
    parts: dict[str, Parts] = {}
    default: Parts = []
    for variant in select.variants:
        if type(variant.key).__name__ != "Identifier":
            raise NotPlain
        made = parts_of(bundle, variant.value, within)
        parts.setdefault(variant.key.name, made)
        default = made if variant.default else default
    return Variants(select.selector.id.name, parts, default)


def spell(parts: Parts, told: Mapping[str, object], into: list[str]) -> None:
    for part in parts:
        if isinstance(part, str):
            into.append(part)
            continue
        value = told.get(part.name)
        if isinstance(part, Variants):
            # A number may be chosen by its plural, which only Fluent knows.
            if type(value) is not str:
                raise NotPlain
            spell(part.parts.get(value, part.default), told, into)
        elif type(value) is str and len(value) <= PLAIN_LENGTH:
            into.append(value)
        elif type(value) is int and 0 <= value <= PLAIN_NUMBER:
            into.append(str(value))
        else:
            raise NotPlain


def listed(names: Sequence[str]) -> str:
    """People by name: `Ada, Bo & Cy`, in every language."""
    return " & ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


class Words:
    """One language of one game (or of the house)."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.text = text
        self._bundle: Any = None
        self._found: dict[tuple[str, str], str] = {}
        self._parts: dict[str, Parts | None] = {}

    def bundle(self) -> Any:
        # Fluent takes a moment to import: only those who speak pay for it.
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource

            self._bundle = FluentBundle([self.language], use_isolating=False)
            self._bundle.add_resource(FluentResource(self.text))
        return self._bundle

    def say(self, say: Say) -> str:
        told = {name: self.say(value) if isinstance(value, Say) else value for name, value in say.told.items()}
        parts = self._plain(say.id)
        if parts is not None:
            # Nearly all sentences are plain: put together here they take a fifth of the time.
            try:
                into: list[str] = []
                spell(parts, told, into)
                return "".join(into)
            except NotPlain:
                pass
        return self.say_by_fluent(say.id, told)

    def _plain(self, id: str) -> Parts | None:
        """The parts of a message, if it is plain."""
        if id not in self._parts:
            bundle = self.bundle()
            if not bundle.has_message(id):
                raise KeyError(f"no words for {id!r} in {self.language}")
            try:
                self._parts[id] = parts_of(bundle, bundle.get_message(id).value, (id,))
            except NotPlain:
                self._parts[id] = None
        return self._parts[id]

    def say_by_fluent(self, id: str, told: Mapping[str, object]) -> str:
        bundle = self.bundle()
        spoken, errors = bundle.format_pattern(bundle.get_message(id).value, told)
        if errors:
            raise KeyError(f"{id!r} in {self.language}: {errors[0]}")
        return str(spoken)

    def find(self, id: str, attribute: str = "") -> str:
        """A message that takes nothing, or an attribute of it; empty if there is none."""
        key = id, attribute
        if key not in self._found:
            bundle = self.bundle()
            message = bundle.get_message(id) if bundle.has_message(id) else None
            pattern = (message.attributes.get(attribute) if attribute else message.value) if message else None
            self._found[key] = str(bundle.format_pattern(pattern)[0]) if pattern else ""
        return self._found[key]

    def ids(self) -> set[str]:
        """The names of all messages, to compare languages."""
        lines = self.text.splitlines()
        return {line.split("=")[0].strip() for line in lines if "=" in line and line[0].isalpha()}
