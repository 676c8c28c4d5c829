"""Both spaces of a game at one setup, as arrays: what a seat knows, and which answers it may give."""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from matinee.adapters.guessed import senses_of
from matinee.catalog import show as find
from matinee.engine.chance import Swift
from matinee.engine.senses import Row
from matinee.engine.show import Show
from matinee.engine.state import State

Bytes = NDArray[np.uint8]
# Gymnasium draws by masks of this type and no other.
Mask = NDArray[np.int8]


class Spaces:
    """One game, one setup. Rows and masks are fresh arrays of small numbers, and the caller may write into them."""

    def __init__(self, game: str | Show, seats: int | None = None, options: Mapping[str, object] | None = None) -> None:
        self.show = game if isinstance(game, Show) else find(game)
        self.setup = self.show.setup({**({} if seats is None else {"seats": seats}), **(options or {})})
        self.senses = senses_of(self.show, self.setup)
        self.worth = self.show.game.worth()
        self.seats = self.setup.seats
        self.cells, self.actions = int(self.senses.cells), int(self.senses.actions)
        self._row, self._mask = Row(self.cells), Row(self.actions)

    def deal(self, seed: int) -> State:
        return self.show.deal(self.setup, Swift(seed))

    def row(self, s: State, seat: int) -> Bytes:
        """All that a seat may know."""
        self.senses.observe(s, seat, self._row)
        return np.frombuffer(bytearray(self._row.taken()), np.uint8)

    def mask(self, s: State, seat: int) -> Mask:
        """A 1 for every action that a seat may take: none unless it is asked."""
        if s.over or s.asked != seat:
            return np.zeros(self.actions, np.int8)
        self.senses.mask(s, self._mask)
        return np.frombuffer(bytearray(self._mask.taken()), np.int8)

    def take(self, s: State, action: int) -> None:
        """Raises Unfit for an action that is not offered; the table is as it was."""
        s.take(self.senses.option(s, int(action)))

    def reward(self, s: State, seat: int) -> float:
        """From -1 (lost) to 1 (won). A team wins and loses as one; a shared win counts as the game counts it."""
        return 2.0 * self.worth.outcome(s, seat) - 1.0

    def key(self, s: State, action: int) -> str:
        """The action as people and records write it."""
        return s.key(self.senses.option(s, int(action)))
