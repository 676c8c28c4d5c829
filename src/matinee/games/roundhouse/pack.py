"""The pack file, checked as it is read: whatever is wrong with it is a bad setup, and no game is made."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from matinee.engine.errors import BadPack, BadSetup
from matinee.engine.pack import read_pack
from matinee.games.roundhouse.attack_types import TYPES
from matinee.games.roundhouse.deck import Deck, Item, Monster
from matinee.games.roundhouse.dice import MOST_DICE

SIZE = 54

Type = Literal["melee", "air", "magic"]
Copies = Annotated[int, Meta(ge=1, le=SIZE)]
# Two bare dice come on top of a card's, and a whole roll must fit into one integer.
Dice = Annotated[int, Meta(ge=1, le=int(MOST_DICE) - 2)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^@:]+$")]


class MonsterRow(msgspec.Struct, forbid_unknown_fields=True):
    """RK-02 One printed monster: types of attack, a track of strengths, victory points."""

    name: Name
    copies: Copies
    types: Annotated[list[Type], Meta(min_length=1, max_length=3)]
    track: Annotated[list[Dice], Meta(min_length=1, max_length=12)]
    points: Annotated[int, Meta(ge=0, le=99)]


class AttackRow(msgspec.Struct, forbid_unknown_fields=True):
    """RK-03 An attack item: extra dice."""

    name: Name
    copies: Copies
    dice: Dice


class DefenceRow(msgspec.Struct, forbid_unknown_fields=True):
    """RK-03 A defence item: one type, and the hits it absorbs."""

    name: Name
    copies: Copies
    type: Type
    points: Annotated[int, Meta(ge=1, le=99)]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """The file as it stands."""

    name: str
    monsters: list[MonsterRow]
    attacks: list[AttackRow]
    defences: list[DefenceRow]


def mask(types: list[Type]) -> int:
    return sum(1 << number for number, name in enumerate(TYPES) if name in types)


def read(text: str, source: str) -> Deck:
    try:
        file = read_pack(text, source, File)
        check(file, source)
    except BadPack as fault:
        raise BadSetup(fault.sentence) from None
    monsters = [Monster(row.name, row.copies, mask(row.types), row.track, row.points) for row in file.monsters]
    attacks = [Item(row.name, row.copies, row.dice, 0, 0) for row in file.attacks]
    defences = [Item(row.name, row.copies, 0, mask([row.type]), row.points) for row in file.defences]
    return Deck(monsters, attacks + defences)


def check(file: File, source: str) -> None:
    """RK-02 Tracks never fall; RK-03 two decks of 54; and a name means one card, for answers are given by name."""
    for row in file.monsters:
        if row.track != sorted(row.track):
            raise BadPack(f"{source}: monster {row.name!r}, field 'track': {row.track} falls from left to right.")
        if len(set(row.types)) != len(row.types):
            raise BadPack(f"{source}: monster {row.name!r}, field 'types': a type stands there twice.")
    names = [row.name for rows in (file.monsters, file.attacks, file.defences) for row in rows]
    for name in names:
        if names.count(name) > 1:
            raise BadPack(f"{source}: card {name!r}, field 'name': the name is used twice.")
    herd = sum(row.copies for row in file.monsters)
    gear = sum(row.copies for rows in (file.attacks, file.defences) for row in rows)
    if herd != SIZE or gear != SIZE:
        raise BadPack(f"{source}: a pack has {SIZE} monsters and {SIZE} items, this one {herd} and {gear}.")
