"""The full screen, played by a pilot."""

import asyncio
from collections.abc import Callable

import pytest
from tests.tui.conftest import lay, rest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static
from textual.worker import WorkerFailed

from matinee.catalog import show
from matinee.tui.app import Playhouse
from matinee.tui.dialogs import ChoiceDialog, Curtain, ReadingDialog, Rulebook, Why
from matinee.tui.local import Local
from matinee.tui.look import DAY, LATE
from matinee.tui.stage import Stage

Sit = Callable[..., Local]

SIZES = [(80, 24), (120, 40)]


def house(sitting: Local, guard: float = 0) -> Playhouse:
    return Playhouse(sitting, guard=guard)


async def settle(pilot: Pilot[str]) -> None:
    """Let bots finish and the screen catch up."""
    await pilot.pause()
    app = pilot.app
    assert isinstance(app, Playhouse)
    if isinstance(app.sitting, Local) and app.is_running and any(work.is_running for work in app.workers):
        await rest(app.sitting)
    await pilot.pause()


def stage(app: Playhouse) -> Stage:
    return next(screen for screen in app.screen_stack if isinstance(screen, Stage))


def number_of(sitting: Local) -> int:
    return int(sitting.table.playing.state.question)


def text_of(app: Playhouse, where: str) -> str:
    return str(stage(app).query_one(where, Static).visual)


def shown(app: Playhouse) -> str:
    """What is on the screen, line by line."""
    width, height = app.size
    strips = app.screen._compositor.render_strips()
    assert len(strips) == height
    return "\n".join(strip.text[:width] for strip in strips)


@pytest.mark.parametrize("size", SIZES)
async def test_a_whole_game_by_first_options(sit: Sit, size: tuple[int, int]) -> None:
    # A short one.
    sitting = sit(seed=20, bots="star", fresh=True)
    app = house(sitting)
    async with app.run_test(size=size) as pilot:
        for _ in range(100):
            await settle(pilot)
            if sitting.over:
                break
            await pilot.press("enter")
        assert isinstance(app.screen, ChoiceDialog)
        assert "THE END" in shown(app)
        await pilot.press("2")
        await settle(pilot)
    assert app.return_value is not None
    assert str(sitting.record_path) in app.return_value
    assert sitting.record_path.exists()


@pytest.mark.parametrize("size", SIZES)
async def test_everything_needed_is_on_the_screen(sit: Sit, size: tuple[int, int]) -> None:
    app = house(sit(seed=5, bots="star", fresh=True))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        screen = shown(app)
        for words in ("Ada (you)", "B1", "Play one regular card", "NPZR-06", "quit"):
            assert words in screen, words
        asked = stage(app).prompt.asked
        assert asked is not None
        for number, option in enumerate(asked.options, 1):
            assert f"{number}  {option.text}" in screen
        assert "Ada draws" in screen


async def test_a_terminal_may_change_its_size(sit: Sit) -> None:
    app = house(sit(seed=5, bots="star", fresh=True))
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert stage(app).query_one("#rail").display
        await pilot.resize_terminal(80, 24)
        await settle(pilot)
        assert not stage(app).query_one("#rail").display
        assert "Play one regular card" in shown(app)
        await pilot.press("1")
        await settle(pilot)
        assert "Where does" in shown(app)


