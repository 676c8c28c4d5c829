"""The plain terminal or pipe that a table is played in line by line."""

import asyncio
import os
import shutil
import sys

# Clears the screen and the scrollback, and goes to the top.
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
FEWEST_BLANKS = 60


class Console:
    """Reads without holding up anything else: while a person thinks, news of the table comes in."""

    def __init__(self) -> None:
        self.is_terminal = sys.stdin.isatty()
        self.rest = b""
        self.reading = False
        for stream in (sys.stdin, sys.stdout):
            # A character that the terminal cannot encode becomes a question mark, not a traceback.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]

    async def read(self) -> str | None:
        """One line; None at the end of the input. A person gets a sign that it is their turn, a pipe does not."""
        if self.is_terminal:
            print("> ", end="", flush=True)
        self.reading = self.is_terminal
        try:
            return await self.line()
        finally:
            self.reading = False

    async def line(self) -> str | None:
        while b"\n" not in self.rest:
            more = await self.bytes()
            if not more:
                last, self.rest = self.rest, b""
                return last.decode(sys.stdin.encoding, "replace") if last else None
            self.rest += more
        line, _, self.rest = self.rest.partition(b"\n")
        return line.decode(sys.stdin.encoding, "replace")

    async def bytes(self) -> bytes:
        handle = sys.stdin.fileno()
        loop = asyncio.get_running_loop()
        ready = asyncio.Event()
        try:
            loop.add_reader(handle, ready.set)
        except (NotImplementedError, OSError):
            # A regular file never blocks; where select does not work (Windows) a thread waits.
            return await asyncio.to_thread(os.read, handle, 1 << 16)
        try:
            await ready.wait()
            return os.read(handle, 1 << 16)
        finally:
            loop.remove_reader(handle)

    def write(self, line: str) -> None:
        """News that comes while a line is typed stands above it."""
        print(f"\r{line}\n> " if self.reading else f"{line}\n", end="", flush=True)

    def clear(self) -> None:
        """Hide what was printed, as far as this terminal lets us."""
        if sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb":
            print(CLEAR, end="", flush=True)
        else:
            print("\n" * max(FEWEST_BLANKS, shutil.get_terminal_size().lines), flush=True)
