"""A position as text: `figure = ["16,1", "17,1"]`, `damage = { C2 = 3 }`, `shields = ["C8"]`.

The same notation describes what is given and what is expected. What is not given is as at set-up, save that no
ENRAGE hides in the deck unless it is named. A table that could not be is refused.
"""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.bits import count_bits
from matinee.engine.chance import Chance
from matinee.engine.position import need, read_given
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
    ROOM,
    SHIELDS,
    SUPPORT,
    TOP_LEVEL,
    Deck,
)
from matinee.games.kaiju.effects import before
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.turns import DEFENDER_RESTS, DEFENDER_TURN, KAIJU_TURN
from matinee.games.kaiju.view import faces
from matinee.games.kaiju.words import ids

MARKS = ("carapace", "net", "netted", "flares")
PILES = {"support": SUPPORT, "discard": DISCARD, "kaiju_discard": KAIJU_DISCARD, "removed": REMOVED}
# Where the cards of each side come from.
SOURCES = {"defender": DECK, "kaiju": KAIJU_DECK, "enrage": ASIDE}

Count = Annotated[int, msgspec.Meta(ge=0)]
Cards = Count | list[str]


class Given(msgspec.Struct, frozen=True):
    """What a position may say. Cards are keys, top or first one first; a number is that many of any kind.

    `refill` begins at the end of a defender's turn. `piles` are the sizes that ENRAGE cards were hidden in, top first.
    """

    turn: str = "kaiju"
    next: str = "a"
    round: Count = 1
    refill: bool = False
    level: Annotated[int, msgspec.Meta(ge=1, le=int(TOP_LEVEL))] | None = None
    figure: list[str] = []
    rubble: list[str] = []
    standing: list[str] | None = None
    shields: list[str] = []
    damage: dict[str, int] = {}
    hands: dict[str, list[str]] = {}
    support: Cards = 0
    discard: Cards = 0
    kaiju_discard: Cards = 0
    removed: Cards = 0
    deck: Cards | None = None
    deck_count: Count | None = None
    kaiju_deck: Cards | None = None
    kaiju_deck_count: Count | None = None
    piles: list[int] | None = None
    carapace: bool = False
    net: bool = False
    flares: Count = 0


def arrange(position: Mapping[str, Any], deck: Deck, level: int, chance: Chance) -> Siege:
    given = read_given(position, Given)
    s = undealt(deck, level if given.level is None else given.level, chance, None)
    arrange_city(s, given)
    arrange_cards(s, given)
    s.carapace, s.net, s.flares = given.carapace, given.net, given.flares
    begin(s, given)
    s.advance()
    return s


# The city


def arrange_city(s: Siege, given: Given) -> None:
    need(given.standing is None or not given.rubble, "say what is rubble or what stands, not both")
    s.standing = s.city.all_buildings & ~mask(s, given.rubble) if given.standing is None else mask(s, given.standing)
    need(s.standing != 0, "a city without a building has fallen already")
    s.shields = mask(s, given.shields)
    need(s.shields & ~s.standing == 0, "a shield needs a standing building")
    need(count_bits(s.shields) <= SHIELDS, f"there are {SHIELDS} shield markers, not {count_bits(s.shields)}")
    for id, damage in given.damage.items():
        building = number(s, id)
        stands = s.standing >> building & 1 == 1
        need(stands, f"{id} is rubble and has no damage")
        need(0 <= damage < s.city.strength(building), f"{id} falls at {s.city.strength(building)}, not beyond {damage}")
        s.mark(building, damage)
    if given.figure:
        need(len(given.figure) == 2, f"the Kaiju covers two hexes, not {len(given.figure)}")
        one, other = (hex_number(s, word) for word in given.figure)
        s.settle(one, other, s.kaiju)
    lies = (min(int(s.a), int(s.b)), max(int(s.a), int(s.b)))
    need(
        lies in s.city.placements(s.rubble()),
        "the Kaiju lies on two adjacent hexes, water or rubble, one of them water",
    )


def mask(s: Siege, ids: list[str]) -> int:
    need(len(set(ids)) == len(ids), f"a building is named twice in {', '.join(ids)}")
    return sum(1 << number(s, id) for id in ids)


def number(s: Siege, id: str) -> int:
    found = int(s.city.number(id))
    need(found >= 0, f"the map has no building {id!r}")
    return found


def hex_number(s: Siege, word: str) -> int:
    places = {f"{q},{r}": number for number, (q, r) in enumerate(s.city.places)}
    need(word in places, f"the map does not use hex {word!r}")
    return places[word]


# The cards


def seat_names(s: Siege) -> dict[str, int]:
    """`kaiju`, then `a` to `d` in the order of play."""
    names = {"kaiju": int(s.kaiju)}
    seat = s.kaiju
    for name in "abcd"[: s.defenders]:
        seat = s.after(seat)
        names[name] = int(seat)
    return names


