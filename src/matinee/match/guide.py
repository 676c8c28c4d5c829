"""A guide beside a table: the pages of a lesson, told to the one person who learns there.

A table knows no lesson: it asks its guide what a page is dealt from, what is said next, and what is told. `lessons/`
brings the guide, passed in where a table is made.
"""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple, Protocol

import msgspec

from matinee.engine.errors import Broken
from matinee.engine.show import Show

Kind = Literal["option", "card", "place", "seat", "field"]


class NoSuchLesson(Broken):
    """A name that no lesson of the game has."""


class Light(msgspec.Struct, frozen=True):
    """Something that a page points at.

    `option` is a key of the open question; `card` a printed key, `place` a name of the view (of a stack, a hex, a
    robot, a pile), `seat` the number of a seat, `field` a field of the view.
    """

    kind: Kind
    key: str


class LessonPage(msgspec.Struct, frozen=True, kw_only=True):
    """The open page of a lesson, in the reader's language; `page` counts from 1 to `pages`.

    A page that `asks` has the real question open and waits for `expects`, key after key; `lesson-next` then plays it.
    Any other legal answer is refused (`not_yet`) with the sentence of its key in `wrong`, or else with `otherwise`.
    While a window keeps its time after the answer, nothing is expected: the page turns when all is told.
    A page that does not ask is read, and has no `ask`. `won`: the reader has won the game of this lesson.
    """

    lesson: str
    title: str
    page: int
    pages: int
    heading: str
    text: str
    lit: list[Light]
    asks: bool
    expects: list[str]
    wrong: dict[str, str]
    otherwise: str
    clauses: list[str]
    won: bool = False


class Told(NamedTuple):
    """How much has been shown: `resting` while a window keeps its time, `won` once the win has been seen."""

    resting: bool
    won: bool


class Cue(NamedTuple):
    """What a seat says next, as the lesson has it."""

    seat: int
    key: str


class Guide(Protocol):
    """Knows the lesson and the open page. `answers` is how many were given since the deal of that page's position."""

    @property
    def lesson(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def page(self) -> int:
        """The open page, from 0."""
        ...

    @property
    def pages(self) -> int: ...

    def position(self) -> Show:
        """What the open page is dealt from."""
        ...

    def turn(self, page: int, answers: int) -> list[Cue] | None:
        """Open a page; None if the game goes on there, else all that is said between a new deal and that page."""
        ...

    def heard(self, answers: int) -> bool:
        """Turn the page if all that it asks for has been said; tells whether it has."""
        ...

    def cue(self, answers: int) -> Cue | None:
        """What is due without the learner: others act before a page is read."""
        ...

    def expects(self, answers: int) -> list[str]:
        """What the learner has yet to say on this page; none on a page that is only read."""
        ...

    def check(self, answers: int, keys: Sequence[str], names: Sequence[str]) -> None:
        """Raise NotYet for a legal answer that this page does not ask for."""
        ...

    def told(self, answers: int, moment: "Told", names: Sequence[str], language: str) -> LessonPage: ...


Guides = Callable[[Show, str], Guide]


def no_guide(show: Show, lesson: str) -> Guide:
    raise NoSuchLesson(f"{show.game.title} is not taught here.")
