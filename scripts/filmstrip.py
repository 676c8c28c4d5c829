"""One picture for each beat of a game's richest moment, into screenshots/strips/: to be looked at.

    python scripts/filmstrip.py npzr [--at 0.6]

The moment is the take in tests/web/takes/<game>.py, seen by one seat at laptop and phone size. Each picture is taken at
the same part of its beat (`--at`, 0 to 1): whatever moves is stopped there. A page of all pictures lies beside them.
"""

import argparse
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from screenshots import FOLDER, SIZES, house
from tests.web.beats import Take, project, steps, take_of
from tests.web.chromium import launch

STOP = """async at => {
    const frame = () => new Promise(done => requestAnimationFrame(done));
    await frame(); await frame();
    for (const one of document.getAnimations()) {
        const end = Number(one.effect.getComputedTiming().endTime);
        one.pause();
        one.currentTime = Number.isFinite(end) ? end * at : one.currentTime;
    }
    await frame();
}"""
SETTINGS = '{"name": "Ada", "motion": "full", "speed": "step", "language": "en", "theme": "light", "muted": true}'


def strip(page: Page, take: Take, folder: Path, at: float) -> list[Path]:
    project(page, take)
    kinds = {line.n: line.kind for frame in take.frames for line in frame.lines}
    found: list[Path] = []
    for number, beat in enumerate(steps(page, take), 1):
        page.evaluate(STOP, at)
        found.append(folder / f"{number:02}-{kinds.get(beat, 'asks')}.png")
        page.screenshot(path=found[-1])
    return found


def sheet(browser: Browser, pictures: list[Path], width: int, into: Path) -> None:
    """All of them on one page, in their order."""
    page = browser.new_page(viewport={"width": 4 * (width + 12), "height": 600})
    rules = [
        "body{display:flex;flex-wrap:wrap;gap:12px;margin:0;font:16px sans-serif}figure{margin:0}",
        f"img{{width:{width}px;display:block}}",
    ]
    boxes = "".join(
        f"<figure><img src='{one.resolve().as_uri()}'><figcaption>{one.stem}</figcaption></figure>" for one in pictures
    )
    into.with_suffix(".html").write_text(f"<style>{''.join(rules)}</style>{boxes}")
    page.goto(into.with_suffix(".html").resolve().as_uri())
    page.screenshot(path=into, full_page=True)
    page.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--at", type=float, default=0.6)
    parser.add_argument("--sizes", nargs="*", default=["laptop", "phone"])
    args = parser.parse_args()
    with house() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for size in args.sizes:
            folder = FOLDER / "strips" / args.game / size
            folder.mkdir(parents=True, exist_ok=True)
            for old in folder.glob("*.png"):
                old.unlink()
            width, height = SIZES[size]
            view: ViewportSize = {"width": width, "height": height}
            context = browser.new_context(base_url=address, viewport=view, has_touch=size == "phone")
            context.add_init_script(f"localStorage['matinee.settings'] = JSON.stringify({SETTINGS})")
            pictures = strip(context.new_page(), take_of(args.game), folder, args.at)
            sheet(browser, pictures, 390 if size == "phone" else 640, folder.with_suffix(".png"))
            context.close()
            print(f"{len(pictures)} pictures in {folder}")
        browser.close()


if __name__ == "__main__":
    main()
