"""The one entry that only a lesson has."""

from typing import TYPE_CHECKING, ClassVar

from matinee.match.entry import Entry

if TYPE_CHECKING:
    from matinee.match.table import Table


class Turned(Entry, tag="turned"):
    """A page was opened, counted from 0; if the game does not lead there by itself, it is dealt again."""

    moves_game: ClassVar[bool] = True
    page: int

    def happen(self, table: "Table") -> None:
        table.turn_page(self.page, self.at)
