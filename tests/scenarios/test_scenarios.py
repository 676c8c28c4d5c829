"""Every scenario file of the house."""

from pathlib import Path

import pytest

from matinee.catalog import show
from matinee.testing.story import play_story, read_story

FILES = sorted(Path(__file__).parent.rglob("*.toml"))


@pytest.mark.parametrize("file", [pytest.param(file, id=f"{file.parent.name}-{file.stem}") for file in FILES])
def test_scenario(file: Path) -> None:
    story = read_story(file.read_text(encoding="utf-8"), file.name)
    assert play_story(story, show) == ""
    known = {clause.id for clause in show(story.game).rules()}
    assert set(story.clauses) <= known
