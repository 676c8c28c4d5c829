"""What people read: prompts and offers, with hints for screens and bots. Made only when somebody asks."""

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Say, Seat
from matinee.games.rampage.deck import (
    ATTACK,
    BOOST_BY,
    DEFENCE,
    DRAWN,
    HANDS,
    LOOT_BY,
    PARKED,
    SHIELD_BY,
    part_slot,
)
from matinee.games.rampage.parts import (
    ACCESSORY,
    BOOST,
    BOOSTER,
    COLOURS,
    DIG,
    DRAFTED,
    GUARD,
    KINDS,
    PAINT,
    REPLACEMENT,
    RESPOND,
    RESPONSE,
    STRIKE,
    SWEEP_HAND,
    TEXT,
    TORSO,
    WET,
    use_of,
)
from matinee.games.rampage.state import Rampage


def face(s: Rampage, card: i64) -> str:
    return s.deck.cards[card].key


def title(s: Rampage, card: i64) -> str:
    return s.deck.cards[card].title


def colour(s: Rampage, seat: i64) -> str:
    """The word that names a robot in keys: its torso's colour."""
    return COLOURS[s.colour_of(seat)]


def robot_name(s: Rampage, seat: i64) -> str:
    return title(s, s.torso_of(seat))


def strength(s: Rampage, card: i64) -> dict[str, str | int]:
    """A card for strength: colour and number."""
    return {"card": title(s, card), "colour": COLOURS[s.deck.colour(card)], "strength": int(s.deck.strength(card))}


def way(s: Rampage, card: i64) -> str:
    """RR-22 Where a text card goes: screens draw an arrow under the pile, or into the bin."""
    return "discards" if s.deck.is_discarded(card) else "plays"


# Sums of a draft


def drafted(s: Rampage, seat: i64, use: i64) -> list[int]:
    return [card for card in s.piles.cards(HANDS + seat) if use_of(s.piles.counter(card)) == use]


def attack_segments(s: Rampage, seat: i64) -> dict[str, int]:
    """RR-44 What the draft of an attack adds up to; parked Boosters join automatically (RR-45)."""
    boosters = [*s.piles.cards(PARKED + seat), *drafted(s, seat, BOOST)]
    part = s.part(seat, ACCESSORY)
    return {
        "arms": int(s.arm_strength(seat)),
        "strikes": sum(int(s.deck.strength(card)) for card in drafted(s, seat, STRIKE)),
        "boosts": sum(int(s.deck.fact(card, BOOST_BY)) for card in boosters),
        "accessory": int(s.deck.fact(part, BOOST_BY)) if s.accessory == DRAFTED and part != NONE else 0,
    }


def defence_segments(s: Rampage, seat: i64) -> dict[str, int]:
    """RR-47 What the draft of a defence adds up to."""
    return {
        "parts": int(s.armour),
        "guards": sum(int(s.deck.strength(card)) for card in drafted(s, seat, GUARD)),
        "responses": sum(int(s.deck.fact(card, SHIELD_BY)) for card in drafted(s, seat, RESPOND)),
    }


# Building


def prompt_place(s: Rampage) -> Say:
    card = s.piles.top(DRAWN)
    return Say("prompt-place", card=title(s, card), kind=KINDS[s.deck.kind(card)])


def offer_place(s: Rampage, torso: i64, key: str) -> Offer:
    fitted = sum(s.piles.top(part_slot(torso, kind)) != NONE for kind in range(5))
    hints = [f"parts:{fitted + 1}"] + (["completes"] if fitted == 4 else [])
    say = Say(
        "offer-complete" if fitted == 4 else "offer-place",
        torso=title(s, torso),
        colour=COLOURS[s.deck.colour(torso)],
        parts=fitted + 1,
    )
    return Offer(key, say, face(s, s.piles.top(DRAWN)), face(s, torso), hints)


# Step 1


