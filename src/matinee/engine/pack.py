"""Card packs are TOML files. Whatever is wrong with one, the reader is told the card and the field."""

import re
from typing import TypeVar

import msgspec

from matinee.engine.errors import BadPack

T = TypeVar("T")

PLACE = re.compile(r" - at `\$\.?(?P<path>.*)`$")
ROW = re.compile(r"^(?P<list>[\w-]+)\[(?P<row>\d+)\]\.?(?P<field>.*)$")


def read_pack(text: str, source: str, shape: type[T]) -> T:
    """A pack file as a typed struct; a fault names the pack, the card and the field."""
    try:
        return msgspec.toml.decode(text, type=shape)
    except msgspec.ValidationError as fault:
        raise BadPack(f"{source}: {explain(str(fault), text)}") from None
    except (msgspec.DecodeError, ValueError) as fault:
        raise BadPack(f"{source}: this is not TOML: {fault}") from None
    except RecursionError:
        raise BadPack(f"{source}: brackets within brackets without an end.") from None


def explain(fault: str, text: str) -> str:
    """`cards[3].copies` means nothing to a person; the card's name does."""
    place = PLACE.search(fault)
    said = PLACE.sub("", fault)
    row = ROW.match(place["path"]) if place else None
    if place is None:
        return said
    if row is None:
        return f"{place['path']}: {said}"
    rows = msgspec.toml.decode(text)[row["list"]]
    card = rows[int(row["row"])]
    name = card.get("name", card.get("key", "")) if isinstance(card, dict) else ""
    known = f" ({name!r})" if name else ""
    field = f", field {row['field']!r}" if row["field"] else ""
    return f"row {int(row['row']) + 1} of {row['list']!r}{known}{field}: {said}"
