"""What a winning chance is learned from: cards, arms, armour and wounds against the others', and the fight at hand."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from matinee.engine.features import Features, flag
from matinee.engine.piles import NONE
from matinee.games.rampage.cells import WINS
from matinee.games.rampage.deck import HANDS, PARKED
from matinee.games.rampage.parts import RESPONSE
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.worth import build_worth, held, pending, standing

# Of a robot: the seat's own, then the means over its rivals, then the strongest rival's.
EACH: Final = ("cards", "few-cards", "arms", "armour", "life", "last-life", "head", "parts", "parked", "hand")
TABLE: Final = (
    "stands", "robots", "turn", "to-turn", "own-colour", "responses", "kept", "ahead", "ahead-of-mean", "pending",
    "building", "robot", "best-robot", "late", "hoarding", "wins", "lost",
)  # fmt: skip
WIDE: Final[i64] = 10


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
        out[37] = (mine - height) / 10.0
        out[38] = (mine - total / rivals) / 10.0


def fill_robot(s: Rampage, seat: i64, out: vec[float], at: i64, share: float) -> None:
    left = s.bears(seat) - s.wounds(seat)
    cards = s.cards_of(seat)
    out[at] += share * float(cards) / 10.0
    out[at + 1] += share * float(max(i64(0), 6 - cards)) / 3.0
    out[at + 2] += share * float(s.arm_strength(seat)) / 4.0
    out[at + 3] += share * float(s.armour_of(seat)) / 3.0
    out[at + 4] += share * float(left) / 2.0
    out[at + 5] += share * flag(left <= 1)
    out[at + 6] += share * flag(s.has_head(seat))
    out[at + 7] += share * float(s.parts_left(seat)) / 3.0
    out[at + 8] += share * float(s.piles.count(PARKED + seat))
    out[at + 9] += share * float(s.piles.count(HANDS + seat)) / 3.0


def fill_table(s: Rampage, seat: i64, out: vec[float]) -> None:
    out[30] = 1.0
    out[31] = float(s.left) / 3.0
    out[32] = flag(s.active == seat)
    steps: i64 = 0
    other = s.active
    while other != seat and steps < s.seats:
        other = s.after(other)
        steps += 1
    out[33] = float(steps) / float(s.seats)
    own = s.colour_of(seat)
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.colour(card) == own:
            out[34] += float(s.deck.strength(card)) / 3.0
        if s.deck.type(card) == RESPONSE:
            out[35] += 1.0
        card = s.piles.below(card)
    out[36] = held(s, seat)
    if s.shown and not s.compared and s.target >= 0:
        out[39] = pending(s, seat) / 3.0
    out[43] = float(s.turn) / (20.0 * float(s.seats))
    out[44] = flag(s.hoarding)


def fill_building(s: Rampage, seat: i64, out: vec[float]) -> None:
    out[40] = 1.0
    out[41] = build_worth(s, seat) / 20.0
    best = -100.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, build_worth(s, other))
    out[42] = best / 20.0


def fill_match(s: Rampage, seat: i64, out: vec[float]) -> None:
    """RR-04 Games won so far, by this seat and by the others."""
    for other in range(s.seats):
        wins = float(i64(i16(s.cells[WINS + other])))
        if other == seat:
            out[45] = wins
        else:
            out[46] += wins
