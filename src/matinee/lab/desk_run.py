"""A comparison that the desk watches: in a process of its own, which tells line by line how it stands.

It may be killed at any time with all its workers, and the server never waits for it.
"""

import asyncio
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Callable

import msgspec

from matinee.lab.compare import Comparison, Difference, compare
from matinee.lab.trial import Trial

# One line holds all rows of a comparison.
LONGEST_LINE = 1 << 20


class Sides(msgspec.Struct, frozen=True):
    """The two sides."""

    a: Trial
    b: Trial


class Look(msgspec.Struct, frozen=True):
    """The standing after a number of pairs."""

    pairs: int
    rows: list[Difference]


class Progress(msgspec.Struct, frozen=True):
    """Looks from one that the reader has seen on; `done` when there will be no more, `stopped` says why too soon."""

    run: str
    games: int
    looks: list[Look]
    seen: int
    done: bool
    settled: bool
    stopped: str


class Run:
    """One comparison under way."""

    def __init__(self, job: Sides, process: Process) -> None:
        self.id = secrets.token_hex(8)
        self.job = job
        self.process = process
        self.looks: list[Look] = []
        self.done = False
        self.stopped = ""
        self.reader = asyncio.create_task(self.read())

    @classmethod
    async def start(cls, job: Sides) -> "Run":
        command = [sys.executable, "-m", "matinee.lab.desk_run"]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LONGEST_LINE
        )
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        return cls(job, process)

    async def read(self) -> None:
        """Until the process ends, by itself or killed; what it has reported is kept."""
        assert self.process.stdout is not None
        last: Comparison | None = None
        async for line in self.process.stdout:
            last = msgspec.json.decode(line, type=Comparison)
            self.looks.append(Look(last.pairs, last.rows))
        code = await self.process.wait()
        self.stopped = self.stopped or (last.stopped if last is not None else "")
        if code != 0 and not self.stopped:
            self.stopped = "The comparison ended before its time; what was played until then is shown."
        self.done = True

    def told(self, after: int) -> Progress:
        rows = self.looks[-1].rows if self.looks else []
        settled = bool(rows) and all(row.settled for row in rows)
        looks = self.looks[after:]
        return Progress(self.id, self.job.a.games, looks, len(self.looks), self.done, settled, self.stopped)

    async def stop(self) -> None:
        if not self.done:
            self.stopped = "Stopped."
            if self.process.returncode is None:
                self.process.terminate()
            await self.reader


def work(line: bytes, tell: Callable[[bytes], None]) -> None:
    """Compare, and tell after every chunk how it stands."""
    job = msgspec.json.decode(line, type=Sides)
    found = compare(job.a, job.b, None, lambda now: tell(msgspec.json.encode(now)))
    if found.stopped:
        tell(msgspec.json.encode(found))


def main() -> None:
    def tell(line: bytes) -> None:
        sys.stdout.buffer.write(line + b"\n")
        sys.stdout.buffer.flush()

    os.nice(5)
    work(sys.stdin.buffer.readline(), tell)


if __name__ == "__main__":
    main()
