"""Undo: exact, and only while nothing hidden was shown, no die fell and nobody else has acted.

The second thoughts of a person cost nobody anything then; if others have seen the answer, they are asked first.
"""

from typing import NamedTuple

from matinee.engine.state import State

DEEPEST = 16


class Moment(NamedTuple):
    """A copy of the state in which a person answered; answers and events count what there was then."""

    seat: int
    before: State
    answers: int
    events: int


class Memory:
    """The moments to which the last seat that answered may go back.

    A private half-made choice of the next seat takes nothing from the last one: else its refusal would betray it.
    """

    def __init__(self) -> None:
        self.moments: list[Moment] = []
        # Whose last answer showed or rolled something, as long as nobody has answered since.
        self.shown = -1

    def keep(self, moment: Moment, now: State, private: bool) -> None:
        """Forget every moment from which something was shown or rolled since, and those of others."""
        shown, asked = now.piles.shown, now.chance.asked
        kept = [m for m in [*self.moments, moment] if m.before.piles.shown == shown and m.before.chance.asked == asked]
        self.moments = [m for m in kept if private or m.seat == moment.seat][-DEEPEST:]
        if not private:
            self.shown = -1 if self.moments else moment.seat

    def forget(self) -> None:
        self.moments.clear()
        self.shown = -1

    def last(self, seat: int) -> Moment | None:
        return next((moment for moment in reversed(self.moments) if moment.seat == seat), None)

    def take(self, seat: int) -> Moment:
        """The last moment of this seat; what came after it is gone."""
        moment = next(moment for moment in reversed(self.moments) if moment.seat == seat)
        del self.moments[self.moments.index(moment) :]
        return moment
