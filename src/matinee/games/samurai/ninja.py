"""KFS-60 Nobody may play SFX to defend the target of a Ninja attack: found out by a dry run on a copy."""

from typing import Final

from mypy_extensions import i64

from matinee.games.samurai.deck import PENDING, STAGE
from matinee.games.samurai.draft import Draft
from matinee.games.samurai.duel import attack_strength, defence_strength, foregone, margin
from matinee.games.samurai.resolve import add_labels, apply, attack_holds, turn_labels
from matinee.games.samurai.state import UNDECIDED, Samurai
from matinee.games.samurai.strength import attack_traits
from matinee.games.samurai.terms import Fight, Status, Tag, Trait

LOST: Final[i64] = -100_000
DECIDED: Final[i64] = 10_000


def is_ninja_attack(s: Samurai) -> bool:
    """KFS-61 Also a kung fu attack by a Character with Ninja."""
    return s.attacking != Fight.NONE and attack_traits(s) & Trait.NINJA != 0


def defends(s: Samurai, d: Draft, waiting: list[Draft]) -> bool:
    """Whether a complete play would make the attack worse than letting things take their course.

    `waiting` are the plays that have been announced and not resolved, first played first.
    """
    if s.deck.has(d.card, Tag.SEEK):
        # The pile is hidden: any Character in it would raise the DS of the target's own Movie.
        return d.seat == s.target and s.attacking == Fight.CREATURE
    played, left = rehearsed(s, d, waiting), rehearsed(s, None, waiting)
    return outlook(played, s) < outlook(left, s) or (s.edition >= 3 and weakens(played, left))


def weakens(played: Samurai, left: Samurai) -> bool:
    """Whether AS minus DS falls, though a text says that the attack always succeeds."""
    if foregone(left) == 0 or played.attacking == Fight.NONE or left.success != UNDECIDED:
        return False
    return lead(played) < lead(left)


def lead(s: Samurai) -> i64:
    return attack_strength(s) - defence_strength(s)


def rehearsed(s: Samurai, d: Draft | None, waiting: list[Draft]) -> Samurai:
    """The table after everything announced has resolved, last played first."""
    twin = s.copy()
    twin.agenda.clear()
    twin.rehearsing = True
    if d is not None:
        twin.piles.set_counter(d.card, d.seat)
        twin.piles.move(d.card, PENDING)
        add_labels(twin, d, s.deck.effects[d.card], Status.PENDING)
        settle(twin, d)
    for place in range(len(waiting) - 1, -1, -1):
        settle(twin, waiting[place])
    return twin


def settle(twin: Samurai, d: Draft) -> None:
    if twin.piles.home(d.card) == PENDING:
        turn_labels(twin, d.card, Status.ACTIVE)
        apply(twin, d, twin.deck.effects[d.card])
        if twin.piles.home(d.card) == PENDING:
            twin.piles.move(d.card, STAGE)


def outlook(twin: Samurai, s: Samurai) -> i64:
    """How well the attack stands: stopped or turned aside is worst, then a saved victim, then a lost comparison."""
    if twin.attacking == Fight.NONE or twin.target != s.target or not attack_holds(twin):
        return LOST
    if twin.saved:
        return -2 * DECIDED
    if twin.success != UNDECIDED:
        return DECIDED if twin.success == 1 else -DECIDED
    return margin(twin)
