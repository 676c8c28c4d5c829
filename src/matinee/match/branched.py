"""A table that plays on from a moment of another game. What was hidden from its player there is dealt again."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

from matinee.match.entry import Entry

if TYPE_CHECKING:
    from matinee.match.table import Table


class Branch(msgspec.Struct, frozen=True):
    """Where it leaves the other game: its table, the number of its record, how many answers it had, who was asked."""

    table: str
    number: int
    answer: int
    seat: int


class Past(msgspec.Struct, frozen=True):
    """What a game shares with the one that it branches from; it needs nothing else of the other table."""

    branch: Branch
    seed: str
    answers: list[str]


class Branched(Entry, tag="branched"):
    """The game begins in the middle of another one, by the rules' edition of that one."""

    moves_game: ClassVar[bool] = True
    past: Past
    edition: int

    def happen(self, table: "Table") -> None:
        table.begin_game(self.edition, [], self.past)
