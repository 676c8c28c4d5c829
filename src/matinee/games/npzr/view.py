"""What a viewer may know of a table: the whole table, the viewer's own hand, and the number of everything else."""

from collections.abc import Callable
from functools import lru_cache

import msgspec

from matinee.engine.view import View, ended
from matinee.games.npzr.deck import DECK, HANDS, SCORED, Deck
from matinee.games.npzr.parts import CHARACTERS, NOTHING, PARTS, part_name
from matinee.games.npzr.state import Npzr


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


def views(s: Npzr) -> Callable[[int], TableView]:
    """All see the same table; a player also sees their hand."""
    table = TableView(
        **ended(s),
        turn=s.turn,
        turn_limit=s.turn_limit,
        active=s.active,
        duty=s.duty,
        moves=s.moves,
        deck=s.piles.count(DECK),
        sides=[side(s, seat) for seat in range(2)],
        stacks=[stack(s, s.stacks.at(place)) for place in range(s.stacks.count)],
        hand=[],
    )
    return lambda viewer: msgspec.structs.replace(table, hand=cards(s, HANDS + viewer)) if viewer < 2 else table


def side(s: Npzr, seat: int) -> SideView:
    return SideView(
        seat=seat,
        marks=[name for number, name in enumerate(CHARACTERS) if s.marks(seat) >> number & 1],
        times={name: s.times(seat, number) for number, name in enumerate(CHARACTERS)},
        hand=s.piles.count(HANDS + seat),
        scored=cards(s, SCORED + seat),
        fourth_looms=s.fourth_looms(seat),
    )


def stack(s: Npzr, slot: int) -> StackView:
    first = s.pile(slot, 0)
    return StackView(
        label=s.stacks.label(slot),
        slot=slot,
        owner=s.stacks.owner(slot),
        head=cards(s, first),
        torso=cards(s, first + 1),
        legs=cards(s, first + 2),
        one_away=one_away(s, slot),
    )


def cards(s: Npzr, pile: int) -> list[CardView]:
    """A pile, bottom first."""
    return s.seen_in(pile, looks(s.deck))


@lru_cache(maxsize=64)
def looks(deck: Deck) -> list[CardView]:
    """What each kind looks like as nothing yet, and as each part: a view names these few again and again."""
    return [
        CardView(kind.key, kind.title, part_name(shown) if shown >= 0 else "", kind.wild)
        for kind in deck.kinds
        for shown in range(NOTHING, PARTS)
    ]


def one_away(s: Npzr, slot: int) -> str:
    """The part that would complete a stack, as `robot.torso`; empty if two or more are missing."""
    part = s.one_away(slot)
    return "" if part == NOTHING else part_name(part)
