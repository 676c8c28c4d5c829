"""NPZR-02 The pack file: twelve regular cards and eight wilds (NPZR-25), checked as it is read."""

from typing import Literal

import msgspec

from matinee.engine.errors import BadPack
from matinee.engine.pack import read_pack
from matinee.games.npzr.deck import Deck, Kind
from matinee.games.npzr.parts import CHARACTERS, POSITIONS


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """One printed card. With a character and a position it is regular; without one of them it is wild."""

    key: str
    name: str
    character: Literal["ninja", "pirate", "zombie", "robot"] | None = None
    position: Literal["head", "torso", "legs"] | None = None

    @property
    def range(self) -> int:
        """The mask of the parts that the card may show."""
        characters = [self.character] if self.character else CHARACTERS
        positions = [self.position] if self.position else POSITIONS
        return sum(1 << 3 * CHARACTERS.index(c) + POSITIONS.index(p) for c in characters for p in positions)


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The file as it stands."""

    name: str
    cards: list[Row]


class Pack:
    """A checked file, and the decks made of it."""

    def __init__(self, file: File) -> None:
        self.cards = file.cards
        self.decks: dict[int, Deck] = {}

    def deck(self, copies: int) -> Deck:
        """NPZR-02 `copies` of each regular card, and every wild once."""
        if copies not in self.decks:
            kinds = [Kind(row.key, row.name, row.range, copies if is_regular(row) else 1) for row in self.cards]
            self.decks[copies] = Deck(kinds)
        return self.decks[copies]


def read(text: str, source: str) -> Pack:
    file = read_pack(text, source, File)
    seen: set[int] = set()
    for row in file.cards:
        if row.range in seen:
            raise BadPack(f"{source}: card {row.name!r}: another card already shows just the same parts.")
        seen.add(row.range)
    keys = [row.key for row in file.cards]
    for row in file.cards:
        if keys.count(row.key) > 1:
            raise BadPack(f"{source}: card {row.name!r}, field 'key': {row.key!r} is used twice.")
    if len(file.cards) != 20:
        raise BadPack(f"{source}: a pack has 12 regular cards and 8 wilds, this one {len(file.cards)} cards.")
    return Pack(file)


def is_regular(row: Row) -> bool:
    return row.character is not None and row.position is not None
