"""Lessons at the terminal: line by line and on the full screen."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.tui.conftest import running
from tests.tui.test_app import SIZES, house, settle, shown, text_of

from matinee.catalog import ours, show
from matinee.cli.main import main
from matinee.engine.errors import Refused
from matinee.lessons.lesson import Lesson, find_lesson, lessons_of
from matinee.match.standing import Standing
from matinee.tui.bookmarks import Bookmarks
from matinee.tui.learning import Learning

NPZR = show("npzr")
EVERY = [pytest.param(lesson, id=f"{one.game.short}-{lesson.id}") for one in ours() for lesson in lessons_of(one)]
LONGEST = 400


def learn(folder: Path, said: str, *words: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: it is typed to, and the language of this one stays as it is."""
    command = [sys.executable, "-m", "matinee", "learn", *words, "--save", str(folder)]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(command, input=said, capture_output=True, text=True, timeout=120, env=environment)


List = Callable[..., str]


@pytest.fixture
def listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> List:
    """What `matinee learn` says where nothing is typed."""

    def say(*words: str) -> str:
        main(["learn", *words, "--save", str(tmp_path)])
        heard = capsys.readouterr()
        return heard.out or heard.err

    return say


def sit(folder: Path, lesson: str = "first-monster") -> Learning:
    return Learning(find_lesson(NPZR, lesson), Bookmarks(folder), pause=0)


def test_the_list_of_lessons_for_people_and_for_programs(listed: List) -> None:
    assert "first-monster" in listed("npzr")
    assert listed("npzr").endswith("To learn one: matinee learn npzr first-monster\n")
    rows = msgspec.json.decode(listed("npzr", "--json"))
    assert [row["id"] for row in rows] == [lesson.id for lesson in lessons_of(NPZR)]
    assert set(rows[0]) == {"id", "title", "clauses", "minutes"}


def test_a_lesson_line_by_line(tmp_path: Path, listed: List) -> None:
    said = "\n1\n1\n4\n2\nnext\n\n"
    done = learn(tmp_path, said, "npzr", "1", "--plain")
    assert done.returncode == 0, done.stderr
    for words in (
        "Page 1 of 5: What wins",
        "Look at: Ada (you)",
        "1. Play The Shuffle [Z-L] (this one)",
        "That would not help your zombie.",
        "Ada scores a zombie (A1)!",
        "Page 5 of 5: It lives!",
        "Learned! Next, “One good monster deserves another”: matinee learn npzr moves",
    ):
        assert words in done.stdout
    assert "learned" in listed("npzr")


def test_a_lesson_in_german(tmp_path: Path) -> None:
    done = learn(tmp_path, "\n1\n1\nwhat 2\nquit\n", "npzr", "1", "--plain", "--lang", "de")
    assert done.returncode == 0, done.stderr
    for words in (
        "Sieh hin: Ada (du)",
        "(das hier)",
        "Marken: nichts (0 von 4)",
        "Was würde das bewirken?",
        "Deine Seite ist vermerkt.",
    ):
        assert words in done.stdout
    lesson = find_lesson(NPZR, "1")
    german = [page.otherwise["de"] for page in lesson.pages if page.otherwise]
    assert any(words.replace("{a}", "Ada") in done.stdout for words in german), "a wrong try is told so, too"
    assert "Lektion" in learn(tmp_path, "", "npzr", "--lang", "de").stdout
    assert learn(tmp_path, "", "npzr", "--lang", "dee").returncode == 2


def test_a_page_names_what_lies_where_it_points(tmp_path: Path) -> None:
    assert "Look at: Ada (you), Werepoodle (L3)" in learn(tmp_path, "", "roundhouse", "1", "--plain").stdout


