"""Analyses of finished games that somebody waits for: one for each guest, one after the other for the house.

They run in a low-priority process, in slices. Between slices it reports progress; an analysis that nobody polls any
more is cancelled.
"""

import asyncio
import logging
import time
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from matinee import catalog
from matinee.coach.analysis import Analysis, Budget, usual
from matinee.coach.report import Report
from matinee.engine.record import Record
from matinee.server.house import House
from matinee.server.rate import Buckets
from matinee.server.turns import AWAITED

log = logging.getLogger("matinee.coach")

# Seconds of work between two progress reports.
BIT = 0.5

Progress = Literal["none", "waiting", "thinking", "done", "failed"]
Key = tuple[str, int]


class Bit(msgspec.Struct):
    """How far an analysis is, and what it found once it is done."""

    done: int
    total: int
    report: Report | None = None


class Workbench:
    """The one analysis that a process has in hand."""

    def __init__(self) -> None:
        self.name = ""
        self.work: Analysis | None = None

    def go_on(self, name: str, record: Record, effort: float) -> Bit:
        if self.work is None or self.name != name:
            show = catalog.show(record.game)
            self.name, self.work = name, Analysis(show, record, budget(show.id, effort))
            self.steps = self.work.steps()
        until = time.monotonic() + BIT
        for done in self.steps:
            if time.monotonic() >= until:
                return Bit(done, self.work.total)
        found, self.work = self.work, None
        return Bit(found.total, found.total, found.report())


WORKBENCH = Workbench()


def go_on(name: str, record: Record, effort: float) -> str:
    return msgspec.json.encode(WORKBENCH.go_on(name, record, effort)).decode()


def budget(game: str, effort: float) -> Budget:
    """The coach's own, or a part of it on a small machine."""
    whole = msgspec.structs.asdict(usual(catalog.evaluator(game)))
    return Budget(**{part: max(8, round(count * effort)) for part, count in whole.items()})


@dataclass(eq=False)
class Session:
    """One analysis, and the guests who wait for it."""

    key: Key
    guests: set[str] = field(default_factory=set)
    state: Progress = "waiting"
    done: int = 0
    total: int = 0
    patience: asyncio.Timeout | None = None

    @property
    def runs(self) -> bool:
        return self.state in ("waiting", "thinking")


class Coaching:
    def __init__(self, house: House) -> None:
        self.house = house
        self.limits = house.settings.limits
        self.askings = Buckets(self.limits.coach_rate, self.limits.coach_burst)
        self.sessions: dict[Key, Session] = {}

    def of(self, key: Key, guest: str) -> Session | None:
        """The analysis of a game, if there is one; asking for it keeps it alive."""
        found = self.sessions.get(key)
        if found is not None and guest in found.guests:
            self.wait_on(found)
        return found

    def is_busy_with(self, guest: str) -> bool:
        """Whether a guest waits for another analysis already."""
        return any(session.runs and guest in session.guests for session in self.sessions.values())

    @property
    def is_full(self) -> bool:
        return sum(session.runs for session in self.sessions.values()) >= self.limits.coach_queue

    def begin(self, key: Key, record: Record, guest: str, address: str) -> Session:
        """Line up; two requests for the same game share one analysis."""
        found = self.sessions.get(key)
        if found is None or not found.runs:
            self.sessions = {one: session for one, session in self.sessions.items() if session.runs}
            found = self.sessions[key] = Session(key)
            self.house.spawn(self.run(found, record, (address, guest)))
        found.guests.add(guest)
        self.wait_on(found)
        return found

    def wait_on(self, session: Session) -> None:
        """How long an analysis goes on without being polled."""
        if session.patience is not None and not session.patience.expired():
            session.patience.reschedule(asyncio.get_running_loop().time() + self.limits.coach_patience)

    async def run(self, session: Session, record: Record, payer: tuple[str, str]) -> None:
        name = f"{session.key[0]}/{session.key[1]}/coach"
        try:
            async with asyncio.timeout(self.limits.coach_patience) as session.patience:
                async with self.house.thinkers.idle_turns.turn(name, payer, AWAITED):
                    await self.think(session, name, record)
            self.sessions.pop(session.key, None)
        except Exception:
            if session.patience is not None and session.patience.expired():
                # Nobody polls any more.
                self.sessions.pop(session.key, None)
            else:
                log.exception("table %s: game %d could not be analysed", *session.key)
                session.state = "failed"
        finally:
            session.patience = None

    async def think(self, session: Session, name: str, record: Record) -> None:
        session.state = "thinking"
        until = self.house.clock() + self.limits.coach_seconds
        while self.house.clock() < until:
            bit = await self.house.thinkers.idle.run(go_on, name, record, self.limits.coach_effort)
            told = msgspec.json.decode(bit, type=Bit)
            session.done, session.total = told.done, told.total
            if told.report is not None:
                await self.house.storage.keep_report(*session.key, msgspec.json.encode(told.report).decode())
                return
        raise TooLong(f"after {self.limits.coach_seconds:g} seconds {session.done} of {session.total} steps were done")


class TooLong(Exception):
    """An analysis exceeded its time limit."""
