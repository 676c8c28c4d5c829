"""Sentences out of messages: a game's Fluent texts, read once, spoken on demand."""

from collections.abc import Sequence
from typing import Any

from matinee.engine.say import Say


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

    def bundle(self) -> Any:
        # Fluent takes a moment to import: only those who speak pay for it.
        if self._bundle is None:
            from fluent.runtime import FluentBundle, FluentResource

            self._bundle = FluentBundle([self.language], use_isolating=False)
            self._bundle.add_resource(FluentResource(self.text))
        return self._bundle

    def say(self, say: Say) -> str:
        bundle = self.bundle()
        if not bundle.has_message(say.id):
            raise KeyError(f"no words for {say.id!r} in {self.language}")
        told = {name: self.say(value) if isinstance(value, Say) else value for name, value in say.told.items()}
        spoken, errors = bundle.format_pattern(bundle.get_message(say.id).value, told)
        if errors:
            raise KeyError(f"{say.id!r} in {self.language}: {errors[0]}")
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
