"""What a state weighs in memory, and how much this process holds."""

import mmap
import tracemalloc

from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.lab.laps import moments


def weight_of_a_copy(show: Show, copies: int = 4_000) -> float:
    """Bytes that Python allocates for each copy, averaged over states from all over a game."""
    states = moments(show)
    kept: list[State] = []
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        kept += [states[number % len(states)].copy() for number in range(copies)]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) / copies


def resident() -> float:
    """Megabytes that this process holds now; not the peak, which would hide what comes after it."""
    with open("/proc/self/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1]) * mmap.PAGESIZE / 2**20
