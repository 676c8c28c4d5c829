"""Two friends with a browser each: they arrive by link, one goes away, one closes the table."""

import re

from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, check, hand_over, open_npzr, see_the_end


def arrive(page: Page, link: str, name: str) -> None:
    """By the link of a chair, under another name than last time."""
    page.goto(link)
    field = page.get_by_label("Name on your chair")
    expect(field).to_have_value("Somebody")
    field.fill(name)
    page.get_by_role("radio", name="goose").check(force=True)
    check(page)
    page.get_by_role("button", name="Sit down").click()
    expect(page.locator(".chair.you")).to_contain_text(name)


def friends(visit: Visit) -> tuple[Page, Page]:
    ada, bo = visit("Ada"), visit("Somebody")
    open_npzr(ada, friend=True)
    arrive(bo, ada.get_by_role("textbox", name="Link to chair 2").input_value(), "Bo")
    return ada, bo


def test_a_friend_arrives_by_link_says_who_they_are_and_is_called_otherwise_later(visit: Visit) -> None:
    ada, bo = friends(visit)
    goose = bo.locator("label[title=goose] path").get_attribute("d") or "none"
    expect(ada.locator(".chair").filter(has_text="Bo").locator("path")).to_have_attribute("d", goose)
    bo.get_by_label("Name on your chair").fill("Ada")
    bo.get_by_role("button", name="This is me").click()
    expect(ada.locator(".chair").filter(has_text="Ada II")).to_be_visible()
    expect(ada.get_by_text("none: take your time")).to_be_visible()
    check(ada)
    ada.locator(".chairs li").filter(has_text="Ada II").get_by_role("button", name="Send away").click()
    expect(bo.get_by_text("The host has given your chair away.")).to_be_visible()


def test_closing_asks_first_and_leaves_the_friend_what_was_played(visit: Visit) -> None:
    ada, bo = friends(visit)
    ada.get_by_role("button", name="Start the show").click()
    bo.wait_for_selector(".hand .card", timeout=PATIENCE)
    ada.get_by_role("button", name="Table menu").click()
    undo = ada.get_by_role("button", name=re.compile("Take my last answer back"))
    expect(undo).to_be_disabled()
    expect(undo).to_contain_text("You have nothing to take back")
    ada.get_by_role("button", name="Close this table").click()
    check(ada)
    ada.get_by_role("button", name="No, go on").click()
    expect(bo.locator(".hand .card").first).to_be_visible()
    ada.get_by_role("button", name="Close this table").click()
    ada.get_by_role("button", name="Yes, close it").click()
    expect(bo.get_by_text("Ada has closed this table.")).to_be_visible()
    check(bo)
    with bo.expect_download() as coming:
        bo.get_by_role("link", name="Download the record").click()
    assert coming.value.suggested_filename.endswith(".json")
    bo.get_by_role("link", name="Watch it").click()
    expect(bo.locator(".table")).to_be_visible()


def test_the_host_starts_without_an_absent_friend_who_may_come_back(visit: Visit) -> None:
    ada, bo = friends(visit)
    table = ada.url
    bo.goto("about:blank")
    ada.get_by_role("button", name=re.compile("Start without Bo")).click()
    expect(ada.get_by_text("Bo: a star sits in")).to_be_visible()
    bo.goto(table)
    bo.get_by_role("button", name="I play again").first.click()
    expect(ada.get_by_text("Bo: a star sits in")).to_have_count(0)
    bo.goto("about:blank")
    expect(ada.locator(".presence")).to_have_text("Bo is away")


def test_unread_chat_is_marked_and_a_line_of_chat_moves_no_clock(visit: Visit) -> None:
    ada, bo = friends(visit)
    ada.get_by_role("button", name="Start the show").click()
    bo.wait_for_selector(".hand .card", timeout=PATIENCE)
    ada.get_by_role("tab", name="Chat").click()
    ada.get_by_label("Say something").fill("hello")
    ada.keyboard.press("Enter")
    chat = bo.get_by_role("tab", name=re.compile("Chat"))
    expect(chat.locator(".unread")).to_have_text("1")
    chat.click()
    expect(chat.locator(".unread")).to_have_count(0)
    expect(ada.get_by_role("tab", name=re.compile("Chat")).locator(".unread")).to_have_count(0)


def test_a_rematch_does_not_wait_for_an_absent_friend(visit: Visit) -> None:
    ada, bo = friends(visit)
    ada.get_by_role("button", name="Start the show").click()
    bo.wait_for_selector(".hand .card", timeout=PATIENCE)
    hand_over(bo)
    bo.goto("about:blank")
    see_the_end([Person(ada, 3)])
    ada.get_by_role("button", name=re.compile("Start now")).click()
    ada.wait_for_selector(".end", state="detached", timeout=PATIENCE)
    expect(ada.get_by_text("Bo: a star sits in")).to_be_visible()
