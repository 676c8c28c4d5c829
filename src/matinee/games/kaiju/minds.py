"""The game's own bots: `greedy` weighs each answer by itself, `planner` plays the best few on, others look away."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from matinee.engine.bits import count_bits
from matinee.engine.chance import Chance, Swift
from matinee.engine.piles import NONE
from matinee.engine.policy import Policy, Weighed
from matinee.engine.state import State
from matinee.games.kaiju.deck import KAIJU_DECK
from matinee.games.kaiju.instinct import Instinct
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.tactics import Tactics

LOW: Final = -1e300
HIGH: Final = 1e300
# How many standard errors an answer must be ahead of the heaviest one to be preferred to it.
DOUBT: Final = 1.5


class Weigher(Policy):
    """Takes the answer that weighs most, as the Kaiju or as a defender; ties are broken at random."""

    def __init__(self, instinct: Instinct, tactics: Tactics) -> None:
        self.instinct = instinct
        self.tactics = tactics

    def value(self, s: Siege, option: i64) -> float:
        return self.instinct.value(s, option) if s.asked == s.kaiju else self.tactics.value(s, option)

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Siege)
        best: i64 = NONE
        height = LOW
        equals: i64 = 0
        for place in range(s.offered.count):
            option = s.offered.at(place)
            value = self.value(s, option)
            if value > height:
                best, height, equals = option, value, 1
            elif value == height:
                equals += 1
                if chance.below(equals) == 0:
                    best = option
        return best

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        """Every answer by its weight, the heaviest first."""
        assert isinstance(s, Siege)
        best = self.choose(s, chance)
        found: list[Weighed] = []
        for place in range(s.offered.count):
            option = s.offered.at(place)
            found.append(Weighed(vec[i64]([option]), self.value(s, option) if option != best else HIGH))
        found.sort(key=value_of, reverse=True)
        return found


class Absent(Policy):
    """Plays like another, but gives some answers in a hundred without looking: as a defender, and as the Kaiju.

    Chance is kinder to defenders, whose cards mostly help: a Kaiju must look more often to have an even game.
    """

    def __init__(self, attentive: Policy, defender: i64, kaiju: i64) -> None:
        self.attentive = attentive
        self.defender = defender
        self.kaiju = kaiju

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Siege)
        if chance.below(100) < (self.kaiju if s.asked == s.kaiju else self.defender):
            return s.offered.at(chance.below(s.offered.count))
        return self.attentive.choose(s, chance)

    def weigh(self, s: State, chance: Chance) -> list[Weighed]:
        """What it would see if it looked."""
        return self.attentive.weigh(s, chance)


class Planner(Policy):
    """The best few answers of the weigher, each played on over re-dealt hidden cards, judged by the margin at the end.

    All answers of a trial get the same deal and the same chance, so that they differ by what they do and not by luck;
    and an answer must be ahead by more than luck explains before it is preferred to the one that weighs most.
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
        # By how much each answer beats the heaviest one: the sum over all trials, and of the squares.
        gains = [0.0] * len(options)
        squares = [0.0] * len(options)
        for _ in range(self.trials):
            self.try_all(s, options, gains, squares, chance.word())
        best: i64 = 0
        height = 0.0
        for place in range(1, i64(len(options))):
            sure = gains[place] - DOUBT * squares[place] ** 0.5
            if sure > height:
                best, height = place, sure
        return options[best]

    def try_all(self, s: Siege, options: vec[i64], gains: list[float], squares: list[float], luck: i64) -> None:
        """One deal of the unseen and one stream of chance, for every answer."""
        deal = s.redeal(s.asked, Swift(luck))
        first = 0.0
        for place in range(i64(len(options))):
            twin = deal.copy()
            twin.take(options[place])
            self.play_on(twin, Swift(luck + 1), s.round + self.rounds)
            value = margin(twin, s.asked == s.kaiju)
            if place == 0:
                first = value
            gains[place] += value - first
            squares[place] += (value - first) * (value - first)

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
    city = float(count_bits(s.standing)) / 27.0
    value = city - deck
    if s.over:
        value += 1.0 if s.winners & s.deck.team != 0 else -1.0
    return -value if kaiju else value


def value_of(weighed: Weighed) -> float:
    return weighed.value
