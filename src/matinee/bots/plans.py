"""Plans: the ways to finish the action at hand, and what trials made of each."""

from math import sqrt
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from matinee.bots.judge import Judge
from matinee.engine.chance import Chance
from matinee.engine.policy import NEVER, Policy, Weighed, Worth
from matinee.engine.state import State

# The most plans that are looked at, and the most answers of one action.
FOUND: Final[i64] = 600
LONGEST: Final[i64] = 40


class Plan:
    """A way to finish an action: its answers in order, how it looks at first sight, and how its trials ended."""

    def __init__(self, answers: vec[i64], look: float, hunch: float, seats: i64) -> None:
        self.answers = answers
        self.look = look
        self.hunch = hunch
        # The winning chance after each trial, in the order of the worlds: plans of one search share their worlds.
        self.values: vec[float] = vec[float]()
        # The same for every seat, summed up.
        self.sums: vec[float] = vec[float]([0.0] * seats)

    def learn(self, chances: vec[float], seat: i64) -> None:
        self.values = append(self.values, chances[seat])
        for place in range(i64(len(chances))):
            self.sums[place] += chances[place]

    def trials(self) -> i64:
        return len(self.values)

    def value(self) -> float:
        """The mean winning chance; without a trial, as it looked at first sight."""
        trials: i64 = len(self.values)
        if trials == 0:
            return self.hunch
        total = 0.0
        for place in range(trials):
            total += self.values[place]
        return total / float(trials)

    def chances(self) -> vec[float]:
        """The mean winning chance of every seat."""
        return vec[float]([total / max(1.0, float(len(self.values))) for total in self.sums])

    def weighed(self) -> Weighed:
        return Weighed(self.answers, self.value(), self.error(), len(self.values))

    def error(self) -> float:
        """The standard error of the value."""
        return deviation(self.values, vec[float]([0.0] * len(self.values)), len(self.values))

    def lead(self, other: "Plan") -> float:
        """By how much it is better than another, in the worlds that both have seen."""
        shared: i64 = min(len(self.values), len(other.values))
        total = 0.0
        for place in range(shared):
            total += self.values[place] - other.values[place]
        return total / max(1.0, float(shared))

    def doubt(self, other: "Plan") -> float:
        """The standard error of its lead: what both met alike does not count."""
        return deviation(self.values, other.values, min(len(self.values), len(other.values)))

    def is_said_by(self, answers: vec[i64]) -> bool:
        if len(answers) != len(self.answers):
            return False
        for place in range(i64(len(answers))):
            if answers[place] != self.answers[place]:
                return False
        return True


def deviation(ones: vec[float], others: vec[float], count: i64) -> float:
    """The standard error of the mean difference of two columns."""
    if count < 2:
        return 1.0
    total = 0.0
    squares = 0.0
    for place in range(count):
        apart = ones[place] - others[place]
        total += apart
        squares += apart * apart
    mean = total / float(count)
    return sqrt(max(0.0, squares / float(count) - mean * mean) / float(count - 1))


def find_plans(s: State, worth: Worth[Any], judge: Judge) -> list[Plan]:
    """Every way to finish the action, as it looks right after, save those that are never to be chosen."""
    plans: list[Plan] = []
    look_on(s, s.asked, vec[i64](), worth, judge, plans)
    return plans


def look_on(s: State, seat: i64, said: vec[i64], worth: Worth[Any], judge: Judge, plans: list[Plan]) -> None:
    for place in range(s.offered.count):
        if len(plans) >= FOUND:
            return
        option = s.offered.at(place)
        twin = s.copy()
        twin.take(option)
        answers = append(said[:], option)
        if goes_on(twin, seat) and len(answers) < LONGEST:
            look_on(twin, seat, answers, worth, judge, plans)
            continue
        look = worth.of(twin, seat)
        if look > NEVER:
            hunch = judge.chances(twin)[seat] if judge.learned(s.seats) else 0.0
            plans.append(Plan(answers, look, hunch, s.seats))


def habit(s: State, quick: Policy, chance: Chance) -> vec[i64]:
    """The answers that a quick policy would give until the action is finished."""
    seat = s.asked
    twin = s.copy()
    answers = vec[i64]()
    while len(answers) == 0 or (goes_on(twin, seat) and len(answers) < LONGEST):
        planned = quick.plan(twin, chance)
        for place in range(act(twin, planned)):
            answers = append(answers, planned[place])
    return answers


def act(s: State, planned: vec[i64]) -> i64:
    """Give the answers of a plan until the action is finished; tells how many those were."""
    seat = s.asked
    said: i64 = 0
    while said == 0 or (said < len(planned) and goes_on(s, seat) and s.offered.has(planned[said])):
        s.take(planned[said])
        said += 1
    return said


def goes_on(s: State, seat: i64) -> bool:
    """Whether a seat is still in the middle of its action."""
    return not s.over and s.asked == seat and s.step().inside()


def follow(s: State, seat: i64, plan: Plan) -> None:
    """Say what the plan says, as long as it is still asked for."""
    for place in range(i64(len(plan.answers))):
        if s.over or s.asked != seat or not s.offered.has(plan.answers[place]):
            return
        s.take(plan.answers[place])


def value_of(plan: Plan) -> float:
    return plan.value()


def look_of(plan: Plan) -> float:
    return plan.look


def hunch_of(plan: Plan) -> float:
    return plan.hunch
