"""What may be played now, and at what: the candidates of every choice. Looks, never touches."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.games.samurai.deck import CASTS, DISCARD, HANDS, PLACES, UNDER
from matinee.games.samurai.draft import UNSAID, Draft, Slot
from matinee.games.samurai.effects import Effect
from matinee.games.samurai.kicks import fill_kicks
from matinee.games.samurai.locations import has_host, lays_here, may_combine, must_combine
from matinee.games.samurai.props import bars, has_taker, is_fresh, may_hold
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import is_highest
from matinee.games.samurai.terms import Deed, Fight, Tag, Type, What

# KFS-20 The round in which nobody may touch an opponent.
ESTABLISHING: Final[i64] = 1


def may_touch(s: Samurai, seat: i64, owner: i64) -> bool:
    """KFS-20 In the establishing shot nobody's cards affect an opponent."""
    return s.round > ESTABLISHING or seat == owner


def verb_of(s: Samurai, card: i64) -> i64:
    """What playing a card on its player's turn means, by its type."""
    type = s.deck.type(card)
    if type == Type.CHARACTER:
        return Deed.LAY_CHARACTER
    if type == Type.PROP:
        return Deed.GIVE_PROP
    if type == Type.LOCATION:
        return Deed.LAY_LOCATION
    if type == Type.CREATURE:
        return Deed.DECLARE
    return Deed.ROLL if type == Type.CREDITS else Deed.PLAY_SFX


# What is still to be named


def next_slot(s: Samurai, d: Draft) -> i64:
    """The next thing that a play must name, or COMPLETE."""
    verb = d.verb
    if verb == Deed.PLAY_SFX:
        return next_of_sfx(s, d)
    if verb == Deed.GIVE_PROP or verb == Deed.MOVE_PROP:
        return Slot.RECEIVER if d.receiver == NONE else Slot.COMPLETE
    if verb == Deed.LAY_LOCATION:
        if d.movie == UNSAID:
            return Slot.MOVIE
        return Slot.COMBINE if d.combine == UNSAID and may_combine(s, d.card, d.movie) else Slot.COMPLETE
    if verb == Deed.DECLARE:
        return Slot.MOVIE if d.movie == UNSAID else Slot.COMPLETE
    if verb == Deed.KICK:
        return Slot.KICKED_AT if d.target == NONE else Slot.COMPLETE
    if verb == Deed.USE:
        return next_of_ability(s, d)
    return Slot.COMPLETE


def next_of_ability(s: Samurai, d: Draft) -> i64:
    ability = s.deck.ability(d.card)
    assert ability is not None
    if d.movie == UNSAID and ability.does(Tag.LOOK):
        return Slot.PLAYER
    return Slot.FROM_HAND if d.fodder == NONE and ability.costs(Tag.DROP) else Slot.COMPLETE


def next_of_sfx(s: Samurai, d: Draft) -> i64:
    for effect in s.deck.effects[d.card]:
        if effect.mode != 0:
            if d.mode == 0:
                return Slot.MODE
            if d.mode != effect.mode:
                continue
        slot = wanted(s, d, effect)
        if slot != Slot.COMPLETE:
            return slot
    return Slot.COMPLETE


def wanted(s: Samurai, d: Draft, effect: Effect) -> i64:
    """What one effect still wants to know."""
    tag = effect.tag
    if tag == Tag.KO or tag == Tag.DISC or tag == Tag.ATT or (tag == Tag.HAND and effect.what == What.CHARACTER):
        return Slot.TARGET if d.target == NONE else Slot.COMPLETE
    if tag == Tag.TAKE:
        if d.target == NONE:
            return Slot.TARGET
        return Slot.RECEIVER if d.receiver == NONE else Slot.COMPLETE
    if tag == Tag.BACK:
        if d.target == NONE:
            return Slot.FROM_DISCARD
        asks = effect.what == What.LOCATION and d.combine == UNSAID and may_combine(s, d.target, d.seat)
        return Slot.COMBINE if asks else Slot.COMPLETE
    if tag == Tag.TURN:
        return Slot.MOVIE if d.movie == UNSAID else Slot.COMPLETE
    if tag == Tag.JOIN and effect.what == What.HAND:
        return Slot.FROM_HAND if d.fodder == NONE else Slot.COMPLETE
    return Slot.COMPLETE


# The candidates


