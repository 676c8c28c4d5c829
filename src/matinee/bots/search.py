"""Foresight: the best ways to finish the action at hand are played on, again and again, against quick opponents.

Each trial deals anew what the seat cannot know; all plans of a trial get the same deal and the same chance, so that
they differ by what they do and not by luck. Plans that fall behind are dropped half by half. No trial is played to
the end of the game: once the turn has come round, the game's worth says how the seat stands.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from matinee.bots.greedy import Greedy
from matinee.engine.chance import Chance, Swift
from matinee.engine.policy import Policy
from matinee.engine.state import State

# Limits: of plans that are found, of plans that are tried, of answers in one trial.
FOUND: Final[i64] = 600
LONGEST: Final[i64] = 24


class Plan:
    """A way to finish an action: its answers, how it looks at first sight, and what trials made of it."""

    def __init__(self, answers: vec[i64], value: float) -> None:
        self.answers = answers
        self.value = value
        self.total = 0.0


class Foresight(Policy):
    """Tries the `width` best plans in `trials` deals each, then the better half in as many more, and so on."""

    def __init__(self, quick: Greedy, width: i64 = 6, trials: i64 = 5) -> None:
        self.quick = quick
        self.width = width
        self.trials = trials

    def choose(self, s: State, chance: Chance) -> i64:
        if s.offered.count == 1:
            return s.offered.at(0)
        plans: list[Plan] = []
        self.find(s, s.asked, vec[i64](), plans)
        plans = best_of(plans, self.width, chance)
        while len(plans) > 1:
            for _ in range(self.trials):
                self.try_all(s, plans, chance)
            for plan in plans:
                plan.value = plan.total
            plans = best_of(plans, i64(len(plans)) // 2, chance)
        return plans[0].answers[0]

    def find(self, s: State, seat: i64, said: vec[i64], plans: list[Plan]) -> None:
        """Every way to finish the action, judged as it looks right after."""
        for place in range(s.offered.count):
            if len(plans) >= FOUND:
                return
            option = s.offered.at(place)
            twin = s.copy()
            twin.take(option)
            answers = append(said[:], option)
            if not twin.over and twin.asked == seat and twin.step().inside():
                self.find(twin, seat, answers, plans)
            else:
                plans.append(Plan(answers, self.quick.worth.of(twin, seat)))

    def try_all(self, s: State, plans: list[Plan], chance: Chance) -> None:
        """One deal of the unseen, one stream of chance, every plan."""
        seat = s.asked
        luck = chance.word()
        deal = s.redeal(seat, Swift(luck))
        for plan in plans:
            twin = deal.copy()
            follow(twin, seat, plan)
            self.play_round(twin, seat, Swift(luck + 1))
            plan.total += self.quick.worth.of(twin, seat)

    def play_round(self, s: State, seat: i64, chance: Chance) -> None:
        """Until the seat is asked again after somebody else was, or it takes too long."""
        others = False
        answers: i64 = 0
        while not s.over and answers < LONGEST:
            if s.asked != seat:
                others = True
            elif others and not s.step().inside():
                return
            s.take(self.quick.choose(s, chance))
            answers += 1


def follow(s: State, seat: i64, plan: Plan) -> None:
    """Say what the plan says, as long as it is still asked for."""
    for place in range(i64(len(plan.answers))):
        if s.over or s.asked != seat or not s.offered.has(plan.answers[place]):
            return
        s.take(plan.answers[place])


def best_of(plans: list[Plan], width: i64, chance: Chance) -> list[Plan]:
    """The best few, the best first; equals in random order."""
    cards = vec[i64]([place for place in range(i64(len(plans)))])
    chance.shuffle(cards)
    mixed = [plans[cards[place]] for place in range(i64(len(plans)))]
    mixed.sort(key=value_of, reverse=True)
    return mixed[: max(width, i64(1))]


def value_of(plan: Plan) -> float:
    return plan.value
