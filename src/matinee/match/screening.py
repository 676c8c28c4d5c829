"""One game being played at a table: its state and record, what is told of it when, and who is asked which question.

Questions are numbered for each seat by itself: the number of a rival's private answers is nobody's business.
"""

from typing import Any

from matinee.engine.door import knock
from matinee.engine.journal import WINDOWS, Event, Journal
from matinee.engine.record import EVERY, Record, Recorder
from matinee.engine.seats import NOBODY, OPEN, SPECTATOR, among
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.clock import Clock
from matinee.match.deal import Deal
from matinee.match.pace import Pace
from matinee.match.undo import Memory, Moment


class Screening:
    def __init__(self, show: Show, setup: dict[str, Any], edition: int, deal: Deal, clock: Clock, pace: Pace) -> None:
        self.show = show
        self.deal = deal
        self.clock = clock
        self.pace = pace
        self.journal = Journal(staged=True)
        self.recorder = Recorder(show, setup, deal.seed, self.journal, edition)
        self.memory = Memory()
        seats = int(self.state.seats)
        # What everybody sees: behind the true state while a window keeps its time.
        self.stage: State = self.state
        self.counted = 0
        self.told = dict.fromkeys([*range(seats), int(SPECTATOR)], 0)
        self.takes = 0
        # What happened around the game and is told when no window is open; how much of that was told.
        self.later: list[Event] = []
        self.around = 0
        self.wound: tuple[int, str, int] = (-1, "", -1)
        # Raised by everything that others might see: a private half-made choice leaves it as it is.
        self.version = 0
        # Lines of the log as they read at this moment: several viewers read the same.
        self.spoken: dict[tuple[object, ...], str] = {}
        self.numbers = [0] * seats
        # How often each seat has answered.
        self.given = [0] * seats
        self.moments: dict[int, State] = {}
        self._asked: list[tuple[object, ...] | None] = [None] * seats

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    # What changes it

    def answer(self, seat: int, keys: list[str], person: bool) -> str:
        """Take the answers of a seat to the open question; gives the digest that is due after them, if one is."""
        before = self.state.copy()
        answers, events = len(self.recorder.record.answers), len(self.journal.events)
        for key in keys:
            # Entries carry no number of a question: whoever made one has compared it with the seat's own.
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
        self.stage = before
        self.recorder.take_back(before, answers)
        before.journal = self.journal
        self.takes += 1
        self.version += 1
        self.journal.add(Event("undone", seat, OPEN))

    def resume(self, now: float) -> None:
        """Windows that stood open are over, and the open question gets its time once more."""
        self.release(float("inf"), False)
        self.pace.resume(now)
        self.clock.again(now)

    def tell_lost(self, entries: int) -> None:
        event = Event("entries-lost", NOBODY, OPEN)
        event.number = entries
        self.version += 1
        self.journal.add(event)

    def add(self, event: Event) -> None:
        """Something around the game that belongs into its story."""
        self.later.append(event)
        self.spoken.clear()
        self.version += 1
        self.tell_later()

    def tell_later(self) -> None:
        """In a window nothing is told of what happens around it: how soon it was told would betray who is asked."""
        if not self.later or self.window or self.pace.resting:
            return
        for event in self.later:
            self.journal.add(event)
        self.around += len(self.later)
        self.later = []
        self.version += 1
        self.count(0.0, False)

    def count(self, now: float, watched: bool) -> None:
        fresh = self.journal.events[self.counted :]
        self.counted += len(fresh)
        for viewer in self.told:
            self.told[viewer] += sum(1 for event in fresh if among(event.to, viewer))
        self.pace.happened([event.kind for event in fresh], now, watched)

    def happened(self, now: float, watched: bool) -> None:
        """After a change: keep the pace of windows, count what each viewer is told, number the questions anew."""
        self.spoken.clear()
        self.count(now, watched)
        self.tell_later()
        self.pace.asks(self.window, now)
        self.foresee()
        self.number()
        self.set_stage()

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
        return not self.over and self.show.game.waiting(self.state) is None

    @property
    def together(self) -> bool:
        """Whether several seats are asked at once, which is no secret."""
        return not self.over and self.show.game.together(self.state)

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

    def wind(self, now: float) -> None:
        """The clock starts anew when everybody could see a change: it counts nobody's private steps.

        Where another seat stands for the one that is secretly asked, its clock goes on; those who are asked at once
        have one clock.
        """
        if self.over:
            self.clock.stop(now)
            return
        public = self.show.game.waiting(self.state)
        seat = int(self.state.asked) if public is None else public
        together, timing = self.together, self.show.game.timing(self.state)
        mark = -1 if together else seat, timing, self.told[int(SPECTATOR)] - self.around
        if mark != self.wound:
            self.wound = mark
            self.clock.stop(now)
            self.clock.start(seat, max(now, self.pace.next_moment(False) or 0.0), timing, together)
        elif together:
            self.clock.pass_on(seat)

    def number(self) -> None:
        """KFS-81 A question is a new one if its seat has answered, was told something, or is asked something else."""
        for seat, moment in self.moments.items():
            step = moment.step()
            mark = (self.takes, self.given[seat], self.told[seat] - self.around, step.name(), tuple(step.facts()))
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
            # What is asked next (a vote on titles that are still being made) hangs on more than passing.
            break
        # A seat may be asked several things in a row; it reads the first of them.
        if int(twin.asked) not in moments:
            moments[int(twin.asked)] = twin.copy()
    return moments
