"""One local table without a screen: a person in one chair, bots in the others, the record kept as it grows."""

import secrets
from hashlib import sha256
from typing import NamedTuple

import msgspec

from matinee.engine.chance import Swift
from matinee.engine.door import check_in
from matinee.engine.errors import BadRecord, BadSetup, MatineeError
from matinee.engine.journal import Journal
from matinee.engine.nearest import nearest
from matinee.engine.policy import Policy
from matinee.engine.record import EVERY, Record, Recorder
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Ask, Result, ask

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")


class NoSuchBot(MatineeError):
    """A word that names no bot of a game."""


class Line(NamedTuple):
    """One line of the log: what kind of event it tells, whose it is, and the sentence."""

    kind: str
    seat: int
    text: str


class Moment(NamedTuple):
    """Where an undo goes back to."""

    state: State
    answers: int
    events: int
    lines: int


def fair_seed() -> str:
    """A seed that nobody can guess before it is told."""
    return f"fair:{secrets.token_hex(32)}"


def commitment(seed: str) -> str:
    """The promise shown before the deal: SHA-256 over the 32 bytes of a fair seed."""
    kind, _, digits = seed.partition(":")
    return sha256(bytes.fromhex(digits)).hexdigest() if kind == "fair" else ""


def find_bot(show: Show, level: str) -> Policy:
    if level not in show.bots:
        near = nearest(level, list(show.bots))
        raise NoSuchBot(f"{show.game.title} has no bot called {level!r}; did you mean {near!r}?")
    return show.bots[level]


