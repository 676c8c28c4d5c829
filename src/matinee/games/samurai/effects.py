"""An effect is one verb of the rulebook with its numbers; a condition is its `if`. Made by the loader, then fixed."""

from typing import Final

from mypy_extensions import i64

from matinee.games.samurai.terms import Scope, What

# A condition that names no card, and one that names a card which is in none of the packs.
NOBODY_NAMED: Final[i64] = -1
ABSENT: Final[i64] = -2


class Condition:
    """When an effect counts. Masks of traits mean "any of these"; what is left empty is not asked."""

    def __init__(self) -> None:
        self.attack: i64 = 0
        self.location: i64 = 0
        self.holder: i64 = 0
        self.cast: i64 = 0
        self.props: i64 = 0
        self.with_card: i64 = NOBODY_NAMED
        self.kung_fu: bool = False
        self.alone: bool = False
        self.fewest: bool = False
        self.rank: i64 = 0
        self.negated: bool = False


class Effect:
    """One row of a card: `tag` says which verb, the others are its parameters, `row` is its number in the deck."""

    def __init__(self, tag: i64) -> None:
        self.row: i64 = -1
        self.tag = tag
        self.change: i64 = 0
        self.n: i64 = 0
        self.scope: i64 = Scope.SELF
        self.of: i64 = 0
        self.per: i64 = 0
        self.per_of: i64 = 0
        self.what: i64 = What.NOTHING
        self.on: i64 = 0
        self.rank: i64 = 0
        self.mode: i64 = 0
        self.condition: Condition | None = None


class Ability:
    """KFS-58 What a card in play can do for its controller: when, how often, at which cost, to which effect."""

    def __init__(self, when: i64, limit: i64, cost: list[Effect], effects: list[Effect]) -> None:
        self.when = when
        self.limit = limit
        self.cost = cost
        self.effects = effects

    def costs(self, tag: i64) -> bool:
        for effect in self.cost:
            if effect.tag == tag:
                return True
        return False

    def does(self, tag: i64) -> bool:
        for effect in self.effects:
            if effect.tag == tag:
                return True
        return False
