"""A whole play takes place: cards are laid, Props handed over, attacks declared, SFX announced, abilities used."""

from mypy_extensions import i64

from matinee.games.samurai.attack import declare, kick
from matinee.games.samurai.cancel import announce, told_played
from matinee.games.samurai.credits import roll
from matinee.games.samurai.deck import CASTS, UNDER
from matinee.games.samurai.draft import Draft
from matinee.games.samurai.locations import must_combine
from matinee.games.samurai.resolve import (
    add_labels,
    apply,
    changes_attack,
    lay_location,
    send_home,
    tell_strengths,
    tell_two,
)
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Deed, Mark, Once, Status, Tag


def perform(s: Samurai, d: Draft) -> None:
    """Push first what follows the play, then the play itself on top of it."""
    s.backed_out = False
    d.origin.committed(s)
    verb = d.verb
    if verb == Deed.PLAY_SFX:
        announce(s, d)
    elif verb == Deed.LAY_CHARACTER:
        lay_character(s, d)
    elif verb == Deed.GIVE_PROP or verb == Deed.MOVE_PROP:
        give(s, d)
    elif verb == Deed.LAY_LOCATION:
        lay_place(s, d)
    elif verb == Deed.DECLARE:
        declare(s, d)
    elif verb == Deed.KICK:
        kick(s, d)
    elif verb == Deed.USE:
        use(s, d)
    elif verb == Deed.ROLL:
        roll(s, d.seat, d.card)


def lay_character(s: Samurai, d: Draft) -> None:
    """KFS-26 Into your own Movie, as many as you want."""
    told_played(s, d.seat, d.card)
    s.leaves_hand(d.seat, d.card)
    s.piles.set_counter(d.card, 0)
    s.move(d.card, CASTS + d.seat)


def give(s: Samurai, d: Draft) -> None:
    """KFS-34 A move counts as new for the receiver; the giver is not limited."""
    if d.verb == Deed.GIVE_PROP:
        told_played(s, d.seat, d.card)
        s.leaves_hand(d.seat, d.card)
        tell_two(s, "given", d.seat, d.card, d.receiver)
    elif s.journal is not None:
        giver = s.deck.cards[s.holder_of(d.card)].key
        s.tell("handed-over", d.seat, 0, 0, f"{s.deck.cards[d.card].key}>{s.deck.cards[d.receiver].key}>{giver}")
    s.piles.set_counter(d.card, 0)
    s.move(d.card, UNDER + d.receiver)
    s.piles.set_counter(d.receiver, s.piles.counter(d.receiver) + Mark.GAINED)


def lay_place(s: Samurai, d: Draft) -> None:
    """KFS-30 In anyone's Movie."""
    told_played(s, d.seat, d.card)
    s.leaves_hand(d.seat, d.card)
    combine = d.combine == 1 or must_combine(s, d.card)
    s.tell("located", d.seat, d.movie, int(combine), s.deck.cards[d.card].key)
    lay_location(s, d.card, d.movie, combine)


def use(s: Samurai, d: Draft) -> None:
    """KFS-58 Pay, then it works at once: an ability is no SFX and cannot be cancelled as one."""
    ability = s.deck.ability(d.card)
    assert ability is not None
    s.tell("used", d.seat, 0, 0, s.deck.cards[d.card].key)
    if ability.limit == Once.TURN:
        s.mark(d.card, Mark.USED if s.active == d.seat else Mark.DEFENDED)
    elif ability.limit == Once.ATTACK:
        s.mark(d.card, Mark.BEGGED)
    for cost in ability.cost:
        pay(s, d, cost.tag)
    add_labels(s, d, ability.effects, Status.ACTIVE)
    apply(s, d, ability.effects)
    if changes_attack(ability.effects):
        tell_strengths(s)


def pay(s: Samurai, d: Draft, tag: i64) -> None:
    if tag == Tag.DISC:
        s.tell("spent", d.seat, 0, 0, s.deck.cards[d.card].key)
        s.discard(d.card)
    elif tag == Tag.HAND:
        send_home(s, d.card)
    elif tag == Tag.DROP:
        s.tell("discarded", d.seat, 0, 0, s.deck.cards[d.fodder].key)
        s.discard(d.fodder)
