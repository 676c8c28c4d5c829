"""Ada, Bo, Cy and Di stand in a barn."""

from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.chance import Chance, Scripted, Swift
from matinee.testing.scenario import Scenario


def rolls(*faces: int) -> Scripted:
    """Dice that fall as the test needs them; what comes after these is left to chance."""
    return Scripted([face - 1 for face in faces], seed=1)


class Tables:
    """Lays tables of this game out: `table(2, rolls(6, 5), places={"L1": "Werepoodle"}, phase="kick")`."""

    def __call__(self, seats: int, chance: Chance | None = None, **given: Any) -> Scenario:
        return Scenario(show("roundhouse"), given, setup={"seats": seats}, chance=chance)

    def new(self, seats: int, seed: int = 1) -> Scenario:
        return Scenario(show("roundhouse"), setup={"seats": seats}, chance=Swift(seed))


@pytest.fixture
def table() -> Tables:
    return Tables()
