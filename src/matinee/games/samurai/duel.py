"""AS against DS: the strengths of the attack on the stage, from its ordered list of labelled steps."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.games.samurai.deck import CASTS, UNDER
from matinee.games.samurai.state import Samurai, other_of, row_of, status_of
from matinee.games.samurai.strength import Tally, holds, movie_ds, pile_ds, place_ds
from matinee.games.samurai.terms import Fight, Per, Shift, Status, Tag, What

ALWAYS: Final[i64] = 1000


def creature_as(s: Samurai, creature: i64) -> i64:
    """KFS-40 What is printed on a Creature, with its own conditions."""
    t = Tally()
    t.begin(s.deck.strength(creature))
    boost(s, t, creature)
    return t.total()


def boost(s: Samurai, t: Tally, card: i64) -> None:
    """AS changes printed on the attacking cards themselves."""
    for effect in s.deck.effects[card]:
        if effect.tag == Tag.AS:
            condition = effect.condition
            if condition is None or holds(s, condition, s.target, NONE, True):
                n = effect.n
                if effect.per == Per.CHARACTER:
                    n *= s.piles.count(CASTS + s.target)
                t.take(effect, n, card)


def fighter_as(s: Samurai) -> i64:
    """KFS-63 A kung fu fighter counts DS, Props and SFX, but no Location."""
    t = Tally()
    value = pile_ds(s, t, s.fighter, s.attacker, False)
    t.begin(value)
    if not s.asleep(s.fighter):
        boost(s, t, s.fighter)
        card = s.piles.bottom(UNDER + s.fighter)
        while card != NONE:
            boost(s, t, card)
            card = s.piles.above(card)
    return t.total()


def base_as(s: Samurai) -> i64:
    return max(i64(0), creature_as(s, s.fighter) if s.attacking == Fight.CREATURE else fighter_as(s))


def base_ds(s: Samurai) -> i64:
    """KFS-63 A kung fu target counts its pile and its Location, a Movie everything."""
    if s.attacking == Fight.CREATURE:
        return movie_ds(s, s.target, True)
    t = Tally()
    return pile_ds(s, t, s.marked, s.target, True) + place_ds(s, t, s.target, True)


def counts(change: i64, pending: bool) -> bool:
    status = status_of(change)
    return status == Status.ACTIVE or (pending and status == Status.PENDING)


def is_idle(s: Samurai, change: i64) -> bool:
    """Whether a row of a card changes nothing here: its condition does not hold."""
    condition = s.deck.rows[row_of(change)].condition
    return condition is not None and not holds(s, condition, s.target, NONE, True)


def step_as(s: Samurai, change: i64, strength: i64) -> i64:
    """KFS-40 One AS change: halves round down, and it never falls below 0."""
    effect = s.deck.rows[row_of(change)]
    if effect.tag == Tag.JOIN:
        return strength + creature_as(s, other_of(change))
    if effect.tag != Tag.AS:
        return strength
    if is_idle(s, change):
        return strength
    if effect.change == Shift.PLUS:
        return max(i64(0), strength + effect.n)
    if effect.change == Shift.DOUBLE:
        return 2 * strength
    return strength // 2 if effect.change == Shift.HALVE else effect.n


def step_ds(s: Samurai, change: i64, strength: i64) -> i64:
    """KFS-39 One attack-long DS change."""
    effect = s.deck.rows[row_of(change)]
    if effect.tag != Tag.MDS or is_idle(s, change):
        return strength
    return 2 * strength if effect.change == Shift.DOUBLE else strength + effect.n


def attack_strength(s: Samurai, pending: bool = False) -> i64:
    """KFS-40 AS: the Creature or fighter, then every change in the order played."""
    strength = base_as(s)
    for change in s.labels:
        if counts(change, pending):
            strength = step_as(s, change, strength)
    return strength


def defence_strength(s: Samurai, pending: bool = False) -> i64:
    strength = base_ds(s)
    for change in s.labels:
        if counts(change, pending):
            strength = step_ds(s, change, strength)
    return strength


def foregone(s: Samurai) -> i64:
    """KFS-42 Text that says "always": ALWAYS succeeds, minus ALWAYS fails, 0 leaves it to the strengths."""
    if s.attacking == Fight.CREATURE:
        for effect in s.deck.effects[s.fighter]:
            if effect.tag == Tag.AUTO:
                condition = effect.condition
                if condition is None or holds(s, condition, s.target, NONE, True):
                    if effect.what == What.SUCCESS:
                        return ALWAYS
                    if effect.what == What.FAILURE:
                        return -ALWAYS
    return 0


def margin(s: Samurai, pending: bool = False) -> i64:
    """By how much the attack succeeds (0 is enough) or fails."""
    sure = foregone(s)
    return sure if sure != 0 else attack_strength(s, pending) - defence_strength(s, pending)
