"""What a winning chance is learned from: cards, arms, armour and wounds against the others', and the fight at hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.features import Features, flag
from matinee.engine.piles import NONE
from matinee.games.rampage.cells import WINS
from matinee.games.rampage.deck import ABSORB_BY, AIM_BY, BOOST_BY, COST, HANDS, LOOT_BY, PARKED
from matinee.games.rampage.parts import ACCESSORY, PAY_HAND, RESPONSE
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.worth import build_worth, held, pending, standing

# Of a robot: the seat's own, then the means over its rivals, then the strongest rival's.
EACH: Final = (
    "cards", "few-cards", "arms", "armour", "life", "last-life", "head", "parts", "parked", "hand",
    "strike", "boost", "price", "loot", "aim", "absorb",
)  # fmt: skip
TABLE: Final = (
    "stands", "robots", "turn", "to-turn", "own-colour", "responses", "kept", "ahead", "ahead-of-mean", "pending",
    "building", "robot", "best-robot", "late", "hoarding", "wins", "lost",
)  # fmt: skip
WIDE: Final[i64] = 16
# Where a number stands: first among those of one player, then among all.
AT_CARDS: Final[i64] = 0
AT_FEW_CARDS: Final[i64] = 1
AT_ARMS: Final[i64] = 2
AT_ARMOUR: Final[i64] = 3
AT_LIFE: Final[i64] = 4
AT_LAST_LIFE: Final[i64] = 5
AT_HEAD: Final[i64] = 6
AT_PARTS: Final[i64] = 7
AT_PARKED: Final[i64] = 8
AT_HAND: Final[i64] = 9
AT_STRIKE: Final[i64] = 10
AT_BOOST: Final[i64] = 11
AT_PRICE: Final[i64] = 12
AT_LOOT: Final[i64] = 13
AT_AIM: Final[i64] = 14
AT_ABSORB: Final[i64] = 15
AT_STANDS: Final[i64] = 48
AT_ROBOTS: Final[i64] = 49
AT_TURN: Final[i64] = 50
AT_TO_TURN: Final[i64] = 51
AT_OWN_COLOUR: Final[i64] = 52
AT_RESPONSES: Final[i64] = 53
AT_KEPT: Final[i64] = 54
AT_AHEAD: Final[i64] = 55
AT_AHEAD_OF_MEAN: Final[i64] = 56
AT_PENDING: Final[i64] = 57
AT_BUILDING: Final[i64] = 58
AT_ROBOT: Final[i64] = 59
AT_BEST_ROBOT: Final[i64] = 60
AT_LATE: Final[i64] = 61
AT_HOARDING: Final[i64] = 62
AT_WINS: Final[i64] = 63
AT_LOST: Final[i64] = 64


class RampageFeatures(Features[Rampage]):
    """A fallen robot has nothing but that it fell."""

    def names(self) -> list[str]:
        own = [f"own-{name}" for name in EACH]
        mean = [f"mean-{name}" for name in EACH]
        return [*own, *mean, *[f"best-{name}" for name in EACH], *TABLE]

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
        out[AT_AHEAD] = (mine - height) / 10.0
        out[AT_AHEAD_OF_MEAN] = (mine - total / rivals) / 10.0


def fill_robot(s: Rampage, seat: i64, out: vec[float], at: i64, share: float) -> None:
    left = s.bears(seat) - s.wounds(seat)
    cards = s.cards_of(seat)
    out[at + AT_CARDS] += share * float(cards) / 10.0
    out[at + AT_FEW_CARDS] += share * float(max(i64(0), 6 - cards)) / 3.0
    out[at + AT_ARMS] += share * float(s.arm_strength(seat)) / 4.0
    out[at + AT_ARMOUR] += share * float(s.armour_of(seat)) / 3.0
    out[at + AT_LIFE] += share * float(left) / 2.0
    out[at + AT_LAST_LIFE] += share * flag(left <= 1)
    out[at + AT_HEAD] += share * flag(s.has_head(seat))
    out[at + AT_PARTS] += share * float(s.parts_left(seat)) / 3.0
    out[at + AT_PARKED] += share * float(s.piles.count(PARKED + seat))
    out[at + AT_HAND] += share * float(s.piles.count(HANDS + seat)) / 3.0
    out[at + AT_STRIKE] += share * float(best_strike(s, seat)) / 2.0
    gadget = s.part(seat, ACCESSORY)
    if gadget != NONE:
        out[at + AT_BOOST] += share * float(s.deck.fact(gadget, BOOST_BY))
        out[at + AT_PRICE] += share * flag(s.deck.fact(gadget, COST) == PAY_HAND)
        out[at + AT_LOOT] += share * float(s.deck.fact(gadget, LOOT_BY))
        out[at + AT_AIM] += share * float(s.deck.fact(gadget, AIM_BY))
        out[at + AT_ABSORB] += share * float(s.deck.fact(gadget, ABSORB_BY))


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
    out[AT_STANDS] = 1.0
    out[AT_ROBOTS] = float(s.left) / 3.0
    out[AT_TURN] = flag(s.active == seat)
    steps: i64 = 0
    other = s.active
    while other != seat and steps < s.seats:
        other = s.after(other)
        steps += 1
    out[AT_TO_TURN] = float(steps) / float(s.seats)
    own = s.colour_of(seat)
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.colour(card) == own:
            out[AT_OWN_COLOUR] += float(s.deck.strength(card)) / 3.0
        if s.deck.type(card) == RESPONSE:
            out[AT_RESPONSES] += 1.0
        card = s.piles.below(card)
    out[AT_KEPT] = held(s, seat)
    if s.shown and not s.compared and s.target >= 0:
        out[AT_PENDING] = pending(s, seat) / 3.0
    out[AT_LATE] = float(s.turn) / (20.0 * float(s.seats))
    out[AT_HOARDING] = flag(s.hoarding)


def fill_building(s: Rampage, seat: i64, out: vec[float]) -> None:
    out[AT_BUILDING] = 1.0
    out[AT_ROBOT] = build_worth(s, seat) / 20.0
    best = -100.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, build_worth(s, other))
    out[AT_BEST_ROBOT] = best / 20.0


def fill_match(s: Rampage, seat: i64, out: vec[float]) -> None:
    """RR-04 Games won so far, by this seat and by the others."""
    for other in range(s.seats):
        wins = float(i64(i16(s.cells[WINS + other])))
        if other == seat:
            out[AT_WINS] = wins
        else:
            out[AT_LOST] += wins
