"""A finished game, seen again moment by moment through any seat's eyes."""

from typing import Any

import msgspec

from matinee.engine.journal import Event, Journal
from matinee.engine.record import Record, Recorder
from matinee.engine.show import Show
from matinee.engine.view import in_words
from matinee.match.sight import Line, line_of
from matinee.match.words import speech


class Frame(msgspec.Struct, frozen=True):
    """The table after so many answers (`at` 0: as it was dealt), and what happened since the frame before."""

    at: int
    key: str
    waiting: int | None
    view: Any
    lines: list[Line]


class Reel(msgspec.Struct, frozen=True):
    """A part of a film: `answers` is its whole length, `turns` has the number of the turn at each of its moments."""

    game: str
    names: list[str]
    answers: int
    turns: list[int]
    frames: list[Frame]


class Projector:
    """Plays a record again, answer by answer, and notes the moments that somebody wants to see."""

    def __init__(self, show: Show, record: Record, viewer: int, language: str) -> None:
        self.show = show
        self.record = record
        self.viewer = viewer
        self.language = language
        self.journal = Journal()
        self.recorder = Recorder(show, record.setup, record.seed, self.journal, record.edition)
        self.read = 0
        self.told = 0

    def reel(self, first: int, count: int) -> Reel:
        """Raises what a bad record raises; a good one is played to its end."""
        turns: list[int] = []
        frames: list[Frame] = []
        for at in range(len(self.record.answers) + 1):
            key = self.record.answers[at - 1] if at else ""
            if at:
                self.recorder.answer(key)
            turns.append(self.show.game.turns(self.recorder.state))
            wanted = first <= at < first + count
            events = self.fresh()
            if wanted:
                frames.append(self.frame(at, key, events))
            self.told += len(events)
        return Reel(self.show.id, self.names, len(self.record.answers), turns, frames)

    @property
    def names(self) -> list[str]:
        seats = self.recorder.state.seats
        return (self.record.names or [f"Seat {seat + 1}" for seat in range(seats)])[:seats]

    def fresh(self) -> list[Event]:
        """What the viewer was told since the last answer."""
        part = Journal()
        part.events = self.journal.events[self.read :]
        self.read = len(self.journal.events)
        return part.told(self.viewer)

    def frame(self, at: int, key: str, events: list[Event]) -> Frame:
        s = self.recorder.state
        return Frame(
            at=at,
            key=key,
            waiting=None if s.over else self.show.game.waiting(s),
            view=in_words(self.show.game.view(s, self.viewer), speech(self.show, self.language)),
            lines=[
                line_of(self.show, self.names, s, event, self.told + place, self.language)
                for place, event in enumerate(events, 1)
            ],
        )
