"""A WebSocket client that costs little: the players of a benchmark share two cores with the server that they load.

It reads whole messages of a server that does not compress, and only those fields that a player looks at.
"""

import asyncio
import os
from base64 import b64encode
from collections.abc import AsyncIterator
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


class Line:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, address: str, path: str, headers: dict[str, str]) -> "Line":
        place = urlsplit(address)
        reader, writer = await asyncio.open_connection(place.hostname, place.port, limit=1 << 20)
        given = {
            "Host": place.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": b64encode(os.urandom(16)).decode(),
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in given.items())
        writer.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer.partition(b"\r\n")[0]:
            writer.transport.abort()
            raise OSError(answer.decode().partition("\r\n")[0])
        return cls(reader, writer)

    def send(self, text: str) -> None:
        self.put(TEXT, text.encode())

    def put(self, kind: int, body: bytes) -> None:
        """Masked, as a client must, by a mask that changes nothing."""
        length = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.writer.write(bytes([kind]) + length + bytes(4) + body)

    async def messages(self) -> AsyncIterator[Message]:
        while True:
            kind, length = await self.reader.readexactly(2)
            if length >= 126:
                length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8), "big")
            body = await self.reader.readexactly(length)
            if kind == TEXT:
                yield decoder.decode(body)
            elif kind == PING:
                self.put(PONG, body)
            elif kind == CLOSE:
                raise EOFError("the server has hung up")

    def abort(self) -> None:
        self.writer.transport.abort()
