"""KFS-32 Which Locations may, or must, be combined with which."""

from mypy_extensions import i64

from matinee.games.samurai.effects import Effect
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import place_traits
from matinee.games.samurai.terms import Tag, What


def combining(s: Samurai, card: i64) -> Effect | None:
    for effect in s.deck.effects[card]:
        if effect.tag == Tag.COMB:
            return effect
    return None


def has_host(s: Samurai, card: i64, seat: i64) -> bool:
    effect = combining(s, card)
    return effect is not None and place_traits(s, seat) & effect.of != 0


def must_combine(s: Samurai, card: i64) -> bool:
    effect = combining(s, card)
    return effect is not None and effect.what == What.MUST


def may_combine(s: Samurai, card: i64, seat: i64) -> bool:
    """KFS-32 Who plays chooses, when the card may attach and the host fits."""
    effect = combining(s, card)
    return effect is not None and effect.what == What.MAY and place_traits(s, seat) & effect.of != 0


def lays_here(s: Samurai, card: i64, seat: i64) -> bool:
    return not must_combine(s, card) or has_host(s, card, seat)