async def test_a_choice_is_taken_back(sit: Sit) -> None:
    sitting = sit(seed=5, bots="star", fresh=True)
    app = house(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        before = sitting.table.playing.state.digest()
        await pilot.press("2")
        await settle(pilot)
        assert sitting.table.playing.state.digest() != before
        assert "u takes back" in shown(app)
        await pilot.press("u")
        await settle(pilot)
        assert sitting.table.playing.state.digest() == before
        assert "Play one regular card" in text_of(app, "#question")
        await pilot.press("u")
        await settle(pilot)
        assert "u takes back" not in shown(app), "offered only while it can be granted"
        assert any("You have nothing to take back" in note.message for note in app._notifications)


async def test_why_tells_the_clause_and_opens_the_rulebook_there(sit: Sit) -> None:
    app = house(sit(seed=5, bots="star", fresh=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("question_mark")
        await settle(pilot)
        assert isinstance(app.screen, Why)
        assert "One card must be played before the turn can end." in shown(app)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, Rulebook)
        listed = app.screen.query_one(OptionList)
        assert listed.highlighted == 5
        assert "NPZR-06" in shown(app)
        await pilot.press("escape")
        await settle(pilot)
        assert isinstance(app.screen, Stage)


async def test_the_rulebook_is_searched(sit: Sit) -> None:
    app = house(sit(fresh=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("r", "slash", *"stalemate")
        await settle(pilot)
        assert isinstance(app.screen, Rulebook)
        assert app.screen.query_one(Input).value == "stalemate"
        assert "NPZR-36" in shown(app)
        assert "NPZR-06" not in shown(app)
        await pilot.press(*"xyzzy")
        await settle(pilot)
        assert "No clause speaks of" in shown(app)


async def test_a_bot_takes_the_chair_and_gives_it_back(sit: Sit) -> None:
    sitting = sit(fresh=True)
    app = house(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        sitting.tempo = 0.05
        answers = sitting.table.answers
        await pilot.press("h")
        for _ in range(200):
            await pilot.pause(0.05)
            if sitting.table.answers > answers:
                break
        assert sitting.table.answers > answers
        await pilot.press("h")
        await settle(pilot)
        assert sitting.asked is not None


async def test_a_question_that_has_just_come_up_is_deaf(sit: Sit) -> None:
    sitting = sit(seed=5, fresh=True)
    app = house(sitting, guard=30)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        number = number_of(sitting)
        await pilot.press("1")
        await pilot.press("enter")
        await settle(pilot)
        assert number_of(sitting) == number
        stage(app).prompt.guard = 0
        await pilot.press("1")
        await settle(pilot)
        assert number_of(sitting) > number


async def test_giving_the_rival_the_game_is_asked_twice(sit: Sit) -> None:
    sitting = sit(fresh=True)
    stacks = {"B1": "Z-H / Z-T / -"}
    lay(sitting, {"hands": {"a": ["Z-L", "N-H"], "b": ["N-T"]}, "marks": {"b": "NPR"}, "stacks": stacks})
    app = house(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("1")
        await settle(pilot)
        assert "! your rival wins" in shown(app)
        await pilot.press("2")
        await settle(pilot)
        assert "Are you sure?" in shown(app)
        # Enter gives the careful answer.
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, Stage)
        assert not sitting.over
        await pilot.press("2", "1")
        await settle(pilot)
        assert sitting.over


async def test_numbers_above_nine_are_typed(sit: Sit) -> None:
    sitting = sit(fresh=True)
    lay(sitting, {"hands": {"a": ["W-X", "N-H"]}, "stacks": {"B1": "Z-H / Z-T / -"}})
    app = house(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        asked = stage(app).prompt.asked
        assert asked is not None
        wild = [option.key for option in asked.options].index("play:W-X") + 1
        await pilot.press(str(wild))
        await settle(pilot)
        # Twelve parts: 1 could be the beginning of 11.
        await pilot.press("1")
        await settle(pilot)
        assert "1_" in text_of(app, "#question")
        await pilot.press("1")
        await settle(pilot)
        assert "as robot torso" in text_of(app, "#question")


async def test_a_mouse_will_do(sit: Sit) -> None:
    sitting = sit(seed=5, fresh=True)
    app = house(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        number = number_of(sitting)
        await pilot.click("#options", offset=(6, 1))
        await settle(pilot)
        assert number_of(sitting) > number


async def test_quitting_keeps_the_game_and_the_next_sitting_offers_it(sit: Sit) -> None:
    first = sit(seed=5)
    app = house(first)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("1")
        await settle(pilot)
        await pilot.press("q")
        await settle(pilot)
    assert app.return_value is not None
    assert "Your game is kept" in app.return_value
    second = sit(seed=6)
    app = house(second)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert "A game is waiting" in shown(app)
        await pilot.press("1")
        await settle(pilot)
        assert second.table.playing.state.digest() == first.table.playing.state.digest()
        assert "Where does" in text_of(app, "#question")


async def test_a_curtain_hides_the_table_until_the_right_person_has_come(sit: Sit) -> None:
    sitting = sit(people=("Ada", "Bo"), fresh=True)
    app = house(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        seen = set()
        for _ in range(40):
            await settle(pilot)
            if isinstance(app.screen, Curtain):
                name = sitting.caller
                assert f"{name}, it is for you." in shown(app)
                assert "(you)" not in shown(app)
                assert "Hand" not in shown(app)
                await pilot.press("enter")
                await settle(pilot)
                assert f"{name} (you)" in shown(app)
                seen.add(name)
            if seen == {"Ada", "Bo"}:
                break
            await pilot.press("1")
        assert seen == {"Ada", "Bo"}


async def test_after_the_curtain_keys_are_answers_again(sit: Sit) -> None:
    sitting = sit(show=show("samurai"), people=("Ada", "Bo"), fresh=True)
    app = house(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert sitting.asked is not None
        assert isinstance(app.focused, OptionList)
        await pilot.press("1")
        await settle(pilot)
        assert sitting.caller, "Ada has pitched, Bo is to come"


async def test_day_and_night(sit: Sit) -> None:
    sitting = sit(fresh=True)
    app = house(sitting)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert app.theme == LATE
        await pilot.press("t")
        await settle(pilot)
        assert app.theme == DAY
        await pilot.press("t", "l")
        await settle(pilot)
        assert app.theme == LATE
        assert isinstance(app.screen, ReadingDialog)
        assert f"Turn 1: {sitting.names[1]}" in shown(app)


async def test_help_explains_keys_and_signs(sit: Sit) -> None:
    app = house(sit(fresh=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("f1")
        await settle(pilot)
        assert "h hands your chair to a bot" in shown(app)
        assert "A star marks a wild" in shown(app)


async def test_a_fault_of_ours_costs_no_game(sit: Sit) -> None:
    sitting = sit(seed=5, fresh=True)
    app = house(sitting)

    def broken() -> str:
        raise ZeroDivisionError("on purpose")

    async def fly() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settle(pilot)
            stage(app).paint = broken  # type: ignore[method-assign, assignment]
            await pilot.press("1")
            for _ in range(200):
                await asyncio.sleep(0.05)
                if app.fault is not None:
                    break

    with pytest.raises(WorkerFailed):
        await fly()
    assert isinstance(app.fault, ZeroDivisionError)
    assert sitting.keeper.open_path(sitting.name).exists()
