"""Parts, Battle Cards and robots as everybody sees them."""

import msgspec

from matinee.engine.piles import NONE
from matinee.games.rampage import deck as d
from matinee.games.rampage.build import point_value
from matinee.games.rampage.parts import (
    COLOURS,
    COSTS,
    KINDS,
    LETTERS,
    SYMBOLS,
    TYPES,
    USES,
    use_of,
)
from matinee.games.rampage.state import Rampage


class PartView(msgspec.Struct, frozen=True):
    """A Build Card, or a Replacement that has become one."""

    key: str
    name: str
    kind: str
    attack: int
    defence: int
    value: int
    cost: str
    words: str
    replacement: bool


class CardView(msgspec.Struct, frozen=True):
    """A Battle Card that is seen. `laid` is its use in a draft of your own, else empty."""

    key: str
    name: str
    colour: str
    letter: str
    symbol: str
    strength: int
    location: str
    type: str
    discards: bool
    words: str
    wild: bool
    laid: str


class RobotView(msgspec.Struct, frozen=True):
    """One torso and what is bolted on. `place` is centre, owned, aside or wreck; an empty slot has no part."""

    torso: str
    name: str
    colour: str
    letter: str
    symbol: str
    place: str
    owner: int
    parts: dict[str, PartView | None]
    wounds: int
    bears: int
    attack: int
    defence: int
    value: int


def cards(s: Rampage, pile: int) -> list[CardView]:
    return [card_view(s, card) for card in s.piles.cards(pile)]


def card_view(s: Rampage, card: int) -> CardView:
    printed, number = s.deck.cards[card], s.deck.colour(card)
    return CardView(
        key=printed.key,
        name=printed.title,
        colour=COLOURS[number],
        letter=LETTERS[number],
        symbol=SYMBOLS[number],
        strength=s.deck.strength(card),
        location=KINDS[s.deck.location(card)],
        type=TYPES[s.deck.type(card)],
        discards=s.deck.is_discarded(card),
        words=printed.words,
        wild=not s.building and s.is_wild(number),
        laid=USES[use_of(s.piles.counter(card))],
    )


def part(s: Rampage, card: int) -> PartView:
    printed = s.deck.cards[card]
    return PartView(
        key=printed.key,
        name=printed.title,
        kind=KINDS[s.deck.kind(card)],
        attack=s.deck.fact(card, d.ATTACK),
        defence=s.deck.fact(card, d.DEFENCE),
        value=s.deck.fact(card, d.VALUE),
        cost=COSTS[s.deck.fact(card, d.COST)],
        words=printed.words,
        replacement=card >= d.BUILD_CARDS,
    )


def robot(s: Rampage, torso: int) -> RobotView:
    slots = [s.piles.top(d.part_slot(torso, kind)) for kind in range(6)]
    fitted = [card for card in slots if card != NONE]
    owner, number = s.owner_of(torso), s.deck.colour(torso)
    if owner < 0:
        place = "centre" if s.building else "aside"
    else:
        place = "owned" if slots[5] != NONE else "wreck"
    return RobotView(
        torso=s.deck.cards[torso].key,
        name=s.deck.cards[torso].title,
        colour=COLOURS[number],
        letter=LETTERS[number],
        symbol=SYMBOLS[number],
        place=place,
        owner=owner,
        parts={KINDS[kind]: part(s, card) if card != NONE else None for kind, card in enumerate(slots[:5])},
        wounds=s.piles.counter(torso),
        bears=s.deck.fact(torso, d.WOUNDS),
        attack=sum(int(s.deck.fact(card, d.ATTACK)) for card in fitted),
        defence=sum(int(s.deck.fact(card, d.DEFENCE)) for card in fitted),
        value=point_value(s, torso) if s.building or owner < 0 else s.value_of(owner),
    )
