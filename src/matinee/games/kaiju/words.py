"""What people read: offers, their hints, and refusals. Made only when somebody asks; each question says which it wants.

A hint on an offer is a stable word: `no_effect`, `wasted_carapace`, `flare_too_early`, `overdraws`, `stranded`,
`touches:C2,C8`, `falls`, `left_over:3`, `shielded`, `touched`, `untouched`, `out_of_reach`, `amount:5`, `draws:2`,
`actions_left:1`; for a water hex each second hex with what the two would touch, `lie:NE:C2,C8`; for a COMBO the card
that is played and those laid down with it so far, `feeds:hand:assault-3`, `laid:support:assault-1`.
"""

from collections.abc import Sequence
from typing import Any

from mypy_extensions import i64

from matinee.engine.hexes import DIRECTIONS
from matinee.engine.say import Offer, Refusal, Say
from matinee.games.kaiju.city import BUILDINGS
from matinee.games.kaiju.deck import HAND_SIZE, HANDS, Kind
from matinee.games.kaiju.state import Siege

# Cards


def card_offer(key: str, message: str, kind: Kind, hints: list[str]) -> Offer:
    return Offer(key, Say(message, card=kind.name), kind.key, hints=hints)


def play_hints(s: Siege, kind: Kind, seat: i64, card: i64) -> list[str]:
    """CK-21 Always legal, but people are warned before they play a card that can do nothing."""
    effects: list[Any] = kind.effects
    hints = [hint for effect in effects for hint in effect.warnings(s)]
    if all(effect.is_idle(s, seat, card) for effect in effects):
        hints = ["no_effect", *hints]
    if s.kaiju_turn and s.touched() == 0:
        hints.append("stranded")
    if kind.strikes:
        hints.append(touches(s, s.a, s.b))
    return hints


def combo_amount(s: Siege, seat: i64, cards: list[int], more: int = 0, from_hand: int = 0) -> int:
    """What a card would do with those laid down with it, as the table stands: Carapace, markers and hand bound it."""
    effects: list[Any] = s.deck.kinds[s.deck.kind(cards[0])].effects
    growing = next(effect for effect in effects if effect.grows)
    return int(growing.makes(s, growing.n + len(cards) - 1 + more, spare(s, seat, cards) - from_hand))


def combo_hints(s: Siege, seat: i64, cards: list[int], more: int = 0, from_hand: int = 0) -> list[str]:
    """What the card would do, and how many cards its player would have to draw; CK-25 a teammate draws none."""
    amount = f"amount:{combo_amount(s, seat, cards, more, from_hand)}"
    if seat != s.active or s.kaiju_turn:
        return [amount]
    return [amount, f"draws:{max(0, HAND_SIZE - spare(s, seat, cards) + from_hand)}"]


def combo_so_far(s: Siege, seat: i64, cards: list[int]) -> list[str]:
    """The card that is played and the cards laid down with it: they lie where they lay until all is said."""
    where = ["hand" if s.piles.home(card) == HANDS + seat else "support" for card in cards]
    return [f"{'laid' if n else 'feeds'}:{where[n]}:{s.deck.face(card)}" for n, card in enumerate(cards)]


def spare(s: Siege, seat: i64, cards: list[int]) -> int:
    """How many cards a player has left in hand beside these."""
    return int(s.piles.count(HANDS + seat)) - sum(s.piles.home(card) == HANDS + seat for card in cards)


# Buildings


def building_offer(s: Siege, number: i64, message: str, hints: list[str]) -> Offer:
    building = s.city.buildings[number]
    left, strength = int(s.left(number)), int(s.city.strength(number))
    say = Say(message, building=building.name, site=building.id, left=left, strength=strength)
    return Offer(building.id, say, place=building.id, hints=hints)


def attack_hints(s: Siege, number: i64, damage: i64) -> list[str]:
    left = int(s.left(number))
    if s.is_shielded(number):
        return ["shielded"]
    if damage < left:
        return []
    return ["falls"] if damage == left else ["falls", f"left_over:{int(damage) - left}"]


def shield_hints(s: Siege, number: i64) -> list[str]:
    hints = ["touched" if s.touched() >> number & 1 else "untouched"]
    return hints if is_in_reach(s, int(number)) else [*hints, "out_of_reach"]


def is_in_reach(s: Siege, building: int) -> bool:
    """Whether any legal placement touches a building now."""
    return any(s.city.adjacent(a, b) >> building & 1 for a, b in s.city.placements(s.rubble()))


