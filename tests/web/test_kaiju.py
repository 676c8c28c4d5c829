"""A whole game of Cardboard Kaiju in two browsers: one person is the monster, one defends with a bot."""

import re

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, begin_together, check, next_asked, see_the_end

# More than a turn of the Kaiju; bots play the rest.
ENOUGH = 16

PLACES = ".map [data-pick]"
CARDS = ".chip.legal, .hand .card.legal"
MAIN = ".prompt .btn.go"
PASS = ".prompt .btn.pass"
SURE = "dialog[open] .acts .btn:is(.sure, .go:not(.out))"


# What they like best, as it is called on the screen. Both burn the Kaiju's deck: a short game, and most of its moments.
MONSTER = [r"^Desperation", r"^Adrenaline", r"^Rampage", r"^Smash", r"^(Punch|Psychic)", r"^Stomp", r"^Sonic"]
DEFENDER = [r"^Co-ordinated Assault", r"^Assault 3", r"^Assault", r"^On the Double"]


class Player(Person):
    """Presses what is lit on the map or in the hand; what is only taken up by that is said by the main button."""

    def __init__(self, page: Page, seed: int, likes: list[str]) -> None:
        super().__init__(page, seed)
        self.likes = likes

    def answer(self) -> None:
        asked = self.question
        lit = self.lit()
        if lit is not None:
            feeds = self.page.locator(MAIN).count() > 0
            self.press_lit(lit.nth(self.best(lit)))
            self.until(asked, PATIENCE, f"document.querySelector('{MAIN}') || document.querySelector('{SURE}')")
            if feeds:
                # A card laid down with a COMBO changes the question; the last one is only taken up.
                self.until(asked, 250)
        if self.question == asked and self.page.locator(SURE).count() == 0:
            self.press_prompt()
            self.until(asked, PATIENCE, f"document.querySelector('{SURE}')")
        if self.page.locator(SURE).count() > 0:
            self.page.locator(SURE).click(timeout=PATIENCE)
        assert self.until(asked, PATIENCE), f"nothing came of it: {self.page.locator('.what').inner_text()}"

    def best(self, lit: Locator) -> int:
        names: list[str] = lit.evaluate_all("all => all.map(one => one.getAttribute('aria-label') ?? '')")
        # Where the most buildings are in reach: swum like this, the city is in ruins twice as soon.
        reach = [name.partition("may touch ")[2].count(", ") for name in names]
        if max(reach) > 0:
            return reach.index(max(reach))
        for like in self.likes:
            for place, name in enumerate(names):
                if re.search(like, name):
                    return place
        return int(self.chance.below(len(names)))

    def lit(self) -> Locator | None:
        for what in (PLACES, CARDS):
            found = self.page.locator(what)
            if found.count() > 0:
                return found
        return None

    def press_lit(self, what: Locator) -> None:
        """A hexagon in its middle; of a card in a full hand only the left edge is seen, if it lies on top."""
        if what.evaluate("(one, cards) => one.matches(cards)", CARDS):
            what.focus()
            self.press(what)
        else:
            what.click(timeout=PATIENCE)

    def press_prompt(self) -> None:
        self.until_heard()
        main = self.page.locator(MAIN)
        (main if main.count() > 0 else self.page.locator(PASS)).first.click(timeout=PATIENCE)

    def until(self, asked: str | None, patience: float, other: str = "false") -> bool:
        """Wait until something else is asked, or it is over; True if it is."""
        moved = "document.querySelector('.end') || document.querySelector('.prompt')?.dataset.question !== asked"
        try:
            self.page.wait_for_function(f"asked => {moved} || {other}", arg=asked, timeout=patience)
        except TooLate:
            return False
        return True

    def skips(self) -> None:
        """The cut-scenes are in nobody's way."""
        if self.page.locator(".scene").count() > 0:
            self.page.keyboard.press("x")
            expect(self.page.locator(".scene")).to_have_count(0)


