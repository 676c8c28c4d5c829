"""One live table. It changes by entries alone, so that reading its entries again gives the same table.

lobby.py and play.py decide which entries there may be; sight.py says what each viewer gets to see.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from matinee import catalog
from matinee.catalog import CannotBePutOn, NoSuchGame
from matinee.engine.errors import BadRecord, MatineeError
from matinee.engine.journal import Event
from matinee.engine.record import Record
from matinee.engine.seats import OPEN
from matinee.engine.show import Show
from matinee.engine.view import Result
from matinee.match import entries as e
from matinee.match.chair import Chair
from matinee.match.clock import Clock
from matinee.match.deal import Deal
from matinee.match.errors import Frozen
from matinee.match.pace import Pace, Pause
from matinee.match.screening import Screening
from matinee.match.seating import Seating
from matinee.match.talk import Talk
from matinee.match.terms import Terms

Status = Literal["lobby", "playing", "over", "closed"]

# Nonces that a guest may repeat, and guests who may; older ones have long been answered.
REMEMBERED = 64


class Table(Seating):
    """Chairs, a match of one or more games, and talk."""

    def __init__(self, id: str, pause: Pause = lambda: 1.3, shows: Callable[[str], Show] = catalog.show) -> None:
        super().__init__()
        self.id = id
        self.pause = pause
        self.shows = shows
        self.entries = 0
        # When something happened last.
        self.at = 0.0
        self.answers = 0
        self.status: Status = "lobby"
        # Why the table can only be looked at; empty for a healthy one.
        self.frozen = ""
        # The id of its game, which may no longer be installed.
        self.game = ""
        self._show: Show | None = None
        self.terms = Terms()
        self.setup: dict[str, Any] = {}
        self.secret = ""
        self.screening: Screening | None = None
        self.games = 0
        self.results: list[Result] = []
        self.wins: list[int] = []
        self.records: list[Record] = []
        self.nonces: OrderedDict[str, list[str]] = OrderedDict()
        self.early: dict[int, e.Kept] = {}
        self.undo_by = -1
        self.undo_yes: set[int] = set()
        self.talk = Talk()
        self.muted: set[int] = set()
        # The chair in which a guest has seen a hand of the game that is being played.
        self.hands: dict[str, int] = {}
        self.why_closed = ""
        self.closed_by = ""

    # Reading

    @property
    def show(self) -> Show:
        assert self._show is not None
        return self._show

    @property
    def title(self) -> str:
        return self.show.game.title if self._show else self.game

    @property
    def edition(self) -> int:
        return self.show.game.edition if self._show else 0

    @property
    def playing(self) -> Screening:
        """The game on the table; there is one once the first was dealt."""
        assert self.screening is not None
        return self.screening

    @property
    def still(self) -> list[int]:
        """KFS-80 People who still have to hand in what all are asked for at once; bots keep nobody waiting."""
        game = self.playing
        if not game.together or game.pace.resting:
            return []
        handed_in = {seat for seat, kept in self.early.items() if kept.number == game.numbers[seat]}
        return [seat for seat in sorted(game.moments) if self.chairs[seat].is_person and seat not in handed_in]

    @property
    def cast(self) -> list[str]:
        """The names in the story on the table: once a game is over, of those who played it, whoever sits there now."""
        over = self.screening is not None and self.screening.over and self.records
        return self.records[-1].names if over else self.names

    @property
    def commitment(self) -> str:
        return Deal(self.secret).commitment if self.secret else ""

    @property
    def teams(self) -> list[list[int]]:
        """CK-95 The chairs of each team in the game that is being played: they may talk among themselves."""
        if self.screening is None or self.status != "playing":
            return []
        masks = self.show.game.teams(self.screening.state)
        return [sorted(chair.number for seat, chair in enumerate(self.chairs) if mask >> seat & 1) for mask in masks]

    # Changing

    def apply(self, entry: e.AnyEntry) -> e.AnyEntry:
        """Let an entry happen; gives it back as it is to be stored (an answer may bring a digest)."""
        if self.frozen:
            raise Frozen(self.frozen)
        self.entries += 1
        whose = self.chairs[entry.seat].guest if isinstance(entry, e.Answered | e.Kept) else entry.doer
        self.at = max(self.at, entry.at)
        stored = self._happen(entry)
        if entry.nonce:
            self._note(whose, entry.nonce)
        if self.screening is not None and self.status == "playing":
            self._rest(entry)
        return stored

    def revive(self, entry: e.AnyEntry) -> None:
        """Let a stored entry happen again. If the rules have changed under it, the table freezes and says so."""
        if self.frozen:
            return
        if self.screening is not None:
            # Whoever acted had seen the last window close.
            self.release(float("inf"), False)
        try:
            again = self.apply(entry)
            if isinstance(entry, e.Answered) and isinstance(again, e.Answered) and again.digest != entry.digest:
                raise BadRecord("the table is not as it was")
        except NoSuchGame as missing:
            self.status = "closed"
            why = f" {missing.sentence}" if isinstance(missing, CannotBePutOn) else ""
            self.frozen = f"The game of this table, {self.game}, is not installed here.{why}"
        except MatineeError as fault:
            self.frozen = (
                "This table was played under an older edition of the rules and cannot go on under this one: "
                f"{fault.sentence}"
            )

    def _happen(self, entry: e.AnyEntry) -> e.AnyEntry:
        match entry:
            case e.Answered():
                return self._answered(entry)
            case e.Opened():
                self.host, self.terms, self.setup = entry.host, entry.terms, entry.setup
                self.game = entry.game
                self._show = self.shows(entry.game)
                self._set_chairs()
            case e.Committed():
                self.secret = entry.secret
            case e.Settled():
                self.terms, self.setup = entry.terms, entry.setup
                self._set_chairs()
            case e.Sat():
                self._sat(entry)
            case e.BotSat():
                self.seat_bot(self.chair(entry.chair), entry.level)
            case e.Rose():
                self._rose(entry)
            case e.Phrased():
                self.chair(entry.chair).phrase = entry.phrase
            case e.Started():
                self._started(entry)
            case _:
                self._during(entry)
        return entry

    def _during(self, entry: e.AnyEntry) -> None:
        match entry:
            case e.Kept():
                self.early[entry.seat] = entry
                # Who has handed in what all are asked for at once is seen by everybody.
                self.playing.version += self.playing.together
            case e.UndoAsked():
                self.undo_by, self.undo_yes = entry.seat, set()
            case e.UndoAnswered():
                if entry.yes:
                    self.undo_yes.add(entry.seat)
                else:
                    self.undo_by = -1
            case e.Undone():
                self.undo_by = -1
                self.playing.undo(entry.seat)
            case e.Resigned():
                self._resigned(entry)
            case e.HandedOver():
                self.chairs[entry.seat].stand_in = entry.level
                self._tell_seat("timed-out" if entry.by == "clock" else "bot-sits-in", entry.seat, entry.level)
            case e.TakenBack():
                self.chairs[entry.seat].stand_in = ""
                self.chairs[entry.seat].expired = 0
                self._tell_seat("taken-back", entry.seat)
            case e.Stood():
                self.chairs[entry.seat].standing = entry.standing
            case _:
                self._beside(entry)

    def _beside(self, entry: e.AnyEntry) -> None:
        match entry:
            case e.Readied():
                self.chair(entry.chair).ready = True
            case e.Wore():
                self.chair(entry.chair).avatar = entry.avatar
            case e.Chatted():
                self.talk.add(entry)
            case e.Hushed():
                self.muted.add(entry.chair) if entry.muted else self.muted.discard(entry.chair)
            case e.Joined():
                self.chair(entry.chair).add_device(entry.guest)
            case e.HostMoved():
                self._host_moved(entry)
            case e.Renamed():
                self._renamed(entry)
            case e.Closed():
                if entry.kept:
                    self.records.append(self.playing.record(self.names))
                self.status, self.why_closed, self.closed_by = "closed", entry.why, entry.by
            case e.Resumed():
                self._resumed(entry)

    def _set_chairs(self) -> None:
        seats = self.show.setup(self.setup).seats
        self.set_chairs(seats)
        if self.wins:
            self.wins = (self.wins + [0] * seats)[:seats]

    def _sat(self, entry: e.Sat) -> None:
        chair = self.chair(entry.chair)
        fresh = chair.guest != entry.guest
        chair.seat_person(entry.guest, entry.name)
        if self.status == "playing":
            self.hands[entry.guest] = chair.number
            if fresh:
                self._tell("sat-down", chair)

    def _rose(self, entry: e.Rose) -> None:
        chair = self.chair(entry.chair)
        if self.status == "playing" and chair.kind == "person":
            self._tell("sent-away" if entry.sent else "rose", chair)
        chair.edition += 1
        chair.clear()
        if self.status == "playing":
            self.seat_bot(chair, self.terms.stand_in)

    def _host_moved(self, entry: e.HostMoved) -> None:
        """The links that the former host has in hand open nothing any more."""
        self.host = entry.guest
        for chair in self.chairs:
            chair.edition += chair.kind != "person"
        seat = self.seat_of(entry.guest)
        if seat >= 0:
            self._tell_seat("host-moved" if entry.away else "host-passed", seat)

    def _renamed(self, entry: e.Renamed) -> None:
        chair = self.chair(entry.chair)
        was, chair.name = chair.name, entry.name
        self._tell_seat("renamed", self.chairs.index(chair), was)

    def _tell(self, kind: str, chair: Chair) -> None:
        """A chair changes hands in the middle of a game: everybody reads it in the story."""
        self._tell_seat(kind, self.chairs.index(chair), chair.name)

    def _tell_seat(self, kind: str, seat: int, word: str = "") -> None:
        if self.screening is not None and self.status == "playing":
            event = Event(kind, seat, OPEN)
            event.word = word
            self.screening.add(event)

    def _started(self, entry: e.Started) -> None:
        if self.status == "over":
            self.results, self.wins = [], []
        if self.games > 0 and self.terms.rotate:
            # Whoever went first goes last: a match is fair to all.
            self.chairs.append(self.chairs.pop(0))
            self.wins = self.wins[1:] + self.wins[:1]
        self.games += 1
        self.status = "playing"
        deal = Deal(self.secret, [chair.phrase for chair in self.chairs if chair.phrase])
        clock = Clock(self.terms.clock, len(self.chairs))
        pace = Pace(self.pause, self.terms.clock.response if self.terms.clock else 15.0)
        self.screening = Screening(self.show, self.setup, entry.edition, deal, clock, pace)
        self.secret = ""
        self.talk.forget_teams()
        self.hands = {chair.guest: chair.number for chair in self.chairs if chair.guest}
        self.early, self.undo_by = {}, -1
        for chair in self.chairs:
            chair.ready, chair.expired, chair.phrase = False, 0, ""
            chair.standing = chair.standing.next_game()
            # A bot that played the last game for somebody does not play the next.
            chair.stand_in = self.terms.stand_in if chair.number in entry.away else ""
            if chair.stand_in:
                self._tell_seat("away", self.chairs.index(chair), chair.stand_in)

    def _answered(self, entry: e.Answered) -> e.Answered:
        chair = self.chairs[entry.seat]
        self.answers += 1
        self.undo_by = -1
        self.early.pop(entry.seat, None)
        if entry.by == "clock":
            self._timed_out(entry.seat)
        elif entry.by in ("person", "early"):
            chair.expired = 0
        digest = self.playing.answer(entry.seat, entry.keys, entry.by == "person")
        if not digest:
            return entry
        return msgspec.structs.replace(entry, digest=digest)

    def _timed_out(self, seat: int) -> None:
        """Everybody reads it, where it was no secret who was asked."""
        if self.playing.clock.charge():
            self.chairs[seat].expired += 1
            if self.playing.together or not self.playing.window:
                self._tell_seat("clock", seat)

    def _resigned(self, entry: e.Resigned) -> None:
        chair = self.chairs[entry.seat]
        if entry.retired:
            self.playing.retire(entry.seat)
        name = chair.name
        chair.edition += 1
        self.seat_bot(chair, self.terms.stand_in)
        chair.name = name if entry.retired else chair.name

    def _resumed(self, entry: e.Resumed) -> None:
        """Nobody is to suffer for the time in which nobody served the table; what was lost is told."""
        if self.screening is not None:
            self.screening.resume(entry.at)
            if entry.lost:
                self.screening.tell_lost(entry.lost)

    def _note(self, guest: str, nonce: str) -> None:
        seen = self.nonces.setdefault(guest, [])
        self.nonces.move_to_end(guest)
        seen.append(nonce)
        del seen[:-REMEMBERED]
        if len(self.nonces) > REMEMBERED:
            self.nonces.popitem(last=False)

    def _rest(self, entry: e.AnyEntry) -> None:
        """After a change of the game: pace, numbers and clock, and the end if it has come."""
        game = self.playing
        if not isinstance(entry, e.Started | e.Answered | e.Undone | e.Resigned | e.Resumed):
            return
        game.happened(entry.at, self.watched)
        game.wind(entry.at)
        self.end_if_over()

    def release(self, now: float, held: bool) -> None:
        """Let windows close whose time is over."""
        self.playing.release(now, held)
        self.end_if_over()

    def end_if_over(self) -> None:
        """KFS-82 A game that ended in a window is over, for everybody, only when that window has had its time."""
        if self.status == "playing" and self.playing.over and not self.playing.pace.resting:
            self._ended()

    def _ended(self) -> None:
        record = self.playing.record(self.names)
        assert record.result is not None
        self.records.append(record)
        self.results.append(record.result)
        self.wins = self.wins or [0] * len(self.chairs)
        for seat in record.result.winners:
            self.wins[seat] += 1
        self.status = "over" if len(self.results) >= self.terms.games else "lobby"
