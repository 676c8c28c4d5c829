"""The law of lessons: each one can be played, and everything that it says is there.

Tests of other games may call it, too: `assert lesson_faults(show) == []`.
"""

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from matinee.engine.errors import MatineeError, Refused
from matinee.engine.position import SIDES
from matinee.engine.show import Show
from matinee.lessons.classroom import Classroom
from matinee.lessons.guide import guide
from matinee.lessons.lesson import Lesson, Page, Text, lessons_of
from matinee.match.errors import NotYet
from matinee.match.guide import Guides, LessonPage, Light

LONGEST = 180
PERSON = re.compile(r"\{(.*?)\}")
KINDS = ("card", "place", "seat", "field")
NO_ANSWER = "no such answer"


def lesson_faults(show: Show, guides: Guides = guide) -> list[str]:
    """Everything that is wrong with the lessons of a game; nothing for a game that has none."""
    return [f"{lesson.id}: {fault}" for lesson in lessons_of(show) for fault in faults_of(lesson, guides)]


def faults_of(lesson: Lesson, guides: Guides) -> Iterator[str]:
    yield from wordless(lesson)
    yield from clauseless(lesson)
    for language in lesson.show.game.languages:
        if lesson.seconds(language) > LONGEST:
            yield f"takes {lesson.seconds(language):.0f} seconds in {language!r}, more than {LONGEST}"
    for run in ways(lesson):
        yield from Run(lesson, run, guides).faults()


# What is written


def texts(lesson: Lesson) -> Iterator[tuple[str, Text]]:
    yield "the title", lesson.file.title
    for number, page in enumerate(lesson.pages, 1):
        yield f"page {number}, title", page.title
        yield f"page {number}, text", page.text
        if page.otherwise:
            yield f"page {number}, otherwise", page.otherwise
        yield from ((f"page {number}, wrong {key}", text) for key, text in page.wrong.items())


def wordless(lesson: Lesson) -> Iterator[str]:
    """Every text stands in every language of the game, and names nobody who does not play."""
    for place, text in texts(lesson):
        for language in lesson.show.game.languages:
            if not text.get(language, "").strip():
                yield f"{place}: no words in {language!r}"
        for language, words in text.items():
            if language not in lesson.show.game.languages:
                yield f"{place}: the game does not speak {language!r}"
            yield from (
                f"{place}: nobody is called {{{name}}}"
                for name in PERSON.findall(words)
                if name not in list(SIDES[: lesson.seats])
            )


def clauseless(lesson: Lesson) -> Iterator[str]:
    known = {clause.id for clause in lesson.show.rules()}
    if not lesson.clauses:
        yield "teaches no clause"
    yield from (f"there is no clause {id}" for id in lesson.clauses if id not in known)
    for number, page in enumerate(lesson.pages, 1):
        for word in page.lit:
            if word.partition(" ")[0] not in KINDS:
                yield f"page {number}: {word!r} lights nothing; say one of: {', '.join(KINDS)}, and its name"


# What is played

Choices = dict[tuple[int, int], str]


def ways(lesson: Lesson) -> Iterator[Choices]:
    """The usual way through a lesson, and one with each of the other answers that are right somewhere."""
    yield {}
    for number, page in enumerate(lesson.pages):
        for place, right in enumerate(page.says):
            if isinstance(right, list):
                yield from ({(number, place): key} for key in right[1:])


