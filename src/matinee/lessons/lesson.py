"""A lesson is a file in its game's folder, `lessons/1-what-wins.toml`: the scenario format, with words beside it.

docs/howto/add-a-lesson.md tells how one is written; `matinee.testing` has the law that plays it.
"""

from functools import cache
from itertools import pairwise
from typing import Any

import msgspec

from matinee.engine.errors import BadScenario
from matinee.engine.nearest import nearest
from matinee.engine.position import seat_of
from matinee.engine.show import Show
from matinee.lessons.position import Position
from matinee.match.guide import Cue, NoSuchLesson

FOLDER = "lessons"
# How fast people read, and how long they take to do something.
WORDS_A_MINUTE, SECONDS_AN_ANSWER = 200, 4

# One sentence in each language.
Text = dict[str, str]


class Meanwhile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody says before a page is read."""

    who: str
    says: list[str]


class Page(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One idea: `text` is told and `lit` points at it.

    `given` lays a new position (`chance` are the dice and cuts to come); `meanwhile` is what others say before it is
    read. `says` is what the learner is asked to say, key after key; a list in it are answers that are all right.
    The next of them is lit, unless the page is `dark`: then the learner is to find it.
    """

    title: Text
    text: Text
    given: dict[str, Any] | None = None
    chance: list[int] = []
    meanwhile: list[Meanwhile] = []
    says: list[str | list[str]] = []
    lit: list[str] = []
    dark: bool = False
    wrong: dict[str, Text] = {}
    otherwise: Text = {}
    clauses: list[str] = []


class LessonFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`you` is the learner's seat. `wins`: the learner has won when the last page is read."""

    title: Text
    page: list[Page]
    you: str = "a"
    wins: bool = False
    setup: dict[str, Any] = {}
    seed: int = 1


class ScriptLine(msgspec.Struct, frozen=True):
    """One answer of the script: who gives it on the way to which page, and what is right there, the best first."""

    page: int
    seat: int
    keys: list[str]
    asked: bool

    @property
    def cue(self) -> Cue:
        return Cue(self.seat, self.keys[0])


class Lesson:
    """A lesson that can be played: its pages, and the script between one deal and the next."""

    def __init__(self, show: Show, id: str, file: LessonFile) -> None:
        self.show = show
        self.id = id
        self.file = file
        self.pages = file.page
        self.setup: dict[str, Any] = {"seats": show.game.fewest, **file.setup}
        self.seats = show.setup(self.setup).seats
        self.seat = seat_of(file.you, self.seats)
        # The page on which the position of each page was laid.
        self.dealt = [max(n for n in range(page + 1) if n == 0 or file.page[n].given) for page in range(len(file.page))]
        self.positions = {
            page: Position(show, file.page[page].given, file.page[page].chance, file.seed) for page in self.dealt
        }
        self.scripts = {page: self.script(page) for page in self.positions}

    def script(self, dealt: int) -> list[ScriptLine]:
        """All that is said in the position that this page lays."""
        lines: list[ScriptLine] = []
        for number, page in enumerate(self.pages):
            if self.dealt[number] == dealt:
                for said in page.meanwhile:
                    seat = seat_of(said.who, self.seats)
                    lines += [ScriptLine(number, seat, [key], False) for key in said.says]
                right = [[key] if isinstance(key, str) else key for key in page.says]
                lines += [ScriptLine(number, self.seat, keys, True) for keys in right]
        return lines

    def before(self, page: int) -> list[ScriptLine]:
        """What was said since the deal when a page is opened, before its others have acted."""
        return [line for line in self.scripts[self.dealt[page]] if line.page < page]

    @property
    def clauses(self) -> list[str]:
        return list(dict.fromkeys(clause for page in self.pages for clause in page.clauses))

    def seconds(self, language: str) -> float:
        """How long it takes to read it and do what it asks."""
        words = sum(len(text[language].split()) for page in self.pages for text in (page.title, page.text))
        return words * 60 / WORDS_A_MINUTE + SECONDS_AN_ANSWER * sum(len(page.says) for page in self.pages)

    @property
    def minutes(self) -> int:
        return max(1, round(self.seconds(self.show.game.languages[0]) / 60))

    def in_language(self, text: Text, language: str) -> str:
        """In the game's first language where nobody has translated it yet."""
        return text.get(language) or text.get(self.show.game.languages[0], "")


@cache
def lessons_of(show: Show) -> list[Lesson]:
    """The lessons of a game in the order of their files: `1-what-wins` has the id `what-wins`."""
    return [read_lesson(show, name) for name in show.shipped(FOLDER)]


def read_lesson(show: Show, name: str) -> Lesson:
    source = f"{show.game.short}/{FOLDER}/{name}.toml"
    try:
        file = msgspec.toml.decode(show.read(f"{FOLDER}/{name}.toml"), type=LessonFile)
    except (msgspec.DecodeError, ValueError) as fault:
        raise BadScenario(f"{source}: {fault}.") from None
    check(file, source)
    return Lesson(show, name.partition("-")[2] or name, file)


def check(file: LessonFile, source: str) -> None:
    """What the wire takes for granted; the law looks at all the rest."""
    pages = file.page
    if not pages or pages[-1].says:
        raise BadScenario(f"{source}: the last page is only read, so that the learner sees what came of it.")
    for number, (before, page) in enumerate(pairwise(pages), 2):
        if page.given and before.says:
            raise BadScenario(f"{source}: page {number} is dealt again before anybody saw what page {number - 1} did.")


def find_lesson(show: Show, word: str) -> Lesson:
    """A lesson by its id or its number."""
    found = lessons_of(show)
    for number, lesson in enumerate(found, 1):
        if word in (lesson.id, str(number)):
            return lesson
    if not found:
        raise NoSuchLesson(f"{show.game.title} has no lessons.")
    near = nearest(word, [lesson.id for lesson in found])
    raise NoSuchLesson(f"{show.game.title} has no lesson called {word[:40]!r}; did you mean {near!r}?")
