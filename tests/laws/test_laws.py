"""Every law, over every game of the house, at every number of seats."""

from pathlib import Path

import pytest

from matinee import catalog
from matinee.engine.show import Show
from matinee.testing.clauses import clause_faults
from matinee.testing.laws import LAWS, Law

TABLES = [
    pytest.param(show, seats, id=f"{show.game.short}-{seats}")
    for show in catalog.SHOWS.values()
    for seats in range(show.game.fewest, show.game.most + 1)
]
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("show", "seats"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_law(show: Show, seats: int, seed: int, law: Law) -> None:
    law(show, seats, seed)


@pytest.mark.parametrize("show", [pytest.param(s, id=s.game.short) for s in catalog.SHOWS.values()])
def test_every_clause_is_cited_and_shown(show: Show) -> None:
    folder = type(show.game).__module__.split(".")[-2]
    assert clause_faults(show, ROOT / "src/matinee/games" / folder, ROOT / "tests/games" / folder) == []


@pytest.mark.parametrize("show", [pytest.param(s, id=s.game.short) for s in catalog.SHOWS.values()])
def test_every_language_says_everything(show: Show) -> None:
    english = show.words("en").ids()
    assert all(show.words(language).ids() == english for language in show.game.languages)
