"""Which cards and abilities a seat may play at a given moment: hand by hand, cheap for those who have nothing."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.step import Step
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS, PLACES, UNDER
from matinee.games.samurai.draft import COMPLETE, Draft, Origin
from matinee.games.samurai.effects import Ability
from matinee.games.samurai.kicks import has_kickable, has_prey, is_fighter
from matinee.games.samurai.legal import ESTABLISHING, fill, next_slot
from matinee.games.samurai.locations import has_host, must_combine
from matinee.games.samurai.ninja import defends, is_ninja_attack
from matinee.games.samurai.props import has_receiver
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import holds
from matinee.games.samurai.terms import (
    ATTACK,
    BEGGED,
    CANCEL,
    CANCELLED_PLAYER,
    CHARACTER,
    CREATURE,
    CREATURE_ATTACK,
    CREDITS,
    CREDITS_WINDOW,
    DEFENDED,
    DRAW,
    DROP,
    DS,
    JOIN,
    KICKS,
    LOCATION,
    LOOK,
    MAIN,
    MINE,
    MOVES,
    PER_ATTACK,
    PER_TURN,
    PLACE,
    PLAY_SFX,
    PROP,
    RESULT,
    SAVING,
    SEEK,
    SFX,
    STOP,
    THE_CREATURE,
    USE_ATTACK,
    USE_TURN,
    USE_VICTIM,
    USED,
    USES_OF,
    WHEN_ANY,
    WHEN_ATTACK,
    WHEN_CANCEL,
    WHEN_CREDITS,
    WHEN_RESULT,
    WHEN_VICTIM,
)

FIRST_CREDITS: Final[i64] = 3

# Whether there is anything to choose is asked of every hand in every window: no list is made for it each time.
SCRATCH: Final = Options()


# Plays that have been announced and wait


class Announced(Step[Samurai]):
    """The step that will resolve a play; here so that a dry run can find what is waiting."""

    def __init__(self, draft: Draft) -> None:
        super().__init__(-1)
        self.draft = draft

    def facts(self) -> list[int]:
        return self.draft.facts()


def waiting(s: Samurai) -> list[Draft]:
    """SFX announced and not resolved, first played first."""
    found: list[Draft] = []
    for step in s.agenda:
        if isinstance(step, Announced):
            found.append(step.draft)
    return found


# SFX


def fits_window(when: i64, window: i64) -> bool:
    """KFS-50 The beats at which a text can matter."""
    if window == MAIN or window < ATTACK:
        return when == WHEN_ANY
    if window == ATTACK:
        return when == WHEN_ATTACK or when == WHEN_ANY
    if window == CANCEL:
        return when == WHEN_CANCEL
    if window == RESULT:
        return when == WHEN_RESULT
    if window == SAVING:
        return when == WHEN_VICTIM
    return when == WHEN_CREDITS and window == CREDITS_WINDOW


def can_play(s: Samurai, origin: Origin, card: i64, window: i64) -> bool:
    """Whether a card in hand may be played as an SFX in this window."""
    if s.deck.type(card) == SFX:
        if not fits_window(s.deck.when(card), window):
            return False
        if window == CANCEL and s.round <= ESTABLISHING:
            return False
    elif window != ATTACK or s.deck.type(card) != CREATURE or s.barred(card) or not s.deck.has(card, JOIN):
        return False
    if not fits_table(s, origin.seat, card):
        return False
    d = Draft(origin, PLAY_SFX, card)
    if window != MAIN and window >= ATTACK and is_ninja_attack(s):
        return allowed(s, d)
    return has_choice(s, d)


def fits_table(s: Samurai, seat: i64, card: i64) -> bool:
    """What a text needs before it can do anything at all."""
    for effect in s.deck.effects[card]:
        tag = effect.tag
        if tag == STOP:
            if effect.what == THE_CREATURE and s.attacking != CREATURE_ATTACK:
                return False
            if effect.what == MINE and s.target != seat:
                return False
        elif tag == JOIN:
            # KFS-37 One Creature per attack, unless a text joins a second one to a Creature attack of yours.
            if s.attacking != CREATURE_ATTACK or s.attacker != seat:
                return False
        elif tag == DS:
            if effect.scope == PLACE and s.piles.top(PLACES + s.target) == NONE:
                return False
        elif s.piles.top(DRAW_PILE) == NONE and (tag == SEEK or (tag == DRAW and effect.what != CANCELLED_PLAYER)):
            return False
    return True


def has_choice(s: Samurai, d: Draft) -> bool:
    """Every candidate leads to a complete play, so one is enough."""
    slot = next_slot(s, d)
    if slot == COMPLETE:
        return True
    SCRATCH.clear()
    fill(s, d, slot, SCRATCH)
    return SCRATCH.count > 0


def allowed(s: Samurai, d: Draft) -> bool:
    """KFS-60 Whether some way to complete the play does not defend the target of a Ninja attack."""
    slot = next_slot(s, d)
    if slot == COMPLETE:
        return not defends(s, d, waiting(s))
    out = Options()
    fill(s, d, slot, out)
    for place in range(out.count):
        if allowed(s, d.filled(slot, out.at(place))):
            return True
    return False


def choices(s: Samurai, d: Draft, slot: i64, out: Options) -> None:
    """The candidates of a choice; in a Ninja attack only those that do not defend."""
    if d.verb != PLAY_SFX or not is_ninja_attack(s):
        fill(s, d, slot, out)
        return
    raw = Options()
    fill(s, d, slot, raw)
    for place in range(raw.count):
        if allowed(s, d.filled(slot, raw.at(place))):
            out.add(raw.at(place))


# Abilities


def can_use(s: Samurai, seat: i64, card: i64, character: i64, ability: Ability, window: i64) -> bool:
    """KFS-58 By its controller: on the own turn, or in a window of an attack on his Movie; not while knocked out."""
    if character != NONE and s.asleep(character):
        return False
    marks = s.piles.upon(card)
    spent = USED | DEFENDED if ability.limit == PER_TURN else BEGGED if ability.limit == PER_ATTACK else i64(0)
    if marks & spent != 0:
        return False
    if ability.when == USE_TURN:
        return window == MAIN and can_use_now(s, seat, ability)
    if s.attacking != CREATURE_ATTACK or s.target != seat:
        return False
    if ability.when == USE_VICTIM:
        return window == SAVING
    return window == ATTACK and ability.when == USE_ATTACK and can_defend(s, seat, ability)


def can_use_now(s: Samurai, seat: i64, ability: Ability) -> bool:
    if ability.does(LOOK):
        return s.round > ESTABLISHING and some_hand(s, seat)
    return not ability.does(DRAW) or s.piles.top(DRAW_PILE) != NONE


def some_hand(s: Samurai, seat: i64) -> bool:
    for other in range(s.seats):
        if other != seat and s.piles.count(HANDS + other) > 0:
            return True
    return False


def can_defend(s: Samurai, seat: i64, ability: Ability) -> bool:
    if ability.costs(DROP) and s.piles.count(HANDS + seat) == 0:
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
            out.add(USES_OF + card)


# Windows


def add_replies(s: Samurai, origin: Origin, window: i64, out: Options) -> None:
    """Everything that a seat may play in a window."""
    card = s.piles.bottom(HANDS + origin.seat)
    while card != NONE:
        if can_play(s, origin, card, window):
            out.add(card)
        card = s.piles.above(card)
    if (window == ATTACK or window == SAVING) and s.target == origin.seat:
        add_abilities(s, origin.seat, window, out)


def can_reply(s: Samurai, origin: Origin, window: i64) -> bool:
    """KFS-82 Whether a seat has a legal answer; others are not asked."""
    card = s.piles.bottom(HANDS + origin.seat)
    while card != NONE:
        if s.deck.type(card) >= CREATURE and can_play(s, origin, card, window):
            return True
        card = s.piles.above(card)
    if (window == ATTACK or window == SAVING) and s.target == origin.seat:
        SCRATCH.clear()
        add_abilities(s, origin.seat, window, SCRATCH)
        return SCRATCH.count > 0
    return False


# The main action


def can_lay(s: Samurai, origin: Origin, card: i64) -> bool:
    """KFS-21 What a card in hand may be used for on the own turn."""
    seat = origin.seat
    type = s.deck.type(card)
    if s.barred(card):
        return False
    if type == CHARACTER:
        return True
    if type == PROP:
        return has_receiver(s, seat, card)
    if type == LOCATION:
        return not must_combine(s, card) or some_host(s, seat, card)
    if type == CREATURE:
        return s.round > ESTABLISHING and has_prey(s, seat)
    if type == CREDITS:
        return can_roll(s, seat)
    return can_play(s, origin, card, MAIN)


def some_host(s: Samurai, seat: i64, card: i64) -> bool:
    for other in range(s.seats):
        if (s.round > ESTABLISHING or other == seat) and has_host(s, card, other):
            return True
    return False


def can_roll(s: Samurai, seat: i64) -> bool:
    """KFS-67 From round 3 on, with a living Character."""
    return s.round >= FIRST_CREDITS and s.piles.count(CASTS + seat) > 0


def add_actions(s: Samurai, origin: Origin, out: Options) -> None:
    """KFS-21 Characters, Props and moves, Locations, attacks, abilities, SFX, Roll the Credits, in any order."""
    seat = origin.seat
    card = s.piles.bottom(HANDS + seat)
    while card != NONE:
        if can_lay(s, origin, card):
            out.add(card)
        card = s.piles.above(card)
    prey = s.round > ESTABLISHING and has_kickable(s, seat)
    character = s.piles.bottom(CASTS + seat)
    while character != NONE:
        if prey and is_fighter(s, character):
            out.add(KICKS + character)
        card = s.piles.bottom(UNDER + character)
        while card != NONE:
            # KFS-35 Props move between Characters you control.
            if s.deck.types[card] == PROP and has_receiver(s, seat, card):
                out.add(MOVES + card)
            card = s.piles.above(card)
        character = s.piles.above(character)
    add_abilities(s, seat, MAIN, out)
