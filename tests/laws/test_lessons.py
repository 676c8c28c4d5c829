"""Every lesson of the house can be played, in every language of its game; and the law finds what is wrong with one."""

import importlib.util
from collections.abc import Sequence
from pathlib import Path

import pytest

from matinee import catalog
from matinee.engine.errors import BadScenario
from matinee.engine.show import Show
from matinee.lessons.guide import Teacher
from matinee.lessons.law import lesson_faults
from matinee.lessons.lesson import WORDS_A_MINUTE, find_lesson, lessons_of

ROOT = Path(__file__).parents[2]

GOOD = """
title = { en = "First", de = "Erste" }
[[page]]
title = { en = "Lay", de = "Leg" }
clauses = ["NPZR-06"]
says = ["play:Z-L"]
given = { hands = { a = ["Z-L", "N-H"], b = ["R-H"] }, deck = ["P-H", "Z-T"] }
wrong = { "play:N-H" = { en = "Legs first.", de = "Erst die Beine." } }
text = { en = "Play the legs.", de = "Spiel die Beine." }
[[page]]
title = { en = "There", de = "Da" }
lit = ["place A1", "card Z-L", "seat a", "field deck"]
text = { en = "They lie there.", de = "Da liegen sie." }
"""


def taught(text: str) -> Show:
    """NPZR with this one lesson."""
    show = catalog.show("npzr")

    def read(name: str) -> str:
        return text if name.startswith("lessons/") else show.read(name)

    def shipped(folder: str) -> list[str]:
        return ["1-first"] if folder == "lessons" else show.shipped(folder)

    return Show(show.game, read, show.bots, show.package, shipped)


@pytest.mark.parametrize("show", [pytest.param(show, id=show.game.short) for show in catalog.SHOWS.values()])
def test_lessons_can_be_learned(show: Show) -> None:
    assert lesson_faults(show) == []


@pytest.mark.parametrize("show", [pytest.param(show, id=show.game.short) for show in catalog.ours()])
def test_what_wins_comes_first_then_a_move_within_half_a_minute_and_the_last_lesson_is_won(show: Show) -> None:
    lessons = lessons_of(show)
    assert 4 <= len(lessons) <= 6
    assert [lesson.file.wins for lesson in lessons].index(True) == len(lessons) - 1
    first, then = lessons[0].pages[:2]
    assert first.says == []
    assert first.lit != []
    assert then.says != []
    for language in show.game.languages:
        seconds = [len(page.text[language].split()) * 60 / WORDS_A_MINUTE for page in (first, then)]
        assert seconds[0] <= 15
        assert sum(seconds) <= 30


def test_the_page_about_lessons_is_up_to_date() -> None:
    """What each section of a rulebook is taught by; written by scripts/lessons.py."""
    script = importlib.util.spec_from_file_location("lessons_page", ROOT / "scripts" / "lessons.py")
    assert script is not None
    assert script.loader is not None
    module = importlib.util.module_from_spec(script)
    script.loader.exec_module(module)
    assert (ROOT / "docs" / "lessons.md").read_text(encoding="utf-8") == module.page()


def test_a_game_of_ours_is_taught_in_four_to_six_lessons_and_the_last_is_won() -> None:
    courses = {show.game.short: lessons_of(show) for show in catalog.ours() if lessons_of(show)}
    assert len(courses) >= 5
    assert {len(lessons) for lessons in courses.values()} <= {4, 5, 6}
    assert all(lessons[-1].file.wins for lessons in courses.values())


def test_a_good_lesson_has_no_fault() -> None:
    assert lesson_faults(taught(GOOD)) == []


@pytest.mark.parametrize(
    ("was", "instead", "fault"),
    [
        (', de = "Erste"', "", "the title: no words in 'de'"),
        ("They lie", "{c} lies", "page 2, text: nobody is called {c}"),
        ("NPZR-06", "NPZR-99", "there is no clause NPZR-99"),
        ("place A1", "place A7", "page 2: place 'A7' is lit and not there"),
        ("card Z-L", "option play:Z-L", "page 2: 'option play:Z-L' lights nothing"),
        ("field deck", "field dek", "page 2: field 'dek' is lit and not there"),
        ('says = ["play:Z-L"]', 'says = ["play:Z-T"]', "page 1: 'play:Z-T' is wanted, but not offered"),
        ('wrong = { "play:N-H"', 'wrong = { "play:N-T"', "page 1: has words for 'play:N-T', which cannot be tried"),
        ('wrong = {', '# wrong = {', "page 1: 'play:N-H' may be tried, and the page has no words for it"),
        ("Play the legs.", "Play " + 600 * "the " + "legs.", "takes 186 seconds in 'en', more than 180"),
        ('"Erste" }', '"Erste" }\nwins = true', "page 2: the learner has not won"),
        (
            'lit = ["place',
            'meanwhile = [{ who = "b", says = ["play:N-H"] }]\nlit = ["place',
            "page 1: 'play:N-H' is not offered here; you may say: play:R-H, play:P-H.",
        ),
    ],
)  # fmt: skip
def test_the_law_names_what_is_wrong(was: str, instead: str, fault: str) -> None:
    assert GOOD.count(was) == 1
    found = lesson_faults(taught(GOOD.replace(was, instead)))
    assert any(one.startswith(f"first: {fault}") for one in found)


@pytest.mark.parametrize(
    ("was", "instead", "fault"),
    [
        ("[[page]]\ntitle = { en = \"There", "[[pages]]\ntitle = { en = \"There", "npzr/lessons/1-first.toml: "),
        ('lit = ["place', 'says = ["end"]\nlit = ["place', "the last page is only read"),
        ('lit = ["place', 'given = { hands = { a = ["Z-L"] } }\nlit = ["place', "page 2 is dealt again"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_lesson_is_refused_in_a_sentence(was: str, instead: str, fault: str) -> None:
    with pytest.raises(BadScenario, match=fault):
        lesson_faults(taught(GOOD.replace(was, instead)))


class Lenient(Teacher):
    """Takes whatever is legal."""

    def check(self, answers: int, keys: Sequence[str], names: Sequence[str]) -> None:
        pass


class Silent(Teacher):
    """Refuses without a word."""

    def why_not(self, key: str, names: Sequence[str], language: str) -> str:
        return " "


def test_every_wrong_answer_is_tried() -> None:
    def faults(show: Show, teacher: type[Teacher]) -> list[str]:
        return lesson_faults(show, lambda show, lesson: teacher(find_lesson(show, lesson)))

    assert "first: page 1: 'play:N-H' is not asked for, and was taken" in faults(taught(GOOD), Lenient)
    for show in catalog.ours():
        assert any("is not asked for, and was taken" in fault for fault in faults(show, Lenient)), show.id
    assert "first: page 1: 'play:N-H' is refused as 'not_yet': ' '" in faults(taught(GOOD), Silent)


def test_every_answer_that_is_right_is_tried() -> None:
    """The one that leaves nothing to be played on the next page is found."""
    either = GOOD.replace('says = ["play:Z-L"]', 'says = [["play:Z-L", "play:N-H"]]').replace("wrong =", "# wrong =")
    assert lesson_faults(taught(either)) == []
    then = '[[page]]\ntitle = { en = "Again", de = "Nochmal" }\ntext = { en = "Go on.", de = "Weiter." }\n'
    then += 'meanwhile = [{ who = "b", says = ["play:R-H", "new"] }]\nsays = ["play:N-H", "on:A1"]\n'
    place = either.rindex("[[page]]")
    faults = lesson_faults(taught(either[:place] + then + either[place:]))
    assert "first: page 2: 'play:N-H' is wanted, but not offered" in faults
