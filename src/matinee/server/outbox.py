"""What waits to be sent to one socket. Bounded: whoever reads too slowly is sent home politely and may come back."""

import asyncio
from collections import deque

from matinee.match import wire
from matinee.match.plain import name as plain_name
from matinee.server.settings import Limits

SLOW = wire.encode(
    wire.Bye(error="too_slow", message="You read more slowly than the table plays; come back and read on.", again=True)
)


class Outbox:
    """One connected client: who he is, and the frames that he has not been sent yet."""

    def __init__(self, guest: str, name: str, language: str, limits: Limits) -> None:
        self.guest = guest
        self.name = plain_name(name)
        self.language = language
        self.limits = limits
        self.frames: deque[str] = deque()
        self.bytes = 0
        self.wake = asyncio.Event()
        self.closed = False
        # Where it is connected from.
        self.address = ""

    def put(self, frame: str) -> None:
        if self.closed:
            return
        if len(self.frames) >= self.limits.outbox or self.bytes + len(frame) > self.limits.outbox_bytes:
            self.frames.clear()
            self.close(SLOW)
            return
        self.frames.append(frame)
        self.bytes += len(frame)
        self.wake.set()

    def close(self, farewell: str) -> None:
        """Say a last word, then hang up."""
        if not self.closed:
            self.frames.append(farewell)
            self.closed = True
            self.wake.set()

    def take(self) -> list[str]:
        """All that waits."""
        self.wake.clear()
        taken = list(self.frames)
        self.frames.clear()
        self.bytes = 0
        return taken
