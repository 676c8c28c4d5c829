"""Many tables of one game, stepped together for a learner: one call, one row for each table's asked seat."""

from collections.abc import Callable
from typing import Generic

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64, u8

from matinee.engine.chance import Chance, Swift
from matinee.engine.policy import Worth
from matinee.engine.senses import Row, Senses
from matinee.engine.step import S


class Batch(Generic[S]):
    """Tables that are dealt again when they end. What a step tells is read from the five writers."""

    def __init__(self, senses: Senses[S], worth: Worth[S], deal: Callable[[Chance], S]) -> None:
        self.senses = senses
        self.worth = worth
        self.deal = deal
        # Each game has a chance of its own, seeded by a word of this one.
        self.chance = Swift(0)
        self.tables: list[S] = []
        # For each table: the asked seat's row, its mask, who that is, whether a game has just ended, and each seat's
        # reward for it.
        self.rows = Row(senses.cells)
        self.masks = Row(senses.actions)
        # The masks as they were taken last.
        self.offered = b""
        self.asked = BytesWriter()
        self.ended = BytesWriter()
        self.rewards = BytesWriter()

    def step(self, actions: list[int]) -> None:
        """One answer at every table, then a look. Nothing is answered anywhere unless every action is offered."""
        tables, senses = self.tables, self.senses
        if len(actions) != len(tables):
            raise ValueError(f"{len(tables)} tables want as many actions, not {len(actions)}")
        self.check(actions)
        # A table is observed right after its answer, while it is still in the processor's cache.
        for place in range(len(tables)):
            s = tables[place]
            s.take(senses.option(s, actions[place]))
            self.ended.append(u8(1) if s.over else u8(0))
            self.reward(s)
            if s.over:
                s = self.dealt()
                tables[place] = s
            self.look_at(s)

    def check(self, actions: list[int]) -> None:
        """Raises Unfit for the first action that is not offered. The last masks are enough: no table is read."""
        first: i64 = 0
        for place in range(len(actions)):
            action: i64 = actions[place]
            if action < 0 or action >= self.senses.actions or self.offered[first + action] == 0:
                self.senses.option(self.tables[place], action)
            first += self.senses.actions

    def reward(self, s: S) -> None:
        """From -1 to 1 for each seat once a game is over, nothing before."""
        for seat in range(s.seats):
            write_f32_le(self.rewards, 2.0 * self.worth.outcome(s, seat) - 1.0 if s.over else 0.0)

    def look_at(self, s: S) -> None:
        """Write the asked seat's row and mask."""
        self.senses.observe(s, s.asked, self.rows)
        self.senses.mask(s, self.masks)
        self.asked.append(u8(s.asked))

    def taken_masks(self) -> bytes:
        self.offered = self.masks.taken()
        return self.offered

    def dealt(self) -> S:
        return self.deal(Swift(self.chance.word()))

    def begin(self, tables: i64, seed: i64) -> None:
        """Deal a new game at every table, and look at it."""
        self.chance = Swift(seed)
        self.tables = [self.dealt() for _ in range(tables)]
        for s in self.tables:
            self.look_at(s)


def taken(writer: BytesWriter) -> bytes:
    """What was written since the last time."""
    found = writer.getvalue()
    writer.truncate(0)
    return found
