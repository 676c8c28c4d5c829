"""What people read: prompts, offers and refusals. Made only when somebody asks.

A hint on an offer is a stable word: `no_effect`, `wasted_carapace`, `flare_too_early`, `overdraws`, `stranded`,
`touches:C2,C8`, `falls`, `left_over:3`, `shielded`, `touched`, `untouched`, `out_of_reach`, `amount:5`, `draws:2`,
`actions_left:1`; for a water hex each second hex with what the two would touch, `lie:NE:C2,C8`; for a COMBO the card
that is played and those laid down with it so far, `feeds:hand:assault-3`, `laid:support:assault-1`.
"""

from typing import Any

from mypy_extensions import i64

from matinee.engine.hexes import DIRECTIONS
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.games.kaiju.city import BUILDINGS
from matinee.games.kaiju.deck import HAND_SIZE, HANDS, KAIJU_DECK, Kind
from matinee.games.kaiju.state import Siege

PASSES = {
    "KaijuCard": "offer-end-turn",
    "DefenderAction": "offer-no-more-actions",
    "ComboDiscard": "offer-combo-done",
    "CoordinatedPlay": "offer-play-none",
    "KaijuWater": "offer-stay",
    "KaijuOneHex": "offer-stay",
    "PushStep": "offer-stop-pushing",
}
BUILDING_OFFERS = {"AttackTarget": "offer-attack", "ShieldTarget": "offer-shield", "RebuildTarget": "offer-rebuild"}
CARD_OFFERS = {
    "play:hand": "offer-play",
    "play:support": "offer-play-support",
    "place": "offer-place",
    "discard:hand": "offer-discard",
    "discard:support": "offer-discard-support",
}


# Prompts


def prompt(s: Siege, step: Any) -> Say:
    """Who, what and why now."""
    match step.name():
        case "KaijuCard" if step.surge > 0:
            return Say("prompt-surge", left=int(step.surge))
        case "KaijuCard":
            return Say("prompt-kaiju-card" if step.must else "prompt-kaiju-more", actions=int(s.actions))
        case "DefenderAction":
            return Say("prompt-action" if step.must else "prompt-extra-action", actions=int(s.actions))
        case "ComboDiscard":
            card = s.deck.kinds[s.deck.kind(step.card)]
            return Say("prompt-combo", card=card.name, amount=base(card) + len(step.laid))
        case "StrandedChoice":
            return Say("prompt-stranded", card=s.deck.kinds[step.kind].name)
        case "AttackTarget":
            return Say("prompt-left-over" if step.left_over else "prompt-attack", damage=int(step.damage))
        case "SupportOverflow":
            return Say("prompt-overflow", card=s.deck.kinds[s.deck.kind(step.card)].name)
        case "KaijuSecond" | "BaitSecond":
            return Say("prompt-second", hex=hex_word(s, step.water))
        case "PlaceCard" | "ShieldTarget" | "PushStep":
            return Say(f"prompt-{step.name()}", left=int(step.left))
        case name:
            return Say(f"prompt-{name}")


def base(kind: Kind) -> int:
    """The number that COMBO raises."""
    return next((int(effect.n) for effect in kind.effects if effect.grows), 0)


# Offers


def offer(s: Siege, step: Any, option: i64, key: str) -> Offer:
    if key == "pass":
        return offer_pass(s, step, key)
    if key in ("swim", "resolve"):
        card = s.deck.kinds[step.kind]
        hints = card_hints(s, card) if key == "resolve" else []
        return Offer(key, Say(f"offer-{key}", card=card.name), card.key, hints=hints)
    if key == "discard:incoming":
        card = s.deck.kinds[s.deck.kind(step.card)]
        return Offer(key, Say("offer-incoming", card=card.name), card.key)
    word, _, face = key.rpartition(":")
    if word in CARD_OFFERS:
        return offer_card(s, step, CARD_OFFERS[word], s.deck.kinds[s.deck.find(face)], key)
    return offer_place(s, step, key)


def offer_pass(s: Siege, step: Any, key: str) -> Offer:
    say = Say(PASSES[step.name()])
    if step.name() == "KaijuCard":
        if step.surge > 0:
            return Offer(key, Say("offer-stop-surge"))
        return Offer(key, say, hints=[f"actions_left:{s.actions}"])
    if step.name() == "ComboDiscard":
        return Offer(key, say, hints=[*combo_hints(s, step, 0, False), *combo_so_far(s, step)])
    if step.name() in ("KaijuWater", "KaijuOneHex", "PushStep"):
        return Offer(key, say, hints=[touches(s, s.a, s.b)])
    return Offer(key, say)


