"""DS, computed each time it is asked for: who is present, one card, a pile, a Movie.

Nothing is kept between two looks, so a cancelled card leaves no trace: its step is simply not counted.
"""

from mypy_extensions import i64, mypyc_attr

from matinee.engine.piles import NONE
from matinee.games.samurai.deck import CASTS, PLACES, UNDER
from matinee.games.samurai.effects import Condition, Effect
from matinee.games.samurai.state import Samurai, card_of, other_of, row_of, status_of
from matinee.games.samurai.terms import Fight, Per, Rank, Scope, Shift, Status, Tag, Trait, Type


@mypyc_attr(acyclic=True)
class Tally:
    """KFS-39 One card's strength: printed, then "becomes", then doubling, then plus and minus, then "counts 0"."""

    def __init__(self, tracing: bool = False) -> None:
        self.value: i64 = 0
        self.doubles: i64 = 0
        self.plus: i64 = 0
        self.zero: bool = False
        # Which card changed it, how and by how much: kept only for people who open the number.
        self.reasons: list[tuple[int, int, int]] | None = [] if tracing else None

    def begin(self, printed: i64) -> None:
        self.value = printed
        self.doubles = 0
        self.plus = 0
        self.zero = False
        if self.reasons is not None:
            self.reasons = []

    def take(self, effect: Effect, n: i64, source: i64) -> None:
        change = effect.change
        if change == Shift.PLUS:
            self.plus += n
        elif change == Shift.BECOMES:
            # KFS-31 A changed value replaces the printed one; of several the last printed counts.
            self.value = n
        elif change == Shift.DOUBLE:
            self.doubles += 1
        elif change == Shift.ZERO:
            self.zero = True
        if self.reasons is not None:
            self.reasons.append((source, change, n))

    def total(self) -> i64:
        return i64(0) if self.zero else (self.value << self.doubles) + self.plus


# Who and what is present


def traits(s: Samurai, card: i64) -> i64:
    """Printed traits and those that a slid-under card grants."""
    mask = s.deck.mask(card)
    under = s.piles.top(UNDER + card)
    while under != NONE:
        if s.deck.type(under) == Type.SFX:
            for effect in s.deck.effects[under]:
                if effect.tag == Tag.TRT and effect.scope == Scope.HOLDER:
                    mask |= effect.of
        under = s.piles.below(under)
    return mask


def place_traits(s: Samurai, seat: i64) -> i64:
    """KFS-32 A compound has all traits of its cards."""
    mask: i64 = 0
    card = s.piles.top(PLACES + seat)
    while card != NONE:
        mask |= s.deck.mask(card)
        card = s.piles.below(card)
    return mask


def cast_has(s: Samurai, seat: i64, mask: i64) -> bool:
    card = s.piles.top(CASTS + seat)
    while card != NONE:
        if traits(s, card) & mask != 0:
            return True
        card = s.piles.below(card)
    return False


def count_props(s: Samurai, seat: i64, mask: i64) -> i64:
    """Props in a Movie that have one of these traits."""
    count: i64 = 0
    character = s.piles.top(CASTS + seat)
    while character != NONE:
        card = s.piles.top(UNDER + character)
        while card != NONE:
            if s.deck.type(card) == Type.PROP and s.deck.mask(card) & mask != 0:
                count += 1
            card = s.piles.below(card)
        character = s.piles.below(character)
    return count


def attack_traits(s: Samurai) -> i64:
    """KFS-61 A kung fu attack has its fighter's traits and Kung Fu; joined Creatures and SFX add theirs."""
    mask = traits(s, s.fighter)
    if s.attacking == Fight.KUNG_FU:
        mask |= Trait.KUNG_FU
    for change in s.labels:
        if status_of(change) == Status.ACTIVE:
            effect = s.deck.rows[row_of(change)]
            if effect.tag == Tag.TRT and effect.scope == Scope.ATTACK:
                mask |= effect.of
            elif effect.tag == Tag.JOIN:
                mask |= s.deck.mask(other_of(change))
    return mask


def holds(s: Samurai, c: Condition, seat: i64, holder: i64, fight: bool) -> bool:
    """Whether an `if` is fulfilled in a Movie; attack conditions only `fight` asks for."""
    return fulfilled(s, c, seat, holder, fight) != c.negated


def fulfilled(s: Samurai, c: Condition, seat: i64, holder: i64, fight: bool) -> bool:
    if c.attack != 0 and (not fight or attack_traits(s) & c.attack == 0):
        return False
    if c.kung_fu and (not fight or s.attacking != Fight.KUNG_FU):
        return False
    if c.location != 0 and place_traits(s, seat) & c.location == 0:
        return False
    if c.holder != 0 and (holder == NONE or traits(s, holder) & c.holder == 0):
        return False
    if c.cast != 0 and not cast_has(s, seat, c.cast):
        return False
    if c.props != 0 and count_props(s, seat, c.props) == 0:
        return False
    if c.with_card != NONE and (c.with_card < 0 or s.piles.home(c.with_card) != CASTS + seat):
        return False
    if c.alone and s.piles.count(CASTS + seat) != 1:
        return False
    if c.fewest and not has_fewest(s, seat):
        return False
    return c.rank == 0 or has_rank(s, c.rank)


def has_fewest(s: Samurai, seat: i64) -> bool:
    """No Movie has fewer Characters."""
    mine = s.piles.count(CASTS + seat)
    for other in range(s.seats):
        if s.piles.count(CASTS + other) < mine:
            return False
    return True


