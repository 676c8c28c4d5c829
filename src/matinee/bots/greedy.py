"""One action ahead: try every way to finish the action at hand, and take the one after which the seat stands best."""

from typing import Any, Final

from mypy_extensions import i64

from matinee.bots.judge import Judge
from matinee.bots.plans import find_plans, habit, look_of
from matinee.engine.chance import Chance
from matinee.engine.policy import Policy, Weighed, Worth
from matinee.engine.state import State

# How many of the best answers are looked at again by a bot that looks further than one action.
WIDTH: Final[i64] = 6
LOW: Final = -1e300


class Greedy(Policy):
    """Looks to the end of the action (card, nomination and place are one), and judges by a game's worth.

    With `ahead` 2 it looks at the best answers again, as far as the end of the action that may follow at once.
    """

    def __init__(self, worth: Worth[Any], ahead: i64 = 1) -> None:
        self.worth = worth
        self.ahead = ahead

    def choose(self, s: State, chance: Chance) -> i64:
        """The best option; ties are broken at random, so that nobody can read a habit."""
        best = s.offered.at(0)
        if s.offered.count == 1:
            return best
        values = [self.after(s, s.offered.at(place), 1) for place in range(s.offered.count)]
        if self.ahead > 1:
            values = self.further(s, values)
        height = LOW
        equals: i64 = 0
        for place in range(s.offered.count):
            value = values[place]
            if value > height:
                best, height, equals = s.offered.at(place), value, 1
            elif value == height:
                equals += 1
                if chance.below(equals) == 0:
                    best = s.offered.at(place)
        return best

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        """Every way to finish the action, by worth; what it would choose comes first."""
        said = habit(s, self, chance)
        plans = find_plans(s, self.worth, Judge(self.worth))
        plans.sort(key=look_of, reverse=True)
        others = [Weighed(plan.answers, plan.look) for plan in plans if not plan.is_said_by(said)]
        return [Weighed(said, 0.0), *others]

    def further(self, s: State, values: list[float]) -> list[float]:
        """The best few judged again, further ahead; the others are out."""
        bar = sorted(values)[-min(len(values), int(WIDTH))]
        return [
            self.after(s, s.offered.at(place), self.ahead) if values[place] >= bar else LOW
            for place in range(s.offered.count)
        ]

    def after(self, s: State, option: i64, ahead: i64) -> float:
        """What the seat that is asked stands to have once it has answered and finished the action."""
        return self.play_out(s.copy(), option, ahead)

    def play_out(self, twin: State, option: i64, ahead: i64) -> float:
        """The same on a twin that may be used up: the last branch is played on it instead of on a copy."""
        seat = twin.asked
        twin.take(option)
        if twin.over or twin.asked != seat:
            return self.worth.of(twin, seat)
        if not twin.step().inside():
            ahead -= 1
            if ahead == 0:
                return self.worth.of(twin, seat)
        best = LOW
        last = twin.offered.count - 1
        for place in range(last):
            best = max(best, self.after(twin, twin.offered.at(place), ahead))
        return max(best, self.play_out(twin, twin.offered.at(last), ahead))
