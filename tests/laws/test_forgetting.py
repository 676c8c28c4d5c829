"""The law that no attribute is forgotten, tried on states that forget one."""

from typing import ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.chance import Chance, Swift
from matinee.engine.piles import Layout, Piles, fresh
from matinee.engine.state import State
from matinee.testing.forgetting import check


class Purse:
    """An object of a game's own, inside its state."""

    def __init__(self, coins: int) -> None:
        self.coins = coins


class Whole(State):
    """A state that keeps everything. Others forget what `forgotten` names."""

    derived: ClassVar[tuple[str, ...]] = ("printed",)
    forgotten: ClassVar[tuple[str, ...]] = ()

    def __init__(self, piles: Piles, chance: Chance) -> None:
        super().__init__(2, piles, chance)
        self.printed = "The rulebook"
        self.passed = 0
        self.duty = False
        self.scores = [0, 0]
        self.said: list[tuple[int, ...]] = []
        self.cells: vec[i64] = vec[i64]([1, 2])
        self.purse = Purse(3)

    def copy(self) -> "Whole":
        twin = type(self)(self.piles.copy(), self.chance.copy())
        if "copied" not in self.forgotten:
            self.copied(twin)
        for name in ("passed", "duty", "scores", "said", "cells"):
            if f"copy {name}" not in self.forgotten:
                setattr(twin, name, getattr(self, name))
        twin.purse = self.purse if "own purse" in self.forgotten else Purse(self.purse.coins)
        return twin

    def copy_onto(self, spent: State) -> "Whole":
        twin = self.copy()
        if "copy_onto" in self.forgotten:
            assert isinstance(spent, Whole)
            twin.duty = spent.duty
        return twin

    def facts(self) -> list[int]:
        told = {
            "passed": [self.passed],
            "duty": [int(self.duty)],
            "scores": self.scores if "last score" not in self.forgotten else self.scores[:1],
            "said": [word for line in self.said for word in (len(line), *line)],
            "cells": [int(cell) for cell in self.cells],
            "purse": [self.purse.coins],
        }
        return [number for name, facts in told.items() if f"facts {name}" not in self.forgotten for number in facts]


def a_state(kind: type[Whole]) -> Whole:
    layout = Layout([0])
    layout.pile("deck", 0)
    piles = fresh(layout)
    piles.start(0, 0)
    return kind(piles, Swift(1))


def test_a_state_that_forgets_nothing() -> None:
    check(a_state(Whole))


@pytest.mark.parametrize(
    ("forgotten", "sentence"),
    [
        ("copied", "copy forgets asked"),
        ("copy passed", "copy forgets passed"),
        ("copy cells", "copy forgets cells"),
        ("copy said", "copy forgets said"),
        ("copy_onto", "copy_onto forgets duty"),
        ("facts passed", r"facts\(\) forgets passed"),
        ("facts duty", r"facts\(\) forgets duty"),
        ("facts said", r"facts\(\) forgets said"),
        ("facts cells", r"facts\(\) forgets cells"),
        ("facts purse", r"facts\(\) forgets purse.coins"),
        ("last score", r"facts\(\) forgets scores"),
        ("own purse", "a copy shares purse.coins with the original"),
    ],
)
def test_what_is_forgotten_is_named(forgotten: str, sentence: str) -> None:
    kind = type("Forgetful", (Whole,), {"forgotten": (forgotten,)})
    with pytest.raises(AssertionError, match=sentence):
        check(a_state(kind))


def test_what_is_derived_must_be_there_and_be_handed_on() -> None:
    with pytest.raises(AssertionError, match="ghost is named as derived"):
        check(a_state(type("Haunted", (Whole,), {"derived": ("printed", "ghost")})))
    with pytest.raises(AssertionError, match="copy forgets printed"):
        check(a_state(type("Undeclared", (Whole,), {"derived": ()})))
    lost = type("Lost", (Whole,), {"derived": ("printed", "passed"), "forgotten": ("copy passed",)})
    state = a_state(lost)
    state.passed = 7
    with pytest.raises(AssertionError, match="copy forgets passed"):
        check(state)
