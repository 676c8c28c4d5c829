"""KFS-84 The clock of one game: a time for each action, then a bank, then the passing answer.

It starts anew only with a change that everybody sees (screening.py): a rival who watches it cannot count private
half-made choices.
"""

import msgspec

from matinee.engine.game import Timing
from matinee.match.terms import ClockTerms


class ClockView(msgspec.Struct, frozen=True):
    """Milliseconds left to the seat that is asked, its bank among them; `warned` in the last seconds.

    Seat -1 stands for all who are asked at once: their clock is one, and has no bank.
    """

    seat: int
    left: int
    bank: int
    warned: bool


class Clock:
    def __init__(self, terms: ClockTerms | None, seats: int) -> None:
        self.terms = terms
        self.bank: list[float] = [terms.bank if terms else 0.0] * seats
        self.seat = -1
        self.began = 0.0
        self.base = 0.0
        self.warned = False
        # KFS-80 Whether it runs for all who are asked at once: then nobody's bank can make the others wait.
        self.together = False
        self.charged: set[int] = set()

    def start(self, seat: int, now: float, timing: Timing, together: bool) -> None:
        if self.terms is not None:
            self.seat, self.began, self.warned = seat, now, False
            self.base = float(getattr(self.terms, timing))
            self.together = together
            self.charged = set()

    def stop(self, now: float) -> None:
        """The seat has answered; what it took beyond its time comes out of its bank."""
        if self.terms is not None and self.seat >= 0 and not self.together:
            self.bank[self.seat] = max(0.0, self.bank[self.seat] - max(0.0, now - self.began - self.base))
        self.seat = -1

    def pass_on(self, seat: int) -> None:
        """The next of those who are asked at once: the same clock runs on."""
        if self.terms is not None:
            self.seat = seat

    @property
    def deadline(self) -> float | None:
        return None if self.seat < 0 else self.began + self.base + self._bank

    @property
    def _bank(self) -> float:
        return 0.0 if self.together else self.bank[self.seat]

    @property
    def warning(self) -> float | None:
        deadline = self.deadline
        return None if deadline is None or self.terms is None else max(self.began, deadline - self.terms.warning)

    def charge(self) -> bool:
        """Whether this is a seat's first answer of an expired clock: the rest of the same action is no new offence."""
        first = self.seat not in self.charged
        self.charged.add(self.seat)
        return first

    def look(self, now: float) -> None:
        warning = self.warning
        self.warned = warning is not None and now >= warning

    def again(self, now: float) -> None:
        """After a crash the open question gets its time once more."""
        self.began = now

    def expired(self, now: float) -> bool:
        deadline = self.deadline
        return deadline is not None and now >= deadline

    def next_moment(self) -> float | None:
        """When something is to be said or done: the warning, then the end."""
        deadline, warning = self.deadline, self.warning
        if deadline is None or warning is None:
            return None
        return deadline if self.warned else warning

    def view(self, now: float) -> ClockView | None:
        deadline = self.deadline
        if deadline is None:
            return None
        left = max(0.0, deadline - now)
        return ClockView(-1 if self.together else self.seat, int(left * 1000), int(self._bank * 1000), self.warned)
