"""A finished game, seen again moment by moment through any seat's eyes."""

from typing import Any

import msgspec

from matinee.engine.journal import Event, Journal
from matinee.engine.record import Record, Recorder
from matinee.engine.show import Show
from matinee.match.beats import Beat, beats, show_view
from matinee.match.gallery import Gallery
from matinee.match.sight import Line, line_of


class Frame(msgspec.Struct, frozen=True):
    """The table after `at` answers (0: as it was dealt), and what happened since the frame before."""

    at: int
    key: str
    waiting: int | None
    view: Any
    lines: list[Line]
    beats: list[Beat] = []


class Reel(msgspec.Struct, frozen=True):
    """A part of a film: `answers` is its whole length, `turns` has the number of the turn at each of its moments."""

    game: str
    names: list[str]
    answers: int
    turns: list[int]
    frames: list[Frame]


class Projector:
    """Plays a record again, answer by answer, and notes the moments that somebody wants to see.

    `filmed` if what happens between two answers is to be seen, too.
    """

    def __init__(self, show: Show, record: Record, viewer: int, language: str, filmed: bool = False) -> None:
        self.show = show
        self.record = record
        self.viewer = viewer
        self.language = language
        self.journal = Journal()
        self.recorder = Recorder(show, record.setup, record.seed, self.journal, record.edition)
        self.filmed = filmed
        self.read = 0
        self.told = 0
        # What the viewer saw last, if anything that follows is compared with it.
        self.seen: Any = None

    def reel(self, first: int, count: int) -> Reel:
        """Raises BadRecord for a bad record; a good one is played to its end."""
        turns: list[int] = []
        frames: list[Frame] = []
        for at in range(len(self.record.answers) + 1):
            key = self.record.answers[at - 1] if at else ""
            wanted = first <= at < first + count
            if wanted and at and self.seen is None:
                self.seen = self.look()
            self.journal.filmed = self.filmed and wanted
            if at:
                self.recorder.answer(key)
            turns.append(self.show.game.turns(self.recorder.state))
            part = range(self.read, len(self.journal.events))
            events = self.fresh()
            if wanted:
                frames.append(self.frame(at, key, events, part))
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

    def look(self) -> Any:
        return show_view(self.show, self.recorder.state, self.viewer, self.language)

    def frame(self, at: int, key: str, events: list[Event], part: range) -> Frame:
        s, before, self.seen = self.recorder.state, self.seen, self.look()
        made = (
            beats(Gallery(self.show), self.journal, part, self.viewer, self.told + 1, before, self.language)
            if at
            else []
        )
        self.journal.pictures.clear()
        return Frame(
            at=at,
            key=key,
            waiting=None if s.over else self.show.game.waiting(s),
            view=self.seen,
            lines=[
                line_of(self.show, self.names, s, event, self.told + place, self.language)
                for place, event in enumerate(events, 1)
            ],
            beats=made,
        )
