"""Write docs/lessons.md: which lesson of which game teaches which clauses. `python scripts/lessons.py`"""

from itertools import groupby
from pathlib import Path

from matinee import catalog
from matinee.engine.rules import Clause
from matinee.engine.show import Show
from matinee.lessons.lesson import Lesson, lessons_of

FILE = Path(__file__).parents[1] / "docs" / "lessons.md"
HEAD = """# What the lessons teach

Made by `python scripts/lessons.py`, from the lessons in each game's folder; [how to write one](howto/add-a-lesson.md).
A row is a section of the rulebook: the lessons that play it, and the clauses that they are about. What no lesson
teaches is said by the table itself when it comes up: in the question, in the reason why something is not offered, or
in the rulebook.

What decides games is met in a lesson: what wins, what a turn is, and how marks, lives, cards, wounds, buildings and
points are won, lost and saved. Not taught are what the table does by itself (setting up, order, ties, an empty deck),
single cards that say what they do, and what hardly ever happens.

A section without a lesson (`-`) is about variants, which no lesson teaches: Roundhouse Kick alone or without an end,
the other victory and the closing time of Robot Rampage, the mixed decks of Kung Fu Samurai. The rulebook has them.
"""


def page() -> str:
    return HEAD + "".join(f"\n{part}" for show in catalog.ours() if lessons_of(show) for part in told(show))


def told(show: Show) -> list[str]:
    lessons = lessons_of(show)
    listed = ", ".join(f"{n} `{one.id}` ({one.in_language(one.file.title, 'en')})" for n, one in enumerate(lessons, 1))
    sections = groupby(show.rules(), key=lambda clause: clause.section)
    rows = [row(section, list(clauses), lessons) for section, clauses in sections]
    table = "| section | lessons | clauses |\n|---|---|---|\n" + "\n".join(rows) + "\n"
    return [f"## {show.game.title}\n", f"{listed}.\n", table]


def row(section: str, clauses: list[Clause], lessons: list[Lesson]) -> str:
    ids = [clause.id for clause in clauses]
    teach = [str(n) for n, one in enumerate(lessons, 1) if set(ids) & set(one.clauses)]
    taught = [id.rpartition("-")[2] for id in ids if any(id in one.clauses for one in lessons)]
    return f"| {section} | {', '.join(teach) or '-'} | {', '.join(taught) or '-'} (of {len(ids)}) |"


if __name__ == "__main__":
    FILE.write_text(page(), encoding="utf-8")
