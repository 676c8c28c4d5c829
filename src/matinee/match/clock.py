"""KFS-84 The clock of one game: a time for each action, then a bank, then the passing answer.

It starts again only with a change that everybody sees (screening.py): a rival who watches it cannot count private
half-made choices. In a window everybody who reads a question has their own time, and all of these clocks run at once,
so that no clock tells whether somebody else is asked first.
"""

from collections.abc import Collection

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
        # Since when the time of each asked seat runs.
        self.began: dict[int, float] = {}
        self.warned: set[int] = set()
        self.base = 0.0
        # KFS-80 Whether it runs for all who are asked at once: then nobody's bank can make the others wait.
        self.together = False
        self.charged: set[int] = set()

    def start(self, seats: Collection[int], now: float, begins: float, timing: Timing, together: bool) -> None:
        """New questions: those who had one have answered it."""
        self.keep((), now)
        if self.terms is not None:
            self.base = float(getattr(self.terms, timing))
            self.together = together
            self.charged = set()
            self.began = dict.fromkeys(seats, begins)

    def keep(self, seats: Collection[int], now: float) -> None:
        """These seats are still asked, or asked now. What the others took beyond their time comes out of their bank."""
        if self.terms is None:
            return
        since = min(self.began.values(), default=now) if self.together else now
        for seat in [seat for seat in self.began if seat not in seats]:
            over = now - self.began.pop(seat) - self.base
            self.warned.discard(seat)
            if not self.together:
                self.bank[seat] = max(0.0, self.bank[seat] - max(0.0, over))
        for seat in seats:
            self.began.setdefault(seat, since)

    def deadline(self, seat: int) -> float | None:
        return self.began[seat] + self.base + self._bank(seat) if seat in self.began else None

    def _bank(self, seat: int) -> float:
        return 0.0 if self.together else self.bank[seat]

    def warning(self, seat: int) -> float | None:
        deadline = self.deadline(seat)
        if deadline is None or self.terms is None:
            return None
        return max(self.began[seat], deadline - self.terms.warning)

    def charge(self, seat: int) -> bool:
        """Whether the clock expires for the first time in this action; the rest of it does not count again."""
        first = seat not in self.charged
        self.charged.add(seat)
        return first

    def look(self, now: float) -> None:
        self.warned = {seat for seat in self.began if now >= (self.warning(seat) or 0.0)}

    def again(self, now: float) -> None:
        """After a crash the open questions get their full time again."""
        self.began = dict.fromkeys(self.began, now)

    def expired(self, seat: int, now: float) -> bool:
        deadline = self.deadline(seat)
        return deadline is not None and now >= deadline

    def next_moment(self, seats: Collection[int]) -> float | None:
        """When something is due: the warning of one of these seats, or the end of its time."""
        due = [self.deadline(seat) if seat in self.warned else self.warning(seat) for seat in seats]
        return min((moment for moment in due if moment is not None), default=None)

    def view(self, seat: int, now: float) -> ClockView | None:
        deadline = self.deadline(seat)
        if deadline is None:
            return None
        left, bank = max(0.0, deadline - now), self._bank(seat)
        return ClockView(-1 if self.together else seat, int(left * 1000), int(bank * 1000), seat in self.warned)
