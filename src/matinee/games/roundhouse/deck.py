"""The cards of one pack as tables of integers, and the piles of a table.

RK-02 54 monsters, cards 0 to 53, then RK-03 54 items, each with the numbers printed on it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.piles import Layout, Piles, fresh
from matinee.engine.seats import HIDDEN, OPEN

MOST_PLAYERS: Final[i64] = 4

# RK-07 Eight locations in a ring, then the middle; a place is 0 to 11, its pile is PLACES plus that number.
CIRCLE: Final[i64] = 8
ALL_PLACES: Final[i64] = 12

# Where the piles of a table lie; what a given position leaves out lies aside.
MONSTERS: Final[i64] = 0
ITEMS: Final[i64] = 1
DISCARD: Final[i64] = 2
DRAWN: Final[i64] = 3
ASIDE: Final[i64] = 4
PLACES: Final[i64] = 5
ATTACKS: Final[i64] = 17
SHIELDS: Final[i64] = 21
KILLS: Final[i64] = 25


class Monster:
    """One printed monster: the mask of its types, and its track of strengths from left to right."""

    def __init__(self, name: str, copies: int, types: int, track: list[int], points: int) -> None:
        self.name = name
        self.copies = copies
        self.types = types
        self.track = track
        self.points = points


class Item:
    """One printed item: extra dice, or (without dice) points against one type."""

    def __init__(self, name: str, copies: int, dice: int, type: int, points: int) -> None:
        self.name = name
        self.copies = copies
        self.dice = dice
        self.type = type
        self.points = points


class Deck:
    """All that is printed: shared by every state of a setup, never changed."""

    def __init__(self, monsters: list[Monster], items: list[Item]) -> None:
        self.monsters = monsters
        self.items = items
        herd = [(number, monster) for number, monster in enumerate(monsters) for _ in range(monster.copies)]
        gear = [(number, item) for number, item in enumerate(items) for _ in range(item.copies)]
        self.first_item: i64 = len(herd)
        self.size: i64 = len(herd) + len(gear)
        self.names = [monster.name for _, monster in herd] + [item.name for _, item in gear]
        kinds = [number for number, _ in herd] + [len(monsters) + number for number, _ in gear]
        types = [monster.types for _, monster in herd] + [item.type for _, item in gear]
        points = [monster.points for _, monster in herd] + [item.points for _, item in gear]
        self.kind_of: vec[i16] = vec[i16]([i16(kind) for kind in kinds])
        self.types_of: vec[i16] = vec[i16]([i16(mask) for mask in types])
        self.points_of: vec[i16] = vec[i16]([i16(number) for number in points])
        self.dice_of: vec[i16] = vec[i16]([i16(0) for _ in herd] + [i16(item.dice) for _, item in gear])
        self.health_of: vec[i16] = vec[i16]([i16(len(monster.track)) for _, monster in herd])
        # All tracks one behind the other, each led by the 0 of a monster whose marks are all covered.
        tracks: list[int] = []
        last: list[int] = []
        for _, monster in herd:
            tracks += [0, *monster.track]
            last.append(len(tracks) - 1)
        self.tracks: vec[i16] = vec[i16]([i16(strength) for strength in tracks])
        self.last_of: vec[i16] = vec[i16]([i16(place) for place in last])
        self.all_points = sum(monster.copies * monster.points for monster in monsters)
        self.undealt = stacked(lay_out(len(herd), len(gear)))

    def name(self, card: i64) -> str:
        return self.names[card]

    def same(self, one: i64, other: i64) -> bool:
        return self.kind_of[one] == self.kind_of[other]

    def is_attack(self, card: i64) -> bool:
        """RK-03 An item is for attack or for defence; extra dice tell which."""
        return self.dice_of[card] > 0

    def types(self, card: i64) -> i64:
        return i64(self.types_of[card])

    def points(self, card: i64) -> i64:
        """Victory points of a monster, printed points of a defence card."""
        return i64(self.points_of[card])

    def dice(self, card: i64) -> i64:
        return i64(self.dice_of[card])

    def health(self, monster: i64) -> i64:
        return i64(self.health_of[monster])

    def strength(self, monster: i64, hits: i64) -> i64:
        """RK-25 The rightmost number that no hit covers; marks are covered from the right."""
        return i64(self.tracks[i64(self.last_of[monster]) - hits])


def stacked(layout: Layout) -> Piles:
    """Every card in its deck, in the order of its number: a deal begins with a copy of this."""
    piles = fresh(layout)
    for card in range(layout.cards):
        piles.start(card, MONSTERS if layout.backs[card] == 0 else ITEMS)
    return piles


def lay_out(monsters: int, items: int) -> Layout:
    """RK-06 Two decks, face down. Everything else on the table is open, RK-19 the discards too."""
    layout = Layout([0] * monsters + [1] * items)
    layout.pile("monster deck", HIDDEN)
    layout.pile("item deck", HIDDEN)
    for name in ("discard", "drawn", "aside"):
        layout.pile(name, OPEN)
    for place in range(ALL_PLACES):
        layout.pile(place_name(place), OPEN)
    for name in ("attacks", "shields", "kills"):
        for seat in range(MOST_PLAYERS):
            layout.pile(f"{name} {seat}", OPEN)
    return layout


def place_name(place: i64) -> str:
    """`L1` to `L8`, then `M1` to `M4`."""
    return f"L{place + 1}" if place < CIRCLE else f"M{place - CIRCLE + 1}"
