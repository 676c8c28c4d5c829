"""KFS-82 The pace of windows: each stays open for the same short time, whether or not anybody could react.

A game marks the closing of a window with an event of kind `window` or `window-closed`. The rules may run on at once
(nobody had an answer), but what comes after the mark is told only when the time is over.
"""

from collections.abc import Callable

from matinee.engine.journal import WINDOWS

Pause = Callable[[], float]


class Pace:
    """What may be told when: events up to a number in the journal, each stretch with its time."""

    def __init__(self, pause: Pause, response: float = 15.0) -> None:
        self.pause = pause
        self.response = response
        self.told = 0
        self.holds: list[tuple[float, int]] = []
        # Since when a window in which somebody is asked stands open.
        self.opened: float | None = None

    @property
    def resting(self) -> bool:
        return bool(self.holds)

    def happened(self, kinds: list[str], now: float, watched: bool) -> None:
        """New events, by their kinds; `watched` if a person sits at the table."""
        start = self.holds[-1][1] if self.holds else self.told
        end = start + len(kinds)
        marks = [start + place for place, kind in enumerate(kinds) if kind in WINDOWS] if watched else []
        if not marks and not self.holds:
            self.told = end
            return
        first = marks[0] if marks else end
        if self.holds:
            self.holds[-1] = (self.holds[-1][0], first)
        else:
            self.told = first
        due = self.holds[-1][0] if self.holds else now
        for until in [*marks[1:], end][: len(marks)]:
            if self.opened is not None:
                due = max(now, self.opened + self.pause())
                self.opened = None
            else:
                due = max(now, due) + self.pause()
            self.holds.append((due, until))

    def asks(self, window: bool, now: float) -> None:
        """The table has come to rest at a question; in a window its time begins."""
        if not window:
            self.opened = None
        elif self.opened is None:
            self.opened = self.holds[-1][0] if self.holds else now

    def resume(self, now: float) -> None:
        """A window that was open when the table was stored counts from now: its start was read from another clock."""
        if self.opened is not None:
            self.opened = now

    def release(self, now: float, held: bool) -> bool:
        """Tell what is due; `held` by somebody, a window stays open as long as an answer might take."""
        moved = False
        while self.holds and now >= self.holds[0][0] + (self.response if held else 0.0):
            self.told = self.holds.pop(0)[1]
            moved = True
        return moved

    def next_moment(self, held: bool) -> float | None:
        return self.holds[0][0] + (self.response if held else 0.0) if self.holds else None
