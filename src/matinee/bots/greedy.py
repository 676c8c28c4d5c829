"""One action ahead: try every way to finish the action at hand, and take the one after which the seat stands best."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from matinee.bots.judge import Judge
from matinee.bots.plans import find_plans, habit, look_of
from matinee.engine.chance import Chance
from matinee.engine.policy import Policy, Weighed, Worth
from matinee.engine.state import State

# How many of the best answers are looked at again by a bot that looks further than one action.
WIDTH: Final[i64] = 6
LOW: Final = -1e300


class Thought:
    """An answer, and what is best said after it."""

    def __init__(self, option: i64, then: "Thought | None") -> None:
        self.option = option
        self.then = then


class Line:
    """The best answers that were found, from the point that the search has come back to."""

    def __init__(self) -> None:
        self.first: Thought | None = None

    def answers(self) -> vec[i64]:
        found = vec[i64]()
        thought = self.first
        while thought is not None:
            found = append(found, thought.option)
            thought = thought.then
        return found


class Greedy(Policy):
    """Looks to the end of the action (card, nomination and place are one), and judges by a game's worth.

    With `ahead` 2 it looks at the best answers again, as far as the end of the action that may follow at once.
    """

    def __init__(self, worth: Worth[Any], ahead: i64 = 1) -> None:
        self.worth = worth
        self.ahead = ahead

    def choose(self, s: State, chance: Chance) -> i64:
        return self.plan(s, chance)[0]

    def plan(self, s: State, chance: Chance) -> vec[i64]:
        """The best option, and what it was chosen for. About a lone option there is nothing to think yet."""
        if s.offered.count == 1:
            return vec[i64]([s.offered.at(0)])
        twin = s.copy()
        line = Line()
        if self.ahead > 1:
            self.shorten(twin, line, chance)
        self.best(twin, self.ahead, line, chance)
        return line.answers()

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        """Every way to finish the action, by worth; what it would choose comes first."""
        said = habit(s, self, chance)
        plans = find_plans(s, self.worth, Judge(self.worth))
        plans.sort(key=look_of, reverse=True)
        others = [Weighed(plan.answers, plan.look) for plan in plans if not plan.is_said_by(said)]
        return [Weighed(said, 0.0), *others]

    def shorten(self, twin: State, line: Line, chance: Chance) -> None:
        """Leave only the best few options, by one action, to be judged again further ahead."""
        options = vec[i64]([twin.offered.at(place) for place in range(twin.offered.count)])
        values = [self.after(twin.copy(), option, 1, line, chance) for option in options]
        bar = sorted(values)[-min(len(values), int(WIDTH))]
        twin.offered.clear()
        for place in range(i64(len(options))):
            if values[place] >= bar:
                twin.offered.add(options[place])

    def best(self, twin: State, ahead: i64, line: Line, chance: Chance) -> float:
        """What the best option leads to; the line begins with it then.

        Ties are broken at random, so that nobody can read a habit. The twin is used up: the last option is tried on it
        instead of on a copy.
        """
        height = LOW
        equals: i64 = 0
        found: Thought | None = None
        last = twin.offered.count - 1
        trial = twin.copy() if last > 0 else twin
        for place in range(last + 1):
            option = twin.offered.at(place)
            if place == last:
                trial = twin
            elif place > 0:
                trial = twin.copy_onto(trial)
            value = self.after(trial, option, ahead, line, chance)
            if value > height:
                height, equals, found = value, 1, Thought(option, line.first)
            elif value == height:
                equals += 1
                if chance.below(equals) == 0:
                    found = Thought(option, line.first)
        line.first = found
        return height

    def after(self, twin: State, option: i64, ahead: i64, line: Line, chance: Chance) -> float:
        """What the seat that is asked stands to have once it has answered and finished the action."""
        seat = twin.asked
        twin.take(option)
        line.first = None
        if twin.over or twin.asked != seat:
            return self.worth.of(twin, seat)
        if not twin.step().inside():
            ahead -= 1
            if ahead == 0:
                return self.worth.of(twin, seat)
        return self.best(twin, ahead, line, chance)
