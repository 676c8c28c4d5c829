"""What may be played now, and at what: the candidates of every choice. Looks, never touches."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.games.samurai.deck import CASTS, DISCARD, HANDS, PLACES, UNDER
from matinee.games.samurai.draft import (
    COMBINE,
    COMPLETE,
    FROM_DISCARD,
    FROM_HAND,
    KICKED_AT,
    MODE,
    MOVIE,
    PLAYER,
    RECEIVER,
    TARGET,
    UNSAID,
    Draft,
)
from matinee.games.samurai.effects import Effect
from matinee.games.samurai.kicks import fill_kicks
from matinee.games.samurai.locations import has_host, lays_here, may_combine, must_combine
from matinee.games.samurai.props import bars, has_taker, is_fresh, may_hold
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import is_highest
from matinee.games.samurai.terms import (
    ANY_CHARACTER,
    ANY_LOCATION,
    ANY_PROP,
    ANY_SFX,
    ATT,
    BACK,
    CHARACTER,
    CREATURE,
    CREATURE_ATTACK,
    CREDITS,
    DECLARE,
    DISC,
    DROP,
    GIVE_PROP,
    HAND,
    JOIN,
    KICK,
    KO,
    LAY_CHARACTER,
    LAY_LOCATION,
    LOCATION,
    LOOK,
    MOVE_PROP,
    PLAY_SFX,
    PROP,
    ROLL,
    TAKE,
    TURN,
    USE,
    WAKE,
)
from matinee.games.samurai.terms import FROM_HAND as JOINS_FROM_HAND

# KFS-20 The round in which nobody may touch an opponent.
ESTABLISHING: Final[i64] = 1


def may_touch(s: Samurai, seat: i64, owner: i64) -> bool:
    """KFS-20 In the establishing shot nobody's cards affect an opponent."""
    return s.round > ESTABLISHING or seat == owner


def verb_of(s: Samurai, card: i64) -> i64:
    """What playing a card on its player's turn means, by its type."""
    type = s.deck.type(card)
    if type == CHARACTER:
        return LAY_CHARACTER
    if type == PROP:
        return GIVE_PROP
    if type == LOCATION:
        return LAY_LOCATION
    if type == CREATURE:
        return DECLARE
    return ROLL if type == CREDITS else PLAY_SFX


# What is still to be named


def next_slot(s: Samurai, d: Draft) -> i64:
    """The next thing that a play must name, or COMPLETE."""
    verb = d.verb
    if verb == PLAY_SFX:
        return next_of_sfx(s, d)
    if verb == GIVE_PROP or verb == MOVE_PROP:
        return RECEIVER if d.receiver == NONE else COMPLETE
    if verb == LAY_LOCATION:
        if d.movie == UNSAID:
            return MOVIE
        return COMBINE if d.combine == UNSAID and may_combine(s, d.card, d.movie) else COMPLETE
    if verb == DECLARE:
        return MOVIE if d.movie == UNSAID else COMPLETE
    if verb == KICK:
        return KICKED_AT if d.target == NONE else COMPLETE
    if verb == USE:
        return next_of_ability(s, d)
    return COMPLETE


def next_of_ability(s: Samurai, d: Draft) -> i64:
    ability = s.deck.ability(d.card)
    assert ability is not None
    if d.movie == UNSAID and ability.does(LOOK):
        return PLAYER
    return FROM_HAND if d.fodder == NONE and ability.costs(DROP) else COMPLETE


def next_of_sfx(s: Samurai, d: Draft) -> i64:
    for effect in s.deck.effects[d.card]:
        if effect.mode != 0:
            if d.mode == 0:
                return MODE
            if d.mode != effect.mode:
                continue
        slot = wanted(s, d, effect)
        if slot != COMPLETE:
            return slot
    return COMPLETE


def wanted(s: Samurai, d: Draft, effect: Effect) -> i64:
    """What one effect still wants to know."""
    tag = effect.tag
    if tag == KO or tag == DISC or tag == ATT or (tag == HAND and effect.what == ANY_CHARACTER):
        return TARGET if d.target == NONE else COMPLETE
    if tag == TAKE:
        if d.target == NONE:
            return TARGET
        return RECEIVER if d.receiver == NONE else COMPLETE
    if tag == BACK:
        if d.target == NONE:
            return FROM_DISCARD
        asks = effect.what == ANY_LOCATION and d.combine == UNSAID and may_combine(s, d.target, d.seat)
        return COMBINE if asks else COMPLETE
    if tag == TURN:
        return MOVIE if d.movie == UNSAID else COMPLETE
    if tag == JOIN and effect.what == JOINS_FROM_HAND:
        return FROM_HAND if d.fodder == NONE else COMPLETE
    return COMPLETE


# The candidates


def fill(s: Samurai, d: Draft, slot: i64, out: Options) -> None:
    """Every answer that makes the play legal, the Ninja rule aside."""
    if slot == TARGET:
        fill_targets(s, d, out)
    elif slot == RECEIVER:
        fill_receivers(s, d, out)
    elif slot == MOVIE:
        fill_movies(s, d, out)
    elif slot == KICKED_AT:
        fill_kicks(s, d.seat, out)
    elif slot == MODE:
        if turnable(s, d):
            out.add(1)
        out.add(2)
    elif slot == COMBINE:
        out.add(1)
        out.add(0)
    elif slot == FROM_DISCARD:
        fill_discard(s, d, out)
    elif slot == FROM_HAND:
        fill_hand(s, d, out)
    elif slot == PLAYER:
        for seat in range(s.seats):
            if seat != d.seat and s.piles.count(HANDS + seat) > 0:
                out.add(seat)


