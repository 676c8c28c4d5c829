"""One evening at the terminal: the table that is on, where it is kept, and how the next one is laid."""

from collections.abc import Callable
from pathlib import Path

from matinee.engine.errors import MatineeError
from matinee.engine.show import Show
from matinee.tui.keeping import Keeper
from matinee.tui.table import Table


class Sitting:
    """Lays tables by one recipe and keeps each of them after every answer."""

    def __init__(self, show: Show, lay: Callable[[], Table], keeper: Keeper, fresh: bool = False) -> None:
        self.show = show
        self.lay = lay
        self.keeper = keeper
        # Laid at once, so that a wrong word is told before any screen opens.
        self.table = lay()
        self.name = keeper.name(show)
        self.begun = fresh

    @property
    def record(self) -> Path:
        return self.keeper.record_path(self.name)

    def waiting(self) -> str | None:
        """The name of a game that was left and could be gone on with."""
        return None if self.begun else self.keeper.waiting(self.show)

    def begin(self) -> None:
        """Play the new table."""
        self.begun = True

    def go_on(self, name: str) -> str:
        """Take up a game that was left; tells what is wrong with it, or nothing."""
        try:
            self.table = self.keeper.take_up(name, self.show)
        except MatineeError as fault:
            # Its record stays where it is; it is only not offered again.
            self.keeper.put_away(name)
            return fault.sentence
        self.name = name
        self.begun = True
        return ""

    def keep(self) -> None:
        """Nothing is lost: called after every answer. A table at which nobody has said anything is no loss."""
        if self.table.record.answers:
            self.keeper.keep(self.name, self.table)

    def again(self) -> None:
        """A new table by the same recipe."""
        self.table = self.lay()
        self.name = self.keeper.name(self.show)
