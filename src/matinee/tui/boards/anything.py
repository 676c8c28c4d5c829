"""A board for a game that has none of its own: its view read out, one line for each thing on the table.

What is empty, or not so, is not said: a table is easier to read by what is there.
"""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

# Fields that hold seats: people read names.
SEATS = {
    "seat",
    "owner",
    "active",
    "winner",
    "winners",
    "asked",
    "attacker",
    "defender",
    "kicker",
    "target",
    "sp",
    "dealer",
}
# What only screens need: a key beside its name, a dictionary of names, and how a card would be worded in full.
SILENT = {"key", "names", "text", "words", "slot"}

# What a thing is called by, and how long a thing may be that needs no line of its own.
TITLES = ("seat", "id", "label", "place", "name")
TINY = 16


def draw(view: Any, names: list[str], viewer: int) -> RenderableType:
    table = Text()
    for line in tell(view, names, viewer):
        table.append(f"{line}\n", "bold" if line.endswith(":") else "")
    return table


def tell(view: Any, names: list[str], viewer: int) -> list[str]:
    """Short facts side by side, then each list under its name."""
    lines: list[str] = []
    facts: list[str] = []
    for name, value in parts(view):
        if is_list_of_things(value):
            lines += [", ".join(facts)] if facts else []
            facts = []
            lines += listed(readable(name), [thing(item, names) for item in value])
        else:
            said = fact(name, value, names)
            facts += [said] if said else []
    return [*lines, ", ".join(facts)] if facts else lines


def listed(name: str, things: list[str]) -> list[str]:
    """A list under its name, or beside it if its things are tiny."""
    if max(map(len, things)) <= TINY:
        return [f"{name} {'; '.join(things)}"]
    return [f"{name}:", *(f"  - {words}" for words in things)]


def parts(struct: Any) -> list[tuple[str, Any]]:
    fields = [(field.name, getattr(struct, field.name)) for field in msgspec.structs.fields(struct)]
    return [(name, value) for name, value in fields if name not in SILENT]


def is_list_of_things(value: Any) -> bool:
    return isinstance(value, list | tuple) and any(isinstance(item, msgspec.Struct) for item in value)


def readable(word: str) -> str:
    return word.replace("_", " ")


def fact(name: str, value: Any, names: list[str]) -> str:
    """`life 15`, `alive`, or nothing."""
    said = worded(name, value, names)
    return said and (readable(name) if value is True else f"{readable(name)} {said}")


def worded(name: str, value: Any, names: list[str]) -> str:
    """A value in words; empty if there is nothing to say."""
    if value is None or value is False or value == "":
        return ""
    if name in SEATS and isinstance(value, int) and value is not True:
        return names[value] if 0 <= value < len(names) else ""
    if isinstance(value, msgspec.Struct):
        said = thing(value, names, brackets=True)
        return f"({said})" if said else ""
    if isinstance(value, dict):
        return ", ".join(said for said in (fact(str(key), item, names) for key, item in value.items()) if said)
    if isinstance(value, list | tuple):
        return joined([worded(name, item, names) if item is not None else "-" for item in value])
    return readable(str(value))


def joined(said: list[str]) -> str:
    """Things in a row; equal ones are counted."""
    counts: dict[str, int] = {}
    for words in said:
        counts[words] = counts.get(words, 0) + 1
    numbers = all(words.lstrip("-").isdecimal() for words in said)
    if numbers:
        return " ".join(said)
    return "; ".join(f"{words} x{count}" if count > 1 else words for words, count in counts.items() if words)


def thing(item: Any, names: list[str], brackets: bool = False) -> str:
    """One thing in a line, opened by what it is called: `Ada: life 15, alive`. In brackets zeros go unsaid."""
    if not isinstance(item, msgspec.Struct):
        return worded("", item, names)
    called = [title for title in TITLES if isinstance(getattr(item, title, None), int | str)]
    heads = [worded(title, getattr(item, title), names) for title in called]
    others = [(name, value) for name, value in parts(item) if name not in called and not (brackets and value == 0)]
    facts = [fact(name, value, names) for name, value in others]
    head, tail = " ".join(words for words in heads if words), ", ".join(words for words in facts if words)
    return f"{head}: {tail}" if head and tail else head or tail
