"""One live table. It changes by entries alone, so that reading its entries again gives the same table.

lobby.py and play.py decide which entries there may be; sight.py says what each viewer gets to see.
"""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Literal

from matinee import catalog
from matinee.catalog import CannotBePutOn, NoSuchGame
from matinee.engine.errors import BadRecord, MatineeError
from matinee.engine.journal import Event
from matinee.engine.record import Record
from matinee.engine.seats import OPEN
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Result
from matinee.match import entries as e
from matinee.match.branched import Branch, Past
from matinee.match.chair import Chair
from matinee.match.clock import Clock
from matinee.match.deal import Deal
from matinee.match.errors import Frozen
from matinee.match.guide import Guide, Guides, no_guide
from matinee.match.pace import Pace, Pause
from matinee.match.screening import Screening
from matinee.match.seating import Seating
from matinee.match.talk import Channels
from matinee.match.terms import Terms

Status = Literal["lobby", "playing", "over", "closed"]

# How many nonces are remembered per guest, and for how many guests; older ones have long been answered.
REMEMBERED = 64
# What a lesson is dealt from: its position is no secret.
NO_SECRET = "0" * 64


class Table(Seating):
    """Chairs, a match of one or more games, and talk."""

    def __init__(
        self,
        id: str,
        pause: Pause = lambda: 1.3,
        shows: Callable[[str], Show] = catalog.show,
        guides: Guides = no_guide,
    ) -> None:
        super().__init__(id)
        self.pause = pause
        self.shows = shows
        self.guides = guides
        # Only in a lesson; an ordinary table has no guide.
        self.guide: Guide | None = None
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
        # The moment of another game that the one on the table plays on from.
        self.branch: Branch | None = None
        self.results: list[Result] = []
        self.wins: list[int] = []
        self.records: list[Record] = []
        self.nonces: OrderedDict[str, list[str]] = OrderedDict()
        self.early: dict[int, e.Kept] = {}
        self.undo_by = -1
        self.undo_yes: set[int] = set()
        self.talk = Channels()
        self.muted: set[int] = set()
        # The chair in which a guest has seen a hand of the game that is being played.
        self.hands: dict[str, int] = {}
        # Whether anybody here performs what happens: then the journal keeps a picture of each event until it is told.
        self.filmed = False
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
    def said(self) -> int:
        """How many answers the game on the table has had."""
        return len(self.playing.recorder.record.answers) if self.screening is not None else 0

    @property
    def still(self) -> list[int]:
        """KFS-80 People who still have to hand in what all are asked for at once; bots keep nobody waiting."""
        game = self.playing
        if not game.together or game.pace.resting:
            return []
        return [seat for seat in sorted(game.moments) if self.chairs[seat].is_person and seat not in self.handed_in]

    @property
    def handed_in(self) -> set[int]:
        """The seats whose answer to their open question is kept until their turn comes."""
        return {seat for seat, kept in self.early.items() if kept.number == self.playing.numbers[seat]}

    def moment_of(self, seat: int) -> State | None:
        """The moment at which a seat may answer; in a window it answers once, ahead of its turn or not."""
        game = self.playing
        moment = game.moments.get(seat)
        if moment is None or game.pace.holds or (self.early and game.secret and seat in self.handed_in):
            return None
        return moment

    @property
    def cast(self) -> list[str]:
        """The names in the story on the table: once a game is over, of those who played it, even if they have left."""
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

    def apply(self, entry: e.Entry) -> e.Entry:
        """Let an entry happen; gives it back as it is to be stored (an answer may bring a digest)."""
        if self.frozen:
            raise Frozen(self.frozen)
        self.entries += 1
        author = entry.author(self)
        self.at = max(self.at, entry.at)
        stored = entry.happen(self) or entry
        if entry.nonce:
            self._note(author, entry.nonce)
        if entry.moves_game and self.screening is not None and self.status == "playing":
            self._rest(entry.at)
        return stored

    def revive(self, entry: e.Entry) -> None:
        """Let a stored entry happen again. If the rules have changed under it, the table freezes and says so."""
        if self.frozen:
            return
        if self.screening is not None:
            # Somebody who acted had seen the last window close.
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

    def put_on(self, game: str) -> None:
        self.game = game
        self._show = self.shows(game)

    def fit_chairs(self) -> None:
        seats = self.show.setup(self.setup).seats
        self.set_chairs(seats)
        if self.wins:
            self.wins = (self.wins + [0] * seats)[:seats]

    def tell_of_chair(self, kind: str, chair: Chair) -> None:
        """A chair changes hands in the middle of a game: write it into the log."""
        self.tell_of_seat(kind, self.chairs.index(chair), chair.name)

    def tell_of_seat(self, kind: str, seat: int, word: str = "") -> None:
        if self.screening is not None and self.status == "playing":
            event = Event(kind, seat, OPEN)
            event.word = word
            self.screening.add(event)

    def begin_game(self, edition: int, away: list[int], past: Past | None = None) -> None:
        """Deal the next game, or play on from the past of another; stand-ins play for the people in chairs `away`."""
        if self.status == "over":
            self.results, self.wins = [], []
        if self.games > 0 and self.terms.rotate:
            # The player who went first goes last: a match is fair to all.
            self.chairs.append(self.chairs.pop(0))
            self.wins = self.wins[1:] + self.wins[:1]
        self.games += 1
        self.status = "playing"
        secret = self.secret if self.guide is None else NO_SECRET
        deal = Deal(secret, [chair.phrase for chair in self.chairs if chair.phrase])
        clock = Clock(self.terms.clock, len(self.chairs))
        pace = Pace(self.pause, self.terms.clock.response if self.terms.clock else 15.0)
        show = self.show if self.guide is None else self.guide.position()
        self.screening = Screening(show, self.setup, edition, deal, clock, pace, past)
        self.branch = None if past is None else past.branch
        self.secret = ""
        self.talk.forget_teams()
        self.hands = {chair.guest: chair.number for chair in self.chairs if chair.guest}
        self.early, self.undo_by = {}, -1
        for chair in self.chairs:
            chair.ready, chair.expired, chair.phrase = False, 0, ""
            chair.standing = chair.standing.next_game()
            # A bot that played the last game for somebody does not play the next.
            chair.stand_in = self.terms.stand_in if chair.number in away else ""
            if chair.stand_in:
                self.tell_of_seat("away", self.chairs.index(chair), chair.stand_in)

    def take_answer(self, seat: int, keys: list[str], by: str) -> str:
        """An answer to the open question; gives the digest that is due after it, if one is."""
        self.answers += 1
        self.undo_by = -1
        self.early.pop(seat, None)
        if by == "clock":
            self._timed_out(seat)
        elif by in ("person", "early"):
            self.chairs[seat].expired = 0
        self.playing.journal.filmed = self.filmed
        self._note_rewind(by)
        digest = self.playing.answer(seat, keys, by == "person")
        if self.guide is not None and self.guide.heard(self.said):
            self._page_turned()
        return digest

    def turn_page(self, page: int, now: float) -> None:
        """Open a page of the lesson. Where the game does not lead there, it is dealt again and played up to it."""
        assert self.guide is not None
        said = self.guide.turn(page, self.said if self.screening is not None else -1)
        if said is not None:
            self.begin_game(self.show.game.edition, [])
            for cue in said:
                self.playing.answer(cue.seat, [cue.key], False)
            # What led to a page is not animated again.
            self.playing.happened(now, False)
        self._page_turned()

    def _page_turned(self) -> None:
        """What was said before a page is not taken back on it: there is a way back to each page."""
        self.playing.memory.forget()
        self.playing.version += 1

    def _note_rewind(self, by: str) -> None:
        """Where one person plays with bots alone, each of their answers is a place to come back to."""
        if not self.alone or self.guide is not None:
            self.playing.rewinds.clear()
        elif by in ("person", "early"):
            self.playing.rewinds.append(len(self.playing.recorder.record.answers))

    def _timed_out(self, seat: int) -> None:
        """Write it into the log, unless it is secret who was asked."""
        if self.playing.clock.charge(seat):
            self.chairs[seat].expired += 1
            if self.playing.together or not self.playing.window:
                self.tell_of_seat("clock", seat)

    def _note(self, guest: str, nonce: str) -> None:
        seen = self.nonces.setdefault(guest, [])
        self.nonces.move_to_end(guest)
        seen.append(nonce)
        del seen[:-REMEMBERED]
        if len(self.nonces) > REMEMBERED:
            self.nonces.popitem(last=False)

    def _rest(self, now: float) -> None:
        """After a change of the game: pace, numbers and clock, and the end if it has come."""
        self.playing.happened(now, self.watched)
        self.playing.wind(now, self.handed_in)
        self.end_if_over()

    def release(self, now: float, held: bool) -> None:
        """Let windows close whose time is over."""
        self.playing.release(now, held)
        self.end_if_over()

    def end_if_over(self) -> None:
        """KFS-82 A game that ended in a window is over, for everybody, only when that window has had its time."""
        if self.guide is not None:
            # A lesson ends with its last page.
            return
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
