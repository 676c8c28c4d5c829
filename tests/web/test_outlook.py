"""What would this do? Hovering over an answer shows what it leads to, and where, before it is given."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.beats import resized
from tests.web.conftest import Visit
from tests.web.playing import HEARS, PATIENCE

ROBOT = ".table button.aim[data-pick^='on:']"


def seated(page: Page) -> Locator:
    """At a table of Robot Rampage, where the first question is always onto which robot a part goes."""
    page.goto("/")
    page.get_by_role("button", name="Play Robot Rampage now against bots").click()
    page.wait_for_selector(ROBOT, timeout=PATIENCE)
    page.wait_for_function(HEARS, timeout=PATIENCE)
    return page.locator(".outlook[role=status]")


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box(timeout=PATIENCE)
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_mouse_and_the_focus_show_what_an_answer_would_do(visit: Visit) -> None:
    page = visit("Ada")
    told = seated(page)
    first, second = page.locator(ROBOT).nth(0), page.locator(ROBOT).nth(1)
    question = page.locator(".prompt").get_attribute("data-question")
    page.keyboard.press("Tab")
    first.focus()
    expect(told).to_have_attribute("data-about", first.get_attribute("data-pick") or "", timeout=PATIENCE)
    page.mouse.move(*middle(second))
    expect(told).to_have_attribute("data-about", second.get_attribute("data-pick") or "", timeout=PATIENCE)
    expect(told).to_contain_text(re.compile("Ada bolts .+ onto "))
    expect(page.locator(".ghost .face")).to_have_count(1)
    page.mouse.move(5, 5)
    expect(told).to_be_empty()
    expect(page.locator(".ghost")).to_have_count(0)
    assert page.locator(".prompt").get_attribute("data-question") == question, "nothing has been said"


def test_the_first_tap_shows_it_on_a_phone_and_a_tap_beside_it_puts_it_away(visit: Visit) -> None:
    page = visit("Ada", phone=True, is_mobile=True)
    told = seated(page)
    page.touchscreen.tap(*middle(page.locator(ROBOT).first))
    expect(told).to_contain_text(re.compile("Ada bolts .+ onto "), timeout=PATIENCE)
    expect(page.locator(".prompt[data-chosen]")).to_be_visible()
    page.touchscreen.tap(*middle(page.locator(".goal .win")))
    expect(told).to_be_empty()
    expect(page.locator(".prompt[data-chosen]")).to_be_visible()


def test_on_a_phone_that_lies_it_covers_neither_the_board_nor_the_buttons(visit: Visit) -> None:
    page = visit("Ada", phone=True, is_mobile=True)
    told = seated(page)
    resized(page, {"width": 844, "height": 390})
    page.touchscreen.tap(*middle(page.locator(ROBOT).first))
    expect(told).to_contain_text(re.compile("Ada bolts .+ onto "), timeout=PATIENCE)
    covered = page.evaluate(
        """() => {
            const box = what => document.querySelector(what).getBoundingClientRect();
            const card = box('.outlook .card');
            return ['.screen .table', '.prompt .opts', '.screen .hand'].filter(what => {
                const its = box(what);
                const across = Math.min(card.right, its.right) - Math.max(card.left, its.left);
                return across > 1 && Math.min(card.bottom, its.bottom) - Math.max(card.top, its.top) > 1;
            });
        }"""
    )
    assert covered == []


def test_on_a_phone_what_it_marks_ends_where_the_table_does(visit: Visit) -> None:
    """A robot that is half scrolled away lies behind the prompt, and nothing is drawn over that."""
    page = visit("Ada", phone=True, is_mobile=True)
    told = seated(page)
    robot = page.locator(ROBOT).last
    robot.evaluate(
        """one => {
            const table = document.querySelector('.screen .table');
            const box = one.getBoundingClientRect();
            table.scrollBy(0, box.top + box.height / 2 - table.getBoundingClientRect().bottom);
        }"""
    )
    box = robot.bounding_box(timeout=PATIENCE)
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 4)
    expect(told).to_have_attribute("data-about", robot.get_attribute("data-pick") or "", timeout=PATIENCE)
    ghost, table = page.locator(".ghost").bounding_box(), page.locator(".screen .table").bounding_box()
    assert ghost is not None
    assert table is not None
    assert ghost["y"] + ghost["height"] <= table["y"] + table["height"] + 1
    assert ghost["height"] < box["height"], "it is cut"
    card = page.locator(".outlook .card").bounding_box()
    assert card is not None
    assert card["y"] + card["height"] <= ghost["y"], "the words lie at the other end"


def test_a_hint_lights_an_answer_says_why_and_is_counted(visit: Visit) -> None:
    page = visit("Ada")
    seated(page)
    page.get_by_role("button", name="What would a star do?").click()
    tip = page.get_by_role("status").filter(has_text="A star would say")
    expect(tip).to_contain_text("1 hint", timeout=PATIENCE)
    expect(page.locator("[data-lit]").first).to_be_visible()
    tip.get_by_role("button", name="Got it").click()
    expect(page.locator("[data-lit]")).to_have_count(0)
