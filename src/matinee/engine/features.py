"""What a game names of a position, so that winning chances can be learned from it."""

from typing import Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from matinee.engine.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """Numbers about one seat in a position; `matinee lab train` learns from them how likely that seat is to win.

    They may look at the seat's hand and at everybody else's: a search hands them guesses at the table, never the table.
    """

    def names(self) -> list[str]:
        """One word for each number, in order; weights that were learned for others are refused."""
        raise NotImplementedError

    def fill(self, s: S, seat: i64, out: vec[float]) -> None:
        """Write every number, in the order of the names, into a vector of their size. Most should lie around 1."""
        raise NotImplementedError

    def side(self, s: S, seat: i64) -> i64:
        """A number shared by all seats that win together."""
        return seat

    def voice(self, s: S, seat: i64) -> str:
        """What comes before the names of features in reasons, where sides see the same numbers with other eyes."""
        return ""


def flag(value: bool) -> float:
    return 1.0 if value else 0.0
