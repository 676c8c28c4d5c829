"""Which cards and abilities a seat may play at a given moment: hand by hand, cheap for those who have nothing."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.step import Step
from matinee.games.samurai.abilities import add_abilities
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS, PLACES, UNDER
from matinee.games.samurai.draft import COMPLETE, Draft, Origin
from matinee.games.samurai.kicks import has_kickable, has_prey, is_fighter
from matinee.games.samurai.legal import ESTABLISHING, fill, next_slot
from matinee.games.samurai.locations import has_host, must_combine
from matinee.games.samurai.ninja import defends, is_ninja_attack
from matinee.games.samurai.props import has_receiver
from matinee.games.samurai.reasons import (
    BARRED,
    CREDITS_OFF_TURN,
    CREDITS_TOO_EARLY,
    DEFENDS,
    NO_CAST,
    NO_CREATURE,
    NO_FILM,
    NO_HOLDER,
    NO_HOST,
    NO_LOCATION,
    NO_PREY,
    NO_TARGET,
    NOT_YOUR_ATTACK,
    NOT_YOUR_MOVIE,
    OFF_TURN,
    ONE_CREATURE,
    PLAYABLE,
    TOO_EARLY,
    WRONG_MOMENT,
)
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import (
    ATTACK,
    CANCEL,
    CANCELLED_PLAYER,
    CHARACTER,
    CREATURE,
    CREATURE_ATTACK,
    CREDITS,
    CREDITS_WINDOW,
    DRAW,
    DS,
    JOIN,
    KICKS,
    LOCATION,
    MAIN,
    MINE,
    MOVES,
    PLACE,
    PLAY_SFX,
    PROP,
    RESULT,
    SAVING,
    SEEK,
    SFX,
    STOP,
    THE_CREATURE,
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
    return bar_on_sfx(s, origin, card, window) == PLAYABLE


def bar_on_sfx(s: Samurai, origin: Origin, card: i64, window: i64) -> i64:
    """What keeps a card in hand from being played as an SFX in this window; PLAYABLE if nothing does."""
    type = s.deck.type(card)
    if type == SFX:
        if not fits_window(s.deck.when(card), window):
            return WRONG_MOMENT
        if window == CANCEL and s.round <= ESTABLISHING:
            return TOO_EARLY
    elif type != CREATURE or window != ATTACK:
        return CREDITS_OFF_TURN if type == CREDITS else OFF_TURN
    elif s.barred(card) or not s.deck.has(card, JOIN):
        return ONE_CREATURE
    lacking = lacks(s, origin.seat, card)
    if lacking != PLAYABLE:
        return ONE_CREATURE if type == CREATURE else lacking
    d = Draft(origin, PLAY_SFX, card)
    if window != MAIN and window >= ATTACK and is_ninja_attack(s):
        return PLAYABLE if allowed(s, d) else DEFENDS if has_choice(s, d) else NO_TARGET
    return PLAYABLE if has_choice(s, d) else NO_TARGET


def lacks(s: Samurai, seat: i64, card: i64) -> i64:
    """What a text needs before it can do anything at all, and the table does not have."""
    for effect in s.deck.effects[card]:
        tag = effect.tag
        if tag == STOP:
            if effect.what == THE_CREATURE and s.attacking != CREATURE_ATTACK:
                return NO_CREATURE
            if effect.what == MINE and s.target != seat:
                return NOT_YOUR_MOVIE
        elif tag == JOIN:
            # KFS-37 One Creature per attack, unless a text joins a second one to a Creature attack of yours.
            if s.attacking != CREATURE_ATTACK or s.attacker != seat:
                return NOT_YOUR_ATTACK
        elif tag == DS:
            if effect.scope == PLACE and s.piles.top(PLACES + s.target) == NONE:
                return NO_LOCATION
        elif s.piles.top(DRAW_PILE) == NONE and (tag == SEEK or (tag == DRAW and effect.what != CANCELLED_PLAYER)):
            return NO_FILM
    return PLAYABLE


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


def bar_on_card(s: Samurai, origin: Origin, card: i64) -> i64:
    """KFS-21 What keeps a card in hand from being used on its owner's turn; PLAYABLE if nothing does."""
    seat = origin.seat
    type = s.deck.type(card)
    if s.barred(card):
        return BARRED
    if type == CHARACTER:
        return PLAYABLE
    if type == PROP:
        return PLAYABLE if has_receiver(s, seat, card) else NO_HOLDER
    if type == LOCATION:
        return PLAYABLE if not must_combine(s, card) or some_host(s, seat, card) else NO_HOST
    if type == CREATURE:
        return TOO_EARLY if s.round <= ESTABLISHING else PLAYABLE if has_prey(s, seat) else NO_PREY
    if type == CREDITS:
        # KFS-67 From round 3 on, with a living Character.
        return CREDITS_TOO_EARLY if s.round < FIRST_CREDITS else PLAYABLE if s.piles.count(CASTS + seat) else NO_CAST
    return bar_on_sfx(s, origin, card, MAIN)


def some_host(s: Samurai, seat: i64, card: i64) -> bool:
    for other in range(s.seats):
        if (s.round > ESTABLISHING or other == seat) and has_host(s, card, other):
            return True
    return False


def add_actions(s: Samurai, origin: Origin, out: Options) -> None:
    """KFS-21 Characters, Props and moves, Locations, attacks, abilities, SFX, Roll the Credits, in any order."""
    seat = origin.seat
    card = s.piles.bottom(HANDS + seat)
    while card != NONE:
        if bar_on_card(s, origin, card) == PLAYABLE:
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


# The end of a turn


def must_discard(s: Samurai, seat: i64) -> bool:
    """KFS-24 Down to the limit; KFS-25 a full hand that could have drawn and did not gives up one card."""
    return is_over(s, seat) or is_stale(s, seat)


def is_over(s: Samurai, seat: i64) -> bool:
    return s.piles.count(HANDS + seat) > s.hand_limit(seat)


def is_stale(s: Samurai, seat: i64) -> bool:
    idle = s.drawn == 0 and s.could_draw and s.tossed == 0
    return idle and s.piles.count(HANDS + seat) >= s.hand_limit(seat)
