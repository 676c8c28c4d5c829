"""One action ahead: try every way to finish the action at hand, and take the one after which the seat stands best."""

from typing import Any

from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.policy import Policy, Worth
from matinee.engine.state import State


class Greedy(Policy):
    """Looks to the end of the action (card, nomination and place are one), and judges by a game's worth."""

    def __init__(self, worth: Worth[Any]) -> None:
        self.worth = worth

    def choose(self, s: State, chance: Chance) -> i64:
        """The best option; equals are drawn by lot, so that habits cannot be read."""
        best = s.offered.at(0)
        height = 0.0
        equals: i64 = 0
        for place in range(s.offered.count):
            option = s.offered.at(place)
            value = self.after(s, option)
            if equals == 0 or value > height:
                best, height, equals = option, value, 1
            elif value == height:
                equals += 1
                if chance.below(equals) == 0:
                    best = option
        return best

    def after(self, s: State, option: i64) -> float:
        """What the seat that is asked stands to have once it has answered and finished the action."""
        seat = s.asked
        twin = s.copy()
        twin.take(option)
        return self.finished(twin, seat)

    def finished(self, s: State, seat: i64) -> float:
        if s.over or s.asked != seat or not s.step().inside():
            return self.worth.of(s, seat)
        best = self.after(s, s.offered.at(0))
        for place in range(1, s.offered.count):
            best = max(best, self.after(s, s.offered.at(place)))
        return best
