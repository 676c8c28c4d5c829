"""Every page and every board at three sizes, into screenshots/. `make screenshots ARGS="npzr lobby"`: only those."""

import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.chromium import launch

FOLDER = Path("screenshots")
SIZES = {"phone": (390, 844), "laptop": (1280, 800), "wide": (1920, 1080)}
GAMES = {
    "npzr": "Ninja Pirate Zombie Robot",
    "roundhouse": "Roundhouse Kick",
    "rampage": "Robot Rampage",
    "kaiju": "Cardboard Kaiju",
    "samurai": "Kung Fu Samurai",
}
PAGES = {
    "lobby": ("/", ".poster"),
    "setup": ("/setup/kung-fu-samurai", ".chairs button"),
    "rules": ("/rules/npzr/NPZR-24", "article.cited"),
    "cards": ("/cards/npzr", ".full"),
    "credits": ("/credits", ".roll"),
    "missing": ("/nowhere", ".mid"),
    "ended": ("/t/nowhere", ".mid"),
}
# Whatever a person could press next: enough to get into the middle of a game.
LIT = (
    "dialog[open] .legal:is(button), dialog[open] .acts .btn:is(.sure, .go:not(.out)), "
    ".table button.legal, .table .legal button, "
    ".table button.part, .map [data-pick], .offers button, .hand button.card.legal, .hand .half.live, "
    ".prompt .opts .btn:not(.off):not(.option)"
)
MOVES = 14


@contextmanager
def house() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    with tempfile.TemporaryDirectory() as data:
        words = ["serve", "--port", str(port), "--data", data, "--workers", "0"]
        process = subprocess.Popen([sys.executable, "-m", "matinee", *words], env=dict(os.environ))
        address = f"http://127.0.0.1:{port}"
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        try:
            yield address
        finally:
            process.terminate()
            process.wait(20)


class Photographer:
    def __init__(self, browser: Browser, address: str, size: str, wanted: list[str]) -> None:
        width, height = SIZES[size]
        self.size = size
        self.wanted = wanted
        context = browser.new_context(
            base_url=address, viewport={"width": width, "height": height}, has_touch=size == "phone"
        )
        kept = (
            "JSON.stringify({name: 'Ada', motion: 'reduced', language: 'en', tempo: 0, guide: 'off', theme: 'light'})"
        )
        context.add_init_script(f"if (location.protocol === 'http:') localStorage['matinee.settings'] ??= {kept}")
        self.page: Page = context.new_page()

    def wants(self, name: str) -> bool:
        return not self.wanted or any(word in name for word in self.wanted)

    def shoot(self, name: str) -> None:
        self.page.wait_for_timeout(350)
        self.page.screenshot(path=FOLDER / f"{name}-{self.size}.png")
        print(f"{name}-{self.size}.png")

    def pages(self) -> None:
        for name, (path, sign) in PAGES.items():
            if self.wants(name):
                self.page.goto(path)
                self.page.wait_for_selector(sign)
                self.shoot(name)

    def dark_pages(self) -> None:
        """The same once more for the late show."""
        self.page.goto("/")
        self.page.evaluate(
            "localStorage['matinee.settings'] = JSON.stringify({name: 'Ada', theme: 'dark', tempo: 0, guide: 'off'})"
        )
        for name, (path, sign) in PAGES.items():
            if self.wants(f"{name}-dark"):
                self.page.goto(path)
                self.page.wait_for_selector(sign)
                self.shoot(f"{name}-dark")
        if self.wants("seat"):
            self.page.goto("/")
            self.page.get_by_role("button", name="Sit as").click()
            self.shoot("seat-dark")
        self.page.evaluate("localStorage.removeItem('matinee.settings')")

    def waiting_room(self) -> None:
        page = self.page
        page.goto("/setup/npzr")
        page.get_by_role("button", name=re.compile("^Chair 2: bot")).click()
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("button", name="QR code").first.click()
        self.shoot("room")

    def game(self, id: str, title: str) -> None:
        page = self.page
        page.goto("/")
        page.get_by_role("button", name=f"Play {title} now against bots").click()
        page.wait_for_selector(".screen", timeout=20_000)
        if page.locator(".scene").count() > 0:
            self.shoot(f"{id}-scene")
            page.keyboard.press("x")
        self.shoot(f"{id}-begin")
        for move in range(MOVES):
            self.press_something(move)
        self.shoot(f"{id}-middle")
        page.evaluate("document.querySelectorAll('dialog[open]').forEach(box => box.close())")
        page.get_by_role("button", name="Table menu").click()
        self.shoot(f"{id}-menu")
        page.get_by_role("button", name="Let a bot play for me").click()
        page.keyboard.press("Escape")
        page.get_by_role("heading", name="THE END").wait_for(timeout=120_000)
        self.shoot(f"{id}-end")
        page.get_by_role("button", name="Watch it").click()
        page.wait_for_selector(".strip", timeout=60_000)
        page.get_by_label("Moment").fill("20")
        self.shoot(f"{id}-replay")

    def press_something(self, move: int) -> None:
        """Bounded and careless: what cannot be pressed is left alone."""
        self.page.wait_for_timeout(330)
        found = [one for one in self.page.locator(LIT).all() if one.is_visible() and one.is_enabled()]
        if found:
            found[move % len(found)].dispatch_event("click")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with house() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for size in SIZES:
            camera = Photographer(browser, address, size, wanted)
            camera.pages()
            attempt("dark", camera.dark_pages)
            if camera.wants("room"):
                attempt("room", camera.waiting_room)
            for id, title in GAMES.items():
                if camera.wants(id):
                    attempt(id, lambda id=id, title=title, camera=camera: camera.game(id, title))  # type: ignore[misc]
        browser.close()


def attempt(name: str, take: Callable[[], None]) -> None:
    """One picture that cannot be taken does not keep us from the others."""
    try:
        take()
    except Exception as fault:
        print(f"{name}: {str(fault).splitlines()[0]}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
