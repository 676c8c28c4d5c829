"""A WebSocket client that costs little: the players of a benchmark share two cores with the server that they load.

It reads whole messages of a server that does not compress, and only those fields that a player looks at.
"""

import asyncio
import os
from base64 import b64encode
from collections import deque
from collections.abc import AsyncIterator
from typing import cast
from urllib.parse import urlsplit

import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Option(msgspec.Struct):
    key: str


class Ask(msgspec.Struct):
    number: int
    options: list[Option]


class Told(msgspec.Struct):
    n: int


class Around(msgspec.Struct):
    status: str


class Message(msgspec.Struct):
    """What a player looks at in anything that the server says."""

    type: str
    nonce: str = ""
    error: str = ""
    message: str = ""
    again: bool = True
    game: int = 0
    first: int = 0
    n: int = 0
    chair: int = -1
    seat: int = -1
    lines: list[Told] = []
    ask: Ask | None = None
    table: Around | None = None


decoder = msgspec.json.Decoder(Message)


class Line(asyncio.Protocol):
    """One connection. A protocol and no stream: most messages come whole in one piece, and nobody waits for parts."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport | None = None
        # What has come and was not read yet: the rest of a message, and whole frames.
        self.rest = b""
        self.frames: deque[tuple[int, bytes]] = deque()
        self.head: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.opened = False
        self.lost = False
        self.waiting: asyncio.Future[None] | None = None

    @classmethod
    async def open(cls, address: str, path: str, headers: dict[str, str]) -> "Line":
        place = urlsplit(address)
        transport, line = await asyncio.get_running_loop().create_connection(cls, place.hostname, place.port)
        given = {
            "Host": place.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
        transport.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        try:
            answer = await line.head
        except BaseException:
            transport.abort()
            raise
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            transport.abort()
            raise OSError(answer.decode().partition("\r\n")[0])
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # That of uvloop is a transport without saying so.
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.head.done():
            self.head.set_exception(EOFError("the server has hung up"))
        self.wake()

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.opened:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self.rest = head
                return
            self.opened = True
            if not self.head.done():
                self.head.set_result(head)
        at, size = 0, len(data)
        while size - at >= 2:
            kind, length, begins = data[at], data[at + 1], at + 2
            if length >= 126:
                begins += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : begins], "big")
            if size < begins + length:
                break
            self.frames.append((kind, data[begins : begins + length]))
            at = begins + length
        self.rest = data[at:]
        if self.frames:
            self.wake()

    def wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    def send(self, text: str) -> None:
        self.put(TEXT, text.encode())

    def put(self, kind: int, body: bytes) -> None:
        """Masked, as a client must, by a mask that changes nothing."""
        assert self.transport is not None
        length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + bytes(4) + body)

    async def messages(self) -> AsyncIterator[Message]:
        while True:
            while self.frames:
                kind, body = self.frames.popleft()
                if kind == TEXT:
                    yield decoder.decode(body)
                elif kind == PING:
                    self.put(PONG, body)
                elif kind == CLOSE:
                    raise EOFError("the server has hung up")
            if self.lost:
                raise EOFError("the line is broken")
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting

    def abort(self) -> None:
        if self.transport is not None:
            self.transport.abort()
