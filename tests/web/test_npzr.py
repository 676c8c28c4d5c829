"""Whole games of Ninja Pirate Zombie Robot in a browser, from the lobby to THE END."""

from playwright.sync_api import Page, expect
from tests.web.conftest import Visit
from tests.web.playing import GUARD, PATIENCE, Person, moment, open_npzr, play_out

# Fifty turns of at most a card, a nomination, a place and a few moves each.
MOST = 700


def test_two_people_play_by_clicking(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    open_npzr(ada, friend=True)
    bo.goto(ada.url)
    bo.get_by_role("button", name="Sit here").click()
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start the show").click()
    people = [Person(ada, 1), Person(bo, 2)]
    for page in (ada, bo):
        page.wait_for_selector(".hand .card", timeout=PATIENCE)
    done = play_out(people, MOST)
    assert done < MOST, "the game never ended"
    for page in (ada, bo):
        expect(page.get_by_role("heading", name="THE END")).to_be_visible(timeout=PATIENCE)
    verdicts = [page.locator(".verdict").inner_text() for page in (ada, bo)]
    assert verdicts[0] == verdicts[1]
    ada.get_by_role("button", name="Again, same seats").click()
    expect(bo.get_by_text("ready: Ada")).to_be_visible()
    bo.get_by_role("button", name="Again, same seats").click()
    for page in (ada, bo):
        expect(page.locator(".end")).to_have_count(0)
        page.wait_for_selector(".hand .card", timeout=PATIENCE)


def test_one_plays_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit("Ada", phone=True, is_mobile=True)
    open_npzr(page, friend=False)
    ada = Person(page, 3, touch=True)
    done = 0
    while done < MOST and ada.until_stirred():
        done += ada.plays_on(MOST - done)
    assert ada.over
    fits = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert fits, "the page is wider than the phone"
    page.get_by_role("button", name="See the table").tap()
    expect(page.locator(".end")).to_have_count(0)


def test_one_plays_by_keyboard_alone(visit: Visit) -> None:
    page = visit("Ada")
    page.goto("/setup/npzr")
    page.get_by_label("Turns after which the lights go up").select_option("50")
    reach(page, "button.start")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand .card", timeout=PATIENCE)
    ada = Person(page, 4)
    done = 0
    while done < MOST and ada.until_stirred():
        by_key(ada)
        done += 1
    assert ada.over
    reach(page, ".end .btn.go")


def by_key(ada: Person) -> None:
    """A digit takes a card; Tab and Enter reach everything else; Space presses the main button."""
    page, asked = ada.page, ada.question
    lit = (
        "dialog[open] button.legal:not(:disabled), dialog[open] .acts .go, .table .legal .fig, .table button.new.legal"
    )
    if page.locator(f"{lit}, .table button.part").count() > 0:
        reach(page, f":is({lit}, .table button.part)")
        page.keyboard.press("Enter")
    else:
        number = page.evaluate(
            "() => [...document.querySelectorAll('.hand .card')].findIndex(card => card.matches('.legal')) + 1"
        )
        page.wait_for_timeout(GUARD)
        page.keyboard.press(str(number) if 0 < number < 10 else "Space")
    page.wait_for_function(
        """asked => document.querySelector('.end') || document.querySelector('dialog[open] .acts')
        || document.querySelector('.prompt')?.dataset.question !== asked""",
        arg=asked,
        timeout=PATIENCE,
    )


def reach(page: Page, what: str) -> None:
    for _ in range(120):
        if page.evaluate("what => document.activeElement.matches(what)", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {what}")


def test_why_not_back_and_hand_over(visit: Visit) -> None:
    page = visit("Ada")
    open_npzr(page, friend=False)
    ada = Person(page, 5)
    # While the table is empty there is only one place, which the house takes by itself: play on a little.
    why_not = page.get_by_role("button", name="End your turn why not?")
    for _ in range(20):
        assert ada.until_stirred()
        if page.locator(".stk").count() > 1 and why_not.count() > 0:
            break
        ada.answer()
    page.wait_for_timeout(GUARD)
    why_not.click()
    expect(page.get_by_text("One card must be played before the turn can end.")).to_be_visible()
    before = moment(page)
    ada.press(page.locator(".hand .card.legal").first)
    expect(page.get_by_role("button", name="Back")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector(".hand .card.legal")
    assert moment(page)["hand"] == before["hand"]
    page.get_by_role("button", name="NPZR-06").first.click()
    expect(page.locator("article.cited")).to_contain_text("NPZR-06")
    page.get_by_role("button", name="Back").click()
    page.wait_for_selector(".hand .card.legal", timeout=PATIENCE)
    assert moment(page)["hand"] == before["hand"]
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="THE END")).to_be_visible(timeout=40_000)
