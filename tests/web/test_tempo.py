"""A table performs as fast as somebody likes it, and loses nothing while nobody looks."""

from datetime import datetime, timedelta

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.web.beats import FORWARD, beat_of, project
from tests.web.conftest import Visit
from tests.web.playing import BEAT, PATIENCE, Person, begin_together, next_asked, open_npzr
from tests.web.takes import npzr

SLEEP = """asleep => {
    Object.defineProperty(document, 'hidden', {configurable: true, get: () => asleep});
    document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.mark.parametrize("speed", ["calm", "normal", "brisk"])
def test_the_question_comes_by_itself_after_the_last_beat(visit: Visit, speed: str) -> None:
    """Whole games at each speed are played in test_npzr.py and test_end.py, where keys end the score."""
    page = visit("Ada", speed=speed)
    open_npzr(page, friend=False)
    ada = Person(page, 7)
    for _ in range(4):
        page.wait_for_selector(".prompt[data-question]", timeout=PATIENCE)
        assert page.locator(BEAT).count() == 0
        ada.answer()


def test_taps_end_the_beat_then_the_score_and_play_nothing(visit: Visit) -> None:
    page = visit("Ada", phone=True, is_mobile=True, speed="calm")
    take = npzr.take()
    project(page, take)
    page.get_by_role("button", name=FORWARD).tap()
    page.get_by_role("button", name=FORWARD).tap()
    first = beat_of(page)
    assert first > 0
    at = page.locator(".table").bounding_box()
    assert at is not None
    for _ in range(2):
        page.touchscreen.tap(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
    # Beats of this answer are left, and none is performed.
    expect(page.locator(BEAT)).to_have_count(0, timeout=1000)
    assert page.get_by_label("Moment").input_value() == "2"


def test_a_player_who_was_away_reads_what_they_missed(visit: Visit) -> None:
    page = visit("Ada", speed="normal")
    open_npzr(page, friend=False)
    ada = Person(page, 8)
    assert ada.until_stirred()
    page.evaluate(SLEEP, True)
    for _ in range(6):
        # A card, what it is, its place: then something has happened.
        ada.answer()
        # A player who wakes while a bot thinks would see its answer performed.
        assert ada.until_stirred()
        if page.locator(".recap.away li").count() > 0:
            break
    page.evaluate(SLEEP, False)
    assert page.locator("[data-beat]").count() == 0
    expect(page.locator(".recap.away")).to_contain_text("Ada plays")
    page.get_by_role("button", name="Read").click()
    expect(page.locator(".recap.away")).to_have_count(0)


def test_a_tab_that_slept_for_an_hour_is_back_within_a_second(visit: Visit) -> None:
    """Its line has died without a word, and its clock stands still: whatever waits for a timer never comes."""
    ada, bo = visit("Ada"), visit("Bo")
    ada.clock.install()
    lines: list[WebSocketRoute] = []

    def overhear(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)
        # The first line delivers nothing once the tab sleeps; nobody is told that it is dead.
        server.on_message(lambda text: line.send(text) if line is not lines[0] or not asleep else None)

    asleep: list[bool] = []
    ada.route_web_socket("**/ws/*", overhear)
    open_npzr(ada, friend=True)
    begin_together(ada, bo)
    people = [Person(ada, 1), Person(bo, 2)]
    while (person := next_asked(people)) is not people[1]:
        assert person is not None
        person.answer()
    asleep.append(True)
    ada.evaluate(SLEEP, True)
    while people[1].question is not None:
        people[1].answer()
    ada.clock.pause_at(datetime.now() + timedelta(hours=1))
    ada.evaluate(SLEEP, False)
    ada.clock.run_for(1000)
    expect(ada.locator(".recap.away")).to_contain_text("Bo plays")
