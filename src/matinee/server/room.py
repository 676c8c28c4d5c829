"""One table with everybody who is connected to it."""

import asyncio
import time
from typing import Any

from matinee.match import entries as e
from matinee.match import wire
from matinee.match.errors import NotNow
from matinee.match.gallery import Gallery
from matinee.match.table import Table
from matinee.match.talk import hears
from matinee.server.broom import until
from matinee.server.frames import framed
from matinee.server.outbox import Outbox
from matinee.server.settings import Keeping
from matinee.server.stream import Stream
from matinee.server.turns import ALONE, AWAITED, WATCHED
from matinee.server.writer import Strand

# Seconds by which a table's row may lag behind its last entry.
DATED = 60.0

Mark = tuple[int, int, int]
Frames = list[tuple[tuple[Outbox, ...], bytes]]


class Room:
    def __init__(self, table: Table, fence: int, mine: bool, opened: float, keeping: Keeping) -> None:
        self.table = table
        self.keeping = keeping
        self.strand = Strand(table.id)
        self.fence = fence
        # Whether this server owns the table, or only follows its entries.
        self.mine = mine
        self.opened = opened
        self.streams: dict[tuple[int, str, bool], Stream] = {}
        self.info: wire.TableInfo | None = None
        # The last `TableInfo` was built from this: unchanged, it is not built again.
        self.mark: tuple[str, int, int, int] | None = None
        # How many lines of each channel have been told.
        self.said = {hearers: channel.said for hearers, channel in table.talk.channels.items()}
        self.kept = len(table.records)
        self.row: dict[str, Any] = {}
        self.dated = 0.0
        self.timer: Any = None
        self.thinking: Mark | None = None
        self.quiet_since = 0.0
        self.reading = asyncio.Lock()
        self.taking = asyncio.Lock()
        # When this room was made, and when each guest was last connected to it.
        self.loaded = time.monotonic()
        self.left: dict[str, float] = {}
        # When to see whether the host has come back.
        self.vigil: Any = None
        # The address it was opened from, or from which its players last came; kept in memory only.
        self.address = ""

    @property
    def boxes(self) -> list[Outbox]:
        return [box for stream in self.streams.values() for box in stream.boxes]

    @property
    def count(self) -> int:
        return sum(len(stream.boxes) for stream in self.streams.values())

    def chair_of(self, guest: str) -> int:
        seat = self.table.seat_of(guest)
        return self.table.chairs[seat].number if seat >= 0 else -1

    # Who comes and goes

    def enter(self, box: Outbox) -> Stream:
        key = self.chair_of(box.guest), box.language, box.beats
        stream = self.streams.get(key)
        if stream is None:
            stream = self.streams[key] = Stream(*key)
            stream.catch_up(self.table)
        stream.boxes.add(box)
        self.table.filmed = self.table.filmed or box.beats
        if stream.chair >= 0 and box.address:
            self.address = box.address
        return stream

    @property
    def payer(self) -> tuple[str, str]:
        """The address and guest that its bots' thinking is charged to."""
        return self.address or self.table.host, self.table.host

    @property
    def rank(self) -> int:
        """How pressing its bots' thinking is."""
        if not self.streams:
            return ALONE
        return AWAITED if any(chair >= 0 for chair, _, _ in self.streams) else WATCHED

    def is_here(self, guest: str) -> bool:
        return any(box.guest == guest for box in self.boxes)

    @property
    def here(self) -> set[str]:
        return {box.guest for box in self.boxes}

    def away(self) -> list[int]:
        """The chairs whose people are not connected."""
        here = self.here
        return [c.number for c in self.table.chairs if c.kind == "person" and c.guest not in here]

    def gone(self, guest: str) -> float:
        """For how many seconds somebody has not been connected."""
        return 0.0 if self.is_here(guest) else time.monotonic() - self.left.get(guest, self.loaded)

    def sent(self, entries: list[e.Entry]) -> set[str]:
        """Those whom the host sends away by these entries."""
        sent = {entry.chair for entry in entries if isinstance(entry, e.Rose) and entry.sent}
        return {chair.guest for chair in self.table.chairs if chair.number in sent and chair.guest}

    def need_absence(self, number: int, seconds: float) -> None:
        """In the middle of a game a chair is given away only once its owner has been gone for long."""
        chair = next((chair for chair in self.table.chairs if chair.number == number), None)
        if chair is None or chair.kind != "person" or self.table.status != "playing":
            return
        if self.is_here(chair.guest) or self.gone(chair.guest) < seconds:
            raise NotNow(f"{chair.name} must have been away for {seconds:g} seconds before the chair is free.")

    def admits(self, guest: str) -> bool:
        """Whether somebody may look on, or come to take a free chair."""
        table = self.table
        if table.terms.spectators or guest == table.host or table.seat_of(guest) >= 0:
            return True
        free = any(chair.kind == "empty" for chair in table.chairs)
        return free and table.status == "lobby" and table.terms.seating == "open"

    def leave(self, box: Outbox) -> None:
        self.left[box.guest] = time.monotonic()
        for key, stream in list(self.streams.items()):
            stream.boxes.discard(box)
            if not stream.boxes:
                del self.streams[key]
        self.table.filmed = any(stream.beats for stream in self.streams.values())

    def welcome(self, box: Outbox, links: list[str], mark: str, sent: bool = False) -> wire.Welcome:
        chair = self.chair_of(box.guest)
        seat = self.table.seat_of(box.guest)
        host = box.guest == self.table.host
        return wire.Welcome(
            wire=mark,
            chair=chair,
            seat=seat,
            host=host,
            name=self.table.chairs[seat].name if seat >= 0 else box.name,
            link=links[chair] if seat >= 0 else "",
            links=links if host else [],
            table=self.current_info(),
            chat=[talk_of(n, line) for n, line in self.table.talk.heard(chair)],
            standing=self.table.chairs[seat].standing if seat >= 0 else None,
            sent=sent,
        )

    # What is told

    def news(self, now: float) -> Frames:
        """The frames due to everybody here since the last call; those who changed chairs are moved first."""
        frames: Frames = []
        mark = self.table.status, self.table.undo_by, self.table.entries - self.table.answers, self.count
        if mark != self.mark:
            self.mark = mark
            frames += self.new_info()
        if self.table.screening is not None:
            frames += self.new_scenes(now)
            self.table.screening.forget_pictures()
        return frames + self.new_talk()

    def new_scenes(self, now: float) -> Frames:
        gallery = Gallery(self.table.show)
        told = [(stream, stream.news(self.table, now, gallery)) for stream in self.streams.values()]
        return [(tuple(stream.boxes), framed(message)) for stream, message in told if message is not None]

    def new_info(self) -> Frames:
        frames: Frames = []
        info = self.current_info()
        if info != self.info:
            self.info = info
            for stream in self.streams.values():
                seat = stream.seat(self.table)
                for host in (True, False):
                    boxes = tuple(box for box in stream.boxes if (box.guest == self.table.host) is host)
                    message = wire.TableNews(seat=seat, chair=stream.chair, host=host, table=info)
                    frames += [(boxes, framed(message))] if boxes else []
        return frames

    def new_talk(self) -> Frames:
        """CK-95 Each line goes to those alone who may hear it; nobody else gets even an empty frame."""
        frames: Frames = []
        for hearers, channel in self.table.talk.channels.items():
            told = self.said.get(hearers, 0)
            if channel.said > told:
                heard = [stream for stream in self.streams.values() if hears(hearers, stream.chair)]
                boxes = tuple(box for stream in heard for box in stream.boxes)
                frames += [(boxes, framed(wire.Said(talk=talk_of(n, line)))) for n, line in channel.since(told)]
        self.said = {hearers: channel.said for hearers, channel in self.table.talk.channels.items()}
        return frames

    def moved(self, entries: list[e.Entry]) -> list[Outbox]:
        """Those whose chair changed by these entries; they are moved to their new stream."""
        if not any(entry.moves_people for entry in entries):
            return []
        found: list[Outbox] = []
        for (chair, _, _), stream in list(self.streams.items()):
            found += [box for box in stream.boxes if self.chair_of(box.guest) != chair]
        for box in found:
            self.leave(box)
            self.enter(box)
        return found

    def current_info(self) -> wire.TableInfo:
        table = self.table
        here = self.here
        return wire.TableInfo(
            id=table.id,
            game=table.game,
            title=table.title,
            edition=table.edition,
            status=table.status,
            frozen=table.frozen or table.why_closed,
            setup=table.setup,
            terms=table.terms,
            chairs=[self.chair_info(seat, here) for seat in range(len(table.chairs))],
            games=table.games,
            results=list(table.results),
            wins=list(table.wins),
            records=len(table.records),
            commitment=table.playing.deal.commitment if table.status == "playing" else table.commitment,
            promise=table.playing.deal.commitment if table.screening else "",
            undo_by=table.undo_by,
            watchers=sum(len(stream.boxes) for stream in self.streams.values() if stream.chair < 0),
            opened=self.opened,
            teams=table.teams,
            until=until(self.keeping, table.status, table.at),
            closed_by=table.closed_by,
            branch=table.branch,
            lesson=table.guide.lesson if table.guide is not None else "",
        )

    def chair_info(self, seat: int, here: set[str]) -> wire.ChairInfo:
        chair = self.table.chairs[seat]
        return wire.ChairInfo(
            number=chair.number,
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            level=chair.level,
            stand_in=chair.stand_in,
            here=chair.guest in here,
            host=bool(chair.guest) and chair.guest == self.table.host,
            ready=chair.ready,
            muted=chair.number in self.table.muted,
            phrase=bool(chair.phrase),
            avatar=chair.avatar,
        )

    # What is stored beside the entries

    def changed_row(self, now: float) -> dict[str, Any]:
        row = {"status": self.table.status, "listed": self.table.terms.listed, "host": self.table.host}
        if row == self.row and abs(now - self.dated) < DATED:
            return {}
        self.row, self.dated = row, now
        return {**row, "changed": now}


def talk_of(n: int, line: e.Chatted) -> wire.Talk:
    return wire.Talk(n, line.chair, line.name, line.text, line.at, bool(line.team))