def turnable(s: Samurai, d: Draft) -> bool:
    """The first mode of a card with two; only a redirection may be impossible."""
    for effect in s.deck.effects[d.card]:
        if effect.tag == TURN and effect.mode == 1:
            return s.attacking == CREATURE_ATTACK and can_turn(s)
    return True


def can_turn(s: Samurai) -> bool:
    for seat in range(s.seats):
        if is_new_target(s, seat):
            return True
    return False


def is_new_target(s: Samurai, seat: i64) -> bool:
    """KFS-49 Never onto the attacker's own Movie."""
    return seat != s.target and seat != s.attacker and s.piles.count(CASTS + seat) > 0


def fill_movies(s: Samurai, d: Draft, out: Options) -> None:
    for seat in range(s.seats):
        if d.verb == LAY_LOCATION:
            # KFS-30 Anyone's Movie; KFS-32 one that needs a host has no other use.
            if may_touch(s, d.seat, seat) and (not must_combine(s, d.card) or has_host(s, d.card, seat)):
                out.add(seat)
        elif d.verb == DECLARE:
            # KFS-37 Rival Movies that hold a Character.
            if seat != d.seat and s.piles.count(CASTS + seat) > 0:
                out.add(seat)
        elif is_new_target(s, seat):
            out.add(seat)


def fill_targets(s: Samurai, d: Draft, out: Options) -> None:
    effect = targeting(s, d)
    for seat in range(s.seats):
        if not may_touch(s, d.seat, seat):
            continue
        if effect.tag == DISC and effect.what == ANY_LOCATION:
            card = s.piles.bottom(PLACES + seat)
            if card != NONE:
                out.add(card)
        elif effect.rank == 0 or is_highest(s, seat):
            fill_movie_targets(s, d, effect, seat, out)


def targeting(s: Samurai, d: Draft) -> Effect:
    """The effect that names a target."""
    for effect in s.deck.effects[d.card]:
        if effect.mode == 0 or effect.mode == d.mode:
            tag = effect.tag
            if tag == KO or tag == DISC or tag == ATT or tag == TAKE or tag == HAND:
                return effect
    raise AssertionError("a card without a target was asked for one")


def fill_movie_targets(s: Samurai, d: Draft, effect: Effect, seat: i64, out: Options) -> None:
    """Characters of one Movie, or what lies under them."""
    characters = effect.tag == KO or effect.tag == ATT or effect.what == ANY_CHARACTER
    character = s.piles.bottom(CASTS + seat)
    while character != NONE:
        if characters:
            sleepy = effect.tag != KO or s.asleep(character) == (effect.what == WAKE)
            if sleepy and not is_shy(s, character, d.seat, seat):
                out.add(character)
        else:
            card = s.piles.bottom(UNDER + character)
            while card != NONE:
                if fits(s, d, effect, card):
                    out.add(card)
                card = s.piles.above(card)
        character = s.piles.above(character)


def fits(s: Samurai, d: Draft, effect: Effect, card: i64) -> bool:
    """Whether what lies under a Character is a target: any SFX or Prop, Props only, or a Prop that can be taken."""
    prop = s.deck.type(card) == PROP
    if effect.tag == DISC:
        return prop or effect.what != ANY_PROP
    return prop and has_taker(s, d.seat, card)


def is_shy(s: Samurai, character: i64, player: i64, owner: i64) -> bool:
    """A Character that opponents' SFX cannot target, while it is awake to notice."""
    return player != owner and not s.asleep(character) and bars(s, character, ANY_SFX)


# Discard pile and hand


def fill_discard(s: Samurai, d: Draft, out: Options) -> None:
    """Matching cards, newest first."""
    what = CHARACTER
    for effect in s.deck.effects[d.card]:
        if effect.tag == BACK and effect.what == ANY_LOCATION:
            what = LOCATION
    card = s.piles.top(DISCARD)
    while card != NONE and out.count < 120:
        if s.deck.type(card) == what and (what != LOCATION or lays_here(s, card, d.seat)):
            out.add(card)
        card = s.piles.below(card)


def fill_hand(s: Samurai, d: Draft, out: Options) -> None:
    """A Creature that joins, or any card as a cost."""
    card = s.piles.bottom(HANDS + d.seat)
    while card != NONE:
        if d.verb == USE or (s.deck.type(card) == CREATURE and not s.barred(card)):
            out.add(card)
        card = s.piles.above(card)


def fill_receivers(s: Samurai, d: Draft, out: Options) -> None:
    """KFS-33 Own Characters only; KFS-34 a Prop that a card's effect brings is not counted."""
    prop = d.target if d.verb == PLAY_SFX else d.card
    holder = s.holder_of(prop) if s.piles.home(prop) >= UNDER else NONE
    character = s.piles.bottom(CASTS + d.seat)
    while character != NONE:
        fresh = d.verb == PLAY_SFX or is_fresh(s, character)
        if character != holder and fresh and may_hold(s, character, prop):
            out.add(character)
        character = s.piles.above(character)
