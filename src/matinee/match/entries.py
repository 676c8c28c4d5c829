"""A table is the sum of its entries: what is stored, sent to other servers, and read again after a crash.

An entry tells what was decided and how that changes the table, never why it was allowed; that was checked
where it was made (lobby.py, play.py).
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from matinee.match.branched import Branched as Branched
from matinee.match.entry import Entry as Entry
from matinee.match.standing import Standing
from matinee.match.terms import Terms
from matinee.match.turned import Turned as Turned

if TYPE_CHECKING:
    from matinee.match.table import Table


class Opened(Entry, tag="opened"):
    game: str
    setup: dict[str, Any]
    host: str
    terms: Terms
    # The id of the lesson, at a table where somebody learns.
    lesson: str = ""

    def happen(self, table: "Table") -> None:
        table.host, table.terms, table.setup = self.host, self.terms, self.setup
        table.put_on(self.game)
        table.fit_chairs()
        if self.lesson:
            table.guide = table.guides(table.show, self.lesson)


class Committed(Entry, tag="committed"):
    """The secret of the next deal is drawn, and its hash shown."""

    secret: str

    def happen(self, table: "Table") -> None:
        table.secret = self.secret
        table.call = f"{table.id} {table.commitment}"


class Settled(Entry, tag="settled"):
    """The host changed the terms, or the setup, before the deal."""

    moves_people: ClassVar[bool] = True
    changes_links: ClassVar[bool] = True
    terms: Terms
    setup: dict[str, Any]

    def happen(self, table: "Table") -> None:
        table.terms, table.setup = self.terms, self.setup
        table.fit_chairs()

    def repeats(self, table: "Table") -> bool:
        return (table.terms, table.setup) == (self.terms, self.setup)


class Sat(Entry, tag="sat"):
    moves_people: ClassVar[bool] = True
    changes_links: ClassVar[bool] = True
    chair: int
    guest: str
    name: str

    def happen(self, table: "Table") -> None:
        chair = table.chair(self.chair)
        fresh = chair.guest != self.guest
        chair.seat_person(self.guest, self.name)
        if table.status == "playing":
            table.hands[self.guest] = chair.number
            if fresh:
                table.tell_of_chair("sat-down", chair)


class Joined(Entry, tag="joined"):
    """The owner of a chair has come on another device, which is a guest of its own until then."""

    chair: int
    guest: str

    def happen(self, table: "Table") -> None:
        table.chair(self.chair).add_device(self.guest)


class Wore(Entry, tag="wore"):
    """The owner of a chair put on a face: the name of a drawing; empty: none."""

    chair: int
    avatar: str

    def happen(self, table: "Table") -> None:
        table.chair(self.chair).avatar = self.avatar

    def repeats(self, table: "Table") -> bool:
        return table.chair(self.chair).avatar == self.avatar


class BotSat(Entry, tag="bot"):
    moves_people: ClassVar[bool] = True
    chair: int
    level: str
    role: str = ""

    def happen(self, table: "Table") -> None:
        table.seat_bot(table.chair(self.chair), self.level, self.role)

    def repeats(self, table: "Table") -> bool:
        return table.chair(self.chair).level == self.level


class Rose(Entry, tag="rose"):
    """A chair became empty; `sent` if the host sent its owner away."""

    moves_people: ClassVar[bool] = True
    changes_links: ClassVar[bool] = True
    chair: int
    sent: bool = False

    def happen(self, table: "Table") -> None:
        chair = table.chair(self.chair)
        if table.status == "playing" and chair.kind == "person":
            table.tell_of_chair("sent-away" if self.sent else "rose", chair)
        chair.edition += 1
        chair.clear()
        if table.status == "playing":
            table.seat_bot(chair, table.terms.stand_in)


class Phrased(Entry, tag="phrased"):
    chair: int
    phrase: str

    def happen(self, table: "Table") -> None:
        table.chair(self.chair).phrase = self.phrase

    def repeats(self, table: "Table") -> bool:
        return table.chair(self.chair).phrase == self.phrase


class Started(Entry, tag="started"):
    """The next game is dealt under an edition of the rules; stand-ins play for the people in chairs `away`."""

    moves_game: ClassVar[bool] = True
    edition: int
    away: list[int] = msgspec.field(default_factory=list)

    def happen(self, table: "Table") -> None:
        table.begin_game(self.edition, self.away)


class Answered(Entry, tag="answered"):
    """`by`: `person`, `early`, `standing`, `bot`, `guide` or `clock`. Every twentieth brings the digest after it."""

    moves_game: ClassVar[bool] = True
    seat: int
    keys: list[str]
    by: str = "person"
    digest: str = ""

    def happen(self, table: "Table") -> "Answered":
        digest = table.take_answer(self.seat, self.keys, self.by)
        return msgspec.structs.replace(self, digest=digest) if digest else self

    def author(self, table: "Table") -> str:
        return table.chairs[self.seat].guest


class Kept(Entry, tag="kept"):
    """An answer ahead of its turn, kept until then; `by` as in `Answered`."""

    seat: int
    number: int
    keys: list[str]
    by: str = "early"

    def happen(self, table: "Table") -> None:
        table.early[self.seat] = self
        # Who has handed in what all are asked for at once is seen by everybody.
        table.playing.version += table.playing.together
        table.playing.wind(self.at, table.handed_in)

    def author(self, table: "Table") -> str:
        return table.chairs[self.seat].guest


class UndoAsked(Entry, tag="undo-asked"):
    seat: int

    def happen(self, table: "Table") -> None:
        table.undo_by, table.undo_yes = self.seat, set()

    def repeats(self, table: "Table") -> bool:
        return table.undo_by == self.seat


class UndoAnswered(Entry, tag="undo-answered"):
    seat: int
    yes: bool

    def happen(self, table: "Table") -> None:
        if self.yes:
            table.undo_yes.add(self.seat)
        else:
            table.undo_by = -1


class Undone(Entry, tag="undone"):
    moves_game: ClassVar[bool] = True
    seat: int

    def happen(self, table: "Table") -> None:
        table.undo_by = -1
        table.playing.undo(self.seat)


class Rewound(Entry, tag="rewound"):
    """Somebody alone with bots went back to the moment after that many answers, and the rest was dealt again."""

    moves_game: ClassVar[bool] = True
    seat: int
    answers: int

    def happen(self, table: "Table") -> None:
        table.early, table.undo_by = {}, -1
        table.playing.rewind(self.seat, self.answers)


class Resigned(Entry, tag="resigned"):
    """`retired`: the rules took the seat out of the game; else a bot plays on."""

    moves_game: ClassVar[bool] = True
    moves_people: ClassVar[bool] = True
    changes_links: ClassVar[bool] = True
    seat: int
    retired: bool

    def happen(self, table: "Table") -> None:
        chair = table.chairs[self.seat]
        if self.retired:
            table.playing.retire(self.seat)
        name = chair.name
        chair.edition += 1
        table.seat_bot(chair, table.terms.stand_in)
        chair.name = name if self.retired else chair.name


class HandedOver(Entry, tag="handed-over"):
    seat: int
    level: str
    by: str = "person"

    def happen(self, table: "Table") -> None:
        table.chairs[self.seat].stand_in = self.level
        table.tell_of_seat("timed-out" if self.by == "clock" else "bot-sits-in", self.seat, self.level)

    def repeats(self, table: "Table") -> bool:
        return table.chairs[self.seat].stand_in == self.level


class TakenBack(Entry, tag="taken-back"):
    seat: int

    def happen(self, table: "Table") -> None:
        table.chairs[self.seat].stand_in = ""
        table.chairs[self.seat].expired = 0
        table.tell_of_seat("taken-back", self.seat)

    def repeats(self, table: "Table") -> bool:
        return not table.chairs[self.seat].stand_in


class Stood(Entry, tag="stood"):
    """A seat changed its standing answers."""

    seat: int
    standing: Standing

    def happen(self, table: "Table") -> None:
        table.chairs[self.seat].standing = self.standing

    def repeats(self, table: "Table") -> bool:
        return table.chairs[self.seat].standing == self.standing


class Readied(Entry, tag="readied"):
    """A player wants the next game of the match, or a rematch."""

    chair: int

    def happen(self, table: "Table") -> None:
        table.chair(self.chair).ready = True

    def repeats(self, table: "Table") -> bool:
        return table.chair(self.chair).ready


class Chatted(Entry, tag="chatted"):
    """`chair` is -1 for a spectator; `team` are the chairs that alone may hear it, none: everybody."""

    guest: str
    name: str
    chair: int
    text: str
    team: list[int] = msgspec.field(default_factory=list)

    def happen(self, table: "Table") -> None:
        table.talk.add(self)


class Hushed(Entry, tag="hushed"):
    """The host mutes a chair (spectators: -1), or lets it speak again."""

    chair: int
    muted: bool

    def happen(self, table: "Table") -> None:
        (table.muted.add if self.muted else table.muted.discard)(self.chair)

    def repeats(self, table: "Table") -> bool:
        return (self.chair in table.muted) is self.muted


class Renamed(Entry, tag="renamed"):
    """The owner of a chair changed their name."""

    chair: int
    name: str

    def happen(self, table: "Table") -> None:
        chair = table.chair(self.chair)
        was, chair.name = chair.name, self.name
        table.tell_of_seat("renamed", table.chairs.index(chair), was)

    def repeats(self, table: "Table") -> bool:
        return table.chair(self.chair).name == self.name


class HostMoved(Entry, tag="host"):
    """`away`: the rights were not passed on; the former host has been gone for a long time."""

    changes_links: ClassVar[bool] = True
    guest: str
    away: bool = False

    def happen(self, table: "Table") -> None:
        table.host = self.guest
        for chair in table.chairs:
            # Links held by the former host are void.
            chair.edition += chair.kind != "person"
        seat = table.seat_of(self.guest)
        if seat >= 0:
            table.tell_of_seat("host-moved" if self.away else "host-passed", seat)

    def repeats(self, table: "Table") -> bool:
        return table.host == self.guest


class Closed(Entry, tag="closed"):
    """`by` is the name of who closed the table; `kept`: what was played of a running game is left as a record."""

    why: str
    by: str = ""
    kept: bool = False

    def happen(self, table: "Table") -> None:
        if self.kept:
            table.records.append(table.playing.record(table.names))
        table.status, table.why_closed, table.closed_by = "closed", self.why, self.by


class Resumed(Entry, tag="resumed"):
    """The table was read out of storage and goes on; `lost` entries at its end could not be read with it."""

    moves_game: ClassVar[bool] = True
    lost: int = 0

    def happen(self, table: "Table") -> None:
        if table.screening is not None:
            # Time during which no server ran the table is charged to nobody.
            table.screening.resume(self.at)
            if self.lost:
                table.screening.tell_lost(self.lost)


_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(reduce(or_, Entry.__subclasses__()))


def encode(entry: Entry) -> bytes:
    return msgspec.json.encode(entry)


def decode(text: bytes | str) -> Entry:
    return _decoder.decode(text)
