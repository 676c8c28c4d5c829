"""People who play in a real browser: they see what is lit and press it."""

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as TooLate

from matinee.engine.chance import Swift

PATIENCE = 15_000
GUARD = 320
BOX = 2_000

# Whatever may answer now, as a person sees it: first what stands in the way, then what lies on the table.
DIALOG = "dialog[open] .legal:is(button):not(:disabled), dialog[open] .acts .btn.go"
LIT = ".table button.legal, .table .legal button.fig, .table button.part, .offers button"
CARD = ".hand button.card.legal, .hand .half.live"
# Over, or another question, or another box: one that was answered may stay a moment longer.
MOVED = """([asked, ...boxes]) => document.querySelector('.end')
    || document.querySelector('.prompt')?.dataset.question !== asked
    || [...document.querySelectorAll('dialog[open]:has(.acts, button.legal)')].some(
        box => !boxes.includes(box.textContent))"""
BUTTON = ".prompt .opts .btn:not(.off):not(.option)"


class Person:
    """Somebody at a page. `touch` taps instead of clicking."""

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.chance = Swift(seed)
        self.touch = touch

    def press(self, what: Locator) -> None:
        """At its left edge: of a card in a full hand no more can be seen."""
        at: Position = {"x": 16, "y": 24}
        if self.touch:
            what.tap(timeout=PATIENCE, position=at)
        else:
            # Off the card that was looked at last: raised, it lies over its neighbour.
            self.page.mouse.move(1, 1)
            what.click(timeout=PATIENCE, position=at)

    # At a table

    @property
    def question(self) -> str | None:
        return self.page.locator(".prompt").get_attribute("data-question", timeout=PATIENCE)

    @property
    def over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def until_stirred(self) -> bool:
        """Wait until something is asked of us, or it is over; True if it is."""
        self.page.wait_for_function(
            "() => document.querySelector('.end') || document.querySelector('.prompt[data-question]')",
            timeout=PATIENCE,
        )
        return not self.over

    def candidates(self) -> Locator:
        """What may be pressed now: places before cards, cards before buttons."""
        for lit in (DIALOG, LIT, CARD):
            found = self.page.locator(lit)
            if found.count() > 0:
                return found
        # The prompt hears nothing for 300 ms after its question has changed.
        self.page.wait_for_timeout(GUARD)
        return self.page.locator(BUTTON)

    def answer(self) -> None:
        """Press something that is lit, and see the question change."""
        found = self.candidates()
        self.answer_by(found.nth(int(self.chance.below(found.count()))))

    def answer_by(self, what: Locator) -> None:
        """Press this, and see the question change."""
        asked = [self.question, *self.page.locator("dialog[open]").all_text_contents()]
        self.press(what)
        try:
            self.page.wait_for_function(MOVED, arg=asked, timeout=PATIENCE if len(asked) == 1 else BOX)
        except TooLate:
            # A box that came up under the finger may not have heard it: it is still there to be pressed again.
            asks = self.page.locator(".what").inner_text()
            assert self.page.locator(DIALOG).count() > 0, f"nothing came of it: {asks}"

    def plays_on(self, most: int) -> int:
        """Answer until somebody else is asked, at most so often."""
        for count in range(most):
            if self.over or self.question is None:
                return count
            self.answer()
        return most


def play_out(people: list[Person], most: int) -> int:
    """Whoever is asked answers, until it is over or so much has been said; how much was."""
    done = 0
    while done < most and not any(person.over for person in people):
        asked = [person for person in people if person.question is not None]
        if asked:
            done += asked[0].plays_on(most - done)
        else:
            people[0].page.wait_for_timeout(20)
            done += 1
    return done


def open_table(page: Page, title: str, people: int, bots: int) -> None:
    """From the lobby to a table of a game: so many people (the first sits here), and the simplest, quickest bots."""
    page.goto("/")
    page.get_by_role("link", name=f"Open a table of {title}").click()
    chairs = page.locator(".chairs .chair")
    chairs.first.wait_for(timeout=PATIENCE)
    for number in range(1, chairs.count()):
        kind = "person" if number < people else "bot" if number < people + bots else "empty"
        while kind not in (chairs.nth(number).get_attribute("class") or "").split():
            chairs.nth(number).click()
    for level in page.locator(".chairs select").all():
        level.select_option("extra")
    page.get_by_label("How fast do bots play?").select_option("At once")
    page.locator("button.start").click()
    page.wait_for_url(re.compile("/t/"))


def open_npzr(page: Page, friend: bool) -> None:
    """From the lobby to a table of the shortest game there is: with a friend to come, or against a bot."""
    page.goto("/")
    page.get_by_role("link", name="Open a table of Ninja Pirate Zombie Robot").click()
    page.get_by_label("Turns after which the lights go up").select_option("50")
    page.get_by_label("How fast do bots play?").select_option("At once")
    if friend:
        page.get_by_role("button", name=re.compile("^Chair 2: bot")).click()
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_role("heading", name="Invite")).to_be_visible()
    else:
        page.get_by_role("button", name="Start the show").click()
        page.wait_for_selector(".hand .card", timeout=PATIENCE)


def check(page: Page) -> None:
    """Nothing that axe knows keeps anybody out."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def moment(page: Page) -> dict[str, Any]:
    """What somebody sees who looks at a table: enough to tell two moments apart."""
    found: dict[str, Any] = page.evaluate(
        """() => ({
            question: document.querySelector('.prompt').dataset.question,
            what: document.querySelector('.prompt .what').textContent,
            hand: [...document.querySelectorAll('.hand .card')].map(card => card.getAttribute('aria-label')),
            stacks: [...document.querySelectorAll('.stk .id')].map(id => id.textContent),
            lines: [...document.querySelectorAll('.log p')].slice(-5).map(line => line.textContent.trim()),
        })"""
    )
    return found
