"""The game's own bots: simple, competent and peaceful. Each sees a re-dealt table, never a stack."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.chance import Chance
from matinee.engine.piles import NONE
from matinee.engine.policy import Policy
from matinee.engine.state import State
from matinee.games.rampage.attack import (
    AGAIN,
    STOP,
    BuildAttack,
    ChooseTarget,
    DiscardOne,
    PayCard,
    PressAttack,
)
from matinee.games.rampage.build import PlacePart
from matinee.games.rampage.deck import ABSORB_BY, ATTACK, DEFENCE, DRAWN, LAID, SLOTS, STACKS
from matinee.games.rampage.defence import AnswerHit, Defend, PickHit
from matinee.games.rampage.guess import harm
from matinee.games.rampage.parts import (
    ACTION,
    BOOST,
    DIG,
    DONE,
    PAINT,
    PASS,
    REPAIR,
    REPLACEMENT,
    RESPONSE,
    SALVAGE,
    SCRAP_TOP,
    STRIKE,
    SWEEP_HAND,
    TAKE,
    TEXT,
    USE_ACCESSORY,
)
from matinee.games.rampage.plan import Planner, best_attack, politics
from matinee.games.rampage.shield import best_defence
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.theft import AnswerTheft
from matinee.games.rampage.turn import ATTACK as GO
from matinee.games.rampage.turn import AnswerAction, ChooseOpponent, TakeAction
from matinee.games.rampage.verbs import KeepOne, LosePart, SweepCard
from matinee.games.rampage.worth import part_worth, robot_worth

# What each verb of an Action brings: take, scrap, salvage, repair, strip, dig, sweep, paint; and what an Action costs.
GAINS: Final = (2.4, 0.9, 1.9, 0.2, 1.1, 0.5, 0.4, 0.1)
COST_OF_ACTION: Final = 1.0
# What a robot must be worth to be finished gladly, and what it may be worth to be lifted to four parts for others.
FINISH: Final = 19.0
LIFT: Final = 14.0


class Simple(Policy):
    """Takes the largest expected margin, guards with all it has, and plays no text but Boosters."""

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Rampage)
        step = s.agenda[-1]
        if isinstance(step, TakeAction):
            return GO
        if isinstance(step, ChooseTarget):
            return choose_target(s, step.seat, chance)
        if isinstance(step, BuildAttack):
            return lay_next(s, step.seat)
        if isinstance(step, Defend):
            return s.offered.at(0)
        if isinstance(step, PressAttack):
            return AGAIN
        return s.offered.at(chance.below(s.offered.count))


class Peaceful(Policy):
    """Tries to hurt nobody: the weakest strike at the strongest robot, and every repair."""

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Rampage)
        step = s.agenda[-1]
        if isinstance(step, TakeAction):
            option = s.offered.at(0)
            mends = option != GO and (
                s.deck.type(option) == REPLACEMENT or s.deck.acts[option][0].verb in (SALVAGE, REPAIR)
            )
            return option if mends else GO
        if isinstance(step, ChooseTarget):
            return strongest(s)
        if isinstance(step, BuildAttack):
            return DONE if s.offered.has(DONE) else weakest(s)
        if isinstance(step, Defend):
            return s.offered.at(0)
        if isinstance(step, PressAttack):
            return STOP
        return s.offered.at(chance.below(s.offered.count))


class Competent(Policy):
    """Weighs every attack and every guard by what it should bring, and Actions by the attack they leave."""

    def choose(self, s: State, chance: Chance) -> i64:
        assert isinstance(s, Rampage)
        step = s.agenda[-1]
        seat = step.seat
        if isinstance(step, BuildAttack):
            return lay_next(s, seat)
        if isinstance(step, Defend):
            return best_defence(s, seat)
        if isinstance(step, TakeAction):
            return take_action(s, seat)
        if isinstance(step, ChooseTarget):
            return choose_target(s, seat, chance)
        if isinstance(step, PressAttack):
            return AGAIN if Planner(s, seat, s.target, NONE).search().value > 0.0 else STOP
        if isinstance(step, PlacePart):
            return place_part(s, chance)
        return self.rarer(s, chance)

    def rarer(self, s: Rampage, chance: Chance) -> i64:
        step = s.agenda[-1]
        seat = step.seat
        if isinstance(step, AnswerTheft):
            return answer_theft(s, seat)
        if isinstance(step, AnswerHit):
            return answer_hit(s, seat)
        if isinstance(step, AnswerAction):
            return s.offered.at(0)
        if isinstance(step, PickHit):
            return pick_hit(s)
        if isinstance(step, (DiscardOne, PayCard)):
            return least_useful(s, seat)
        if isinstance(step, ChooseOpponent):
            return choose_opponent(s, chance)
        if isinstance(step, LosePart):
            return lose_least(s, seat)
        if isinstance(step, KeepOne):
            return most_useful(s, seat)
        if isinstance(step, SweepCard):
            return sweep_useless(s, seat)
        return s.offered.at(chance.below(s.offered.count))


class Favourite:
    """The best option so far; among equals each is as likely as the others, so that no seat is a favourite victim."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.option: i64 = NONE
        self.value = -100_000.0
        self.equals: i64 = 0

    def weigh(self, option: i64, value: float) -> None:
        if value > self.value:
            self.option, self.value, self.equals = option, value, 1
        elif value == self.value:
            self.equals += 1
            if self.chance.below(self.equals) == 0:
                self.option = option


