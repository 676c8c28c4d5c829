"""What a winning chance is learned from: points, life and items against the others', and what stands around."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.features import Features, flag
from matinee.engine.named import names_in
from matinee.engine.piles import NONE
from matinee.engine.seats import among
from matinee.games.roundhouse.deck import ALL_PLACES, ATTACKS, CIRCLE, ITEMS, KILLS, MONSTERS, SHIELDS
from matinee.games.roundhouse.phases import KICK_PHASE
from matinee.games.roundhouse.plan import Plan
from matinee.games.roundhouse.state import WOUNDS, Roundhouse
from matinee.games.roundhouse.worth import dice_held, is_struck


class At:
    """Where a number stands, which is named for its place: `best-card` for BEST_CARD."""

    POINTS: Final[i64] = 0
    AHEAD_OF_BEST: Final[i64] = 1
    AHEAD_OF_MEAN: Final[i64] = 2
    LIFE: Final[i64] = 3
    FRAIL: Final[i64] = 4
    DEAD: Final[i64] = 5
    DICE: Final[i64] = 6
    BEST_CARD: Final[i64] = 7
    CARDS: Final[i64] = 8
    SHIELDS: Final[i64] = 9
    DEFENCE: Final[i64] = 10
    RIVALS_LIFE: Final[i64] = 11
    RIVALS_FRAIL: Final[i64] = 12
    RIVALS_DICE: Final[i64] = 13
    RIVALS_DEFENCE: Final[i64] = 14
    RIVALS_ALIVE: Final[i64] = 15
    ITEMS: Final[i64] = 16
    MONSTERS: Final[i64] = 17
    POINTS_LEFT: Final[i64] = 18
    CIRCLE: Final[i64] = 19
    CIRCLE_STRENGTH: Final[i64] = 20
    MIDDLE: Final[i64] = 21
    MIDDLE_STRENGTH: Final[i64] = 22
    FREE: Final[i64] = 23
    MOST_DEFENDED: Final[i64] = 24
    TO_KICK: Final[i64] = 25
    TO_PLACE: Final[i64] = 26
    KICK_VALUE: Final[i64] = 27
    KICKED_OTHERS: Final[i64] = 28
    KILLS: Final[i64] = 29
    DECIDED: Final[i64] = 30
    WEAKEST: Final[i64] = 31
    ROUND: Final[i64] = 32
    DRAWN: Final[i64] = 33


class RoundhouseFeatures(Features[Roundhouse]):
    """Dead players may still win: their points count, and they can be overtaken but not fall back."""

    def names(self) -> list[str]:
        return names_in(At)

    def fill(self, s: Roundhouse, seat: i64, out: vec[float]) -> None:
        for place in range(i64(len(out))):
            out[place] = 0.0
        fill_own(s, seat, out)
        fill_rivals(s, seat, out)
        fill_table(s, seat, out)


def left_of(s: Roundhouse, seat: i64) -> i64:
    """Life, less the hits that are being decided on."""
    return max(i64(0), s.life(seat) - s.numbers[WOUNDS + seat]) if is_struck(s) else s.life(seat)


def fill_own(s: Roundhouse, seat: i64, out: vec[float]) -> None:
    life = left_of(s, seat)
    out[At.POINTS] = float(s.points(seat)) / 20.0
    out[At.LIFE] = float(life) / 10.0
    out[At.FRAIL] = float(max(i64(0), 5 - life)) / 3.0
    out[At.DEAD] = flag(life == 0)
    out[At.DICE] = dice_held(s, seat) / 5.0
    card = s.piles.top(ATTACKS + seat)
    while card != NONE:
        out[At.BEST_CARD] = max(out[At.BEST_CARD], float(s.deck.dice(card)) / 5.0)
        card = s.piles.below(card)
    out[At.CARDS] = float(s.piles.count(ATTACKS + seat))
    out[At.SHIELDS] = float(s.piles.count(SHIELDS + seat))
    out[At.DEFENCE] = float(s.defence(seat)) / 5.0
    out[At.KILLS] = float(s.piles.count(KILLS + seat)) / 10.0


def fill_rivals(s: Roundhouse, seat: i64, out: vec[float]) -> None:
    best: i64 = 0
    points: i64 = 0
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
        out[At.RIVALS_LIFE] += float(life) / 10.0 / others
        out[At.RIVALS_FRAIL] += float(max(i64(0), 5 - life)) / 3.0 / others
        out[At.RIVALS_DICE] += dice_held(s, other) / 5.0 / others
        out[At.RIVALS_DEFENCE] += float(s.defence(other)) / 5.0 / others
        out[At.RIVALS_ALIVE] += flag(life > 0) / others
    out[At.AHEAD_OF_BEST] = float(s.points(seat) - best) / 10.0
    out[At.AHEAD_OF_MEAN] = float(s.points(seat)) / 10.0 - float(points) / 10.0 / others
    out[At.WEAKEST] = flag(weakest)


def fill_table(s: Roundhouse, seat: i64, out: vec[float]) -> None:
    scored: i64 = 0
    for other in range(s.seats):
        scored += s.points(other)
    left = float(s.deck.all_points - scored)
    out[At.ITEMS] = float(s.piles.count(ITEMS)) / 10.0
    out[At.MONSTERS] = float(s.piles.count(MONSTERS)) / 20.0
    out[At.POINTS_LEFT] = left / 50.0
    for place in range(ALL_PLACES):
        if among(s.standing, place):
            strength = float(s.strength(place)) / 5.0
            if place < CIRCLE:
                out[At.CIRCLE] += 0.25
                out[At.CIRCLE_STRENGTH] += strength
            else:
                out[At.MIDDLE] += 0.5
                out[At.MIDDLE_STRENGTH] += strength
    out[At.FREE] = float(s.free) / 10.0
    out[At.MOST_DEFENDED] = flag(among(s.most_defended(), seat))
    kicking = s.phase == KICK_PHASE and s.kicker == seat and (s.to_place > 0 or s.filled != 0)
    out[At.TO_KICK] = flag(still_to_kick(s, seat))
    out[At.TO_PLACE] = float(s.to_place) / 3.0 if kicking else 0.0
    out[At.KICK_VALUE] = Plan(s, s.to_place).value[s.to_place] / 5.0 if kicking and s.to_place > 0 else 0.0
    out[At.KICKED_OTHERS] = float(s.to_place) / 3.0 if s.to_place > 0 and not kicking else 0.0
    out[At.DECIDED] = max(-3.0, min(3.0, 10.0 * out[At.AHEAD_OF_BEST] / max(left, 3.0)))
    out[At.ROUND] = float(s.round) / 20.0
    out[At.DRAWN] = flag(s.asked == seat and s.drawn() != NONE)


def still_to_kick(s: Roundhouse, seat: i64) -> bool:
    """Whether a living player's kick of this round is still to come."""
    if left_of(s, seat) == 0 or s.phase > KICK_PHASE or s.kicker == seat:
        return False
    if s.phase < KICK_PHASE or s.asked < 0:
        return True
    now = (s.asked - s.starter) % s.seats
    mine = (seat - s.starter) % s.seats
    return mine >= now
