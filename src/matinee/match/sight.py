"""What one viewer gets: built from nothing, out of the game's own view and the story that they are told."""

from typing import Any

import msgspec

from matinee.engine.chance import Swift
from matinee.engine.journal import Event, Journal
from matinee.engine.say import Say
from matinee.engine.seats import SPECTATOR, among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Ask, ask, overheard, winners_of
from matinee.match.beats import Beat, beats
from matinee.match.clock import ClockView
from matinee.match.gallery import Common, Gallery
from matinee.match.guide import LessonPage, Told
from matinee.match.play import why_no_undo
from matinee.match.screening import Screening
from matinee.match.table import Table
from matinee.match.words import house, speech

WATCHING = int(SPECTATOR)

# A chair that changed hands in the middle of a game; the word is the name of who sat there.
CHAIRS = ("sat-down", "rose", "sent-away")
# What else happened at the table; the word is a bot's level, or a former name.
TABLE_EVENTS = ("bot-sits-in", "timed-out", "away", "taken-back", "clock", "host-moved", "host-passed", "renamed")

# What the table tells itself, beside its game: no game uses these words for its own events.
TABLES = ("undone", "dealt-anew", "branched", "entries-lost", *CHAIRS, *TABLE_EVENTS)

UNDO_NOTHING = Say("undo-nothing")


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One event as a viewer is told it. `n` counts the events of this viewer in this game, from 1.

    `card` is a printed key, `source` and `target` are names of piles, `text` is its line in the log (may be empty).
    """

    n: int
    kind: str
    seat: int = -1
    card: str = ""
    source: str = ""
    target: str = ""
    number: int = 0
    other: int = 0
    word: str = ""
    faces: list[int] = []
    text: str = ""


class Sight(msgspec.Struct, frozen=True):
    """The table as a viewer sees it now. `waiting` is the seat that everybody may know is asked.

    `still` are the seats that have not handed in yet what all are asked for at once.
    `no_undo` says why the viewer may take nothing back just now; it is empty if they may.
    `team` is the question put to a teammate, where a team may read it: it is not the viewer's to answer.
    `lesson` is the open page, for somebody who learns.
    """

    game: int
    view: Any
    ask: Ask | None
    team: Ask | None
    waiting: int | None
    window: bool
    still: list[int]
    no_undo: str
    lesson: LessonPage | None = None


def sight(table: Table, viewer: int, language: str, gallery: Gallery | None = None) -> Sight:
    """With a `gallery` where others look on at the same moment."""
    gallery = gallery or Gallery(table.show)
    common = gallery.common = gallery.common or common_to_all(table)
    mine = question(table, viewer, language)
    return Sight(
        game=table.games,
        view=gallery.view(table.playing.stage, viewer, language),
        ask=mine,
        team=None if mine is not None else teammates(table, viewer, language),
        waiting=common.waiting,
        window=common.window,
        still=common.still,
        no_undo=no_undo(table, viewer, language),
        lesson=lesson(table, viewer, language) if table.guide is not None else None,
    )


def common_to_all(table: Table) -> Common:
    game = table.playing
    stage, resting = game.stage, game.pace.resting
    waiting = None if stage.over or resting else table.show.game.waiting(stage)
    still = table.still if table.status == "playing" else []
    return Common(waiting, not stage.over and (resting or waiting is None), still)


def lesson(table: Table, viewer: int, language: str) -> LessonPage | None:
    guide = table.guide
    if guide is None or viewer != guide.seat:
        return None
    game = table.playing
    moment = Told(game.pace.resting, bool(game.stage.over) and viewer in winners_of(game.stage))
    return guide.told(table.said, moment, table.names, language)


def no_undo(table: Table, viewer: int, language: str) -> str:
    why = UNDO_NOTHING if viewer == WATCHING else why_no_undo(table, viewer)
    return "" if why is None else house(language).say(why)


def question(table: Table, viewer: int, language: str) -> Ask | None:
    """The question that this viewer may answer now (in a window also ahead of their turn), under their own number."""
    game = table.playing
    moment = table.moment_of(viewer)
    if moment is None or table.status != "playing" or not table.chairs[viewer].is_person:
        return None
    if table.guide is not None and not table.guide.expects(table.said):
        # A page that is only read.
        return None
    asked = ask(moment, viewer, speech(table.show, language), table.names)
    return None if asked is None else msgspec.structs.replace(asked, number=game.numbers[viewer])


def is_asked(table: Table, guest: str) -> bool:
    """Whether something is asked of this guest just now."""
    seat = table.seat_of(guest)
    return table.screening is not None and seat >= 0 and question(table, seat, "en") is not None


def teammates(table: Table, viewer: int, language: str) -> Ask | None:
    """The question that a teammate is asked, if this viewer may read it."""
    game = table.playing
    if table.status != "playing" or game.pace.resting or not table.show.game.overhears(game.state, viewer):
        return None
    return overheard(game.state, speech(table.show, language), table.names)


def clock(table: Table, viewer: int, now: float) -> ClockView | None:
    """The clock of the question: in a window only the viewer's own; what all are asked at once has one for all."""
    game = table.playing
    if not game.clock.began or game.pace.resting or table.status != "playing":
        return None
    return game.clock.view(game.clock_seat(viewer), now)