def test_a_lesson_that_was_left_goes_on_at_its_page(tmp_path: Path) -> None:
    left = learn(tmp_path, "\n1\nquit\n", "npzr", "first-monster", "--plain").stdout
    assert left.endswith("Your page is kept. To go on: matinee learn npzr first-monster\n")
    assert "at page 3" in learn(tmp_path, "", "npzr").stdout
    again = learn(tmp_path, "back\nhelp\nbot\nhint\n", "npzr", "first-monster", "--plain").stdout
    assert "You go on at page 3" in again
    assert "Page 2 of 5: Lay a card" in again
    assert "back: the page before, with the table as it was" in again
    assert "Not in a lesson: here you play yourself." in again
    assert "Page 1 of 5" in learn(tmp_path, "", "npzr", "first-monster", "--plain", "--new").stdout


def test_a_wrong_name_is_one_sentence(listed: List) -> None:
    told = listed("npzr", "moovs", "--plain")
    assert told == "Ninja Pirate Zombie Robot has no lesson called 'moovs'; did you mean 'moves'?\n"


def test_bookmarks_that_cannot_be_read_or_written_cost_no_lesson(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text("{")
    lesson = find_lesson(NPZR, "moves")
    assert Bookmarks(tmp_path).page(lesson) == 0
    marks = Bookmarks(tmp_path / "lessons.json")
    marks.leave(lesson, 1)
    assert marks.page(lesson) == 1
    marks.leave(lesson, 99)
    assert marks.page(lesson) == 0


async def test_nobody_plays_for_a_learner(tmp_path: Path) -> None:
    async with running(sit(tmp_path)) as sitting:
        for deed in (sitting.hand_over(), sitting.take_back(), sitting.again(), sitting.stand(Standing())):
            with pytest.raises(Refused, match="Not in a lesson"):
                await deed
        await sitting.turn_on()
        assert sitting.asked is not None
        with pytest.raises(Refused, match="This film begins with the zombie legs"):
            await sitting.answer(sitting.asked, ["play:N-H"])


@pytest.mark.parametrize("size", SIZES)
async def test_a_lesson_on_the_full_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    sitting = sit(tmp_path)
    app = house(sitting)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert "What wins  1/5" in text_of(app, "#lesson")
        assert "Turn the page (Enter)" in shown(app)
        await pilot.press("enter")
        await settle(pilot)
        assert "☜ this one" in shown(app)
        await pilot.press("2")
        await settle(pilot)
        assert any("zombie legs" in note.message for note in app._notifications)
        assert "2/5" in text_of(app, "#lesson")
        for key in ("1", "n", "b", "n"):
            await pilot.press(key)
            await settle(pilot)
        assert "It needs a head  4/5" in text_of(app, "#lesson")
        # The answer that is asked for is under the cursor.
        for _ in range(2):
            await pilot.press("enter")
            await settle(pilot)
        assert "It lives!  5/5" in text_of(app, "#lesson"), "what came of an answer is read before the page is turned"
        await pilot.press("enter")
        await settle(pilot)
    assert app.return_value is not None
    assert app.return_value.startswith("Learned!")
    assert Bookmarks(tmp_path).is_learned(sitting.lesson)


@pytest.mark.parametrize("lesson", EVERY)
async def test_every_lesson_is_played_to_its_end_page_by_page(tmp_path: Path, lesson: Lesson) -> None:
    """What a page asks for is answered, what it tells is read: none is turned by something else."""
    sitting = Learning(lesson, Bookmarks(tmp_path), pause=0)
    read: list[int] = []
    async with running(sitting):
        for _ in range(LONGEST):
            page = sitting.page
            if sitting.finished or page is None:
                break
            if read[-1:] != [page.page]:
                read.append(page.page)
            if sitting.asked is not None and page.expects:
                await sitting.answer(sitting.asked, page.expects[:1])
            elif sitting.nodding:
                await sitting.nod()
            else:
                await asyncio.sleep(0.01)
    assert read == list(range(1, len(lesson.pages) + 1))
    assert Bookmarks(tmp_path).is_learned(lesson)
