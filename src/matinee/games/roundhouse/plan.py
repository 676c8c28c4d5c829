"""What hits are good for: a small knapsack of kills, as a competent player packs it."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.games.roundhouse.deck import ALL_PLACES, CIRCLE
from matinee.games.roundhouse.dice import MOST_DICE
from matinee.games.roundhouse.state import Roundhouse

POINT: Final = 0.6
STRENGTH: Final = 1.2
IN_CIRCLE: Final = 1.5
KILL: Final = 1.0

# From this many monsters in the circle on, the last one in the middle is worth more alive: it holds off the cavalry.
CROWDED: Final[i64] = 6
HOLDS_OFF: Final = 0.25


def binomials() -> list[list[float]]:
    """The chance of h hits with n dice, each with one in three, for every n that can be rolled."""
    rows: list[list[float]] = [[1.0]]
    for dice in range(1, MOST_DICE + 1):
        last = rows[dice - 1]
        row = [last[0] * 2.0 / 3.0]
        for hits in range(1, dice):
            row.append(last[hits] * 2.0 / 3.0 + last[hits - 1] / 3.0)
        row.append(last[dice - 1] / 3.0)
        rows.append(row)
    return rows


CHANCES: Final = binomials()


def kill_value(s: Roundhouse, place: i64) -> float:
    """Points, the strength taken off the table (more in the circle, where it hits everyone), and the reward."""
    monster = s.at(place)
    threat = STRENGTH * float(s.strength(place))
    if place < CIRCLE:
        threat *= IN_CIRCLE
    value = POINT * float(s.deck.points(monster)) + threat + KILL
    if place >= CIRCLE and holds_off_cavalry(s, place):
        value *= HOLDS_OFF
    return value


def holds_off_cavalry(s: Roundhouse, place: i64) -> bool:
    """RK-47 The only monster in the middle, weak, beside a crowded circle."""
    if s.strength(place) > 1:
        return False
    in_circle: i64 = 0
    for other in range(ALL_PLACES):
        if s.free_marks(other) > 0:
            if other < CIRCLE:
                in_circle += 1
            elif other != place:
                return False
    return in_circle >= CROWDED


class Plan:
    """The best kills for any number of hits: `value[h]`, and the place to hit first to get there."""

    def __init__(self, s: Roundhouse, hits: i64) -> None:
        self.value: list[float] = [0.0] * (hits + 1)
        self.first: list[int] = [NONE] * (hits + 1)
        for place in range(ALL_PLACES):
            marks = s.free_marks(place)
            if 0 < marks <= hits:
                self.consider(place, marks, kill_value(s, place), hits)

    def consider(self, place: i64, marks: i64, worth: float, hits: i64) -> None:
        value = self.value
        room = hits
        while room >= marks:
            with_it = value[room - marks] + worth
            if with_it > value[room]:
                value[room] = with_it
                before = self.first[room - marks]
                self.first[room] = place if before == NONE else before
            room -= 1

    def expected(self, dice: i64) -> float:
        """What a roll of `dice` dice may be expected to kill."""
        chances = CHANCES[dice]
        total = 0.0
        for hits in range(i64(1), dice + 1):
            total += chances[hits] * self.value[hits]
        return total


def leftover(s: Roundhouse) -> i64:
    """Hits that kill nothing go where the strength drops most; of equals, where most marks stay free."""
    best = NONE
    best_drop: i64 = -1
    best_free: i64 = 0
    for place in range(ALL_PLACES):
        free = s.free_marks(place)
        if free > 0:
            monster = s.at(place)
            hits = s.piles.counter(monster)
            drop = s.deck.strength(monster, hits) - s.deck.strength(monster, hits + 1)
            if drop > best_drop or (drop == best_drop and free > best_free):
                best, best_drop, best_free = place, drop, free
    return best
