"""A first game on rails: asked once, a word at each new kind of question, never twice, off with one click."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person

UNSURE = """localStorage['matinee.settings'] =
    localStorage['matinee.settings'].replace('"guide":"off"', '"guide":"ask"')"""
# By then another kind of question has been asked.
SOON = 12
TITLE = "Ninja Pirate Zombie Robot"


def arrive(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=f"Play {TITLE} now against bots").click()


def show_me(page: Page) -> Locator:
    """Somebody new wants to be shown the way; gives the tip that does."""
    page.goto("/")
    page.evaluate(UNSURE)
    page.reload()
    arrive(page)
    urged = page.get_by_role("dialog", name="New to this?").get_by_role("button", name="Show me")
    expect(urged).to_be_focused()
    urged.click()
    return page.locator("section.tip")


def test_somebody_new_is_shown_each_kind_of_question_once(visit: Visit) -> None:
    page = visit("Ada")
    tip = show_me(page)
    expect(tip).to_contain_text("now play one card", timeout=PATIENCE)
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)
    me = Person(page, 1)
    for _ in range(SOON):
        me.until_stirred()
        if tip.count():
            break
        me.answer()
    expect(tip).to_contain_text(re.compile("Where shall it lie|A wild is whatever|You earned a move"))
    # Another game: nothing is asked again, nothing said twice.
    arrive(page)
    page.wait_for_selector(".prompt[data-question]", timeout=PATIENCE)
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(tip).to_have_count(0)


def test_the_guide_is_off_with_one_click(visit: Visit) -> None:
    page = visit("Ada")
    tip = show_me(page)
    tip.get_by_role("button", name="No guide").click(timeout=PATIENCE)
    expect(tip).to_have_count(0)
    Person(page, 1).answer()
    page.wait_for_timeout(300)
    expect(tip).to_have_count(0)
