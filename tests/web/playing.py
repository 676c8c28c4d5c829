"""People who play in a real browser: they see what is lit and press it."""

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, TypeVar

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as TooLate

from matinee.engine.chance import Swift

PATIENCE = 15_000
HEARS = "() => performance.now() - asked.since > 300"
BEAT = "main.screen[data-beat]"
STIRRED = f"() => document.querySelector('.end, .prompt[data-question], {BEAT}')"
BOX = 2_000
LONGEST = 400
GLANCE = 20

# Whatever may answer now, as a person sees it: first what stands in the way, then what lies on the table.
DIALOG = "dialog[open] .legal:is(button):not(:disabled), dialog[open] .acts .btn:is(.sure, .go:not(.out))"
LIT = ".table button.legal, .table .legal button.fig, .table button.part, .offers button"
CARD = ".hand button.card.legal, .hand .half.live"
# Over, or another question, or another box: one that was answered may stay a moment longer.
# Or it was chosen on the table: the second tap does it. What a box asks about has been chosen before.
MOVED = """([asked, ...boxes]) => document.querySelector('.end')
    || (!boxes.length && document.querySelector('.prompt[data-chosen]'))
    || document.querySelector('.prompt')?.dataset.question !== asked
    || [...document.querySelectorAll('dialog[open]:has(.acts, button.legal)')].some(
        box => !boxes.includes(box.textContent))"""
BUTTON = ".prompt .opts .btn:not(.off):not(.option)"
# All of it at once, hexes too, for those who press without care.
ANYTHING = f"{DIALOG}, {LIT}, .map [data-pick], {CARD}, {BUTTON}"
# In one go: while a script looks at them one by one, others may act.
PRESS = """(all, move) => {
    const seen = all.filter(one => one.checkVisibility({visibilityProperty: true}));
    const able = seen.filter(one => !one.matches(':disabled, [aria-disabled=true]'));
    const click = new MouseEvent('click', {bubbles: true, cancelable: true});
    if (able.length) able[move % able.length].dispatchEvent(click);
}"""
TITLES = {
    "npzr": "Ninja Pirate Zombie Robot",
    "roundhouse": "Roundhouse Kick",
    "rampage": "Robot Rampage",
    "kaiju": "Cardboard Kaiju",
    "samurai": "Kung Fu Samurai",
}


def spot(what: Locator) -> Position:
    """Near its upper left corner, and never beside something that is small."""
    box = what.bounding_box(timeout=PATIENCE)
    return {"x": min(16, box["width"] / 2), "y": min(24, box["height"] / 2)} if box else {"x": 16, "y": 24}


class Person:
    """Somebody at a page. `touch` taps instead of clicking."""

    def __init__(self, page: Page, seed: int, touch: bool = False) -> None:
        self.page = page
        self.chance = Swift(seed)
        self.touch = touch

    def press(self, what: Locator) -> None:
        """At its left edge: of a card in a full hand no more can be seen."""
        at = spot(what)
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
        for _ in range(LONGEST):
            self.page.wait_for_function(STIRRED, timeout=PATIENCE)
            if not self.hurries():
                return not self.over
        raise AssertionError("the score never ends")

    def hurries(self) -> bool:
        """What is performed is ended by a key: nothing is asked before. Those who step have to, all others may."""
        performed = self.page.locator(BEAT).count() > 0
        if performed:
            self.page.keyboard.press("x")
        return performed

    def until_heard(self) -> None:
        """The prompt hears nothing for 300 ms after its question has changed."""
        self.page.wait_for_function(HEARS, timeout=PATIENCE)

    def candidates(self) -> Locator:
        """What may be pressed now: places before cards, cards before buttons."""
        for lit in (DIALOG, LIT, CARD):
            found = self.page.locator(lit)
            if found.count() > 0:
                return found
        self.until_heard()
        return self.page.locator(BUTTON)

    def answer(self) -> None:
        """Press something that is lit, and see the question change."""
        found = self.candidates()
        self.answer_by(found.nth(int(self.chance.below(found.count()))))

    def answer_by(self, what: Locator) -> None:
        """Press this, and see the question change."""
        asked = [self.question, *self.page.locator("dialog[open]").all_text_contents()]
        what.scroll_into_view_if_needed(timeout=PATIENCE)
        box = what.bounding_box(timeout=PATIENCE)
        self.press(what)
        try:
            self.page.wait_for_function(MOVED, arg=asked, timeout=PATIENCE if len(asked) == 1 else BOX)
        except TooLate:
            # A box that came up under the finger may not have heard it: it is still there to be pressed again.
            if self.page.locator(DIALOG).count() == 0:
                self.page.wait_for_function(MOVED, arg=asked, timeout=PATIENCE)
        if box is not None and asked == [self.question]:
            self.press_twice(box["x"] + min(16, box["width"] / 2), box["y"] + min(24, box["height"] / 2))

    def press_twice(self, x: float, y: float) -> None:
        """What was chosen by the first tap is done by the second at the same place."""
        chosen = self.page.locator(".prompt[data-chosen]")
        if chosen.count() == 0:
            return
        asked = self.question
        self.page.touchscreen.tap(x, y) if self.touch else self.page.mouse.click(x, y)
        self.page.wait_for_function(
            """asked => document.querySelector('.end, dialog[open] .acts')
                || document.querySelector('.prompt')?.dataset.question !== asked""",
            arg=asked,
            timeout=PATIENCE,
        )

    def answer_some(self, count: int) -> None:
        """So many questions, and then see the next."""
        for _ in range(count):
            if self.until_stirred():
                self.answer()
        self.until_stirred()

    def plays_on(self, most: int) -> int:
        """Answer until somebody else is asked, at most so often."""
        for count in range(most):
            if self.over or self.question is None:
                return count
            self.answer()
        return most


