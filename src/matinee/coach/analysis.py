"""Goes through a record action by action: each choice weighed, each stroke of luck measured, then summed up.

    work = Analysis(catalog.show(record.game), record)
    for done in work.steps():
        print(done, "of", work.total)
    report = work.report()

Between two steps a process can report progress, or cancel.
"""

from collections.abc import Iterator

import msgspec

from matinee import catalog
from matinee.bots.search import Foresight
from matinee.coach.accounts import Stretch, account, dearest
from matinee.coach.actions import Action, actions
from matinee.coach.line import SEATS, Commentator, Drawn, Estimate, minus, place_of
from matinee.coach.report import Decision, Kind, Option, Report
from matinee.coach.weighing import INDIFFERENT, Weighing, spelled, weigh
from matinee.engine.chance import Swift
from matinee.engine.errors import MatineeError
from matinee.engine.journal import Journal
from matinee.engine.policy import SURE
from matinee.engine.record import ANEW, BRANCH, Record, Recorder
from matinee.engine.show import Show
from matinee.engine.state import State


class NotOver(MatineeError):
    """A game that has no result yet."""


class Budget(msgspec.Struct, frozen=True):
    """How many simulations each part of the work may cost."""

    # To find the best plan of a decision.
    search: int
    # Fresh worlds to measure it against what was played, at most.
    worlds: int
    # Worlds for each point of the line, and for what could have come instead.
    line: int
    # Deals, to know the chances before the first one.
    deals: int

    def part(self, share: float) -> "Budget":
        """A fraction of this budget, for a rougher look."""
        return Budget(*(max(4, round(share * simulations)) for simulations in msgspec.structs.astuple(self)))


