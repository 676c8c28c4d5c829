"""What waits to be sent to one socket. Bounded: a client that reads too slowly is disconnected and may come back."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from matinee.match import wire
from matinee.match.plain import name as plain_name
from matinee.server.frames import framed
from matinee.server.settings import Limits

SLOW = framed(
    wire.Bye(error="too_slow", message="You read more slowly than the table plays; come back and read on.", again=True)
)


class Link(Protocol):
    """The way to one client (gate.py)."""

    # Called as soon as more can be written.
    writable_again: Callable[[], None]

    @property
    def is_writable(self) -> bool: ...

    def write_frames(self, frames: list[bytes]) -> None: ...


class Outbox:
    """One connected client: who they are, and the frames that they have not been sent yet.

    Everything put within one iteration of the event loop goes out in one write, without waking a task.
    """

    def __init__(self, guest: str, name: str, language: str, limits: Limits, line: Link) -> None:
        self.guest = guest
        self.name = plain_name(name)
        self.language = language
        self.limits = limits
        self.line = line
        line.writable_again = self.flush
        self.frames: list[bytes] = []
        self.bytes = 0
        self.closed = False
        # Set when the last word is on its way.
        self.finished = asyncio.Event()
        # Where it is connected from.
        self.address = ""
        # Whether it performs what happens, line by line.
        self.beats = False

    def put(self, frame: bytes) -> None:
        if self.closed:
            return
        if len(self.frames) >= self.limits.outbox or self.bytes + len(frame) > self.limits.outbox_bytes:
            self.frames.clear()
            self.close(SLOW)
            return
        if not self.frames:
            asyncio.get_running_loop().call_soon(self.flush)
        self.frames.append(frame)
        self.bytes += len(frame)

    def close(self, farewell: bytes = b"") -> None:
        """Say a last word, then hang up."""
        if not self.closed:
            self.frames.append(farewell)
            self.closed = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Send all that waits, in order; if the client does not read, later."""
        if not self.line.is_writable:
            return
        if self.frames:
            self.line.write_frames(self.frames)
            self.frames.clear()
            self.bytes = 0
        if self.closed:
            self.finished.set()