def fill(s: Samurai, d: Draft, slot: i64, out: Options) -> None:
    """Every answer that makes the play legal, the Ninja rule aside."""
    if slot == Slot.TARGET:
        fill_targets(s, d, out)
    elif slot == Slot.RECEIVER:
        fill_receivers(s, d, out)
    elif slot == Slot.MOVIE:
        fill_movies(s, d, out)
    elif slot == Slot.KICKED_AT:
        fill_kicks(s, d.seat, out)
    elif slot == Slot.MODE:
        if turnable(s, d):
            out.add(1)
        out.add(2)
    elif slot == Slot.COMBINE:
        out.add(1)
        out.add(0)
    elif slot == Slot.FROM_DISCARD:
        fill_discard(s, d, out)
    elif slot == Slot.FROM_HAND:
        fill_hand(s, d, out)
    elif slot == Slot.PLAYER:
        for seat in range(s.seats):
            if seat != d.seat and s.piles.count(HANDS + seat) > 0:
                out.add(seat)


def turnable(s: Samurai, d: Draft) -> bool:
    """The first mode of a card with two; only a redirection may be impossible."""
    for effect in s.deck.effects[d.card]:
        if effect.tag == Tag.TURN and effect.mode == 1:
            return s.attacking == Fight.CREATURE and can_turn(s)
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
        if d.verb == Deed.LAY_LOCATION:
            # KFS-30 Anyone's Movie; KFS-32 one that needs a host has no other use.
            if may_touch(s, d.seat, seat) and (not must_combine(s, d.card) or has_host(s, d.card, seat)):
                out.add(seat)
        elif d.verb == Deed.DECLARE:
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
        if effect.tag == Tag.DISC and effect.what == What.LOCATION:
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
            if tag == Tag.KO or tag == Tag.DISC or tag == Tag.ATT or tag == Tag.TAKE or tag == Tag.HAND:
                return effect
    raise AssertionError("a card without a target was asked for one")


def fill_movie_targets(s: Samurai, d: Draft, effect: Effect, seat: i64, out: Options) -> None:
    """Characters of one Movie, or what lies under them."""
    characters = effect.tag == Tag.KO or effect.tag == Tag.ATT or effect.what == What.CHARACTER
    character = s.piles.bottom(CASTS + seat)
    while character != NONE:
        if characters:
            sleepy = effect.tag != Tag.KO or s.asleep(character) == (effect.what == What.WAKE)
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
    prop = s.deck.type(card) == Type.PROP
    if effect.tag == Tag.DISC:
        return prop or effect.what != What.PROP
    return prop and has_taker(s, d.seat, card)


def is_shy(s: Samurai, character: i64, player: i64, owner: i64) -> bool:
    """A Character that opponents' SFX cannot target, while it is awake to notice."""
    return player != owner and not s.asleep(character) and bars(s, character, What.SFX)


# Discard pile and hand


def fill_discard(s: Samurai, d: Draft, out: Options) -> None:
    """Matching cards, newest first."""
    what = Type.CHARACTER
    for effect in s.deck.effects[d.card]:
        if effect.tag == Tag.BACK and effect.what == What.LOCATION:
            what = Type.LOCATION
    card = s.piles.top(DISCARD)
    while card != NONE and out.count < 120:
        if s.deck.type(card) == what and (what != Type.LOCATION or lays_here(s, card, d.seat)):
            out.add(card)
        card = s.piles.below(card)


def fill_hand(s: Samurai, d: Draft, out: Options) -> None:
    """A Creature that joins, or any card as a cost."""
    card = s.piles.bottom(HANDS + d.seat)
    while card != NONE:
        if d.verb == Deed.USE or (s.deck.type(card) == Type.CREATURE and not s.barred(card)):
            out.add(card)
        card = s.piles.above(card)


def fill_receivers(s: Samurai, d: Draft, out: Options) -> None:
    """KFS-33 Own Characters only; KFS-34 a Prop that a card's effect brings is not counted."""
    prop = d.target if d.verb == Deed.PLAY_SFX else d.card
    holder = s.holder_of(prop) if s.piles.home(prop) >= UNDER else NONE
    character = s.piles.bottom(CASTS + d.seat)
    while character != NONE:
        fresh = d.verb == Deed.PLAY_SFX or is_fresh(s, character)
        if character != holder and fresh and may_hold(s, character, prop):
            out.add(character)
        character = s.piles.above(character)
