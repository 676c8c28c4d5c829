"""Which cards and abilities a seat may play at a given moment: hand by hand, cheap for those who have nothing."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.step import Step
from matinee.games.samurai.abilities import add_abilities
from matinee.games.samurai.deck import CASTS, DRAW_PILE, HANDS, PLACES, UNDER
from matinee.games.samurai.draft import Draft, Origin, Slot
from matinee.games.samurai.effects import Effect
from matinee.games.samurai.kicks import has_kickable, has_prey, is_fighter
from matinee.games.samurai.legal import ESTABLISHING, fill, next_slot
from matinee.games.samurai.locations import has_host, must_combine
from matinee.games.samurai.ninja import defends, is_ninja_attack
from matinee.games.samurai.props import has_receiver
from matinee.games.samurai.reasons import Bar
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Deed, Extra, Fight, Scope, Tag, Type, What, When, Window

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
    if window == Window.MAIN or window < Window.ATTACK:
        return when == When.ANY
    if window == Window.ATTACK:
        return when == When.ATTACK or when == When.ANY
    if window == Window.CANCEL:
        return when == When.CANCEL
    if window == Window.RESULT:
        return when == When.RESULT
    if window == Window.SAVING:
        return when == When.VICTIM
    return when == When.CREDITS and window == Window.CREDITS


def can_play(s: Samurai, origin: Origin, card: i64, window: i64) -> bool:
    """Whether a card in hand may be played as an SFX in this window."""
    return bar_on_sfx(s, origin, card, window) == Bar.NONE


def bar_on_sfx(s: Samurai, origin: Origin, card: i64, window: i64) -> i64:
    """What keeps a card in hand from being played as an SFX in this window; NONE if nothing does."""
    type = s.deck.type(card)
    if type == Type.SFX:
        if not fits_window(s.deck.when(card), window):
            return Bar.WRONG_MOMENT
        if window == Window.CANCEL and s.round <= ESTABLISHING:
            return Bar.TOO_EARLY
    elif type != Type.CREATURE or window != Window.ATTACK:
        return Bar.CREDITS_OFF_TURN if type == Type.CREDITS else Bar.OFF_TURN
    elif not s.deck.has(card, Tag.JOIN):
        return Bar.ONE_CREATURE
    elif s.barred(card):
        return Bar.BARRED
    lacking = lacks(s, origin.seat, card)
    if lacking != Bar.NONE:
        return lacking
    d = Draft(origin, Deed.PLAY_SFX, card)
    if window != Window.MAIN and window >= Window.ATTACK and is_ninja_attack(s):
        return Bar.NONE if allowed(s, d) else Bar.DEFENDS if has_choice(s, d) else Bar.NO_TARGET
    return Bar.NONE if has_choice(s, d) else Bar.NO_TARGET


def lacks(s: Samurai, seat: i64, card: i64) -> i64:
    """What a text needs before it can do anything at all, and the table does not have."""
    for effect in s.deck.effects[card]:
        tag = effect.tag
        if tag == Tag.STOP:
            if effect.what == What.CREATURE and s.attacking != Fight.CREATURE:
                return Bar.NO_CREATURE
            if effect.what == What.MINE and s.target != seat:
                return Bar.NOT_YOUR_MOVIE
        elif tag == Tag.JOIN:
            # KFS-37 One Creature per attack, unless a text joins a second one to a Creature attack of yours.
            if s.attacking != Fight.CREATURE or s.attacker != seat:
                return Bar.NOT_YOUR_ATTACK
        elif tag == Tag.DS:
            if effect.scope == Scope.LOCATION and s.piles.top(PLACES + s.target) == NONE:
                return Bar.NO_LOCATION
        elif uses_film(effect) and s.piles.top(DRAW_PILE) == NONE:
            return Bar.NO_FILM
    return Bar.NONE


def uses_film(effect: Effect) -> bool:
    """Whether its player takes cards from the draw pile."""
    return effect.tag == Tag.SEEK or (effect.tag == Tag.DRAW and effect.what != What.CANCELLED)


def has_choice(s: Samurai, d: Draft) -> bool:
    """Every candidate leads to a complete play, so one is enough."""
    slot = next_slot(s, d)
    if slot == Slot.COMPLETE:
        return True
    SCRATCH.clear()
    fill(s, d, slot, SCRATCH)
    return SCRATCH.count > 0


def allowed(s: Samurai, d: Draft) -> bool:
    """KFS-60 Whether some way to complete the play does not defend the target of a Ninja attack."""
    slot = next_slot(s, d)
    if slot == Slot.COMPLETE:
        return not defends(s, d, waiting(s))
    out = Options()
    fill(s, d, slot, out)
    for place in range(out.count):
        if allowed(s, d.filled(slot, out.at(place))):
            return True
    return False


def choices(s: Samurai, d: Draft, slot: i64, out: Options) -> None:
    """The candidates of a choice; in a Ninja attack only those that do not defend."""
    if d.verb != Deed.PLAY_SFX or not is_ninja_attack(s):
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
    if (window == Window.ATTACK or window == Window.SAVING) and s.target == origin.seat:
        add_abilities(s, origin.seat, window, out)


def can_reply(s: Samurai, origin: Origin, window: i64) -> bool:
    """KFS-82 Whether a seat has a legal answer; others are not asked."""
    card = s.piles.bottom(HANDS + origin.seat)
    while card != NONE:
        if s.deck.type(card) >= Type.CREATURE and can_play(s, origin, card, window):
            return True
        card = s.piles.above(card)
    if (window == Window.ATTACK or window == Window.SAVING) and s.target == origin.seat:
        SCRATCH.clear()
        add_abilities(s, origin.seat, window, SCRATCH)
        return SCRATCH.count > 0
    return False


# The main action


def bar_on_card(s: Samurai, origin: Origin, card: i64) -> i64:
    """KFS-21 What keeps a card in hand from being used on its owner's turn; NONE if nothing does."""
    seat = origin.seat
    type = s.deck.type(card)
    if s.barred(card):
        return Bar.BARRED
    if type == Type.CHARACTER:
        return Bar.NONE
    if type == Type.PROP:
        return Bar.NONE if has_receiver(s, seat, card) else Bar.NO_HOLDER
    if type == Type.LOCATION:
        return Bar.NONE if not must_combine(s, card) or some_host(s, seat, card) else Bar.NO_HOST
    if type == Type.CREATURE:
        return Bar.TOO_EARLY if s.round <= ESTABLISHING else Bar.NONE if has_prey(s, seat) else Bar.NO_PREY
    if type == Type.CREDITS:
        # KFS-67 From round 3 on, with a living Character.
        if s.round < FIRST_CREDITS:
            return Bar.CREDITS_TOO_EARLY
        return Bar.NONE if s.piles.count(CASTS + seat) else Bar.NO_CAST
    return bar_on_sfx(s, origin, card, Window.MAIN)


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
        if bar_on_card(s, origin, card) == Bar.NONE:
            out.add(card)
        card = s.piles.above(card)
    prey = s.round > ESTABLISHING and has_kickable(s, seat)
    character = s.piles.bottom(CASTS + seat)
    while character != NONE:
        if prey and is_fighter(s, character):
            out.add(Extra.KICKS + character)
        card = s.piles.bottom(UNDER + character)
        while card != NONE:
            # KFS-35 Props move between Characters you control.
            if s.deck.types[card] == Type.PROP and has_receiver(s, seat, card):
                out.add(Extra.MOVES + card)
            card = s.piles.above(card)
        character = s.piles.above(character)
    add_abilities(s, seat, Window.MAIN, out)


# The end of a turn


def must_discard(s: Samurai, seat: i64) -> bool:
    """KFS-24 Down to the limit; KFS-25 a full hand that could have drawn and did not gives up one card."""
    return is_over(s, seat) or is_stale(s, seat)


def is_over(s: Samurai, seat: i64) -> bool:
    return s.piles.count(HANDS + seat) > s.hand_limit(seat)


def is_stale(s: Samurai, seat: i64) -> bool:
    idle = s.drawn == 0 and s.could_draw and s.tossed == 0
    return idle and s.piles.count(HANDS + seat) >= s.hand_limit(seat)
