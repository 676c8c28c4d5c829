"""What anybody can work out: how likely an ENRAGE is among the next cards of the defender deck."""

from mypy_extensions import i64

from matinee.games.kaiju.deck import DECK
from matinee.games.kaiju.state import Siege


def enrage_chance(s: Siege, cards: i64) -> float:
    """CK-13 Each pile hides one ENRAGE, anywhere in it; CK-47 a deck that runs out brings one for certain."""
    count = s.piles.count(DECK)
    if cards <= 0:
        return 0.0
    if cards > count:
        return 1.0
    safe = 1.0
    piles: i64 = len(s.below)
    pile = s.pile_now()
    come = s.lurking < piles - pile
    while pile < piles and cards > 0:
        size = count - s.below[pile]
        drawn = min(cards, size)
        if not come:
            safe *= 1.0 - float(drawn) / float(size)
        come = False
        cards -= drawn
        count -= size
        pile += 1
    return 1.0 - safe


def enrage_percent(s: Siege, cards: i64) -> i64:
    return i64(100.0 * enrage_chance(s, cards) + 0.5)


class BestTwo:
    """The two best of several values, as far as they are worth anything."""

    def __init__(self) -> None:
        self.best = 0.0
        self.second = 0.0

    def weigh(self, value: float) -> None:
        if value > self.best:
            self.best, self.second = value, self.best
        elif value > self.second:
            self.second = value

    def sum(self) -> float:
        return self.best + self.second
