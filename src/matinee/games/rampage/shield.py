"""Which guards are worth their cards: a guard point saves a card even when the hit stands."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.bits import bit
from matinee.engine.piles import NONE
from matinee.games.rampage.deck import CALL_OFF, HANDS, SHIELD_BY
from matinee.games.rampage.parts import DONE, GUARD, RESPOND, TEXT, use_of
from matinee.games.rampage.state import Rampage

HURT: Final = 1.2
DEATH: Final = 20.0
OWN_GUARD: Final = 0.15
WILD_GUARD: Final = 0.5
PLAYED: Final = 0.4
DISCARDED: Final = 1.3


def outcome(s: Rampage, seat: i64, defence: i64) -> float:
    """What a defence of this strength leads to, for the defender."""
    attack = s.attack_strength()
    if defence > attack:
        return float(defence - attack) if s.buzz_saws() else 0.0
    taken = attack - defence + s.loot
    cards = s.cards_of(seat)
    loss = HURT + float(min(taken, cards)) + float(s.gash)
    left = s.bears(seat) - s.wounds(seat)
    if taken >= cards or left <= s.gash:
        loss += DEATH
    elif left <= s.gash + 1:
        loss += 0.5 * DEATH
    return -loss


def price(s: Rampage, seat: i64, option: i64) -> float:
    card = option - TEXT if option >= TEXT else option
    if option < TEXT:
        return OWN_GUARD if s.deck.colour(card) == s.colour_of(seat) else WILD_GUARD
    return DISCARDED if s.deck.is_discarded(card) else PLAYED


def points(s: Rampage, option: i64) -> i64:
    return s.deck.fact(option - TEXT, SHIELD_BY) if option >= TEXT else s.deck.strength(option)


def drafted_points(s: Rampage, seat: i64) -> i64:
    total: i64 = 0
    card = s.piles.top(HANDS + seat)
    while card != NONE:
        use = use_of(s.piles.counter(card))
        if use == GUARD:
            total += s.deck.strength(card)
        elif use == RESPOND:
            total += s.deck.fact(card, SHIELD_BY)
        card = s.piles.below(card)
    return total


def best_defence(s: Rampage, seat: i64) -> i64:
    """Tries every set of the offered cards, and lays the first card of the best; calling off is one of them."""
    now = s.armour + drafted_points(s, seat)
    best = DONE
    height = outcome(s, seat, now)
    options: list[int] = []
    for place in range(s.offered.count):
        option = s.offered.at(place)
        if option == DONE:
            continue
        if option >= TEXT and s.deck.special(option - TEXT) & CALL_OFF != 0:
            if height < -DISCARDED and s.cards_of(seat) > 1:
                best, height = option, -DISCARDED
        else:
            options.append(option)
    count = len(options)
    for chosen in range(1, bit(count)):
        if not fits(s, seat, options, chosen):
            continue
        total = now
        cost = 0.0
        first: i64 = -1
        for place in range(count):
            if (chosen >> place) & 1 == 1:
                option = options[place]
                first = option if first < 0 else first
                total += points(s, option)
                cost += price(s, seat, option)
        value = outcome(s, seat, total) - cost
        if value > height:
            best, height = first, value
    return best


def fits(s: Rampage, seat: i64, options: list[int], chosen: int) -> bool:
    """A card has one use, and a wild guard stays alone."""
    guards = 0
    wild = False
    for place in range(len(options)):
        if (chosen >> place) & 1 == 0:
            continue
        option: i64 = options[place]
        if option < TEXT:
            guards += 1
            wild = wild or s.deck.colour(option) != s.colour_of(seat)
        for other in range(place):
            if (chosen >> other) & 1 == 1 and abs(options[other] - options[place]) == int(TEXT):
                return False
    return not wild or guards == 1
