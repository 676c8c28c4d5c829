"""What a viewer may know of a table: the whole table, the viewer's own hand, and the number of everything else."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

import msgspec

from matinee.engine.view import View, ended
from matinee.games.npzr.deck import DECK, HANDS, SCORED, Deck
from matinee.games.npzr.parts import CHARACTERS, NOTHING, PARTS, part_name
from matinee.games.npzr.state import Npzr

K = TypeVar("K")
V = TypeVar("V")

# Sides, and stacks, of which a deck remembers how they look.
REMEMBERED = 10_000


class CardView(msgspec.Struct, frozen=True):
    """A card that is seen: its printed key and name, and the part it shows (`ninja.legs`; a wild in hand: nothing)."""

    key: str
    name: str
    shows: str
    wild: bool


class StackView(msgspec.Struct, frozen=True):
    """One character in the making: its three piles, bottom first, and what one more part would make of it."""

    label: str
    slot: int
    owner: int
    head: list[CardView]
    torso: list[CardView]
    legs: list[CardView]
    one_away: str


class SideView(msgspec.Struct, frozen=True):
    """One player: marks in the order they are printed, how often each character was scored, and numbers of cards.

    `fourth_looms` when one more part would give them the fourth mark.
    """

    seat: int
    marks: list[str]
    times: dict[str, int]
    hand: int
    scored: list[CardView]
    fourth_looms: bool


class TableView(View, frozen=True):
    """Everything on the table, and the viewer's own hand (a spectator has none)."""

    turn: int
    turn_limit: int
    active: int
    duty: bool
    moves: int
    deck: int
    sides: list[SideView]
    stacks: list[StackView]
    hand: list[CardView]


class Looks:
    """What a deck's cards, sides and stacks look like. Most of a table stays as it is from one moment to the next: what
    was built once is given again, and is the same one wherever two views are compared."""

    def __init__(self, deck: Deck) -> None:
        # What each kind looks like as nothing yet, and as each part.
        self.cards = [
            CardView(kind.key, kind.title, part_name(shown) if shown >= 0 else "", kind.wild)
            for kind in deck.kinds
            for shown in range(NOTHING, PARTS)
        ]
        self.sides: dict[tuple[int, int, int, int, bool, tuple[int, ...]], SideView] = {}
        self.stacks: dict[tuple[str, int, tuple[int, ...]], StackView] = {}

    def side(self, s: Npzr, seat: int) -> SideView:
        marks, tally, looms = s.marks(seat), s.tally(seat), s.fourth_looms(seat)
        key = seat, marks, tally, s.piles.count(HANDS + seat), looms, s.lying(SCORED + seat, 1)
        found = self.sides.get(key)
        if found is None:
            found = kept(self.sides, key, side(s, seat, self.cards))
        return found

    def stack(self, s: Npzr, slot: int) -> StackView:
        key = s.stacks.label(slot), slot, s.lying(s.pile(slot, 0), 3)
        found = self.stacks.get(key)
        if found is None:
            found = kept(self.stacks, key, stack(s, slot, self.cards))
        return found


def kept(memory: dict[K, V], key: K, value: V) -> V:
    if len(memory) >= REMEMBERED:
        memory.clear()
    memory[key] = value
    return value


looks_of = lru_cache(maxsize=16)(Looks)


def views(s: Npzr) -> Callable[[int], TableView]:
    """All see the same table; a player also sees their hand."""
    looks = looks_of(s.deck)
    table = TableView(
        **ended(s),
        turn=s.turn,
        turn_limit=s.turn_limit,
        active=s.active,
        duty=s.duty,
        moves=s.moves,
        deck=s.piles.count(DECK),
        sides=[looks.side(s, 0), looks.side(s, 1)],
        stacks=[looks.stack(s, s.stacks.at(place)) for place in range(s.stacks.count)],
        hand=[],
    )

    def view(viewer: int) -> TableView:
        if viewer >= 2:
            return table
        return msgspec.structs.replace(table, hand=s.seen_in(HANDS + viewer, looks.cards))

    return view


def side(s: Npzr, seat: int, looks: list[CardView]) -> SideView:
    return SideView(
        seat=seat,
        marks=[name for number, name in enumerate(CHARACTERS) if s.marks(seat) >> number & 1],
        times={name: s.times(seat, number) for number, name in enumerate(CHARACTERS)},
        hand=s.piles.count(HANDS + seat),
        scored=s.seen_in(SCORED + seat, looks),
        fourth_looms=s.fourth_looms(seat),
    )


def stack(s: Npzr, slot: int, looks: list[CardView]) -> StackView:
    first = s.pile(slot, 0)
    return StackView(
        label=s.stacks.label(slot),
        slot=slot,
        owner=s.stacks.owner(slot),
        head=s.seen_in(first, looks),
        torso=s.seen_in(first + 1, looks),
        legs=s.seen_in(first + 2, looks),
        one_away=one_away(s, slot),
    )


def one_away(s: Npzr, slot: int) -> str:
    """The part that would complete a stack, as `robot.torso`; empty if two or more are missing."""
    part = s.one_away(slot)
    return "" if part == NOTHING else part_name(part)
