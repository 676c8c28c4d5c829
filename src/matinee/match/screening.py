"""One game being played at a table: its state and record, what is told of it when, and who is asked which question.

Questions are numbered separately per seat, so that nobody can count a rival's private answers.
"""

from collections.abc import Collection
from typing import Any

from matinee.engine.door import knock
from matinee.engine.journal import WINDOWS, Event, Journal
from matinee.engine.record import EVERY, Record, Recorder
from matinee.engine.seats import NOBODY, OPEN, SPECTATOR, among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.branched import Past
from matinee.match.clock import Clock
from matinee.match.deal import Deal
from matinee.match.errors import NotNow
from matinee.match.pace import Pace
from matinee.match.undo import Memory, Moment


class Screening:
    def __init__(
        self,
        show: Show,
        setup: dict[str, Any],
        edition: int,
        deal: Deal,
        clock: Clock,
        pace: Pace,
        past: Past | None = None,
    ) -> None:
        self.show = show
        self.deal = deal
        self.clock = clock
        self.pace = pace
        self.journal = Journal(staged=True)
        self.recorder = Recorder(show, setup, deal.seed if past is None else past.seed, self.journal, edition)
        self.memory = Memory()
        # After how many answers the one person among bots answered each time, and how often they went back so far.
        self.rewinds: list[int] = []
        self.deals = 0
        seats = int(self.state.seats)
        # What everybody sees: behind the true state while a window keeps its time.
        self.stage: State = self.state
        self.counted = 0
        self.told = dict.fromkeys([*range(seats), int(SPECTATOR)], 0)
        self.takes = 0
        # Table events outside the game, told when no window is open; and how many of them have been told.
        self.later: list[Event] = []
        self.table_events = 0
        self.wound: tuple[int, str, int] = (-1, "", -1)
        # Incremented by everything that others might see, so not by a private half-made choice.
        self.version = 0
        # Lines of the log as they read at this moment: several viewers read the same.
        self.spoken: dict[tuple[object, ...], Any] = {}
        self.numbers = [0] * seats
        # How often each seat has answered.
        self.given = [0] * seats
        self.moments: dict[int, State] = {}
        self._asked: list[tuple[object, ...] | None] = [None] * seats
        if past is not None:
            self.leave(past)

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def over(self) -> bool:
        return bool(self.recorder.state.over)

    # What changes it

    def answer(self, seat: int, keys: list[str], person: bool) -> str:
        """Take the answers of a seat to the open question; gives the digest that is due after them, if one is."""
        before = self.state.copy()
        answers, events = len(self.recorder.record.answers), len(self.journal.events)
        for key in keys:
            # Entries carry no number of a question: it was compared with the seat's own when the entry was made.
            knock(self.state, seat, self.state.question, [key])
            self.recorder.noted(key)
        self.given[seat] += 1
        private = self.is_private(seat, before, events)
        if person and not self.is_answerable(events):
            self.memory.keep(Moment(seat, before, answers, events), self.state, private)
        elif not private:
            self.memory.forget()
        self.stage = before
        self.version += not private
        record = self.recorder.record
        return record.digests[-1] if len(record.answers) // EVERY > answers // EVERY else ""

    def is_private(self, seat: int, before: State, events: int) -> bool:
        """Whether a seat has only gone on with a half-made choice: no event, no number changed, still its action."""
        s = self.state
        if len(self.journal.events) != events or s.over or s.asked != seat or not s.step().inside():
            return False
        return bool(before.facts() == s.facts())

    def is_answerable(self, events: int) -> bool:
        """Whether the last answer led to a window of others, open or closed: then it stands, answered or not."""
        if any(event.kind in WINDOWS for event in self.journal.events[events:]):
            return True
        return self.window and not self.state.step().inside()

    def retire(self, seat: int) -> None:
        self.version += 1
        self.stage = self.state.copy()
        self.recorder.retire(seat)
        self.memory.forget()

    def undo(self, seat: int) -> None:
        """Back to the moment before the last answer. The story goes on: it tells that something was taken back."""
        _, before, answers, _ = self.memory.take(seat)
        self.rewinds = [place for place in self.rewinds if place < answers]
        self.stage = before
        self.recorder.take_back(before, answers)
        before.journal = self.journal
        self.takes += 1
        self.version += 1
        self.journal.add(Event("undone", seat, OPEN))

    def rewind(self, seat: int, answers: int) -> None:
        """Back to a much earlier question; what its seat could not know then is dealt again: they may have seen it."""
        record = self.recorder.record
        again = Recorder(self.show, record.setup, record.seed, None, record.edition)
        for key in record.answers[:answers]:
            again.answer(key)
        self.deals += 1
        self.recorder = again
        again.deal_anew(seat, self.deals)
        again.state.journal = self.journal
        self.journal.stages.clear()
        self.stage = self.state
        self.rewinds = [place for place in self.rewinds if place < answers]
        self.memory.forget()
        self.takes += 1
        self.version += 1
        self.journal.add(Event("dealt-anew", seat, OPEN))

    def leave(self, past: Past) -> None:
        """Play on from a moment of another game: its story was told there, what its seat could not know is new."""
        for key in past.answers:
            self.recorder.answer(key)
        self.recorder.branch(past.branch.seat, self.deal.secret)
        self.journal.stages.clear()
        self.journal.add(Event("branched", past.branch.seat, OPEN))
        self.stage = self.state
        self.count(0.0, False)

    def resume(self, now: float) -> None:
        """Windows that were open are over, and the open question gets its full time again."""
        self.release(float("inf"), False)
        self.pace.resume(now)
        self.clock.again(now)

    def tell_lost(self, entries: int) -> None:
        event = Event("entries-lost", NOBODY, OPEN)
        event.number = entries
        self.version += 1
        self.journal.add(event)

    def add(self, event: Event) -> None:
        """Something at the table that belongs in the story of its game."""
        self.later.append(event)
        self.spoken.clear()
        self.version += 1
        self.tell_later()

    def tell_later(self) -> None:
        """While a window is open, other table events are held back: their timing would betray who is asked."""
        if not self.later or self.window or self.pace.resting:
            return
        for event in self.later:
            self.journal.add(event)
        self.table_events += len(self.later)
        self.later = []
        self.version += 1
        self.count(0.0, False)

    def count(self, now: float, watched: bool) -> None:
        fresh = self.journal.events[self.counted :]
        self.counted += len(fresh)
        private = [event.to for event in fresh if event.to != OPEN]
        for viewer in self.told:
            self.told[viewer] += len(fresh) - sum(1 for to in private if not among(to, viewer))
        self.pace.happened([event.kind for event in fresh], now, watched)

    def happened(self, now: float, watched: bool) -> None:
        """After a change: keep the pace of windows, count what each viewer is told, number the questions."""
        self.spoken.clear()
        self.count(now, watched)
        self.tell_later()
        self.pace.asks(self.window, now)
        self.foresee()
        self.number()
        self.set_stage()

    def forget_pictures(self) -> None:
        """What has been told by now is not performed again."""
        pictures = self.journal.pictures
        if pictures:
            told = self.pace.told
            self.journal.pictures = {number: seen for number, seen in pictures.items() if number >= told}

    def release(self, now: float, held: bool) -> bool:
        moved = self.pace.release(now, held)
        self.version += moved
        if moved:
            self.set_stage()
            self.tell_later()
        return moved

    def set_stage(self) -> None:
        """Show the table as it is; while a window keeps its time, as it stood when that window closed.

        So a card lies in play for those who look on, whether or not anybody could answer it.
        """
        stages = self.journal.stages
        if not self.pace.resting:
            self.spoken.clear()
            self.stage = self.state
            stages.clear()
        elif self.pace.told in stages:
            self.spoken.clear()
            self.stage = stages[self.pace.told]

    # Who is asked

    @property
    def window(self) -> bool:
        """Whether even who is asked is a secret just now."""
        s = self.recorder.state
        return not s.over and self.show.game.waiting(s) is None

    @property
    def together(self) -> bool:
        """Whether several seats are asked at once, which is no secret."""
        s = self.recorder.state
        return not s.over and self.show.game.together(s)

    @property
    def secret(self) -> bool:
        """Whether a window is open in which nobody may know who else is asked."""
        return self.window and not self.together

    def clock_seat(self, viewer: int) -> int:
        """Whose clock a viewer may read: in a window only their own."""
        if self.together:
            return next(iter(self.clock.began), -1)
        return viewer if self.window else self.wound[0]

    @property
    def asked(self) -> int:
        """The seat whose answer the table takes now; nobody's while a window keeps its time."""
        return -1 if self.over or self.pace.resting else int(self.state.asked)

    def foresee(self) -> None:
        """KFS-81 In a window every seat reads at once what it will be asked, if all before it pass."""
        if self.over:
            self.moments = {}
        elif not self.window:
            self.moments = {int(self.state.asked): self.state}
        elif self.state.step().inside():
            # Somebody is half-way through a play: what the others read does not betray it.
            self.moments[int(self.state.asked)] = self.state
        else:
            self.moments = foreseen(self.show, self.state)

    def wind(self, now: float, handed_in: Collection[int] = ()) -> None:
        """The clock starts again when everybody could see a change: it counts nobody's private steps.

        In a window the time of all who read a question runs at once, until each has handed in an answer.
        """
        if self.over:
            self.clock.keep((), now)
            return
        public = -1 if self.together or self.window else self.show.game.waiting(self.state) or 0
        seats = [seat for seat in self.moments if seat not in handed_in] if public < 0 else [public]
        timing = self.show.game.timing(self.state)
        mark = public, timing, self.told[int(SPECTATOR)] - self.table_events
        if mark == self.wound:
            self.clock.keep(seats, now)
        else:
            self.wound = mark
            begins = max(now, self.pace.next_moment(False) or 0.0)
            self.clock.start(seats, now, begins, timing, self.together)

    def number(self) -> None:
        """KFS-81 A question is a new one if its seat has answered, was told something, or is asked something else."""
        for seat, moment in self.moments.items():
            step = moment.step()
            mark = (self.takes, self.given[seat], self.told[seat] - self.table_events, step.name(), tuple(step.facts()))
            if self._asked[seat] != mark:
                self._asked[seat] = mark
                self.numbers[seat] += 1

    # What is left of it

    def record(self, names: list[str]) -> Record:
        record = self.recorder.close()
        record.names = names
        record.commitment = self.deal.commitment
        if self.deal.phrases:
            record.secret, record.phrases = self.deal.secret, self.deal.phrases
        return record


def foreseen(show: Show, s: State) -> dict[int, State]:
    """The moment at which each seat is asked in this window, if everybody passes."""
    moments, asked = {int(s.asked): s}, s.step().name()
    twin = s.copy()
    twin.journal = Journal()
    while len(moments) < s.seats:
        twin.take(twin.step().passing(twin))
        closed = any(event.kind in WINDOWS for event in twin.journal.events)
        if twin.over or closed or show.game.waiting(twin) is not None or twin.step().name() != asked:
            # What is asked next (a vote on titles that are still being made) depends on more than passing.
            break
        # A seat may be asked several things in a row; it reads the first of them.
        if int(twin.asked) not in moments:
            moments[int(twin.asked)] = twin.copy()
    return moments


def asked_next(show: Show, s: State, seat: int) -> State:
    """The moment at which a seat is asked: now, or in a window once everybody before it has passed."""
    if seat in (NOBODY, s.asked):
        return s
    moment = foreseen(show, s).get(seat)
    if moment is None:
        raise NotNow("You are not asked at the moment.")
    return moment
