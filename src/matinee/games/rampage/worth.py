"""How well a seat stands: cards are life, arms are income, wounds are debt."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.policy import Worth
from matinee.games.rampage.deck import (
    ABSORB_BY,
    AIM_BY,
    ATTACK,
    BOOST_BY,
    DEFENCE,
    HANDS,
    LOOT_BY,
    PARKED,
    SLOTS,
    VALUE,
)
from matinee.games.rampage.guess import expected_guard, hit_chance
from matinee.games.rampage.parts import RESPONSE, TORSO
from matinee.games.rampage.state import Rampage

WON: Final = 100_000.0
CARD: Final = 1.0
ARM: Final = 1.6
ARMOUR: Final = 2.0
WOUND: Final = 1.2
LAST_WOUND: Final = 5.0
FALLEN: Final = 6.0
HELD: Final = 0.35


class RampageWorth(Worth[Rampage]):
    """Your own standing against the mean of the others; an attack on the table counts as what it may bring."""

    def of(self, s: Rampage, seat: i64) -> float:
        if s.over:
            return WON if (s.winners >> seat) & 1 == 1 else -WON
        if s.building or s.decided:
            return build_worth(s, seat)
        if not s.stands(seat):
            return -WON / 2.0
        others = 0.0
        for other in range(s.seats):
            if other != seat and s.stands(other):
                others += standing(s, other)
        rivals = float(s.left - 1)
        value = standing(s, seat) + held(s, seat) - others / rivals - FALLEN * rivals
        if s.shown and not s.compared and s.target >= 0:
            value += pending(s, seat)
        return value


def standing(s: Rampage, seat: i64) -> float:
    """What everybody can see of a robot."""
    left = s.bears(seat) - s.wounds(seat)
    value = CARD * float(s.cards_of(seat)) + ARM * float(s.arm_strength(seat)) + ARMOUR * float(s.armour_of(seat))
    value += WOUND * float(left) - LAST_WOUND / float(max(i64(1), left))
    return value + float(s.piles.count(PARKED + seat))


def held(s: Rampage, seat: i64) -> float:
    """Cards of your own colour and Responses are worth more in hand than a second weak strike."""
    own = s.colour_of(seat)
    value = 0.0
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        if s.deck.colour(card) == own:
            value += HELD * float(s.deck.strength(card))
        elif s.deck.type(card) == RESPONSE:
            value += HELD
        card = s.piles.below(card)
    return value


def pending(s: Rampage, seat: i64) -> float:
    """The attack on the table: cards won or lost, from the seat's point of view."""
    attack = s.attack_strength()
    guard = expected_guard(s, s.target)
    chance = hit_chance(s, attack, s.armour, s.target)
    gain = chance * (max(0.0, float(attack - s.armour) - 0.5 * guard) + float(s.loot) + 1.0 + 1.5 * float(s.gash))
    gain += 0.3 * chance * float(s.aim)
    if s.buzz_saws():
        gain -= (1.0 - chance) * max(1.0, float(s.armour - attack) + guard)
    if seat == s.active:
        return gain
    return -gain if seat == s.target else 0.0


def build_worth(s: Rampage, seat: i64) -> float:
    """A finished robot by its arms and head start; else the best chance in the centre."""
    torso = s.torso_of(seat)
    if torso >= 0:
        return robot_worth(s, torso)
    best = 0.0
    for other in range(i64(6)):
        if s.owner_of(other) < 0:
            parts: i64 = 0
            for slot in range(SLOTS + 6 * other, SLOTS + 6 * other + TORSO):
                if s.piles.top(slot) != NONE:
                    parts += 1
            # Four parts: the next builder takes it, and that is not you.
            worth = robot_worth(s, other) * 0.1 * float(parts if parts < 4 else -3)
            best = max(best, worth)
    return best


def robot_worth(s: Rampage, torso: i64) -> float:
    """Attack counts most (arms are the only parts that differ much), then accessories, then cards; torsos are equal."""
    value = 0.0
    for kind in range(TORSO):
        card = s.piles.top(SLOTS + 6 * torso + kind)
        if card != NONE:
            value += part_worth(s, card)
    return value


def part_worth(s: Rampage, card: i64) -> float:
    """Attack, defence and cards of one Build Card, and what its text has proved to be worth in play."""
    deck = s.deck
    value = 4.0 * float(deck.fact(card, ATTACK)) + 2.0 * float(deck.fact(card, DEFENCE))
    value += 0.25 * float(deck.fact(card, VALUE)) + float(deck.fact(card, BOOST_BY))
    value += 0.2 * float(deck.fact(card, LOOT_BY)) + 0.3 * float(deck.fact(card, ABSORB_BY))
    # Two locations to pick from: the weakest text of all.
    return value - float(deck.fact(card, AIM_BY))