# Where the Kaiju lies


def water_offer(s: Siege, hex: i64, bait: bool) -> Offer:
    """A water hex, with each way to lie there, so that a person sees both halves before anything is said."""
    key = hex_word(s, hex)
    near = f"touches:{','.join(ids(s, s.city.near[hex] & s.standing))}"
    return Offer(key, Say("offer-water", hex=place_word(s, hex)), place=key, hints=[near, *lies(s, hex, bait)])


def lies(s: Siege, water: i64, bait: bool) -> list[str]:
    found: list[str] = []
    seconds = s.seconds(water)
    for number, way in enumerate(DIRECTIONS):
        hex = int(s.city.neighbour(water, number))
        if hex < 0 or not seconds >> hex & 1:
            continue
        touched = touches(s, water, hex).removeprefix("touches:")
        # CK-91 A bait must lie where the Kaiju touches a building.
        if touched or not bait:
            found.append(f"lie:{way}:{touched}")
    return found


def lie_offer(s: Siege, key: str, stays: i64, there: i64) -> Offer:
    """One way to lie; `place` names the hex that was chosen or stays, and the other."""
    place = f"{hex_word(s, stays)}+{hex_word(s, there)}"
    say = Say("offer-lie", where=pair_word(s, stays, there))
    return Offer(key, say, place=place, hints=[touches(s, stays, there)])


def stay_offer(s: Siege, message: str) -> Offer:
    return Offer("pass", Say(message), hints=[touches(s, s.a, s.b)])


def touches(s: Siege, one: i64, other: i64) -> str:
    return f"touches:{','.join(ids(s, s.city.adjacent(one, other) & s.standing))}"


def ids(s: Siege, mask: int) -> list[str]:
    return [building.id for number, building in enumerate(s.city.buildings) if mask >> number & 1]


# Names of places: what the map calls them, and what stands on the board


def hex_word(s: Siege, hex: i64) -> str:
    if hex < BUILDINGS:
        return s.city.buildings[hex].id
    q, r = s.city.places[hex]
    return f"{q},{r}"


def place_word(s: Siege, hex: i64) -> str:
    """`Bulimba Shipyard (C2)`, `Hamilton Reach (15,1)`."""
    return f"{s.city.names[hex]} ({hex_word(s, hex)})"


def pair_word(s: Siege, one: i64, other: i64) -> str:
    """Two hexes of one reach are named together: `Moreton Bay Mouth (16,1; 17,1)`."""
    if s.city.names[one] == s.city.names[other]:
        return f"{s.city.names[one]} ({hex_word(s, one)}; {hex_word(s, other)})"
    return f"{place_word(s, one)} + {place_word(s, other)}"


def reach_word(s: Siege, one: i64, other: i64) -> str:
    """Where it lies, without its hexes: `Moreton Bay Mouth`, `Hamilton Reach + Bulimba Shipyard (C2)`."""
    names = [place_word(s, hex) if hex < BUILDINGS else s.city.names[hex] for hex in (one, other)]
    return " + ".join(dict.fromkeys(names))


# Refusals


def refuse_cards(s: Siege, seat: i64, word: str, clause: str, why: str, known: Sequence[int] = ()) -> list[Refusal]:
    """Cards in hand that are not offered, save those that a play is made of already."""
    offered = set(s.keys())
    playing = {s.deck.face(card) for card in known}
    faces = sorted({s.deck.face(card) for card in s.piles.cards(HANDS + seat)} - playing)
    return [Refusal(word + face, clause, Say(why), face) for face in faces if word + face not in offered]


def refuse_buildings(s: Siege, mask: int, clause: str, why: str) -> list[Refusal]:
    numbers = [number for number in range(len(s.city.buildings)) if mask >> number & 1]
    return [Refusal(hex_word(s, n), clause, Say(why, building=place_word(s, n))) for n in numbers]


def refuse_seconds(s: Siege, water: i64, bait: bool) -> list[Refusal]:
    offered = set(s.keys())
    found = []
    for number, way in enumerate(DIRECTIONS):
        hex = s.city.neighbour(water, number)
        if way in offered or hex < 0:
            continue
        if s.standing >> hex & 1:
            found.append(Refusal(way, "CK-06", Say("why-standing", building=place_word(s, hex))))
        elif bait and hex not in (s.a, s.b):
            found.append(Refusal(way, "CK-91", Say("why-touches-nothing")))
    return found
