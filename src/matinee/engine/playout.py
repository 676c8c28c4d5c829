"""Play inside the engine: random answers at full speed, for benchmarks, rollouts and laws."""

from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.state import State


def playout(s: State, chance: Chance, bound: i64) -> i64:
    """Answer at random until the game ends, or the bound of decisions is reached; tells how many there were."""
    decisions: i64 = 0
    while not s.over and decisions < bound:
        s.take(s.offered.at(chance.below(s.offered.count)))
        decisions += 1
    return decisions


def copy_often(s: State, times: i64) -> None:
    """Copy one state again and again, to see what a copy costs."""
    for _ in range(times):
        s.copy()
