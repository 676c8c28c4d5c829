"""What a winning chance is learned from: cards, arms, armour and wounds against the others', and the fight at hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.features import Features, flag
from matinee.engine.named import names_in
from matinee.engine.piles import NONE
from matinee.games.rampage.cells import WINS
from matinee.games.rampage.deck import ABSORB_BY, AIM_BY, BOOST_BY, COST, HANDS, LOOT_BY, PARKED
from matinee.games.rampage.parts import ACCESSORY, PAY_HAND, RESPONSE
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.worth import build_worth, held, pending, standing

WIDE: Final[i64] = 16


class At:
    """Where a number stands, which is named for its place: `to-turn` for TO_TURN."""

    # Of a robot: the seat's own, then the means over its rivals, then the strongest rival's.
    CARDS: Final[i64] = 0
    FEW_CARDS: Final[i64] = 1
    ARMS: Final[i64] = 2
    ARMOUR: Final[i64] = 3
    LIFE: Final[i64] = 4
    LAST_LIFE: Final[i64] = 5
    HEAD: Final[i64] = 6
    PARTS: Final[i64] = 7
    PARKED: Final[i64] = 8
    HAND: Final[i64] = 9
    STRIKE: Final[i64] = 10
    BOOST: Final[i64] = 11
    PRICE: Final[i64] = 12
    LOOT: Final[i64] = 13
    AIM: Final[i64] = 14
    ABSORB: Final[i64] = 15
    # Of the table.
    STANDS: Final[i64] = 48
    ROBOTS: Final[i64] = 49
    TURN: Final[i64] = 50
    TO_TURN: Final[i64] = 51
    OWN_COLOUR: Final[i64] = 52
    RESPONSES: Final[i64] = 53
    KEPT: Final[i64] = 54
    AHEAD: Final[i64] = 55
    AHEAD_OF_MEAN: Final[i64] = 56
    PENDING: Final[i64] = 57
    BUILDING: Final[i64] = 58
    ROBOT: Final[i64] = 59
    BEST_ROBOT: Final[i64] = 60
    LATE: Final[i64] = 61
    HOARDING: Final[i64] = 62
    WINS: Final[i64] = 63
    LOST: Final[i64] = 64


class RampageFeatures(Features[Rampage]):
    """A fallen robot has nothing but that it fell."""

    def names(self) -> list[str]:
        names = names_in(At)
        return [f"{whose}-{name}" for whose in ("own", "mean", "best") for name in names[:WIDE]] + names[WIDE:]

    def fill(self, s: Rampage, seat: i64, out: vec[float]) -> None:
        for place in range(i64(len(out))):
            out[place] = 0.0
        if s.best_of > 1:
            fill_match(s, seat, out)
        if s.building or s.decided:
            fill_building(s, seat, out)
            return
        if not s.stands(seat):
            return
        fill_robot(s, seat, out, 0, 1.0)
        best: i64 = NONE
        height = -1e9
        total = 0.0
        rivals = max(1.0, float(s.left - 1))
        for other in range(s.seats):
            if other != seat and s.stands(other):
                fill_robot(s, other, out, WIDE, 1.0 / rivals)
                value = standing(s, other)
                total += value
                if value > height:
                    best, height = other, value
        if best != NONE:
            fill_robot(s, best, out, 2 * WIDE, 1.0)
        mine = standing(s, seat)
        fill_table(s, seat, out)
        out[At.AHEAD] = (mine - height) / 10.0
        out[At.AHEAD_OF_MEAN] = (mine - total / rivals) / 10.0


def fill_robot(s: Rampage, seat: i64, out: vec[float], at: i64, share: float) -> None:
    left = s.bears(seat) - s.wounds(seat)
    cards = s.cards_of(seat)
    out[at + At.CARDS] += share * float(cards) / 10.0
    out[at + At.FEW_CARDS] += share * float(max(i64(0), 6 - cards)) / 3.0
    out[at + At.ARMS] += share * float(s.arm_strength(seat)) / 4.0
    out[at + At.ARMOUR] += share * float(s.armour_of(seat)) / 3.0
    out[at + At.LIFE] += share * float(left) / 2.0
    out[at + At.LAST_LIFE] += share * flag(left <= 1)
    out[at + At.HEAD] += share * flag(s.has_head(seat))
    out[at + At.PARTS] += share * float(s.parts_left(seat)) / 3.0
    out[at + At.PARKED] += share * float(s.piles.count(PARKED + seat))
    out[at + At.HAND] += share * float(s.piles.count(HANDS + seat)) / 3.0
    out[at + At.STRIKE] += share * float(best_strike(s, seat)) / 2.0
    gadget = s.part(seat, ACCESSORY)
    if gadget != NONE:
        out[at + At.BOOST] += share * float(s.deck.fact(gadget, BOOST_BY))
        out[at + At.PRICE] += share * flag(s.deck.fact(gadget, COST) == PAY_HAND)
        out[at + At.LOOT] += share * float(s.deck.fact(gadget, LOOT_BY))
        out[at + At.AIM] += share * float(s.deck.fact(gadget, AIM_BY))
        out[at + At.ABSORB] += share * float(s.deck.fact(gadget, ABSORB_BY))


def best_strike(s: Rampage, seat: i64) -> i64:
    """The strongest card of a hand that may strike at somebody; 0 is also a hand that must give up."""
    best: i64 = 0
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        colour = s.deck.colour(card)
        if s.is_wild(colour) or (not s.wild_only() and colour != s.colour_of(seat)):
            best = max(best, s.deck.strength(card))
        card = s.piles.below(card)
    return best


def fill_table(s: Rampage, seat: i64, out: vec[float]) -> None:
    out[At.STANDS] = 1.0
    out[At.ROBOTS] = float(s.left) / 3.0
    out[At.TURN] = flag(s.active == seat)
    steps: i64 = 0
    other = s.active
    while other != seat and steps < s.seats:
        other = s.after(other)
        steps += 1
    out[At.TO_TURN] = float(steps) / float(s.seats)
    own = s.colour_of(seat)
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.colour(card) == own:
            out[At.OWN_COLOUR] += float(s.deck.strength(card)) / 3.0
        if s.deck.type(card) == RESPONSE:
            out[At.RESPONSES] += 1.0
        card = s.piles.below(card)
    out[At.KEPT] = held(s, seat)
    if s.shown and not s.compared and s.target >= 0:
        out[At.PENDING] = pending(s, seat) / 3.0
    out[At.LATE] = float(s.turn) / (20.0 * float(s.seats))
    out[At.HOARDING] = flag(s.hoarding)


def fill_building(s: Rampage, seat: i64, out: vec[float]) -> None:
    out[At.BUILDING] = 1.0
    out[At.ROBOT] = build_worth(s, seat) / 20.0
    best = -100.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, build_worth(s, other))
    out[At.BEST_ROBOT] = best / 20.0


def fill_match(s: Rampage, seat: i64, out: vec[float]) -> None:
    """RR-04 Games won so far, by this seat and by the others."""
    for other in range(s.seats):
        wins = float(i64(i16(s.cells[WINS + other])))
        if other == seat:
            out[At.WINS] = wins
        else:
            out[At.LOST] += wins
