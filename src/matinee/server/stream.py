"""What the sockets of one chair, or all spectators of one language, are sent. Each frame is built and encoded once.

A frame is sent only if what this viewer may know has changed: an empty frame would tell that something happened.
"""

from msgspec.structs import asdict

from matinee.match import sight as seeing
from matinee.match import wire
from matinee.match.beats import Beat
from matinee.match.gallery import Gallery
from matinee.match.sight import Sight
from matinee.match.table import Table
from matinee.server.outbox import Outbox

# A newcomer to a long game gets only the end of its log; the record has the rest.
LONGEST = 200

ClockMark = tuple[int, float, bool] | None


class Stream:
    """`chair` is -1 for spectators. `at` is how far the journal was read, `n` how many of its events were told.

    `beats` if its sockets perform what happened, and want to know what each line changed.
    """

    def __init__(self, chair: int, language: str, beats: bool = False) -> None:
        self.chair = chair
        self.language = language
        self.beats = beats
        self.boxes: set[Outbox] = set()
        self.game = 0
        self.at = 0
        self.n = 0
        self.seen: Sight | None = None
        self.clock: ClockMark = None
        self.version = -1
        self.seated = (0, False)

    def seat(self, table: Table) -> int:
        for seat, chair in enumerate(table.chairs):
            if chair.number == self.chair:
                return seat
        return -1

    def viewer(self, table: Table) -> int:
        """The seat at which this chair plays, or the spectators' place."""
        seat = self.seat(table)
        dealt = table.screening is None or seat < table.screening.state.seats
        return seat if seat >= 0 and dealt else seeing.WATCHING

    def catch_up(self, table: Table, gallery: Gallery | None = None) -> None:
        """Note what there is to see now, without telling anybody."""
        if table.screening is None:
            return
        viewer = self.viewer(table)
        self.game = table.games
        self.at = table.playing.pace.told
        self.n = seeing.count_told(table.playing, viewer)
        self.seen = seeing.sight(table, viewer, self.language, gallery)
        self.clock = clock_mark(table, viewer)

    def scene(self, table: Table, now: float, since: wire.Since | None = None) -> wire.Scene | None:
        """The whole table for one who comes (back); with `since`, only the lines that they have not read."""
        if self.seen is None:
            return None
        viewer = self.viewer(table)
        same = since is not None and since.game == table.games and since.chair in (None, self.chair)
        read = since.n if since is not None and same else 0
        events, first = seeing.newest(table, viewer, min(read, self.n), LONGEST)
        clock, lines = seeing.clock(table, viewer, now), seeing.lines(table, events, first, self.language)
        return wire.Scene(**asdict(self.seen), first=first, n=self.n, clock=clock, lines=lines)

    def sees_no_change(self, table: Table, viewer: int) -> bool:
        """Whether this viewer cannot possibly see what has changed, so that nothing need be built to compare."""
        game = table.playing
        before, self.seated = self.seated, (same_chairs(table), table.status == "playing")
        if self.version != game.version or game.state.asked == viewer:
            return False
        return before == self.seated and clock_mark(table, viewer) == self.clock

    def news(self, table: Table, now: float, gallery: Gallery | None = None) -> wire.News | wire.Scene | None:
        """What has changed since the last look, or None; all streams of a room look at one gallery."""
        if table.screening is None:
            return None
        gallery = gallery or Gallery(table.show)
        if self.game != table.games:
            self.catch_up(table, gallery)
            return self.scene(table, now)
        viewer = self.viewer(table)
        game = table.playing
        if self.sees_no_change(table, viewer):
            return None
        self.version = game.version
        events = seeing.told(game, viewer, self.at)
        seen = seeing.sight(table, viewer, self.language, gallery)
        mark = clock_mark(table, viewer)
        if not events and seen == self.seen and mark == self.clock:
            self.at = game.pace.told
            return None
        first = self.n + 1
        beats = self.performed(table, gallery, viewer, first) if len(events) > 1 else []
        self.at, self.n = game.pace.told, self.n + len(events)
        self.seen, self.clock = seen, mark
        clock, lines = seeing.clock(table, viewer, now), seeing.lines(table, events, first, self.language)
        return wire.News(**asdict(seen), n=self.n, clock=clock, lines=lines, beats=beats)

    def performed(self, table: Table, gallery: Gallery, viewer: int, first: int) -> list[Beat]:
        if not self.beats or self.seen is None:
            return []
        return seeing.performed(table, gallery, viewer, self.at, first, self.seen.view, self.language)


def same_chairs(table: Table) -> int:
    """A mask that changes when bots and people take over from each other: questions appear and disappear then."""
    mask = 0
    for chair in table.chairs:
        mask = mask << 1 | chair.is_person
    return mask


def clock_mark(table: Table, viewer: int) -> ClockMark:
    """The part of a clock whose change is worth sending."""
    game = table.playing
    if not game.clock.began:
        return None
    deadline, shown = game.clock.deadline(game.clock_seat(viewer)), seeing.clock(table, viewer, 0.0)
    return None if deadline is None or shown is None else (shown.seat, deadline, shown.warned)
