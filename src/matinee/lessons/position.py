"""A show that deals what a lesson has laid: tables and records take it for any other."""

from collections.abc import Mapping
from typing import Any

from matinee.engine.chance import Chance, Scripted
from matinee.engine.game import Setup
from matinee.engine.journal import Journal
from matinee.engine.show import Show
from matinee.engine.state import State


class Position(Show):
    """`given` is in the game's own notation; None is a deal by the seed. `chance` are the dice and cuts to come."""

    def __init__(self, show: Show, given: Mapping[str, Any] | None, chance: list[int], seed: int) -> None:
        super().__init__(show.game, show.read, show.bots, show.package, show.shipped)
        self.whole = show
        self.given = given
        self.numbers = chance
        self.seed = seed

    def printed(self, setup: Setup) -> Any:
        return self.whole.printed(setup)

    def deal(self, setup: Setup, chance: Chance, journal: Journal | None = None) -> State:
        """Not from the table's chance: a lesson goes as it is told."""
        script = Scripted(self.numbers, self.seed)
        if self.given is None:
            return self.whole.deal(setup, script, journal)
        placed = self.whole.arrange(self.given, setup, script)
        placed.journal = journal
        return placed
