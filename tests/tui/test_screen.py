"""How the full screen uses a terminal, small or large, and what its dialogs do."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.tui.conftest import lay, settled
from textual.widgets import Static

from matinee.catalog import SHOWS, show
from matinee.tui.app import Playhouse
from matinee.tui.dialogs import ChoiceDialog
from matinee.tui.local import Local
from matinee.tui.plain import PlainTable
from matinee.tui.stage import LEAST, Stage

Sit = Callable[..., Local]


def shown(app: Playhouse) -> str:
    width, _ = app.size
    return "\n".join(strip.text[:width] for strip in app.screen._compositor.render_strips())


def setup_of(game: str) -> dict[str, Any]:
    return {"seats": max(2, SHOWS[game].game.fewest)}


@pytest.mark.parametrize("game", SHOWS)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_log_hand_and_question_are_in_sight_in_every_game(sit: Sit, game: str, size: tuple[int, int]) -> None:
    sitting = sit(show=SHOWS[game], setup=setup_of(game), fresh=True)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=size) as pilot:
        await settled(pilot, sitting)
        await sitting.hand_over(6)
        await settled(pilot, sitting)
        screen = shown(app)
        assert sitting.asked is not None
        words = sitting.lines[-1].text.split()
        assert all(word in screen for word in words[:2]), "the last line of the log"
        assert sitting.asked.clause in screen
        assert "quit" in screen
        assert sitting.sight is not None
        for card in held(sitting.sight.view, sitting.seat):
            assert card.name.split()[0] in screen or card.key in screen, card.name


def held(view: Any, seat: int) -> list[Any]:
    """The reader's own hand, in whichever game has one."""
    if hasattr(view, "hand"):
        return list(view.hand)
    return list(view.seats[seat].cards) if hasattr(view, "seats") else []


async def test_below_its_least_size_the_table_says_so_and_takes_no_blind_answer(sit: Sit) -> None:
    sitting = sit(fresh=True)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=(LEAST[0] - 1, 24)) as pilot:
        await settled(pilot, sitting)
        assert "the table needs 80 and 24" in " ".join(shown(app).split())
        before = sitting.table.answers
        await pilot.press("1", "enter")
        await settled(pilot, sitting)
        assert sitting.table.answers == before
        await pilot.resize_terminal(*LEAST)
        await settled(pilot, sitting)
        assert "Play one regular card" in shown(app)
        await pilot.press("1")
        await settled(pilot, sitting)
        assert sitting.table.answers > before


@pytest.mark.parametrize(("key", "closed"), [("a", False), ("1", False), ("q", True), ("2", True), ("l", False)])
async def test_the_end_dialogs_keys_work(sit: Sit, key: str, closed: bool) -> None:
    sitting = sit(fresh=True)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, sitting)
        await sitting.hand_over()
        await settled(pilot, sitting)
        assert isinstance(app.screen, ChoiceDialog)
        assert all(words in shown(app) for words in ("Another game", "Quit", "Look at the table"))
        await pilot.press(key)
        await pilot.pause()
        if not closed:
            await settled(pilot, sitting)
            assert isinstance(app.screen, Stage)
            assert sitting.over == (key == "l")
    assert (app.return_value is not None) == closed


async def test_kfs_83_standing_answers_are_set_where_windows_open(sit: Sit) -> None:
    sitting = sit(show=show("samurai"), fresh=True)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, sitting)
        assert "windows" in shown(app)
        for key, mode, hold in (("5", "never", False), ("2", "ask-smart", False), ("6", "ask-smart", True)):
            await pilot.press("w", key)
            await settled(pilot, sitting)
            assert (sitting.standing.mode, sitting.standing.hold) == (mode, hold)
        await pilot.press("w", "escape")
        await settled(pilot, sitting)
        assert sitting.standing.hold
    quiet = sit(fresh=True)
    app = Playhouse(quiet, guard=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, quiet)
        assert "windows" not in shown(app), "no windows, no key"


FILM = {"movies": {"a": {"cast": ["honorable-samurai"]}}, "hands": {"a": ["wire-fu", "bad-dubbing"]}}


async def test_kfs_83_a_card_is_armed_in_the_inspector_and_put_down_again(sit: Sit) -> None:
    sitting = lay(sit(show=show("samurai"), fresh=True), FILM)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settled(pilot, sitting)
        assert isinstance(app.screen, Stage)
        app.screen.has_windows = True
        for armed in (["play:wire-fu", "use:wire-fu"], []):
            await pilot.press("i", "a")
            await settled(pilot, sitting)
            assert sitting.standing.armed == armed
            assert sitting.standing.mode == "ask-armed"


async def test_kfs_83_line_by_line_a_card_is_armed_by_its_name(sit: Sit) -> None:
    sitting = lay(sit(show=show("samurai"), fresh=True), FILM)
    script = iter(["arm dubbing", "windows", "arm xyzzy", "quit"])
    said: list[str] = []

    async def read() -> str | None:
        return next(script, None)

    await PlainTable(sitting, read, said.append, clear=lambda: None).run()
    assert sitting.standing.armed == ["play:bad-dubbing", "use:bad-dubbing"]
    assert any(line.startswith("windows armed:") and line.endswith("(as now)") for line in said)
    assert any("is called “xyzzy”" in line for line in said)


async def test_a_huge_terminal_shows_the_hand_with_its_words(sit: Sit) -> None:
    sitting = sit(show=show("kaiju"), setup=setup_of("cardboard-kaiju"), fresh=True)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=(200, 60)) as pilot:
        await settled(pilot, sitting)
        hand = app.screen.query_one("#hand", Static)
        assert hand.region.area
        assert sitting.sight is not None
        for card in sitting.sight.view.seats[sitting.seat].cards:
            assert card.text in str(hand.visual)
