"""The game's own bots: they play alike, and part ways over the common item deck."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.piles import NONE
from matinee.engine.policy import Policy
from matinee.engine.state import State
from matinee.games.roundhouse.deck import ALL_PLACES, ATTACKS, ITEMS, MONSTERS
from matinee.games.roundhouse.items import KEEP, THROW_AWAY, PlaceItem
from matinee.games.roundhouse.kick import BARE, BARE_DICE, DRAW, HEAL, HOLD, AssignHit, Kick, KillReward
from matinee.games.roundhouse.plan import Plan, leftover
from matinee.games.roundhouse.state import Roundhouse
from matinee.games.roundhouse.strike import TAKE, BlockHits

PRICE: Final = 0.5
PRICE_OF_TWO: Final = 0.3
PRICED_LIFE: Final = 10.0
GRABBY_LIFE: Final[i64] = 11


class Competent(Policy):
    """Packs hits into kills, saves attack cards for good rolls, and always puts up the smaller shield first."""

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Roundhouse)
        step = s.step()
        if isinstance(step, PlaceItem):
            return place_item(s)
        if isinstance(step, Kick):
            return best_kick(s, self.price(s, step.seat))
        if isinstance(step, AssignHit):
            return next_hit(s)
        if isinstance(step, KillReward):
            return DRAW if self.draws(s, step.seat) else HEAL
        assert isinstance(step, BlockHits)
        return smallest_shield(s)

    def draws(self, s: Roundhouse, seat: i64) -> bool:
        """Whether a kill is turned into an item; asked only while there are any."""
        raise NotImplementedError

    def price(self, s: Roundhouse, seat: i64) -> float:
        """What each die of an attack card must bring: less with two in hand, for the next draw may be wasted."""
        return PRICE_OF_TWO if s.piles.count(ATTACKS + seat) > 1 else PRICE


class Thrifty(Competent):
    """Heals, unless the item deck outlasts the monsters, and saves attack cards while healthy."""

    def draws(self, s: Roundhouse, seat: i64) -> bool:
        return s.piles.count(ITEMS) > monsters_left(s)

    def price(self, s: Roundhouse, seat: i64) -> float:
        """A healthy player can wait for a better target; a hurt one fires."""
        return super().price(s, seat) * float(s.life(seat)) / PRICED_LIFE


class Needful(Competent):
    """Draws only without an attack card."""

    def draws(self, s: Roundhouse, seat: i64) -> bool:
        return s.piles.count(ATTACKS + seat) == 0


class Grabby(Competent):
    """Draws whenever life is above 11."""

    def draws(self, s: Roundhouse, seat: i64) -> bool:
        return s.life(seat) > GRABBY_LIFE


def monsters_left(s: Roundhouse) -> i64:
    left = s.piles.count(MONSTERS)
    for place in range(ALL_PLACES):
        if s.at(place) != NONE:
            left += 1
    return left


def place_item(s: Roundhouse) -> i64:
    """Keep it if there is room; else it replaces the weakest of its kind, if it is better."""
    if s.offered.has(KEEP):
        return KEEP
    best = number(s, s.drawn())
    choice = THROW_AWAY
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if option != THROW_AWAY and number(s, option) < best:
            best = number(s, option)
            choice = option
    return choice


def number(s: Roundhouse, item: i64) -> i64:
    """What an item is good for: dice, or points left."""
    return s.deck.dice(item) if s.deck.is_attack(item) else s.piles.upon(item)


def best_kick(s: Roundhouse, price: float) -> i64:
    """The attack card that brings most for each of its dice, if that is more than their price; else two bare dice."""
    most = BARE_DICE
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if option < HOLD:
            most = max(most, BARE_DICE + s.deck.dice(option))
    if most == BARE_DICE:
        return BARE
    plan = Plan(s, most)
    bare = plan.expected(BARE_DICE)
    best = BARE
    best_gain = price
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if option < HOLD:
            dice = s.deck.dice(option)
            gain = (plan.expected(BARE_DICE + dice) - bare) / float(dice)
            if gain > best_gain:
                best, best_gain = option, gain
    return best


def next_hit(s: Roundhouse) -> i64:
    first: i64 = Plan(s, s.to_place).first[s.to_place]
    return leftover(s) if first == NONE else first


def smallest_shield(s: Roundhouse) -> i64:
    """A spent shield frees its slot, and draws the middle no more."""
    choice = TAKE
    fewest: i64 = 1_000
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if option != TAKE and s.piles.upon(option) < fewest:
            fewest = s.piles.upon(option)
            choice = option
    return choice
