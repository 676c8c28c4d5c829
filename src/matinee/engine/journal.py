"""What happened, for those who may know it. Off in simulation, on at tables."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from matinee.engine.piles import NONE
from matinee.engine.seats import NOBODY, OPEN, among

# Events of these kinds say that a window for answers of others has closed, whether or not anybody could answer.
WINDOWS: Final = ("window", "window-closed")


@mypyc_attr(acyclic=True)
class Event:
    """One thing that happened.

    `kind` is the game's own verb (`scored`, `rolled`); `moved`, `shuffled` and `automatic` are the engine's. `to` are
    those who learn of it at all, `known` those who may name its card. The four numbers mean what the kind says.
    """

    def __init__(self, kind: str, seat: i64, to: i64) -> None:
        self.kind = kind
        self.seat = seat
        self.to = to
        self.card: i64 = NONE
        self.known: i64 = OPEN
        self.source: i64 = NONE
        self.target: i64 = NONE
        self.number: i64 = 0
        self.other: i64 = 0
        self.word: str = ""
        self.faces: tuple[int, ...] = ()

    def facts(self) -> tuple[str, int, int, int, int, int, int, str, tuple[int, ...]]:
        """Everything but who knows it, for comparing what two readers are told."""
        return (
            self.kind,
            self.seat,
            self.card,
            self.source,
            self.target,
            self.number,
            self.other,
            self.word,
            self.faces,
        )


class Journal:
    """The story of one table, in order."""

    def __init__(self, staged: bool = False) -> None:
        self.events: list[Event] = []
        # At a live table, the state at each mark of a window by the number of its event: it is shown while that rests.
        self.staged = staged
        self.stages: dict[int, Any] = {}
        # While somebody watches, the state as each event left it, by its number: the table performs them one by one.
        self.filmed = False
        self.pictures: dict[int, Any] = {}

    def add(self, event: Event) -> None:
        self.events.append(event)

    def moved(self, card: i64, source: i64, target: i64, known: i64, to: i64) -> None:
        event = Event("moved", NOBODY, to)
        event.card = card
        event.known = known
        event.source = source
        event.target = target
        self.events.append(event)

    def told(self, viewer: i64, since: int = 0) -> list[Event]:
        """What one viewer is told from event number `since` on: built from nothing, a card only if they may know it."""
        story: list[Event] = []
        for event in self.events[since:]:
            if not among(event.to, viewer):
                continue
            line = Event(event.kind, event.seat, event.to)
            if among(event.known, viewer):
                line.card = event.card
            line.source = event.source
            line.target = event.target
            line.number = event.number
            line.other = event.other
            line.word = event.word
            line.faces = event.faces
            story.append(line)
        return story
