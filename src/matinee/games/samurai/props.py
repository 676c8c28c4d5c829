"""Who may hold what, and who may still get something this turn."""

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.games.samurai.deck import CASTS, UNDER
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import traits
from matinee.games.samurai.terms import Mark, Tag, What


def bars(s: Samurai, card: i64, what: i64) -> bool:
    for effect in s.deck.effects[card]:
        if effect.tag == Tag.BAR and effect.what == what:
            return True
    return False


def has_taker(s: Samurai, seat: i64, prop: i64) -> bool:
    """Whether a Character of this seat could get a Prop from where it lies."""
    character = s.piles.bottom(CASTS + seat)
    while character != NONE:
        if s.holder_of(prop) != character and may_hold(s, character, prop):
            return True
        character = s.piles.above(character)
    return False


# Props


def may_hold(s: Samurai, character: i64, prop: i64) -> bool:
    """What the cards themselves forbid; a body does not change in its sleep."""
    mask = s.deck.mask(prop)
    for effect in s.deck.effects[character]:
        if effect.tag == Tag.BAR:
            if effect.what == What.HOLD and effect.of & mask != 0:
                return False
            if effect.what == What.HOLD_ONLY and effect.of & mask == 0:
                return False
    for effect in s.deck.effects[prop]:
        if effect.tag == Tag.BAR and effect.what == What.HOLDER_ONLY and traits(s, character) & effect.of == 0:
            return False
    return True


def is_fresh(s: Samurai, character: i64) -> bool:
    """KFS-34 One new Prop per Character per turn, unless its text allows more."""
    gained = (s.piles.counter(character) & Mark.GAINED_MASK) // Mark.GAINED
    if gained == 0:
        return True
    for effect in s.deck.effects[character]:
        if effect.tag == Tag.PROPS and not s.asleep(character):
            return gained < effect.n
    return False


def has_receiver(s: Samurai, seat: i64, prop: i64) -> bool:
    """Whether a Prop of this seat, in hand or in play, has somewhere to go this turn."""
    holder = s.holder_of(prop) if s.piles.home(prop) >= UNDER else NONE
    character = s.piles.bottom(CASTS + seat)
    while character != NONE:
        if character != holder and is_fresh(s, character) and may_hold(s, character, prop):
            return True
        character = s.piles.above(character)
    return False
