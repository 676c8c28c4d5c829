"""One in the terminal, one in the browser, same game."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect
from tests.web.conftest import Visit
from tests.web.playing import PATIENCE, Person, open_npzr, see_the_end

MOST = 400
ENOUGH = 20


def test_a_friend_in_the_terminal_and_one_in_the_browser(visit: Visit, tmp_path: Path) -> None:
    page = visit("Ada")
    open_npzr(page, friend=True)
    words = ["matinee", "play", "--join", page.url, "--plain", "--name", "Bo", "--save", str(tmp_path)]
    terminal = subprocess.Popen(
        [sys.executable, "-m", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        expect(page.get_by_text("Bo", exact=True).first).to_be_visible(timeout=PATIENCE)
        page.get_by_role("button", name="Start the show").click()
        page.wait_for_selector(".hand .card", timeout=PATIENCE)
        assert terminal.stdin is not None
        # Always the first answer; after the end, no other game.
        terminal.stdin.write("1\n" * MOST)
        terminal.stdin.flush()
        ada = Person(page, 4)
        for _ in range(ENOUGH):
            assert ada.until_stirred()
            ada.answer()
        see_the_end([ada])
        verdict = page.locator(".verdict").inner_text()
        said, _ = terminal.communicate(timeout=60)
    finally:
        terminal.kill()
    assert "How it ended" in said
    assert verdict in said, "both read the same end"
