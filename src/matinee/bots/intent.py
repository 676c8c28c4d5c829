"""What a bot at a true table means to say in the rest of its action, so that it need not think it all out again."""

from librt.vecs import vec
from mypy_extensions import i64

from matinee.bots.plans import goes_on
from matinee.engine.chance import Chance
from matinee.engine.policy import Policy
from matinee.engine.state import State


class Intent:
    """The plan of the seat that was asked last. It holds as long as they are asked on and have learned nothing new."""

    def __init__(self) -> None:
        self.planned: vec[i64] = vec[i64]()
        self.said: i64 = 0
        self.seat: i64 = 0
        self.question: i64 = 0
        self.known: i64 = 0

    def answer(self, s: State, bot: Policy, chance: Chance) -> i64:
        """The next answer of the plan, or the first one of a new plan."""
        if not self.holds(s):
            self.planned = bot.intend(s, chance)
            self.said = 0
            self.seat = s.asked
            self.known = learned(s)
        self.question = s.question
        self.said += 1
        return self.planned[self.said - 1]

    def holds(self, s: State) -> bool:
        if self.said >= len(self.planned) or not goes_on(s, self.seat):
            return False
        if s.question != self.question + 1 or learned(s) != self.known:
            return False
        return s.offered.has(self.planned[self.said])


def learned(s: State) -> i64:
    """Grows whenever somebody comes to see a card, or chance decides something."""
    return s.piles.shown + s.chance.asked