# Building


def place_part(s: Rampage, chance: Chance) -> i64:
    """Finish a robot with good arms; dump weak parts on torsos with few parts; never lift a good one to four."""
    card = s.piles.top(DRAWN)
    worth = part_worth(s, card) - 3.0
    favourite = Favourite(chance)
    for place in range(s.offered.count):
        torso = s.offered.at(place)
        favourite.weigh(torso, placing(s, torso, worth, robot_worth(s, torso) + part_worth(s, card)))
    return favourite.option


def placing(s: Rampage, torso: i64, worth: float, whole: float) -> float:
    parts: i64 = 0
    for slot in range(SLOTS + 6 * torso, SLOTS + 6 * torso + 5):
        if s.piles.top(slot) != NONE:
            parts += 1
    if parts == 4:
        return whole - FINISH
    if parts == 3:
        return -2.0 - 0.5 * (whole - LIFT)
    return 0.3 * worth * float(parts) - 0.2 * float(parts)


# Step 1


def take_action(s: Rampage, seat: i64) -> i64:
    """The use that leaves most: its own gain, and the attack without that card, against the attack with it."""
    if s.offered.count == 1:
        return GO
    best = GO
    height = best_attack(s, seat, NONE)
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if option == GO:
            continue
        value = use_gain(s, seat, option)
        if value > -500.0:
            value += max(best_attack(s, seat, option), blind(s, option))
            if value > height:
                best, height = option, value
    return best


def blind(s: Rampage, card: i64) -> float:
    """New cards in hand, or paint: there will be some attack."""
    if s.deck.type(card) == ACTION:
        for act in s.deck.acts[card]:
            if act.verb == DIG or act.verb == SWEEP_HAND:
                return 1.2
            if act.verb == PAINT:
                return 0.9
    return -1000.0


def use_gain(s: Rampage, seat: i64, card: i64) -> float:
    cards = s.cards_of(seat)
    if s.deck.type(card) == REPLACEMENT:
        if cards <= 4:
            return -1000.0
        return 0.8 * float(s.deck.fact(card, ATTACK)) + 0.9 * float(s.deck.fact(card, DEFENCE)) - 0.6
    value = -COST_OF_ACTION
    for act in s.deck.acts[card]:
        gain: float = GAINS[act.verb]
        if act.verb == SCRAP_TOP:
            gain = 0.45 * float(s.left - 1) * float(act.number)
        elif act.verb == SALVAGE:
            if s.closing():
                return -1000.0
            gain = 0.95 * float(act.number)
        elif act.verb == REPAIR:
            left = s.bears(seat) - s.wounds(seat)
            gain = 0.0 if s.wounds(seat) == 0 else 3.0 / float(left)
        elif act.verb == DIG or act.verb == SWEEP_HAND:
            gain = 0.5 if s.piles.count(STACKS + seat) > 2 else 0.0
        value += gain
    return value if cards > 2 else -1000.0


