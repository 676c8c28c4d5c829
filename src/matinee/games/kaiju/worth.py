"""How well a side stands: the two clocks, what hurries them, and the cards kept for later."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.bits import count_bits, first_bit
from matinee.engine.piles import NONE
from matinee.engine.policy import Worth
from matinee.games.kaiju.deck import HANDS, KAIJU_DECK, SUPPORT
from matinee.games.kaiju.instinct import Instinct
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.tactics import Tactics

WON: Final = 100_000.0
SHIELD: Final = 0.8
TOUCHED_SHIELD: Final = 2.2
LEVEL: Final = 3.0
CARAPACE: Final = 1.6
NET: Final = 0.8
FLARE: Final = 2.0
IN_SUPPORT: Final = 0.3


class SiegeWorth(Worth[Siege]):
    """Both sides read one balance, each with its own sign, and add what their own hand is good for."""

    def __init__(self) -> None:
        self.instinct = Instinct()
        self.tactics = Tactics()

    def of(self, s: Siege, seat: i64) -> float:
        if s.over:
            return WON if (s.winners >> seat) & 1 == 1 else -WON
        value = self.defence(s)
        return self.claws(s) - value if seat == s.kaiju else value + self.tools(s, seat)

    def defence(self, s: Siege) -> float:
        """Hit points of the city against the Kaiju's stamina, in points of damage."""
        value = hit_points(s) - float(s.piles.count(KAIJU_DECK)) - LEVEL * float(s.level)
        touched = s.touched()
        shields = SHIELD * float(count_bits(s.shields))
        value += shields + (TOUCHED_SHIELD - SHIELD) * float(count_bits(s.shields & touched))
        value -= self.tactics.danger(s, s.a, s.b)
        if s.carapace:
            value -= CARAPACE
        if s.net:
            value += NET
        if s.deck.track.actions[s.level - 1] - s.flares >= 1:
            value += FLARE * float(s.flares)
        return value + IN_SUPPORT * float(s.piles.count(SUPPORT))

    def claws(self, s: Siege) -> float:
        """What the Kaiju's hand is good for."""
        value = 0.0
        card = s.piles.top(HANDS + s.kaiju)
        while card != NONE:
            value += self.instinct.worth_keeping(s, s.deck.kinds[s.deck.kind(card)])
            card = s.piles.below(card)
        return value

    def tools(self, s: Siege, seat: i64) -> float:
        """What a defender's hand is good for."""
        value = 0.0
        card = s.piles.top(HANDS + seat)
        while card != NONE:
            value += self.tactics.keeping(s, s.deck.kinds[s.deck.kind(card)])
            card = s.piles.below(card)
        return value


def hit_points(s: Siege) -> float:
    value: i64 = 0
    standing = s.standing
    while standing != 0:
        value += s.left(first_bit(standing))
        standing &= standing - 1
    return float(value)
