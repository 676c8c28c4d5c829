"""Why not: for each hand card that is not offered, the clause and the reason.

The reasons are stable words (`own_colour`, `no_match`, `have_match_no_wild`, `wild_only`, `no_head`, `keep_one`,
`slot_full`, `used_this_turn`, `cannot_pay`, `limit`, and `wrong_time` for a text that belongs elsewhere); each is a
message `why-<reason>`.
"""

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.say import Refusal, Say
from matinee.games.rampage.deck import DRAWN, HANDS, part_slot
from matinee.games.rampage.drafts import drafted_at
from matinee.games.rampage.parts import ACCESSORY, BOOSTER, COLOURS, KINDS, REPLACEMENT, RESPONSE, TORSOS
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.strike import holds_match, open_targets, opens_unpainted


def why(s: Rampage, verb: str, card: i64, reason: str, clause: str, robot: i64 = -1) -> Refusal:
    """`robot`: the seat of the robot whose colour is the reason."""
    printed = s.deck.cards[card]
    told: dict[str, str | int] = {"card": printed.title, "colour": COLOURS[s.deck.colour(card)], "use": verb}
    if robot >= 0:
        told |= {"robot": s.deck.cards[s.torso_of(robot)].title, "its": COLOURS[s.colour_of(robot)]}
    return Refusal(f"{verb}:{printed.key}", clause, Say(f"why-{reason}", **told), printed.key)


def place(s: Rampage) -> list[Refusal]:
    """RR-06 Torsos that are fitted already (RR-07) or taken (RR-09)."""
    card = s.piles.top(DRAWN)
    kind = s.deck.kind(card)
    found: list[Refusal] = []
    for torso in range(TORSOS):
        printed = s.deck.cards[torso]
        key = f"on:{printed.key}"
        if s.owner_of(torso) >= 0:
            found.append(Refusal(key, "RR-09", Say("why-taken", torso=printed.title), printed.key))
        elif s.piles.top(part_slot(torso, kind)) != NONE:
            say = Say("why-fitted", torso=printed.title, kind=KINDS[kind])
            found.append(Refusal(key, "RR-07", say, printed.key))
    return found


def use(s: Rampage, seat: i64) -> list[Refusal]:
    """RR-29 One card is kept for the attack; RR-33 a Replacement wants an empty slot."""
    found: list[Refusal] = []
    for card in s.piles.cards(HANDS + seat):
        type = s.deck.type(card)
        if type == BOOSTER:
            found.append(why(s, "use", card, "wrong_time", "RR-42"))
        elif type == RESPONSE:
            found.append(why(s, "use", card, "wrong_time", "RR-48"))
        elif type == REPLACEMENT and s.part(seat, s.deck.kind(card)) != NONE:
            found.append(why(s, "use", card, "slot_full", "RR-33"))
        elif s.piles.count(HANDS + seat) < 2:
            found.append(why(s, "use", card, "keep_one", "RR-29"))
    return found


def targets(s: Rampage, seat: i64) -> list[Refusal]:
    """RR-40 Robots at which no card in hand may strike: there is a match for somebody else."""
    open = open_targets(s, seat)
    found: list[Refusal] = []
    for other in range(s.seats):
        if other != seat and s.stands(other) and (open >> s.colour_of(other)) & 1 == 0:
            say = Say("why-target", robot=s.deck.cards[s.torso_of(other)].title)
            found.append(Refusal(f"target:{COLOURS[s.colour_of(other)]}", "RR-40", say))
    return found


def strikes(s: Rampage, seat: i64) -> list[Refusal]:
    """RR-41 Why no card in hand may strike at all."""
    return [against_strike(s, seat, card, NONE) for card in s.piles.cards(HANDS + seat)]


def against_strike(s: Rampage, seat: i64, card: i64, first: i64) -> Refusal:
    """What bars a card from striking on its own; if nothing does, it is the strike laid `first`, which stays alone."""
    colour = s.deck.colour(card)
    matched = holds_match(s, seat)
    if first != NONE and (opens_unpainted(s, card, matched) or not opens_unpainted(s, first, matched)):
        return why(s, "strike", card, "limit", "RR-65" if s.wild_only() else "RR-40")
    if colour == s.colour_of(seat):
        return why(s, "strike", card, "own_colour", "RR-38")
    if s.is_wild(colour):
        return why(s, "strike", card, "have_match_no_wild", "RR-40")
    if s.wild_only():
        return why(s, "strike", card, "wild_only", "RR-65")
    return why(s, "strike", card, "no_match", "RR-37", s.target)


def attack(s: Rampage, seat: i64, offered: list[str]) -> list[Refusal]:
    """Each card that is neither laid nor offered as a strike or a Booster; and the accessory."""
    found: list[Refusal] = []
    first = drafted_at(s, seat, 1)
    for card in s.piles.cards(HANDS + seat):
        key = s.deck.cards[card].key
        if s.piles.counter(card) == 0 and f"strike:{key}" not in offered:
            found.append(against_strike(s, seat, card, first))
        if s.piles.counter(card) == 0 and s.deck.type(card) == BOOSTER and first == NONE:
            found.append(why(s, "boost", card, "wrong_time", "RR-42"))
    part = s.part(seat, ACCESSORY)
    if part != NONE and s.deck.is_gadget(part) and "accessory" not in offered:
        reason = "used_this_turn" if s.accessory != 0 else "wrong_time" if first == NONE else "cannot_pay"
        say = Say(f"why-{reason}", card=s.deck.cards[part].title)
        found.append(Refusal("accessory", "RR-43", say, s.deck.cards[part].key))
    return found


def defend(s: Rampage, seat: i64, offered: list[str]) -> list[Refusal]:
    """Each card that is neither laid nor offered as a guard, and Responses of other windows."""
    found: list[Refusal] = []
    for card in s.piles.cards(HANDS + seat):
        key = s.deck.cards[card].key
        if s.piles.counter(card) != 0:
            continue
        if f"guard:{key}" not in offered:
            found.append(against_guard(s, seat, card))
        if s.deck.type(card) == RESPONSE and f"respond:{key}" not in offered:
            found.append(why(s, "respond", card, "wrong_time", "RR-48"))
    return found


def against_guard(s: Rampage, seat: i64, card: i64) -> Refusal:
    colour = s.deck.colour(card)
    if colour == s.colour_of(seat):
        return why(s, "guard", card, "limit", "RR-46")
    if not s.is_wild(colour):
        owner = next(other for other in range(s.seats) if s.stands(other) and s.colour_of(other) == colour)
        return why(s, "guard", card, "no_match", "RR-46", owner)
    if s.wild_only():
        return why(s, "guard", card, "wild_only", "RR-66")
    if not s.has_head(seat):
        return why(s, "guard", card, "no_head", "RR-56")
    return why(s, "guard", card, "limit", "RR-46")


def window(s: Rampage, seat: i64) -> list[Refusal]:
    """RR-48 Responses that belong to another window."""
    offered = s.keys()
    found: list[Refusal] = []
    for card in s.piles.cards(HANDS + seat):
        if s.deck.type(card) == RESPONSE and f"respond:{s.deck.cards[card].key}" not in offered:
            found.append(why(s, "respond", card, "wrong_time", "RR-48"))
    return found
