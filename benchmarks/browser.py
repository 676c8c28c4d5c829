"""What the browser client weighs, how soon one can play, how smoothly cards fly, and whether it grows with every game.

.venv/bin/python benchmarks/browser.py [games] [weight] [start] [flight] [growth]
"""

import json
import sys
import tempfile
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from tests.web.chromium import launch
from tests.web.conftest import LAPTOP, Theatre
from tests.web.playing import open_npzr
from tests.web.test_weight import GAMES, Scales

FLOWN = 20
PAINTED = "[performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0, performance.now()]"
# From the first frame in which something flies to the last.
WATCH = """() => new Promise(done => {
    const frames = [], until = performance.now() + 10000;
    const look = now => {
        const flying = document.querySelectorAll('.flying').length;
        if (flying > 0) frames.push(now);
        else if (frames.length > 0) return done(frames);
        if (performance.now() > until) return done(frames);
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})"""


def visitor(browser: Browser, address: str, motion: str = "reduced") -> Page:
    context = browser.new_context(base_url=address, viewport=LAPTOP)
    kept = json.dumps({"name": "Ada", "motion": motion, "language": "en", "tempo": 0, "muted": True})
    context.add_init_script(f"if (location.protocol === 'http:') localStorage['matinee.settings'] ??= '{kept}'")
    return context.new_page()


def weights(browser: Browser, address: str) -> None:
    for game in GAMES:
        page = visitor(browser, address)
        scales = Scales(page)
        page.goto("/")
        page.wait_for_load_state("networkidle")
        first = scales.weight
        page.get_by_role("button", name=f"Play {game} now against bots").click()
        page.wait_for_selector(".screen")
        page.wait_for_load_state("networkidle")
        more = (scales.weight - first) / 1000
        print(f"JavaScript, gzipped: first page {first / 1000:.1f} kB; {game} {more:.1f} kB more")
        page.context.close()


def until_playable(browser: Browser, address: str, times: int = 5) -> None:
    """A table opened again, with nothing in the cache: from the first paint, and from the very beginning."""
    page = visitor(browser, address)
    open_npzr(page, friend=False)
    page.wait_for_selector(".prompt[data-question]")
    line = page.context.new_cdp_session(page)
    line.send("Network.setCacheDisabled", {"cacheDisabled": True})
    found: list[tuple[float, float]] = []
    for _ in range(times):
        page.reload(wait_until="commit")
        page.wait_for_selector(".prompt[data-question]")
        found.append(tuple(page.evaluate(PAINTED)))
    paint, ready = median(one[0] for one in found), median(one[1] for one in found)
    print(f"A table, from a click: first paint after {paint:.0f} ms, playable after {ready:.0f} ms (goal: under 1500)")
    page.context.close()
    page = visitor(browser, address)
    page.goto("/")
    began = time.perf_counter()
    page.get_by_role("button", name="Play Ninja Pirate Zombie Robot now against bots").click()
    page.wait_for_selector(".prompt[data-question]")
    print(f"From the lobby to the first question: {(time.perf_counter() - began) * 1000:.0f} ms")
    page.context.close()


class Overheard:
    """Stands between page and server: knows the last news that a card was drawn, and can tell them twenty times."""

    def __init__(self, page: Page) -> None:
        self.route: WebSocketRoute | None = None
        self.last: dict[str, Any] | None = None
        page.route_web_socket("**/ws/*", self.open)

    def open(self, route: WebSocketRoute) -> None:
        self.route = route
        route.connect_to_server().on_message(self.heard)

    def heard(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] in ("news", "scene"):
            self.last = message
        assert self.route is not None
        self.route.send(text)

    def draw(self, count: int) -> None:
        """The page flies cards because the journal says so: nothing here is the page's own doing."""
        assert self.route is not None
        assert self.last is not None
        n = max((line["n"] for line in self.last["lines"]), default=0)
        # To the rival, whose cards nobody sees.
        line = {"kind": "moved", "seat": 1, "card": "", "source": "deck", "target": "hand 1", "text": ""}
        lines = [{**line, "n": n + 1 + number} for number in range(count)]
        self.route.send(json.dumps({**self.last, "type": "news", "lines": lines}))


def flight(browser: Browser, address: str) -> None:
    page = visitor(browser, address, motion="full")
    overheard = Overheard(page)
    open_npzr(page, friend=False)
    page.wait_for_selector(".prompt[data-question]")
    page.wait_for_timeout(1500)
    for attempt in range(3):
        browser.start_tracing(
            page=page, categories=["disabled-by-default-devtools.timeline.frame", "devtools.timeline"]
        )
        page.evaluate(f"() => {{ window.watched = ({WATCH})() }}")
        overheard.draw(FLOWN)
        frames = page.evaluate("window.watched")
        trace = json.loads(browser.stop_tracing())
        drawn = sum(event["name"] == "DrawFrame" for event in trace["traceEvents"])
        seconds = (frames[-1] - frames[0]) / 1000
        steps = [after - before for before, after in pairwise(frames)]
        print(
            f"A flight of {FLOWN} cards, {attempt + 1}: {(len(frames) - 1) / seconds:.0f} frames a second over "
            f"{seconds:.2f} s, longest step {max(steps):.0f} ms, {drawn} frames drawn in the trace (goal: 50 a second)"
        )
    page.context.close()


def growth(browser: Browser, address: str, games: int) -> None:
    page = visitor(browser, address)
    line = page.context.new_cdp_session(page)
    open_npzr(page, friend=False)
    sizes: list[float] = []
    for game in range(games):
        if game > 0:
            page.get_by_role("button", name="Again, same seats").click()
            page.wait_for_selector(".end", state="detached")
        if page.get_by_text("A bot plays for you.").count() == 0:
            hand_over(page)
        page.wait_for_selector(".end", timeout=120_000)
        line.send("HeapProfiler.collectGarbage")
        sizes.append(line.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
        print(f"JavaScript heap after game {game + 1}: {sizes[-1]:.1f} MB")
    page.context.close()


def hand_over(page: Page) -> None:
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")


def main(games: int, wanted: list[str]) -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        theatre = Theatre(Path(data))
        theatre.open()
        try:
            browser = launch(playwright)
            measures: dict[str, Callable[[], None]] = {
                "weight": lambda: weights(browser, theatre.address),
                "start": lambda: until_playable(browser, theatre.address),
                "flight": lambda: flight(browser, theatre.address),
                "growth": lambda: growth(browser, theatre.address, games),
            }
            for name, measure in measures.items():
                if not wanted or name in wanted:
                    measure()
            browser.close()
        finally:
            theatre.close()


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:] if word.isdigit()]
    main(numbers[0] if numbers else 10, [word for word in sys.argv[1:] if not word.isdigit()])
