"""One against many: a bot for each side, as they think differently."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.features import Features
from matinee.engine.policy import Policy, Weighed
from matinee.engine.state import State


class BySide(Policy):
    """A policy for each side of a game, by the numbers of `Features.side`."""

    def __init__(self, features: Features[Any], sides: list[Policy]) -> None:
        self.features = features
        self.sides = sides

    def of(self, s: State) -> Policy:
        return self.sides[self.features.side(s, s.asked)]

    def choose(self, s: State, chance: Chance) -> i64:
        return self.of(s).choose(s, chance)

    def plan(self, s: State, chance: Chance) -> vec[i64]:
        return self.of(s).plan(s, chance)

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        return self.of(s).weigh(s, chance)
