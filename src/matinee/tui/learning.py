"""A lesson at the terminal: a table in this room, with a guide beside it."""

from collections.abc import Iterator
from typing import Any, NoReturn

import msgspec

from matinee.engine.errors import Refused
from matinee.engine.view import Ask, Result
from matinee.lessons.guide import guide
from matinee.lessons.lesson import Lesson, lessons_of
from matinee.match import learning
from matinee.match.errors import NotYet
from matinee.match.guide import LessonPage
from matinee.match.standing import Standing
from matinee.match.table import Table
from matinee.tui.boards import board
from matinee.tui.boards.shelves import find
from matinee.tui.bookmarks import Bookmarks
from matinee.tui.keeping import Keeper
from matinee.tui.local import PAUSE, Local
from matinee.tui.recipe import NAMES, Recipe
from matinee.tui.recipe import guest as guest_of
from matinee.tui.speech import language, say


class Learning(Local):
    """Only the page is kept: the lesson goes on there next time."""

    def __init__(
        self, lesson: Lesson, marks: Bookmarks, *, name: str = NAMES[0], fresh: bool = False, pause: float = PAUSE
    ) -> None:
        self.lesson = lesson
        self.marks = marks
        self.first = 0 if fresh else marks.page(lesson)
        recipe = Recipe(setup=lesson.setup, people=(name,), seat=lesson.seat)
        super().__init__(lesson.show, recipe, Keeper(marks.path.parent), fresh=True, pause=pause)
        if self.first:
            self.notes.append(say("lesson-resumed", page=self.first + 1))

    def new_table(self, name: str) -> Table:
        return Table(name, pause=lambda: self.pause, shows=lambda _: self.show, guides=guide)

    def lay(self) -> None:
        me, now = guest_of(0), self.clock()
        self.act(learning.open_lesson(self.show, self.lesson.id, self.lesson.setup, me, now))
        self.act(*learning.begin(self.table, me, self.recipe.people[0], now, self.first))

    def keep(self) -> None:
        if self.table.guide is not None and not self.finished:
            self.marks.leave(self.lesson, self.table.guide.page)

    def see(self) -> None:
        super().see()
        page = self.page
        self.nodding = page is not None and not page.asks and not self.table.playing.pace.resting

    @property
    def nod_words(self) -> str:
        page = self.page
        last = page is not None and page.page == page.pages
        return say("lesson-end" if last else "lesson-turn")

    def waiting(self) -> str:
        return say("lesson-read") if self.nodding else super().waiting()

    def looks(self, page: LessonPage) -> list[str]:
        """What a page points at, by the names that people read here."""
        assert self.sight is not None
        shelves = board(self.show.id).shelves(self.sight.view, self.names, self.seat)
        found: list[str] = []
        for light in page.lit:
            if light.kind == "card":
                card = find(shelves, light.key)
                found.append(card.title if card is not None else light.key)
            elif light.kind == "place":
                found.append(next(called(msgspec.to_builtins(self.sight.view), light.key), light.key))
            elif light.kind == "seat":
                seat = int(light.key)
                found.append(say("you", name=self.names[seat]) if seat == self.seat else self.names[seat])
        return found

    # What may be done

    async def answer(self, asked: Ask, keys: list[str]) -> None:
        page = self.page
        try:
            await super().answer(asked, keys)
        except NotYet as wrong:
            # Its own sentence is English; the page has it in the reader's language.
            told = [] if page is None else [*(page.wrong[key] for key in keys if key in page.wrong), page.otherwise]
            raise NotYet(told[0] if told and told[0] else wrong.sentence) from None
        self.given = (0, 0, 0)

    async def nod(self) -> None:
        await self.turn_on()

    async def turn_on(self) -> None:
        self.act(*learning.turn_on(self.table, self.guest, self.clock()))
        if self.table.status != "playing":
            self.finished = True
            self.marks.finish(self.lesson)
        self.settle()

    async def turn_back(self) -> None:
        self.act(*learning.turn_back(self.table, self.guest, self.clock()))
        self.settle()

    async def hint(self, level: str) -> str:
        return say("lesson-hint")

    async def hand_over(self, times: int = 0) -> None:
        self.refuse()

    async def take_back(self) -> None:
        self.refuse()

    async def stand(self, standing: Standing) -> None:
        self.refuse()

    async def again(self) -> None:
        self.refuse()

    def refuse(self) -> NoReturn:
        raise Refused(say("not-in-lessons"))

    # What is to be seen

    @property
    def result(self) -> Result | None:
        """A lesson ends with its last page, not with its game."""
        return None

    @property
    def promise(self) -> str:
        return ""

    def last_words(self) -> str:
        if not self.finished:
            return say("lesson-left", game=self.show.game.short, lesson=self.lesson.id)
        known = lessons_of(self.show)
        ids = [lesson.id for lesson in known]
        rest = known[ids.index(self.lesson.id) + 1 :] if self.lesson.id in ids else []
        if rest:
            return say("lesson-then", game=self.show.game.short, lesson=rest[0].id, title=title(rest[0]))
        return say("lesson-last", game=self.show.game.short)


def called(seen: Any, key: str) -> Iterator[str]:
    """`Port Cranes (C8)`: what a view calls the place with this key, or what lies there, if it has a name."""
    if isinstance(seen, dict):
        inside = [part.get("name") for part in seen.values() if isinstance(part, dict)]
        name = seen.get("name") or next(filter(None, inside), None)
        seen = list(seen.values())
        if name and name != key and key in seen:
            yield f"{name} ({key})"
    if isinstance(seen, list):
        for part in seen:
            yield from called(part, key)


def title(lesson: Lesson) -> str:
    return lesson.in_language(lesson.file.title, language())
