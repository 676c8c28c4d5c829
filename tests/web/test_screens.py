"""The house's own screens: nothing blank, nothing raw, and a way by keyboard to what is asked."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.web.beats import resized
from tests.web.conftest import LAPTOP, PHONE, Visit
from tests.web.playing import PATIENCE, TITLES, Person, open_npzr, play_now, press_until

from matinee import catalog

PAGES = ["/", "/credits", *(f"/{kind}/{id}" for kind in ("cards", "rules", "setup") for id in catalog.SHOWS)]
# What turns the page of a board that has several, on a phone.
TURNED = {"kaiju": ".tabs3 [role=tab]", "samurai": ".table .tabs button:not(.askme)"}
SIZES: tuple[ViewportSize, ...] = (PHONE, {"width": 667, "height": 375}, LAPTOP)
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
    # In the browser's top layer, where dialogs are, too.
    assert page.locator(".toasts").get_attribute("popover") == "manual"


# How each of several alternatives looks: what fills and what frames it.
LOOKS = """all => all.filter(one => one.checkVisibility()).map(one => {
    const its = getComputedStyle(one);
    return [its.backgroundColor, its.outlineStyle, its.outlineColor, its.borderTopColor].join();
})"""


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", ["kaiju", "samurai"])
def test_in_forced_colours_what_is_chosen_looks_different(visit: Visit, game: str, phone: bool) -> None:
    page = visit("Ada", phone=phone, forced_colors="active")
    play_now(page, game)
    press_until(page, ".hand .card.legal")
    sets = [".filters button", ".rail [role=tab]"] if not phone else [TURNED[game]]
    for alternatives in [*sets, *([] if phone else [".phases li"])]:
        looks = page.locator(alternatives).evaluate_all(LOOKS)
        assert sorted(looks.count(look) for look in set(looks)) == sorted({1, len(looks) - 1}), alternatives
    Person(page, 1).until_heard()
    # By its name: until the table has answered, another card may still be the chosen one.
    card = page.locator(".hand .card.legal").first.get_attribute("data-card")
    page.locator(f".hand .card.legal[data-card={card}]").first.click()
    chosen = page.locator(f".hand .card.selected[data-card={card}]")
    expect(chosen).to_have_count(1, timeout=PATIENCE)
    mark = chosen.evaluate("one => getComputedStyle(one, '::after').content")
    assert mark == '"✓"'


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


def test_back_from_a_first_game_the_lobby_knows_it(visit: Visit) -> None:
    page = visit("Ada")
    play_now(page, "npzr")
    page.go_back()
    expect(page.locator(".tkt", has_text="It is your turn")).to_have_count(1, timeout=PATIENCE)


@pytest.mark.parametrize("game", TITLES)
def test_a_table_is_as_high_as_the_screen_and_not_a_line_higher(visit: Visit, game: str) -> None:
    page = visit("Ada", phone=True, is_mobile=True)
    play_now(page, game)
    for size in SIZES:
        resized(page, size)
        page.evaluate("scrollTo(0, 50)")
        assert page.evaluate("scrollY") == 0, size
