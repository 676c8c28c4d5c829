"""Why not: for each hand card that is not offered, the clause and the reason.

The reasons are stable words (`own_colour`, `no_match`, `have_match_no_wild`, `wild_only`, `no_head`, `keep_one`,
`slot_full`, `used_this_turn`, `limit`, and `wrong_time` for a text that belongs elsewhere); each is a message
`why-<reason>`.
"""

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.say import Refusal, Say
from matinee.games.rampage.deck import DRAWN, HANDS, SLOTS
from matinee.games.rampage.parts import ACCESSORY, BOOSTER, COLOURS, KINDS, REPLACEMENT, RESPONSE, STRIKE, use_of
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.strike import holds_match, open_targets


def why(s: Rampage, verb: str, card: i64, reason: str, clause: str) -> Refusal:
    printed = s.deck.cards[card]
    say = Say(f"why-{reason}", card=printed.title, colour=COLOURS[s.deck.colour(card)])
    return Refusal(f"{verb}:{printed.key}", clause, say, printed.key)


def place(s: Rampage) -> list[Refusal]:
    """RR-06 Torsos that are fitted already (RR-07) or taken (RR-09)."""
    card = s.piles.top(DRAWN)
    kind = s.deck.kind(card)
    found: list[Refusal] = []
    for torso in range(6):
        printed = s.deck.cards[torso]
        key = f"on:{printed.key}"
        if s.owner_of(torso) >= 0:
            found.append(Refusal(key, "RR-09", Say("why-taken", torso=printed.title), printed.key))
        elif s.piles.top(SLOTS + 6 * torso + kind) != NONE:
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
    """Robots at which no card in hand may strike."""
    open = open_targets(s, seat)
    found: list[Refusal] = []
    for other in range(s.seats):
        if other == seat or not s.stands(other) or (open >> s.colour_of(other)) & 1 == 1:
            continue
        name = COLOURS[s.colour_of(other)]
        reason = "have_match_no_wild" if holds_match(s, seat) else "no_match"
        say = Say(f"why-target-{reason}", robot=s.deck.cards[s.torso_of(other)].title)
        found.append(Refusal(f"target:{name}", "RR-40", say))
    return found


def strikes(s: Rampage, seat: i64) -> list[Refusal]:
    """RR-41 Why no card in hand may strike at all."""
    found: list[Refusal] = []
    for card in s.piles.cards(HANDS + seat):
        found.append(against_strike(s, seat, card, False))
    return found


def against_strike(s: Rampage, seat: i64, card: i64, begun: bool) -> Refusal:
    colour = s.deck.colour(card)
    if colour == s.colour_of(seat):
        return why(s, "strike", card, "own_colour", "RR-38")
    if s.is_wild(colour) or (begun and s.wild_only()):
        if begun:
            return why(s, "strike", card, "limit", "RR-40")
        return why(s, "strike", card, "have_match_no_wild", "RR-40")
    if s.wild_only():
        return why(s, "strike", card, "wild_only", "RR-65")
    return why(s, "strike", card, "no_match", "RR-37")


def attack(s: Rampage, seat: i64, offered: list[str]) -> list[Refusal]:
    """Each card that is neither laid nor offered as a strike; RR-43 the accessory a second time."""
    found: list[Refusal] = []
    hand = s.piles.cards(HANDS + seat)
    begun = False
    for card in hand:
        if use_of(s.piles.upon(card)) == STRIKE:
            begun = True
    for card in hand:
        key = s.deck.cards[card].key
        if s.piles.upon(card) == 0 and f"strike:{key}" not in offered:
            found.append(against_strike(s, seat, card, begun))
        if s.piles.upon(card) == 0 and s.deck.type(card) == BOOSTER and not begun:
            found.append(why(s, "boost", card, "wrong_time", "RR-42"))
    part = s.part(seat, ACCESSORY)
    if s.accessory != 0 and part != NONE:
        say = Say("why-used_this_turn", card=s.deck.cards[part].title)
        found.append(Refusal("accessory", "RR-43", say, s.deck.cards[part].key))
    return found


def defend(s: Rampage, seat: i64, offered: list[str]) -> list[Refusal]:
    """Each card that is neither laid nor offered as a guard, and Responses of other windows."""
    found: list[Refusal] = []
    for card in s.piles.cards(HANDS + seat):
        key = s.deck.cards[card].key
        if s.piles.upon(card) != 0:
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
        return why(s, "guard", card, "no_match", "RR-46")
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
