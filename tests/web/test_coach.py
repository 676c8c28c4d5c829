"""What mattered: a game is finished, looked back on, left at a turning point, and played on from there to its end."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.web.arranged import EFFORT, ID, arrange, limits, look_back, look_back_on
from tests.web.conftest import Theatre, Visit
from tests.web.playing import PATIENCE, TITLES, Person, check, see_the_end

# Processors may have others to serve.
LONG = 120_000
RECORDS = Path(__file__).parents[1] / "records"


def test_from_the_end_to_a_turning_point_and_on_to_another_end(visit: Visit, closed_theatre: Theatre) -> None:
    house = closed_theatre
    link, last = arrange(house.data)
    house.environment = limits(house.environment, coach_effort=EFFORT)
    house.open()
    page = visit("Ada", at=house.address)
    page.goto(link)
    ada = Person(page, 3)
    for key in last:
        assert ada.until_stirred()
        ada.until_heard()
        ada.answer_by(page.locator(f':is(.hand, .table) [data-pick="{key}"]:visible:not(:disabled)').first)
    # It hands the rival the game: the house asks whether Ada means it.
    ada.answer()
    expect(page.get_by_role("heading", name="THE END")).to_be_visible(timeout=PATIENCE)
    page.locator(".end").get_by_role("link", name="What mattered").click()
    # It thinks, says how far it is, and then shows it all.
    expect(page.get_by_role("heading", name="What mattered")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("figure svg polyline").first).to_be_visible(timeout=LONG)
    expect(page.get_by_role("status").first).to_contain_text("as well as a Legend would")
    check(page)
    # The line, its marks and the bars say the same in words.
    assert page.locator("figure table tbody tr").count() > 5
    expect(page.get_by_role("listitem").filter(has_text=re.compile("= (0|100|50)")).first).to_be_visible()
    scenes = page.get_by_role("group", name="Turning points").get_by_role("article")
    expect(scenes).to_have_count(3)
    expect(scenes.first.get_by_role("img").locator(".stk").first).to_be_attached(timeout=PATIENCE)
    # The log is filtered by seat and by mark.
    rows = page.get_by_role("list", name="Marked log").get_by_role("listitem")
    mine = rows.count()
    page.get_by_role("button", name="All", exact=True).click()
    expect(rows.filter(has_text="Ada:").first).to_be_visible()
    page.get_by_role("button", name="My seat").click()
    page.get_by_role("button", name=re.compile(r"^Marks \d")).click()
    assert 0 < rows.count() < mine
    # By keyboard along the line.
    slider = page.get_by_role("slider", name="Moment of the game")
    slider.focus()
    page.keyboard.press("Home")
    before = slider.get_attribute("aria-valuetext")
    page.keyboard.press("End")
    assert slider.get_attribute("aria-valuetext") != before
    # It is kept: the replay has the line under its film strip, and who comes again waits for nothing.
    scenes.first.get_by_role("link", name="See it").click()
    page.wait_for_url(re.compile("/replay/"))
    expect(page.locator(".strips figure polyline").first).to_be_visible(timeout=PATIENCE)
    # There, too, a star says what it would do and why, in the chair of whoever is asked.
    page.get_by_role("button", name="Table menu").click()
    menu = page.get_by_role("dialog", name="Table menu")
    menu.get_by_role("button", name="What would a star do?").click()
    expect(menu.get_by_role("status")).to_contain_text("A star would say", timeout=PATIENCE)
    check(page)
    page.keyboard.press("Escape")
    page.go_back()
    expect(scenes.first).to_be_visible(timeout=PATIENCE)
    scenes.first.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/t/" in url and ID not in url)
    expect(page.locator(".news.branch")).to_contain_text("not rated", timeout=PATIENCE)
    expect(page.locator(".log")).to_contain_text("plays on from here")
    assert ada.until_stirred()
    ada.answer()
    see_the_end([ada])
    end = page.locator(".end")
    end.locator("summary").click()
    end.get_by_role("button", name=re.compile("Check")).click()
    expect(end.locator("p.good")).to_contain_text("began as another one")


def test_on_a_laptop_playing_on_is_in_sight_at_once(visit: Visit, closed_theatre: Theatre) -> None:
    house = closed_theatre
    kept = look_back(house.data)
    house.open()
    page = visit("Ada", at=house.address)
    page.goto(kept)
    expect(page.get_by_role("article").last.get_by_role("img").locator(".stk").first).to_be_attached(timeout=PATIENCE)
    for scene in page.get_by_role("article").all():
        expect(scene.get_by_role("button", name="Play on from here")).to_be_in_viewport(ratio=1)
        expect(scene.locator("dd").last).to_have_text(re.compile("Why(, a while later)?: |It wins"))


@pytest.mark.parametrize("game", TITLES)
def test_every_scene_has_its_picture_in_every_game(game: str, visit: Visit, closed_theatre: Theatre) -> None:
    house = closed_theatre
    # People who answer by chance make mistakes enough.
    kept = look_back_on(house.data, max(RECORDS.glob(f"{game}-random-*.json")))
    house.open()
    page = visit("Ada", at=house.address)
    page.goto(kept)
    page.get_by_role("button", name="All", exact=True).click()
    scenes = page.get_by_role("article")
    scenes.first.wait_for(timeout=PATIENCE)
    # As high as boards are laid out for.
    page.wait_for_function(
        """() => [...document.querySelectorAll('article > .pic')].every(pic => {
            const [board, table] = ['.board', '.screen > .table'].map(part => pic.querySelector(part));
            return table && table.clientHeight === board.clientHeight;
        })""",
        timeout=PATIENCE,
    )
    for scene in scenes.all():
        better, button = scene.locator("dd b").last.bounding_box(), scene.get_by_role("button").bounding_box()
        assert better is not None
        assert button is not None
        assert better["y"] + better["height"] <= button["y"], "what would have been better is read without scrolling"


def test_on_a_phone_the_page_stays_where_it_is_while_its_pictures_come(visit: Visit, closed_theatre: Theatre) -> None:
    house = closed_theatre
    kept = look_back_on(house.data, min(RECORDS.glob("samurai-random-*.json")))
    house.open()
    page = visit("Ada", at=house.address, phone=True)
    page.goto(kept.partition("&")[0])
    page.locator(".pic .screen > .table").nth(2).wait_for(state="attached", timeout=PATIENCE)
    page.wait_for_timeout(300)
    assert page.evaluate("[scrollY, document.querySelector('.scenes').scrollLeft]") == [0, 0]


def test_on_a_phone_the_scenes_are_swiped_and_the_log_is_a_drawer(visit: Visit, closed_theatre: Theatre) -> None:
    house = closed_theatre
    kept = look_back(house.data)
    house.open()
    page = visit("Ada", at=house.address, phone=True, forgive="ERR_FAILED")
    # In whatever letters: until its own have come, or if they never come, wider ones stand there.
    page.route("**/*.woff2", lambda route: route.abort())
    page.goto(kept)
    expect(page.locator("figure svg polyline").first).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    check(page)
    page.get_by_role("button", name="Marked log").tap()
    drawer = page.get_by_role("dialog", name="Marked log")
    expect(drawer.get_by_role("listitem").first).to_be_visible()
    assert drawer.locator("h2:visible").count() == 1, "it says once what it is"
    drawer.get_by_role("button", name="Close").tap()
    third = page.get_by_role("article").nth(2)
    third.scroll_into_view_if_needed()
    expect(third.get_by_role("button", name="Play on from here")).to_be_visible()
