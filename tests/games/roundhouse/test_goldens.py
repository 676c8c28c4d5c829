"""The golden scenarios G1 to G7, as data."""

from pathlib import Path

import pytest

from matinee.catalog import show
from matinee.testing.story import play_story, read_story

from .conftest import Tables

FILES = sorted((Path(__file__).parents[2] / "scenarios/roundhouse").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden(file: Path) -> None:
    story = read_story(file.read_text(encoding="utf-8"), file.name)
    assert play_story(story, show) == ""


def test_all_seven_are_there() -> None:
    assert {file.name[:2] for file in FILES} == {f"g{number}" for number in range(1, 8)}


def test_g1_places_and_items_in_detail(table: Tables) -> None:
    new = table.new(3)
    assert list(new["places"]) == [f"L{number}" for number in range(1, 7)]
    assert [len(items) for items in new["items"].values()] == [1, 1, 1]
    assert new.asked == {"a": "ada", "b": "bo", "c": "cy"}[new["sp"]]