def offer_use(s: Rampage, seat: i64, option: i64, key: str, idle: bool) -> Offer:
    if key == "attack":
        return Offer(key, Say("offer-attack"))
    hints = ["no_effect"] if idle else []
    if leaves_no_attack(s, seat, option):
        hints.append("no_attack_left")
    if s.deck.type(option) == REPLACEMENT:
        attack, defence = int(s.deck.fact(option, ATTACK)), int(s.deck.fact(option, DEFENCE))
        gain = "attack" if attack else "defence" if defence else "text"
        told = strength(s, option) | {"gain": gain, "worth": attack + defence}
        say = Say("offer-attach", kind=KINDS[s.deck.kind(option)], **told)
        return Offer(key, say, face(s, option), KINDS[s.deck.kind(option)], [*hints, "attaches"])
    return Offer(key, Say("offer-use", **strength(s, option)), face(s, option), "", [*hints, "discards"])


def leaves_no_attack(s: Rampage, seat: i64, card: i64) -> bool:
    """A warning: what stays in hand would have no legal strike. Texts that change the hand or paint it do not count."""
    if s.paint == WET or any(act.verb in (DIG, SWEEP_HAND, PAINT) for act in s.deck.acts[card]):
        return False
    rest = {int(s.deck.colour(other)) for other in s.piles.cards(HANDS + seat) if other != card}
    wild = any(s.is_wild(number) for number in rest)
    rivals = any(not s.is_wild(number) and number != s.colour_of(seat) for number in rest)
    return not (wild or (rivals and not s.wild_only()))


def offer_opponent(s: Rampage, seat: i64, key: str) -> Offer:
    return Offer(key, Say("offer-opponent", robot=robot_name(s, seat), colour=colour(s, seat)), "", f"seat:{seat}")


def offer_respond(s: Rampage, card: i64, key: str) -> Offer:
    hints = [way(s, card)]
    if s.deck.is_discarded(card) and s.cards_of(s.asked) == 1:
        hints.append("last_card")
    return Offer(key, Say("offer-respond", **strength(s, card)), face(s, card), "", hints)


def offer_lose(s: Rampage, seat: i64, kind: i64, key: str) -> Offer:
    part = s.part(seat, kind)
    return Offer(key, Say("offer-lose", card=title(s, part), kind=KINDS[kind]), face(s, part), KINDS[kind])


def offer_keep(s: Rampage, card: i64, key: str) -> Offer:
    return Offer(key, Say("offer-keep", **strength(s, card)), face(s, card))


def offer_sweep(s: Rampage, option: i64, key: str) -> Offer:
    if key == "done":
        return Offer(key, Say("offer-sweep-done", drawn=int(s.drafted + 1)))
    return Offer(key, Say("offer-sweep", **strength(s, option)), face(s, option))


# The attack


def offer_discard(s: Rampage, seat: i64, card: i64, key: str) -> Offer:
    hints = ["last_card"] if s.cards_of(seat) == 1 else []
    return Offer(key, Say("offer-discard", **strength(s, card)), face(s, card), "", hints)


def offer_target(s: Rampage, seat: i64, target: i64, key: str) -> Offer:
    # Nothing is drafted yet: arms, and Boosters that were parked.
    free = sum(attack_segments(s, seat).values())
    hints = [f"needs:{max(0, s.armour_of(target) - free)}", f"cards:{s.cards_of(target)}"]
    say = Say("offer-target", robot=robot_name(s, target), colour=colour(s, target), defence=int(s.armour_of(target)))
    return Offer(key, say, "", f"seat:{target}", hints)


def prompt_attack(s: Rampage, seat: i64) -> Say:
    total = sum(attack_segments(s, seat).values())
    robot, who = robot_name(s, s.target), Seat(int(s.target))
    return Say("prompt-strike", robot=robot, who=who, total=total, needs=int(s.armour_of(s.target)))


