"""A whole game of Roundhouse Kick in two browsers: two people and a bot, from the lobby to THE END."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.playing import GUARD, PATIENCE, Person, check, open_table

TITLE = "Roundhouse Kick"
MOST = 600
# So many answers each are given with care. After that nobody kicks, keeps or blocks: all are soon dead (RK-55).
CAREFUL = 9

MAIN = ".prompt .btn.go"
PASS = ".prompt .btn.pass"
SURE = "dialog[open] .acts .btn.go"
MOVED = "document.querySelector('.end') || document.querySelector('.prompt')?.dataset.question !== asked"


class Kicker(Person):
    """Takes up a card, lays hits on monsters, and says it with the main button; weary, only passes."""

    def __init__(self, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.answered = 0

    def answer(self) -> None:
        asked = self.question
        self.answered += 1
        if self.page.locator(".ring .mon.legal").count() > 0:
            self.lays_hits()
        elif self.answered <= CAREFUL:
            self.acts(asked)
        else:
            self.says(PASS)
        self.page.wait_for_function(f"asked => {MOVED}", arg=asked, timeout=PATIENCE)

    def lays_hits(self) -> None:
        """Until the button says that all of them lie."""
        while self.page.locator(MAIN).count() == 0:
            self.one_of(self.page.locator(".ring .mon.legal")).click()
        self.says(MAIN)

    def acts(self, asked: str | None) -> None:
        """A shield goes up at once; a card to be spent is only taken up, and fired by the button."""
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
        """A button of the prompt, which hears nothing for 300 ms after its question has changed."""
        self.page.wait_for_timeout(GUARD)
        found = self.page.locator(button)
        (found if found.count() > 0 else self.page.locator(MAIN)).first.click()

    def one_of(self, found: Locator) -> Locator:
        return found.nth(int(self.chance.below(found.count())))


def play(people: list[Kicker], most: int) -> int:
    """Whoever is asked answers; how often something was said or waited for."""
    for count in range(most):
        if any(person.over for person in people):
            return count
        asked = [person for person in people if person.question is not None]
        if asked:
            asked[0].answer()
        else:
            people[0].page.wait_for_timeout(20)
    return most


def test_two_people_and_a_bot_kick_until_the_end(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    open_table(ada, TITLE, people=2, bots=1)
    bo.goto(ada.url)
    bo.get_by_role("button", name="Sit here").click()
    expect(ada.get_by_text("Bo", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start the show").click()
    people = [Kicker(ada, 1), Kicker(bo, 2)]
    for page in (ada, bo):
        expect(page.get_by_role("group", name="The ring of eight and the middle")).to_be_visible(timeout=PATIENCE)
    while not any(person.over for person in people) and not well_in(people):
        play(people, 1)
    for page in (ada, bo):
        reads(page)
        check(page)
    assert play(people, MOST) < MOST, "the game never ended"
    for page in (ada, bo):
        expect(page.get_by_role("heading", name="THE END")).to_be_visible(timeout=PATIENCE)
    verdicts = [page.locator(".verdict").inner_text() for page in (ada, bo)]
    assert verdicts[0] == verdicts[1]
    assert re.search(r"wins with \d+ points|share the victory", verdicts[0])


def well_in(people: list[Kicker]) -> bool:
    """Both have answered for a while, a monster stands in the ring, and the table waits for one of them."""
    if min(person.answered for person in people) < CAREFUL or people[0].page.locator(".ring .mon").count() == 0:
        return False
    return any(person.question is not None for person in people)


def reads(page: Page) -> None:
    """The table as a screen reader tells it: what is asked, the ring, every player, what comes at you, both decks."""
    expect(page.locator(".ring .mon").first).to_be_visible()
    read = page.locator("main").aria_snapshot()
    assert 'region "What is asked"' in read
    assert re.search(r'list "Phases of the turn"', read)
    expect(page.locator(".phases [aria-current=step]")).to_have_count(1)
    monsters = re.findall(r'button "[^"]+, (?:place L[1-8]|in the middle), [^"]*strength \d', read)
    assert len(monsters) == page.locator(".ring .mon").count()
    for name in ("Ada", "Bo", "Extra"):
        assert re.search(rf'region "{name}(, you)?":', read)
    assert len(re.findall(r'img "\d+ of 15 life"', read)) == 3
    assert len(re.findall(r"\d+ points? \d+ kills? defence \d+", read)) == 3
    assert "Coming at you after this" in read
    assert re.search(r"\d+ monsters \d+ items", read)
    assert "ROUNDHOUSE KICK!" in page.get_by_role("log").inner_text()
