"""The guide of one table: it knows the lesson and the open page."""

from collections.abc import Sequence
from typing import cast

from matinee.engine.position import seat_of
from matinee.engine.say import Say
from matinee.engine.show import Show
from matinee.engine.words import Words
from matinee.lessons.lesson import Lesson, Page, ScriptLine, Text, find_lesson
from matinee.match.errors import NotYet
from matinee.match.guide import Cue, Kind, LessonPage, Light, Told
from matinee.match.words import own_words


class Teacher:
    """`answers`: how many were given since the deal of the open page's position."""

    def __init__(self, lesson: Lesson) -> None:
        self.whole = lesson
        self.page = 0

    @property
    def lesson(self) -> str:
        return self.whole.id

    @property
    def seat(self) -> int:
        return self.whole.seat

    @property
    def pages(self) -> int:
        return len(self.whole.pages)

    @property
    def open(self) -> Page:
        return self.whole.pages[self.page]

    # What the table asks

    def position(self) -> Show:
        return self.whole.positions[self.whole.dealt[self.page]]

    def turn(self, page: int, answers: int) -> list[Cue] | None:
        before, was = self.whole.before(page), self.page
        goes_on = page == was + 1 and self.whole.dealt[page] == self.whole.dealt[was] and answers == len(before)
        self.page = page
        return None if goes_on else [line.cue for line in before]

    def heard(self, answers: int) -> bool:
        if not self.open.says or answers < len(self.whole.before(self.page + 1)):
            return False
        self.page += 1
        return True

    def rest(self, answers: int) -> list[ScriptLine]:
        """What has yet to be said before the next page is turned to."""
        script = self.whole.scripts[self.whole.dealt[self.page]]
        return [line for line in script[answers:] if line.page == self.page]

    def cue(self, answers: int) -> Cue | None:
        rest = self.rest(answers)
        return rest[0].cue if rest and not rest[0].asked else None

    def expects(self, answers: int) -> list[str]:
        rest = self.rest(answers)
        return [line.keys[0] for line in rest] if rest and rest[0].asked else []

    def check(self, answers: int, keys: Sequence[str], names: Sequence[str]) -> None:
        rest = [line.keys for line in self.rest(answers) if line.asked]
        if not rest:
            raise NotYet(house("en").say(Say("read-first")))
        for place, key in enumerate(keys):
            if place >= len(rest) or key not in rest[place]:
                raise NotYet(self.why_not(key, names, "en"))

    def why_not(self, key: str, names: Sequence[str], language: str) -> str:
        text = self.open.wrong.get(key, self.open.otherwise)
        return self.say(text, names, language) or house(language).say(Say("not-now"))

    # What is told

    def told(self, answers: int, moment: Told, names: Sequence[str], language: str) -> LessonPage:
        """A page is told when all that led to it has been; until then the one before stays open."""
        early = moment.resting and self.is_fresh(answers)
        page = self.whole.pages[self.page - early]
        expected = [] if moment.resting else self.expects(answers)
        return LessonPage(
            lesson=self.lesson,
            title=self.say(self.whole.file.title, names, language),
            page=self.page + 1 - early,
            pages=self.pages,
            heading=self.say(page.title, names, language),
            text=self.say(page.text, names, language),
            lit=[] if moment.resting else self.lights(expected),
            asks=bool(page.says),
            expects=expected,
            wrong={key: self.say(text, names, language) for key, text in page.wrong.items()} if expected else {},
            otherwise=self.why_not("", names, language) if expected else "",
            clauses=page.clauses,
            won=moment.won,
        )

    def is_fresh(self, answers: int) -> bool:
        """Whether the open page follows the one before in the same game, and the learner has not spoken on it yet."""
        asked = sum(line.asked for line in self.rest(answers))
        same = self.page > 0 and self.whole.dealt[self.page] != self.page
        return same and asked == len(self.open.says)

    def lights(self, expected: list[str]) -> list[Light]:
        """What the page lights; where something is asked, also the answer that is expected next, unless it is dark."""
        lit = [read_light(word, self.whole.seats) for word in self.open.lit]
        next_one = [] if self.open.dark else expected[:1]
        return [*lit, *(Light("option", key) for key in next_one)]

    def say(self, text: Text, names: Sequence[str], language: str) -> str:
        """People are `{a}`, `{b}` and so on in a lesson; at a table they have names."""
        told = self.whole.in_language(text, language)
        for seat, name in enumerate(names):
            told = told.replace("{" + "abcdef"[seat] + "}", name)
        return told


def read_light(word: str, seats: int) -> Light:
    """`card Z-H`, `place A1`, `seat b`, `field deck`."""
    kind, _, key = word.partition(" ")
    return Light(cast(Kind, kind), str(seat_of(key, seats)) if kind == "seat" else key)


def guide(show: Show, lesson: str) -> Teacher:
    """What is passed to a table as its `guides`."""
    return Teacher(find_lesson(show, lesson))


def house(language: str) -> Words:
    return own_words("matinee.lessons", language)
