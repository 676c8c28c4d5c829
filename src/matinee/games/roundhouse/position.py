"""A position as text: `L1 = "Werepoodle@1"` is a Werepoodle with one hit, `Umbrella@2` has two points left.

Players are `a` to `d`. The same notation describes what is given and what is expected.
"""

from collections.abc import Mapping
from typing import Any

from matinee.engine.chance import Chance, Swift
from matinee.engine.errors import BadScenario
from matinee.engine.piles import NONE
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
from matinee.games.roundhouse.phases import PHASE_NAMES, begin
from matinee.games.roundhouse.state import FULL_LIFE, LIFE, POINTS, SLOTS, Roundhouse

SIDES = "abcd"
GIVEN = (
    *("round", "phase", "sp", "life", "items", "kills", "places"),
    *("monster_deck", "item_deck", "next_monsters", "next_items"),
)


def arrange(given: Mapping[str, Any], deck: Deck, seats: int, chance: Chance) -> Roundhouse:
    """Lay a table out as a phase begins (without one: a new round, the second); `sp` is the last starting player.

    What is not given stays in the decks; `item_deck = 30` leaves just so many cards in one, `next_items` are its top.
    """
    unknown = [name for name in given if name not in GIVEN]
    if unknown:
        raise BadScenario(f"given: {unknown[0]!r} is no part of a position; these are: {sorted(GIVEN)}.")
    s = undealt(deck, seats, chance, None)
    for name, word in given.get("places", {}).items():
        lay_monster(s, name, word)
    for side, life in given.get("life", {}).items():
        lay_life(s, seat_of(s, side), life)
    for side, names in given.get("items", {}).items():
        for word in names:
            lay_item(s, seat_of(s, side), word)
    for side, names in given.get("kills", {}).items():
        for word in names:
            lay_kill(s, seat_of(s, side), word)
    arrange_deck(s, MONSTERS, given.get("next_monsters", []), given.get("monster_deck"))
    arrange_deck(s, ITEMS, given.get("next_items", []), given.get("item_deck"))
    if s.is_cleared() or s.living() == 0:
        raise BadScenario("given: a position needs a monster and somebody alive.")
    start(s, given)
    return s


def start(s: Roundhouse, given: Mapping[str, Any]) -> None:
    s.sp = seat_of(s, given.get("sp", "a"))
    s.round = given.get("round", 2)
    phase = given.get("phase", PHASE_NAMES[0])
    if phase not in PHASE_NAMES:
        raise BadScenario(f"given: {phase!r} is no phase; these are: {list(PHASE_NAMES)}.")
    begin(s, PHASE_NAMES.index(phase))
    s.advance()


def seat_of(s: Roundhouse, side: str) -> int:
    if side not in SIDES[: s.seats]:
        raise BadScenario(f"given: {side!r} is no player; these are: {', '.join(SIDES[: s.seats])}.")
    return SIDES.index(side)


def split(word: str) -> tuple[str, int | None]:
    """`Umbrella@2` is the card, and the number upon it."""
    name, _, number = word.partition("@")
    if number and not number.isdigit():
        raise BadScenario(f"given: {word!r}: what follows @ is a number.")
    return name.strip(), int(number) if number else None


def pick(s: Roundhouse, name: str, deck: int) -> int:
    """A card of this name that still lies in its deck."""
    for card in s.piles.cards(deck):
        if s.deck.name(card) == name:
            return card
    raise BadScenario(f"the {s.piles.layout.names[deck]} has no further card {name!r}.")


def lay_monster(s: Roundhouse, place: str, word: str) -> None:
    places = [place_name(number) for number in range(CIRCLE + s.seats)]
    if place not in places:
        raise BadScenario(f"given: {place!r} is no place; these are: {', '.join(places)}.")
    name, hits = split(word)
    card = pick(s, name, MONSTERS)
    if hits is not None and hits >= s.deck.health(card):
        raise BadScenario(f"given: {word!r} would be dead.")
    s.piles.lay(card, hits or 0)
    s.station(card, places.index(place))


def lay_life(s: Roundhouse, seat: int, life: int) -> None:
    if not 0 <= life <= FULL_LIFE:
        raise BadScenario(f"given: life is 0 to {FULL_LIFE}, not {life}.")
    s.numbers[LIFE + seat] = life


def lay_item(s: Roundhouse, seat: int, word: str) -> None:
    name, left = split(word)
    card = pick(s, name, ITEMS)
    printed = s.deck.points(card)
    if left is not None and not 0 < left <= printed:
        raise BadScenario(f"given: {word!r}: it has 1 to {printed} points left.")
    s.piles.lay(card, printed if left is None else left)
    s.piles.move(card, s.shelf(seat, card))
    if s.piles.count(s.shelf(seat, card)) > SLOTS or s.life(seat) == 0:
        raise BadScenario(f"given: {SIDES[seat]} cannot hold {name!r} as well.")


def lay_kill(s: Roundhouse, seat: int, name: str) -> None:
    card = pick(s, name, MONSTERS)
    s.piles.move(card, KILLS + seat)
    s.numbers[POINTS + seat] += s.deck.points(card)


def arrange_deck(s: Roundhouse, deck: int, top: list[str], size: int | None) -> None:
    """Shuffled without touching the dice that the story needs, then the named cards on top, first of all the first."""
    wanted = [pick_aside(s, name, deck) for name in top]
    s.piles.shuffle(deck, Swift(s.chance.word()))
    keep = s.piles.count(deck) if size is None else size - len(wanted)
    if not 0 <= keep <= s.piles.count(deck):
        raise BadScenario(f"given: the {s.piles.layout.names[deck]} cannot have {size} cards.")
    while s.piles.count(deck) > keep:
        s.piles.move(s.piles.bottom(deck), ASIDE)
    for card in reversed(wanted):
        s.piles.move(card, deck)
    s.piles.forget(deck)


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
        "sp": SIDES[s.sp],
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
    return attacks + [f"{s.deck.name(card)}@{s.piles.upon(card)}" for card in s.piles.cards(SHIELDS + seat)]


def monster_text(s: Roundhouse, place: int) -> str:
    hits = s.piles.upon(s.at(place))
    return s.deck.name(s.at(place)) + (f"@{hits}" if hits else "")
