"""Tinker: builds with an eye to what every torso may still become, and fights like a star."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.features import flag
from matinee.engine.piles import NONE
from matinee.engine.policy import Policy
from matinee.engine.state import State
from matinee.games.rampage.bots import Competent, Favourite
from matinee.games.rampage.build import PlacePart, next_builder
from matinee.games.rampage.deck import BUILD, DRAWN, SLOTS
from matinee.games.rampage.liking import CELLS, LIKING, SIGHTS
from matinee.games.rampage.parts import TORSO, TORSOS
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.worth import part_worth, robot_worth

# What an average robot is worth, and what a sight of one is counted in.
AVERAGE: Final = 19.0
UNIT: Final = 8.0
# What a tinker looks at, by its place among the inputs of the net; 0 to 4 say how many parts are there already.
AT_HOPE: Final[i64] = 5
AT_GAIN: Final[i64] = 6
AT_SOON: Final[i64] = 7
AT_LATE: Final[i64] = 8
AT_ALONE: Final[i64] = 9
AT_RIVAL: Final[i64] = 10
AT_ELSEWHERE: Final[i64] = 11
AT_RIPE: Final[i64] = 12
AT_BEST_RIPE: Final[i64] = 13
AT_WORST_RIPE: Final[i64] = 14
AT_NEXT: Final[i64] = 15
AT_MEAN_NEXT: Final[i64] = 16
AT_PART: Final[i64] = 17


class Tinker(Policy):
    """In its trials a legend builds like this, and its rivals like stars."""

    def __init__(self) -> None:
        self.fighter = Competent()

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Rampage)
        if not isinstance(s.agenda[-1], PlacePart):
            return self.fighter.choose(s, chance)
        if s.offered.count == 1:
            return s.offered.at(0)
        shop = Shop(s)
        favourite = Favourite(chance)
        for place in range(s.offered.count):
            torso = s.offered.at(place)
            favourite.weigh(torso, liking(shop.sights(torso)))
        return favourite.option


def liking(x: vec[float]) -> float:
    """How good it is to place the part there: a straight line and one hidden layer."""
    value = 0.0
    for place in range(SIGHTS):
        value += LIKING[place] * x[place]
    at: i64 = SIGHTS
    for _ in range(CELLS):
        cell = LIKING[at + 1]
        for place in range(SIGHTS):
            cell += LIKING[at + 2 + place] * x[place]
        if cell > 0.0:
            value += LIKING[at] * cell
        at += SIGHTS + 2
    return value


class Shop:
    """The drawn part, what is still to come, and what each torso in the centre has and may become."""

    def __init__(self, s: Rampage) -> None:
        self.s = s
        self.kind = s.deck.kind(s.piles.top(DRAWN))
        self.worth = part_worth(s, s.piles.top(DRAWN))
        self.left = float(s.piles.count(BUILD))
        self.counts: vec[float] = vec[float]([0.0] * TORSO)
        self.means: vec[float] = vec[float]([0.0] * TORSO)
        card = s.piles.top(BUILD)
        while card != NONE:
            kind = s.deck.kind(card)
            self.counts[kind] += 1.0
            self.means[kind] += part_worth(s, card)
            card = s.piles.below(card)
        for kind in range(TORSO):
            self.means[kind] /= max(1.0, self.counts[kind])
        self.there: vec[i64] = vec[i64]([0] * TORSOS)
        self.hopes: vec[float] = vec[float]([0.0] * TORSOS)
        for torso in range(TORSOS):
            self.look_at(torso)

    def look_at(self, torso: i64) -> None:
        """How many parts it has, and what it should be worth once the others have come, against an average robot."""
        hope = -AVERAGE
        for kind in range(TORSO):
            card = self.s.piles.top(SLOTS + 6 * torso + kind)
            if card != NONE:
                self.there[torso] += 1
                hope += part_worth(self.s, card)
            else:
                hope += self.means[kind]
        self.hopes[torso] = hope / UNIT

    def sights(self, torso: i64) -> vec[float]:
        """What there is to say about placing the part there."""
        s = self.s
        x = vec[float]([0.0] * SIGHTS)
        gain = self.worth - self.means[self.kind]
        x[self.there[torso]] = 1.0
        x[AT_HOPE] = self.hopes[torso] + gain / UNIT
        x[AT_GAIN] = gain / 4.0
        if self.there[torso] == 3:
            x[AT_SOON] = self.counts[self.missing(torso)] / max(1.0, self.left)
        x[AT_LATE] = self.left / 30.0
        if next_builder(s) == s.asked:
            x[AT_ALONE] = 1.0
            x[AT_RIVAL] = rivals_worth(s)
        self.see_others(torso, x)
        x[AT_PART] = self.worth / UNIT
        return x

    def missing(self, torso: i64) -> i64:
        """The kind that a torso with three parts will lack when it has the drawn one, too."""
        for kind in range(TORSO):
            if kind != self.kind and self.s.piles.top(SLOTS + 6 * torso + kind) == NONE:
                return kind
        return self.kind

    def see_others(self, torso: i64, x: vec[float]) -> None:
        """The other torsos in the centre that have any parts: the best, those that lack one, those that lack two."""
        best, ripest, least = -1e9, -1e9, 1e9
        ripe, following, total = 0.0, 0.0, 0.0
        for other in range(TORSOS):
            if other == torso or self.s.owner_of(other) >= 0 or self.there[other] == 0:
                continue
            hope = self.hopes[other]
            best = max(best, hope)
            if self.there[other] == 4:
                ripe += 1.0
                ripest, least = max(ripest, hope), min(least, hope)
            elif self.there[other] == 3:
                following += 1.0
                total += hope
        if best > -1e8:
            x[AT_ELSEWHERE] = best
        if ripe > 0.0:
            x[AT_BEST_RIPE], x[AT_WORST_RIPE] = ripest, least
        x[AT_RIPE], x[AT_NEXT] = ripe / 2.0, following / 2.0
        x[AT_MEAN_NEXT] = total / max(1.0, following)


def rivals_worth(s: Rampage) -> float:
    """What finished robots are worth, on average, against an average one."""
    total = 0.0
    finished = 0.0
    for torso in range(TORSOS):
        finished += flag(s.owner_of(torso) >= 0)
        if s.owner_of(torso) >= 0:
            total += robot_worth(s, torso) - AVERAGE
    return total / (UNIT * max(1.0, finished))
