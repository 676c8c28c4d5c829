"""Alone with bots you may go back, and the table says so: no answer is a trap for a newcomer.

tests/match/test_rewind.py goes back in every game; here a person finds the button, in a game without windows and in
one with a map.
"""

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, play_now, press_something

# So often does the log tell that somebody went back.
TOLD = """count => {
    const told = /takes the last answer back|goes back to an earlier choice/g;
    return (document.querySelector('.log').textContent.match(told) ?? []).length >= count;
}"""
# How many answers are given, with how many presses at most, and how many of them are taken back.
ANSWERS, PRESSES, BACK = 4, 60, 2


@pytest.mark.parametrize("game", ["npzr", "kaiju"])
def test_answers_are_taken_back_one_by_one(visit: Visit, game: str) -> None:
    page = visit("Ada")
    play_now(page, game)
    ada = Person(page, 3)
    asked: set[str | None] = set()
    for move in range(PRESSES):
        if len(asked) > ANSWERS:
            break
        press_something(page, move)
        assert ada.until_stirred()
        asked.add(ada.question)
    menu = page.get_by_role("dialog", name="Table menu")
    for count in range(1, BACK + 1):
        page.evaluate("document.querySelectorAll('dialog[open]').forEach(box => box.close())")
        page.get_by_role("button", name="Table menu").click(timeout=PATIENCE)
        undo = menu.get_by_role("button", name=re.compile("^Take my last answer back"))
        expect(undo).to_be_enabled(timeout=PATIENCE)
        undo.click()
        # What was taken back is seen: a phone's menu would cover it.
        expect(menu).to_have_count(0)
        page.wait_for_function(TOLD, arg=count, timeout=PATIENCE)
        assert ada.until_stirred()
        expect(page.locator(".prompt[data-question]")).to_be_visible()
    # The game goes on from there.
    press_something(page, 1)
    assert ada.until_stirred()
