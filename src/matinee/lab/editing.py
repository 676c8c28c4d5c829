"""A pack as a designer edits it: one number or word at a time, with comments and order kept."""

from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError

from matinee.engine.errors import BadPack
from matinee.engine.nearest import nearest
from matinee.lab.changes import cards_of


class EditedPack:
    """A pack file that is being edited. Cards are found by key, or by name where a game's cards have no key."""

    def __init__(self, text: str, source: str) -> None:
        try:
            self.file: Any = tomlkit.parse(text)
        except (TOMLKitError, ValueError) as fault:
            raise BadPack(f"{source}: {fault}.") from None
        except RecursionError:
            raise BadPack(f"{source}: brackets within brackets without an end.") from None
        self.source = source

    def text(self) -> str:
        written: str = tomlkit.dumps(self.file)
        return written

    def rename(self, name: str) -> None:
        self.file["name"] = name

    def cards(self) -> dict[str, Any]:
        return cards_of(self.file)

    def card(self, key: str) -> Any:
        cards = self.cards()
        if key not in cards:
            raise BadPack(f"{self.source}: there is no card {key[:60]!r}; did you mean {nearest(key, list(cards))!r}?")
        return cards[key]

    def get(self, key: str, field: str) -> Any:
        """A field of a card; `effects.0.n` is a number inside a list inside it."""
        holder, last = self.place(key, field)
        return holder[last]

    def set(self, key: str, field: str, value: Any) -> None:
        """Give a field another value; None takes it out, and a field that the card does not have yet is added."""
        holder, last = self.place(key, field, new=True)
        if value is None:
            if last in holder:
                del holder[last]
        else:
            holder[last] = value

    def place(self, key: str, field: str, new: bool = False) -> tuple[Any, Any]:
        """What holds a field, and where in it."""
        holder: Any = self.card(key)
        *path, last = field.split(".")
        try:
            for word in path:
                holder = holder[step(holder, word)]
            found = step(holder, last)
            if not (new and isinstance(found, str)):
                holder[found]
        except (KeyError, IndexError, TypeError, ValueError):
            raise BadPack(f"{self.source}: card {key!r} has no field {field!r}.") from None
        return holder, found


def step(holder: Any, word: str) -> Any:
    if isinstance(holder, list):
        return int(word)
    if not isinstance(holder, dict):
        raise KeyError(word)
    return word
