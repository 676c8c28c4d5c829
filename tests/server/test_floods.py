"""What one address can throw at the house below the protocol: bytes, frames, partial requests, slow readers."""

import asyncio
import contextlib
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.conftest import quick, serving
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from matinee.server.neighbours import neighbours
from matinee.server.settings import Limits

if TYPE_CHECKING:
    from tests.server.conftest import Stage

EMPTY_FRAGMENT = b"\x00\x80\x00\x00\x00\x00"
LONG_PING = b"\x89\xfd\x00\x00\x00\x00" + b"p" * 125
SECONDS = 10.0


class Line:
    """A raw connection that follows no protocol."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        with contextlib.suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def upgrade(self, path: str) -> None:
        """Become a WebSocket."""
        head = (
            f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await self.send(head.encode())
        assert b"101" in await self.reader.readuntil(b"\r\n\r\n")

    async def join(self, table: str) -> None:
        await self.upgrade(f"/ws/{table}")
        message = b'{"type":"join"}'
        await self.send(bytes([0x81, 0x80 | len(message), 0, 0, 0, 0]) + message)

    async def is_cut(self) -> bool:
        """Whether the server hangs up in time; all that it says before is read."""
        with contextlib.suppress(ConnectionError):
            try:
                async with asyncio.timeout(SECONDS):
                    while await self.reader.read(1 << 16):
                        pass
            except TimeoutError:
                return False
        return True


@contextlib.asynccontextmanager
async def line(stage: "Stage", ear: int = 1 << 16) -> AsyncIterator[Line]:
    """`ear`: the size of the receive buffer in bytes."""
    bare = socket.socket()
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ear)
    bare.setblocking(False)
    await asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", int(stage.address.rpartition(":")[2])))
    reader, writer = await asyncio.open_connection(sock=bare, limit=ear)
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


def sockets(stage: "Stage") -> list[object]:
    """The connections that have become sockets; others may be kept open by somebody's browser."""
    return [one for one in stage.server.server_state.connections if isinstance(one, WebSocketsSansIOProtocol)]


async def gone(stage: "Stage", left: int = 0) -> bool:
    """Whether the server closes all sockets but `left` in time."""
    until = time.monotonic() + SECONDS
    while len(sockets(stage)) > left and time.monotonic() < until:
        await asyncio.sleep(0.02)
    return len(sockets(stage)) <= left


@pytest.mark.parametrize("flood", [b"\x01\x80\x00\x00\x00\x00" + EMPTY_FRAGMENT * 50_000, LONG_PING * 10_000])
async def test_frames_count_even_if_they_say_nothing(tmp_path: Path, flood: bytes) -> None:
    async with serving(quick(tmp_path, limits=Limits())) as stage:
        ada = await stage.person()
        table = await ada.open()
        async with line(stage) as flooder:
            await flooder.upgrade(f"/ws/{table}")
            await flooder.send(flood)
            assert await flooder.is_cut()
        assert (await ada.http.get("/healthz")).status_code == 200


async def test_one_message_has_few_fragments(tmp_path: Path) -> None:
    """However slowly they come: each is kept until the message is whole."""
    limits = Limits(frame_rate=100_000, frame_burst=100_000)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        table = await (await stage.person()).open()
        async with line(stage) as flooder:
            await flooder.upgrade(f"/ws/{table}")
            await flooder.send(b"\x01\x80\x00\x00\x00\x00" + EMPTY_FRAGMENT * 200)
            assert await flooder.is_cut()


async def test_bytes_count(tmp_path: Path) -> None:
    limits = Limits(byte_rate=1000, byte_burst=20_000, malformed=1000)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        ada = await stage.person()
        await ada.join(await ada.open())
        assert ada.socket is not None
        with contextlib.suppress(ConnectionClosed):
            for _ in range(40):
                await ada.socket.send("x" * 4000)
                await ada.hear()
        assert await gone(stage)


async def test_pongs_that_nobody_reads_are_not_kept(tmp_path: Path) -> None:
    limits = Limits(frame_rate=1e9, frame_burst=10**9, byte_rate=1e9, byte_burst=10**9, write_seconds=0.5)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        table = await (await stage.person()).open()
        before = len(sockets(stage))
        async with line(stage, ear=4096) as deaf:
            await deaf.join(table)
            for _ in range(200):
                deaf.writer.write(LONG_PING * 1000)
            assert await gone(stage, before)


async def test_a_deaf_reader_is_let_go(tmp_path: Path) -> None:
    """Also one who came with a cookie, joined, and has more waiting than the network between them holds."""
    async with serving(quick(tmp_path, limits=Limits(write_seconds=0.5, outbox_bytes=20 << 20))) as stage:
        ada = await stage.person()
        table = await ada.open(name="Ada")
        await ada.join(table)
        room = stage.house.rooms[table]
        before = len(sockets(stage))
        async with line(stage, ear=4096) as deaf:
            await deaf.join(table)
            while room.count < 2:
                await ada.hear()
            box = next(box for box in room.boxes if box.guest != room.table.host)
            while not box.closed:
                box.put(b"x" * 100_000)
                await asyncio.sleep(0)
            assert await gone(stage, before)
        while room.count > 1:
            await ada.hear()


