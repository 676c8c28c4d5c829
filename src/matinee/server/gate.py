"""A gate before uvicorn's two protocols: who may connect, and how long, how much and how fast they may send.

uvicorn itself waits forever for the rest of a request, parses every frame of a chunk before anybody can object, queues
pongs without a bound, and closes a connection only when its last byte is read (docs/decisions/0007).
"""

import asyncio
from collections.abc import Callable
from ipaddress import ip_address, ip_network
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from matinee.server.metrics import Metrics
from matinee.server.neighbours import neighbours
from matinee.server.rate import Bucket, Buckets
from matinee.server.settings import Limits

# A chunk is parsed in parts so small that their frames can be counted before the next part.
PART = 1024
# The close code of a WebSocket for text that is not UTF-8.
INVALID_TEXT = 1007
# A refusal before there is an app to ask has the app's security headers all the same.
REFUSED = (
    b"content-type: text/plain; charset=utf-8\r\nx-content-type-options: nosniff\r\ncache-control: no-store\r\n"
    b"content-security-policy: default-src 'none'\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\n" + REFUSED
NO_REQUEST = b"HTTP/1.1 400 Bad Request\r\n" + REFUSED


class Gate:
    """Counts connections in total and per address (neighbours.py). Those of a proxy count for its clients."""

    def __init__(self, limits: Limits, proxies: str, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self.everybody = proxies.strip() == "*"
        self.proxies = [ip_network(one.strip(), False) for one in proxies.split(",") if is_network(one.strip())]
        self.count = 0
        self.by_address: dict[str, int] = {}
        self.arrivals = Buckets(limits.connect_rate, limits.connect_burst)
        # Addresses that have flooded the server, and until when they are refused.
        self.banned: dict[str, float] = {}

    def is_proxy(self, address: str) -> bool:
        if self.everybody or not is_network(address):
            return True
        return any(ip_address(address) in network for network in self.proxies)

    def enter(self, address: str, now: float) -> bool:
        self.count += 1
        near = neighbours(address)
        here = self.by_address[near] = self.by_address.get(near, 0) + 1
        if self.count > self.limits.connections:
            return self.refuse()
        if self.is_proxy(address):
            return True
        if self.is_banned(address, now):
            return self.refuse()
        if here > self.limits.connections_per_address or not self.arrivals.take(near, now):
            return self.refuse()
        return True

    def behind(self, address: str, forwarded: list[str]) -> str:
        """Whom a proxy speaks for: the last address in what it passes on is the one that it saw itself."""
        if forwarded and self.is_proxy(address):
            return forwarded[-1].rpartition(",")[2].strip()
        return address

    def ban(self, address: str, now: float) -> None:
        self.banned = {one: until for one, until in self.banned.items() if until > now}
        self.banned[neighbours(address)] = now + self.limits.ban_seconds

    def is_banned(self, address: str, now: float) -> bool:
        return self.banned.get(neighbours(address), 0.0) > now

    def refuse(self) -> bool:
        self.metrics.add("matinee_turned_away_total")
        return False

    def leave(self, address: str) -> None:
        self.count -= 1
        near = neighbours(address)
        self.by_address[near] -= 1
        if not self.by_address[near]:
            del self.by_address[near]


def is_network(text: str) -> bool:
    try:
        ip_network(text, False)
    except ValueError:
        return False
    return True


class GateConfig(uvicorn.Config):
    """uvicorn's settings, with the gate that its protocols ask."""

    gate: Gate


class ClosingTransport:
    """A transport that really closes, after a timeout even if the peer does not read the rest."""

    def __init__(self, inner: Any, loop: asyncio.AbstractEventLoop, seconds: float) -> None:
        self.inner = inner
        self.loop = loop
        self.seconds = seconds
        self.write = inner.write
        self.abort = inner.abort
        self.is_closing = inner.is_closing

    def close(self) -> None:
        if not self.inner.is_closing():
            self.loop.call_later(self.seconds, self.inner.abort)
        self.inner.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)


class Deadline:
    """Aborts a connection unless it is cancelled in time."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self.handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float, transport: Any) -> None:
        self.call_off()
        self.handle = self.loop.call_later(seconds, transport.abort)

    def call_off(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class ReadInTime(asyncio.Protocol):
    """Aborts a connection whose peer does not read what it is sent."""

    transport: Any
    limits: Limits
    writing: Deadline

    def pause_writing(self) -> None:
        self.writing.set(self.limits.write_seconds, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.writing.call_off()
        super().resume_writing()


class GatedHttp(ReadInTime, HttpToolsProtocol):
    """HTTP requests with limits on size and time."""

    def __init__(self, config: GateConfig, *given: Any, **more: Any) -> None:
        super().__init__(config, *given, **more)
        self.gate = config.gate
        self.limits = config.gate.limits
        self.reading = Deadline(self.loop)
        self.writing = Deadline(self.loop)
        # Bytes of a head that has not ended yet.
        self.head = 0
        self.in_body = False

    def connection_made(self, transport: Any) -> None:
        closing: Any = ClosingTransport(transport, self.loop, self.limits.write_seconds)
        super().connection_made(closing)
        self.address = self.client[0] if self.client else ""
        if self.gate.enter(self.address, self.loop.time()):
            self.reading.set(self.limits.header_seconds, transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.reading.call_off()
        self.writing.call_off()
        self.gate.leave(self.address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.reading.handle is None:
            self.reading.set(self.limits.header_seconds, self.transport)
        if not self.in_body:
            self.head += len(data)
        super().data_received(data)
        if self.head > self.limits.head and not self.transport.is_closing():
            self.transport.write(TOO_LONG)
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        self.transport.write(NO_REQUEST)
        self.transport.close()

    def on_headers_complete(self) -> None:
        self.head, self.in_body = 0, True
        self.reading.set(self.limits.body_seconds, self.transport)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.in_body = False
        self.reading.call_off()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.reading.call_off()
        self.writing.call_off()
        super().handle_websocket_upgrade()


class GatedSocket(ReadInTime, WebSocketsSansIOProtocol):
    """WebSockets on which every byte and every frame counts against a limit, even an empty one."""

    def __init__(self, config: GateConfig, *given: Any, **more: Any) -> None:
        super().__init__(config, *given, **more)
        self.gate = config.gate
        self.limits = limits = config.gate.limits
        self.writing = Deadline(self.loop)
        now = self.loop.time()
        self.byte_bucket = Bucket(limits.byte_rate, limits.byte_burst, now)
        self.frame_bucket = Bucket(limits.frame_rate, limits.frame_burst, now)
        self.writable_again: Callable[[], None] = lambda: None

    def connection_lost(self, exc: Exception | None) -> None:
        self.writing.call_off()
        self.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""

    def data_received(self, data: bytes) -> None:
        first = not self.handshake_initiated
        if first:
            super().data_received(data)
            if not self.handshake_initiated and not self.transport.is_closing():
                # The whole head has come: what has not become a handshake by now (it announces a body) never will.
                self.transport.write(NO_REQUEST)
                self.transport.close()
            return
        if not self.byte_bucket.take(self.loop.time(), len(data)):
            self.overrun()
        for start in range(0, len(data), PART):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PART])

    def handle_connect(self, event: Request) -> None:
        self.address = self.gate.behind(self.address, event.headers.get_all("X-Forwarded-For"))
        if self.gate.is_banned(self.address, self.loop.time()):
            self.gate.refuse()
            self.transport.abort()
            return
        super().handle_connect(event)
        if not self.close_sent:
            # Whole messages bypass ASGI: a frame is encoded once for all readers.
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions["matinee.line"] = self

    @property
    def is_writable(self) -> bool:
        return self.writable.is_set()

    def write_frames(self, frames: list[bytes]) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.gate.metrics.add("matinee_deliveries_total", len(frames))
            self.transport.write(b"".join(frames))

    def overrun(self) -> None:
        self.gate.metrics.add("matinee_floods_total")
        self.gate.ban(self.address, self.loop.time())
        self.transport.abort()

    def is_due(self) -> bool:
        """Count a frame; beyond the limit nothing is read any more."""
        if self.transport.is_closing():
            return False
        if self.frame_bucket.take(self.loop.time()) and len(self.frames) <= self.limits.fragments:
            return True
        self.overrun()
        return False

    def handle_cont(self, event: Frame) -> None:
        if self.is_due():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self.is_due():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self.is_due():
            super().handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """Text that is not UTF-8 ends the connection; uvicorn would log a traceback."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.gate.metrics.add("matinee_malformed_total")
                self.conn.send_close(INVALID_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self.is_due():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.is_due():
            super().handle_pong(event)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.writable_again()
