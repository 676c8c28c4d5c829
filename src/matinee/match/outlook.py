"""What would this do? An answer tried in worlds that its seat may take for the true one, before anybody gives it.

The worlds are dealt from what the asked seat knows and from luck of their own, so that two tables that look the same to
it give the same outlook. Only what is the same in all of them is told: no die, and no card still to be revealed.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from matinee.engine.chance import Swift
from matinee.engine.door import cards_known
from matinee.engine.errors import IncompleteBatch, NotYourQuestion, StaleQuestion, UnknownOption
from matinee.engine.journal import Journal
from matinee.engine.seats import NOBODY, among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.beats import change, show_view
from matinee.match.sight import Line, line_of, question
from matinee.match.table import Table
from matinee.match.words import speech

# Worlds tried.
WORLDS = 6
# Only the beginning of a long story is foretold.
MOST = 24


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer leads to if nobody else does anything about it.

    `lines` are what its seat would be told, numbered from 1; `change` is what they change in its view, as in a beat.
    `answering` are the others who may do something about it, as far as this seat can know. `next` is the seat that is
    asked after it, and `then` that question in words. `open` if dice, or cards that the seat cannot see, decide more.
    """

    lines: list[Line]
    change: Any = None
    answering: list[int] = []
    next: int = -1
    then: str = ""
    open: bool = False


def outlook(table: Table, seat: int, number: int, keys: list[str], language: str) -> Outlook:
    """For a seat's own open question; raises Refused for an answer that would be refused."""
    moment = table.moment_of(seat)
    if moment is None or question(table, seat, language) is None:
        raise NotYourQuestion("Nothing is asked of you just now.")
    if number != table.playing.numbers[seat]:
        raise StaleQuestion("That question has been answered.")
    return foretell(table.show, moment, seat, keys, table.names, language)


def worlds_of(show: Show, s: State, seat: int, keys: Sequence[str]) -> list["World"]:
    """What the table may be, for all that a seat knows, after its answer: alike for tables that look alike to it."""
    return [World(show, s.redeal(seat, Swift(luck)), seat, keys) for luck in range(1, WORLDS + 1)]


def foretell(show: Show, s: State, seat: int, keys: Sequence[str], names: list[str], language: str) -> Outlook:
    worlds = worlds_of(show, s, seat, keys)
    stories = [world.lines(names, language) for world in worlds]
    alike = agreed(stories)
    questions = {world.asks(names, language) for world in worlds}
    ended = all(not world.cut and len(story) == alike for world, story in zip(worlds, stories, strict=True))
    sure = ended and len(questions) == 1
    next, then = min(questions) if sure else (int(NOBODY), "")
    before = show_view(show, s, seat, language)
    after = seen(worlds, alike, ended, language)
    return Outlook(
        lines=stories[0][:alike],
        change=None if after is None else change(before, after),
        answering=sorted(set[int]().union(*(world.answering for world in worlds))),
        next=next,
        then=then,
        open=not sure,
    )


def agreed(stories: list[list[Line]]) -> int:
    """How many lines all stories have in common from their beginning on."""
    least = min(len(story) for story in stories)
    return next((n for n in range(least) if any(story[n] != stories[0][n] for story in stories)), least)


def seen(worlds: list["World"], alike: int, ended: bool, language: str) -> Any:
    """The latest view that all worlds share, after their last common line or an earlier one; None if there is none."""
    for told in range(alike, -1 if ended else 0, -1):
        views = [world.view(told, ended and told == alike, language) for world in worlds]
        if all(view == views[0] for view in views):
            return views[0]
    return None


def chosen(s: State, place: int, key: str) -> int:
    """The next choice of an answer. What is chosen so far need not fit together: words that make no title yet."""
    try:
        return int(s.option(key))
    except UnknownOption as unknown:
        if place == 0:
            raise
        raise IncompleteBatch(f"{key!r} does not follow yet.") from unknown


class World:
    """One of them, in which the answer was given and everybody else let it pass."""

    def __init__(self, show: Show, twin: State, seat: int, keys: Sequence[str]) -> None:
        self.show = show
        self.seat = seat
        self.state = twin
        self.answering: set[int] = set()
        self.journal = Journal()
        self.journal.filmed = True
        twin.journal = self.journal
        self.rolled, self.known = int(twin.chance.asked), cards_known(twin, seat)
        for place, key in enumerate(keys):
            if twin.over or twin.asked != seat:
                raise StaleQuestion(f"The table would move on before {key!r}.")
            twin.take(chosen(twin, place, key))
        self.pass_windows()
        events = self.journal.events
        # Nothing is told after the first die, or after the first card that this seat newly sees.
        end = next((at for at in range(len(events)) if self.reveals(self.journal.pictures[at])), len(events))
        self.cut = self.reveals(twin)
        self.told = [at for at in range(end) if among(events[at].to, seat)][:MOST]

    def reveals(self, s: State) -> bool:
        return bool(s.chance.asked != self.rolled or not cards_known(s, self.seat) <= self.known)

    def pass_windows(self) -> None:
        """Others let it stand; so does this seat itself, unless it is half-way through its own answer."""
        twin = self.state
        for _ in range(4 * int(twin.seats)):
            if twin.over or self.show.game.waiting(twin) is not None or self.show.game.together(twin):
                return
            if twin.asked != self.seat:
                self.answering.add(int(twin.asked))
            elif twin.step().inside():
                return
            twin.take(twin.step().passing(twin))

    def lines(self, names: list[str], language: str) -> list[Line]:
        part = Journal()
        part.events = [self.journal.events[at] for at in self.told]
        pictures = [self.journal.pictures[at] for at in self.told]
        return [
            line_of(self.show, names, picture, event, n, language)
            for n, (picture, event) in enumerate(zip(pictures, part.told(self.seat), strict=True), 1)
        ]

    def view(self, told: int, ended: bool, language: str) -> Any:
        """After the given number of its lines; `ended`: all that followed without a line has happened, too."""
        picture = self.state if ended else self.journal.pictures[self.told[told - 1]]
        return show_view(self.show, picture, self.seat, language)

    def asks(self, names: list[str], language: str) -> tuple[int, str]:
        """Who is asked in the end, and what."""
        twin = self.state
        if twin.over or self.show.game.together(twin):
            return int(NOBODY), ""
        return int(twin.asked), speech(self.show, language).say(twin.step().prompt(twin).named(names))