def offer_attack(s: Rampage, seat: i64, option: i64, key: str) -> Offer:
    total = sum(attack_segments(s, seat).values())
    if key == "done":
        return Offer(key, Say("offer-attack-done"), "", "", done_hints(s, seat, total))
    if key == "accessory":
        part = s.part(seat, ACCESSORY)
        more = int(s.deck.fact(part, BOOST_BY))
        loot = s.deck.fact(part, LOOT_BY)
        hints = [f"total:{total + more}"] + ([f"loot:{loot}"] if loot else [])
        return Offer(key, Say("offer-accessory", card=title(s, part)), face(s, part), "accessory", hints)
    if option >= TEXT:
        card = option - TEXT
        hints = [f"total:{total + int(s.deck.fact(card, BOOST_BY))}", "plays"]
        return Offer(key, Say("offer-boost", **strength(s, card)), face(s, card), "", hints)
    hints = [f"total:{total + int(s.deck.strength(option))}"]
    responses = [card for card in s.piles.cards(HANDS + seat) if s.deck.type(card) == RESPONSE]
    if responses == [option]:
        hints.append("last_response")
    return Offer(key, Say("offer-strike", **strength(s, option)), face(s, option), "", hints)


def done_hints(s: Rampage, seat: i64, total: int) -> list[str]:
    """What a person forgets before `done`."""
    offered = s.keys()
    hints = [f"total:{total}", f"needs:{s.armour_of(s.target)}"]
    free = [card for card in s.piles.cards(HANDS + seat) if s.piles.counter(card) == 0]
    if any(s.deck.type(card) == BOOSTER for card in free):
        hints.append("unused_booster")
    if "accessory" in offered:
        hints.append("unused_accessory")
    if total < s.armour_of(s.target):
        hints.append("cannot_hit")
    return hints


def offer_pay(s: Rampage, card: i64, key: str) -> Offer:
    return Offer(key, Say("offer-pay", **strength(s, card)), face(s, card))


def offer_press(s: Rampage, key: str) -> Offer:
    return Offer(key, Say(f"offer-{key}", robot=robot_name(s, s.target)), "", f"seat:{s.target}")


# The defence


def prompt_defend(s: Rampage, seat: i64) -> Say:
    mine = sum(defence_segments(s, seat).values())
    return Say("prompt-defend", who=Seat(int(s.active)), attack=int(s.attack_strength()), defence=mine)


def offer_defend(s: Rampage, seat: i64, option: i64, key: str) -> Offer:
    mine = sum(defence_segments(s, seat).values())
    if key == "done":
        margin = int(s.attack_strength()) - mine
        say = Say("offer-defend-done", outcome="hits" if margin >= 0 else "misses", by=abs(margin))
        return Offer(key, say, "", "", defence_hints(s, seat, mine))
    if option >= TEXT:
        card = option - TEXT
        shield = int(s.deck.fact(card, SHIELD_BY))
        hints = [way(s, card), f"total:{mine + shield}" if shield else "calls_off"]
        gone = sum(bool(s.deck.is_discarded(laid)) for laid in drafted(s, seat, RESPOND))
        if s.deck.is_discarded(card) and s.cards_of(seat) - gone == 1:
            hints.append("last_card")
        return Offer(key, Say("offer-respond", **strength(s, card)), face(s, card), "", hints)
    hints = [f"total:{mine + int(s.deck.strength(option))}"]
    return Offer(key, Say("offer-guard", **strength(s, option)), face(s, option), "", hints)


def defence_hints(s: Rampage, seat: i64, mine: int) -> list[str]:
    offered = s.keys()
    hints = [f"total:{mine}", f"margin:{s.attack_strength() - mine}"]
    free = [card for card in s.piles.cards(HANDS + seat) if s.piles.counter(card) == 0]
    if any(s.deck.colour(card) == s.colour_of(seat) and f"guard:{face(s, card)}" in offered for card in free):
        hints.append("unused_guard")
    return hints


def offer_hit(s: Rampage, location: i64, key: str) -> Offer:
    part = s.part(s.target, location) if location < TORSO else NONE
    if part == NONE:
        return Offer(key, Say("offer-wound", location=KINDS[location]), "", KINDS[location], ["wound"])
    say = Say("offer-hit", location=KINDS[location], part=title(s, part))
    return Offer(key, say, face(s, part), KINDS[location])
