"""A winning chance for every seat: learned by play where a game brings weights, else guessed from its worth."""

from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.features import Features
from matinee.engine.policy import Worth
from matinee.engine.seats import MOST_SEATS
from matinee.engine.state import State

# Without weights: how much more often a seat ahead of all others wins than a seat behind all of them.
AHEAD: Final = 0.8


class Net:
    """A straight line and one hidden layer: score = bias + line * x + out * max(0, hidden * x + shift).

    All numbers lie in one vector: bias, line, then for each hidden cell its out, its shift and its weights.
    """

    def __init__(self, inputs: i64, hidden: i64, numbers: list[float]) -> None:
        self.inputs = inputs
        self.hidden = hidden
        self.numbers: vec[float] = vec[float](numbers)
        if len(numbers) != 1 + inputs + hidden * (inputs + 2):
            raise ValueError(f"{len(numbers)} numbers do not make {inputs} inputs and {hidden} hidden cells")

    def score(self, x: vec[float]) -> float:
        numbers = self.numbers
        inputs = self.inputs
        value = numbers[0]
        for place in range(inputs):
            value += numbers[1 + place] * x[place]
        at = 1 + inputs
        for _ in range(self.hidden):
            cell = numbers[at + 1]
            for place in range(inputs):
                cell += numbers[at + 2 + place] * x[place]
            if cell > 0.0:
                value += numbers[at] * cell
            at += 2 + inputs
        return value


class Judge:
    """How likely each seat is to win a position. It judges what it is shown: show it guesses, never the true table."""

    def __init__(self, worth: Worth[Any], features: Features[Any] | None = None) -> None:
        self.worth = worth
        self.features = features
        # By the number of seats, from 0 on; None where nothing was learned.
        self.nets: list[Net | None] = [None] * (MOST_SEATS + 1)

    def learn(self, seats: i64, net: Net) -> None:
        self.nets[seats] = net

    def learned(self, seats: i64) -> bool:
        return self.nets[seats] is not None

    def chances(self, s: State) -> vec[float]:
        """For every seat from 0 (lost) to 1 (won); of several winners each has all of it."""
        if s.over:
            return vec[float]([self.worth.outcome(s, seat) for seat in range(s.seats)])
        net = self.nets[s.seats]
        if net is None or self.features is None:
            return self.by_worth(s)
        return self.by_net(s, net, self.features)

    def by_net(self, s: State, net: Net, features: Features[Any]) -> vec[float]:
        """Shares of one win among the sides, and that nobody wins, which has a score of 0."""
        x = vec[float]([0.0] * net.inputs)
        weights = vec[float]([0.0] * s.seats)
        total = 1.0
        for seat in range(s.seats):
            side = features.side(s, seat)
            twin = first_of_side(s, features, seat, side)
            if twin < seat:
                weights[seat] = weights[twin]
                continue
            features.fill(s, seat, x)
            weights[seat] = exp(max(-30.0, min(30.0, net.score(x))))
            total += weights[seat]
        for seat in range(s.seats):
            weights[seat] /= total
        return weights

    def by_worth(self, s: State) -> vec[float]:
        """A place among the others."""
        worths = vec[float]([self.worth.of(s, seat) for seat in range(s.seats)])
        chances = vec[float]([0.0] * s.seats)
        for seat in range(s.seats):
            beaten = 0.0
            for other in range(s.seats):
                if other != seat:
                    beaten += 1.0 if worths[seat] > worths[other] else 0.5 if worths[seat] == worths[other] else 0.0
            chances[seat] = 0.5 - AHEAD / 2.0 + AHEAD * beaten / max(1.0, float(s.seats - 1))
        return chances


def share_of(net: Net, rows: list[vec[float]], side: i64) -> float:
    """A side's share of one win, from the features of all sides; a seat without a row has none of its own."""
    total = 1.0
    own = 0.0
    for seat in range(i64(len(rows))):
        if len(rows[seat]) > 0:
            weight = exp(max(-30.0, min(30.0, net.score(rows[seat]))))
            total += weight
            if seat == side:
                own = weight
    return own / total


def first_of_side(s: State, features: Features[Any], seat: i64, side: i64) -> i64:
    """The lowest seat that wins with this one."""
    for other in range(seat):
        if features.side(s, other) == side:
            return other
    return seat
