"""A position as data. Seats are a to f; a robot is its cards in one line, Replacements included.

    seats a to f   robots = { a = "T5 LA1 RA3 HD3 LG1 AC1" }   hands = { a = ["R13"] }   stacks = { a = 7 }
    building       centre = { T1 = "LA1 HD2" }   build = ["LA3"]   (top first)

A stack is a number of cards, or a list with its top first. Seats without a robot have fallen before. What is not
given stays in the Battle Deck, beneath the cards that `deck` lists from its top; `deck_size` leaves that many.
"""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i16

from matinee.engine.chance import Chance, Swift
from matinee.engine.errors import BadScenario
from matinee.engine.seats import only
from matinee.games.rampage import deck as d
from matinee.games.rampage.build import BUILD_TURN, NEXT_GAME, point_value, set_aside
from matinee.games.rampage.cells import CAUSE, FELL, OWNER, TORSO_OF, VALUE_OF, WINS
from matinee.games.rampage.deal import Variant, undealt
from matinee.games.rampage.parts import BY_CARDS, CAUSES, COLOURS, KINDS, TORSOS
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.turn import TURN

SIDES = "abcdef"
GIVEN = {
    "robots",
    "hands",
    "stacks",
    "parked",
    "wounds",
    "values",
    "deck",
    "deck_size",
    "discard",
    "active",
    "dealer",
    "turn",
    "centre",
    "build",
    "wins",
}


def arrange(given: Mapping[str, Any], deck: d.Deck, variant: Variant, chance: Chance) -> Rampage:
    """Lay a table out, at the first question of the active seat's turn."""
    unknown = set(given) - GIVEN
    if unknown:
        raise BadScenario(f"given: {sorted(unknown)[0]!r} is no part of a position; these are: {sorted(GIVEN)}.")
    s = undealt(deck, variant, chance, None)
    s.dealer = SIDES.index(given.get("dealer", "a"))
    s.playing = (1 << s.seats) - 1
    # The rest of the decks lies in an order of its own, so that the scenario's own chance stays unspent.
    s.piles.shuffle(d.DECK, Swift(7))
    s.piles.shuffle(d.BUILD, Swift(7))
    for side, wins in given.get("wins", {}).items():
        s.cells[WINS + SIDES.index(side)] = i16(wins)
    if s.best_of > 1:
        s.push(NEXT_GAME)
    for side, text in given.get("robots", {}).items():
        bolt(s, SIDES.index(side), text.split())
    if "centre" in given or "build" in given:
        arrange_centre(s, given)
    else:
        arrange_battle(s, given)
    s.advance()
    return s


def arrange_centre(s: Rampage, given: Mapping[str, Any]) -> None:
    for torso, text in given.get("centre", {}).items():
        for key in text.split():
            card = find(s, key)
            s.piles.move(card, d.part_slot(find(s, torso), s.deck.kind(card)))
    for key in reversed(given.get("build", [])):
        s.piles.move(find(s, key), d.BUILD)
    s.active = (SIDES.index(given.get("active", "a")) - 1) % s.seats
    s.push(BUILD_TURN)


def arrange_battle(s: Rampage, given: Mapping[str, Any]) -> None:
    set_aside(s)
    s.building = False
    for seat in range(s.seats):
        if s.torso_of(seat) < 0:
            s.playing &= ~only(seat)
            s.fallen += 1
            s.cells[FELL + seat] = i16(s.fallen)
            s.cells[CAUSE + seat] = i16(BY_CARDS)
    for name, first in (("hands", d.HANDS), ("parked", d.PARKED)):
        for side, keys in given.get(name, {}).items():
            for key in keys:
                s.piles.move(find(s, key), first + SIDES.index(side))
    arrange_decks(s, given)
    for side, wounds in given.get("wounds", {}).items():
        s.piles.set_counter(s.torso_of(SIDES.index(side)), wounds)
    for side, value in given.get("values", {}).items():
        s.cells[VALUE_OF + SIDES.index(side)] = i16(value)
    s.active = SIDES.index(given.get("active", "a"))
    s.turn = given.get("turn", 1) - 1
    s.push(TURN)


