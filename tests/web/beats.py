"""A few answers, filmed: what a page performs of them is compared, beat by beat, with the engine's own pictures.

    take = Take(show("npzr"), position, ["play:P-L", "on:A1"], viewer=0)
    page = visit("Ada", speed="step")
    performed(page, take, read, shown)

`read(page)` reads the board off the page, `shown(view)` says what it should show for a view. Nothing of it waits: with
the speed `step` every beat stays until a key is pressed. Each game has its richest moment in `tests/web/takes`.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from playwright.sync_api import Page, Route, ViewportSize, expect

from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.engine.record import Record, Recorder
from matinee.engine.seats import SPECTATOR, among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.beats import beats, show_view
from matinee.match.gallery import Gallery
from matinee.match.replaying import Frame, Reel
from matinee.match.sight import line_of

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve", "Fay"]
PATIENCE = 15_000
FORWARD = "One step on"


class Take:
    """Answers from a moment on, as a replay shows them through the eyes of a seat (-1: of somebody who looks on)."""

    def __init__(
        self, show: Show, start: State, answers: Sequence[str], viewer: int = 0, names: Sequence[str] = NAMES
    ) -> None:
        self.show = show
        self.seat = viewer
        self.viewer = viewer if viewer >= 0 else int(SPECTATOR)
        self.state = start
        self.names = list(names[: int(start.seats)])
        self.journal = start.journal = Journal()
        self.journal.filmed = True
        # The view as each line left it, by its number.
        self.pictures: dict[int, Any] = {}
        self.told = 0
        self.frames = [self.frame(0, "", 0, None)]
        for at, key in enumerate(answers, 1):
            before, since = self.look(start), len(self.journal.events)
            start.answer(start.option(key))
            self.frames.append(self.frame(at, key, since, before))

    def look(self, s: State) -> Any:
        return show_view(self.show, s, self.viewer, "en")

    def frame(self, at: int, key: str, since: int, before: Any) -> Frame:
        s, journal = self.state, self.journal
        part = range(since, len(journal.events))
        told = [number for number in part if among(journal.events[number].to, self.viewer)]
        made = beats(Gallery(self.show), journal, part, self.viewer, self.told + 1, before, "en") if told else []
        story = Journal()
        story.events = [journal.events[number] for number in told]
        lines = [
            line_of(self.show, self.names, s, event, self.told + place, "en")
            for place, event in enumerate(story.told(self.viewer), 1)
        ]
        for place, number in enumerate(told, 1):
            self.pictures[self.told + place] = self.look(journal.pictures[number])
        if told:
            self.pictures[self.told + len(told)] = self.look(s)
        self.told += len(told)
        waiting = None if s.over else self.show.game.waiting(s)
        return Frame(at, key, waiting, self.look(s), lines, made)

    def reel(self) -> Reel:
        turns = [0] * len(self.frames)
        return Reel(self.show.id, self.names, len(self.frames) - 1, turns, self.frames)

    def table(self) -> dict[str, Any]:
        """What the house would say of such a table."""
        chairs = [chair(seat, name) for seat, name in enumerate(self.names)]
        lists: dict[str, Any] = {"results": [], "wins": [], "teams": [], "chairs": chairs}
        words = dict.fromkeys(("frozen", "commitment", "promise", "closed_by"), "")
        numbers = {"games": 1, "records": 1, "undo_by": -1, "watchers": 0, "opened": 0, "until": 0, "edition": 1}
        known = {"id": "take", "game": self.show.id, "title": self.show.game.title, "status": "over"}
        return {**known, **lists, **words, **numbers, "setup": {}, "terms": {}}


def chair(seat: int, name: str) -> dict[str, Any]:
    flags = dict.fromkeys(("here", "host", "ready", "muted", "phrase"), False)
    words = {"kind": "person", "name": name, "level": "", "stand_in": "", "avatar": ""}
    return {"number": seat, "seat": seat, **words, **flags}


def arranged(show: Show, given: Mapping[str, Any], seats: int) -> State:
    """A position in the game's own notation."""
    return show.arrange(given, show.setup({"seats": seats}), Swift(1))


def recorded(show: Show, record: Record, at: int) -> State:
    """A recorded game after a number of answers."""
    recorder = Recorder(show, record.setup, record.seed, None, record.edition)
    for key in record.answers[:at]:
        recorder.answer(key)
    return recorder.state


def take_of(game: str) -> Take:
    """The richest moment of a game."""
    take: Take = import_module(f"tests.web.takes.{game}").take()
    return take


def project(page: Page, take: Take) -> None:
    """Open the take in a page: its replay comes from here, everything else from the house."""

    def answer(route: Route) -> None:
        address = urlsplit(route.request.url)
        if not address.path.endswith("/frames"):
            route.fulfill(body=msgspec.json.encode(take.table()), content_type="application/json")
            return
        first = int(parse_qs(address.query)["first"][0])
        reel = take.reel()
        part = msgspec.structs.replace(reel, frames=reel.frames[first : first + 60])
        route.fulfill(body=msgspec.json.encode(part), content_type="application/json")

    page.route(re.compile(r"/api/tables/take(/|$)"), answer)
    page.goto(f"/replay/take?game=1&at=0&seat={take.seat}")
    expect(page.get_by_role("button", name=FORWARD)).to_be_visible(timeout=PATIENCE)
    lettered(page)


def lettered(page: Page) -> None:
    """In its own letters: while they load, wider ones stand there, and what fits has another line."""
    page.evaluate("document.fonts.ready.then(() => true)")


def resized(page: Page, size: ViewportSize) -> None:
    """Seen at this size, after the parts that ask for the size in code have heard of it: they are a frame late."""
    page.set_viewport_size(size)
    page.wait_for_function("size => innerWidth === size.width && innerHeight === size.height", arg=size)
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    lettered(page)


def beat_of(page: Page) -> int:
    """The last line of the beat that the page performs; 0 if none."""
    return int(page.locator("main.screen").get_attribute("data-beat") or 0)


def steps(page: Page, take: Take) -> Iterator[int]:
    """Every beat of the take, by the number of its last line; 0 after each answer, when all is as it is."""
    forward = page.get_by_role("button", name=FORWARD)
    for frame in take.frames[1:]:
        forward.click()
        wanted = frame.lines[-1].n if frame.lines else 0
        seen = beat_of(page)
        while seen:
            yield seen
            page.keyboard.press("x")
            page.wait_for_function(
                "n => Number(document.querySelector('main.screen').dataset.beat || 0) !== n", arg=seen
            )
            assert beat_of(page) == 0 or seen < beat_of(page) <= wanted, "beats go on in the order of the journal"
            seen = beat_of(page)
        yield 0


Shown = dict[str, Any]


def performed(page: Page, take: Take, read: Callable[[Page], Shown], shown: Callable[[Any], Shown]) -> list[int]:
    """Walk through all beats; at each of them the board shows what the engine had when that line was told."""
    project(page, take)
    found: list[int] = []
    answers = iter(take.frames[1:])
    for beat in steps(page, take):
        view = take.pictures[beat] if beat else next(answers).view
        assert read(page) == shown(view), f"at line {beat} of {[line.kind for f in take.frames for line in f.lines]}"
        found.append(beat)
    return found
