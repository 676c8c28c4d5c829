"""Who can choose an answer, and who can guess what a position is worth: the two things a game lends to bots."""

from typing import Any, Final, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from matinee.engine.chance import Chance, Swift
from matinee.engine.seats import among
from matinee.engine.state import State
from matinee.engine.step import S

# The half-width of a 95 % interval, in standard errors.
SURE: Final = 1.96
# A position worth this or less is none that a bot should ever choose, whatever else is said for it.
NEVER: Final = -1_000_000.0
# For a plan that the leaning does not like: no margin is enough.
UNLIKED: Final = 1_000_000.0


class Weighed:
    """One thing that a bot compared: the answers of a plan in order, and what it thinks of it.

    With `trials` the value is the winning chance of the asked seat, and `error` its standard error. Without trials it
    is a score of the bot's own, which only ranks.
    """

    def __init__(self, answers: vec[i64], value: float, error: float = 0.0, trials: i64 = 0) -> None:
        self.answers = answers
        self.value = value
        self.error = error
        self.trials = trials

    def low(self) -> float:
        """The lower end of its interval at 95 %."""
        return max(0.0, self.value - SURE * self.error)

    def high(self) -> float:
        return min(1.0, self.value + SURE * self.error)


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Chooses for the seat that is asked.

    It is handed a re-dealt state of that seat, never the true one, so it cannot peek however hard it looks.
    """

    def choose(self, s: State, chance: Chance) -> i64:
        raise NotImplementedError

    def decide(self, s: State, chance: Chance) -> i64:
        """What it answers at a true table, in the asked chair."""
        return self.choose(s.redeal(s.asked, Swift(chance.word())), chance)

    def plan(self, s: State, chance: Chance) -> vec[i64]:
        """What it would answer, and as much of what comes after that in the same action as it thought of."""
        return vec[i64]([self.choose(s, chance)])

    def intend(self, s: State, chance: Chance) -> vec[i64]:
        """The same at a true table: a plan that holds until the asked seat learns something new."""
        return self.plan(s.redeal(s.asked, Swift(chance.word())), chance)

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        """What it compares, what it would choose first. A bot that compares nothing names only that."""
        return [Weighed(vec[i64]([self.choose(s, chance)]), 0.0)]

    def explain(self, s: State, chance: Chance) -> list[Weighed]:
        """The same at a true table: like an answer, it follows from what the asked seat knows."""
        return self.weigh(s.redeal(s.asked, Swift(chance.word())), chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worth(Generic[S]):
    """A cheap guess at how well a seat stands: more is better, and a won game is worth most."""

    def of(self, s: S, seat: i64) -> float:
        raise NotImplementedError

    def outcome(self, s: S, seat: i64) -> float:
        """How good an end is for a seat, from 0 (lost) to 1 (won); a game played for points says more than that."""
        if s.winners == 0:
            return 0.5
        return 1.0 if among(s.winners, seat) else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Leaning:
    """What a searcher likes to do where nothing is lost by it: the team play of a game, say."""

    def care(self, s: State, answers: vec[i64]) -> float:
        """By how many standard errors a plan must be on the safe side: less where more is liked, or UNLIKED."""
        raise NotImplementedError


class Search:
    """How a game's legend looks ahead, chosen by measurement (see docs/bots.md).

    `simulations` for one answer: descents of a tree, or trials of whole plans. A descent plays `longest` random answers
    before it is judged; a trial plays `laps` rounds of the table, or with `turns` until that many turns later, by the
    `quick` policy (by default the game's star), at most `longest` answers, for each of the `width` best plans. `usual`
    says which plans look best, and what is done unless another is clearly better; by default that is the star too.
    `own_quick` is how the searching seat plays on in a trial, if not as the `quick` policy; `duel`: simulations with
    two seats, where a trial of some games is short. `doubt`: how many standard errors a plan must be ahead of what is
    usual to be preferred to it. With a `leaning`, a plan that it likes is taken if it costs at most `slack` of winning
    chance.
    """

    def __init__(
        self,
        quick: Policy | None = None,
        tree: bool = False,
        simulations: i64 = 200,
        width: i64 = 6,
        laps: i64 = 2,
        longest: i64 = 40,
        doubt: float = 0.0,
        turns: i64 = 0,
        usual: "Profile | None" = None,
        leaning: Leaning | None = None,
        slack: float = 0.0,
        own_quick: Policy | None = None,
        duel: i64 = 0,
    ) -> None:
        self.quick = quick
        self.own_quick = own_quick
        self.duel = duel
        self.tree = tree
        self.simulations = simulations
        self.width = width
        self.laps = laps
        self.longest = longest
        self.doubt = doubt
        self.turns = turns
        self.usual = usual
        self.leaning = leaning
        self.slack = slack

    def budget(self, seats: i64) -> i64:
        return self.duel if seats == 2 and self.duel > 0 else self.simulations


class Profile:
    """A bot of one game's own: how it judges, and how many of its own actions in a row it looks ahead."""

    def __init__(self, worth: Worth[Any], ahead: i64 = 1) -> None:
        self.worth = worth
        self.ahead = ahead
