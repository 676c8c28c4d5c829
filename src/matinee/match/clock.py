"""KFS-84 The clock of one game: a time for each action, then a bank, then the passing answer.

It starts anew only with a change that everybody sees (screening.py): a rival who watches it cannot count private
half-made choices.
"""

import msgspec

from matinee.match.terms import ClockTerms


class ClockView(msgspec.Struct, frozen=True):
    """Milliseconds left to the seat that is asked, its bank among them; `warned` in the last seconds."""

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
        self.charged = False

    def start(self, seat: int, now: float, window: bool) -> None:
        if self.terms is not None:
            self.seat, self.began, self.warned = seat, now, False
            self.base = self.terms.response if window else self.terms.action
            self.charged = False

    def stop(self, now: float) -> None:
        """The seat has answered; what it took beyond its time comes out of its bank."""
        if self.terms is not None and self.seat >= 0:
            self.bank[self.seat] = max(0.0, self.bank[self.seat] - max(0.0, now - self.began - self.base))
            self.seat = -1

    @property
    def deadline(self) -> float | None:
        return None if self.seat < 0 else self.began + self.base + self.bank[self.seat]

    @property
    def warning(self) -> float | None:
        deadline = self.deadline
        return None if deadline is None or self.terms is None else max(self.began, deadline - self.terms.warning)

    def charge(self) -> bool:
        """Whether this is the first answer of an expired clock: the rest of the same action is no new offence."""
        first, self.charged = not self.charged, True
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
        return ClockView(self.seat, int(left * 1000), int(self.bank[self.seat] * 1000), self.warned)
