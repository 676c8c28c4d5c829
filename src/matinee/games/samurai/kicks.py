"""KFS-62 Who may fight, and who may be fought."""

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.games.samurai.deck import CASTS, UNDER
from matinee.games.samurai.props import bars
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import traits
from matinee.games.samurai.terms import Mark, Trait, What


def is_fighter(s: Samurai, character: i64) -> bool:
    """KFS-62 Awake, with the Kung Fu trait, once per turn."""
    marks = s.piles.counter(character)
    return marks & (Mark.ASLEEP | Mark.KICKED) == 0 and traits(s, character) & Trait.KUNG_FU != 0


def fill_kicks(s: Samurai, seat: i64, out: Options) -> None:
    """KFS-62 Awake Characters in other Movies that nothing protects."""
    for other in range(s.seats):
        if other != seat:
            character = s.piles.bottom(CASTS + other)
            while character != NONE:
                if is_kickable(s, character):
                    out.add(character)
                character = s.piles.above(character)


def is_kickable(s: Samurai, character: i64) -> bool:
    if s.asleep(character) or bars(s, character, What.KUNG_FU):
        return False
    card = s.piles.bottom(UNDER + character)
    while card != NONE:
        if bars(s, card, What.KUNG_FU):
            return False
        card = s.piles.above(card)
    return True


def has_kickable(s: Samurai, seat: i64) -> bool:
    for other in range(s.seats):
        if other != seat:
            character = s.piles.bottom(CASTS + other)
            while character != NONE:
                if is_kickable(s, character):
                    return True
                character = s.piles.above(character)
    return False


def has_prey(s: Samurai, seat: i64) -> bool:
    """KFS-37 Whether a rival Movie holds a Character."""
    for other in range(s.seats):
        if other != seat and s.piles.count(CASTS + other) > 0:
            return True
    return False
