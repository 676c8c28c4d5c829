"""What an unknown hand may add to a defence: chances by the number of its cards, from what is printed alone."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.games.rampage.deck import ATTACK, DEFENCE, HANDS
from matinee.games.rampage.parts import HEAD
from matinee.games.rampage.state import Rampage

# A colour's fourteen cards by strength 0 to 4, and the chance that a card is of one colour, or a shield.
STRENGTHS: Final = (0.0, 4.0 / 14.0, 5.0 / 14.0, 4.0 / 14.0, 1.0 / 14.0)
ONE_COLOUR: Final = 1.0 / 6.0
SHIELD: Final = 0.05
# A wild guard stays alone, so further wilds add little.
WILD_SHARE: Final = 0.08


def guard_chances(s: Rampage, seat: i64, held: i64) -> list[float]:
    """The chance of each total that a hand of `held` unknown cards adds."""
    colour = ONE_COLOUR
    if not s.wild_only() and s.has_head(seat):
        colour += WILD_SHARE * float(wild_colours(s))
    chances = [0.0] * 13
    chances[0] = 1.0
    for _ in range(held):
        chances = one_more(chances, min(0.8, colour))
    return chances


def one_more(chances: list[float], colour: float) -> list[float]:
    """The totals after one more card."""
    after = [0.0] * 13
    for total in range(13):
        chance = chances[total]
        if chance == 0.0:
            continue
        after[total] += chance * (1.0 - colour - SHIELD)
        for strength in range(1, 5):
            after[min(12, total + strength)] += chance * colour * STRENGTHS[strength]
        after[min(12, total + 3)] += chance * SHIELD
    return after


def wild_colours(s: Rampage) -> i64:
    count: i64 = 0
    for colour in range(i64(6)):
        if s.is_wild(colour):
            count += 1
    return count


def expected_guard(s: Rampage, seat: i64) -> float:
    chances = guard_chances(s, seat, s.piles.count(HANDS + seat))
    mean = 0.0
    for total in range(13):
        mean += chances[total] * float(total)
    return mean


def hit_chance(s: Rampage, attack: i64, armour: i64, seat: i64) -> float:
    """The chance that an attack of this strength meets a defence that it reaches."""
    chances = guard_chances(s, seat, s.piles.count(HANDS + seat))
    found = 0.0
    for total in range(13):
        if armour + total <= attack:
            found += chances[total]
    return found


def wound_chance(s: Rampage, seat: i64) -> float:
    """The chance that a location drawn is a wound: Torso, or a part that is missing."""
    return (34.0 + 10.0 * float(5 - s.parts_left(seat))) / 84.0


def harm(s: Rampage, seat: i64, location: i64) -> float:
    """How much a hit there hurts."""
    card = NONE if location > 4 else s.part(seat, location)
    if card == NONE:
        left = s.bears(seat) - s.wounds(seat)
        return 100.0 if left <= 1 else 1.0 + 1.5 / float(left)
    if location < HEAD:
        return 0.4 + 0.7 * float(s.deck.fact(card, ATTACK))
    value = 0.5 + 1.5 * float(s.deck.fact(card, DEFENCE))
    if location == HEAD and not s.wild_only():
        value += 0.2
    return value
