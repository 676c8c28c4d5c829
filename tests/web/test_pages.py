"""Every page: no violation that axe knows, and a table that can be followed in the accessibility tree."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.beats import lettered
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, check, open_npzr

PAGES = {
    "/": ".poster",
    "/setup/roundhouse-kick": ".chairs button",
    "/setup/kung-fu-samurai": ".chairs button",
    "/rules/npzr/NPZR-24": "article.cited",
    "/rules/cardboard-kaiju": "article",
    "/cards/npzr": ".full",
    "/cards/roundhouse-kick": ".full",
    "/cards/robot-rampage": ".full",
    "/cards/cardboard-kaiju": ".full",
    "/cards/kung-fu-samurai": ".full",
    "/how/npzr": ".signs",
    "/how/roundhouse-kick": ".signs",
    "/how/robot-rampage": ".signs",
    "/how/cardboard-kaiju": ".signs",
    "/how/kung-fu-samurai": ".signs",
    "/learn/npzr": "main li",
    "/credits": ".roll",
    "/nowhere": ".mid",
    "/t/nowhere": ".mid",
    "/replay/nowhere": ".mid",
}


SPEAKS = """language => localStorage['matinee.settings'] =
    JSON.stringify({...JSON.parse(localStorage['matinee.settings'] ?? '{}'), language})"""


def with_theme(page: Page, theme: str) -> None:
    page.goto("/")
    kept = {"name": "Ada", "theme": theme, "tempo": 0, "motion": "reduced", "language": "en"}
    page.evaluate("kept => localStorage['matinee.settings'] = JSON.stringify(kept)", kept)


# Colours follow the theme and places the screen: each is seen once.
SCREENS = pytest.mark.parametrize(("theme", "phone"), [("light", False), ("dark", True)], ids=["laptop", "phone"])


@SCREENS
def test_axe_finds_nothing_on_the_reading_pages(visit: Visit, theme: str, phone: bool) -> None:
    page = visit("Ada", phone=phone, forgive="404")
    with_theme(page, theme)
    for path, sign in PAGES.items():
        page.goto(path)
        page.wait_for_selector(sign, timeout=PATIENCE)
        # Two seconds for all cards of a game; on a phone the first ones stand for the others.
        check(page, "article.full:nth-of-type(n + 9)" if phone else "")
    page.goto("/")
    for opens in ("Sit as “Ada”", "Watch a table", "Browse"):
        page.get_by_role("button", name=opens).click()
        page.wait_for_selector("dialog[open]")
        check(page)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("path", [path for path in PAGES if path.startswith("/cards/")])
def test_every_card_has_its_drawing(visit: Visit, path: str) -> None:
    """An icon that nobody brought is an empty path: a blank field on the card."""
    page = visit("Ada")
    page.goto(path)
    page.wait_for_selector("article.full .art :is(svg, .three)", timeout=PATIENCE)
    assert page.locator("article.full .art").count() == page.locator("article.full .art:has(svg)").count()
    assert page.locator('path[d=""]').count() == 0


@pytest.mark.parametrize("path", [path for path in PAGES if path.startswith("/how/")])
def test_how_to_play_is_one_sheet_of_paper_with_a_drawing_for_every_sign(visit: Visit, path: str) -> None:
    """In both languages, light in the late show, too: a second sheet would be half empty, and words are no sign."""
    page = visit("Ada")
    with_theme(page, "dark")
    for language in ("en", "de"):
        page.goto(path)
        page.evaluate(SPEAKS, language)
        page.reload()
        page.wait_for_selector(".signs dt", timeout=PATIENCE)
        lettered(page)
        signs = page.locator(".signs dt > *")
        assert page.locator(".signs dt:empty").count() == 0
        assert signs.evaluate_all("all => all.every(one => one.offsetWidth > 8 || one.clientWidth > 8)")
        assert overflowing(page) == []
        page.emulate_media(media="print")
        assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
        page.emulate_media(media="null")
        sheet = page.pdf(format="A4", margin={"top": "10mm", "right": "10mm", "bottom": "10mm", "left": "10mm"})
        assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1, language


def overflowing(page: Page) -> list[str]:
    """Signs that stick out of their column, by what is said of them."""
    found: list[str] = page.locator(".signs dl > div").evaluate_all(
        "all => all.filter(one => one.firstElementChild.scrollWidth > one.firstElementChild.clientWidth + 12)"
        ".map(one => one.textContent)"
    )
    return found


@SCREENS
def test_axe_finds_nothing_at_a_table(visit: Visit, theme: str, phone: bool) -> None:
    page = visit("Ada", phone=phone)
    with_theme(page, theme)
    open_npzr(page, friend=True)
    check(page)
    page.get_by_label("Who plays in chair 2").select_option("extra")
    page.get_by_role("button", name="Start the show").click()
    page.wait_for_selector(".hand .card", timeout=PATIENCE)
    ada = Person(page, 6)
    # Play itself is tapped through in the tests of the boards.
    for _ in range(0 if phone else 12):
        if ada.until_stirred():
            ada.answer()
    check(page)
    # A wild may just be asking what it is; it can be laid back.
    if page.locator("dialog[open]").count() > 0:
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Table menu").click()
    check(page)
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("heading", name="THE END")).to_be_visible(timeout=40_000)
    check(page)
    page.get_by_role("button", name="Watch it").click()
    page.wait_for_selector(".strip", timeout=PATIENCE)
    check(page)


def test_the_table_can_be_read_without_eyes(visit: Visit) -> None:
    page = visit("Ada")
    open_npzr(page, friend=False)
    ada = Person(page, 7)
    ada.answer_some(6)
    read = page.locator("main").aria_snapshot()
    assert re.search(r'region "What is asked"', read)
    assert re.search(r'region "Your hand, \d+ cards?"', read)
    assert len(re.findall(r"(ninja|pirate|zombie|robot): (not scored yet|scored)", read)) == 8
    assert re.search(r'(img|button) "Stack [AB]\d+, ', read)
    for name in page.locator(".hand .card .nm").all_inner_texts():
        assert name in read
    told = page.get_by_role("log").inner_text()
    assert "Ada draws" in told


def test_a_replay_is_scrubbed_shared_and_checked(visit: Visit) -> None:
    page = visit("Ada")
    open_npzr(page, friend=False)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Watch it").click(timeout=40_000)
    page.wait_for_selector(".strip", timeout=PATIENCE)
    told = page.locator(".log p").count()
    page.get_by_label("Moment").fill("10")
    expect(page.locator(".log p")).not_to_have_count(told)
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="Share").click()
    page.wait_for_function("() => location.search.includes('at=11')")
    lines = page.locator(".log p").all_inner_texts()
    page.reload()
    page.wait_for_selector(".log p", timeout=PATIENCE)
    assert page.locator(".log p").all_inner_texts() == lines
    assert page.locator(".hand .card").count() == 0
    page.get_by_role("button", name="Table menu").click()
    page.get_by_label("Through whose eyes").select_option("Ada")
    expect(page.locator(".hand .card").first).to_be_attached()
    page.get_by_role("button", name="Check the deal").click()
    expect(page.get_by_text("Fair: the promise made before the deal")).to_be_visible()
