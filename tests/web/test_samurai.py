"""A whole film of Kung Fu Samurai on Giant Robot Island in two browsers, from the lobby to THE END."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, begin_together, check, next_asked

from matinee import catalog
from matinee.coach import puzzles
from matinee.match.cast import CAST

# Two people who play two cards a turn and throw the rest away: the film is soon at its end.
MOST = 400
CARDS_A_TURN = 2


class Director(Person):
    """Somebody who makes films: each moment of the game is answered where it is shown."""

    def __init__(self, page: Page, seed: int, builds: bool) -> None:
        super().__init__(page, seed)
        self.builds = builds
        self.seen: list[str] = []
        self.played = 0

    @property
    def moment(self) -> str:
        """`your turn`, `attack window`, as the prompt says it after the name."""
        return self.page.locator(".prompt .who").inner_text().partition(", ")[2]

    def acts(self) -> None:
        """Answer what is asked now, and see the question change."""
        asked = self.question
        moment = self.moment
        self.seen.append(moment)
        if self.page.locator("dialog[open] .acts .btn:is(.sure, .go:not(.out))").count() > 0:
            self.page.locator("dialog[open] .acts .btn:is(.sure, .go:not(.out))").click()
        elif moment == "pitch a title":
            self.pitches()
        elif moment == "vote":
            self.votes()
        elif moment == "end of your turn":
            self.throws_all_away()
        elif moment == "your turn":
            self.shoots()
        else:
            self.answers()
        self.page.wait_for_function(
            """asked => document.querySelector('.end') || document.querySelector('dialog[open] .acts')
            || document.querySelector('.prompt')?.dataset.question !== asked""",
            arg=asked,
            timeout=PATIENCE,
        )

    def votes(self) -> None:
        """A vote given ahead of its turn may still be on the screen while the table takes it."""
        approve = self.page.get_by_role("button", name=re.compile("^Approve “")).first
        if approve.count() > 0:
            approve.click()
            self.presses_main()

    def presses_main(self) -> None:
        self.until_heard()
        self.page.locator(".prompt .btn.main, .prompt .btn.pass").last.click()

    def pitches(self) -> None:
        if not self.builds:
            self.page.get_by_role("button", name=re.compile("^Pitch “")).first.click()
            return
        for place in range(3):
            self.page.locator(".word .main").nth(place).click()
            self.page.locator(".links button").nth(place).click()
        expect(self.page.locator(".tray .gold")).to_have_count(3)
        self.page.locator(".tray button").last.click()
        self.presses_main()

    def shoots(self) -> None:
        credits = self.page.locator(".hand .card.legal", has_text="Roll the Credits")
        cards = self.page.locator(".hand .card.legal")
        if credits.count() > 0:
            self.takes(credits.first)
        elif self.played < CARDS_A_TURN and cards.count() > 0:
            self.played += 1
            self.takes(self.one_of(cards))
        else:
            self.presses_main()

    def throws_all_away(self) -> None:
        self.played = 0
        cards = self.page.locator(".hand .card.legal")
        while cards.count() > 0:
            cards.first.click()
        self.presses_main()

    def answers(self) -> None:
        """What is lit on the table, in the picker or in hand; else the button."""
        for lit in (".picker .card.legal", ".mvs .legal, .mine .legal, .my .legal", ".hand .card.legal"):
            found = self.page.locator(lit)
            if found.count() > 0:
                self.takes(self.one_of(found))
                return
        self.presses_main()

    def takes(self, what: Locator) -> None:
        """The first tap chooses, the second plays; a card whose target is still to be named goes out at once."""
        box = what.bounding_box()
        what.click()
        if box is not None:
            self.press_twice(box["x"] + 20, box["y"] + box["height"] / 2)

    def one_of(self, found: Locator) -> Locator:
        return found.nth(int(self.chance.below(found.count())))


def open_film(page: Page) -> None:
    """From the lobby to a table for two people and a bot."""
    page.goto("/")
    page.get_by_role("link", name="Open a table of Kung Fu Samurai").click()
    page.get_by_label("How fast do bots play?").select_option("At once")
    # Four chairs are taken: a rule for two is not offered.
    expect(page.get_by_label("Express")).to_be_visible()
    expect(page.get_by_label("Short reel for two")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Chair 2: bot")).click()
    page.get_by_role("button", name=re.compile("^Chair 4: bot")).click()
    page.get_by_role("button", name=re.compile("^Chair 4: a friend")).click()
    page.locator(".chairs select").select_option("extra")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()


def test_two_people_and_a_bot_make_a_film(visit: Visit) -> None:
    ada, bo = visit("Ada"), visit("Bo")
    open_film(ada)
    begin_together(ada, bo)
    people = [Director(ada, 1, builds=True), Director(bo, 2, builds=False)]
    for page in (ada, bo):
        page.wait_for_selector(".maker .word", timeout=PATIENCE)
    check(ada)
    looked = False
    for _ in range(MOST):
        person = next_asked(people)
        if person is None:
            break
        if not looked and person.page is ada and "end of your turn" in person.seen and person.moment == "your turn":
            looks(ada)
            looked = True
        person.acts()
    for page in (ada, bo):
        expect(page.get_by_role("heading", name="THE END")).to_be_visible(timeout=PATIENCE)
    assert ada.locator(".verdict").inner_text() == bo.locator(".verdict").inner_text()
    assert looked
    for person in people:
        assert {"pitch a title", "vote", "your turn", "end of your turn"} <= set(person.seen)


def looks(page: Page) -> None:
    """In the middle of a film: nothing that axe knows, all of it to be read without eyes, numbers that open."""
    check(page)
    read = page.locator("main").aria_snapshot()
    assert re.search(r'region "What is asked"', read)
    assert "Ada, your turn" in read
    assert len(re.findall(rf"region \"(Ada|Bo|{'|'.join(CAST['extra'])})’s Movie\"", read)) == 3
    assert re.search(r'group "The title"', read)
    assert re.search(r'region "Your hand, \d+ cards?"', read)
    for name in page.locator(".hand .card .nm").all_inner_texts():
        assert name in read
    assert "SCENE 1, ROUND 1" in page.get_by_role("log").inner_text()
    total = page.locator(".mine .tot b").inner_text()
    page.locator(".mine .tot").click()
    expect(page.locator("dialog[open] tfoot td")).to_have_text(total)
    check(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Ask me: what concerns me").click()
    page.get_by_role("radio", name=re.compile("always")).click()
    expect(page.get_by_role("radio", name=re.compile("always"))).to_be_checked()
    page.get_by_role("radio", name=re.compile("never")).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Ask me: never")).to_be_visible()


def test_a_plus_behind_a_score_is_explained_to_mouse_keyboard_and_ears(visit: Visit) -> None:
    page = visit("Ada")
    page.goto(f"/puzzles/samurai/{puzzles.names(catalog.show('samurai'))[0]}")
    ended = page.get_by_role("button", name=re.compile("^If it ended now: .*\\d\\+"))
    expect(ended).to_have_accessible_description(re.compile("“\\+” means “or more”"), timeout=PATIENCE)
    ended.focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="If the film ended now")
    expect(sheet.get_by_text("“+” means “or more”")).to_be_visible()
    expect(sheet.get_by_role("row")).to_have_count(4)
    check(page)
    page.keyboard.press("Escape")
    expect(ended).to_be_focused()
