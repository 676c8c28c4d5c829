"""The floor that every other bot must beat."""

from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.policy import Policy, Weighed
from matinee.engine.state import State


class Random(Policy):
    """Any option, each equally likely."""

    def choose(self, s: State, chance: Chance) -> i64:
        return s.offered.at(chance.below(s.offered.count))


class Distracted(Policy):
    """Plays like another bot, but looks out of the window every few questions."""

    def __init__(self, attentive: Policy, percent: i64) -> None:
        self.attentive = attentive
        self.percent = percent

    def choose(self, s: State, chance: Chance) -> i64:
        if chance.below(100) < self.percent:
            return s.offered.at(chance.below(s.offered.count))
        return self.attentive.choose(s, chance)

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        """What it would see if it did not look away."""
        return self.attentive.weigh(s, chance)
