"""A real server on loopback, and people who come to it over real sockets."""

import asyncio
import contextlib
import ssl
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
import pytest
import pytest_asyncio
import uvicorn
from tests.dealer import Dealer
from websockets.asyncio.client import ClientConnection, connect

from matinee.engine.chance import Swift
from matinee.server.app import build_house
from matinee.server.house import House
from matinee.server.serving import config
from matinee.server.settings import Limits, Settings

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))

PATIENCE = 60.0
# A test speaks faster than people do.
EAGER: dict[str, Any] = {
    "rate": 10_000,
    "burst": 10_000,
    "frame_rate": 10_000,
    "frame_burst": 10_000,
    "byte_rate": 100 << 20,
    "byte_burst": 100 << 20,
    "guest_rate": 10_000,
    "guest_burst": 10_000,
    "address_rate": 10_000,
    "address_burst": 10_000,
    "deed_burst": 10_000,
    "address_deed_burst": 10_000,
    "open_burst": 10_000,
    "slow_seconds": 0.0,
}
# Loopback needs no TLS; loading the certificates again for each client takes longer than the client's whole session.
CERTIFICATES = ssl.create_default_context()


class Person:
    """Somebody with a cookie, a browser and one socket."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=CERTIFICATES)
        self.socket: ClientConnection | None = None
        self.heard: list[dict[str, Any]] = []
        self.ask: dict[str, Any] | None = None
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.game = 0
        self.nonce = 0

    async def arrive(self) -> "Person":
        (await self.http.get("/api/me")).raise_for_status()
        return self

    async def open(self, **wanted: Any) -> str:
        answer = await self.http.post("/api/tables", json={"game": "npzr", **wanted})
        assert answer.status_code == 201, answer.text
        self.links: list[str] = answer.json()["chairs"]
        return str(answer.json()["id"])

    async def join(self, table: str, **words: Any) -> dict[str, Any]:
        if self.socket is not None:
            await self.socket.close()
        await self.connect(table)
        if "since" not in words:
            self.lines = []
        await self.say("join", **words)
        return await self.until("welcome")

    async def connect(self, table: str, **more: Any) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.address.replace("http", "ws") + f"/ws/{table}"
        headers = {"Cookie": cookie} if cookie else {}
        if "X-Forwarded-For" in self.http.headers:
            headers["X-Forwarded-For"] = self.http.headers["X-Forwarded-For"]
        self.socket = await connect(url, additional_headers=headers, compression=None, close_timeout=1, **more)
        return self.socket

    async def say(self, type: str, **words: Any) -> str:
        assert self.socket is not None
        self.nonce += 1
        nonce = words.pop("nonce", f"{id(self):x}-{self.nonce}")
        await self.socket.send(msgspec.json.encode({"type": type, "nonce": nonce, **words}).decode())
        return str(nonce)

    async def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        assert self.socket is not None
        message: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(self.socket.recv(), patience))
        self.heard.append(message)
        self.note(message)
        return message

    def note(self, message: dict[str, Any]) -> None:
        """Keep the table's state as a client does; line numbers must have no gaps."""
        kind = message["type"]
        if kind in ("scene", "news"):
            if kind == "scene" and message["game"] != self.game:
                self.lines, self.game = [], message["game"]
            for line in message["lines"]:
                expected = self.lines[-1]["n"] + 1 if self.lines else line["n"]
                assert line["n"] == expected, f"line {line['n']} came after {expected - 1}"
                self.lines.append(line)
            assert message["n"] == (self.lines[-1]["n"] if self.lines else 0)
            self.ask, self.view = message["ask"], message["view"]
        elif kind == "welcome":
            if self.welcome and self.welcome["chair"] != message["chair"]:
                self.lines = []
            self.welcome, self.table = message, message["table"]
        elif kind == "table":
            self.table = message["table"]

    async def until(self, *types: str, nonce: str | None = None) -> dict[str, Any]:
        for _ in range(2000):
            message = await self.hear()
            if message["type"] in types and (nonce is None or message.get("nonce") == nonce):
                return message
        raise AssertionError(f"never heard {types}")

    async def does(self, type: str, **words: Any) -> dict[str, Any]:
        """Send a command and wait for its reply."""
        nonce = await self.say(type, **words)
        return await self.until("done", "refused", nonce=nonce)

    async def until_asked(self) -> dict[str, Any] | None:
        """Wait for the next question to this person, or None once the game is over."""
        for _ in range(5000):
            if self.ask is not None:
                return self.ask
            if self.view and self.view.get("over"):
                return None
            await self.hear()
        raise AssertionError("never asked")

    async def answers(self, key: str | None = None, chance: Swift | None = None) -> dict[str, Any]:
        assert self.ask is not None
        options = self.ask["options"]
        picked = options[chance.below(len(options))]["key"] if chance is not None else options[0]["key"]
        question, self.ask = self.ask["number"], None
        return await self.does("answer", question=question, keys=[key or picked])

    async def play_out(self, seed: int = 1) -> None:
        chance = Swift(seed)
        while await self.until_asked() is not None:
            assert (await self.answers(chance=chance))["type"] == "done"

    async def leave(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()


class Stage:
    """A running server."""

    def __init__(self, server: uvicorn.Server, house: House, settings: Settings) -> None:
        self.server = server
        self.house = house
        self.settings = settings
        self.people: list[Person] = []
        self.dealer = Dealer()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    async def person(self) -> Person:
        somebody = await Person(self.address).arrive()
        self.people.append(somebody)
        return somebody


async def finished(stage: Stage) -> tuple[Person, str]:
    """A short game of somebody new, played to its end."""
    ada = await stage.person()
    short = {"seats": 2, "turn_limit": 50}
    table = await ada.open(name="Ada", bots=["extra"], start=True, terms={"tempo": 0}, setup=short)
    await ada.join(table)
    await ada.play_out()
    while ada.table["status"] == "playing":
        await ada.hear()
    return ada, table


@contextlib.asynccontextmanager
async def serving(settings: Settings, house: House | None = None) -> AsyncIterator[Stage]:
    server = uvicorn.Server(config(settings, house))
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done()
        await asyncio.sleep(0.01)
    stage = Stage(server, server.config.app.state.house, settings)  # type: ignore[union-attr]
    try:
        yield stage
    finally:
        for person in stage.people:
            with contextlib.suppress(Exception):
                await person.leave()
        server.should_exit = True
        await task


def quick(folder: Path, **more: Any) -> Settings:
    """Settings for tests: bots think in a thread, windows and rates are short."""
    given: dict[str, Any] = {"port": 0, "data": folder, "workers": 0, "limits": Limits(**EAGER)}
    return Settings(**{**given, **more})


Open = Callable[..., Awaitable[Stage]]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with serving(quick(tmp_path)) as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def quiet(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Stage]:
    """A house whose windows close at once, open for all tables of a file; its dealer is known."""
    limits = Limits(**EAGER, rest_rate=10_000, rest_burst=10_000, tables_per_guest=1000)
    settings, dealer = quick(tmp_path_factory.mktemp("house"), limits=limits, pace=(0.0, 0.0)), Dealer()
    async with serving(settings, build_house(settings, draw=dealer.draw, luck=dealer.luck)) as running:
        running.dealer = dealer
        yield running


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A PostgreSQL for all tests that want one.

    It runs as a user of its own where root starts it, and whenever another run begins, pytest locks that user out
    of the folder that it keeps its own files in.
    """
    from postgres import running  # type: ignore[import-not-found]

    with TemporaryDirectory() as folder, running(Path(folder)) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def disk(request: pytest.FixtureRequest) -> str:
    """The address of a database: each test meets both kinds."""
    return str(request.getfixturevalue("database")) if request.param == "postgres" else ""
