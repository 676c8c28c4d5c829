"""Ada and Bo sit down."""

from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Chance
from matinee.testing.scenario import Scenario


class Tables:
    """Lays tables of this game out: `table(stacks={"A1": "N-H / - / -"}, a=["N-L"], b=[])`."""

    def __call__(
        self,
        *,
        a: list[str] | None = None,
        b: list[str] | None = None,
        setup: dict[str, object] | None = None,
        chance: Chance | None = None,
        **given: Any,
    ) -> Scenario:
        hands = {"a": a if a is not None else ["P-H", "Z-T"], "b": b if b is not None else ["R-H", "R-T"]}
        return Scenario(show("npzr"), {"hands": hands, **given}, setup=setup, chance=chance)

    def new(self, chance: Chance | None = None, **setup: object) -> Scenario:
        return Scenario(show("npzr"), setup=setup, chance=chance)


@pytest.fixture
def table() -> Tables:
    return Tables()
