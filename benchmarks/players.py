"""Players over the wire, for benchmarks: they answer when asked, come back when thrown out, and count everything."""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Coroutine, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from line import Ask, Line, Message
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

LOST = (OSError, WebSocketException, TimeoutError, EOFError)
FREE = {"rate": 1e6, "burst": 1_000_000, "tables_per_guest": 1_000_000}
# One guest opens and starts all tables.
FREE_DEEDS = ("guest_rate", "guest_burst", "deed_rate", "deed_burst", "address_deed_rate", "address_deed_burst")
FREE_HOST = dict.fromkeys(FREE_DEEDS, 1_000_000)
FREE_SOCKETS = {"sockets_per_guest": 100_000, "sockets_per_address": 100_000, "sockets": 100_000}
METRICS = "bench"

T = TypeVar("T")


def settings(folder: Path, port: int, database: str = "", **more: Any) -> dict[str, Any]:
    # Nobody becomes host in the place of a guest who starts hundreds of tables one after the other.
    limits = {**FREE, **FREE_HOST, **FREE_SOCKETS, "away_seconds": 3600.0}
    given = {
        "port": port,
        "data": str(folder),
        "database": database,
        "workers": 1,
        "secret": "a secret of the bench",
        "limits": limits,
    }
    return {**given, "metrics": METRICS, **more}


