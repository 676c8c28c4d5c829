"""The game's own bots: they play alike, but treat the common item deck differently."""

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
PRICED_LIFE: Final = 11.0
MOST_PER_MARK: Final[i64] = 4
GRABBY_LIFE: Final[i64] = 11


class Competent(Policy):
    """Packs hits into kills, saves attack cards for good rolls, and always puts up the smaller shield first.

    Some are `saving`, and take the card that brings most for each die, not the one that brings most; some are
    `careful` not to waste a big card on a few marks.
    """

    def __init__(self, saving: bool, careful: bool) -> None:
        self.saving = saving
        self.careful = careful

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Roundhouse)
        step = s.step()
        if isinstance(step, PlaceItem):
            return place_item(s)
        if isinstance(step, Kick):
            return self.kick(s, step.seat)
        if isinstance(step, AssignHit):
            return next_hit(s)
        if isinstance(step, KillReward):
            return DRAW if self.draws(s, step.seat) else HEAL
        assert isinstance(step, BlockHits)
        return smallest_shield(s)

    def draws(self, s: Roundhouse, seat: i64) -> bool:
        """Whether a kill is turned into an item; asked only while there are any."""
        raise NotImplementedError

    def kick(self, s: Roundhouse, seat: i64) -> i64:
        """An attack card must bring more than the price of its dice over two bare ones."""
        cards = sensible_cards(s, self.careful)
        if not cards:
            return BARE
        plan = Plan(s, BARE_DICE + most_dice(s, cards))
        bare = plan.expected(BARE_DICE)
        price = self.price(s, seat)
        best = BARE
        best_gain = 0.0
        for card in cards:
            dice = s.deck.dice(card)
            gain = plan.expected(BARE_DICE + dice) - bare - price * float(dice)
            if self.saving:
                gain /= float(dice)
            if gain > best_gain:
                best, best_gain = i64(card), gain
        return best

    def price(self, s: Roundhouse, seat: i64) -> float:
        """What each die of an attack card must bring: less with two in hand, for the next draw may be wasted."""
        return PRICE_OF_TWO if s.piles.count(ATTACKS + seat) > 1 else PRICE


class Thrifty(Competent):
    """Heals, unless the item deck outlasts the monsters, and saves attack cards while healthy."""

    def __init__(self) -> None:
        super().__init__(saving=True, careful=True)

    def draws(self, s: Roundhouse, seat: i64) -> bool:
        return s.piles.count(ITEMS) > monsters_left(s)

    def price(self, s: Roundhouse, seat: i64) -> float:
        """A healthy player can wait for a better target; a hurt one fires."""
        health = float(s.life(seat)) / PRICED_LIFE
        return super().price(s, seat) * health * health


class Needful(Competent):
    """Draws only without an attack card."""

    def __init__(self) -> None:
        super().__init__(saving=False, careful=True)

    def draws(self, s: Roundhouse, seat: i64) -> bool:
        return s.piles.count(ATTACKS + seat) == 0


class Grabby(Competent):
    """Draws whenever life is above 11, and fires what it has."""

    def __init__(self) -> None:
        super().__init__(saving=False, careful=False)

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
    return s.deck.dice(item) if s.deck.is_attack(item) else s.piles.counter(item)


def sensible_cards(s: Roundhouse, careful: bool) -> list[int]:
    """The attack cards offered; a careful player does not fire ten dice at two free marks."""
    cards: list[int] = []
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if option < HOLD and not (careful and BARE_DICE + s.deck.dice(option) > MOST_PER_MARK * s.free):
            cards.append(option)
    return cards


def most_dice(s: Roundhouse, cards: list[int]) -> i64:
    most: i64 = 0
    for card in cards:
        most = max(most, s.deck.dice(card))
    return most


def next_hit(s: Roundhouse) -> i64:
    first: i64 = Plan(s, s.to_place).first[s.to_place]
    return leftover(s) if first == NONE else first


def smallest_shield(s: Roundhouse) -> i64:
    """A spent shield frees its slot, and draws the middle no more."""
    choice = TAKE
    fewest: i64 = 1_000
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if option != TAKE and s.piles.counter(option) < fewest:
            fewest = s.piles.counter(option)
            choice = option
    return choice