def has_rank(s: Samurai, rank: i64) -> bool:
    """Ranks of Movies by DS outside the attack: the target's from above, the attacker's from below."""
    if rank == Rank.LOWEST:
        mine = movie_ds(s, s.attacker, False)
        for other in range(s.seats):
            if other != s.attacker and movie_ds(s, other, False) < mine:
                return False
        return True
    target = movie_ds(s, s.target, False)
    for other in range(s.seats):
        if other != s.target:
            ds = movie_ds(s, other, False)
            if ds > target or (rank == Rank.ALONE_HIGHEST and ds == target):
                return False
    return True


def is_highest(s: Samurai, seat: i64) -> bool:
    mine = movie_ds(s, seat, False)
    for other in range(s.seats):
        if movie_ds(s, other, False) > mine:
            return False
    return True


# One card


def begin_ds(s: Samurai, t: Tally, card: i64, seat: i64, holder: i64, fight: bool) -> None:
    """Begin with what is printed on a card, and apply its own text to it."""
    t.begin(s.deck.strength(card))
    for effect in s.deck.effects[card]:
        if effect.tag == Tag.DS and effect.scope == Scope.SELF:
            condition = effect.condition
            if condition is None or holds(s, condition, seat, holder, fight):
                n = effect.n
                if effect.per == Per.PROP:
                    n *= count_props(s, seat, effect.per_of)
                t.take(effect, n, card)


def apply_text(s: Samurai, t: Tally, source: i64, scope: i64, mask: i64) -> None:
    """Apply the text of another card to this one, if it has one of the traits that the text names."""
    for effect in s.deck.effects[source]:
        if effect.tag == Tag.DS and effect.scope == scope and (effect.of == 0 or effect.of & mask != 0):
            t.take(effect, effect.n, source)


def nullify(s: Samurai, t: Tally, source: i64, scope: i64, mask: i64) -> None:
    """Apply only the "counts 0" of another card's text to this one."""
    for effect in s.deck.effects[source]:
        if effect.tag == Tag.DS and effect.scope == scope and effect.change == Shift.ZERO and effect.of & mask != 0:
            t.take(effect, effect.n, source)


def character_ds(s: Samurai, t: Tally, character: i64, seat: i64, fight: bool) -> i64:
    begin_ds(s, t, character, seat, character, fight)
    mask = traits(s, character)
    other = s.piles.bottom(CASTS + seat)
    while other != NONE:
        if other != character and s.deck.auras[other] != 0 and not s.asleep(other):
            apply_text(s, t, other, Scope.OTHERS, mask)
        other = s.piles.above(other)
    place = s.piles.bottom(PLACES + seat)
    while place != NONE:
        if s.deck.auras[place] != 0:
            apply_text(s, t, place, Scope.CAST, mask)
        place = s.piles.above(place)
    if fight and s.attacking == Fight.CREATURE:
        apply_text(s, t, s.fighter, Scope.CAST, mask)
    return t.total()


def under_ds(s: Samurai, t: Tally, card: i64, holder: i64, seat: i64, fight: bool) -> i64:
    """A Prop; or an SFX slid under a Character, which KFS-57 is part of its total: it counts 0 with it."""
    begin_ds(s, t, card, seat, holder, fight)
    if s.deck.type(card) == Type.SFX:
        if fight and s.attacking == Fight.CREATURE and s.edition >= 2:
            nullify(s, t, s.fighter, Scope.CAST, traits(s, holder))
    else:
        mask = s.deck.mask(card)
        if s.deck.auras[holder] != 0:
            apply_text(s, t, holder, Scope.HELD, mask)
        if fight and s.attacking == Fight.CREATURE:
            apply_text(s, t, s.fighter, Scope.PROPS, mask)
    return t.total()


def location_ds(s: Samurai, t: Tally, card: i64, seat: i64, fight: bool) -> i64:
    """KFS-32 Each card of a compound, with its own condition applied to itself."""
    begin_ds(s, t, card, seat, NONE, fight)
    if fight:
        if s.attacking == Fight.CREATURE:
            apply_text(s, t, s.fighter, Scope.LOCATION, s.deck.mask(card))
        for change in s.labels:
            effect = s.deck.rows[row_of(change)]
            if effect.tag == Tag.DS and effect.scope == Scope.LOCATION and status_of(change) == Status.ACTIVE:
                t.take(effect, 0, card_of(change))
    return t.total()


# A pile, a place, a Movie


def pile_ds(s: Samurai, t: Tally, character: i64, seat: i64, fight: bool) -> i64:
    """A Character with all it carries; KFS-66 knocked out, it counts for nothing."""
    if s.asleep(character):
        return 0
    total = character_ds(s, t, character, seat, fight)
    card = s.piles.bottom(UNDER + character)
    while card != NONE:
        total += under_ds(s, t, card, character, seat, fight)
        card = s.piles.above(card)
    return total


def place_ds(s: Samurai, t: Tally, seat: i64, fight: bool) -> i64:
    total: i64 = 0
    card = s.piles.bottom(PLACES + seat)
    while card != NONE:
        total += location_ds(s, t, card, seat, fight)
        card = s.piles.above(card)
    return total


def movie_ds(s: Samurai, seat: i64, fight: bool) -> i64:
    """KFS-39 Characters, Props, SFX and Location; KFS-27 the same sum defends and scores; no floor."""
    t = Tally()
    total = place_ds(s, t, seat, fight)
    character = s.piles.bottom(CASTS + seat)
    while character != NONE:
        total += pile_ds(s, t, character, seat, fight)
        character = s.piles.above(character)
    return total
