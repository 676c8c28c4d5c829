"""Whatever is pressed is as large as a fingertip: 44 x 44 on a phone, standing or lying, at every table.

A link inside a sentence may look smaller: then the place that hears the finger is larger than what is seen.
"""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, ViewportSize
from playwright.sync_api import TimeoutError as TooLate
from tests.web.beats import resized
from tests.web.conftest import PHONE, Visit
from tests.web.playing import HEARS, PATIENCE, TITLES, play_now, press_something

from matinee import catalog
from matinee.coach import puzzles

# Where each test looks unless it is told `--every-game`: together, in all five.
IN_BRIEF = {
    "test_in_the_middle_of_a_game_everything_is_as_large_as_a_fingertip": ["roundhouse", "samurai"],
    "test_everything_that_is_pressed_is_as_large_as_a_fingertip": ["kaiju"],
    "test_one_tap_on_the_table_or_in_the_hand_plays_nothing": ["npzr", "rampage"],
}
LYING: ViewportSize = {"width": 844, "height": 390}
ANSWERS = 5
TAPS, GLANCE = 6, 1500
# How many puzzles are looked at, each with another question in the middle of a game.
MOMENTS = 2
LIT = ".table [data-pick]:visible, .hand .card.legal:visible, .hand .half.live:visible"
LINES = "() => document.querySelectorAll('.log p').length"
TAKEN = """asked => document.querySelector('dialog[open], .end')
    || document.querySelector('.prompt')?.dataset.question !== asked"""