UPGRADE = (
    b"GET /ws/nowhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
HALVES = [
    b"",
    b"GET / HT",
    b"GET / HTTP/1.1\r\nHost: x\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n\r\n",
    b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n",
    UPGRADE + b"Content-Length: 5\r\n\r\nhello",
    UPGRADE + b"Content-Length: 100\r\n\r\nhello",
    UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
]


@pytest.mark.parametrize("half", HALVES)
async def test_half_a_request_has_a_deadline(tmp_path: Path, half: bytes) -> None:
    limits = Limits(header_seconds=0.3, body_seconds=0.3, join_seconds=0.3)
    async with serving(quick(tmp_path, limits=limits)) as stage, line(stage) as slow:
        await slow.send(half)
        assert await slow.is_cut()


async def test_a_head_has_so_many_bytes(stage: "Stage") -> None:
    async with line(stage) as talker:
        await talker.send(b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 200_000)
        assert b" 431 " in await asyncio.wait_for(talker.reader.readline(), SECONDS)
        assert await talker.is_cut()


async def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    """Behind a proxy it is the address that the proxy names."""
    async with serving(quick(tmp_path, limits=Limits(sockets_per_address=2))) as stage:
        ada = await stage.person()
        table = await ada.open()
        sockets = [await ada.connect(table) for _ in range(2)]
        bo = await stage.person()
        with pytest.raises(InvalidStatus):
            await bo.connect(table)
        bo.http.headers["X-Forwarded-For"] = "192.0.2.7"
        sockets.append(await bo.connect(table))
        await sockets.pop(0).close()
        sockets.append(await ada.connect(table))
        for socket in sockets:
            await socket.close()


async def test_a_network_of_ipv6_counts_as_one_address(tmp_path: Path) -> None:
    """A household is given 2**64 addresses: to take the next one for each socket must help nobody."""
    async with serving(quick(tmp_path, limits=Limits(sockets_per_address=2, ban_seconds=30.0))) as stage:
        ada = await stage.person()
        table = await ada.open()
        ada.http.headers["X-Forwarded-For"] = "2001:db8:1:2::1"
        sockets = [await ada.connect(table)]
        ada.http.headers["X-Forwarded-For"] = "2001:db8:1:2:ffff::7"
        sockets.append(await ada.connect(table))
        ada.http.headers["X-Forwarded-For"] = "2001:db8:1:2::3"
        with pytest.raises(InvalidStatus):
            await ada.connect(table)
        ada.http.headers["X-Forwarded-For"] = "2001:db8:1:3::1"
        sockets.append(await ada.connect(table))
        for socket in sockets:
            await socket.close()


def test_how_addresses_are_counted() -> None:
    assert neighbours("2001:db8:1:2::1") == neighbours("2001:0DB8:1:2:ff::") != neighbours("2001:db8:1:3::1")
    assert neighbours("::ffff:192.0.2.7") == neighbours("192.0.2.7") == "192.0.2.7"
    assert neighbours("fe80::1%eth0") == neighbours("fe80::2")
    assert neighbours("a proxy's word") == "a proxy's word"


async def test_an_address_has_so_many_connections(tmp_path: Path) -> None:
    limits = Limits(connections_per_address=3)
    async with serving(quick(tmp_path, limits=limits, proxies="192.0.2.1")) as stage:
        async with line(stage), line(stage), line(stage), line(stage) as fourth:
            assert await fourth.is_cut()
        while stage.server.server_state.connections:
            await asyncio.sleep(0.01)
        async with line(stage) as again:
            await again.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b" 200 " in await asyncio.wait_for(again.reader.readline(), SECONDS)


async def test_an_address_connects_so_often(tmp_path: Path) -> None:
    limits = Limits(connect_rate=0.1, connect_burst=3)
    async with serving(quick(tmp_path, limits=limits, proxies="")) as stage:
        for _ in range(3):
            async with line(stage):
                pass
        async with line(stage) as fourth:
            assert await fourth.is_cut()


async def test_an_address_that_has_flooded_is_not_let_in_for_a_while(tmp_path: Path) -> None:
    """Behind a proxy it is the address that the proxy saw, whatever stands before it."""
    async with serving(quick(tmp_path, limits=Limits(ban_seconds=1.0))) as stage:
        ada = await stage.person()
        ada.http.headers["X-Forwarded-For"] = "10.1.1.1, 192.0.2.66"
        bo = await stage.person()
        bo.http.headers["X-Forwarded-For"] = "192.0.2.66, 192.0.2.7"
        table = await ada.open()
        socket = await ada.connect(table)
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2000):
                await socket.ping()
        assert await gone(stage)
        with pytest.raises((InvalidMessage, ConnectionError)):
            await ada.connect(table)
        await (await bo.connect(table)).close()
        await asyncio.sleep(1.0)
        await (await ada.connect(table)).close()


async def test_refusing_costs_less_than_asking(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(rest_rate=0.01, rest_burst=2, slow_seconds=0.5))) as stage:
        ada = await stage.person()
        began = time.monotonic()
        codes = [(await ada.http.get("/api/games")).status_code for _ in range(3)]
        assert codes == [200, 429, 429]
        assert time.monotonic() - began >= 1.0