def offer_card(s: Siege, step: Any, message: str, kind: Kind, key: str) -> Offer:
    if step.name() == "ComboDiscard":
        hints = combo_hints(s, step, 1, key.startswith("discard:hand"))
    else:
        hints = card_hints(s, kind) if key.startswith("play") else []
    return Offer(key, Say(message, card=kind.name), kind.key, hints=hints)


def combo_hints(s: Siege, step: Any, more: int, from_hand: bool) -> list[str]:
    """What the card would do, and how many cards the player would have to draw after it."""
    hand = [card for card in [step.card, *step.laid] if s.piles.home(card) == HANDS + step.seat]
    left = int(s.piles.count(HANDS + step.seat)) - len(hand) - int(from_hand)
    amount = base(s.deck.kinds[s.deck.kind(step.card)]) + len(step.laid) + more
    return [f"amount:{amount}", f"draws:{max(0, HAND_SIZE - left)}"]


def combo_so_far(s: Siege, step: Any) -> list[str]:
    """The card that is played and the cards laid down with it: they lie where they lay until all is said."""
    cards = [step.card, *step.laid]
    where = ["hand" if s.piles.home(card) == HANDS + step.seat else "support" for card in cards]
    return [f"{'laid' if n else 'feeds'}:{where[n]}:{s.deck.face(card)}" for n, card in enumerate(cards)]


def card_hints(s: Siege, kind: Kind) -> list[str]:
    """CK-21 Always legal, but people are warned before they play a card that can do nothing."""
    hints: list[str] = []
    effects: list[Any] = kind.effects
    names = [type(effect).__name__ for effect in effects]
    if effects and all(effect.is_idle(s, s.asked, NONE) for effect in effects):
        special = {"Carapace": "wasted_carapace", "Flare": "flare_too_early"}.get(names[0])
        hints += ["no_effect", special] if special else ["no_effect"]
    for effect in effects:
        if type(effect).__name__ == "KaijuDraws" and effect.n > s.piles.count(KAIJU_DECK):
            hints.append("overdraws")
    if s.kaiju_turn and s.touched() == 0:
        hints.append("stranded")
    if set(names) & {"DamageBuilding", "DamageTouched", "Rampage"}:
        hints.append(touches(s, s.a, s.b))
    return hints


def offer_place(s: Siege, step: Any, key: str) -> Offer:
    """A building, or where the figure comes to lie."""
    name = step.name()
    if name in BUILDING_OFFERS:
        return offer_building(s, step, key)
    if name in ("KaijuWater", "BaitWater"):
        q, r = (int(word) for word in key.split(","))
        hex = int(s.city.find((q, r)))
        return Offer(key, Say("offer-water", hex=key), place=key, hints=[near(s, hex), *lies(s, step, hex)])
    if name in ("KaijuSecond", "BaitSecond"):
        stays, way = int(step.water), key
    else:
        stays, way = int(s.a if key[0] == "a" else s.b), key[2:]
    there = int(s.city.beside(stays, DIRECTIONS.index(way)))
    touched = touches(s, stays, there)
    where = f"{hex_word(s, stays)}+{hex_word(s, there)}"
    names = Say("offer-lie", one=hex_word(s, stays), other=hex_word(s, there), touched=touched.partition(":")[2] or "-")
    return Offer(key, names, place=where, hints=[touched])


def offer_building(s: Siege, step: Any, key: str) -> Offer:
    number = s.city.number(key)
    building = s.city.buildings[number]
    hints: list[str] = []
    left = int(s.left(number))
    if step.name() == "AttackTarget":
        if s.is_shielded(number):
            hints.append("shielded")
        elif step.damage >= left:
            hints += ["falls"] if step.damage == left else ["falls", f"left_over:{int(step.damage) - left}"]
    if step.name() == "ShieldTarget":
        hints.append("touched" if s.touched() >> number & 1 else "untouched")
        if not is_in_reach(s, int(number)):
            hints.append("out_of_reach")
    strength = int(s.city.strength(number))
    say = Say(BUILDING_OFFERS[step.name()], building=building.name, site=key, left=left, strength=strength)
    return Offer(key, say, place=key, hints=hints)


