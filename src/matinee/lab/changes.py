"""Which cards two packs print differently: those are what a designer asks about."""

import tomllib
from typing import Any


def changed_cards(one: str, other: str) -> list[str]:
    """Keys of cards that stand in both packs with different fields, or in one of them only."""
    mine, theirs = cards_of_text(one), cards_of_text(other)
    return [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]


def cards_of_text(text: str) -> dict[str, Any]:
    return cards_of(tomllib.loads(text))


def cards_of(pack: dict[str, Any]) -> dict[str, Any]:
    """Every table with a key or a name, in whatever lists a game keeps its cards."""
    found: dict[str, Any] = {}
    for listed in pack.values():
        for card in listed if isinstance(listed, list) else []:
            if isinstance(card, dict) and ("key" in card or "name" in card):
                found[str(card.get("key", card.get("name")))] = card
    return found
