"""What the best attack on a robot is, and what it should bring: every way to use three hand cards is weighed."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.games.rampage.deck import AIM_BY, BOOST_BY, COST, HANDS, LOOT_BY, PARKED, STACKS, WOUND_BY
from matinee.games.rampage.guess import guard_chances, wound_chance
from matinee.games.rampage.parts import (
    ACCESSORY,
    BOOST,
    BOOSTER,
    DRAFTED,
    PAY,
    PAY_HAND,
    PAY_STACK,
    RESPONSE,
    STRIKE,
    USED,
    WET,
    use_of,
)
from matinee.games.rampage.state import Rampage

HIT: Final = 1.0
AIMED: Final = 0.35
GASH: Final = 1.2
KILL: Final = 5.0
# A kill by wounds feeds nobody.
KILL_BY_WOUNDS: Final = 4.0
WORTHLESS: Final = -1000.0


class Plan:
    """A use for each hand card (0: kept), and whether the accessory joins."""

    def __init__(self) -> None:
        self.value: float = WORTHLESS
        self.uses: list[int] = [0, 0, 0, 0]
        self.accessory: bool = False


class Planner:
    """Weighs attacks of one seat on one target. `spare` is a hand card that is thought of as gone."""

    def __init__(self, s: Rampage, seat: i64, target: i64, spare: i64) -> None:
        self.s = s
        self.seat = seat
        self.target = target
        self.hand: list[int] = []
        card = s.piles.bottom(HANDS + seat)
        while card != NONE:
            if card != spare:
                self.hand.append(card)
            card = s.piles.above(card)
        self.chances = guard_chances(s, target, s.piles.count(HANDS + target))
        self.armour = s.armour_of(target)
        self.arms = s.arm_strength(seat)
        self.matched = False
        own = s.colour_of(seat)
        for held in self.hand:
            colour = s.deck.colour(held)
            if colour != own and not s.is_wild(colour):
                self.matched = True
        self.best = Plan()
        self.twice = s.pit_traps() and s.attacks + (0 if s.target >= 0 else 1) < 2

    # Which uses are legal

    def may_open(self, card: i64) -> bool:
        s = self.s
        colour = s.deck.colour(card)
        if s.paint == WET:
            return True
        if s.wild_only():
            return s.is_wild(colour)
        return colour == s.colour_of(self.target) or (s.is_wild(colour) and not self.matched)

    def is_legal(self, uses: list[int]) -> bool:
        """At least one strike, and several only of the target's colour."""
        s = self.s
        strikes = 0
        alone = s.wild_only()
        for place in range(len(self.hand)):
            if uses[place] == STRIKE:
                strikes += 1
                if not self.may_open(self.hand[place]):
                    return False
                if s.deck.colour(self.hand[place]) != s.colour_of(self.target):
                    alone = True
        return strikes == 1 or (strikes > 1 and not alone)

    # Every way

    def search(self) -> Plan:
        self.try_card(0, [0, 0, 0, 0])
        return self.best

    def try_card(self, place: int, uses: list[int]) -> None:
        """Each card in turn: kept, strike, boost or price; what is drafted already stays as it is."""
        if place == len(self.hand):
            self.try_accessory(uses)
            return
        card = self.hand[place]
        drafted = use_of(self.s.piles.counter(card)) if self.s.drafted > 0 else 0
        if drafted != 0:
            uses[place] = int(drafted)
            self.try_card(place + 1, uses)
            uses[place] = 0
            return
        self.try_card(place + 1, uses)
        uses[place] = int(STRIKE)
        self.try_card(place + 1, uses)
        if self.s.deck.type(card) == BOOSTER:
            uses[place] = int(BOOST)
            self.try_card(place + 1, uses)
        uses[place] = 0

    def try_accessory(self, uses: list[int]) -> None:
        if not self.is_legal(uses):
            return
        s = self.s
        card = s.part(self.seat, ACCESSORY)
        if s.accessory != DRAFTED:
            self.weigh(uses, False)
        if s.accessory == USED or card == NONE or not s.deck.is_gadget(card):
            return
        cost = s.deck.fact(card, COST)
        if cost == PAY_STACK and s.piles.top(STACKS + self.seat) == NONE:
            return
        if cost == PAY_HAND and not self.can_pay(uses):
            return
        self.weigh(uses, True)

    def can_pay(self, uses: list[int]) -> bool:
        for place in range(len(self.hand)):
            if uses[place] == 0 or uses[place] == PAY:
                return True
        return False

    # What it brings

    def weigh(self, uses: list[int], accessory: bool) -> None:
        value = self.value(uses, accessory)
        if value > self.best.value:
            self.best.value = value
            self.best.uses = uses.copy()
            self.best.accessory = accessory

    def value(self, uses: list[int], accessory: bool) -> float:
        s = self.s
        deck = s.deck
        attack = self.arms
        loot: i64 = 0
        gash: i64 = 0
        aim: i64 = 0
        price = 0.0
        kept: i64 = 0
        for place in range(len(self.hand)):
            card: i64 = self.hand[place]
            use: i64 = uses[place]
            if use == STRIKE:
                attack += deck.strength(card)
                if deck.type(card) == RESPONSE:
                    price += 0.35
            elif use == BOOST:
                attack += deck.fact(card, BOOST_BY)
                loot += deck.fact(card, LOOT_BY)
                gash += deck.fact(card, WOUND_BY)
                aim += deck.fact(card, AIM_BY)
            elif use == 0 and self.may_open(card):
                kept = max(kept, deck.strength(card))
        parked = s.piles.bottom(PARKED + self.seat)
        while parked != NONE:
            attack += deck.fact(parked, BOOST_BY)
            loot += deck.fact(parked, LOOT_BY)
            parked = s.piles.above(parked)
        if accessory:
            part = s.part(self.seat, ACCESSORY)
            attack += deck.fact(part, BOOST_BY)
            loot += deck.fact(part, LOOT_BY)
            aim += deck.fact(part, AIM_BY)
            if deck.fact(part, COST) == PAY_STACK:
                price += 1.0
        return self.outcome(attack, loot, gash, aim, kept) - price

    def outcome(self, attack: i64, loot: i64, gash: i64, aim: i64, kept: i64) -> float:
        """Cards taken, parts broken, robots felled; under Buzz Saws also cards lost."""
        s = self.s
        cards = s.cards_of(self.target)
        left = s.bears(self.target) - s.wounds(self.target)
        value = 0.0
        for total in range(13):
            chance = self.chances[total]
            margin = attack - self.armour - total
            if margin >= 0:
                taken = margin + loot
                gain = HIT + float(min(taken, cards)) + GASH * float(gash) + AIMED * float(aim)
                if taken >= cards:
                    gain += KILL
                elif left <= gash:
                    gain += KILL_BY_WOUNDS - float(taken)
                elif left <= gash + 1:
                    gain += wound_chance(s, self.target) * (KILL_BY_WOUNDS - float(taken)) * (1.0 if aim == 0 else 1.4)
                if self.twice and kept > 0:
                    gain += self.again(kept)
                value += chance * gain
            elif s.buzz_saws():
                value += chance * float(max(margin, -s.cards_of(self.seat)))
                if -margin >= s.cards_of(self.seat):
                    value -= chance * KILL
        return value

    def again(self, kept: i64) -> float:
        """A second attack with the best card kept, which one need not make."""
        value = 0.0
        for total in range(13):
            margin = self.arms + kept - self.armour - total
            if margin >= 0:
                value += self.chances[total] * (HIT + float(margin))
            elif self.s.buzz_saws():
                value += self.chances[total] * float(margin)
        return max(0.0, value)


def best_attack(s: Rampage, seat: i64, spare: i64) -> float:
    """The value of the best attack of all, without one card; below nothing if there is none: a card would be lost."""
    best = WORTHLESS
    for target in range(s.seats):
        if target != seat and s.stands(target):
            best = max(best, Planner(s, seat, target, spare).search().value + politics(s, target))
    return best if best > WORTHLESS / 2.0 else -1.2


def politics(s: Rampage, target: i64) -> float:
    """Among equally good targets the one that is ahead; from three robots on, the one that is nearest to its fall."""
    value = 0.05 * float(s.arm_strength(target))
    return value + (-0.008 if s.wild_only() else 0.001) * float(s.cards_of(target))
