"""One address that wishes the house ill, for benchmarks/load.py: as much of everything as a few sockets can send.

    python benchmarks/flood.py http://127.0.0.1:8000 [--lines 24]

Runs until it is ended. Fragments that say nothing, pings whose pongs nobody reads, half requests, tables of Legends
opened without a cookie, and the list of tables asked for again and again.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

ADDRESS = "192.0.2.66"
HEAD = f"Host: x\r\nX-Forwarded-For: {ADDRESS}\r\n"
UPGRADE = (
    f"GET /ws/nowhere HTTP/1.1\r\n{HEAD}Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
).encode()
LEGENDS = json.dumps({"game": "npzr", "sit": -1, "bots": ["legend", "legend"], "start": True})
OPEN = f"POST /api/tables HTTP/1.1\r\n{HEAD}Content-Length: {len(LEGENDS)}\r\n\r\n{LEGENDS}".encode()

Deed = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


async def fragments(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(UPGRADE)
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"\x01\x80\x00\x00\x00\x00")
    while True:
        writer.write(b"\x00\x80\x00\x00\x00\x00" * 10_000)
        await writer.drain()


async def pings(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(UPGRADE)
    await reader.readuntil(b"\r\n\r\n")
    while True:
        writer.write((b"\x89\xfd\x00\x00\x00\x00" + b"p" * 125) * 500)
        await writer.drain()


async def halves(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
    await asyncio.sleep(5)


async def tables(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    for _ in range(10):
        writer.write(OPEN)
        await reader.readuntil(b"\r\n\r\n")


async def lists(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    for _ in range(50):
        writer.write(f"GET /api/tables HTTP/1.1\r\n{HEAD}\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")


DEEDS: list[Deed] = [fragments, pings, halves, tables, lists]


async def line(host: str, port: int, deed: Deed) -> None:
    while True:
        with contextlib.suppress(OSError, EOFError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            reader, writer = await asyncio.open_connection(host, port)
            try:
                await asyncio.wait_for(deed(reader, writer), 5)
            except TimeoutError:
                pass
            finally:
                writer.transport.abort()
        await asyncio.sleep(0.05 + 0.1 * random.random())


async def flood(address: str, lines: int) -> None:
    found = urlsplit(address)
    await asyncio.gather(
        *(line(found.hostname or "", found.port or 80, DEEDS[number % len(DEEDS)]) for number in range(lines))
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--lines", type=int, default=25)
    args = parser.parse_args()
    # The flood is to cost the server something, not its players' machine.
    os.nice(5)
    asyncio.run(flood(args.address, args.lines))
