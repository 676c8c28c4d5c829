"""A record as a film in the terminal: its log, one moment of it, or moment after moment."""

from collections.abc import Callable
from functools import cached_property

from rich.text import Text

from matinee.cli.reading import pages, print_hanging, reader
from matinee.engine.errors import MatineeError
from matinee.engine.record import Record, replay, until
from matinee.engine.show import Show
from matinee.match.reasons import advise
from matinee.match.replaying import Frame, Projector
from matinee.match.sight import WATCHING
from matinee.tui.boards import board

KEYS = "Enter: on, b: back, w: what a star would do here, a number: after that answer, q: quit"


class NoSuchMoment(MatineeError):
    """An answer or a seat that a record does not have."""


class Film:
    """All moments of a record that replays, through the eyes of a seat (counted from 1), or of a spectator.

    The record has a name for every seat, safe to print.
    """

    def __init__(self, show: Show, record: Record, seat: int | None) -> None:
        seats = show.setup(record.setup).seats
        if seat is not None and not 1 <= seat <= seats:
            raise NoSuchMoment(f"There is no seat {seat}; there are seats 1 to {seats}.")
        self.show = show
        self.record = record
        self.viewer = WATCHING if seat is None else seat - 1
        self.last = len(record.answers)

    @cached_property
    def frames(self) -> list[Frame]:
        return Projector(self.show, self.record, self.viewer, "en").reel(0, self.last + 1).frames

    def check(self, at: int) -> None:
        if not 0 <= at <= self.last:
            raise NoSuchMoment(f"There is no answer {at}; this record has answers 0 to {self.last}.")

    @property
    def log(self) -> list[tuple[int, str]]:
        """Every line of the log, with the number of the answer that it followed."""
        return [(frame.at, line) for frame in self.frames for line in told(frame)]

    def table(self, at: int) -> list[str]:
        return board(self.show.id).tell(self.frames[at].view, self.record.names, self.viewer)

    def why(self, at: int) -> str:
        """What a star would do in the chair that is asked next, and why, from what that seat knew."""
        state = replay(self.show, until(self.record, at))
        if state.over:
            return "The game is over: nobody is asked."
        names = self.record.names
        return f"{names[state.asked]} is asked. {advise(self.show, state, 'star', names, 'en', 0)}"

    def tell_log(self) -> None:
        console = reader()
        width = len(str(self.last))
        with pages(console):
            for at, line in self.log:
                print_hanging(console, Text(f"{at:>{width}}"), Text(line))

    def tell(self, at: int) -> None:
        """What the answer led to, and the table after it."""
        print(f"After answer {at} of {self.last}")
        for line in told(self.frames[at]):
            print(line)
        print()
        for line in self.table(at):
            print(line)

    def step(self, at: int, read: Callable[[], str]) -> None:
        """Moment after moment, until the film or the input ends; `read` returns a line, empty at the end of input."""
        while True:
            self.tell(at)
            wanted = self.wanted(at, read)
            if wanted is None or wanted > self.last:
                return
            at = wanted

    def wanted(self, at: int, read: Callable[[], str]) -> int | None:
        """The moment that somebody asks for."""
        while True:
            print(f"\n{KEYS}", flush=True)
            line = read()
            word = line.strip().lower()
            if not line or word == "q":
                return None
            if word in ("", "b"):
                return max(0, at - 1) if word else at + 1
            if word == "w":
                print(self.why(at))
                continue
            if word.isdecimal() and int(word) <= self.last:
                return int(word)
            print(f"{word[:40]!r} is none of these; this record has answers 0 to {self.last}.")


def told(frame: Frame) -> list[str]:
    return [line.text for line in frame.lines if line.text]
