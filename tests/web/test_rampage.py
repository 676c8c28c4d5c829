"""Robot Rampage in a browser: built, fought and won by two people and a bot, who press what is lit."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.beats import FORWARD, Take, arranged, project, resized
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, begin_together, check, open_table, play_out, see_the_end
from tests.web.takes import rampage

from matinee import catalog
from matinee.match.cast import CAST

TITLE = "Robot Rampage"
# 25 placements for each, then some turns of a handful of answers; bots fight on to the end.
ENOUGH = 56


def test_two_people_and_a_bot_play_by_clicking(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    open_table(ada, TITLE, people=2, bots=1)
    begin_together(ada, bo)
    people = [Person(ada, 1), Person(bo, 2)]
    for page in (ada, bo):
        expect(page.get_by_role("region", name="The workbench")).to_be_visible(timeout=PATIENCE)
    play_out(people, ENOUGH)
    see_the_end(people)
    verdicts = [page.locator(".verdict").inner_text() for page in (ada, bo)]
    assert verdicts[0] == verdicts[1]
    assert re.search("wins: .* is the last robot standing", verdicts[0])


def into_battle(page: Page, seed: int) -> Person:
    """Build robots, each asked player in turn, until cards are in hand."""
    ada = Person(page, seed)
    for _ in range(40):
        if page.locator(".hand .card .half").count() > 0 or not ada.until_stirred():
            break
        ada.answer()
    page.wait_for_selector(".hand .half", timeout=PATIENCE)
    return ada


def test_a_table_is_read_in_the_accessibility_tree(visit: Visit) -> None:
    page = visit("Ada")
    open_table(page, TITLE, people=1, bots=3)
    expect(page.get_by_role("region", name="The workbench")).to_contain_text("drawn")
    check(page)
    ada = into_battle(page, 3)
    assert ada.until_stirred()
    check(page)
    # Whose turn it is and what is asked.
    expect(page.get_by_role("region", name="Prompt").or_(page.locator(".prompt"))).to_contain_text("Ada, your")
    # Between attacks your own robot can be tapped: a loose screw is pointed at there.
    expect(page.locator(".fight")).to_have_css("pointer-events", "auto")
    # The main facts: every robot with its parts, wounds and cards.
    own = page.get_by_role("region", name="Ada, you", exact=True)
    expect(own.get_by_role("img", name=re.compile(r"torso: .*, \d of \d wounds"))).to_be_visible()
    expect(own).to_contain_text(re.compile(r"stack\s*\d+"))
    rivals = page.get_by_role("region", name=re.compile(f"^({'|'.join(CAST['extra'])})$"))
    expect(rivals).to_have_count(3)
    for robot in rivals.all():
        expect(robot.get_by_role("img", name=re.compile("(left arm|no left arm)"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile(r"The arena: 2 of 3 lamps lit"))).to_be_visible()
    # Every card of the hand says colour by shape, strength, type and text.
    says = page.locator(".hand .card").first.get_attribute("aria-label") or ""
    assert re.search(r"(triangle|hexagon|star|square|circle|diamond) \d", says)
    assert re.search("Action|Booster|Response|Replacement", says)


def until_drafting(page: Page) -> None:
    """Until an attack of our own is being put together and something can still join it; a new table if we fell."""
    on, live = page.locator(".hand .half.on"), page.locator(".hand .half.live")
    gadget = page.get_by_role("button", name=re.compile("^Use "))
    attack = page.get_by_role("button", name="Attack then one attack, compulsory")
    for seed in range(4, 10):
        open_table(page, TITLE, people=1, bots=5)
        ada = into_battle(page, seed)
        for _ in range(40):
            page.wait_for_selector(".end, .panel.gone, .prompt[data-question]", timeout=PATIENCE)
            if ada.question is None:
                break
            # With nothing left to add the house shows an attack by itself; an unused accessory keeps it open.
            if min(on.count(), live.count(), gadget.count()) > 0:
                return
            if attack.count() > 0:
                # No Action: the whole hand is for the attack.
                ada.until_heard()
                ada.answer_by(attack)
            else:
                ada.answer()
    raise AssertionError("never got to an attack")


def test_a_draft_is_laid_and_taken_back(visit: Visit) -> None:
    page = visit("Ada")
    until_drafting(page)
    laid = page.locator(".hand .half.on").count()
    before = page.locator(".stage .num").first.inner_text()
    name = page.locator(".hand .half.live").first.get_attribute("aria-label") or ""
    page.locator(".hand .half.live").first.click()
    expect(page.locator(".hand .half.on")).to_have_count(laid + 1)
    # The same half takes it back.
    page.locator(f'.hand .half.on[aria-label="{name}"]').first.click()
    expect(page.locator(".hand .half.on")).to_have_count(laid)
    expect(page.locator(".stage .num").first).to_have_text(before)
    # Why not: any half that cannot be used opens the clause.
    page.locator(".hand .half.no").first.click()
    expect(page.locator(".panel.why").get_by_role("button", name=re.compile("^RR-"))).to_be_visible()


def test_a_robot_is_built_and_fights_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit("Ada", phone=True, is_mobile=True)
    open_table(page, TITLE, people=1, bots=2)
    ada = Person(page, 5, touch=True)
    for _ in range(40):
        if not ada.until_stirred() or page.locator(".stage.past").count() > 0:
            break
        ada.answer()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"), "wider than the phone"
    check(page)
    # The lamps are three dots; pressed, they say what they mean.
    page.get_by_role("button", name=re.compile("^The arena")).tap()
    expect(page.get_by_text("no wild guards")).to_be_visible()
    page.keyboard.press("Escape")
    # A rival is a chip; opened, it shows every part by name.
    page.locator(".chips .chip").first.tap()
    expect(page.locator("dialog[open] li")).to_have_count(5)


@pytest.mark.parametrize("size", [{"width": 667, "height": 375}, {"width": 844, "height": 390}], ids=["667", "844"])
def test_on_a_phone_that_lies_a_whole_fight_is_seen_and_so_is_the_calm_before(visit: Visit, size: ViewportSize) -> None:
    show = catalog.show("rampage")
    page = visit("Ada", speed="step", phone=True)
    resized(page, size)
    project(
        page, Take(show, arranged(show, rampage.POSITION, 4), rampage.FIRST, names=["Ada", "Gloria II", "Wally", "Bo"])
    )
    table = page.locator(".table")
    expect(page.locator(".fight")).to_be_visible()
    if size["width"] < 700:
        assert table.evaluate("it => it.scrollHeight <= it.clientHeight"), "before it, the whole board"
    for _ in rampage.FIRST[:-1]:
        page.get_by_role("button", name=FORWARD).click()
        page.keyboard.press("Escape")
    expect(page.locator(".fight .stage .verd")).to_be_visible()
    assert beyond(page) <= 0, "from the names to the last word"


def beyond(page: Page) -> float:
    """How far the fight goes beyond the table, and anything in it beyond its own box."""
    found: float = page.evaluate("""() => {
        const box = one => document.querySelector(one).getBoundingClientRect();
        const [fight, table] = [box('.fight'), box('.table')];
        const within = [...document.querySelectorAll('.fight .rs, .fight .stage')];
        return Math.max(fight.bottom - table.bottom, table.top - fight.top,
            ...within.map(one => one.scrollHeight - one.clientHeight)) - 1;
    }""")
    return found
