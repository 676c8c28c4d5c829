"""`matinee learn GAME`: its lessons, played."""

from pathlib import Path

from matinee.catalog import show as find_show
from matinee.cli.options import GameName, Json, Language
from matinee.cli.play import is_full_screen, run
from matinee.cli.printing import print_json, print_table
from matinee.engine.show import Show
from matinee.lessons.lesson import find_lesson, lessons_of
from matinee.tui.bookmarks import Bookmarks
from matinee.tui.learning import Learning, title
from matinee.tui.local import PAUSE
from matinee.tui.recipe import NAMES
from matinee.tui.speech import speak


def learn(
    game: GameName,
    lesson: str | None = None,
    /,
    *,
    plain: bool = False,
    name: str = NAMES[0],
    new: bool = False,
    save: Path | None = None,
    lang: Language = None,
    json: Json = False,
) -> None:
    """Learn a game by playing it: its lessons, or one of them.

    Parameters
    ----------
    lesson
        The lesson's name or number; without one they are listed.
    plain
        Line by line, for a screen reader or a pipe.
    name
        Your name at the table.
    new
        From the first page, wherever it was left.
    save
        The folder for bookmarks, instead of the usual one.
    """
    if lang is not None:
        speak(lang)
    show = find_show(game)
    marks = Bookmarks(save)
    if lesson is None:
        print_lessons(show, marks, json)
        return
    plain = plain or not is_full_screen()
    found = find_lesson(show, lesson)
    run(Learning(found, marks, name=name, fresh=new, pause=0.0 if plain else PAUSE), plain)


def print_lessons(show: Show, marks: Bookmarks, json: bool) -> None:
    known = lessons_of(show)
    if json:
        told = [{"id": one.id, "title": title(one), "clauses": one.clauses, "minutes": one.minutes} for one in known]
        print_json(told)
        return
    if known:
        head, *rows = marks.listed(known)
        print_table(head, rows)
    print(marks.advice(show))