def choose_opponent(s: Rampage, chance: Chance) -> i64:
    """Whom an Action hurts most: a player who falls by it, else the one who is ahead."""
    takes = s.deck.acts[s.piles.top(LAID)][0].verb == TAKE
    favourite = Favourite(chance)
    for place in range(s.offered.count):
        other = s.offered.at(place)
        value = politics(s, other)
        if (takes and s.cards_of(other) <= 2) or (
            not takes and s.parts_left(other) == 0 and s.bears(other) - s.wounds(other) == 1
        ):
            value += 50.0
        elif not takes:
            value -= 0.1 * float(s.parts_left(other))
        favourite.weigh(other, value)
    return favourite.option


# The attack


def choose_target(s: Rampage, seat: i64, chance: Chance) -> i64:
    """The best attack of all."""
    favourite = Favourite(chance)
    for place in range(s.offered.count):
        target = s.offered.at(place)
        favourite.weigh(target, Planner(s, seat, target, NONE).search().value + politics(s, target))
    return favourite.option


def lay_next(s: Rampage, seat: i64) -> i64:
    """The next card of the best plan that what is laid already allows."""
    planner = Planner(s, seat, s.target, NONE)
    plan = planner.search()
    for place in range(len(planner.hand)):
        card: i64 = planner.hand[place]
        if s.piles.counter(card) == 0 and plan.uses[place] == STRIKE and s.offered.has(card):
            return card
    for place in range(len(planner.hand)):
        booster: i64 = planner.hand[place]
        if s.piles.counter(booster) == 0 and plan.uses[place] == BOOST and s.offered.has(booster + TEXT):
            return booster + TEXT
    if plan.accessory and s.offered.has(USE_ACCESSORY):
        return USE_ACCESSORY
    return DONE if s.offered.has(DONE) else s.offered.at(0)


def strongest(s: Rampage) -> i64:
    best = s.offered.at(0)
    for place in range(s.offered.count):
        if s.armour_of(s.offered.at(place)) > s.armour_of(best):
            best = s.offered.at(place)
    return best


def weakest(s: Rampage) -> i64:
    best = s.offered.at(0)
    for place in range(s.offered.count):
        if s.deck.strength(s.offered.at(place)) < s.deck.strength(best):
            best = s.offered.at(place)
    return best


def pick_hit(s: Rampage) -> i64:
    best = s.offered.at(0)
    for place in range(s.offered.count):
        if harm(s, s.target, s.offered.at(place)) > harm(s, s.target, best):
            best = s.offered.at(place)
    return best


# Windows


def answer_theft(s: Rampage, seat: i64) -> i64:
    """A Child Lock costs a card: worth it for two, or for life."""
    card = s.offered.at(0)
    saved = min(s.amount, s.deck.fact(card, ABSORB_BY))
    return card if saved >= 2 or s.amount >= s.cards_of(seat) else PASS


def answer_hit(s: Rampage, seat: i64) -> i64:
    mean = 0.0
    for location in range(i64(6)):
        mean += harm(s, seat, location) * (34.0 if location == 5 else 10.0) / 84.0
    return s.offered.at(0) if harm(s, seat, s.hit) > mean + 0.2 else PASS


# Cards by their use


def usefulness(s: Rampage, seat: i64, card: i64) -> float:
    """A card in hand: guards and Responses, wilds when only they strike, strength."""
    colour = s.deck.colour(card)
    value = float(s.deck.strength(card))
    if colour == s.colour_of(seat):
        value += 1.0
    elif s.is_wild(colour):
        value += 3.0 if s.wild_only() else 0.5
    elif s.wild_only():
        value -= 2.0
    if s.deck.type(card) == RESPONSE:
        value += 1.0
    return value


def least_useful(s: Rampage, seat: i64) -> i64:
    best = s.offered.at(0)
    for place in range(s.offered.count):
        if usefulness(s, seat, s.offered.at(place)) < usefulness(s, seat, best):
            best = s.offered.at(place)
    return best


def most_useful(s: Rampage, seat: i64) -> i64:
    best = s.offered.at(0)
    for place in range(s.offered.count):
        if usefulness(s, seat, s.offered.at(place)) > usefulness(s, seat, best):
            best = s.offered.at(place)
    return best


def sweep_useless(s: Rampage, seat: i64) -> i64:
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if option != DONE and usefulness(s, seat, option) < 2.5:
            return option
    return DONE


def lose_least(s: Rampage, seat: i64) -> i64:
    best = s.offered.at(0)
    for place in range(s.offered.count):
        if harm(s, seat, s.offered.at(place)) < harm(s, seat, best):
            best = s.offered.at(place)
    return best