class Table:
    """The person sits at `seat`; `bots` are the levels of the others, in the order of their seats."""

    def __init__(
        self,
        show: Show,
        *,
        seats: int | None = None,
        seat: int = 0,
        bots: list[str] | None = None,
        name: str = NAMES[0],
        seed: str = "",
        luck: int | None = None,
        edition: int | None = None,
    ) -> None:
        seats = max(show.game.fewest, min(2, show.game.most)) if seats is None else seats
        show.setup({"seats": seats})
        if not 0 <= seat < seats:
            raise BadSetup(f"There is no seat {seat + 1} at a table for {seats}.")
        self.show = show
        self.seat = seat
        self.levels = spread(bots or ["star"], seats - 1)
        self.policies = [find_bot(show, level) for level in self.levels]
        self.stand_in = find_bot(show, "star" if "star" in show.bots else next(iter(show.bots)))
        self.handed_over = False
        self.journal = Journal()
        seed = seed or fair_seed()
        self.recorder = Recorder(show, {"seats": seats}, seed, self.journal, edition)
        self.record.names = [NAMES[chair] for chair in range(seats)]
        self.record.names[seat] = name
        self.record.commitment = commitment(seed)
        # Bots draw lots among equals from here, never from the table's own chance.
        self.luck = Swift(secrets.randbits(62) if luck is None else luck)
        self.lines: list[Line] = []
        self.heard = 0
        self.moments: list[Moment] = []
        # How many answers of the person's own stand.
        self.said = 0
        self.hear()

    # What is to be seen

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def record(self) -> Record:
        return self.recorder.record

    @property
    def names(self) -> list[str]:
        return self.record.names

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def question(self) -> int:
        return int(self.state.question)

    @property
    def persons_turn(self) -> bool:
        """Whether the person is asked and answers himself."""
        return not self.over and self.state.asked == self.seat and not self.handed_over

    def ask(self) -> Ask | None:
        return ask(self.state, self.seat, self.show.words())

    def view(self) -> msgspec.Struct:
        return self.show.game.view(self.state, self.seat)

    def result(self) -> Result:
        return self.show.game.result(self.state)

    def waiting(self) -> str | None:
        """Who is being waited for, where that is no secret."""
        seat = self.show.game.waiting(self.state)
        return None if seat is None else self.names[seat]

    def level(self, seat: int) -> str:
        """The bot in a chair; none in the person's."""
        if seat == self.seat:
            return ""
        return self.levels[seat if seat < self.seat else seat - 1]

    def hear(self) -> int:
        """Add what the person has been told since last time to the log; tells how many lines that gave."""
        before = len(self.lines)
        words = self.show.words()
        for event in self.journal.told(self.seat, self.heard):
            line = self.show.game.line(self.state, event, self.names)
            if line is not None:
                self.lines.append(Line(event.kind, int(event.seat), words.say(line)))
        self.heard = len(self.journal.events)
        return len(self.lines) - before

    # Answers

    def answer(self, key: str, question: int | None = None) -> int:
        """The person's answer; refused if it is not offered. Tells how many lines of log it gave."""
        check_in(self.state, self.seat, self.question if question is None else question)
        moment = Moment(self.state.copy(), len(self.record.answers), len(self.journal.events), len(self.lines))
        self.recorder.answer(key)
        self.moments.append(moment)
        self.said += 1
        return self.hear()

    def think(self) -> str:
        """What the bot in the asked chair says: it is handed its own seat's guess, never the true table."""
        seat = int(self.state.asked)
        guess = self.state.redeal(seat, Swift(self.luck.word() << 31 | self.luck.word()))
        return str(guess.key(self.policy(seat).choose(guess, self.luck)))

    def policy(self, seat: int) -> Policy:
        if seat == self.seat:
            return self.stand_in
        return self.policies[seat if seat < self.seat else seat - 1]

    def bot_answers(self, key: str) -> int:
        """Take a bot's answer. Somebody else has acted now: nothing before it can be undone."""
        self.recorder.answer(key)
        self.moments.clear()
        return self.hear()

    def let_bots_play(self) -> None:
        """Bots answer until the person is asked or the game is over."""
        while not self.over and not self.persons_turn:
            self.bot_answers(self.think())

    # Undo

    def why_no_undo(self) -> str:
        """The name of the sentence that says why nothing can be taken back; empty if something can."""
        if self.over:
            return "undo-over"
        if not self.moments:
            return "undo-others" if self.said else "undo-nothing"
        before = self.moments[-1].state
        if self.state.chance.asked != before.chance.asked:
            return "undo-chance"
        if self.state.piles.shown != before.piles.shown:
            return "undo-shown"
        return ""

    def undo(self) -> bool:
        """Take the person's last answer back, exactly, if that is fair."""
        if self.why_no_undo():
            return False
        moment = self.moments.pop()
        self.recorder.state = moment.state
        self.state.journal = self.journal
        del self.journal.events[moment.events :]
        del self.lines[moment.lines :]
        del self.record.answers[moment.answers :]
        del self.record.digests[moment.answers // EVERY :]
        self.heard = moment.events
        self.said -= 1
        return True


def spread(bots: list[str], chairs: int) -> list[str]:
    """A level for each chair: the last one named goes on for the rest."""
    if len(bots) > max(chairs, 1):
        raise BadSetup(f"{len(bots)} bots are named, but {chairs} of the seats are free for them.")
    return (bots + bots[-1:] * chairs)[:chairs]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record does not say about a running table: who sat where."""

    seat: int
    bots: list[str]


def resume(show: Show, record: Record, kept: Kept) -> Table:
    """A kept table, played again up to where it was left."""
    table = Table(
        show,
        seats=record.setup.get("seats"),
        seat=kept.seat,
        bots=kept.bots,
        name=record.names[kept.seat] if kept.seat < len(record.names) else NAMES[0],
        seed=record.seed,
        edition=record.edition,
    )
    for number, key in enumerate(record.answers, 1):
        try:
            table.recorder.answer(key)
        except MatineeError as fault:
            raise BadRecord(f"Answer {number}, {key[:80]!r}, does not fit: {fault.sentence}") from None
        table.hear()
    if record.last and table.state.digest() != record.last:
        raise BadRecord("After its last answer the table is not as it was left.")
    return table
