"""Positions to learn from: games of good bots who now and then do anything, and who won them."""

from typing import Any

import numpy as np
from librt.vecs import vec
from numpy.typing import NDArray

from matinee import catalog
from matinee.bots.random import Distracted
from matinee.engine.chance import Swift
from matinee.engine.features import Features
from matinee.engine.seats import among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.lab.trial import Trial, policies

Numbers = NDArray[np.float32]

# Percentage of answers left to chance, so that positions differ from what habit leads to.
ASTRAY = 6
# The most positions of one game: neighbours teach nearly the same.
KEPT = 25


class Lessons:
    """Features of every side in each position, the share of the win that each side had, and the game it is from."""

    def __init__(self, x: Numbers, won: Numbers, game: NDArray[np.int64]) -> None:
        self.x = x
        self.won = won
        self.game = game


def gather(whole: Trial, numbers: range) -> Lessons:
    """Play some games of a trial, and note positions at the beginning of actions."""
    show = catalog.show(whole.game)
    features: Features[Any] | None = show.game.features()
    if features is None:
        raise ValueError(f"{show.id} names no features")
    x: list[list[list[float]]] = []
    won: list[list[float]] = []
    games: list[int] = []
    for number in numbers:
        seen, end = play_on(show, whole, number)
        sides = first_seats(features, end)
        shares = shares_of(end, sides)
        for s in seen:
            x.append([numbers_of(features, s, seat) for seat in sides])
            won.append(shares)
            games.append(number)
    return Lessons(np.array(x, np.float32), np.array(won, np.float32), np.array(games, np.int64))


def play_on(show: Show, whole: Trial, number: int) -> tuple[list[State], State]:
    """Some positions of one game, and its end. Who sits where is drawn by lot."""
    deal, thoughts = whole.seeds(number)
    setup = show.setup(whole.setup)
    chance = Swift(thoughts)
    s = show.deal(setup, Swift(deal))
    company = policies(show, whole.bots)
    chairs = [Distracted(company[chance.below(len(company))], ASTRAY) for _ in range(setup.seats)]
    seen: list[State] = []
    asked = 0
    for _ in range(show.game.bound(setup)):
        if s.over:
            break
        if not s.step().inside():
            asked += 1
            # Every position has the same chance to be among those that are kept.
            place = chance.below(asked)
            if len(seen) < KEPT:
                seen.append(s.copy())
            elif place < KEPT:
                seen[place] = s.copy()
        s.answer(chairs[s.asked].decide(s, chance))
    return seen, s


def first_seats(features: Features[Any], s: State) -> list[int]:
    """One seat for each side."""
    sides: dict[int, int] = {}
    for seat in range(s.seats):
        sides.setdefault(int(features.side(s, seat)), seat)
    return list(sides.values())


def shares_of(s: State, sides: list[int]) -> list[float]:
    winners = sum(among(s.winners, seat) for seat in sides)
    return [among(s.winners, seat) / winners if winners else 0.0 for seat in sides]


def numbers_of(features: Features[Any], s: State, seat: int) -> list[float]:
    x = vec[float]([0.0] * len(features.names()))
    features.fill(s, seat, x)
    return list(x)