class Run:
    """One way through a lesson."""

    def __init__(self, lesson: Lesson, choices: Choices, guides: Guides) -> None:
        self.lesson = lesson
        self.choices = choices
        self.guides = guides

    def faults(self) -> Iterator[str]:
        number = 0
        try:
            room = Classroom(self.lesson, guides=self.guides)
            for number, page in enumerate(self.lesson.pages):
                yield from (f"page {number + 1}: {fault}" for fault in self.page_faults(room, number, page))
                if not page.says:
                    room.turn_on()
        except MatineeError as refused:
            yield f"page {number + 1}: {refused.sentence}"
            return
        if room.open:
            yield "goes on after its last page"

    def page_faults(self, room: Classroom, number: int, page: Page) -> Iterator[str]:
        if room.page.page != number + 1:
            yield f"page {room.page.page} is open instead"
            return
        yield from (f"{light.kind} {light.key!r} is lit and not there" for light in unseen(room, room.page))
        if number and not self.choices:
            yield from lost_on_the_way_back(room)
        if page.says:
            yield from self.asked(room, number, page)
        elif number + 1 == len(self.lesson.pages) and room.page.won is not self.lesson.file.wins:
            yield "the learner has won" if room.page.won else "the learner has not won"

    def asked(self, room: Classroom, number: int, page: Page) -> Iterator[str]:
        """Every wrong answer is refused with words, place after place, before the right one is given."""
        unheard = set(page.wrong)
        for place, right in enumerate(page.says):
            asked = room.ask
            if asked is None:
                yield f"{right!r} is wanted, but nobody asks the learner"
                return
            if place == 0 and asked.inside and goes_on(self.lesson, number):
                yield "begins in the middle of an action"
            allowed = [right] if isinstance(right, str) else right
            offered = [option.key for option in asked.options]
            yield from (f"{key!r} is wanted, but not offered" for key in allowed if key not in offered)
            yield from taken(room, [key for key in offered if key not in allowed], NotYet)
            yield from taken(room, [*(refusal.key for refusal in asked.why_not), NO_ANSWER], Refused)
            if not page.otherwise and not self.choices:
                yield from (
                    f"{key!r} may be tried, and the page has no words for it"
                    for key in offered
                    if key not in allowed and key not in page.wrong
                )
            unheard -= set(offered) - set(allowed)
            room.says(self.choices.get((number, place), allowed[0]))
        if not self.choices:
            yield from (f"has words for {key!r}, which cannot be tried" for key in sorted(unheard))
        if number + 1 < len(self.lesson.pages) and room.page.page == number + 1:
            yield "does not end with what it asks for"


def goes_on(lesson: Lesson, number: int) -> bool:
    """Whether the learner spoke last before a page: then a question in the midst of an action is of theirs."""
    before = lesson.before(number)
    return not lesson.pages[number].meanwhile and bool(before) and before[-1].seat == lesson.seat


def taken(room: Classroom, keys: list[str], kind: type[Refused]) -> Iterator[str]:
    """Answers that ought to be refused in words, and to change nothing."""
    before = room.digest(), room.page
    for key in keys:
        try:
            room.says(key)
        except Refused as refused:
            if not isinstance(refused, kind) or not refused.sentence.strip():
                yield f"{key!r} is refused as {refused.code!r}: {refused.sentence!r}"
        if (room.digest(), room.page) != before:
            yield f"{key!r} is not asked for, and was taken"
            return


def lost_on_the_way_back(room: Classroom) -> Iterator[str]:
    """A page back and on again is the same page."""
    before = room.sight()
    room.turn_back()
    if room.page.page != before.lesson.page - 1:  # type: ignore[union-attr]
        yield "does not lead back to the page before"
    room.turn_on()
    after = room.sight()
    if (after.view, after.lesson) != (before.view, before.lesson):
        yield "is not the same after a page back and on again"


def unseen(room: Classroom, page: LessonPage) -> list[Light]:
    """What is lit and cannot be seen by the learner."""
    view = room.sight().view
    fields = view.__struct_encode_fields__
    names = {*words_in(msgspec.to_builtins(view)), *room.table.playing.state.piles.layout.names}
    offered = room.ask.options if room.ask is not None else []
    places = {option.place for option in offered}
    known = {
        "option": {option.key for option in offered},
        "card": names,
        "place": names | places,
        "seat": {str(seat) for seat in range(len(room.table.chairs))},
        "field": set(fields),
    }
    return [light for light in page.lit if light.key not in known.get(light.kind, set())]


def words_in(value: Any) -> Iterator[str]:
    """Every word in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, one in value.items():
            yield str(name)
            yield from words_in(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from words_in(one)
