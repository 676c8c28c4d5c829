"""What a winning chance is learned from: points, life and items against the others', and what stands around."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.features import Features, flag
from matinee.engine.piles import NONE
from matinee.engine.seats import among
from matinee.games.roundhouse.deck import ALL_PLACES, ATTACKS, CIRCLE, ITEMS, KILLS, MONSTERS, SHIELDS
from matinee.games.roundhouse.phases import KICK_PHASE
from matinee.games.roundhouse.plan import Plan
from matinee.games.roundhouse.state import WOUNDS, Roundhouse
from matinee.games.roundhouse.worth import dice_held, is_struck

NAMES: Final = (
    "points", "ahead-of-best", "ahead-of-mean", "life", "frail", "dead", "dice", "best-card", "cards", "shields",
    "defence", "rivals-life", "rivals-frail", "rivals-dice", "rivals-defence", "rivals-alive", "items", "monsters",
    "points-left", "circle", "circle-strength", "middle", "middle-strength", "free", "most-defended", "to-kick",
    "to-place", "kick-value", "kicked-others", "kills", "decided", "weakest", "round", "drawn",
)  # fmt: skip


class RoundhouseFeatures(Features[Roundhouse]):
    """Dead players may still win: their points count, and they can be overtaken but not fall back."""

    def names(self) -> list[str]:
        return list(NAMES)

    def fill(self, s: Roundhouse, seat: i64, out: vec[float]) -> None:
        fill_own(s, seat, out)
        fill_rivals(s, seat, out)
        fill_table(s, seat, out)


def left_of(s: Roundhouse, seat: i64) -> i64:
    """Life, less the hits that are being decided on."""
    return max(i64(0), s.life(seat) - s.numbers[WOUNDS + seat]) if is_struck(s) else s.life(seat)


def fill_own(s: Roundhouse, seat: i64, out: vec[float]) -> None:
    life = left_of(s, seat)
    out[0] = float(s.points(seat)) / 20.0
    out[3] = float(life) / 10.0
    out[4] = float(max(i64(0), 5 - life)) / 3.0
    out[5] = flag(life == 0)
    out[6] = dice_held(s, seat) / 5.0
    out[7] = 0.0
    card = s.piles.top(ATTACKS + seat)
    while card != NONE:
        out[7] = max(out[7], float(s.deck.dice(card)) / 5.0)
        card = s.piles.below(card)
    out[8] = float(s.piles.count(ATTACKS + seat))
    out[9] = float(s.piles.count(SHIELDS + seat))
    out[10] = float(s.defence(seat)) / 5.0
    out[29] = float(s.piles.count(KILLS + seat)) / 10.0


def fill_rivals(s: Roundhouse, seat: i64, out: vec[float]) -> None:
    best: i64 = 0
    points: i64 = 0
    for place in range(i64(11), i64(16)):
        out[place] = 0.0
    others = max(1.0, float(s.seats - 1))
    weakest = True
    for other in range(s.seats):
        if other == seat:
            continue
        best = max(best, s.points(other))
        points += s.points(other)
        life = left_of(s, other)
        if 0 < life <= left_of(s, seat):
            weakest = False
        out[11] += float(life) / 10.0 / others
        out[12] += float(max(i64(0), 5 - life)) / 3.0 / others
        out[13] += dice_held(s, other) / 5.0 / others
        out[14] += float(s.defence(other)) / 5.0 / others
        out[15] += flag(life > 0) / others
    out[1] = float(s.points(seat) - best) / 10.0
    out[2] = float(s.points(seat)) / 10.0 - float(points) / 10.0 / others
    out[31] = flag(weakest)


def fill_table(s: Roundhouse, seat: i64, out: vec[float]) -> None:
    scored: i64 = 0
    for other in range(s.seats):
        scored += s.points(other)
    left = float(s.deck.all_points - scored)
    out[16] = float(s.piles.count(ITEMS)) / 10.0
    out[17] = float(s.piles.count(MONSTERS)) / 20.0
    out[18] = left / 50.0
    for place in range(i64(19), i64(24)):
        out[place] = 0.0
    for place in range(ALL_PLACES):
        if among(s.standing, place):
            strength = float(s.strength(place)) / 5.0
            if place < CIRCLE:
                out[19] += 0.25
                out[20] += strength
            else:
                out[21] += 0.5
                out[22] += strength
    out[23] = float(s.free) / 10.0
    out[24] = flag(among(s.most_defended(), seat))
    kicking = s.phase == KICK_PHASE and s.kicker == seat and (s.to_place > 0 or s.filled != 0)
    out[25] = flag(still_to_kick(s, seat))
    out[26] = float(s.to_place) / 3.0 if kicking else 0.0
    out[27] = Plan(s, s.to_place).value[s.to_place] / 5.0 if kicking and s.to_place > 0 else 0.0
    out[28] = float(s.to_place) / 3.0 if s.to_place > 0 and not kicking else 0.0
    out[30] = max(-3.0, min(3.0, 10.0 * out[1] / max(left, 3.0)))
    out[32] = float(s.round) / 20.0
    out[33] = flag(s.asked == seat and s.drawn() != NONE)


def still_to_kick(s: Roundhouse, seat: i64) -> bool:
    """Whether a living player's kick of this round is still to come."""
    if left_of(s, seat) == 0 or s.phase > KICK_PHASE or s.kicker == seat:
        return False
    if s.phase < KICK_PHASE or s.asked < 0:
        return True
    now = (s.asked - s.starter) % s.seats
    mine = (seat - s.starter) % s.seats
    return mine >= now
