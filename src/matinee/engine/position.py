"""Reading a position: what is given is checked the same way in every game, and a fault is told in one sentence."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from matinee.engine.errors import BadScenario
from matinee.engine.piles import Piles

SIDES = "abcdef"

G = TypeVar("G", bound=msgspec.Struct)
T = TypeVar("T")


def read_given(given: Mapping[str, Any], shape: type[G]) -> G:
    """What is given, as a game's own struct with a default for every field: unknown names and wrong types are told."""
    fields = shape.__struct_fields__
    for name in given:
        need(name in fields, f"{name!r} is no part of a position; these are: {', '.join(sorted(fields))}")
    try:
        return msgspec.convert(given, shape)
    except msgspec.ValidationError as fault:
        raise BadScenario(f"given: {fault}.") from None


def need(holds: bool, fault: str) -> None:
    """Refuse a position that breaks something every table keeps."""
    if not holds:
        raise BadScenario(f"given: {fault}.")


def seat_of(side: str, seats: int) -> int:
    """Players are `a`, `b` and so on, in the order of their seats."""
    sides = list(SIDES[:seats])
    need(side in sides, f"{side!r} is no player; these are: {', '.join(sides)}")
    return sides.index(side)


def by_seat(values: Mapping[str, T], seats: int) -> list[tuple[int, T]]:
    """What is given for each of some players."""
    return [(seat_of(side, seats), value) for side, value in values.items()]


def cut_deck(piles: Piles, deck: int, top: list[int], keep: int, aside: int) -> None:
    """Leave `keep` cards in a deck, move the others aside, then put `top` on it, the first card uppermost."""
    name = piles.layout.names[deck]
    need(0 <= keep <= piles.count(deck), f"the {name} cannot have {keep + len(top)} cards")
    while piles.count(deck) > keep:
        piles.move(piles.bottom(deck), aside)
    for card in reversed(top):
        piles.move(card, deck)
    piles.forget(deck)
