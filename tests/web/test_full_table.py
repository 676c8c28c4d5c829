"""Kung Fu Samurai on a laptop: six at the table, and an attack below the strip of a guide, are seen whole."""

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.beats import NAMES, Take, arranged, project, resized, steps
from tests.web.conftest import Visit
from tests.web.takes import samurai, samurai_credits

from matinee import catalog

LONG = ["Adalbert", "Countess Vex", "Cyrus", "Dimitra", "Evelyn", "Fay Wray"]
# What the ribbon cuts off, or what does not fit into its own place there.
CUT = """() => {
    const ribbon = document.querySelector('.goal').getBoundingClientRect();
    return [...document.querySelectorAll('.goal li, .goal .n, .goal .win, .goal .threat')].filter(one => {
        const its = one.getBoundingClientRect();
        return its.right > ribbon.right || its.bottom > ribbon.bottom || its.top < ribbon.top;
    }).map(one => one.textContent);
}"""
# Words and numbers that stand outside of the card that they are of.
ASTRAY = """() => [...document.querySelectorAll('.mv .pr')].flatMap(prop =>
    [...prop.children].filter(one => one.getBoundingClientRect().right > prop.getBoundingClientRect().right + 1)
).map(one => one.textContent)"""


def at_the_table(seats: int, **movies: Any) -> Take:
    show = catalog.show("samurai")
    empty: dict[str, dict[str, Any]] = {name: {} for name in "abcdef"[:seats]}
    position = {**samurai.POSITION, "movies": {**empty, **samurai.POSITION["movies"], **movies}}
    return Take(show, arranged(show, position, seats), samurai.ANSWERS[:3])


@pytest.mark.parametrize("names", [NAMES, LONG])
@pytest.mark.parametrize("viewer", [0, 1])
def test_the_goal_of_six_is_whole(visit: Visit, viewer: int, names: list[str]) -> None:
    """Somebody who is attacked reads that there, too."""
    show = catalog.show("samurai")
    state = arranged(show, {**samurai.POSITION, "movies": samurai_credits.CROWD}, 6)
    for key in samurai.ANSWERS[:2]:
        state.answer(state.option(key))
    page = visit("Ada", speed="step")
    project(page, Take(show, state, [], viewer, names=names))
    goal = page.locator(".goal")
    expect(goal.locator("li")).to_have_count(7)
    expect(goal.locator(".threat")).to_have_count(viewer)
    assert page.evaluate(CUT) == []


# The strip of a guide takes 64 pixels from the table, a hint 51 more.
@pytest.mark.parametrize("height", [800, 736, 685])
def test_an_attack_is_seen_down_to_its_verdict(visit: Visit, height: int) -> None:
    size: ViewportSize = {"width": 1280, "height": height}
    page = visit("Ada", speed="step")
    resized(page, size)
    walked(page, at_the_table(4))
    stage = page.locator(".stage")
    expect(stage.locator(".vd")).to_contain_text("Now")
    assert page.locator(".stage .bars").evaluate("one => one.scrollHeight <= one.clientHeight")
    assert stage.evaluate("""one => {
        const [room, verdict] = [one, one.querySelector('.vd')].map(node => node.getBoundingClientRect());
        return verdict.bottom <= room.bottom;
    }""")


def test_what_a_character_carries_stays_on_its_card(visit: Visit) -> None:
    b = samurai_credits.POSITION["movies"]["b"]
    page = visit("Ada", speed="step")
    show = catalog.show("samurai")
    movies = {**samurai_credits.POSITION["movies"], "b": b, "d": {}}
    project(page, Take(show, arranged(show, {**samurai_credits.POSITION, "movies": movies}, 4), []))
    expect(page.locator(".mv .pr .ticket")).not_to_have_count(0)
    assert page.evaluate(ASTRAY) == []


def walked(page: Page, take: Take) -> None:
    project(page, take)
    for _ in steps(page, take):
        pass
