"""A whole game of Roundhouse Kick in two browsers: two people and a bot, from the lobby to THE END."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, alike, begin_together, check, next_asked, open_table, see_the_end

from matinee.match.cast import CAST

TITLE = "Roundhouse Kick"
KICKED = "ROUNDHOUSE KICK!"

MAIN = ".prompt .btn.go"
PASS = ".prompt .btn.pass"
SURE = "dialog[open] .acts .btn:is(.sure, .go:not(.out))"
MOVED = "document.querySelector('.end') || document.querySelector('.prompt')?.dataset.question !== asked"


class Kicker(Person):
    """Takes up a card, lays hits on monsters, and says it with the main button."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.answered = 0

    def answer(self) -> None:
        asked = self.question
        self.answered += 1
        if self.page.locator(".ring .mon.legal").count() > 0:
            self.lays_hits()
        else:
            self.acts(asked)
        self.page.wait_for_function(f"asked => {MOVED}", arg=asked, timeout=PATIENCE)

    def lays_hits(self) -> None:
        """Until all of them lie: then the button has the focus, and Space does not take the last hit back."""
        while self.page.locator(MAIN).count() == 0:
            self.one_of(self.page.locator(".ring .mon.legal")).click()
        expect(self.page.locator(MAIN)).to_be_focused()
        self.until_heard()
        self.page.keyboard.press("Space")

    def acts(self, asked: str | None) -> None:
        """A card is only taken up by a click, and spent by the button."""
        cards = self.page.locator(".hand .cards .card.legal")
        # A drawn card is kept if there is room; if not, one of the others makes it.
        keeps = self.page.locator(".drawn").count() > 0 and self.page.locator(MAIN).count() > 0
        if cards.count() > 0 and not keeps:
            self.one_of(cards).click()
            done = f"asked => {MOVED} || document.querySelector('.hand .card.selected')"
            self.page.wait_for_function(done, arg=asked, timeout=PATIENCE)
        if self.question != asked:
            return
        self.says(MAIN)
        self.page.wait_for_function(
            f"asked => {MOVED} || document.querySelector('{SURE}')", arg=asked, timeout=PATIENCE
        )
        if self.page.locator(SURE).count() > 0:
            self.page.locator(SURE).click()

    def says(self, button: str) -> None:
        """A button of the prompt."""
        self.until_heard()
        found = self.page.locator(button)
        (found if found.count() > 0 else self.page.locator(MAIN)).first.click()

    def one_of(self, found: Locator) -> Locator:
        return found.nth(int(self.chance.below(found.count())))


def play(people: list[Kicker], most: int) -> int:
    """The one who is asked answers; returns how often somebody did."""
    for count in range(most):
        person = next_asked(people)
        if person is None:
            return count
        person.answer()
    return most


def test_two_people_and_a_bot_kick_until_the_end(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    open_table(ada, TITLE, people=2, bots=1)
    begin_together(ada, bo)
    people = [Kicker(ada, 1), Kicker(bo, 2)]
    for page in (ada, bo):
        expect(page.get_by_role("group", name="The ring of eight and the middle")).to_be_visible(timeout=PATIENCE)
    while not any(person.over for person in people) and not well_in(people):
        play(people, 1)
    alike(ada, bo)
    for page in (ada, bo):
        reads(page)
    check(ada)
    see_the_end(people)
    verdicts = [page.locator(".verdict").inner_text() for page in (ada, bo)]
    assert verdicts[0] == verdicts[1]
    assert re.search(r"wins with \d+ points|share the victory", verdicts[0])


def well_in(people: list[Kicker]) -> bool:
    """Both have kicked, so early that nobody can be dead; a monster stands in the ring, and one of them is asked."""
    if min(person.answered for person in people) < 2 or not any(person.question for person in people):
        return False
    page = people[0].page
    return page.locator(".ring .mon").count() > 0 and KICKED in page.get_by_role("log").inner_text()


def reads(page: Page) -> None:
    """The table as a screen reader tells it: what is asked, the ring, every player, what comes at you, both decks."""
    expect(page.locator(".ring .mon").first).to_be_visible()
    read = page.locator("main").aria_snapshot()
    assert 'region "What is asked"' in read
    assert re.search(r'list "Phases of the turn"', read)
    expect(page.locator(".phases [aria-current=step]")).to_have_count(1)
    monsters = re.findall(r'button "[^"]+, (?:place L[1-8]|in the middle), [^"]*strength \d', read)
    assert len(monsters) == page.locator(".ring .mon").count()
    for name in ("Ada", "Bo", f"({'|'.join(CAST['extra'])})"):
        assert re.search(rf'region "{name}(, you)?":', read)
    assert len(re.findall(r'img "\d+ of 15 life"', read)) == 3
    assert len(re.findall(r"\d+ points? \d+ kills? defence \d+", read)) == 3
    assert "Coming at you after this" in read
    assert re.search(r"\d+ monsters \d+ items", read)
    assert KICKED in page.get_by_role("log").inner_text()
