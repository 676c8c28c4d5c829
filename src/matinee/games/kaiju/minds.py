"""The game's own bots: `greedy` weighs each answer by itself, `planner` plays the best few on in many deals."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from matinee.engine.chance import Chance, Swift
from matinee.engine.piles import NONE
from matinee.engine.policy import Policy
from matinee.engine.state import State
from matinee.games.kaiju.deck import KAIJU_DECK
from matinee.games.kaiju.instinct import Instinct
from matinee.games.kaiju.state import Siege, bits
from matinee.games.kaiju.tactics import Tactics

LOW: Final = -1e300


class Weigher(Policy):
    """Takes the answer that weighs most, as the Kaiju or as a defender; equals are drawn by lot."""

    def __init__(self, instinct: Instinct, tactics: Tactics) -> None:
        self.instinct = instinct
        self.tactics = tactics

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Siege)
        best: i64 = NONE
        height = LOW
        equals: i64 = 0
        kaiju = s.asked == s.kaiju
        for place in range(s.offered.count):
            option = s.offered.at(place)
            value = self.instinct.value(s, option) if kaiju else self.tactics.value(s, option)
            if value > height:
                best, height, equals = option, value, 1
            elif value == height:
                equals += 1
                if chance.below(equals) == 0:
                    best = option
        return best


class Planner(Policy):
    """The best few answers of the weigher, each played on over re-dealt hidden cards, judged by the margin at the end.

    All answers of a trial get the same deal and the same chance, so that they differ by what they do and not by luck.
    """

    def __init__(self, quick: Weigher, width: i64 = 4, trials: i64 = 50, rounds: i64 = 8) -> None:
        self.quick = quick
        self.width = width
        self.trials = trials
        self.rounds = rounds

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Siege)
        options = self.shortlist(s, chance)
        if len(options) == 1:
            return options[0]
        totals = [0.0] * len(options)
        for _ in range(self.trials):
            luck = chance.word()
            deal = s.redeal(s.asked, Swift(luck))
            for place in range(i64(len(options))):
                twin = deal.copy()
                twin.take(options[place])
                self.play_on(twin, Swift(luck + 1), s.round + self.rounds)
                totals[place] += margin(twin, s.asked == s.kaiju)
        best: i64 = 0
        for place in range(1, i64(len(options))):
            if totals[place] > totals[best]:
                best = place
        return options[best]

    def shortlist(self, s: Siege, chance: Chance) -> vec[i64]:
        """The answers that weigh most, the heaviest first."""
        kaiju = s.asked == s.kaiju
        left = [s.offered.at(place) for place in range(s.offered.count)]
        values = [self.quick.instinct.value(s, o) if kaiju else self.quick.tactics.value(s, o) for o in left]
        best = vec[i64]()
        while len(left) > 0 and len(best) < self.width:
            place = values.index(max(values))
            best = append(best, left[place])
            left.pop(place)
            values.pop(place)
        return best

    def play_on(self, s: Siege, chance: Chance, until: i64) -> None:
        while not s.over and s.round <= until:
            s.take(self.quick.choose(s, chance))


def margin(s: Siege, kaiju: bool) -> float:
    """How clearly a side has won, or stands: what is left of its clock, measured against the other's."""
    deck = float(s.piles.count(KAIJU_DECK)) / 101.0
    city = float(bits(s.standing)) / 27.0
    value = city - deck
    if s.over:
        value += 1.0 if s.winners & s.deck.team != 0 else -1.0
    return -value if kaiju else value
