"""What is printed on cards is read in the language of its reader, on the table as in the gallery."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from matinee import catalog
from matinee.engine.record import Record, Recorder
from matinee.engine.seats import SPECTATOR
from matinee.match.beats import show_view
from matinee.match.words import printed

RECORDS = Path(__file__).parents[1] / "records"


def strings(view: Any) -> set[str]:
    parts = view.values() if isinstance(view, dict) else view if isinstance(view, list) else ()
    return {view} if isinstance(view, str) else set().union(*(strings(part) for part in parts))


def shown(game: str, language: str) -> set[str]:
    """All that anybody reads on the table in the middle of a recorded game."""
    show = catalog.show(game)
    record = msgspec.json.decode((RECORDS / f"{game}-legend-1.json").read_bytes(), type=Record)
    recorder = Recorder(show, record.setup, record.seed, None, record.edition)
    for key in record.answers[:100]:
        recorder.answer(key)
    s = recorder.state
    views = [show_view(show, s, viewer, language) for viewer in (*range(int(s.seats)), int(SPECTATOR))]
    return strings(msgspec.to_builtins(views))


@pytest.mark.parametrize("game", ["rampage", "samurai"])
def test_a_german_view_has_no_english_card_text_left(game: str) -> None:
    texts = printed(catalog.show(game), "de")
    english = shown(game, "en") & texts.keys()
    assert len(english) > 10
    german = shown(game, "de")
    assert not german & texts.keys()
    assert {texts[one] for one in english} <= german


def test_every_text_that_was_translated_is_printed_somewhere() -> None:
    for show in (catalog.show(name) for name in ("rampage", "kaiju", "samurai")):
        assert set(show.texts("de").values()) == set(printed(show, "de").values())


@pytest.mark.parametrize("game", ["rampage", "kaiju", "samurai"])
def test_every_printed_text_is_translated(game: str) -> None:
    """A Battle Card of Robot Rampage names its text by the key of another row."""
    show = catalog.show(game)
    for pack in show.shipped("packs"):
        tables = msgspec.toml.decode(show.file("packs", pack) or "").values()
        texts = {
            row["key"]: row.get("words") or row.get("text") for rows in tables if isinstance(rows, list) for row in rows
        }
        missing = {key for key, text in texts.items() if text and text not in texts} - show.texts("de").keys()
        assert not missing, f"texts/de.toml lacks cards of {pack}"