def arrange_decks(s: Rampage, given: Mapping[str, Any]) -> None:
    """Named cards first; then stacks that are only a number take from the bottom of the rest."""
    for key in reversed(given.get("deck", [])):
        s.piles.move(find(s, key), d.DECK)
    for key in given.get("discard", []):
        s.piles.move(find(s, key), d.DISCARD)
    for side, stack in given.get("stacks", {}).items():
        if isinstance(stack, list):
            for key in reversed(stack):
                s.piles.move(find(s, key), d.STACKS + SIDES.index(side))
    for side, stack in given.get("stacks", {}).items():
        if isinstance(stack, int):
            for _ in range(stack):
                hide(s, s.piles.bottom(d.DECK), d.STACKS + SIDES.index(side))
    # With fewer cards than a whole deck the others are out of the game.
    while s.piles.count(d.DECK) > given.get("deck_size", 84):
        s.piles.move(s.piles.bottom(d.DECK), d.SCRAP)
    for pile in (d.DECK, *range(d.STACKS, d.STACKS + 6)):
        s.piles.forget(pile)


def hide(s: Rampage, card: int, pile: int) -> None:
    if card < 0:
        raise BadScenario("there are not enough Battle Cards.")
    s.piles.move(card, pile)


def bolt(s: Rampage, seat: int, keys: list[str]) -> None:
    """A robot with its owner, Replacements and missing parts as they are."""
    torso = find(s, keys[0])
    if torso >= 6:
        raise BadScenario(f"{keys[0]!r} is no torso.")
    s.cells[OWNER + torso] = i16(seat)
    s.cells[TORSO_OF + seat] = i16(torso)
    for key in keys[1:]:
        card = find(s, key)
        if s.deck.kind(card) < 0:
            raise BadScenario(f"{key!r} is no part.")
        s.piles.move(card, d.part_slot(torso, s.deck.kind(card)))
    s.cells[VALUE_OF + seat] = i16(point_value(s, torso))
    s.standing |= only(seat)
    s.in_play |= 1 << s.deck.colour(torso)
    s.left += 1


def find(s: Rampage, key: str) -> int:
    """A card by its printed key, while it lies in a deck or the centre."""
    for card, printed in enumerate(s.deck.cards):
        if printed.key == key:
            if card >= 6 and s.piles.home(card) not in (d.DECK, d.BUILD):
                raise BadScenario(f"{key!r} is given twice.")
            return card
    raise BadScenario(f"the pack has no card {key!r}.")


def position(s: Rampage) -> dict[str, Any]:
    """Everything, also what nobody may see."""
    seats = {SIDES[seat]: seat for seat in range(s.seats)}
    return {
        "turn": int(s.turn),
        "active": SIDES[s.active],
        "dealer": SIDES[s.dealer],
        "standing": "".join(side for side, seat in seats.items() if s.stands(seat)),
        "causes": {side: CAUSES[s.cells[CAUSE + seat]] for side, seat in seats.items()},
        "hands": {side: keys(s, d.HANDS + seat) for side, seat in seats.items()},
        "stacks": {side: s.piles.count(d.STACKS + seat) for side, seat in seats.items()},
        "stack_cards": {side: keys(s, d.STACKS + seat)[::-1] for side, seat in seats.items()},
        "parked": {side: keys(s, d.PARKED + seat) for side, seat in seats.items()},
        "hoards": {side: s.piles.count(d.HOARDS + seat) for side, seat in seats.items()},
        "robots": {side: robot(s, seat) for side, seat in seats.items()},
        "values": {side: s.value_of(seat) for side, seat in seats.items()},
        "wounds": {side: int(s.wounds(seat)) if s.torso_of(seat) >= 0 else 0 for side, seat in seats.items()},
        "wins": {side: int(s.cells[WINS + seat]) for side, seat in seats.items()},
        "centre": {s.deck.cards[t].key: slots(s, t) for t in range(TORSOS) if s.owner_of(t) < 0},
        "deck": s.piles.count(d.DECK),
        "deck_cards": keys(s, d.DECK)[::-1],
        "build": s.piles.count(d.BUILD),
        "discard": keys(s, d.DISCARD),
        "scrap": keys(s, d.SCRAP),
        "wild": [colour for number, colour in enumerate(COLOURS) if s.is_wild(number)],
        "attack": s.attack_strength(),
        "defence": s.defence_strength(),
        "hit": KINDS[s.hit] if s.hit >= 0 else "",
    }


def keys(s: Rampage, pile: int) -> list[str]:
    return [s.deck.cards[card].key for card in s.piles.cards(pile)]


def slots(s: Rampage, torso: int) -> str:
    return " ".join(key for kind in range(5) for key in keys(s, d.part_slot(torso, kind)))


def robot(s: Rampage, seat: int) -> str:
    torso = s.torso_of(seat)
    if torso < 0 or not s.stands(seat):
        return ""
    return f"{s.deck.cards[torso].key} {slots(s, torso)}".strip()
