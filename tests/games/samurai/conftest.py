"""Table talk for Kung Fu Samurai: a film set with the cards that a test needs, and nothing else."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from matinee import catalog
from matinee.engine.chance import Chance
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--films", type=int, default=40, help="how many films the oracle watches")


@pytest.fixture
def film() -> Film:
    """`film(given, seats=2)`: ada is seat a and on her turn in round 3, unless the position says otherwise."""

    def lay(given: Mapping[str, Any] | None, seats: int = 2, chance: Chance | None = None, **setup: Any) -> Scenario:
        return Scenario(catalog.show("samurai"), given, setup={"seats": seats, **setup}, chance=chance)

    return lay


@pytest.fixture
def clash(film: Film) -> Callable[..., Scenario]:
    """Bo attacks ada's Movie with one Creature; Wire Fu in bo's hand keeps the window open."""

    def attack(creature: str, movie: Mapping[str, Any], hand: tuple[str, ...] = (), **more: Any) -> Scenario:
        given = {
            "active": "b",
            "movies": {"a": movie, "b": {"cast": ["ferry-pilot-with-no-license"]}},
            "hands": {"a": list(hand), "b": [creature, "wire-fu"]},
            **more,
        }
        table = film(given)
        table.says("bo", f"attack:{creature}")
        return table

    return attack
