"""The options of one question: small integers in the order in which they are offered."""

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

ROOM: Final[i64] = 128


class Options:
    """A list that is filled anew for each question and keeps its room."""

    def __init__(self) -> None:
        self.room: vec[i64] = vec[i64]([0] * 16)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, option: i64) -> None:
        if self.count == len(self.room):
            self.grow()
        self.room[self.count] = option
        self.count += 1

    def grow(self) -> None:
        """No question of the house has more than ROOM options: a fixed mask is enough for a learner."""
        if self.count >= ROOM:
            raise OverflowError(f"a question may have {ROOM} options and no more")
        self.room = extend(self.room, self.room[:])

    def at(self, place: i64) -> i64:
        return self.room[place]

    def has(self, option: i64) -> bool:
        for place in range(self.count):
            if self.room[place] == option:
                return True
        return False

    def list(self) -> list[int]:
        return [self.room[place] for place in range(self.count)]

    def copy(self) -> "Options":
        twin = Options()
        twin.room = self.room[:]
        twin.count = self.count
        return twin
