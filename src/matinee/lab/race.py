"""A race: two ways to do the same work, timed in turns, the best lap of each counts.

The clock is the processor time of this process: on a busy machine a wall clock would favour the side with the shorter
laps, for they fit between two switches.
"""

import time
from collections.abc import Callable

import msgspec

# A lap does some work and tells how much: decisions, simulations, games.
Lap = Callable[[], int]


class Race(msgspec.Struct, frozen=True):
    """`ratio` is ours over the peer's, of speeds (bigger is better); a race `... / decision` is one of times."""

    race: str
    ours: float
    peer: float
    ratio: float
    goal: float

    @property
    def reached(self) -> bool:
        return self.ratio <= self.goal if self.race.endswith("/ decision") else self.ratio >= self.goal


def raced(name: str, ours: float, peer: float, goal: float) -> Race:
    return Race(name, round(ours, 1), round(peer, 1), round(ours / peer, 2), goal)


def speed(lap: Lap) -> float:
    """How much work one lap does in a second of processor time."""
    began = time.process_time()
    work = lap()
    return work / (time.process_time() - began)


def best_of(laps: list[Lap], rounds: int) -> list[float]:
    """The best speed of each, after one lap to get warm."""
    best = [0.0] * len(laps)
    for lap in laps:
        lap()
    for _ in range(rounds):
        for place, lap in enumerate(laps):
            best[place] = max(best[place], speed(lap))
    return best


def race(name: str, ours: Lap, peer: Lap, goal: float, rounds: int = 60) -> Race:
    ours_speed, peer_speed = best_of([ours, peer], rounds)
    return raced(name, ours_speed, peer_speed, goal)


def race_times(name: str, ours: Lap, peer: Lap, goal: float, rounds: int = 60) -> Race:
    """The same by time: nanoseconds for one piece of work."""
    ours_speed, peer_speed = best_of([ours, peer], rounds)
    return raced(name, 1e9 / ours_speed, 1e9 / peer_speed, goal)