def told(game: Screening, viewer: int, since: int, until: int | None = None) -> list[Event]:
    """The events of the journal from one number to another (by default: what may be told by now), for one viewer."""
    part = Journal()
    part.events = game.journal.events[since : game.pace.told if until is None else until]
    return part.told(viewer)


def performed(
    table: Table, gallery: Gallery, viewer: int, since: int, first: int, before: Any, language: str
) -> list[Beat]:
    """What each event from a number on (by now told) changed in this viewer's view."""
    game = table.playing
    return beats(gallery, game.journal, range(since, game.pace.told), viewer, first, before, language)


def count_told(game: Screening, viewer: int) -> int:
    """How many events a viewer has been told so far."""
    held = game.journal.events[game.pace.told :]
    return game.told[viewer] - sum(1 for event in held if among(event.to, viewer))


def lines(table: Table, events: list[Event], first: int, language: str) -> list[Line]:
    """Events in words; the first of them has this number. Until the table changes, all who read a line share it."""
    stage, names, spoken = table.playing.stage, table.cast, table.playing.spoken
    found = []
    for n, event in enumerate(events, first):
        key = language, n, event.facts()
        line = spoken.get(key)
        if line is None:
            line = spoken[key] = line_of(table.show, names, stage, event, n, language)
        found.append(line)
    return found


def line_of(show: Show, names: list[str], stage: State, event: Event, n: int, language: str) -> Line:
    piles = stage.piles.layout.names
    return Line(
        n=n,
        kind=event.kind,
        seat=int(event.seat),
        card=show.game.face(stage, event.card) if event.card >= 0 else "",
        source=piles[event.source] if event.source >= 0 else "",
        target=piles[event.target] if event.target >= 0 else "",
        number=int(event.number),
        other=int(event.other),
        word=event.word,
        faces=list(event.faces),
        text=text(show, names, stage, event, language),
    )


def text(show: Show, names: list[str], stage: State, event: Event, language: str) -> str:
    if event.kind in ("undone", "dealt-anew", "branched"):
        return house(language).say(Say(f"log-{event.kind}", who=names[event.seat]))
    if event.kind == "entries-lost":
        return house(language).say(Say("log-lost", count=int(event.number)))
    if event.kind in CHAIRS:
        return house(language).say(Say(f"log-{event.kind}", who=event.word))
    if event.kind in TABLE_EVENTS:
        name, word = names[event.seat], event.word
        return house(language).say(Say(f"log-{event.kind}", who=name, bot=word.capitalize(), was=word))
    said = show.game.line(stage, event, names)
    return "" if said is None else speech(show, language).say(said)


def newest(table: Table, viewer: int, after: int, most: int) -> tuple[list[Event], int]:
    """The latest events after number `after`, at most `most`, and the number of the first of them."""
    game = table.playing
    story = told(game, viewer, 0)
    first = max(after, len(story) - most, 0)
    return story[first:], first + 1


def view_type(show: Show) -> type:
    """What a game's views are: over the wire they come as plain data."""
    setup = show.setup({"seats": show.game.fewest})
    return type(show.game.view(show.deal(setup, Swift(1)), WATCHING))
