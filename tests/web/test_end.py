"""The end of a game against bots: a poster of your own, what decided it, the seed, and another game one click away."""

import re

from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, check, open_npzr, see_the_end

from matinee.match.cast import CAST

NAMES = "|".join(name for names in CAST.values() for name in names)


def test_a_game_with_a_character_ends_on_a_poster_and_begins_again_from_the_table(visit: Visit) -> None:
    page = visit("Ada", speed="normal")
    open_npzr(page, friend=False)
    ada = Person(page, 5)
    # A bot has a name and a face of the cast, and says hello.
    expect(page.locator(".said")).to_contain_text(re.compile(NAMES))
    rival = page.get_by_role("region", name=re.compile(f"^({NAMES})$")).first
    expect(rival).to_be_visible()
    # Alone with bots one goes back over what was shown, and the table says so.
    ada.until_stirred()
    ada.plays_on(12)
    assert ada.until_stirred()
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name=re.compile("^Take my last answer back")).click()
    expect(page.locator(".log")).to_contain_text(re.compile("takes the last answer back|goes back"))
    see_the_end([ada])
    end = page.locator(".end")
    expect(end.get_by_role("heading", name="THE END")).to_be_visible(timeout=PATIENCE)
    expect(end.locator(".poster .pa svg").first).to_be_visible()
    check(page)
    # The deal is checked here, and its seed shown.
    end.locator("summary").click()
    end.get_by_role("button", name=re.compile("Check")).click()
    expect(end).to_contain_text(re.compile(r"fair:[0-9a-f]{64}"))
    expect(end.locator("p.good")).to_be_visible()
    # The table is no dead end.
    end.get_by_role("button", name="See the table").click()
    expect(end).to_have_count(0)
    page.get_by_role("button", name="Result", exact=True).click()
    end.get_by_role("button", name="See the table").click()
    page.locator(".news.over").get_by_role("button", name="Again, same seats").click()
    expect(page.locator(".news.over")).to_have_count(0, timeout=PATIENCE)
    assert ada.until_stirred()
