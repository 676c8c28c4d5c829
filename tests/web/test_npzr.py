"""Whole games of Ninja Pirate Zombie Robot in a browser, from the lobby to THE END."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.beats import Take, arranged, project, resized
from tests.web.conftest import PHONE, Visit
from tests.web.playing import PATIENCE, Person, begin_together, moment, next_asked, open_npzr, play_out, see_the_end

from matinee import catalog

# Some six turns of a card, a place and a few moves; bots play the rest of the fifty.
ENOUGH = 20
STIRRED = """asked => document.querySelector('.end, dialog[open] .acts, .prompt[data-chosen]')
    || document.querySelector('.prompt')?.dataset.question !== asked"""


def test_two_people_play_by_clicking(visit: Visit) -> None:
    """At two speeds: each waits for nobody's score but their own."""
    ada, bo = visit("Ada", speed="once"), visit("Bo", speed="calm")
    open_npzr(ada, friend=True)
    begin_together(ada, bo)
    people = [Person(ada, 1), Person(bo, 2)]
    for page in (ada, bo):
        page.wait_for_selector(".hand .card", timeout=PATIENCE)
    play_out(people, ENOUGH)
    see_the_end(people)
    verdicts = [page.locator(".verdict").inner_text() for page in (ada, bo)]
    assert verdicts[0] == verdicts[1]
    ada.get_by_role("button", name=re.compile("Again, same seats|One more")).click()
    expect(bo.get_by_text("ready: Ada")).to_be_visible()
    bo.get_by_role("button", name=re.compile("Again, same seats|One more")).click()
    for page in (ada, bo):
        expect(page.locator(".end")).to_have_count(0)
        page.wait_for_selector(".hand .card", timeout=PATIENCE)


def test_a_game_is_played_by_touch_on_a_phone(visit: Visit) -> None:
    page = visit("Ada", phone=True, is_mobile=True, speed="brisk")
    open_npzr(page, friend=False)
    ada = Person(page, 3, touch=True)
    done = 0
    while done < ENOUGH and ada.until_stirred():
        done += ada.plays_on(ENOUGH - done)
    see_the_end([ada])
    fits = page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert fits, "the page is wider than the phone"
    page.get_by_role("button", name="See the table").tap()
    expect(page.locator(".end")).to_have_count(0)


def test_a_game_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit("Ada", speed="step")
    page.goto("/setup/npzr")
    page.get_by_label("Turns after which the lights go up").select_option("50")
    reach(page, "button.start")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand .card", timeout=PATIENCE)
    ada = Person(page, 4)
    for _ in range(ENOUGH):
        if ada.until_stirred():
            by_key(ada)
    reach(page, "[aria-label='Table menu']")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="Table menu")).to_be_visible()
    page.keyboard.press("Escape")
    see_the_end([ada])
    reach(page, ".end .btn.go")


def by_key(ada: Person) -> None:
    """A digit takes a card; Tab and Enter reach everything else; Space presses the main button."""
    page, asked = ada.page, ada.question
    lit = (
        "dialog[open] button.legal:not(:disabled), dialog[open] .acts .btn:is(.sure, .go:not(.out)), "
        ".table .legal .fig, .table button.new.legal"
    )
    if page.locator(f"{lit}, .table button.part").count() > 0:
        reach(page, f":is({lit}, .table button.part)")
        page.keyboard.press("Enter")
    else:
        number = page.evaluate(
            "() => [...document.querySelectorAll('.hand .card')].findIndex(card => card.matches('.legal')) + 1"
        )
        ada.until_heard()
        page.keyboard.press(str(number) if 0 < number < 10 else "Space")
    page.wait_for_function(STIRRED, arg=asked, timeout=PATIENCE)
    if page.locator(".prompt[data-chosen]").count() > 0:
        # The first press has chosen a place, and the bar says what it does; the main button does it.
        page.keyboard.press("Enter" if page.locator(":is(.stk .fig, button.new):focus").count() else "Space")
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
    ada.until_heard()
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
    see_the_end([ada])


