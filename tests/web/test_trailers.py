"""Moving posters show what the recorded games really were; no browser is needed to know."""

import pytest
from scripts import trailers


@pytest.mark.parametrize("name", trailers.MOMENTS)
def test_a_trailer_is_what_its_recorded_game_was(name: str) -> None:
    assert trailers.path(name).read_text() == trailers.text(name), "run python scripts/trailers.py again"
