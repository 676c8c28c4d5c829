"""Puzzles in the browser: thought over on the real board, answered, judged; what was solved is remembered."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.playing import HEARS, PATIENCE, check

from matinee import catalog
from matinee.coach import puzzles

SHOW = catalog.show("npzr")
FIRST = puzzles.names(SHOW)[0]
PUZZLE = puzzles.solution(puzzles.load(SHOW, FIRST))
# A hundred worlds are played; processors may have others to serve.
LONG = 60_000
WENT_ON = """asked => document.querySelector('#judged, .prompt[data-chosen]')
    || document.querySelector('.prompt')?.dataset.question !== asked"""


def press(page: Page, what: Locator) -> None:
    what.focus(timeout=PATIENCE)
    page.keyboard.press("Enter")


def say(page: Page, keys: list[str]) -> None:
    """A whole action by keyboard, key by key where each lies."""
    for key in keys:
        giver = page.locator(f'[data-pick="{key}"]:visible:not(:disabled)').first
        giver.wait_for(timeout=PATIENCE)
        page.wait_for_function(HEARS, timeout=PATIENCE)
        asked = page.locator(".prompt").get_attribute("data-question")
        press(page, giver)
        page.wait_for_function(WENT_ON, arg=asked, timeout=LONG)
        if page.locator(".prompt[data-chosen]").count() > 0:
            press(page, page.locator(".prompt .opts .main"))
            page.wait_for_function(
                f"asked => ({WENT_ON})(asked) && !document.querySelector('.prompt[data-chosen]')", arg=asked
            )


def test_a_puzzle_is_missed_told_why_and_solved(visit: Visit) -> None:
    page = visit("Ada")
    page.goto("/puzzles")
    own = page.get_by_role("region", name="Ninja Pirate Zombie Robot")
    expect(own).to_contain_text(f"0 of {len(puzzles.names(SHOW))} solved", timeout=PATIENCE)
    check(page)
    press(page, own.get_by_role("link", name=re.compile("^Puzzle 1\\b")))
    expect(page.get_by_role("status").filter(has_text="One answer is clearly best")).to_be_visible(timeout=PATIENCE)
    check(page)
    say(page, PUZZLE.tempting)
    judged = page.get_by_role("region", name="Not the best")
    expect(judged).to_contain_text("It costs", timeout=LONG)
    expect(judged.get_by_role("heading")).to_be_focused()
    expect(judged).to_contain_text(re.compile(r"You.*wins \d+ %.*Best.*wins \d+ %", re.DOTALL))
    # Both answers are pinned where they lie.
    expect(page.locator(".pins .best")).to_be_visible()
    expect(page.locator(".pins .said")).to_be_visible()
    check(page)
    press(page, judged.get_by_role("button", name="Try again"))
    say(page, PUZZLE.best)
    expect(page.get_by_role("heading", name="That is it!")).to_be_visible(timeout=LONG)
    press(page, page.get_by_role("link", name="All puzzles").first)
    expect(page.get_by_role("link", name=re.compile("^Puzzle 1, .*solved"))).to_be_visible(timeout=PATIENCE)


def test_on_a_phone_the_puzzle_of_the_day_hangs_in_the_lobby(visit: Visit) -> None:
    page = visit("Ada", phone=True)
    page.goto("/")
    ticket = page.locator(".tkt", has_text="Puzzle of the day")
    ticket.get_by_role("link", name="Think").tap(timeout=PATIENCE)
    page.wait_for_url(re.compile("/puzzles/[a-z-]+/.+"))
    expect(page.get_by_text("One answer is clearly best")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("today’s")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page)
    page.get_by_role("link", name="All puzzles").first.tap()
    expect(page.get_by_role("listitem").first).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