class Server:
    """A server in a process of its own, which can be killed."""

    program: tuple[str, ...] = ("-m", "matinee.server.serving")

    def __init__(self, **given: Any) -> None:
        self.given = given
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        # Another checkout to be served; empty: the one that is installed.
        self.source = ""

    def start(self) -> None:
        environment = {**os.environ, "MATINEE_SETTINGS": json.dumps(self.given)}
        if self.source:
            environment["PYTHONPATH"] = self.source
        command = [sys.executable, *self.program]
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().replace("localhost", "127.0.0.1")
        if not self.address:
            raise RuntimeError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.let_go()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.let_go()

    def let_go(self) -> None:
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def cpu(self) -> float:
        """Seconds of processor time that the server itself has used; its bots' processes are apart."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def some_address() -> str:
    """Everybody comes from one machine; the limits by address are to be those of a true house."""
    return ".".join(["10", *(str(random.randrange(1, 255)) for _ in range(3))])


@dataclass
class Guest:
    """A cookie."""

    cookie: str = ""

    def request(self, address: str, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "X-Forwarded-For": some_address()}
        if self.cookie:
            headers["Cookie"] = self.cookie
        asked = urllib.request.Request(address + path, data=data, headers=headers)
        with urllib.request.urlopen(asked, timeout=30) as answer:
            given = answer.headers.get("Set-Cookie")
            if given and not self.cookie:
                self.cookie = given.split(";")[0]
            return json.loads(answer.read())


@dataclass
class Notes:
    """What all players together have seen."""

    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    delays: list[float] = field(default_factory=list)
    deliveries: int = 0
    errors: list[str] = field(default_factory=list)
    refusals: int = 0
    reconnects: int = 0
    # When an answer was sent, and how many have yet to hear of it, by table.
    sent: dict[str, float] = field(default_factory=dict)
    heard: dict[str, float] = field(default_factory=dict)


class Player:
    """One socket at one table, in a chair or looking on; like a browser it wants to know what each line changed."""

    beats = True

    def __init__(self, addresses: list[str], table: str, guest: Guest, token: str, notes: Notes, think: float) -> None:
        self.addresses = addresses
        self.table = table
        self.guest = guest
        self.token = token
        self.notes = notes
        self.think = think
        self.game = 0
        self.n = 0
        self.chair = -1
        self.answers = 0
        self.pending: tuple[str, str] | None = None
        self.ask: Ask | None = None
        self.ready = asyncio.Event()
        self.line: Line | None = None
        self.luck = random.Random(f"{table}{token}")
        self.address = some_address()

    async def run(self) -> None:
        """Play for ever; a lost connection is an old acquaintance."""
        while True:
            try:
                await self.sit()
            except LOST:
                self.notes.reconnects += 1
                await asyncio.sleep(0.05 + 0.2 * self.luck.random())

    async def sit(self) -> None:
        headers = {"Cookie": self.guest.cookie, "X-Forwarded-For": self.address}
        async with asyncio.timeout(20):
            line = await Line.open(self.luck.choice(self.addresses), f"/ws/{self.table}", headers)
        self.line = line
        try:
            self.join(line)
            async for message in line.messages():
                self.notes.deliveries += 1
                await self.hear(line, message)
        finally:
            line.abort()

    def cut(self) -> None:
        """The line breaks."""
        if self.line is not None:
            self.line.abort()

    def join(self, line: Line) -> None:
        join: dict[str, Any] = {"type": "join", "chair": self.token, "name": "Player", "beats": self.beats}
        if self.game:
            join["since"] = {"game": self.game, "n": self.n, "chair": self.chair}
        line.send(json.dumps(join))
        if self.pending is not None:
            line.send(self.pending[1])

    async def hear(self, line: Line, message: Message) -> None:
        kind = message.type
        status = message.table.status if message.table is not None else ""
        if kind in ("scene", "news"):
            self.read(message)
            self.ask = message.ask
        elif kind == "done" and self.pending is not None and message.nonce == self.pending[0]:
            self.notes.acknowledged.setdefault(self.table, []).append(self.pending[0])
            self.answers += 1
            self.pending = None
        elif kind == "refused" and message.error == "try_again" and self.pending is not None:
            # The owner of the table has died and nobody has taken it over yet.
            await asyncio.sleep(0.2)
            line.send(self.pending[1])
        elif kind == "refused":
            self.refused(message)
        elif kind == "table" and status == "over" and message.seat >= 0:
            line.send(json.dumps({"type": "ready"}))
        elif kind == "welcome":
            self.ready.set()
            if message.chair != self.chair:
                self.chair, self.n = message.chair, 0
            if status == "over" and message.seat >= 0:
                line.send(json.dumps({"type": "ready"}))
        elif kind == "bye" and not message.again:
            self.notes.errors.append(str(message))
        if self.ask is not None and self.pending is None:
            await self.answer(line, self.ask)

    def read(self, message: Message) -> None:
        """Lines must follow one another: none is missing, none comes twice."""
        if message.game != self.game:
            if message.game < self.game:
                self.notes.errors.append(f"{self.table}: game {message.game} after {self.game}")
            self.game, self.n = message.game, 0
        if message.type == "scene" and message.lines and message.first > self.n + 1:
            # A long story is told from its two hundredth last line on.
            self.n = message.first - 1
        for told in message.lines:
            if told.n != self.n + 1:
                self.notes.errors.append(f"{self.table}: line {told.n} after {self.n}")
            self.n = told.n
        if message.n != self.n:
            self.notes.errors.append(f"{self.table}: {message.type} ends at {message.n}, read up to {self.n}")
        if message.lines and self.table in self.notes.sent:
            self.notes.heard[self.table] = time.perf_counter()

    async def answer(self, line: Line, ask: Ask) -> None:
        if self.think:
            await asyncio.sleep(self.think * (0.5 + self.luck.random()))
        nonce = f"{self.luck.getrandbits(64):x}"
        key = self.luck.choice(ask.options).key
        text = json.dumps({"type": "answer", "question": ask.number, "keys": [key], "nonce": nonce})
        self.pending, self.ask = (nonce, text), None
        self.settle()
        self.notes.sent[self.table] = time.perf_counter()
        line.send(text)

    def settle(self) -> None:
        """The answer before this one has reached everybody: note how long the last of them waited."""
        sent, heard = self.notes.sent.get(self.table), self.notes.heard.pop(self.table, None)
        if sent is not None and heard is not None:
            self.notes.delays.append(heard - sent)

    def refused(self, message: Message) -> None:
        self.notes.refusals += 1
        if self.pending is not None and message.nonce == self.pending[0]:
            self.pending = None
        if message.error not in ("stale_question", "not_your_question", "not_now", "game_over"):
            self.notes.errors.append(str(message))


async def together(deeds: Iterable[Coroutine[Any, Any, T]], most: int = 8) -> list[T]:
    """Several at a time: to set a full house up one by one takes longer than to play in it."""
    places = asyncio.Semaphore(most)

    async def one(deed: Coroutine[Any, Any, T]) -> T:
        async with places:
            return await deed

    return await asyncio.gather(*(one(deed) for deed in deeds))


async def seat(
    address: str, host: Guest, tables: int, terms: dict[str, Any], **setup: Any
) -> list[tuple[str, list[str]]]:
    """Open tables for two, and give the tokens of their chairs."""
    body = {"game": "npzr", "sit": -1, "terms": terms, "setup": setup}
    opened = await together(asyncio.to_thread(host.request, address, "/api/tables", body) for _ in range(tables))
    return [(table["id"], [link.partition("#chair=")[2] for link in table["chairs"]]) for table in opened]


async def start_all(address: str, host: Guest, tables: list[str]) -> None:
    """The host starts every game."""
    await together(start(address, host, table) for table in tables)


async def start(address: str, host: Guest, table: str) -> None:
    url = address.replace("http", "ws") + f"/ws/{table}"
    async with connect(url, additional_headers={"Cookie": host.cookie}, compression=None, open_timeout=60) as socket:
        await socket.send(json.dumps({"type": "join"}))
        await socket.send(json.dumps({"type": "start", "nonce": "start"}))
        async for text in socket:
            message = json.loads(text)
            if message.get("nonce") == "start":
                assert message["type"] == "done", message
                break


async def stop_all(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.gather(*tasks, return_exceptions=True)
