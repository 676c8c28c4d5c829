"""KFS-58 Which abilities of the cards in a Movie may be used at a given moment."""

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS, PLACES, UNDER
from matinee.games.samurai.effects import Ability
from matinee.games.samurai.legal import ESTABLISHING
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import holds
from matinee.games.samurai.terms import Extra, Fight, Mark, Occasion, Once, Tag, Window


def can_use(s: Samurai, seat: i64, card: i64, character: i64, ability: Ability, window: i64) -> bool:
    """KFS-58 By its controller: on their turn, or in a window of an attack on their Movie; not while knocked out."""
    if character != NONE and s.asleep(character):
        return False
    marks = s.piles.counter(card)
    if ability.limit == Once.TURN and marks & (Mark.USED | Mark.DEFENDED) != 0:
        return False
    if ability.limit == Once.ATTACK and marks & Mark.BEGGED != 0:
        return False
    if ability.when == Occasion.TURN:
        return window == Window.MAIN and can_use_now(s, seat, ability)
    if s.attacking != Fight.CREATURE or s.target != seat:
        return False
    if ability.when == Occasion.VICTIM:
        return window == Window.SAVING
    return window == Window.ATTACK and ability.when == Occasion.ATTACK and can_defend(s, seat, ability)


def can_use_now(s: Samurai, seat: i64, ability: Ability) -> bool:
    if ability.does(Tag.LOOK):
        return s.round > ESTABLISHING and some_hand(s, seat)
    return not ability.does(Tag.DRAW) or s.piles.top(DRAW_PILE) != NONE


def some_hand(s: Samurai, seat: i64) -> bool:
    for other in range(s.seats):
        if other != seat and s.piles.count(HANDS + other) > 0:
            return True
    return False


def can_defend(s: Samurai, seat: i64, ability: Ability) -> bool:
    if ability.costs(Tag.DROP) and s.piles.count(HANDS + seat) == 0:
        return False
    for effect in ability.effects:
        condition = effect.condition
        if condition is not None and not holds(s, condition, seat, NONE, True):
            return False
    return True


def add_abilities(s: Samurai, seat: i64, window: i64, out: Options) -> None:
    """Every ability in a Movie that may be used now."""
    character = s.piles.bottom(CASTS + seat)
    while character != NONE:
        add_ability(s, seat, character, character, window, out)
        card = s.piles.bottom(UNDER + character)
        while card != NONE:
            add_ability(s, seat, card, character, window, out)
            card = s.piles.above(card)
        character = s.piles.above(character)
    place = s.piles.bottom(PLACES + seat)
    while place != NONE:
        add_ability(s, seat, place, NONE, window, out)
        place = s.piles.above(place)


def add_ability(s: Samurai, seat: i64, card: i64, character: i64, window: i64, out: Options) -> None:
    if s.deck.abilities[card] != 0:
        ability = s.deck.ability(card)
        if ability is not None and can_use(s, seat, card, character, ability, window):
            out.add(Extra.USES_OF + card)
