"""A position as text: `figure = ["16,1", "17,1"]`, `damage = { C2 = 3 }`, `shields = ["C8"]`.

The same notation describes what is given and what is expected. What is not given is as at set-up, save that no
ENRAGE hides in the deck unless it is named.
"""

from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.errors import BadScenario
from matinee.games.kaiju.deal import undealt
from matinee.games.kaiju.deck import (
    ASIDE,
    DECK,
    DISCARD,
    ENRAGE,
    HAND_SIZE,
    HANDS,
    KAIJU_DECK,
    KAIJU_DISCARD,
    PLAY,
    REMOVED,
    SUPPORT,
    Deck,
)
from matinee.games.kaiju.effects import before
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.turns import DEFENDER_RESTS, DEFENDER_TURN, KAIJU_TURN

MARKS = ("carapace", "net", "netted", "flares")
PILES = {"support": SUPPORT, "discard": DISCARD, "kaiju_discard": KAIJU_DISCARD, "removed": REMOVED}
GIVEN = {
    *("turn", "next", "round", "refill", "level", "hands", "deck", "deck_count", "kaiju_deck", "kaiju_deck_count"),
    *("piles", "figure", "damage", "shields", "rubble", "standing", *MARKS, *PILES),
}


def seat_names(s: Siege) -> dict[str, int]:
    """`kaiju`, then `a` to `d` in the order of play."""
    names = {"kaiju": int(s.kaiju)}
    seat = s.kaiju
    for name in "abcd"[: s.defenders]:
        seat = s.after(seat)
        names[name] = int(seat)
    return names


def arrange(given: Mapping[str, Any], deck: Deck, level: int, chance: Chance) -> Siege:
    unknown = set(given) - GIVEN
    if unknown:
        raise BadScenario(f"given: {sorted(unknown)[0]!r} is no part of a position; these are: {sorted(GIVEN)}.")
    s = undealt(deck, given.get("level", level), chance, None)
    arrange_city(s, given)
    arrange_cards(s, given)
    for mark in MARKS:
        setattr(s, mark, given.get(mark, getattr(s, mark)))
    begin(s, given)
    s.advance()
    return s


def arrange_city(s: Siege, given: Mapping[str, Any]) -> None:
    for id in given.get("rubble", []):
        s.standing &= ~bit(s, id)
    if "standing" in given:
        s.standing = sum(bit(s, id) for id in given["standing"])
    for id in given.get("shields", []):
        s.shields |= bit(s, id)
    for id, damage in given.get("damage", {}).items():
        s.mark(number(s, id), damage)
    if "figure" in given:
        one, other = (hex_number(s, word) for word in given["figure"])
        s.settle(one, other)


def number(s: Siege, id: str) -> int:
    found = int(s.city.number(id))
    if found < 0:
        raise BadScenario(f"the map has no building {id!r}.")
    return found


def bit(s: Siege, id: str) -> int:
    return 1 << number(s, id)


def hex_number(s: Siege, word: str) -> int:
    q, r = word.split(",")
    found = int(s.city.find((int(q), int(r))))
    if found < 0:
        raise BadScenario(f"the map does not use hex {word!r}.")
    return found


def arrange_cards(s: Siege, given: Mapping[str, Any]) -> None:
    """Named cards first; then hands that are not named are filled from what is left, and decks cut to size."""
    s.piles.shuffle(DECK, s.chance)
    s.piles.shuffle(KAIJU_DECK, s.chance)
    named = {name: [pick(s, key) for key in keys] for name, keys in given.get("hands", {}).items()}
    tops = {pile: wanted(s, given.get(pile)) for pile in ("deck", "kaiju_deck")}
    for name, pile in PILES.items():
        for card in wanted(s, given.get(name)):
            s.piles.move(card, pile)
    for name, seat in seat_names(s).items():
        fill(s, seat, named.get(name))
    for name, pile in PILES.items():
        if isinstance(given.get(name), int):
            source = KAIJU_DECK if pile == KAIJU_DISCARD else DECK
            for _ in range(given[name]):
                s.piles.move(s.piles.bottom(source), pile)
    for name, deck in (("deck", DECK), ("kaiju_deck", KAIJU_DECK)):
        stack(s, deck, tops[name], given.get(name), given.get(f"{name}_count"))
    s.lurking = sum(s.deck.kind(card) == ENRAGE for card in s.piles.cards(DECK))
    s.below = split(s, given.get("piles", [s.piles.count(DECK)] if s.lurking else []))


