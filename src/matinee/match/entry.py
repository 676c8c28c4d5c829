"""What every entry of a table knows: when it was decided, by whose message, and what it does to the table."""

from typing import TYPE_CHECKING, ClassVar

import msgspec

if TYPE_CHECKING:
    from matinee.match.table import Table


class Entry(msgspec.Struct, kw_only=True, tag_field="is", omit_defaults=True):
    """`at` is the time of the table's clock when it was decided.

    `nonce` marks the message that asked for it, so that it is carried out once; `doer` is the guest who sent it, where
    no seat tells.
    """

    # Whether pace, numbers and clock of the game have to follow; who sits where, and which links are good, may change.
    moves_game: ClassVar[bool] = False
    moves_people: ClassVar[bool] = False
    changes_links: ClassVar[bool] = False

    at: float = 0.0
    nonce: str = ""
    doer: str = ""

    def happen(self, table: "Table") -> "Entry | None":
        """Change the table; gives the entry as it is to be stored, where that is not as it was made."""
        raise NotImplementedError

    def repeats(self, table: "Table") -> bool:
        """Whether it would leave the table as it is: then it is not worth a place on disk."""
        return False

    def author(self, table: "Table") -> str:
        """The guest whose message asked for it."""
        return self.doer
