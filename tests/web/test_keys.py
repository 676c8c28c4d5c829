"""By keyboard: from a card that was chosen it is one Tab to the places where it may go."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE

from matinee import catalog
from matinee.coach import puzzles

REGULAR = """all => all.findIndex(card => card.matches('.legal') && !/wild/i.test(card.textContent))"""
CAN_GO = "document.querySelector('.table [data-pick]') && !document.querySelector('.hand .legal, dialog[open]')"


def choose_card(page: Page, game: str, by_digit: bool) -> bool:
    """A card that goes to a place of the table is chosen, by its digit or where it lies."""
    for name in puzzles.names(catalog.show(game)):
        page.goto(f"/puzzles/{game}/{name}")
        page.wait_for_selector(".prompt[data-question]", timeout=PATIENCE)
        page.wait_for_function("() => performance.now() - asked.since > 300")
        number = page.locator(".hand .card").evaluate_all(REGULAR)
        if not 0 <= number < 9:
            continue
        if by_digit:
            page.locator(".prompt").focus()
            page.keyboard.press(str(number + 1))
        else:
            page.locator(".hand .card").nth(number).focus()
            page.keyboard.press("Enter")
        page.wait_for_selector(".hand .selected, .prompt[data-chosen], dialog[open]", timeout=PATIENCE)
        if page.evaluate(CAN_GO):
            return True
    return False


@pytest.mark.parametrize("by_digit", [False, True])
@pytest.mark.parametrize(("game", "name"), [("npzr", r"^Stack [AB]\d"), ("samurai", r"^Choose .*’s Movie")])
def test_it_is_one_tab_from_the_chosen_card_to_the_first_place(
    visit: Visit, game: str, name: str, by_digit: bool
) -> None:
    page = visit("Ada")
    assert choose_card(page, game, by_digit)
    page.keyboard.press("Tab")
    place = page.locator(".table [data-pick]:focus")
    expect(place).to_have_count(1)
    expect(place).to_have_accessible_name(re.compile(name))
    first = place.get_attribute("data-pick")
    page.keyboard.press("Enter")
    expect(page.locator(f'.prompt[data-chosen="{first}"]')).to_be_visible(timeout=PATIENCE)
    # Nobody is led twice: from there Tab goes on as everywhere.
    page.keyboard.press("Tab")
    expect(page.locator(f'.table [data-pick="{first}"]:focus')).to_have_count(0)
