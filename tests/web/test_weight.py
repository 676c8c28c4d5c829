"""How much JavaScript comes down the line, as a server in front would send it: gzipped."""

import gzip

import pytest
from playwright.sync_api import Page, Response
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE

FIRST_PAGE = 120_000
BOARD = 60_000
GAMES = ["Ninja Pirate Zombie Robot", "Roundhouse Kick", "Robot Rampage", "Cardboard Kaiju", "Kung Fu Samurai"]


class Scales:
    """Weighs every script that a page fetches."""

    def __init__(self, page: Page) -> None:
        self.fetched: list[Response] = []
        page.on("response", lambda response: self.fetched.append(response))

    @property
    def weight(self) -> int:
        scripts = {one.url: one.body() for one in self.fetched if one.url.endswith(".js") and one.ok}
        return sum(len(gzip.compress(body)) for body in scripts.values())


@pytest.mark.parametrize("game", GAMES)
def test_pages_and_boards_stay_light(visit: Visit, game: str) -> None:
    page = visit("Ada")
    scales = Scales(page)
    page.goto("/")
    page.wait_for_selector(".poster", timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    first = scales.weight
    assert 20_000 < first <= FIRST_PAGE
    page.get_by_role("button", name=f"Play {game} now against bots").click()
    page.wait_for_selector(".screen", timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    assert 5_000 < scales.weight - first <= BOARD
