"""A server as people start it, in a process of its own, and a real Chromium."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, ViewportSize, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    "--disable-gpu",
    "--disable-dev-shm-usage",
]
PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}


class Theatre:
    """A running house; it may burn down and be built up again at the same address."""

    def __init__(self, data: Path, environment: Mapping[str, str] = os.environ) -> None:
        self.data = data
        # Windows keep the same time for everybody; people in a hurry keep it short.
        # All browsers of all tests come from one address.
        free = dict.fromkeys(("open_burst", "rest_burst", "address_deed_burst", "address_chat_burst"), 100_000)
        self.environment = {**environment, "MATINEE_PACE": "0.05", "MATINEE_LIMITS": json.dumps(free)}
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        words = ["matinee", "serve", "--port", str(self.port), "--data", str(self.data), "--workers", "0"]
        self.process = subprocess.Popen([sys.executable, "-m", *words], env=self.environment)
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{self.address}/healthz", timeout=1).close()
                return
            except OSError:
                assert self.process.poll() is None, "the server has gone"
                time.sleep(0.1)
        raise AssertionError("the server never came up")

    def burn(self) -> None:
        """Gone without a word."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="session")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    house = Theatre(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def own_theatre(tmp_path: Path) -> Iterator[Theatre]:
    house = Theatre(tmp_path)
    house.open()
    yield house
    house.close()


class Booth:
    """One Chromium for all tests; should it ever die, the next test gets a new one."""

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self.running: Browser | None = None

    def browser(self) -> Browser:
        if self.running is None or not self.running.is_connected():
            own = Path("/usr/bin/chromium")
            path = own if own.exists() else None
            self.running = self.playwright.chromium.launch(executable_path=path, args=FLAGS)
        return self.running


@pytest.fixture(scope="session")
def booth() -> Iterator[Booth]:
    with sync_playwright() as playwright:
        made = Booth(playwright)
        yield made
        if made.running is not None:
            made.running.close()


Visit = Callable[..., Page]


@pytest.fixture
def visit(booth: Booth, theatre: Theatre) -> Iterator[Visit]:
    """Somebody new comes with a browser of their own; whatever goes wrong in it fails the test."""
    faults: list[str] = []
    contexts: list[BrowserContext] = []

    def come(
        name: str, at: str = "", phone: bool = False, motion: str = "reduced", forgive: str = "", **more: Any
    ) -> Page:
        """`forgive`: a complaint of the browser that the test brings about itself."""
        viewport = PHONE if phone else LAPTOP
        context = booth.browser().new_context(
            base_url=at or theatre.address, viewport=viewport, has_touch=phone, **more
        )
        contexts.append(context)
        kept = f"JSON.stringify({{name: '{name}', motion: '{motion}', language: 'en', tempo: 0, theme: 'light'}})"
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['matinee.settings'] ??= {kept}")
        context.on("request", lambda request: faults.append(request.url) if outside(request.url) else None)
        context.on("weberror", lambda fault: faults.append(str(fault.error)))
        context.on(
            "console", lambda said: faults.append(said.text) if is_fault(said.type, said.text, forgive) else None
        )
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def outside(address: str) -> bool:
    return not address.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "blob:http://127.0.0.1:"))


def is_fault(kind: str, text: str, forgive: str) -> bool:
    """The browser itself complains of a line that breaks; that is what some tests are about."""
    if forgive and forgive in text:
        return False
    return kind == "error" and "ERR_CONNECTION_REFUSED" not in text and "WebSocket connection" not in text
