"""Card packs are TOML files. Whatever is wrong with one, the reader is told the card and the field."""

import re
from typing import TypeVar

import msgspec

from matinee.engine.errors import BadPack

T = TypeVar("T")

PLACE = re.compile(r" - at `\$\.?(?P<path>.*)`$")
ROW = re.compile(r"^(?P<list>[\w-]+)\[(?P<row>\d+)\]\.?(?P<field>.*)$")
# How msgspec words a value of the wrong kind or size, and what a designer calls the kinds.
UNFIT = re.compile(r"Expected `(?P<kind>\w+)`(?: (?P<edge>[<>]=) (?P<edge_at>-?\d+))?(?:, got `(?P<got>\w+)`)?")
KINDS = {"int": "a whole number", "float": "a number", "str": "text", "bool": "true or false", "array": "a list"}
EDGES = {">=": "of at least", "<=": "of at most"}


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
    said = in_words(PLACE.sub("", fault))
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


def in_words(said: str) -> str:
    """A designer who edits a card is told what belongs there, not which type msgspec expected."""
    unfit = UNFIT.fullmatch(said)
    if unfit is None or unfit["kind"] not in KINDS:
        return said
    size = f" {EDGES[unfit['edge']]} {unfit['edge_at']}" if unfit["edge"] else ""
    instead = f", not {KINDS[unfit['got']]}" if unfit["got"] in KINDS else ""
    return f"{KINDS[unfit['kind']]}{size} belongs here{instead}."
