"""How smoothly a browser performs, what it keeps, and how soon it is back after a sleep.

    python benchmarks/frames.py [npzr kaiju ...] [--games 10] [--keeps npzr roundhouse]

Frames are counted while the richest moment of each game (tests/web/takes) is performed at normal speed, and with them
the processor time of all of Chromium's processes: on a busy machine frames are lost to others, what one costs is not.
At 20 ms or less a single core draws fifty a second. Then a tab is
told that it sleeps, a turn is played, and it wakes: how long until the recap is there. Last, a tab looks on while a bot
plays whole games for it at one table, with the score running; after each, rubbish collected, its heap and its nodes are
counted. Prints one JSON object.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

from screenshots import GAMES as TITLES
from screenshots import house
from tests.web.beats import FORWARD, project, take_of
from tests.web.chromium import launch
from tests.web.conftest import NOTES_QUESTIONS
from tests.web.playing import Person, open_npzr

GAMES = ["npzr", "roundhouse", "rampage", "kaiju", "samurai"]
COUNT = """() => {
    window.frames_ = {beats: 0, ms: 0, worst: 0};
    let last = performance.now();
    const look = now => {
        if (document.querySelector('[data-beat]')) {
            window.frames_.beats += 1;
            window.frames_.ms += now - last;
            window.frames_.worst = Math.max(window.frames_.worst, now - last);
        }
        last = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
SLEEP = """asleep => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => asleep});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


@contextmanager
def visitor(browser: Browser, address: str, speed: str) -> Iterator[Page]:
    """Somebody with a browser of their own, who leaves: a page that stays open costs the next one frames."""
    context = browser.new_context(base_url=address, viewport={"width": 1280, "height": 800})
    looks = {"motion": "full", "speed": speed, "language": "en", "theme": "light"}
    own = {"name": "Ada", "tempo": 0, "guide": "off", **looks}
    context.add_init_script(f"localStorage['matinee.settings'] ??= JSON.stringify({json.dumps(own)})")
    context.add_init_script(NOTES_QUESTIONS)
    try:
        yield context.new_page()
    finally:
        context.close()


def processor(browser: Browser) -> float:
    """Seconds that all processes of this Chromium have worked so far."""
    line = browser.new_browser_cdp_session()
    found = line.send("SystemInfo.getProcessInfo")["processInfo"]
    line.detach()
    return float(sum(one["cpuTime"] for one in found))


def frames(page: Page, game: str) -> dict[str, float]:
    take = take_of(game)
    project(page, take)
    browser = page.context.browser
    assert browser is not None
    page.evaluate(COUNT)
    began = processor(browser)
    for frame in take.frames[1:]:
        page.get_by_role("button", name=FORWARD).click()
        if frame.lines:
            page.wait_for_function("() => !document.querySelector('[data-beat]')", timeout=60_000)
    spent = processor(browser) - began
    found: dict[str, float] = page.evaluate("() => window.frames_")
    return {
        "frames": found["beats"],
        "frames_per_second": round(1000 * found["beats"] / max(1, found["ms"]), 1),
        "longest_ms": round(found["worst"], 1),
        "processor_ms_per_frame": round(1000 * spent / max(1, found["beats"]), 1),
    }


def kept(page: Page) -> dict[str, int]:
    """What is still in use once the rubbish is collected: bytes of JavaScript, nodes of the page, listeners."""
    line = page.context.new_cdp_session(page)
    line.send("HeapProfiler.collectGarbage")
    used = line.send("Runtime.getHeapUsage")["usedSize"]
    counted = line.send("Memory.getDOMCounters")
    line.detach()
    return {"heap": int(used), "nodes": counted["nodes"], "listeners": counted["jsEventListeners"]}


def memory(page: Page, game: str, games: int) -> list[dict[str, int]]:
    page.goto("/")
    page.get_by_role("button", name=f"Play {TITLES[game]} now against bots").click()
    # Never wait_for_selector here: it hands out the element, and what is handed out is not collected.
    page.locator(".screen").wait_for(timeout=60_000)
    found = []
    for _ in range(games):
        if page.locator(".scene").count() > 0:
            page.keyboard.press("x")
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="Let a bot play for me").click()
        page.keyboard.press("Escape")
        page.locator(".end").wait_for(timeout=600_000)
        found.append(kept(page))
        page.locator(".end").get_by_role("button", name=re.compile("Again, same seats|One more")).click()
        page.locator(".end").wait_for(state="detached")
        page.locator(".log p").first.wait_for(state="attached")
    return found


def waking(page: Page) -> float:
    """Milliseconds from waking to the recap."""
    open_npzr(page, friend=False)
    ada = Person(page, 8)
    ada.until_stirred()
    page.evaluate(SLEEP, True)
    # An answer of your own puts the recap away: wake up at the first that left something untold.
    for _ in range(12):
        ada.answer()
        if page.locator(".recap.away li").count() > 0:
            break
    found: float = page.evaluate(
        f"""async () => {{
            const began = performance.now();
            ({SLEEP})(false);
            while (!document.querySelector('.recap.away li')) {{
                if (performance.now() - began > 10_000) throw new Error('no recap');
                await new Promise(requestAnimationFrame);
            }}
            return performance.now() - began;
        }}"""
    )
    return round(found, 1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("played", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--keeps", nargs="*", default=["npzr"], help="games of which that many are played in one tab")
    args = parser.parse_args()
    found: dict[str, Any] = {}
    with house() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in args.played:
            with visitor(browser, address, "normal") as page:
                found[game] = frames(page, game)
        with visitor(browser, address, "normal") as page:
            found["waking_ms"] = waking(page)
        if args.games:
            for game in args.keeps:
                with visitor(browser, address, "brisk") as page:
                    found[f"kept_{game}"] = memory(page, game, args.games)
        browser.close()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
