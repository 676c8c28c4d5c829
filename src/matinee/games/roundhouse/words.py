"""What people read: prompts, offers and refusals. Made only when somebody asks.

Hints are stable words with a number, such as `dice:6`, `absorbs:2` or `heals:0`; RULES.md lists them.
"""

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.games.roundhouse.attack_types import SETS, type_names
from matinee.games.roundhouse.deck import ALL_PLACES, ATTACKS, CIRCLE, ITEMS, MONSTERS, SHIELDS, place_name
from matinee.games.roundhouse.dice import hits_in
from matinee.games.roundhouse.state import FULL_LIFE, SLOTS, WOUNDS, Roundhouse
from matinee.games.roundhouse.volley import all_hits, hits_with


def told_apart(s: Roundhouse, item: i64) -> str:
    """An item by name; if its holder has another of that name with other points left, by these too: `Umbrella@1`."""
    name, left = s.deck.name(item), s.piles.counter(item)
    for other in s.piles.cards(s.piles.home(item)):
        if s.deck.same(item, other) and s.piles.counter(other) != left:
            return f"{name}@{left}"
    return name


def expected(dice: i64) -> str:
    """Hits to be expected of a number of dice: one in three."""
    return f"{dice / 3:.1f}"


def types_text(types: i64) -> str:
    return "+".join(type_names(types))


def counts(volley: i64) -> dict[str, str | int]:
    """Hits by their set of types: `air_magic` are those that carry both, `air_magic_sep` is what comes before them."""
    told: dict[str, str | int] = {}
    before = ""
    for types in sorted(range(1, SETS), key=lambda types: len(type_names(types))):
        kind, hits = "_".join(type_names(types)), int(hits_with(volley, types))
        told |= {kind: hits, f"{kind}_sep": before}
        before = ", " if hits else before
    return told


# Drawing


def prompt_place(s: Roundhouse) -> Say:
    item = s.drawn()
    if s.deck.is_attack(item):
        return Say("prompt-place-attack", card=s.deck.name(item), dice=s.deck.dice(item))
    return Say("prompt-place-shield", card=s.deck.name(item), type=types_text(s.deck.types(item)), points=face(s, item))


def face(s: Roundhouse, item: i64) -> int:
    """The number on an item: extra dice, or points left."""
    return int(s.deck.dice(item) if s.deck.is_attack(item) else s.piles.counter(item))


def item_hints(s: Roundhouse, item: i64) -> list[str]:
    if s.deck.is_attack(item):
        return [f"dice:{s.deck.dice(item)}"]
    return [f"type:{types_text(s.deck.types(item))}", f"points:{s.piles.counter(item)}"]


def offer_place(s: Roundhouse, seat: i64, option: i64, key: str) -> Offer:
    """Keep, throw away or replace, with both cards' numbers side by side and the defence points it would make."""
    drawn = s.drawn()
    name = s.deck.name(drawn)
    swaps = key not in ("keep", "discard")
    given_up = s.piles.counter(option) if swaps and not s.deck.is_attack(option) else 0
    gained = 0 if key == "discard" or s.deck.is_attack(drawn) else s.piles.counter(drawn)
    defence = s.defence(seat) - given_up + gained
    hints = [*item_hints(s, drawn), f"defence:{defence}"]
    if is_drawn_to(s, seat, defence):
        hints.append("aaaaargh")
    if not swaps:
        return Offer(key, Say(f"offer-{key}", card=name), name, hints=hints)
    lost = s.deck.name(option)
    drops = [f"drops:{told_apart(s, option)}", *(f"drops_{hint}" for hint in item_hints(s, option))]
    say = Say("offer-swap", card=name, lost=lost, number=face(s, option), kind=kind_word(s, option))
    return Offer(key, say, lost, hints=[*hints, *drops])


def kind_word(s: Roundhouse, item: i64) -> str:
    return "attack" if s.deck.is_attack(item) else "defence"


def is_drawn_to(s: Roundhouse, seat: i64, defence: i64) -> bool:
    """RK-31 Whether the middle would come for a seat with this many defence points."""
    rivals = [s.defence(other) for other in range(s.seats) if other != seat and s.life(other) > 0]
    return s.in_middle() and defence >= max(rivals, default=0)


def refuse_place(s: Roundhouse, seat: i64) -> list[Refusal]:
    """RK-17 A third card of a kind, or a swap that would make one."""
    drawn = s.drawn()
    shelf = s.shelf(seat, drawn)
    if s.piles.count(shelf) < SLOTS:
        return []
    kind = kind_word(s, drawn)
    refusals = [Refusal("keep", "RK-17", Say("why-third", kind=kind), s.deck.name(drawn))]
    others = (SHIELDS if s.deck.is_attack(drawn) else ATTACKS) + seat
    keys = dict.fromkeys((f"swap:{told_apart(s, card)}", s.deck.name(card)) for card in s.piles.cards(others))
    say = Say("why-cross-swap", kind=kind)
    return refusals + [Refusal(key, "RK-17", say, name) for key, name in keys]


