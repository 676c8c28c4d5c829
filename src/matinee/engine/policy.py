"""Who can choose an answer, and who can guess what a position is worth: the two things a game lends to bots."""

from typing import Any, Generic

from mypy_extensions import i64, mypyc_attr

from matinee.engine.chance import Chance, Swift
from matinee.engine.seats import among
from matinee.engine.state import State
from matinee.engine.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses for the seat that is asked.

    It is handed a re-dealt state of that seat, never the true one, so it cannot peek however hard it looks.
    """

    def choose(self, s: State, chance: Chance) -> i64:
        raise NotImplementedError

    def decide(self, s: State, chance: Chance) -> i64:
        """What it answers at a true table, in the asked chair."""
        return self.choose(s.redeal(s.asked, Swift(chance.word())), chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Generic[S]):
    """A cheap guess at how well a seat stands: more is better, and a won game is worth most."""

    def of(self, s: S, seat: i64) -> float:
        raise NotImplementedError

    def outcome(self, s: S, seat: i64) -> float:
        """How good an end is for a seat, from 0 (lost) to 1 (won); a game played for points says more than that."""
        if s.winners == 0:
            return 0.5
        return 1.0 if among(s.winners, seat) else 0.0


class Profile:
    """A bot of one game's own: how it judges, and how many of its own actions in a row it looks ahead."""

    def __init__(self, worth: Worth[Any], ahead: i64 = 1) -> None:
        self.worth = worth
        self.ahead = ahead
