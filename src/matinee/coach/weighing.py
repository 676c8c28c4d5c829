"""One decision, weighed from what its seat knew: what was played against the best that could be found.

The best of many guesses looks better than it is. So the search only picks it, and what it is worth is measured again in
fresh worlds, side by side with what was played.
"""

from librt.vecs import vec
from mypy_extensions import i64

from matinee.bots.plans import Plan, habit
from matinee.bots.random import Random
from matinee.bots.search import Foresight, better_half
from matinee.coach.report import Word
from matinee.engine.bits import bit
from matinee.engine.chance import Chance, Swift
from matinee.engine.policy import SURE, Weighed
from matinee.engine.state import State
from matinee.match.reasons import steps

# From these losses on a decision is called so, if it is sure that it lost anything.
DOUBTFUL, MISTAKE, BLUNDER = 0.02, 0.05, 0.12
# By how much a brilliant answer must beat what a star would have done.
BRILLIANT = 0.05
# Nothing was at stake if an answer without looking loses less than this.
INDIFFERENT = 0.005
# The interval of a loss is checked every few worlds, and is narrow enough at this much to either side.
GLANCE = 16
NARROW = 0.01


class Weighing:
    """What was played, what would have been best, and what a star and a player without a plan would have done."""

    def __init__(self, played: Plan, best: Plan, usual: Plan, stray: Plan) -> None:
        self.played = played
        self.best = best
        self.usual = usual
        self.stray = stray

    @property
    def loss(self) -> float:
        return 0.0 if self.best is self.played else max(0.0, self.best.lead(self.played))

    @property
    def error(self) -> float:
        return 0.0 if self.best is self.played else self.best.doubt(self.played)

    @property
    def stake(self) -> float:
        """What an answer without looking would have lost."""
        return max(0.0, self.best.lead(self.stray), self.loss)

    @property
    def worlds(self) -> int:
        return int(self.played.trials())

    @property
    def word(self) -> Word:
        """The name of the decision; nothing is called wrong within its own error."""
        if self.loss >= DOUBTFUL and self.loss > SURE * self.error:
            return "blunder" if self.loss >= BLUNDER else "mistake" if self.loss >= MISTAKE else "doubtful"
        ahead = self.played.lead(self.usual)
        if self.loss <= 0.0 and ahead >= BRILLIANT and ahead > SURE * self.played.doubt(self.usual):
            return "brilliant"
        return "fine"

    def options(self) -> list[Plan]:
        """The plans that were measured in fresh worlds: the best, what was played, and what a star would have done."""
        return list(dict.fromkeys((self.best, self.played, self.usual)))


def weigh(
    thinker: Foresight, s: State, answers: list[int], luck: int, simulations: int, worlds: int
) -> Weighing | None:
    """Follows from what the asked seat knows and from what it answered. None where there was nothing to choose."""
    guess = s.redeal(s.asked, Swift(luck))
    chance = Swift(luck + 1)
    said = vec[i64](answers)
    plans = thinker.candidates(guess, chance)
    usual = plans[0]
    if not any(plan.is_said_by(said) for plan in plans):
        plans.append(Plan(said, 0.0, 0.0, s.seats))
    if len(plans) == 1:
        return None
    best = pick(thinker, guess, plans, simulations, chance)
    fresh: list[Plan] = []
    for answered in (said, best.answers, usual.answers):
        if not any(plan.is_said_by(answered) for plan in fresh):
            fresh.append(Plan(answered, 0.0, 0.0, s.seats))
    played, better, common = (said_by(fresh, answered) for answered in (said, best.answers, usual.answers))
    found = Weighing(played, better, common, Plan(said, 0.0, 0.0, s.seats))
    measure(thinker, guess, found, fresh, chance, worlds)
    if found.best.lead(found.played) < 0.0:
        found.best = found.played
    return found


def said_by(plans: list[Plan], answers: vec[i64]) -> Plan:
    return next(plan for plan in plans if plan.is_said_by(answers))


def pick(thinker: Foresight, guess: State, plans: list[Plan], simulations: int, chance: Chance) -> Plan:
    """The best of all plans, half of them dropped at a time, as a legend does it."""
    live = plans[:]
    rounds = 1
    while bit(rounds) < len(plans):
        rounds += 1
    while len(live) > 1:
        worlds = max(6, simulations // rounds // len(live))
        live = better_half(thinker.compare(guess, live, worlds, chance, 0.0))
    return live[0]


def measure(thinker: Foresight, guess: State, found: Weighing, plans: list[Plan], chance: Chance, worlds: int) -> None:
    """Every plan in the same fresh worlds, and in each a player who answers without looking."""
    thoughtless = Random()
    for world in range(1, worlds + 1):
        stray = Plan(habit(guess, thoughtless, chance), 0.0, 0.0, guess.seats)
        thinker.try_all(guess, [*plans, stray], chance.word())
        found.stray.learn(stray.chances(), guess.asked)
        if world % GLANCE == 0 and world >= 2 * GLANCE and SURE * found.error < NARROW:
            return


def spelled(s: State, answers: list[int]) -> list[str]:
    """The keys of a plan, as far as they can be told before anything is revealed."""
    return [offer.key for offer in steps(s, Weighed(vec[i64](answers), 0.0))]
