"""Masked PPO on Ninja Pirate Zombie Robot, in NumPy, on one core: first it copies a star, then it plays itself.

    python examples/learner/ppo.py --minutes 10 --out docs/pictures/learner.png

Both chairs are the same network: a row always begins with the seat that is asked. The curve shows how often it beats
`extra`, who plays at random, and `star`, in mirrored seats.
"""

import argparse
import time
from pathlib import Path
from typing import Any, NamedTuple

import matplotlib
import numpy as np
from matplotlib import pyplot
from numpy.typing import NDArray

from features import Features
from matinee.adapters.spaces import Spaces
from matinee.adapters.vector import VectorEnv
from matinee.engine.chance import Swift
from net import Net

TABLES, HIDDEN = 256, 192
CLIP, ENTROPY, EPOCHS, BATCH = 0.2, 0.01, 3, 2_048

matplotlib.use("agg")  # a picture in a file, no window

Floats = NDArray[np.floating[Any]]
RIVALS = ("extra", "star")


class Point(NamedTuple):
    """Minutes spent, what it does (copies, plays), and its share of wins against each rival."""

    minutes: float
    doing: str
    shares: dict[str, float]


class Moment(NamedTuple):
    """One decision: what was seen, what was said with which odds, and how the game looked."""

    row: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    said: int
    odds: float
    value: float


class Story:
    """The decisions of one seat in one game, and in the end what the game was worth to it."""

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        self.end = 0.0