def open_table(page: Page) -> None:
    """Three seats, the first of them the Kaiju's; the hardest game is the shortest."""
    page.goto("/")
    page.get_by_role("link", name="Open a table of Cardboard Kaiju").click()
    page.get_by_label("How well this bot plays").nth(1).select_option("extra")
    page.get_by_role("button", name=re.compile("^Chair 2: bot")).click()
    for _ in range(2):
        page.get_by_role("button", name=re.compile("^Chair 4: ")).click()
    page.get_by_label("How dangerous is it?").select_option("Nightmare: level 4, eight ENRAGE cards")
    page.get_by_label("How fast do bots play?").select_option("At once")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Invite")).to_be_visible()


def sit_down(visit: Visit) -> tuple[Page, Page]:
    """The monster and a defender, at a table where the show has started."""
    ada, bo = visit("Ada"), visit("Bo")
    open_table(ada)
    begin_together(ada, bo)
    return ada, bo


def test_a_monster_and_a_defender_play_by_clicking(visit: Visit) -> None:
    ada, bo = sit_down(visit)
    people = [Player(ada, 1, MONSTER), Player(bo, 2, DEFENDER)]
    for page in (ada, bo):
        expect(page.locator(".scene")).to_be_visible(timeout=PATIENCE)
        expect(page.get_by_role("dialog", name="MORETON BAY, 23:07. IT IS HUNGRY.")).to_be_visible()
        # Cards that are dealt meanwhile fly below it.
        heights = [
            int(page.locator(layer).evaluate("it => getComputedStyle(it).zIndex")) for layer in (".air", ".scene")
        ]
        assert heights == sorted(set(heights))
    for person in people:
        person.skips()
    play(people, ENOUGH)
    check_reads(ada, bo)
    # A defender's table is checked where they talk.
    check(ada)
    see_the_end(people)
    verdicts = [page.locator(".verdict").inner_text() for page in (ada, bo)]
    assert verdicts[0] == verdicts[1]
    assert re.search(r"27 − \d+", ada.locator(".end").inner_text())


def test_a_defender_talks_to_the_team_or_to_everybody(visit: Visit) -> None:
    """The monster is offered no such choice, and reads nothing that is said to the team."""
    ada, bo = sit_down(visit)
    for page, place in ((ada, 1), (bo, 2)):
        expect(page.locator(".scene")).to_be_visible(timeout=PATIENCE)
        Player(page, place, MONSTER).skips()
        page.get_by_role("tab", name="Chat").click()
    whom = bo.get_by_role("group", name="Who is to hear it")
    expect(whom.get_by_role("button", name="Team")).to_have_attribute("aria-pressed", "true")
    expect(ada.get_by_role("group", name="Who is to hear it")).to_have_count(0)
    say(bo, "shield the bridge")
    whom.get_by_role("button", name="Everybody").click()
    say(bo, "go home, monster")
    expect(bo.locator(".chat li")).to_have_text(["Bo Team shield the bridge", "Bo go home, monster"])
    expect(ada.locator(".chat li")).to_have_text(["Bo go home, monster"])
    check(bo)


def say(page: Page, words: str) -> None:
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Say", exact=True).click()
    expect(page.locator(".chat li", has_text=words)).to_be_visible()


def play(people: list[Player], most: int) -> int:
    """The one who is asked answers; bounded."""
    done = 0
    while done < most and (person := next_asked(people)):
        person.answer()
        done += 1
    return done


def check_reads(ada: Page, bo: Page) -> None:
    """The table as a screen reader tells it: whose turn, what is asked, both clocks, every building, the figure."""
    for page in (ada, bo):
        read = page.locator("main").aria_snapshot()
        assert re.search(r'region "What is asked"', read)
        assert re.search(r"\d+ cards in the Kaiju deck", read.replace("\n", " ").replace('"', ""))
        assert len(re.findall(r'button "[ABC]\d, [^"]*(left|rubble)', read)) == 27
        assert re.search(r'img "The Kaiju, touching ', read)
        assert re.search(r"ENRAGE level [4-8]", read)
    assert "Kaiju" in ada.locator(".phases [aria-current=step], .phases").first.inner_text()
    # The defender sees the team's cards, the monster only how many there are.
    assert re.search(r"\d cards?", ada.locator(".team").inner_text())
    assert not re.search(r"Assault|Shielding|Repairs|Planning", ada.locator(".team").inner_text())
