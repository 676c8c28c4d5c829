"""A board for a game that has none yet: every field of its view, named and indented."""

from typing import Any

import msgspec
from rich.console import RenderableType
from rich.text import Text

# Fields that hold seats: people read names.
SEATS = {"seat", "owner", "active", "winner", "winners", "asked", "attacker", "defender", "target", "turn_of"}


def draw(view: Any, names: list[str], viewer: int) -> RenderableType:
    return Text("\n".join(tell(view, names, viewer)))


def tell(view: Any, names: list[str], viewer: int) -> list[str]:
    return fields(view, names, 0)


def fields(struct: Any, names: list[str], depth: int) -> list[str]:
    lines: list[str] = []
    for field in msgspec.structs.fields(struct):
        lines += field_lines(field.name, getattr(struct, field.name), names, depth)
    return lines


def field_lines(name: str, value: Any, names: list[str], depth: int) -> list[str]:
    """One line where the value is short, else a heading and what belongs to it."""
    margin = "  " * depth
    title = name.replace("_", " ")
    short = brief(name, value, names)
    if short is not None:
        return [f"{margin}{title}: {short}"]
    lines = [f"{margin}{title}:"]
    for item in [value] if isinstance(value, msgspec.Struct) else listed(value):
        short = brief(name, item, names)
        if short is not None:
            lines.append(f"{margin}  - {short}")
        else:
            inner = fields(item, names, depth + 2) if isinstance(item, msgspec.Struct) else []
            lines += [f"{margin}  - {inner[0].strip()}", *inner[1:]] if inner else [f"{margin}  - {item}"]
    return lines


def listed(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return [f"{key}: {item}" for key, item in value.items()]
    return list(value)


def brief(name: str, value: Any, names: list[str]) -> str | None:
    """A value in a few words, or None if it needs lines of its own."""
    if value is None or value == "" or (isinstance(value, list | tuple | dict) and not value):
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int | str | float):
        seat = value if name in SEATS and isinstance(value, int) and 0 <= value < len(names) else None
        return str(value).replace("_", " ") if seat is None else names[seat]
    if isinstance(value, msgspec.Struct):
        return brief_struct(value, names)
    if isinstance(value, list | tuple):
        parts = [brief(name, item, names) for item in value]
        joined = ", ".join(part for part in parts if part is not None)
        return joined if None not in parts and len(joined) < 60 else None
    return None


def brief_struct(value: Any, names: list[str]) -> str | None:
    """A card is its name; any other struct of plain values is one line if it fits."""
    if isinstance(getattr(value, "name", None), str) and isinstance(getattr(value, "key", None), str):
        return f"{value.name} ({value.key})"
    parts: list[str] = []
    for field in msgspec.structs.fields(value):
        inner = getattr(value, field.name)
        short = brief(field.name, inner, names)
        if short is None or isinstance(inner, msgspec.Struct):
            return None
        if short not in ("-", "no"):
            parts.append(f"{field.name.replace('_', ' ')} {short}")
    joined = ", ".join(parts)
    return joined if len(joined) < 90 else None
