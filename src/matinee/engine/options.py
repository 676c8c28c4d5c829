"""The options of one question: small integers in the order in which they are offered."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from matinee.engine.piles import NONE, Piles

ROOM: Final[i64] = 128


@mypyc_attr(acyclic=True)
class Options:
    """A list that is cleared and filled for each question, and keeps its room."""

    def __init__(self) -> None:
        self.room: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, option: i64) -> None:
        if self.count < len(self.room):
            self.room[self.count] = option
        elif self.count < ROOM:
            self.room = append(self.room, option)
        else:
            # No question of the house has more: a fixed mask is enough for a learner.
            raise OverflowError(f"a question may have {ROOM} options and no more")
        self.count += 1

    def add_pile(self, piles: Piles, pile: i64) -> None:
        """Offer every card of a pile, from its bottom to its top."""
        card = piles.bottom(pile)
        while card != NONE:
            self.add(card)
            card = piles.above(card)

    def at(self, place: i64) -> i64:
        return self.room[place]

    def has(self, option: i64) -> bool:
        for place in range(self.count):
            if self.room[place] == option:
                return True
        return False

    def list(self) -> list[int]:
        # Made at its full length: a list that grows by appending is reallocated twice on the way.
        found: list[int] = [0] * int(self.count)
        for place in range(self.count):
            found[place] = self.room[place]
        return found

    def copy_from(self, other: "Options") -> None:
        """Offer what another offers. A copy has just the room it needs, unless it has more already."""
        count = other.count
        if count > len(self.room):
            self.room = other.room[:count]
        else:
            for place in range(count):
                self.room[place] = other.room[place]
        self.count = count
