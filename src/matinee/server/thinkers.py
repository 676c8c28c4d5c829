"""Bots think in processes of their own, in two lanes: a Legend deep in thought delays nobody else's table.

A third, low-priority lane is for work that nobody at a live table waits for.

A worker plays a table's answers again (only those it has not seen yet), and hands the bot a state in which everything
its seat cannot know is dealt again.
"""

import asyncio
import multiprocessing
import os
import secrets
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, TypeVar

import msgspec

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.record import Record, Recorder
from matinee.engine.seats import NOBODY
from matinee.match.reasons import Advice, counsel
from matinee.match.screening import asked_next
from matinee.server.steady import Clock
from matinee.server.turns import AWAITED, Turns

DEEP = frozenset({"legend"})
REMEMBERED = 256
Thought = TypeVar("Thought", str, Advice)


class Worker:
    """The tables that one process remembers."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Recorder] = OrderedDict()

    def recall(self, name: str, record: Record) -> Recorder:
        """The table at its current state; continues from the cached one, if nothing was taken back since."""
        known = self.tables.pop(name, None)
        past = len(known.record.answers) if known is not None else 0
        if known is None or known.record.seed != record.seed or known.record.answers != record.answers[:past]:
            show = catalog.show(record.game)
            known, past = Recorder(show, record.setup, record.seed, edition=record.edition), 0
        for key in record.answers[past:]:
            known.answer(key)
        self.tables[name] = known
        while len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        return known

    def think(self, name: str, record: Record, level: str, luck: int) -> str:
        known = self.recall(name, record)
        return known.state.key(known.show.bot(level).decide(known.state, Swift(luck)))

    def advise(
        self, name: str, record: Record, level: str, luck: int, names: list[str], language: str, seat: int
    ) -> Advice:
        known = self.recall(name, record)
        return counsel(known.show, asked_next(known.show, known.state, seat), level, names, language, luck)


WORKER = Worker()


def think(*job: Any) -> str:
    return WORKER.think(*job)


def advise(*job: Any) -> Advice:
    return WORKER.advise(*job)


def follow_parent(nice: int) -> None:
    """End with the server, even if it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        # Serving people has priority over thinking bots.
        with suppress(AttributeError, OSError):
            os.nice(nice)
        sentinel = parent.sentinel
        threading.Thread(target=lambda: (wait([sentinel]), os._exit(0)), daemon=True).start()


class Lane:
    """A few processes; if one dies, the pool is recreated and its questions are asked again after a little while."""

    def __init__(self, workers: int, waits: Sequence[float] = (0.0, 0.1, 0.3, 1.0, 3.0), nice: int = 5) -> None:
        self.workers = workers
        self.nice = nice
        self.waits = waits
        self.pool = self.make()

    def make(self) -> Executor:
        if self.workers == 0:
            # For tests and tiny machines: one thread inside the server.
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), follow_parent, (self.nice,))

    async def run(self, job: Callable[..., Thought], *given: Any) -> Thought:
        """Raises BrokenProcessPool only if processes die again and again: the question itself may be to blame."""
        for seconds in self.waits:
            pool = self.pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, job, *given)
            except BrokenProcessPool:
                self.renew(pool)
                await asyncio.sleep(seconds)
        return await asyncio.get_running_loop().run_in_executor(self.pool, job, *given)

    def renew(self, broken: Executor) -> None:
        """Of all who find the pool broken, only the first recreates it."""
        if self.pool is broken:
            self.pool = self.make()
            broken.shutdown(wait=False)


def any_luck(record: Record) -> int:
    """The seed of a bot's choices, drawn for each thought."""
    return secrets.randbits(62)


class Thinkers:
    def __init__(self, workers: int, clock: Clock = time.monotonic, luck: Callable[[Record], int] = any_luck) -> None:
        self.luck = luck
        self.quick = Lane(workers)
        self.deep = Lane(workers)
        self.idle = Lane(min(1, workers), nice=19)
        # One more than there are processes may think at a time, so that none is idle between two.
        self.quick_turns = Turns(workers + 1, clock)
        self.deep_turns = Turns(workers + 1, clock)
        self.idle_turns = Turns(1, clock)

    async def think(
        self, name: str, record: Record, level: str, payer: tuple[str, str] = ("", ""), rank: int = AWAITED
    ) -> str:
        """Wait for the table's turn, then let its bot think; the table goes on meanwhile."""
        return await self.ask(think, name, record, level, payer, rank)

    async def advise(
        self,
        name: str,
        record: Record,
        level: str,
        names: list[str],
        language: str,
        payer: tuple[str, str] = ("", ""),
        seat: int = int(NOBODY),
    ) -> Advice:
        """What a bot would answer, and why, in one sentence: in the chair of a seat, else of the one that is asked."""
        return await self.ask(advise, name, record, level, payer, AWAITED, list(names), language, seat)

    async def ask(
        self,
        job: Callable[..., Thought],
        name: str,
        record: Record,
        level: str,
        payer: tuple[str, str],
        rank: int,
        *more: object,
    ) -> Thought:
        lane, turns = (self.deep, self.deep_turns) if level in DEEP else (self.quick, self.quick_turns)
        now = msgspec.structs.replace(record, answers=list(record.answers), digests=[])
        async with turns.turn(name, payer, rank):
            return await lane.run(job, name, now, level, self.luck(now), *more)

    def hurry(self, name: str, rank: int) -> None:
        """Somebody has come to a table whose bot may wait for its turn."""
        self.quick_turns.hurry(name, rank)
        self.deep_turns.hurry(name, rank)

    def close(self) -> None:
        for lane in (self.quick, self.deep, self.idle):
            lane.pool.shutdown(wait=False, cancel_futures=True)
