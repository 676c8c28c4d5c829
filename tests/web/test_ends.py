"""How a game ends for each of them: winners and losers see different posters, and the next game is one press away."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.web.beats import resized
from tests.web.conftest import LAPTOP, Theatre, Visit
from tests.web.ended import end
from tests.web.playing import PATIENCE

from matinee.engine.view import Result

# A phone upright and in landscape, a laptop, a wide screen.
SCREENS: list[ViewportSize] = [
    {"width": width, "height": height} for width, height in [(390, 844), (844, 390), (1280, 800), (1920, 1080)]
]
# Seats and luck of a game that somebody wins.
# The two whose posters and casts are fullest, and with `--every-game` all of them.
FULLEST = ["kaiju", "samurai"]
GAMES = {"npzr": (2, 2), "roundhouse": (3, 1), "rampage": (3, 1), "kaiju": (4, 1), "samurai": (3, 1)}
DRAWN = (2, 1)
Ends = dict[tuple[str, int, int], tuple[Result, list[str]]]
STAMPS = {"won": "YOU WIN", "lost": "YOU LOSE", "drawn": "A DRAW"}
# What of the end lies beyond the screen or is cut at its side; what has happened may be scrolled.
BEYOND = """() => {
    const on = one => { const at = one.getBoundingClientRect();
        return at.top >= 0 && at.left >= 0 && at.bottom <= innerHeight + 1 && at.right <= innerWidth + 1; };
    const told = document.querySelector('.end .told');
    const all = document.querySelectorAll('.end > .box, .end :is(.acts, .acts .btn, .stamp, .poster small)');
    const gone = [...all].filter(one => !on(one)).map(one => one.className);
    return told.scrollWidth > told.clientWidth + 3 ? [...gone, 'told'] : gone;
}"""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", GAMES if metafunc.config.getoption("--every-game") else FULLEST)


def looks(page: Page, outcome: str) -> None:
    expect(page.locator(".end .told")).to_be_visible(timeout=PATIENCE)
    # A last scene of the film is over soon, or at a press.
    if page.locator(".scene.night").count():
        page.keyboard.press("x")
        expect(page.locator(".scene.night")).to_have_count(0)
    expect(page.locator(".end .stamp")).to_have_text(STAMPS[outcome])
    expect(page.locator(".end .decided").first).not_to_be_empty()
    expect(page.locator(".end .poster.lost")).to_have_count(1 if outcome == "lost" else 0)
    if outcome == "lost" and page.locator(".end .barn:not(.prey)").count() > 0:
        expect(page.locator(".end .barn")).to_contain_text("You:")
    expect(page.locator(".end .acts .btn").first).to_contain_text("One more?" if outcome == "lost" else "Again")
    expect(page.locator(".end li.you")).to_have_count(1)
    for screen in SCREENS:
        resized(page, screen)
        assert page.evaluate(BEYOND) == [], screen
    resized(page, LAPTOP)
    page.locator(".end details.seed summary").click()
    expect(page.get_by_role("button", name="Check the deal")).to_be_in_viewport(ratio=0.9)


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Theatre, Ends]]:
    """One house for all of these games; a key is a game, its seats and its luck."""
    house = Theatre(tmp_path_factory.mktemp("ended"))
    played = {(game, *how): end(house.data, game, *how) for game, how in [*GAMES.items(), ("npzr", DRAWN)]}
    house.open()
    yield house, played
    house.close()


def test_winner_and_loser_see_different_ends_and_can_go_on(
    ended: tuple[Theatre, Ends], visit: Visit, game: str
) -> None:
    house, played = ended
    result, links = played[game, *GAMES[game]]
    winner = result.winners[0]
    loser = next(seat for seat in range(len(links)) if seat not in result.winners)
    for seat, outcome in [(winner, "won"), (loser, "lost")]:
        page = visit("Somebody", at=house.address)
        page.goto(links[seat])
        looks(page, outcome)


def test_a_draw_is_called_one(ended: tuple[Theatre, Ends], visit: Visit) -> None:
    house, played = ended
    result, links = played["npzr", *DRAWN]
    assert result.winners == []
    page = visit("Somebody", at=house.address)
    page.goto(links[0])
    looks(page, "drawn")
    expect(page.locator(".end .decided").first).to_contain_text("nothing lies between them")