def usual(thinker: Foresight) -> Budget:
    """In proportion to what a legend spends on an answer, so that games take about the same time."""
    simulations = int(thinker.search.simulations)
    return Budget(simulations, max(96, simulations // 4), max(60, simulations // 4), max(200, simulations))


class Analysis:
    """Goes through one finished game."""

    def __init__(self, show: Show, record: Record, budget: Budget | None = None, seed: int = 1) -> None:
        self.show = show
        self.record = record
        self.seed = seed
        self.thinker = catalog.evaluator(show.id)
        self.budget = budget if budget is not None else usual(self.thinker)
        self.commentator = Commentator(self.thinker)
        self.actions = actions(show, record)
        self.recorder = Recorder(show, record.setup, record.seed, Journal(), record.edition)
        self.start: list[float] = []
        self.estimates: list[Estimate] = []
        self.stretches: list[Stretch] = []
        self.decisions: list[Decision] = []
        self.left_out = 0

    @property
    def total(self) -> int:
        """How many steps there are."""
        return len(self.actions) + 1

    def steps(self) -> Iterator[int]:
        """Do the work step by step; yields how many steps are done."""
        self.open()
        yield 1
        for number, action in enumerate(self.actions, 2):
            self.go(action)
            yield number
        self.estimates.append(self.commentator.now(self.recorder.state, Swift(0), self.budget.line))
        if not self.recorder.state.over:
            raise NotOver("This game is not over: there is nothing to look back on yet.")

    def open(self) -> None:
        """What everybody's chances were before the deal, and what the deal made of them."""
        setup = self.show.setup(self.record.setup)
        deals = [self.show.deal(setup, Swift((self.seed << 24) + deal)) for deal in range(self.budget.deals)]
        before = self.commentator.dealt(deals)
        first = self.commentator.now(self.recorder.state, Swift(self.luck(0)), self.budget.deals)
        self.start = before.chances
        dealt = minus(first.chances, before.chances)
        nothing = [0.0] * len(dealt)
        doubts = plus(squares(first.errors), squares(before.errors))
        self.stretches.append(Stretch(0, None, nothing, nothing, dealt, "deal", doubts))

    def luck(self, n: int) -> int:
        """A seed for all that is tried after n answers: what is compared there is compared in the same worlds."""
        return (self.seed << 24) + 4 * n

    def go(self, action: Action) -> None:
        """One action: played, and measured."""
        s = self.recorder.state.copy()
        keys = self.record.answers[action.n : action.n + action.answers]
        if action.seat is None:
            self.estimates.append(self.commentator.now(s, Swift(self.luck(action.n)), self.budget.line))
            self.interrupt(s, action, keys[0])
            return
        options, kind, drawn = self.play(s, keys)
        found = weigh(self.thinker, s, options, self.luck(action.n) + 1, self.budget.search, self.budget.worlds)
        if found is None or found.stake < INDIFFERENT:
            self.left_out += 1
        else:
            self.decisions.append(self.decided(s, action, keys, found))
        gains = [0.0] * int(s.seats) if found is None else gains_of(found)
        usual = options if found is None else list(found.usual.answers)
        chance = Swift(self.luck(action.n))
        parts = self.commentator.parts(s, options, usual, drawn if kind else None, chance, self.budget.line)
        self.estimates.append(parts.now)
        unseen = minus(parts.choice.chances, gains) if found is not None else gains
        unsure = (parts.usual.chances, parts.usual.errors, parts.choice.errors, parts.luck.errors)
        doubts = plus(*(squares(row) for row in unsure))
        self.stretches.append(Stretch(action.n, action.seat, gains, unseen, parts.luck.chances, kind, doubts))

    def interrupt(self, s: State, action: Action, key: str) -> None:
        """Somebody left, or took something back: what was dealt again is luck."""
        self.recorder.answer(key)
        after = self.commentator.now(self.recorder.state, Swift(self.luck(action.n + 1)), self.budget.line)
        change = minus(after.chances, self.estimates[-1].chances)
        nothing = [0.0] * len(change)
        brought = change if key.startswith((ANEW, BRANCH)) else nothing
        self.stretches.append(Stretch(action.n, None, nothing, nothing, brought, "cards", squares(change)))

    def play(self, s: State, keys: list[str]) -> tuple[list[int], Kind | None, list[Drawn]]:
        """Give the answers; tells them as options, and what chance had a hand in what followed."""
        journal = self.recorder.state.journal = Journal()
        options: list[int] = []
        for key in keys:
            options.append(int(self.recorder.state.option(key)))
            self.recorder.answer(key)
        came = [int(event.card) for event in journal.events if event.kind == "moved"]
        drawn = [place_of(s, card) for card in dict.fromkeys(came) if not s.piles.seen(card) & SEATS]
        if any(event.kind == "rolled" for event in journal.events):
            return options, "dice", drawn
        chance = drawn or self.recorder.state.chance.asked != s.chance.asked
        return options, "cards" if chance else None, drawn

    def decided(self, s: State, action: Action, keys: list[str], found: Weighing) -> Decision:
        margin = SURE * found.error
        return Decision(
            n=action.n,
            seat=int(s.asked),
            said=keys,
            best=spelled(s, list(found.best.answers)),
            loss=found.loss,
            ci95=(max(0.0, found.loss - margin), found.loss + margin),
            word=found.word,
            value=found.played.value(),
            best_value=found.best.value(),
            turn=self.show.game.turns(s),
            gains=gains_of(found),
            stake=found.stake,
            worlds=found.worlds,
            options=[
                Option(spelled(s, list(plan.answers)), plan.value(), plan.error(), int(plan.trials()))
                for plan in found.options()
            ],
        )

    def report(self) -> Report:
        seats = range(int(self.recorder.state.seats))
        result = self.estimates[-1].chances
        names = self.record.names if len(self.record.names) == len(seats) else [""] * len(seats)
        return Report(
            game=self.show.id,
            answers=len(self.record.answers),
            seats=[
                account(seat, names[seat], self.start[seat], result[seat], self.stretches, self.decisions)
                for seat in seats
            ],
            decisions=self.decisions,
            luck=[stroke for stretch in self.stretches for stroke in stretch.strokes()],
            at=[*(action.n for action in self.actions), len(self.record.answers)],
            chances=[outlook.chances for outlook in self.estimates],
            spread=[outlook.errors for outlook in self.estimates],
            turning_points=[decision.n for decision in dearest(self.decisions)],
            left_out=self.left_out,
            seed=self.seed,
        )


def gains_of(found: Weighing) -> list[float]:
    """What was played, compared with what a star would have done, for every seat."""
    return minus(list(found.played.chances()), list(found.usual.chances()))


def squares(row: list[float]) -> list[float]:
    return [number * number for number in row]


def plus(*rows: list[float]) -> list[float]:
    return [sum(column) for column in zip(*rows, strict=True)]
