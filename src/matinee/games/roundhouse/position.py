"""A position as text: `L1 = "Werepoodle@1"` is a Werepoodle with one hit, `Umbrella@2` has two points left.

Players are `a` to `d`. The same notation describes what is given and what is expected.
"""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from matinee.engine.chance import Chance, Swift
from matinee.engine.errors import BadScenario
from matinee.engine.piles import NONE
from matinee.engine.position import SIDES, by_seat, cut_deck, need, read_given, seat_of
from matinee.games.roundhouse.deal import undealt
from matinee.games.roundhouse.deck import (
    ALL_PLACES,
    ASIDE,
    ATTACKS,
    CIRCLE,
    DISCARD,
    ITEMS,
    KILLS,
    MONSTERS,
    SHIELDS,
    Deck,
    place_name,
)
from matinee.games.roundhouse.phases import ALARM, PHASE_NAMES, begin
from matinee.games.roundhouse.state import FULL_LIFE, LIFE, POINTS, SLOTS, Roundhouse


class Given(msgspec.Struct, frozen=True):
    """What a position may say: a table as a phase begins (without one: a new round), after `starter` began.

    What is not given stays in the decks; `item_deck = 30` leaves that many cards in one, `next_items` are its top.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=int(ALARM))] = 2
    phase: str = PHASE_NAMES[0]
    starter: str = "a"
    life: dict[str, int] = {}
    items: dict[str, list[str]] = {}
    kills: dict[str, list[str]] = {}
    places: dict[str, str] = {}
    monster_deck: int | None = None
    item_deck: int | None = None
    next_monsters: list[str] = []
    next_items: list[str] = []


def arrange(position: Mapping[str, Any], deck: Deck, seats: int, chance: Chance) -> Roundhouse:
    """Lay a table out, at its first question."""
    given = read_given(position, Given)
    s = undealt(deck, seats, chance, None)
    for name, word in given.places.items():
        lay_monster(s, name, word)
    for seat, life in by_seat(given.life, seats):
        need(0 <= life <= FULL_LIFE, f"life is 0 to {FULL_LIFE}, not {life}")
        s.numbers[LIFE + seat] = life
    for seat, names in by_seat(given.items, seats):
        for word in names:
            lay_item(s, seat, word)
    for seat, names in by_seat(given.kills, seats):
        for name in names:
            lay_kill(s, seat, name)
    arrange_deck(s, MONSTERS, given.next_monsters, given.monster_deck)
    arrange_deck(s, ITEMS, given.next_items, given.item_deck)
    need(not s.is_cleared() and s.living() > 0, "a position needs a monster and somebody alive")
    start(s, given)
    return s


def start(s: Roundhouse, given: Given) -> None:
    need(given.phase in PHASE_NAMES, f"{given.phase!r} is no phase; these are: {', '.join(PHASE_NAMES)}")
    s.starter = seat_of(given.starter, s.seats)
    s.round = given.round
    begin(s, PHASE_NAMES.index(given.phase))
    s.advance()


def split(word: str) -> tuple[str, int | None]:
    """`Umbrella@2` is the card and its counter."""
    name, _, number = word.partition("@")
    need(not number or number.isdecimal(), f"{word!r}: what follows @ is a number")
    return name.strip(), int(number) if number else None


def pick(s: Roundhouse, name: str, deck: int) -> int:
    """A card of this name that still lies in its deck."""
    for card in s.piles.cards(deck):
        if s.deck.name(card) == name:
            return card
    raise BadScenario(f"given: the {s.piles.layout.names[deck]} has no further card {name!r}.")


def lay_monster(s: Roundhouse, place: str, word: str) -> None:
    places = [place_name(number) for number in range(CIRCLE + s.seats)]
    need(place in places, f"{place!r} is no place; these are: {', '.join(places)}")
    name, hits = split(word)
    card = pick(s, name, MONSTERS)
    need(hits is None or hits < s.deck.health(card), f"{word!r} would be dead")
    s.piles.set_counter(card, hits or 0)
    s.station(card, places.index(place))


def lay_item(s: Roundhouse, seat: int, word: str) -> None:
    name, left = split(word)
    card = pick(s, name, ITEMS)
    printed = s.deck.points(card)
    need(left is None or 0 < left <= printed, f"{word!r}: it has 1 to {printed} points left")
    s.piles.set_counter(card, printed if left is None else left)
    s.piles.move(card, s.shelf(seat, card))
    held = s.piles.count(s.shelf(seat, card))
    need(held <= SLOTS and s.life(seat) > 0, f"{SIDES[seat]} cannot hold {name!r} as well")


def lay_kill(s: Roundhouse, seat: int, name: str) -> None:
    card = pick(s, name, MONSTERS)
    s.piles.move(card, KILLS + seat)
    s.numbers[POINTS + seat] += s.deck.points(card)


def arrange_deck(s: Roundhouse, deck: int, top: list[str], size: int | None) -> None:
    """Shuffled without touching the dice that the story needs, then the named cards on top, first of all the first."""
    wanted = [pick_aside(s, name, deck) for name in top]
    s.piles.shuffle(deck, Swift(s.chance.word()))
    keep = s.piles.count(deck) if size is None else size - len(wanted)
    cut_deck(s.piles, deck, wanted, keep, int(ASIDE))


def pick_aside(s: Roundhouse, name: str, deck: int) -> int:
    card = pick(s, name, deck)
    s.piles.move(card, ASIDE)
    return card


def position(s: Roundhouse) -> dict[str, Any]:
    places = [place for place in range(ALL_PLACES) if s.at(place) != NONE]
    seats = {side: seat for seat, side in enumerate(SIDES[: s.seats])}
    return {
        "round": s.round,
        "phase": PHASE_NAMES[s.phase],
        "starter": SIDES[s.starter],
        "life": {side: s.life(seat) for side, seat in seats.items()},
        "items": {side: items_text(s, seat) for side, seat in seats.items()},
        "defence": {side: s.defence(seat) for side, seat in seats.items()},
        "kills": {side: [s.deck.name(card) for card in s.piles.cards(KILLS + seat)] for side, seat in seats.items()},
        "points": {side: s.points(seat) for side, seat in seats.items()},
        "places": {place_name(place): monster_text(s, place) for place in places},
        "strength": {place_name(place): s.strength(place) for place in places},
        "monster_deck": s.piles.count(MONSTERS),
        "item_deck": s.piles.count(ITEMS),
        "discard": [s.deck.name(card) for card in s.piles.cards(DISCARD)],
        "drawn": s.deck.name(s.drawn()) if s.drawn() != NONE else "",
        "to_place": s.to_place,
    }


def items_text(s: Roundhouse, seat: int) -> list[str]:
    """Attack cards, then defence cards with their points left."""
    attacks = [s.deck.name(card) for card in s.piles.cards(ATTACKS + seat)]
    return attacks + [f"{s.deck.name(card)}@{s.piles.counter(card)}" for card in s.piles.cards(SHIELDS + seat)]


def monster_text(s: Roundhouse, place: int) -> str:
    hits = s.piles.counter(s.at(place))
    return s.deck.name(s.at(place)) + (f"@{hits}" if hits else "")
