"""A stranger's game in the browser: on the marquee, on a board made from its view, with its rulebook and its cards."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.installing import install, matinee, with_site
from tests.web.conftest import Theatre, Visit
from tests.web.playing import PATIENCE, Person, check

MOST = 200
REEL = Path(__file__).parents[2] / "examples" / "cursed-reel"


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    """A house with two guests: one as `matinee new-game` lays it out, and one of our examples."""
    folder = tmp_path_factory.mktemp("guests")
    matinee(None, "new-game", "Moon Market", "--into", folder)
    for project in (folder / "moon-market", REEL):
        install(project, folder / "site", folder / f"scratch-{project.name}")
    house = Theatre(folder / "data", with_site(folder / "site"))
    house.open()
    yield house
    house.close()


@pytest.mark.parametrize(("title", "phone"), [("Moon Market", False), ("Cursed Reel", True)], ids=["laptop", "phone"])
def test_a_guest_is_played_from_its_poster_to_the_end(visit: Visit, guests: Theatre, title: str, phone: bool) -> None:
    page = visit("Ada", at=guests.address, phone=phone)
    page.goto("/")
    page.get_by_role("button", name=f"Play {title} now against bots").click()
    expect(page.get_by_role("region", name="Ada, you")).to_be_visible(timeout=PATIENCE)
    check(page)
    plays(Person(page, 3, touch=phone))
    expect(page.get_by_role("heading", name="THE END")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".end")).to_contain_text(title)


def test_a_tap_that_wanted_to_read_plays_nothing(visit: Visit, guests: Theatre) -> None:
    """The first tap chooses and the bar says what it does; another place moves the choice, Back drops it."""
    page = visit("Ada", at=guests.address, phone=True)
    page.goto("/")
    page.get_by_role("button", name="Play Cursed Reel now against bots").click()
    ada = Person(page, 3, touch=True)
    assert ada.until_stirred()
    asked, bar = ada.question, page.locator(".prompt")
    lit = page.locator(".hand button.card.legal")
    first = lit.first.get_attribute("aria-label")
    lit.first.tap()
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(1)
    expect(bar.locator(".btn.main small")).to_have_text("Once more, or here: do it")
    lit.first.tap()
    assert page.locator(".hand .card[aria-pressed=true]").get_attribute("aria-label") != first
    assert ada.question == asked
    check(page)
    bar.get_by_role("button", name="Back").tap()
    expect(page.locator(".hand .card[aria-pressed=true]")).to_have_count(0)
    lit.first.tap()
    bar.locator(".btn.main").tap()
    expect(bar).not_to_have_attribute("data-question", asked or "")


def plays(person: Person) -> None:
    for _ in range(MOST):
        if not person.until_stirred():
            return
        person.answer()
    raise AssertionError("the game never ended")


def test_a_guest_has_a_rulebook_and_cards(visit: Visit, guests: Theatre) -> None:
    page = visit("Ada", at=guests.address)
    page.goto("/rules/cursed-reel/CR-04")
    expect(page.locator("article.cited")).to_contain_text("the film tears", timeout=PATIENCE)
    check(page)
    page.goto("/cards/cursed-reel")
    expect(page.get_by_role("heading", name="Queen of the Freeway")).to_be_visible(timeout=PATIENCE)
    assert_drawn(page)


def assert_drawn(page: Page) -> None:
    """Every card has its initial: nothing is left blank."""
    assert page.locator("article.full").count() == page.locator("article.full .em text.ink").count() > 0
