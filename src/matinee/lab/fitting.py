"""Trains a small net on winning chances: softmax over the sides and nobody, log loss, Adam, early stopping."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from matinee.lab.lessons import Lessons, Numbers

BATCH = 512
# One game in five is held out for validation; stop after this many epochs without a better loss.
KEPT_BACK = 5
PATIENCE = 8
SPEED = 3e-3
DECAY = 1e-5


class Fitted:
    """What came out: the numbers of a `Net`, losses by epoch on both sets, and how chances fared on games kept back."""

    def __init__(self, numbers: list[float], curve: list[tuple[float, float]], blind: float) -> None:
        self.numbers = numbers
        self.curve = curve
        self.blind = blind
        self.loss = min(kept for _, kept in curve)
        # Predicted chance and share won, for tenths of the predictions, and how many fell there.
        self.reliability: list[tuple[float, float, int]] = []


class Model:
    """score = b + w x + v max(0, U x + c), over standardised features."""

    def __init__(self, inputs: int, hidden: int, chance: np.random.Generator) -> None:
        self.parts: dict[str, Numbers] = {
            "U": chance.normal(0, inputs**-0.5, (inputs, hidden)).astype(np.float32),
            "c": np.zeros(hidden, np.float32),
            "v": chance.normal(0, 0.05, hidden).astype(np.float32),
            "w": np.zeros(inputs, np.float32),
            "b": np.zeros(1, np.float32),
        }
        self.slow = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.square = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def predict(self, x: Numbers) -> tuple[Numbers, Numbers]:
        """The hidden cells, and the chances of each side and of nobody."""
        p = self.parts
        cells = np.maximum(x @ p["U"] + p["c"], 0)
        scores = p["b"] + x @ p["w"] + cells @ p["v"]
        with_nobody = np.concatenate([scores, np.zeros((len(scores), 1), np.float32)], 1)
        grown = np.exp(with_nobody - with_nobody.max(1, keepdims=True))
        return cells, grown / grown.sum(1, keepdims=True)

    def step(self, x: Numbers, won: Numbers, speed: float) -> None:
        """One step of Adam on a batch."""
        p = self.parts
        cells, chances = self.predict(x)
        wrong = (chances - won)[:, :-1] / len(x)
        back = wrong[:, :, None] * p["v"] * (cells > 0)
        slopes = {
            "U": x.reshape(-1, x.shape[2]).T @ back.reshape(-1, back.shape[2]),
            "c": back.sum((0, 1)),
            "v": np.einsum("bs,bsh->h", wrong, cells),
            "w": np.einsum("bs,bsf->f", wrong, x),
            "b": wrong.sum(keepdims=True).reshape(1),
        }
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope + DECAY * p[name]
            self.slow[name] = 0.9 * self.slow[name] + 0.1 * slope
            self.square[name] = 0.999 * self.square[name] + 0.001 * slope**2
            pace = speed * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            p[name] = (p[name] - pace * self.slow[name] / (np.sqrt(self.square[name]) + 1e-8)).astype(np.float32)

    def folded(self, mean: Numbers, spread: Numbers) -> list[float]:
        """The same net for features as they are, in the order of `Net.numbers`."""
        p = self.parts
        inner = p["U"] / spread[:, None]
        shift = p["c"] - mean @ inner
        line = p["w"] / spread
        numbers = [float(p["b"][0] - mean @ line), *map(float, line)]
        for cell in range(len(shift)):
            numbers += [float(p["v"][cell]), float(shift[cell]), *map(float, inner[:, cell])]
        return [float(f"{number:.5g}") for number in numbers]


def fit(lessons: Lessons, hidden: int, epochs: int, seed: int, told: Callable[[int], None]) -> Fitted:
    """Train a net until its loss on held-out games stops improving; `told` is called after each epoch."""
    kept = lessons.game % KEPT_BACK == 0
    shape = lessons.x.shape
    mean = lessons.x[~kept].reshape(-1, shape[2]).mean(0)
    spread = lessons.x[~kept].reshape(-1, shape[2]).std(0) + np.float32(1e-3)
    x = ((lessons.x - mean) / spread).astype(np.float32)
    won = np.concatenate([lessons.won, 1 - lessons.won.sum(1, keepdims=True)], 1)
    chance = np.random.default_rng(seed)
    model = Model(shape[2], hidden, chance)
    taught, judged = np.flatnonzero(~kept), np.flatnonzero(kept)
    curve: list[tuple[float, float]] = []
    best: dict[str, Numbers] = {}
    waited, speed = 0, SPEED
    for _ in range(epochs):
        chance.shuffle(taught)
        for first in range(0, len(taught), BATCH):
            batch = taught[first : first + BATCH]
            model.step(x[batch], won[batch], speed)
        curve.append((loss(model, x, won, taught[: len(judged)]), loss(model, x, won, judged)))
        told(1)
        waited += 1
        if curve[-1][1] <= min(kept for _, kept in curve):
            best, waited = {name: part.copy() for name, part in model.parts.items()}, 0
        if waited == PATIENCE:
            break
        speed *= 0.7 if waited > 2 else 1.0
    model.parts = best
    blind = float(-(won[judged] * np.log(won[taught].mean(0) + 1e-9)).sum(1).mean())
    found = Fitted(model.folded(mean, spread), curve, blind)
    found.reliability = reliability(model.predict(x[judged])[1][:, :-1], lessons.won[judged])
    return found


def loss(model: Model, x: Numbers, won: Numbers, places: NDArray[np.int64]) -> float:
    chances = model.predict(x[places])[1]
    return float(-(won[places] * np.log(chances + 1e-9)).sum(1).mean())


def reliability(chances: Numbers, won: Numbers) -> list[tuple[float, float, int]]:
    """Of all that were given such a chance, how many won."""
    found: list[tuple[float, float, int]] = []
    tenths = np.minimum((chances * 10).astype(int), 9)
    for tenth in range(10):
        there = tenths == tenth
        if there.any():
            found.append((float(chances[there].mean()), float(won[there].mean()), int(there.sum())))
    return found
