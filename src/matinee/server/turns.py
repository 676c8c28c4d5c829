"""Whose bot thinks next. Thinking is expensive: it is shared by address, then by guest, then by table.

A table at which a person waits comes before one that people only watch, and that before one where nobody is. Ties go to
the address that has used the fewest seconds of thinking lately: a Legend counts for as long as it thinks.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from matinee.server.steady import Clock

# How pressing a turn is.
AWAITED, WATCHED, ALONE = range(3)
# Half-life of what was used, in seconds.
HALF = 60.0
# After this many seconds used lately, tables of an address with nobody present have to wait.
ALLOWANCE = 15.0
REMEMBERED = 10_000


class Used:
    """Seconds of thinking by name; they fade."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.by_name: dict[str, tuple[float, float]] = {}

    def of(self, name: str) -> float:
        seconds, at = self.by_name.get(name, (0.0, 0.0))
        return seconds * 0.5 ** ((self.clock() - at) / HALF) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        if len(self.by_name) >= REMEMBERED:
            self.by_name = {one: told for one, told in self.by_name.items() if self.of(one) > 0.01}
        self.by_name[name] = self.of(name) + seconds, self.clock()


@dataclass(eq=False)
class Turn:
    """One table's bot that wants to think; `payer` is the address and the guest that it is charged to."""

    table: str
    payer: tuple[str, str]
    rank: int
    mine: asyncio.Event = field(default_factory=asyncio.Event)


# By rank, address and guest, in the order of asking.
Waiting = dict[int, dict[str, dict[str, deque[Turn]]]]


class Turns:
    def __init__(self, places: int, clock: Clock) -> None:
        self.places = places
        self.clock = clock
        self.used = Used(clock)
        self.waiting: Waiting = {}
        self.by_table: dict[str, Turn] = {}

    @asynccontextmanager
    async def turn(self, table: str, payer: tuple[str, str], rank: int) -> AsyncIterator[None]:
        """Inside it is this table's turn to think."""
        turn = Turn(table, payer, rank)
        self.line_up(turn)
        self.call()
        try:
            await turn.mine.wait()
        except asyncio.CancelledError:
            if turn.mine.is_set():
                self.done()
            else:
                self.step_out(turn)
            raise
        began = self.clock()
        try:
            yield
        finally:
            for name in payer:
                self.used.add(name, self.clock() - began)
            self.done()

    def hurry(self, table: str, rank: int) -> None:
        """Somebody has come to a table."""
        turn = self.by_table.get(table)
        if turn is not None and rank < turn.rank:
            self.step_out(turn)
            turn.rank = rank
            self.line_up(turn)
            self.call()

    def line_up(self, turn: Turn) -> None:
        address, guest = turn.payer
        self.by_table[turn.table] = turn
        self.waiting.setdefault(turn.rank, {}).setdefault(address, {}).setdefault(guest, deque()).append(turn)

    def step_out(self, turn: Turn) -> None:
        address, guest = turn.payer
        by_address = self.waiting[turn.rank]
        by_address[address][guest].remove(turn)
        if not by_address[address][guest]:
            del by_address[address][guest]
        if not by_address[address]:
            del by_address[address]
        self.by_table.pop(turn.table, None)

    def call(self) -> None:
        """Start as many waiting turns as there are free places."""
        while self.places > 0:
            turn = self.next_one()
            if turn is None:
                break
            self.step_out(turn)
            self.places -= 1
            turn.mine.set()
        if self.places > 0 and self.waiting.get(ALONE):
            asyncio.get_running_loop().call_later(1.0, self.call)

    def next_one(self) -> Turn | None:
        for rank in (AWAITED, WATCHED, ALONE):
            by_address = self.waiting.get(rank)
            if by_address:
                address = min(by_address, key=self.used.of)
                if rank < ALONE or self.used.of(address) <= ALLOWANCE:
                    by_guest = by_address[address]
                    return by_guest[min(by_guest, key=self.used.of)][0]
        return None

    def done(self) -> None:
        self.places += 1
        self.call()
