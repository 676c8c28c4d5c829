"""How well a seat stands, by what a competent player weighs: points, life, items, and what is coming."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.policy import Worth
from matinee.engine.seats import among
from matinee.games.roundhouse.deck import ALL_PLACES, ATTACKS, CIRCLE, ITEMS
from matinee.games.roundhouse.phases import AAAAARGH, COUNTERATTACK
from matinee.games.roundhouse.plan import IN_CIRCLE, KILL, POINT, STRENGTH, Plan
from matinee.games.roundhouse.state import WOUNDS, Roundhouse

WON: Final = 100_000.0
LIFE: Final = 0.5
# The last tokens weigh more.
FRAIL: Final[i64] = 6
FRAIL_LIFE: Final = 0.8
DIE: Final = 0.45
SHIELD: Final = 0.35
# What a hit that kills nothing is good for, and a mark that is covered already.
SPARE_HIT: Final = 0.2
COVERED: Final = 0.15
# A drawn item is not placed yet, and may find no room.
UNPLACED: Final = 0.8
# The item deck is a common pot: alone, all of it is mine.
POT: Final = 2.2


class RoundhouseWorth(Worth[Roundhouse]):
    """Points ahead of the best rival, life, dice and shields held, less the strength that stands around."""

    def of(self, s: Roundhouse, seat: i64) -> float:
        if s.over:
            return end_value(s, seat)
        value = POINT * float(s.points(seat) - best_rival(s, seat))
        left = max(i64(0), s.life(seat) - s.numbers[WOUNDS + seat]) if is_struck(s) else s.life(seat)
        value += LIFE * float(left)
        if left < FRAIL:
            value -= FRAIL_LIFE * float(FRAIL - left)
        value += DIE * dice_held(s, seat) + SHIELD * float(s.defence(seat))
        value += POT * float(s.piles.count(ITEMS)) / float(s.seats)
        if s.asked == seat and s.drawn() != NONE:
            value += UNPLACED * item_worth(s, s.drawn())
        return value + self.monsters(s, seat)

    def outcome(self, s: Roundhouse, seat: i64) -> float:
        """RK-54 Alone a fall is judged by the share of all points; only surviving is worth 1."""
        if s.seats > 1:
            return super().outcome(s, seat)
        return 1.0 if s.winners != 0 else 0.9 * float(s.points(0)) / float(s.deck.all_points)

    def monsters(self, s: Roundhouse, seat: i64) -> float:
        """The monsters on the table, and what the hits of a kick under way will make of them."""
        mine = s.kicker == seat and (s.to_place > 0 or s.filled != 0)
        value = 0.0
        if mine and s.to_place > 0:
            value += Plan(s, s.to_place).value[s.to_place] + SPARE_HIT * float(s.to_place)
        for place in range(ALL_PLACES):
            if among(s.standing, place):
                monster = s.at(place)
                hits = s.piles.counter(monster)
                threat = STRENGTH * float(s.deck.strength(monster, hits))
                value += COVERED * float(hits) - (IN_CIRCLE * threat if place < CIRCLE else threat)
                if mine and hits == s.deck.health(monster):
                    value += KILL + POINT * float(s.deck.points(monster))
        return value


def end_value(s: Roundhouse, seat: i64) -> float:
    """A won game is worth most; alone, more points are better even in defeat."""
    won = (s.winners >> seat) & 1 == 1
    return (WON if won else -WON) + float(s.points(seat))


def best_rival(s: Roundhouse, seat: i64) -> i64:
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.points(other))
    return best


def is_struck(s: Roundhouse) -> bool:
    """Whether hits of the monsters are being decided on, which have not cost life yet."""
    return s.asked >= 0 and (s.phase == AAAAARGH or s.phase == COUNTERATTACK)


def dice_held(s: Roundhouse, seat: i64) -> float:
    dice: i64 = 0
    card = s.piles.top(ATTACKS + seat)
    while card != NONE:
        dice += s.deck.dice(card)
        card = s.piles.below(card)
    return float(dice)


def item_worth(s: Roundhouse, item: i64) -> float:
    if s.deck.is_attack(item):
        return DIE * float(s.deck.dice(item))
    return SHIELD * float(s.piles.counter(item))
