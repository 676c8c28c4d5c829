"""What a choice would give away: a lone one that hurts its player, or helps a rival, is never made automatically."""

from mypy_extensions import i64

from matinee.games.samurai.deck import PENDING
from matinee.games.samurai.draft import Draft, Slot
from matinee.games.samurai.legal import targeting
from matinee.games.samurai.locations import may_combine, must_combine
from matinee.games.samurai.resolve import lay_location
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.strength import movie_ds
from matinee.games.samurai.terms import Deed, Tag, Type, What


def gives_away(s: Samurai, d: Draft, slot: i64, option: i64) -> bool:
    """Whether this answer is one that a person would want to see before it is theirs."""
    if slot == Slot.TARGET:
        mine = s.seat_of(option) == d.seat
        return is_harmful(s, d) if mine else is_helpful(s, d)
    if slot == Slot.MOVIE and d.verb == Deed.LAY_LOCATION:
        gain = gain_of(s, d.seat, d.card, option)
        return gain < 0 if option == d.seat else gain > 0
    if slot == Slot.FROM_DISCARD and s.deck.type(option) == Type.LOCATION:
        return s.edition >= 3 and gain_of(s, d.seat, option, d.seat) < 0
    return False


def is_harmful(s: Samurai, d: Draft) -> bool:
    """Whether a target would rather not be one. A Prop that is taken is welcome, wherever it comes from."""
    effect = targeting(s, d)
    return (effect.tag == Tag.KO and effect.what != What.WAKE) or effect.tag == Tag.DISC or effect.tag == Tag.HAND


def is_helpful(s: Samurai, d: Draft) -> bool:
    effect = targeting(s, d)
    return effect.tag == Tag.ATT or (effect.tag == Tag.KO and effect.what == What.WAKE)


def gain_of(s: Samurai, seat: i64, card: i64, movie: i64) -> i64:
    """What a Location makes of a Movie's DS; where it may be combined, the player will do what suits them best."""
    gain = laid(s, card, movie, must_combine(s, card)) - movie_ds(s, movie, False)
    if may_combine(s, card, movie):
        other = laid(s, card, movie, True) - movie_ds(s, movie, False)
        return max(gain, other) if movie == seat else min(gain, other)
    return gain


def laid(s: Samurai, card: i64, movie: i64, combine: bool) -> i64:
    """A Movie's DS with a Location laid there."""
    twin = s.copy()
    twin.piles.move(card, PENDING)
    lay_location(twin, card, movie, combine)
    return movie_ds(twin, movie, False)
