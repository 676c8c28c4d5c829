"""Tinker: builds with an eye to what a torso may still become, and fights like a star."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.piles import NONE
from matinee.engine.policy import Policy
from matinee.engine.state import State
from matinee.games.rampage.bots import Competent, Favourite
from matinee.games.rampage.build import PlacePart, next_builder
from matinee.games.rampage.deck import BUILD, DRAWN, SLOTS
from matinee.games.rampage.parts import TORSO
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.worth import part_worth

# What an average robot is worth.
AVERAGE: Final = 19.0


class Taste:
    """What it likes when it builds; the numbers come from a search against star (see docs/bots.md).

    A robot is finished for what it is worth, `finish`, and `early` times the share of parts still to come. A torso gets
    its fourth part for `lift`, for what it should be worth in the end (`grow`, early on `bloom` more), and for the
    chance that the missing part comes next (`soon`). Before that count the parts there (`parts`), by how much the part
    is better than others of its kind (`gain`, and `steady` for each part there), and what the robot should be worth
    (`hope`, and `near` for each part there).
    """

    def __init__(
        self,
        finish: float,
        early: float,
        lift: float,
        grow: float,
        bloom: float,
        soon: float,
        parts: float,
        gain: float,
        steady: float,
        hope: float,
        near: float,
    ) -> None:
        self.finish = finish
        self.early = early
        self.lift = lift
        self.grow = grow
        self.bloom = bloom
        self.soon = soon
        self.parts = parts
        self.gain = gain
        self.steady = steady
        self.hope = hope
        self.near = near


AMONG_OTHERS: Final = Taste(-2.19, -3.12, -0.59, -0.27, 0.04, -0.38, 0.09, 0.37, 0.42, 0.13, 0.03)
ALONE: Final = Taste(-4.92, -1.18, -2.01, 0.08, 0.46, -0.39, -0.36, -0.65, 0.17, 0.12, 0.01)


class Tinker(Policy):
    """In its trials a legend builds like this, and its rivals like stars."""

    def __init__(self, among: Taste = AMONG_OTHERS, alone: Taste = ALONE) -> None:
        self.fighter = Competent()
        self.among = among
        self.alone = alone

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Rampage)
        if not isinstance(s.agenda[-1], PlacePart):
            return self.fighter.choose(s, chance)
        if s.offered.count == 1:
            return s.offered.at(0)
        shop = Shop(s, self.alone if next_builder(s) == s.asked else self.among)
        favourite = Favourite(chance)
        for place in range(s.offered.count):
            torso = s.offered.at(place)
            favourite.weigh(torso, shop.placing(torso))
        return favourite.option


class Shop:
    """The drawn part, and what is still to come: how many of each kind, and what they are worth on average."""

    def __init__(self, s: Rampage, taste: Taste) -> None:
        self.s = s
        self.taste = taste
        self.kind = s.deck.kind(s.piles.top(DRAWN))
        self.worth = part_worth(s, s.piles.top(DRAWN))
        self.left = float(s.piles.count(BUILD))
        self.counts: vec[float] = vec[float]([0.0] * TORSO)
        self.means: vec[float] = vec[float]([0.0] * TORSO)
        card = s.piles.top(BUILD)
        while card != NONE:
            kind = s.deck.kind(card)
            self.counts[kind] += 1.0
            self.means[kind] += part_worth(s, card)
            card = s.piles.below(card)
        for kind in range(TORSO):
            self.means[kind] /= max(1.0, self.counts[kind])

    def placing(self, torso: i64) -> float:
        """How good it is to place the part there."""
        taste, s = self.taste, self.s
        share = self.left / 30.0
        there = 0.0
        missing = NONE
        whole = self.worth - AVERAGE
        for kind in range(TORSO):
            card = s.piles.top(SLOTS + 6 * torso + kind)
            if card != NONE:
                there += 1.0
                whole += part_worth(s, card)
            elif kind != self.kind:
                whole += self.means[kind]
                missing = kind
        if there == 4.0:
            return whole + taste.finish + taste.early * share
        if there == 3.0:
            soon = self.counts[missing] / max(1.0, self.left)
            return taste.lift + whole * (taste.grow + taste.bloom * share) + taste.soon * soon
        gain = self.worth - self.means[self.kind]
        value = taste.parts * there + gain * (taste.gain + taste.steady * there)
        return value + whole * (taste.hope + taste.near * there)
