"""NPZR's row as features: what is a number becomes a small number, what is a name becomes a one among zeros."""

import numpy as np
from numpy.typing import NDArray

from matinee.adapters.spaces import Spaces

PARTS, CELLS, SLOTS = 13, 7, 20


class Features:
    """Stacks beyond the twentieth are rare: the network does not see them, the mask still offers them."""

    def __init__(self, spaces: Spaces) -> None:
        first = {block.name.split(",")[0].split(":")[0]: int(block.first) for block in spaces.senses.blocks}
        self.stacks = first["each slot"]
        self.about = first["what that question is about"]
        self.size = self.stacks + SLOTS * (2 + 3 * (PARTS + 1)) + PARTS

    def of(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        slots = rows[:, self.stacks : self.stacks + SLOTS * CELLS].reshape(len(rows), SLOTS, CELLS)
        owners = np.eye(3, dtype=np.float32)[slots[:, :, 0]][:, :, 1:]
        tops = np.eye(PARTS, dtype=np.float32)[slots[:, :, [1, 3, 5]]]
        depths = slots[:, :, [2, 4, 6]].astype(np.float32) / 4
        # The part that is about to be placed: the second number that the question carries, plus one.
        placed = np.eye(PARTS, dtype=np.float32)[np.minimum(rows[:, self.about + 3], PARTS - 1)]
        plain = np.minimum(rows[:, : self.stacks], 8).astype(np.float32) / 4
        stacks = [part.reshape(len(rows), -1) for part in (owners, tops, depths)]
        return np.concatenate([plain, *stacks, placed], axis=1)
