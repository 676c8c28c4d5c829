"""A monotonic clock that starts at the current date, and is not affected when the date is set."""

import time
from collections.abc import Callable

Clock = Callable[[], float]


class Steady:
    """Rates, windows and clocks are intervals: somebody who sets the date must not open or close them."""

    def __init__(self, wall: Clock = time.time, ticks: Clock = time.monotonic) -> None:
        self.ticks = ticks
        self.zero = wall() - ticks()

    def __call__(self) -> float:
        return self.zero + self.ticks()
