"""What a state weighs in memory, measured rather than added up: a compiled object does not tell its size."""

import resource

from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.lab.laps import moments


def weight_of_a_copy(show: Show, copies: int = 20_000) -> float:
    """Bytes by which the process grows for each further copy of states from all over a game."""
    states = moments(show)
    kept: list[State] = [state.copy() for state in states for _ in range(20)]
    before = pages()
    kept += [states[number % len(states)].copy() for number in range(copies)]
    return (pages() - before) * resource.getpagesize() / copies


def pages() -> int:
    """Resident pages of this process, as the system counts them."""
    with open("/proc/self/statm", encoding="ascii") as statm:
        return int(statm.read().split()[1])