class Learner:
    def __init__(self, seed: int = 1) -> None:
        self.spaces = Spaces("npzr")
        self.features = Features(self.spaces)
        self.net = Net(self.features.size, self.spaces.actions, HIDDEN, seed)
        self.rng = np.random.default_rng(seed)
        self.luck = Swift(seed)

    # Copying a star

    def copy(self, games: int, rate: float) -> float:
        """One round of imitation: what a star answers, and how the game ended. Tells how often it guesses right."""
        told = [story for _ in range(games) for story in self.watch()]
        moments = [moment for story in told for moment in story.moments]
        x = self.features.of(np.array([moment.row for moment in moments]))
        mask = np.array([moment.mask for moment in moments])
        said = np.array([moment.said for moment in moments])
        end = np.array([story.end for story in told for _ in story.moments], np.float32)
        right = 0
        for part in np.array_split(self.rng.permutation(len(said)), max(1, len(said) // 512)):
            hidden, odds, value = self.net.look(x[part], mask[part])
            right += int((odds.argmax(1) == said[part]).sum())
            d_logits = odds.copy()
            d_logits[np.arange(len(part)), said[part]] -= 1
            self.net.learn(x[part], hidden, d_logits / len(part), value, (value - end[part]) / len(part), rate)
        return right / len(said)

    def watch(self) -> list[Story]:
        """One game of two stars, as each of them saw it."""
        star = self.spaces.show.bot("star")
        s = self.spaces.deal(int(self.rng.integers(2**60)))
        told = [Story(), Story()]
        while not s.over:
            seat, option = int(s.asked), star.decide(s, self.luck)
            said = int(self.spaces.senses.action(s, option))
            seen = self.spaces.row(s, seat), self.spaces.mask(s, seat).astype(bool)
            told[seat].moments.append(Moment(*seen, said, 1.0, 0.0))
            s.take(option)
        for seat, story in enumerate(told):
            story.end = self.spaces.reward(s, seat)
        return told

    # Playing itself

    def play(self, tables: VectorEnv, turns: int) -> list[Story]:
        """Let the network play both chairs of all tables for some turns; tells of the games that ended."""
        told: list[Story] = []
        running = [[Story(), Story()] for _ in range(tables.n)]
        rows, masks, asked = tables.reset(seed=int(self.rng.integers(2**60)))
        for _ in range(turns):
            mask, seen = masks.astype(bool), rows.astype(np.uint8)
            _, odds, value = self.net.look(self.features.of(seen), mask)
            drawn = (odds.cumsum(1) > self.rng.random((tables.n, 1), dtype=np.float32)).argmax(1)
            # Rounding can draw what has no odds at all.
            actions = np.where(mask[np.arange(tables.n), drawn], drawn, odds.argmax(1)).tolist()
            for place, action in enumerate(actions):
                moment = Moment(seen[place], mask[place], action, float(odds[place, action]), float(value[place]))
                running[place][int(asked[place])].moments.append(moment)
            rows, masks, asked, rewards, ended = tables.step(actions)
            for place in np.flatnonzero(ended).tolist():
                for seat, story in enumerate(running[place]):
                    story.end = float(rewards.astype(np.float32)[place, seat])
                    told.append(story)
                running[place] = [Story(), Story()]
        return told

    def improve(self, told: list[Story], rate: float) -> None:
        """Clipped policy gradients: an answer is pushed by how much better the game ended than it had looked."""
        moments = [moment for story in told for moment in story.moments]
        rows = np.array([moment.row for moment in moments])
        mask = np.array([moment.mask for moment in moments])
        said = np.array([moment.said for moment in moments])
        before = np.array([moment.odds for moment in moments], np.float32)
        end = np.array([story.end for story in told for _ in story.moments], np.float32)
        better = end - np.array([moment.value for moment in moments], np.float32)
        better = (better - better.mean()) / (better.std() + 1e-6)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(said)), max(1, len(said) // BATCH)):
                x = self.features.of(rows[part])
                hidden, odds, value = self.net.look(x, mask[part])
                d_logits = push(odds, said[part], before[part], better[part])
                self.net.learn(x, hidden, d_logits, value, (value - end[part]) / len(part), rate)

    # How good is it?

    def share(self, bot: str, games: int, seed: int) -> float:
        """The share of wins against a bot, in mirrored seats; a draw is half a win."""
        rival, total = self.spaces.show.bot(bot), 0.0
        for game in range(games):
            s, mine = self.spaces.deal(seed + game // 2), game % 2
            while not s.over:
                if int(s.asked) == mine:
                    rows, mask = self.spaces.row(s, mine)[None], self.spaces.mask(s, mine)[None].astype(bool)
                    self.spaces.take(s, int(self.net.look(self.features.of(rows), mask)[1].argmax()))
                else:
                    s.take(rival.decide(s, self.luck))
            total += (self.spaces.reward(s, mine) + 1) / 2
        return total / games


def push(odds: Floats, said: NDArray[np.int64], before: Floats, better: Floats) -> Floats:
    """PPO's gradient by the logits, averaged over the batch: no further once the odds have moved enough."""
    lines = np.arange(len(said))
    ratio = odds[lines, said] / before
    pull = better * ratio * np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    d_logits = odds * pull[:, None]
    d_logits[lines, said] -= pull
    surprise = np.log(odds + 1e-9)
    d_logits += ENTROPY * odds * (surprise - (odds * surprise).sum(1, keepdims=True))
    return np.asarray(d_logits / len(said), np.float32)


def train(minutes: float, games: int) -> list[Point]:
    """Half of the time it copies, half it plays; the curve has a point for each tenth of it."""
    learner, tables = Learner(), VectorEnv("npzr", TABLES)
    curve: list[Point] = []
    began = time.monotonic()
    while (spent := (time.monotonic() - began) / 60) < minutes:
        if spent < minutes / 2:
            right = learner.copy(20, 1e-3 if spent < minutes / 3 else 3e-4)
            doing, note = "copies", f"right {right:.0%}"
        else:
            told = learner.play(tables, 320)
            learner.improve(told, 1e-4)
            doing, note = "plays", f"{len(told) // 2} games"
        if not curve or spent - curve[-1].minutes > minutes / 10:
            curve.append(measured(learner, spent, doing, games, 10_000))
            tell(curve[-1], note)
    curve.append(measured(learner, minutes, "plays", 2 * games, 50_000))
    tell(curve[-1], f"{2 * games} games each")
    return curve


def measured(learner: Learner, minutes: float, doing: str, games: int, seed: int) -> Point:
    return Point(minutes, doing, {rival: learner.share(rival, games, seed) for rival in RIVALS})


def tell(point: Point, note: str) -> None:
    shares = ", ".join(f"{share:.0%} against {rival}" for rival, share in point.shares.items())
    print(f"{point.minutes:5.1f} min  {point.doing:7} {note:16} {shares}", flush=True)


def picture(curve: list[Point], path: Path) -> None:
    figure, axes = pyplot.subplots(figsize=(7, 4))
    for rival, style in zip(RIVALS, ("o--", "s-"), strict=True):
        axes.plot([point.minutes for point in curve], [point.shares[rival] for point in curve], style, label=rival)
    axes.axvline(next(point.minutes for point in curve if point.doing == "plays"), color="grey", linewidth=1)
    axes.set(xlabel="minutes: copies a star, then plays itself", ylabel="share of wins against", ylim=(0, 1))
    axes.legend()
    figure.tight_layout()
    figure.savefig(path)


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--minutes", type=float, default=10)
    words.add_argument("--games", type=int, default=100, help="games for a point of the curve")
    words.add_argument("--out", type=Path, help="where to put a picture of the curve")
    given = words.parse_args()
    found = train(given.minutes, given.games)
    if given.out:
        picture(found, given.out)
