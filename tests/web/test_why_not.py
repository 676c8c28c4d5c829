"""Why something cannot be done is told where nothing moves for it, least of all what was pressed."""

import pytest
from playwright.sync_api import ViewportSize, expect
from tests.web.beats import resized
from tests.web.conftest import LAPTOP, PHONE, Visit
from tests.web.playing import PATIENCE, TITLES

from matinee import catalog
from matinee.coach import puzzles

LYING: ViewportSize = {"width": 844, "height": 390}
# Hands that left no room beside them, or whose neighbour went for the reason.
FULL = {"kaiju": "0177-173", "samurai": "0127-137", "roundhouse": "0182-132"}
# A reason itself is beside them, and may come and go.
PLACES = """() => [...document.querySelectorAll('.hand, .hand .card, .prompt, .prompt .btn, .table, .table button')]
    .map(one => one.getBoundingClientRect())
    .map(one => [one.x, one.y, one.width, one.height].map(Math.round).join())"""
UNDER = """why => {
    const its = why.getBoundingClientRect();
    return [...document.querySelectorAll('.hand .card')].map(card => card.getBoundingClientRect())
        .filter(card => Math.min(its.right, card.right) - Math.max(its.left, card.left) > 1
            && Math.min(its.bottom, card.bottom) - Math.max(its.top, card.top) > 1).length;
}"""
ASKED = ".hand button.card.whynot, .hand .half.no, .prompt .btn.off"


@pytest.mark.parametrize("size", [LAPTOP, PHONE, LYING], ids=["laptop", "phone", "lying"])
@pytest.mark.parametrize("game", TITLES)
def test_nothing_moves_for_a_reason(visit: Visit, game: str, size: ViewportSize) -> None:
    page = visit("Ada")
    resized(page, size)
    names = puzzles.names(catalog.show(game))[::10]
    seen = 0
    for name in [FULL.get(game, names[0]), *names]:
        page.goto(f"/puzzles/{game}/{name}")
        page.wait_for_selector(".prompt[data-question]", timeout=PATIENCE)
        page.wait_for_function("() => performance.now() - asked.since > 300")
        refused = page.locator(ASKED)
        if refused.count() == 0:
            continue
        before = page.evaluate(PLACES)
        # Where the mouse is does not matter: nobody looks at another card meanwhile.
        refused.last.dispatch_event("click")
        why = page.locator(".panel.why")
        expect(why).to_be_visible(timeout=PATIENCE)
        assert page.evaluate(PLACES) == before, name
        assert why.evaluate(UNDER) == 0, name
        expect(why).to_be_in_viewport(ratio=1)
        seen += 1
    assert seen > 0
