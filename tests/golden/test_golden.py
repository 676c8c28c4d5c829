"""One whole game of each, told as text, the same on both builds.

After a wanted change: `PYTHONPATH=src .venv/bin/python scripts/golden.py`, and read the diff.
"""

from pathlib import Path

import pytest

from matinee import catalog
from matinee.engine.record import Record, read_record
from matinee.testing.golden import tell

STORIES = sorted(Path(__file__).parent.glob("*.txt"))
RECORDS = Path(__file__).parents[1] / "records"


def recorded(story: Path) -> Record:
    return read_record((RECORDS / f"{story.stem}.json").read_bytes(), story.stem)


@pytest.mark.parametrize("story", [pytest.param(story, id=story.stem) for story in STORIES])
def test_the_story_is_told_as_it_was(story: Path) -> None:
    record = recorded(story)
    assert tell(catalog.show(record.game), record).splitlines() == story.read_text(encoding="utf-8").splitlines()


def test_each_of_our_games_has_a_story() -> None:
    assert {recorded(story).game for story in STORIES} == {show.id for show in catalog.ours()}