# Kicking


def offer_kick(s: Roundhouse, option: i64, key: str) -> Offer:
    if key == "hold":
        return Offer(key, Say("offer-hold"))
    extra = 0 if key == "kick" else s.deck.dice(option)
    dice, free = 2 + extra, s.free
    hints = [f"dice:{dice}", f"expected:{expected(dice)}", f"free:{free}"]
    if dice > 3 * free:
        hints.append("wasteful")
    if key == "kick":
        return Offer(key, Say("offer-kick", dice=dice), hints=hints)
    name = s.deck.name(option)
    return Offer(key, Say("offer-kick-card", card=name, dice=dice, extra=extra), name, hints=hints)


def refuse_kick(s: Roundhouse, seat: i64) -> list[Refusal]:
    """RK-21 Never two attack cards."""
    names = [s.deck.name(card) for card in s.piles.cards(ATTACKS + seat)]
    if len(names) < SLOTS:
        return []
    return [Refusal(f"kick:{names[0]}+{names[1]}", "RK-21", Say("why-two-cards"), names[1])]


def offer_hit(s: Roundhouse, place: i64, key: str) -> Offer:
    monster = s.at(place)
    name, hits = s.deck.name(monster), s.piles.counter(monster)
    before, after = s.deck.strength(monster, hits), s.deck.strength(monster, hits + 1)
    hints = [f"strength:{before}>{after}", f"free:{s.free_marks(place)}"]
    say = Say("offer-hit", card=name, place=place_name(place), before=before, after=after)
    if after == 0:
        hints = [f"kills:{s.deck.points(monster)}", *hints]
        say = Say("offer-hit-kill", card=name, place=place_name(place), points=s.deck.points(monster))
        if empties_middle(s, place):
            hints.append("reopens_cavalry")
    if s.to_place == 1 and hits_in(s.kicked) > 1:
        hints.append("last_hit")
    return Offer(key, say, name, place_name(place), hints)


def empties_middle(s: Roundhouse, place: i64) -> bool:
    """RK-47 Whether this would be the last kill in the middle, after which reinforcements come again."""
    others = [other for other in range(CIRCLE, ALL_PLACES) if other != place and s.free_marks(other) > 0]
    return place >= CIRCLE and not others and s.piles.count(MONSTERS) > 0


def refuse_hit(s: Roundhouse) -> list[Refusal]:
    """RK-24 No holding back, and no mark takes two hits; RK-21 no card after the roll."""
    refusals = [Refusal("hold", "RK-24", Say("why-hold-hits"))]
    for card in dict.fromkeys(s.deck.name(card) for card in s.piles.cards(ATTACKS + s.kicker)):
        refusals.append(Refusal(f"kick:{card}", "RK-21", Say("why-card-after-roll"), card))
    for place in range(ALL_PLACES):
        monster = s.at(place)
        if monster != NONE and s.free_marks(place) == 0:
            name = s.deck.name(monster)
            refusals.append(Refusal(f"hit:{place_name(place)}", "RK-24", Say("why-full", card=name), name))
    return refusals


def offer_reward(s: Roundhouse, seat: i64, heals: bool) -> Offer:
    if heals:
        tokens = min(2, FULL_LIFE - s.life(seat))
        return Offer("heal", Say("offer-heal", tokens=tokens), hints=[f"heals:{tokens}"])
    items = s.piles.count(ITEMS)
    return Offer("draw", Say("offer-draw", items=items), hints=[f"items:{items}"])


# Blocking


def prompt_block(s: Roundhouse, seat: i64) -> Say:
    return Say("prompt-block", hits=s.numbers[WOUNDS + seat], life=s.life(seat), **counts(s.facing))


def offer_block(s: Roundhouse, seat: i64, option: i64, key: str, left: i64) -> Offer:
    wounds = s.numbers[WOUNDS + seat]
    if key == "take":
        hints = [f"loses:{wounds}", *(["deadly"] if wounds >= s.life(seat) else [])]
        return Offer(key, Say("offer-take", hits=wounds), hints=hints)
    absorbs = wounds - all_hits(left)
    points = s.piles.counter(option) - absorbs
    name = s.deck.name(option)
    hints = [f"absorbs:{absorbs}", f"left:{points}", f"unstopped:{wounds - absorbs}"]
    say = Say("offer-block", card=name, absorbs=absorbs, left=points)
    return Offer(key, say, name, types_text(s.deck.types(option)), hints)


def refuse_block(s: Roundhouse, seat: i64) -> list[Refusal]:
    """RK-38 A card stops hits of its own type only."""
    offered = s.keys()
    refusals: list[Refusal] = []
    for card in s.piles.cards(SHIELDS + seat):
        key = f"block:{told_apart(s, card)}"
        if key not in offered and key not in [refusal.key for refusal in refusals]:
            say = Say("why-wrong-type", card=s.deck.name(card), type=types_text(s.deck.types(card)))
            refusals.append(Refusal(key, "RK-38", say, s.deck.name(card)))
    return refusals
