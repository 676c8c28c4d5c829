"""Undo: exact, and only while nothing hidden was shown, no die fell and nobody else has acted.

The second thoughts of a person cost nobody anything then; if others have seen the answer, they are asked first.
"""

from matinee.engine.state import State

DEEPEST = 16


class Memory:
    """The moments to which the last seat that answered may go back."""

    def __init__(self) -> None:
        self.seat = -1
        self.moments: list[tuple[State, int, int]] = []

    def keep(self, seat: int, before: State, answers: int, events: int) -> None:
        """`before` is a copy of the state in which a person answered; answers and events count what there was then."""
        if seat != self.seat:
            self.moments.clear()
        self.seat = seat
        self.moments.append((before, answers, events))
        del self.moments[:-DEEPEST]

    def check(self, now: State) -> None:
        """Forget every moment from which something was shown or rolled since."""
        shown, asked = now.piles.shown, now.chance.asked
        self.moments = [m for m in self.moments if m[0].piles.shown == shown and m[0].chance.asked == asked]

    def forget(self) -> None:
        self.moments.clear()

    def last(self, seat: int) -> tuple[State, int, int] | None:
        return self.moments[-1] if self.moments and seat == self.seat else None

    def take(self) -> tuple[State, int, int]:
        return self.moments.pop()
