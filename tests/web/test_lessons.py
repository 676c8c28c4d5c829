"""Lessons in the browser, from the first page to the last: by keyboard, by touch on a phone, and as read out."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.playing import HEARS, PATIENCE

from matinee import catalog
from matinee.lessons.lesson import Lesson, lessons_of

MOST_PAGES = 40
MOST_ANSWERS = 40
GERMAN = "localStorage['matinee.settings'] = localStorage['matinee.settings'].replace('\"en\"', '\"de\"')"
# The page of the lesson that the table told of last, as it came over the socket.
OVERHEARS = """
    window.told = null;
    window.WebSocket = class extends WebSocket {
        constructor(...words) {
            super(...words);
            this.addEventListener('message', ({ data }) => { told = JSON.parse(data).lesson ?? told; });
        }
    };
"""
# What the page shows is what was told last.
CAUGHT_UP = """() => document.querySelector('.over')
    || document.querySelector('.note .dots span')?.textContent === `${told.page} of ${told.pages}`"""
# The table has answered: another page, another question, or the lesson is over.
TURNED = """([page, question]) => document.querySelector('.over')
    || (document.querySelector('.note') && (document.querySelector('.note .dots span').textContent !== page
        || (document.querySelector('.prompt')?.dataset.question ?? null) !== question))"""


# What is pointed at first lies on the table where at least half of it is seen. Only seats are left to the goal's
# ribbon, which has everybody's numbers.
LIT = """() => {
    const seen = (box, frame) => Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top);
    const [first] = told.lit;
    const one = first && [...document.querySelectorAll(`.table [data-${first.kind}="${first.key}"]`)]
        .find(one => one.getClientRects().length);
    const table = document.querySelector('.screen .table').getBoundingClientRect();
    const box = one?.getBoundingClientRect();
    const goal = document.querySelector('.goal').getBoundingClientRect();
    const rings = [...document.querySelectorAll('.dark .ring')].map(ring => ring.getBoundingClientRect());
    const onGoal = rings.some(ring => ring.width >= goal.width && Math.abs(ring.top - goal.top) < 12);
    return !(box && seen(box, table) < Math.min(box.height, table.height) / 2)
        && (!onGoal || told.lit.every(spot => spot.kind === 'seat'));
}"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each game's first lesson by touch on a phone, its last by keyboard; with `--every-lesson` all, in turn.

    What they teach, all of them, is played through by the law of lessons.
    """
    if "lesson" not in metafunc.fixturenames:
        return
    every = metafunc.config.getoption("--every-lesson")
    found = [
        pytest.param(show.id, lesson.id, touch, id=f"{show.id}-{lesson.id}-{'touch' if touch else 'keys'}")
        for show in catalog.ours()
        for lesson, touch in chosen(lessons_of(show), every)
    ]
    metafunc.parametrize(("game", "lesson", "touch"), found)


def chosen(lessons: list[Lesson], every: bool) -> list[tuple[Lesson, bool]]:
    in_turn = [(lesson, place % 2 == 0) for place, lesson in enumerate(lessons)]
    return in_turn if every else [in_turn[0], (lessons[-1], False)]


class Learner:
    """Somebody who does what the guide says. `touch` taps, else everything goes by the keyboard."""

    def __init__(self, page: Page, touch: bool) -> None:
        self.page = page
        self.touch = touch
        page.add_init_script(OVERHEARS)

    @property
    def told(self) -> dict[str, Any]:
        page: dict[str, Any] = self.page.evaluate("told")
        return page

    def press(self, what: Locator) -> None:
        """What was just asked is not heard at once."""
        self.page.wait_for_function(HEARS, timeout=PATIENCE)
        what.scroll_into_view_if_needed(timeout=PATIENCE)
        if self.touch:
            tile = what.evaluate("one => one.tagName") == "polygon"
            what.tap(timeout=PATIENCE, position=None if tile else {"x": 12, "y": 12})
        else:
            what.focus(timeout=PATIENCE)
            self.page.keyboard.press("Enter")

    @property
    def note(self) -> Locator:
        return self.page.locator(".note")

    def moment(self) -> list[str | None]:
        page = self.page.locator(".note .dots span").inner_text(timeout=PATIENCE)
        return [page, self.page.locator(".prompt").get_attribute("data-question")]

    def reads(self) -> None:
        """The card says all that the page says, to eyes and to ears."""
        self.catches_up()
        expect(self.note.locator("h2")).to_have_text(self.told["heading"], timeout=PATIENCE)
        read = self.page.get_by_role("region", name=f"Lesson: {self.told['title']}").aria_snapshot()
        assert self.told["text"][:40] in read.replace("\\", "")
        assert f"{self.told['page']} of {self.told['pages']}" in read
        self.page.wait_for_function(LIT, timeout=PATIENCE)

    def catches_up(self) -> None:
        self.page.wait_for_function(CAUGHT_UP, timeout=PATIENCE)

    def turns(self) -> None:
        before = self.moment()
        button = self.page.locator(".note .go")
        if not self.touch and not self.told["asks"]:
            expect(button).to_be_focused(timeout=PATIENCE)
        self.press(button)
        self.page.wait_for_function(TURNED, arg=before, timeout=PATIENCE)
        self.catches_up()

    def tries(self) -> bool:
        """Give the answer that is expected next where it lies; False if it is put together out of several steps."""
        key = self.told["expects"][0].replace('"', '\\"')
        giver = self.page.locator(f'[data-pick="{key}"]:visible:not(:disabled)')
        if giver.count() == 0:
            return False
        before = self.moment()
        # On a phone a robot is seen from near before it is chosen; a box in which it was chosen closes.
        box = "" if giver.first.evaluate("one => one.closest('dialog') !== null") else ", dialog[open] [data-pick]"
        self.press(giver.first)
        self.page.wait_for_function(
            f"""arg => document.querySelector('.prompt[data-chosen], dialog[open] .acts{box}')
                || ({TURNED})(arg)""",
            arg=before,
            timeout=PATIENCE,
        )
        near = (f'dialog[open] [data-pick="{key}"]',) if box else ()
        for sure in (*near, ".prompt .opts .main", "dialog[open] .acts .sure"):
            button = self.page.locator(f"{sure}:visible")
            if button.count() > 0 and self.moment() == before:
                self.press(button.first)
        self.page.wait_for_function(TURNED, arg=before, timeout=PATIENCE)
        self.catches_up()
        return True

    def rests(self) -> None:
        """While a window keeps its time nothing is expected: the page turns by itself, or expects something again."""
        self.page.wait_for_function(
            "() => document.querySelector('.over') || !told.asks || told.expects.length > 0", timeout=PATIENCE
        )
        self.catches_up()

    def plays(self) -> None:
        """One page: what it asks is done by hand as far as it lies open, else shown."""
        page = self.told["page"]
        for _ in range(MOST_ANSWERS):
            if not self.told["asks"] or self.told["page"] != page:
                return
            if not self.told["expects"]:
                self.rests()
                continue
            assert self.page.locator(".dark .ring").count() > 0 or not self.told["lit"]
            if not self.tries():
                self.turns()


def learn(page: Page, game: str, lesson: str, touch: bool) -> Learner:
    learner = Learner(page, touch)
    page.goto(f"/learn/{game}")
    title = next(one for one in lessons_of(catalog.show(game)) if one.id == lesson).file.title["en"]
    learner.press(page.get_by_role("button", name=f"Begin: {title}"))
    learner.note.wait_for(timeout=PATIENCE)
    for _ in range(MOST_PAGES):
        learner.reads()
        last = learner.told["page"] == learner.told["pages"]
        if learner.told["asks"]:
            learner.plays()
        else:
            learner.turns()
        if last:
            break
    expect(page.get_by_role("heading", level=1)).to_contain_text(title, timeout=PATIENCE)
    return learner


def test_a_lesson_is_played_to_its_end(visit: Visit, game: str, lesson: str, touch: bool) -> None:
    page = visit("Ada", phone=touch)
    learn(page, game, lesson, touch)
    assert page.get_by_role("button", name="Play now").count() == 1
    page.goto(f"/learn/{game}")
    expect(page.locator("li.done")).to_have_count(1, timeout=PATIENCE)


def test_a_wrong_try_is_told_why_and_a_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    page = visit("Ada")
    learner = Learner(page, touch=False)
    page.goto("/learn/npzr")
    learner.press(page.get_by_role("button", name="Begin").first)
    learner.note.wait_for(timeout=PATIENCE)
    learner.turns()
    wrong = page.locator('.hand [data-pick]:not([data-pick="play:Z-L"])').first
    learner.press(wrong)
    learner.press(page.locator(".prompt[data-chosen] .opts .main"))
    expect(page.locator(".note .wrong")).to_be_visible(timeout=PATIENCE)
    assert learner.told["otherwise"] in page.locator(".note .wrong").inner_text()
    left_at = f"2 of {learner.told['pages']}"
    page.goto("/learn/npzr")
    learner.press(page.get_by_role("button", name="Begin").first)
    expect(page.locator(".note .dots span")).to_have_text(left_at, timeout=PATIENCE)


def test_a_wrong_try_is_told_why_in_the_language_of_the_reader(visit: Visit) -> None:
    page = visit("Ada")
    learner = Learner(page, touch=False)
    page.add_init_script(GERMAN)
    page.goto("/learn/roundhouse")
    learner.press(page.locator("main li button").first)
    learner.note.wait_for(timeout=PATIENCE)
    learner.press(page.locator(".note .go"))
    hold = page.locator('.prompt [data-pick="hold"]')
    hold.wait_for(timeout=PATIENCE)
    learner.press(hold)
    expect(page.locator(".note .wrong")).to_contain_text("Gefressen werden auch", timeout=PATIENCE)


def test_long_words_stay_inside_their_buttons_on_a_phone(visit: Visit) -> None:
    page = visit("Ada", phone=True)
    learner = Learner(page, touch=True)
    page.add_init_script(GERMAN)
    page.goto("/learn/roundhouse")
    learner.press(page.locator("main li button").first)
    for number in (2, 3, 4):
        learner.note.wait_for(timeout=PATIENCE)
        learner.press(page.locator(".note .go"))
        expect(page.locator(".note .dots span")).to_have_text(re.compile(f"^{number} "), timeout=PATIENCE)
    choices = page.locator(".prompt .opts .btn")
    expect(choices).to_have_count(3, timeout=PATIENCE)
    assert choices.evaluate_all("all => all.every(one => one.scrollHeight <= one.clientHeight)")