def test_the_opener_is_told_what_its_only_place_does(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    open_npzr(ada, friend=True)
    begin_together(ada, bo)
    # Chance says who begins.
    opener = next_asked([Person(ada, 6), Person(bo, 6)])
    assert opener is not None
    page = opener.page
    card = page.locator(".hand .card.legal").filter(has_not_text="WILD").first  # a wild is nominated first
    opener.press(card)
    expect(page.locator(".prompt[data-chosen]")).to_be_visible()
    expect(page.locator(".prompt .btn.main small")).to_have_text("begins your first stack")
    assert page.locator(".stk").count() == 0
    opener.until_heard()
    page.locator(".prompt .btn.main").click()
    expect(page.locator(".stk")).not_to_have_count(0)


def test_nothing_covers_a_stack_and_every_pile_can_be_hit(visit: Visit) -> None:
    """Six stacks on a side: they scroll, and the deck lies beside them."""
    piles = [f"N-{place} > P-{place}" for place in "HTL"] + [f"Z-{place} > R-{place}" for place in "HTL"]
    laid = [" / ".join(pile if place == at % 3 else "-" for place in range(3)) for at, pile in enumerate(piles)]
    stacks = {f"{side}{number}": stack for side in "AB" for number, stack in enumerate(laid, 1)}
    show = catalog.show("npzr")
    take = Take(show, arranged(show, {"stacks": stacks, "hands": {"a": ["Z-L"], "b": ["Z-L"]}}, 2), [])
    for phone in (False, True):
        page = visit("Ada", phone=phone)
        project(page, take)
        page.wait_for_selector(".bur")
        covered = page.evaluate(
            """() => {
                const deck = document.querySelector('.deck').getBoundingClientRect();
                return [...document.querySelectorAll('.row')].filter(row => {
                    const box = row.getBoundingClientRect();
                    const across = box.left < deck.right && box.right > deck.left;
                    return across && box.top < deck.bottom && box.bottom > deck.top;
                }).length;
            }"""
        )
        assert covered == 0, "the deck lies over a row of stacks"
        assert page.locator(".table").evaluate("it => it.scrollHeight <= it.clientHeight"), "a row is under the prompt"
        box = page.locator(".bur").first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        # As low as a small laptop, or one with a notice over its table: no feet under the prompt.
        resized(page, PHONE if phone else {"width": 1280, "height": 720})
        assert page.locator(".row").evaluate_all("all => all.every(row => row.scrollHeight <= row.clientHeight)")


# How much each of these stands out from the table, as contrast: its ground, and its ring.
STANDS_OUT = """all => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const light = (...colours) => {
        canvas.clearRect(0, 0, 1, 1);
        for (const colour of colours) { canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); }
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(part => part / 255)
            .map(part => part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const root = getComputedStyle(document.querySelector('.screen'));
    const table = root.getPropertyValue('--g-tint'), ground = light(table);
    const contrast = one => (Math.max(one, ground) + 0.05) / (Math.min(one, ground) + 0.05);
    return all.map(one => getComputedStyle(one))
        .map(its => [light(table, its.backgroundColor), light(its.outlineColor)].map(contrast));
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_places_that_may_be_chosen_stand_out_from_those_that_may_not(visit: Visit, theme: str) -> None:
    page = visit("Ada")
    page.goto("/")
    page.evaluate(f"""localStorage['matinee.settings'] = JSON.stringify(
        {{...JSON.parse(localStorage['matinee.settings']), theme: '{theme}'}})""")
    page.goto("/puzzles/npzr/0002-048")
    page.get_by_role("button", name=re.compile("^Bucket with Antennae")).click(timeout=PATIENCE)
    refused = page.locator(".table button.new.whynot")
    expect(refused).to_be_visible(timeout=PATIENCE)
    [[ground, ring]] = refused.evaluate_all(STANDS_OUT)
    lit = page.locator(".table .legal").evaluate_all(STANDS_OUT)
    assert ground < 1.2, "as quiet as the table itself"
    assert 3 <= ring < min(one[1] for one in lit), "its ring is seen, but not before theirs"