def is_in_reach(s: Siege, building: int) -> bool:
    """Whether any legal placement touches a building now."""
    return any(s.city.around(a, b) >> building & 1 for a, b in s.city.placements(s.rubble()))


def touches(s: Siege, one: i64, other: i64) -> str:
    return f"touches:{','.join(ids(s, s.city.around(one, other) & s.standing))}"


def near(s: Siege, hex: int) -> str:
    return f"touches:{','.join(ids(s, s.city.near[hex] & s.standing))}"


def lies(s: Siege, step: Any, water: int) -> list[str]:
    """Each way to lie with one half on this water, so that a person sees both halves before anything is said."""
    found: list[str] = []
    seconds = s.seconds(water)
    for number, way in enumerate(DIRECTIONS):
        hex = int(s.city.beside(water, number))
        if hex < 0 or not seconds >> hex & 1:
            continue
        touched = touches(s, water, hex).removeprefix("touches:")
        # CK-91 A bait must lie where the Kaiju touches a building.
        if touched or step.name() == "KaijuWater":
            found.append(f"lie:{way}:{touched}")
    return found


def ids(s: Siege, mask: int) -> list[str]:
    return [building.id for number, building in enumerate(s.city.buildings) if mask >> number & 1]


def hex_word(s: Siege, hex: i64) -> str:
    if hex < BUILDINGS:
        return s.city.buildings[hex].id
    q, r = s.city.places[hex]
    return f"{q},{r}"


# Refusals


def refusals(s: Siege, step: Any) -> list[Refusal]:
    match step.name():
        case "KaijuCard" if step.must:
            return [Refusal("pass", "CK-49", Say("why-first-card"))]
        case "DefenderAction" if step.must:
            return [Refusal("pass", "CK-18", Say("why-no-pass"))]
        case "ComboDiscard":
            return refuse_cards(s, step, "discard:hand:", "CK-28", "why-other-name")
        case "CoordinatedPlay":
            return refuse_cards(s, step, "play:hand:", "CK-82", "why-not-that-name")
        case "AttackTarget":
            return refuse_buildings(s, s.standing & ~s.touched(), "CK-58", "why-not-touched")
        case "ShieldTarget":
            return [
                *refuse_buildings(s, s.shields, "CK-34", "why-shielded"),
                *refuse_buildings(s, s.rubble(), "CK-33", "why-rubble"),
            ]
        case "RebuildTarget":
            under = s.rubble() & (1 << s.a | 1 << s.b)
            return [
                *refuse_buildings(s, s.rubble() & s.city.large & ~under, "CK-88", "why-large"),
                *refuse_buildings(s, under, "CK-88", "why-covered"),
            ]
        case "KaijuSecond" | "BaitSecond":
            return refuse_second(s, step)
    return []


def refuse_cards(s: Siege, step: Any, word: str, clause: str, why: str) -> list[Refusal]:
    offered = set(s.keys())
    faces = sorted({s.deck.face(card) for card in s.piles.cards(HANDS + step.seat)})
    found = [Refusal(word + face, clause, Say(why), face) for face in faces if word + face not in offered]
    if step.name() == "ComboDiscard":
        # The card that is being played, and cards laid down with it already, are no question of their name.
        laid = {s.deck.face(card) for card in [step.card, *step.laid]}
        found = [refusal for refusal in found if refusal.card not in laid]
    return found


def refuse_buildings(s: Siege, mask: int, clause: str, why: str) -> list[Refusal]:
    return [Refusal(id, clause, Say(why, building=s.city.buildings[s.city.number(id)].name)) for id in ids(s, mask)]


def refuse_second(s: Siege, step: Any) -> list[Refusal]:
    offered = set(s.keys())
    found = []
    for number, way in enumerate(DIRECTIONS):
        hex = s.city.beside(step.water, number)
        if way not in offered and hex >= 0 and s.standing >> hex & 1:
            say = Say("why-standing", building=s.city.buildings[hex].name)
            found.append(Refusal(way, "CK-06", say))
        elif way not in offered and hex >= 0 and hex not in (s.a, s.b) and step.name() == "BaitSecond":
            found.append(Refusal(way, "CK-91", Say("why-touches-nothing")))
    return found
