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
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, ViewportSize, sync_playwright
from tests.web.chromium import launch
from xdist.scheduler import LoadScopeScheduling

# When the question last changed: for a moment after that the prompt hears nothing.
NOTES_QUESTIONS = """
    window.asked = { question: undefined, since: -Infinity };
    new MutationObserver(() => {
        const question = document.querySelector('.prompt')?.dataset.question;
        if (question !== asked.question) asked = { question, since: performance.now() };
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-question'] });
"""
# How tables perform where a test does not care: at once. MATINEE_SPEED=calm plays all of them so.
SPEED = os.environ.get("MATINEE_SPEED", "once")
PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1280, "height": 800}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--every-lesson", action="store_true", help="play every lesson, not the first and the last")
    parser.addoption("--every-game", action="store_true", help="try fingertips in every game, not in one or two each")


class Shared(LoadScopeScheduling):  # type: ignore[misc]
    """Tests that share a house which takes long to build go to one worker, all others to any that is free.

    The mark `xdist_group` would say so, too, but is not heard under pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        return file if file.endswith(("test_ends.py", "test_guest.py")) else nodeid


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Shared:
    return Shared(config, log)


class Theatre:
    """A running house; it may burn down and be built up again at the same address."""

    def __init__(self, data: Path, environment: Mapping[str, str] = os.environ, more: tuple[str, ...] = ()) -> None:
        self.data = data
        # Further words of `matinee serve`; without any, the dealer is known.
        self.more = more
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
        words = ["tests.web.house", str(self.port), str(self.data)]
        if self.more:
            words = ["matinee", "serve", *("--port", words[1], "--data", words[2], "--workers", "0"), *self.more]
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
def closed_theatre(tmp_path: Path) -> Iterator[Theatre]:
    """One that a test furnishes before it opens it."""
    house = Theatre(tmp_path)
    yield house
    house.close()


@pytest.fixture
def own_theatre(closed_theatre: Theatre) -> Theatre:
    closed_theatre.open()
    return closed_theatre


class Booth:
    """One Chromium for all tests; should it ever die, the next test gets a new one."""

    def __init__(self, playwright: Playwright) -> None:
        self.playwright = playwright
        self.running: Browser | None = None

    def browser(self) -> Browser:
        if self.running is None or not self.running.is_connected():
            self.running = launch(self.playwright)
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
        name: str,
        at: str = "",
        phone: bool = False,
        forgive: str = "",
        speed: str = SPEED,
        sound: bool = False,
        **more: Any,
    ) -> Page:
        """`forgive`: a complaint of the browser that the test brings about itself; `speed`: how a table performs.

        Without `sound` it is muted: nobody hears it, and it costs a tenth of the processor.
        """
        viewport = PHONE if phone else LAPTOP
        context = booth.browser().new_context(
            base_url=at or theatre.address, viewport=viewport, has_touch=phone, **more
        )
        contexts.append(context)
        own = {
            "name": name,
            "motion": "reduced" if speed == "once" else "full",
            "speed": speed,
            "language": "en",
            "tempo": 0,
            "theme": "light",
            "guide": "off",
            "muted": not sound,
        }
        kept = f"JSON.stringify({json.dumps(own)})"
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['matinee.settings'] ??= {kept}")
        context.add_init_script(NOTES_QUESTIONS)
        context.on("request", lambda request: faults.append(request.url) if outside(request.url) else None)
        context.on("weberror", lambda fault: faults.append(str(fault.error)))
        context.on("console", lambda said: faults.append(told(said)) if is_fault(said, forgive) else None)
        return context.new_page()

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def outside(address: str) -> bool:
    return not address.startswith(("http://127.0.0.1:", "ws://127.0.0.1:", "blob:http://127.0.0.1:"))


def told(said: ConsoleMessage) -> str:
    return f"{said.text} ({said.location.get('url', '')})"


def is_fault(said: ConsoleMessage, forgive: str) -> bool:
    """The browser itself complains of a line that breaks; that is what some tests are about."""
    if forgive and forgive in said.text:
        return False
    return said.type == "error" and not any(
        usual in said.text for usual in ("ERR_CONNECTION_REFUSED", "WebSocket connection")
    )
