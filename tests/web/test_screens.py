"""The house's own screens: nothing blank, nothing raw, and a way by keyboard to what is asked."""

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, open_npzr

from matinee import catalog

PAGES = ["/", "/credits", *(f"/{kind}/{id}" for kind in ("cards", "rules", "setup") for id in catalog.SHOWS)]
RAW = re.compile(r"(?:^|\s)\*\w+\*|`[\w:]+`|\[\d \w+\]")


def test_no_drawing_is_blank_and_no_text_is_raw_on_any_page(visit: Visit) -> None:
    page = visit("Ada", phone=True)
    for address in PAGES:
        page.goto(address)
        page.wait_for_load_state("networkidle")
        assert page.locator('path[d=""]').count() == 0, address
        assert RAW.findall(page.locator("body").inner_text()) == [], address
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, address


def test_a_key_leads_to_what_is_asked_and_a_refusal_is_read_over_the_menu(visit: Visit) -> None:
    page = visit("Ada")
    open_npzr(page, friend=False)
    assert Person(page, 1).until_stirred()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Skip to what is asked")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .btn:focus")).to_have_count(1)
    # In colours of one's own the open tab is still another one.
    page.emulate_media(forced_colors="active")
    colours = page.get_by_role("tab").evaluate_all("all => all.map(tab => getComputedStyle(tab).backgroundColor)")
    assert len(set(colours)) == 2
    # In the browser's top layer, where dialogs are, too.
    assert page.locator(".toasts").get_attribute("popover") == "manual"


@pytest.mark.parametrize("name", ["\u05d0\u05d3\u05d4"])
def test_a_name_from_right_to_left_keeps_its_direction_to_itself(visit: Visit, name: str) -> None:
    page = visit(name)
    open_npzr(page, friend=False)
    expect(page.locator(".prompt .who")).to_contain_text(f"\u2068{name}\u2069", timeout=PATIENCE)


def test_my_tables_stand_in_the_lobby_with_whose_turn_it_is(visit: Visit) -> None:
    page = visit("Ada")
    for _ in range(2):
        open_npzr(page, friend=False)
        assert Person(page, 1).until_stirred()
    page.goto("/")
    ticket = page.locator(".tkt", has_text="It is your turn")
    expect(ticket).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("region", name="Your tables")).to_contain_text(re.compile("your turn", re.IGNORECASE))
    ticket.locator("a").click()
    page.wait_for_selector(".hand .card", timeout=PATIENCE)
    page.go_back()
    expect(ticket).to_be_visible(timeout=PATIENCE)
