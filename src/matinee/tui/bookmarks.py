"""Which lessons were learned at this terminal, and on which page others were left."""

from pathlib import Path

import msgspec

from matinee.engine.show import Show
from matinee.lessons.lesson import Lesson, lessons_of
from matinee.match.folder import data_folder
from matinee.tui.speech import language, say


class Marks(msgspec.Struct):
    """`left` has the page, from 0, of each lesson that was left half-way."""

    left: dict[str, int] = {}
    learned: list[str] = []


class Bookmarks:
    """`lessons.json` in the folder of the house. Lessons work even if the file cannot be read or written."""

    def __init__(self, folder: Path | None = None) -> None:
        self.path = (folder if folder is not None else data_folder()) / "lessons.json"
        self.marks = self.read()

    def read(self) -> Marks:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=Marks)
        except (OSError, msgspec.DecodeError):
            return Marks()

    def page(self, lesson: Lesson) -> int:
        """Where to go on: the first page of a lesson that nobody has begun, or that has become shorter."""
        page = self.marks.left.get(name(lesson), 0)
        return page if page < len(lesson.pages) else 0

    def is_learned(self, lesson: Lesson) -> bool:
        return name(lesson) in self.marks.learned

    def words(self, lesson: Lesson) -> str:
        """How far a lesson has been read; empty if it has not been begun."""
        page = self.page(lesson)
        if page:
            return say("lessons-left", page=page + 1)
        return say("lessons-learned") if self.is_learned(lesson) else ""

    def listed(self, lessons: list[Lesson]) -> list[list[str]]:
        """Lessons in a table, its headings first."""
        rows = [["", say("lessons-lesson"), "", say("lessons-takes"), ""]]
        for n, one in enumerate(lessons, 1):
            title = one.in_language(one.file.title, language())
            rows.append([str(n), one.id, title, say("lessons-minutes", minutes=one.minutes), self.words(one)])
        return rows

    def advice(self, show: Show) -> str:
        """How to go on."""
        known = lessons_of(show)
        if not known:
            return say("lessons-none", title=show.game.title)
        first = next((lesson for lesson in known if not self.is_learned(lesson)), known[0])
        return say("lessons-how", game=show.game.short, lesson=first.id)

    def leave(self, lesson: Lesson, page: int) -> None:
        self.marks.left[name(lesson)] = page
        self.write()

    def finish(self, lesson: Lesson) -> None:
        self.marks.left.pop(name(lesson), None)
        self.marks.learned = list(dict.fromkeys([*self.marks.learned, name(lesson)]))
        self.write()

    def write(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            draft = self.path.with_suffix(".draft")
            draft.write_bytes(msgspec.json.encode(self.marks))
            draft.replace(self.path)
        except OSError:
            return


def name(lesson: Lesson) -> str:
    return f"{lesson.show.id}/{lesson.id}"
