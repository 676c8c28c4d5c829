"""Who can choose an answer, and who can guess what a position is worth: the two things a game lends to bots."""

from typing import Generic

from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.state import State
from matinee.engine.step import S


class Policy:
    """Chooses for the seat that is asked.

    It is handed a re-dealt state of that seat, never the true one, so it cannot peek however hard it looks.
    """

    def choose(self, s: State, chance: Chance) -> i64:
        raise NotImplementedError


class Worth(Generic[S]):
    """A cheap guess at how well a seat stands: more is better, and a won game is worth most."""

    def of(self, s: S, seat: i64) -> float:
        raise NotImplementedError