# A finger that rests on a card opens it.
REST = """card => card.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, pointerType: 'touch'}))"""
# What is pressable and hears a finger on less than 44 x 44: first by its box, then by what is really hit there.
SMALL = """() => {
    const wanted = 44, far = 44;
    const pressable = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [data-pick]';
    const hears = (one, x, y) => {
        const hit = document.elementFromPoint(x, y);
        return !!hit && (one.contains(hit) || hit.closest('label')?.control === one);
    };
    const reach = (one, x, y, dx, dy) => {
        let steps = 0;
        while (steps < far && hears(one, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
        return steps;
    };
    const spot = box => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const found = [];
    for (const one of document.querySelectorAll(pressable)) {
        // A whole board of the city is seen at once: where its hexes are narrower, "As a list" says the same.
        if (one.matches('.map polygon') && (innerHeight < 500 || document.querySelector('.aslist'))) continue;
        if (one.disabled || one.closest('[inert], .sr') || !one.checkVisibility({visibilityProperty: true})) continue;
        const style = getComputedStyle(one);
        if (style.pointerEvents === 'none') continue;
        let box = one.getClientRects()[0] ?? one.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        if (box.width >= wanted - 0.5 && box.height >= wanted - 0.5) continue;
        let [x, y] = spot(box);
        if (!hears(one, x, y)) {
            one.scrollIntoView({block: 'center', inline: 'nearest'});
            [x, y] = spot((box = one.getClientRects()[0]));
        }
        // Under a dialog or under another card: nobody can press it now.
        if (!hears(one, x, y)) continue;
        const wide = reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0) + 1;
        const high = reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1) + 1;
        if (wide < wanted - 1 || high < wanted - 1) {
            const name = (one.ariaLabel || one.textContent || '').trim().replace(/\\s+/g, ' ').slice(0, 40);
            const where = one.closest('[class]')?.parentElement?.closest('[class]')?.getAttribute('class') ?? '';
            const own = one.getAttribute('class') ?? '';
            found.push(`${one.localName}.${own} in ${where}: "${name}" ${wide}x${high}`);
        }
    }
    return found;
}"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        every = metafunc.config.getoption("--every-game")
        metafunc.parametrize("game", list(TITLES) if every else IN_BRIEF[metafunc.function.__name__])


def small(page: Page, where: str) -> set[str]:
    return {f"{where}: {one}" for one in page.evaluate(SMALL)}


def turned(page: Page, size: ViewportSize) -> None:
    resized(page, size)


def drawers(page: Page) -> set[str]:
    """What the bar opens, and a card that is looked at from near."""
    page.evaluate("document.querySelectorAll('dialog[open]').forEach(box => box.close())")
    found: set[str] = set()
    for name in ("Log and chat", "Table menu"):
        page.get_by_role("button", name=name, exact=True).click(timeout=PATIENCE)
        found |= small(page, name)
        page.keyboard.press("Escape")
    return found


def from_near(page: Page) -> set[str]:
    """The first card of the hand, opened, and the first that may not be played, asked why."""
    found: set[str] = set()
    cards = page.locator(".hand .card")
    if cards.count() == 0:
        return found
    cards.first.focus()
    cards.first.evaluate(REST)
    page.wait_for_selector("dialog[open] article.full", timeout=PATIENCE)
    found |= small(page, "card")
    page.keyboard.press("Escape")
    why = page.locator(".hand .card.whynot, .hand .half.no, .prompt .btn.off")
    if why.count() > 0:
        why.first.dispatch_event("click")
        page.wait_for_timeout(100)
        found |= small(page, "why not")
    return found


def test_in_the_middle_of_a_game_everything_is_as_large_as_a_fingertip(visit: Visit, game: str) -> None:
    page = visit("Ada", phone=True, is_mobile=True)
    names = puzzles.names(catalog.show(game))
    found: set[str] = set()
    for name in names[:: len(names) // MOMENTS][:MOMENTS]:
        page.goto(f"/puzzles/{game}/{name}")
        page.wait_for_selector(".prompt[data-question]", timeout=PATIENCE)
        for size, where in ((PHONE, "stands"), (LYING, "lies")):
            turned(page, size)
            found |= small(page, f"{name} {where}")
            found |= {f"{where}, {one}" for one in from_near(page)}
    assert sorted(found) == [], "\n".join(sorted(found))


def test_everything_that_is_pressed_is_as_large_as_a_fingertip(visit: Visit, game: str) -> None:
    page = visit("Ada", phone=True, is_mobile=True)
    play_now(page, game)
    found = small(page, "begins")
    for move in range(ANSWERS):
        press_something(page, move)
        found |= small(page, "stands")
        if move % 3 == 0:
            turned(page, LYING)
            found |= small(page, "lies")
            turned(page, PHONE)
    found |= drawers(page)
    turned(page, LYING)
    found |= drawers(page)
    assert sorted(found) == [], "\n".join(sorted(found))


def test_one_tap_on_the_table_or_in_the_hand_plays_nothing(visit: Visit, game: str) -> None:
    """The first tap chooses and says what it would do; the log has nothing new before the second one."""
    # Words that make no title together are asked about, too: the house refuses to say what they would do.
    page = visit("Ada", phone=True, is_mobile=True, forgive="400 (Bad Request)")
    play_now(page, game)
    tapped = 0
    for move in range(TAPS):
        page.wait_for_selector(".prompt[data-question], .end", timeout=PATIENCE)
        page.wait_for_function(HEARS, timeout=PATIENCE)
        found = page.locator(LIT).all()
        if not found or page.locator("dialog[open], .prompt[data-chosen]").count() > 0:
            press_something(page, move)
            continue
        said, told = page.locator(".prompt .what").inner_text(), page.evaluate(LINES)
        found[move % len(found)].dispatch_event("click", timeout=PATIENCE)
        page.wait_for_timeout(400)
        assert page.evaluate(LINES) == told, f"one tap was an answer to: {said}"
        tapped += 1
        main, asked = page.locator(".prompt .opts .main"), page.locator(".prompt").get_attribute("data-question")
        if main.count() > 0:
            page.wait_for_function(HEARS, timeout=PATIENCE)
            main.first.dispatch_event("click")
            # A title is not finished by one word: then nothing comes of it.
            with suppress(TooLate):
                page.wait_for_function(TAKEN, arg=asked, timeout=GLANCE)
    assert tapped > 1
