"""NPZR's row as features: what is a number becomes a small number, what is a name becomes a one among zeros.

Beside the row itself stands how well parts fit, for that decides most answers and is hard to see in it.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.adapters.spaces import Spaces

PARTS, CELLS, SLOTS = 12, 7, 20
SIDES = (1, 2)  # your own stacks, the rival's


class Features:
    """Stacks beyond the twentieth are rare: the network does not see them, the mask still offers them."""

    def __init__(self, spaces: Spaces) -> None:
        first = {block.name.split(",")[0].split(":")[0]: int(block.first) for block in spaces.senses.blocks}
        self.stacks = first["each slot"]
        self.about = first["what that question is about"]
        self.size = self.of(np.zeros((1, spaces.cells), np.uint8)).shape[1]

    def of(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        slots = rows[:, self.stacks : self.stacks + SLOTS * CELLS].reshape(len(rows), SLOTS, CELLS)
        owners = np.eye(3, dtype=np.float32)[slots[:, :, 0]][:, :, 1:]
        tops = np.eye(PARTS + 1, dtype=np.float32)[slots[:, :, [1, 3, 5]]]
        depths = slots[:, :, [2, 4, 6]].astype(np.float32) / 4
        # The part that is about to be placed: the second number that the question carries, plus one.
        placed = np.minimum(rows[:, self.about + 3], PARTS)
        plain = np.minimum(rows[:, : self.stacks], 8).astype(np.float32) / 4
        told: list[NDArray[Any]] = [
            owners,
            tops,
            depths,
            np.eye(PARTS + 1, dtype=np.float32)[placed],
            *fits(slots, placed.astype(np.int64) - 1),
        ]
        return np.concatenate([plain, *[part.reshape(len(rows), -1).astype(np.float32) for part in told]], axis=1)


def fits(slots: NDArray[np.uint8], placed: NDArray[np.int64]) -> list[NDArray[np.bool_]]:
    """A part fits a stack the better the more of its two other piles show the same character.

    Parts are numbered character by character, each with head, torso and legs; -1 is none.
    """
    lines = np.arange(len(slots))
    tops = slots[:, :, [1, 3, 5]].astype(np.int64) - 1
    # For each slot and each part: does it lie on top there, and how many of the other two piles show its character?
    shows = (tops // 3)[:, :, None, :] == np.arange(4)[:, None]
    beside = (shows.sum(3, keepdims=True) - shows).reshape(len(slots), SLOTS, PARTS)
    there = shows.reshape(beside.shape)
    mine = [(slots[:, :, 0] == side)[:, :, None] for side in SIDES]

    # For each part, and so for each card in the hand: the best that it could do on a side.
    best = [(own & ~there & (beside == match)).any(1) for own in mine for match in (1, 2)]
    best += [(own & there).any(1) for own in mine]
    # For each slot: what the part that is about to be placed would do there.
    here = (placed >= 0)[:, None] & ~there[lines, :, placed]
    each = [own[:, :, 0] & here & (beside[lines, :, placed] == match) for own in mine for match in (0, 1, 2)]
    # For each pile: would your own stacks like to have its top, and what does it stand beside?
    taken = tops >= 0
    wanted = taken & best[1][lines[:, None, None], tops]
    at_home = beside[lines[:, None, None], np.arange(SLOTS)[:, None], tops]
    return [*best, *each, wanted, *[taken & (at_home == match) for match in (1, 2)]]
