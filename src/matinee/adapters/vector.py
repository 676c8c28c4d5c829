"""Batches for learners: N games of one kind stepped in one call, inside the compiled engine.

    tables = VectorEnv("npzr", 1024)
    rows, masks, asked = tables.reset(seed=1)
    rows, masks, asked, rewards, ended = tables.step(actions)

A game that ends is dealt again at once; `ended` says where, and `rewards` what each seat of the ended game got. Arrays
that are handed in are filled; otherwise the environment's own are, again and again.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from matinee.adapters.spaces import Bytes, Spaces
from matinee.engine.batch import Batch, taken
from matinee.engine.chance import Swift
from matinee.engine.show import Show
from matinee.engine.state import State

Floats = NDArray[np.float32]


class Buffers(NamedTuple):
    """One line for each table. `rows` and `masks` may be of any type that holds a byte, `rewards` of any float type."""

    rows: NDArray[np.generic]
    masks: NDArray[np.generic]
    asked: Bytes
    rewards: NDArray[np.generic]
    ended: Bytes


class VectorEnv:
    """N tables. `cells` and `actions` are the sizes of the two spaces; a table's asked seat acts."""

    def __init__(
        self,
        game: str | Show,
        n: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        out: Buffers | None = None,
    ) -> None:
        self.n = n
        self.spaces = Spaces(game, seats, options)
        self.seats, self.cells, self.actions = self.spaces.seats, self.spaces.cells, self.spaces.actions
        self.dealt = self.spaces.show.dealer(self.spaces.setup)
        self.chance = Swift(0)
        self.out = out or Buffers(
            rows=np.zeros((n, self.cells), np.uint8),
            masks=np.zeros((n, self.actions), np.uint8),
            asked=np.zeros(n, np.uint8),
            rewards=np.zeros((n, self.seats), np.float32),
            ended=np.zeros(n, np.uint8),
        )
        self.batch: Batch[State] = Batch(self.spaces.senses, self.spaces.worth, self.deal, n)

    def deal(self) -> State:
        return self.dealt(Swift(self.chance.word()))

    def reset(self, seed: int = 0) -> tuple[NDArray[np.generic], NDArray[np.generic], Bytes]:
        """New games at all tables, the same ones for the same seed."""
        self.chance = Swift(seed)
        self.batch.redeal()
        self.show_tables()
        return self.out.rows, self.out.masks, self.out.asked

    def step(self, actions: NDArray[np.integer] | list[int]) -> Buffers:
        """One answer at every table. An action that is not offered raises Unfit, and no table moves."""
        self.batch.step(actions if isinstance(actions, list) else actions.tolist())
        fill(self.out.ended, taken(self.batch.ended), np.uint8)
        fill(self.out.rewards, taken(self.batch.rewards), "<f4")
        self.show_tables()
        return self.out

    def show_tables(self) -> None:
        fill(self.out.rows, self.batch.rows.taken(), np.uint8)
        fill(self.out.masks, self.batch.taken_masks(), np.uint8)
        fill(self.out.asked, taken(self.batch.asked), np.uint8)


def fill(buffer: NDArray[np.generic], found: bytes, kind: type[np.uint8] | str) -> None:
    np.copyto(buffer, np.frombuffer(found, kind).reshape(buffer.shape), casting="unsafe")
