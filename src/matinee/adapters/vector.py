"""Batches for learners: N games of one kind stepped in one call, inside the compiled engine.

    tables = VectorEnv("npzr", 1024)
    rows, masks, asked = tables.reset(seed=1)
    rows, masks, asked, rewards, ended = tables.step(actions)

A game that ends is dealt again at once; `ended` says where, and `rewards` what each seat of the ended game got. Arrays
that are handed in are filled; otherwise the environment's own are, again and again.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from matinee.adapters.spaces import Bytes, Spaces
from matinee.engine.batch import Batch, taken
from matinee.engine.errors import Unfit
from matinee.engine.show import Show
from matinee.engine.state import State


class Buffers(NamedTuple):
    """Arrays with one line for each of n tables.

    `rows` (n, cells) and `asked` (n,) are of any type that holds a byte, `masks` (n, actions) and `ended` (n,) of any
    type at all, `rewards` (n, seats) of any float type. An array of another shape or type is refused.
    """

    rows: NDArray[np.generic]
    masks: NDArray[np.generic]
    asked: Bytes
    rewards: NDArray[np.generic]
    ended: Bytes


class VectorEnv:
    """N tables. `cells` and `actions` are the sizes of the two spaces; a table's asked seat acts.

    The arrays in `out` are filled again by every call: copy what is to be kept.
    """

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
        self.out = out or Buffers(
            rows=np.zeros((n, self.cells), np.uint8),
            masks=np.zeros((n, self.actions), np.int8),
            asked=np.zeros(n, np.uint8),
            rewards=np.zeros((n, self.seats), np.float32),
            ended=np.zeros(n, np.uint8),
        )
        self.refuse_misfits()
        deal = self.spaces.show.dealer(self.spaces.setup)
        self.batch: Batch[State] = Batch(self.spaces.senses, self.spaces.worth, deal)
        self.reset()

    def refuse_misfits(self) -> None:
        """What is handed in must hold all that is written into it: nothing is turned, cut off or wrapped around."""
        n, out = self.n, self.out
        shapes = [(n, self.cells), (n, self.actions), (n,), (n, self.seats), (n,)]
        for name, buffer, shape in zip(Buffers._fields, out, shapes, strict=True):
            if buffer.shape != shape:
                raise Unfit(f"The buffer `{name}` has the shape {buffer.shape}; it should have {shape}.")
        holds = {"rows": np.uint8, "asked": np.uint8, "rewards": np.float16}
        for name, least in holds.items():
            kind = getattr(out, name).dtype
            if not np.can_cast(least, kind):
                raise Unfit(f"The buffer `{name}` is of {kind}, which does not hold every {np.dtype(least)}.")

    def reset(self, seed: int = 0) -> tuple[NDArray[np.generic], NDArray[np.generic], Bytes]:
        """New games at all tables, the same ones for the same seed."""
        self.batch.begin(self.n, seed)
        self.show_tables()
        return self.out.rows, self.out.masks, self.out.asked

    def step(self, actions: NDArray[np.integer] | Sequence[int]) -> Buffers:
        """One answer at every table. An action that is not offered raises Unfit, and no table moves."""
        self.batch.step(actions.tolist() if isinstance(actions, np.ndarray) else list(actions))
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