def wanted(s: Siege, cards: Any) -> list[int]:
    return [pick(s, key) for key in cards] if isinstance(cards, list) else []


def pick(s: Siege, key: str) -> int:
    """A card of this kind that is still to be had; it is put aside until all have been named."""
    for pile in (DECK, KAIJU_DECK, ASIDE):
        for card in s.piles.cards(pile):
            if s.deck.face(card) == key:
                s.piles.move(card, PLAY)
                return card
    raise BadScenario(f"the pack has no further card {key!r}.")


def fill(s: Siege, seat: int, cards: list[int] | None) -> None:
    kaiju = seat == s.kaiju
    if cards is None:
        source, size = (KAIJU_DECK, s.hand_size()) if kaiju else (DECK, HAND_SIZE)
        cards = s.piles.cards(source)[-size:]
    for card in cards:
        s.piles.move(card, HANDS + seat)
    s.piles.forget(HANDS + seat)


def stack(s: Siege, deck: i64, tops: list[int], given: Any, count: int | None) -> None:
    """The named cards on top, first one uppermost; a number leaves just so many cards, the others lie aside."""
    for card in reversed(tops):
        s.piles.move(card, deck)
    keep = given if isinstance(given, int) else count
    while keep is not None and s.piles.count(deck) > keep:
        s.piles.move(s.piles.bottom(deck), ASIDE)
    s.piles.forget(deck)


def split(s: Siege, sizes: list[int]) -> vec[i64]:
    """Pile sizes, top first, as the numbers of cards below each."""
    left = s.piles.count(DECK)
    below = []
    for size in sizes:
        left -= size
        below.append(left)
    return vec[i64](below)


def begin(s: Siege, given: Mapping[str, Any]) -> None:
    """At the start of a turn, or (`refill`) at the end of a defender's."""
    turn = given.get("turn", "kaiju")
    seats = seat_names(s)
    s.round = given.get("round", 1)
    if turn == "kaiju":
        s.active = before(s, seats[given.get("next", "a")])
        s.push(KAIJU_TURN)
        return
    s.active = seats[turn]
    s.kaiju_turn = False
    if given.get("refill"):
        s.push(DEFENDER_RESTS)
    else:
        s.round -= 1
        s.push(DEFENDER_TURN)


def position(s: Siege) -> dict[str, Any]:
    names = {seat: name for name, seat in seat_names(s).items()}
    hands = {name: faces(s, HANDS + seat) for seat, name in names.items()}
    return {
        "round": s.round,
        "turn": "kaiju" if s.kaiju_turn else names[s.active],
        "next": names.get(s.active, ""),
        "actions": s.actions,
        "level": s.level,
        "hand_size": s.hand_size(),
        "hands": hands,
        "holds": {name: len(hand) for name, hand in hands.items()},
        "deck": s.piles.count(DECK),
        "kaiju_deck": s.piles.count(KAIJU_DECK),
        **{name: faces(s, pile) for name, pile in PILES.items()},
        "counts": {name: s.piles.count(pile) for name, pile in PILES.items()},
        "lurking": s.lurking,
        **{mark: getattr(s, mark) for mark in MARKS},
        **city_position(s),
    }


def city_position(s: Siege) -> dict[str, Any]:
    standing = ids(s, s.standing)
    return {
        "figure": [hex_word(s, s.a), hex_word(s, s.b)],
        "touched": ids(s, s.touched()),
        "standing": len(standing),
        "rubble": ids(s, s.rubble()),
        "shields": ids(s, s.shields),
        "left": {id: int(s.left(s.city.number(id))) for id in standing},
    }


def ids(s: Siege, mask: int) -> list[str]:
    return [building.id for number, building in enumerate(s.city.buildings) if mask >> number & 1]


def hex_word(s: Siege, hex: int) -> str:
    q, r = s.city.places[hex]
    return f"{q},{r}"


def faces(s: Siege, pile: int) -> list[str]:
    return [s.deck.face(card) for card in s.piles.cards(pile)]