def arrange_cards(s: Siege, given: Given) -> None:
    """Named cards first; then hands that are not named are filled from what is left, and decks cut to size."""
    s.piles.shuffle(DECK, s.chance)
    s.piles.shuffle(KAIJU_DECK, s.chance)
    seats = seat_names(s)
    for name in given.hands:
        need(name in seats, f"{name!r} has no hand here; these have: {', '.join(seats)}")
    sides = {name: "kaiju" if name == "kaiju" else "defender" for name in seats}
    named = {name: wanted(s, cards, sides[name]) for name, cards in given.hands.items()}
    tops = [wanted(s, given.deck, "defender", "enrage"), wanted(s, given.kaiju_deck, "kaiju")]
    for name, pile in PILES.items():
        lay(s, pile, getattr(given, name), side_of(pile))
    for name, seat in seats.items():
        fill(s, seat, named.get(name))
    for name, pile in PILES.items():
        count(s, pile, getattr(given, name), side_of(pile))
    stack(s, DECK, tops[0], given.deck, given.deck_count)
    stack(s, KAIJU_DECK, tops[1], given.kaiju_deck, given.kaiju_deck_count)
    need(s.piles.count(SUPPORT) <= s.defenders, f"Support holds {s.defenders} cards, not {s.piles.count(SUPPORT)}")
    s.lurking = sum(s.deck.kind(card) == ENRAGE for card in s.piles.cards(DECK))
    s.below = split(s, given.piles)


def side_of(pile: i64) -> str:
    return {int(KAIJU_DISCARD): "kaiju", int(REMOVED): "enrage"}.get(int(pile), "defender")


def wanted(s: Siege, cards: Cards | None, *sides: str) -> list[int]:
    """The cards that are named, put aside until all have been."""
    return [pick(s, key, sides) for key in cards] if isinstance(cards, list) else []


def pick(s: Siege, key: str, sides: tuple[str, ...]) -> int:
    kind = int(s.deck.find(key)) if key else -1
    need(kind >= 0, f"the pack has no card {key!r}")
    side = "defender" if kind < ROOM else "kaiju" if kind < ENRAGE else "enrage"
    need(side in sides, f"{key!r} cannot lie there: it is no {' or '.join(sides)} card")
    card = next((card for card in s.piles.cards(SOURCES[side]) if s.deck.kind(card) == kind), None)
    need(card is not None, f"the pack has no further card {key!r}")
    assert card is not None
    s.piles.move(card, PLAY)
    return card


def lay(s: Siege, pile: i64, cards: Cards, side: str) -> None:
    for card in wanted(s, cards, side):
        s.piles.move(card, pile)


def count(s: Siege, pile: i64, cards: Cards, side: str) -> None:
    for _ in range(cards if isinstance(cards, int) else 0):
        need(s.piles.count(SOURCES[side]) > 0, f"there are not {cards} {side} cards for a pile")
        s.piles.move(s.piles.bottom(SOURCES[side]), pile)


def fill(s: Siege, seat: int, cards: list[int] | None) -> None:
    kaiju = seat == s.kaiju
    if cards is None:
        source, size = (KAIJU_DECK, s.hand_size()) if kaiju else (DECK, HAND_SIZE)
        cards = s.piles.cards(source)[-size:]
    need(kaiju or len(cards) <= HAND_SIZE, f"a defender holds at most {HAND_SIZE} cards, not {len(cards)}")
    for card in cards:
        s.piles.move(card, HANDS + seat)
    s.piles.forget(HANDS + seat)


def stack(s: Siege, deck: i64, tops: list[int], given: Cards | None, count: int | None) -> None:
    """The named cards on top, first one uppermost; a number leaves that many cards, the others lie aside."""
    for card in reversed(tops):
        s.piles.move(card, deck)
    keep = given if isinstance(given, int) else count
    if keep is not None:
        need(len(tops) <= keep <= s.piles.count(deck), f"a deck of {s.piles.count(deck)} cards cannot be cut to {keep}")
        while s.piles.count(deck) > keep:
            s.piles.move(s.piles.bottom(deck), ASIDE)
    s.piles.forget(deck)


def split(s: Siege, sizes: list[int] | None) -> vec[i64]:
    """CK-13 Pile sizes, top first, as the numbers of cards below each; the top one may have given up its ENRAGE."""
    cards = s.piles.cards(DECK)
    if sizes is None:
        sizes = [len(cards)] if s.lurking else []
        need(s.lurking < 2, "where several ENRAGE cards hide, say in which piles")
    need(not sizes or (sum(sizes) == len(cards) and min(sizes) > 0), f"the piles do not add up to {len(cards)} cards")
    below: list[i64] = []
    left = len(cards)
    for pile, size in enumerate(sizes):
        hidden = sum(s.deck.kind(card) == ENRAGE for card in cards[left - size : left])
        need(hidden == 1 or (hidden == 0 and pile == 0), f"pile {pile + 1} hides {hidden} ENRAGE cards instead of one")
        left -= size
        below.append(left)
    return vec[i64](below)


def begin(s: Siege, given: Given) -> None:
    """At the start of a turn, or (`refill`) at the end of a defender's."""
    seats = seat_names(s)
    need(given.turn in seats, f"{given.turn!r} has no turn; these have: {', '.join(seats)}")
    need(given.next in seats and given.next != "kaiju", f"{given.next!r} is no defender")
    need(given.turn != "kaiju" or not given.refill, "only a defender's turn ends with a refill")
    s.round = given.round
    if given.turn == "kaiju":
        s.active = before(s, seats[given.next])
        s.push(KAIJU_TURN)
        return
    need(given.round > 0, "a defender's first turn is in round 1")
    s.active = seats[given.turn]
    s.kaiju_turn = False
    if given.refill:
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


def hex_word(s: Siege, hex: int) -> str:
    q, r = s.city.places[hex]
    return f"{q},{r}"