def hand_over(page: Page) -> None:
    """A bot plays the rest for this person; a wild that just asks what it is can be laid back."""
    if page.locator("dialog[open]").count() > 0:
        page.keyboard.press("Escape")
    page.get_by_role("button", name="Table menu").click(timeout=PATIENCE)
    page.get_by_role("button", name="Let a bot play for me").click(timeout=PATIENCE)


def see_the_end(people: Sequence[Person]) -> None:
    """They have pressed enough: bots play the rest, and everybody sees how it ends."""
    if next_asked(people):
        for person in people:
            hand_over(person.page)
    for person in people:
        for _ in range(LONGEST):
            if person.over:
                break
            if person.page.locator(BEAT).count() > 0:
                # All that is left of the score, not only its next beat.
                person.page.keyboard.press("Escape")
            with suppress(TooLate):
                person.page.wait_for_selector(".end", timeout=GLANCE * 10)
        expect(person.page.get_by_role("heading", name="THE END")).to_be_visible(timeout=PATIENCE)


def play_out(people: list[Person], most: int) -> int:
    """The one who is asked answers, until it is over or `most` answers are given; returns how many were."""
    done = 0
    while done < most and (person := next_asked(people)):
        done += person.plays_on(most - done)
    return done


Someone = TypeVar("Someone", bound=Person)


def next_asked(people: Sequence[Someone]) -> Someone | None:
    """The first person who is asked something; None if the game is over."""
    for _ in range(PATIENCE // GLANCE):
        for person in people:
            if any(one.over for one in people):
                for one in people:
                    one.until_stirred()
                return None
            person.hurries()
            if person.question is not None:
                return person
            with suppress(TooLate):
                person.page.wait_for_function(STIRRED, timeout=GLANCE)
    raise AssertionError("nobody is asked, and it is not over")


def begin_together(host: Page, guest: Page) -> None:
    """The guest sits down at the host's table, and the show starts."""
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_text("Bo", exact=True)).to_be_visible()
    host.get_by_role("button", name="Start the show").click()


def open_table(page: Page, title: str, people: int, bots: int) -> None:
    """From the lobby to a table of a game: `people` people (the first sits here) and the simplest, quickest bots."""
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


def play_now(page: Page, game: str) -> None:
    """One press in the lobby, and something is asked; no cut-scene is in the way."""
    page.goto("/")
    page.get_by_role("button", name=f"Play {TITLES[game]} now against bots").click()
    page.wait_for_selector(".prompt[data-question], .scene", timeout=PATIENCE)
    if page.locator(".scene").count() > 0:
        page.keyboard.press("x")
    page.wait_for_selector(".prompt[data-question]", timeout=PATIENCE)


def press_something(page: Page, move: int) -> None:
    """Bounded and careless: many kinds of questions come up, and what cannot be pressed is left alone."""
    settle(page)
    page.locator(ANYTHING).evaluate_all(PRESS, move)


def press_until(page: Page, shown: str) -> None:
    """Press something again and again until this is on the table, however long the others take in between."""
    for move in range(LONGEST):
        settle(page)
        if page.locator(shown).count() > 0:
            return
        press_something(page, move)
    raise AssertionError(f"{shown} is never shown")


def settle(page: Page) -> None:
    """Until something is asked, if it soon is, and the prompt hears what is pressed."""
    for _ in range(2):
        # A player who holds a window open waits for nobody but themselves.
        with suppress(TooLate):
            page.wait_for_function(STIRRED, timeout=BOX)
        if page.locator(BEAT).count() > 0:
            page.keyboard.press("Escape")
    page.wait_for_function(HEARS, timeout=PATIENCE)


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


def alike(page: Page, other: Page) -> None:
    """Somebody is asked at one of two pages, and the other has heard all that led to it."""
    last = "[...document.querySelectorAll('.log p')].at(-1)?.textContent"
    for one, two in ((page, other), (other, page)):
        told = one.evaluate(last)
        two.wait_for_function(f"told => {last} === told", arg=told, timeout=PATIENCE)


def check(page: Page, leaving_out: str = "") -> None:
    """Nothing that axe knows keeps anybody out."""
    found = Axe().run(page, context={"exclude": [leaving_out]} if leaving_out else None)
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
