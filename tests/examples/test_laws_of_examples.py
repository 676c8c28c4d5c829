"""The teaching games keep every law of the house, though they stand outside its catalog."""

from pathlib import Path

import pytest

import matinee_examples
from matinee import catalog
from matinee.engine.show import Show
from matinee.testing.clauses import clause_faults
from matinee.testing.laws import LAWS, Law

ROOT = Path(__file__).parents[2]
TABLES = [
    pytest.param(show, seats, id=f"{show.game.short}-{seats}")
    for show in matinee_examples.SHOWS
    for seats in range(show.game.fewest, show.game.most + 1)
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("show", "seats"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_law(show: Show, seats: int, seed: int, law: Law) -> None:
    law(show, seats, seed)


@pytest.mark.parametrize("show", [pytest.param(s, id=s.game.short) for s in matinee_examples.SHOWS])
def test_every_clause_is_cited_and_shown(show: Show) -> None:
    folder = type(show.game).__module__.split(".")[-2]
    code = ROOT / "examples/matinee_examples" / folder
    assert clause_faults(show, code, ROOT / "tests/examples") == []


def test_examples_are_no_games_of_the_house() -> None:
    assert not {show.id for show in matinee_examples.SHOWS} & set(catalog.SHOWS)
