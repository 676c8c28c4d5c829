"""`import matinee`: a table that can be printed, played, copied and pickled."""

import pickle
import re
from pathlib import Path
from xml.etree.ElementTree import fromstring

import pytest

import matinee
from matinee.adapters import picture
from matinee.adapters.python import Playable
from matinee.engine.errors import BadRecord, MatineeError, UnknownOption
from matinee.engine.record import read_record, replay

SOME_RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))[::7]
GAMES = [pytest.param(game, id=game.id) for game in matinee.programme()]


def test_games_can_be_listed_and_found() -> None:
    games = getattr(matinee, "games")  # the package, which can be called  # noqa: B009
    assert [game.title for game in games()] == [game.title for game in matinee.programme()]
    npzr = matinee.show("npzr")
    assert repr(npzr) == "<Ninja Pirate Zombie Robot: 2 players>"
    assert npzr.bots[:4] == ["extra", "understudy", "star", "legend"]
    assert "uncover" in npzr.rules("npzr-21").lower()
    with pytest.raises(MatineeError, match="no clause 'NPZR-99'"):
        npzr.rules("NPZR-99")
    assert {"games", "load", "programme", "show"} <= set(dir(matinee))


@pytest.mark.parametrize("game", GAMES)
def test_a_table_shows_itself_and_plays_to_the_end(game: Playable) -> None:
    table = game.table(seed=2)
    assert len(str(table).splitlines()) > 5
    assert table._repr_html_().startswith("<pre")
    assert table._repr_svg_().startswith("<svg")
    assert "://" not in table._repr_svg_().replace("http://www.w3.org/2000/svg", "")
    assert "seat" in repr(table)
    table.play_out("extra")
    assert table.result is not None
    assert table.asked is None
    assert table.options == []
    assert str(table)
    assert replay(table._show, table.record).digest() == table.state.digest()


def test_a_picture_can_be_read_on_its_paper() -> None:
    """Some inks of the boards are made for a dark screen, the yellow robot's first of all."""
    table = matinee.show("rampage").table(seed=1)
    colours = set(re.findall("#[0-9A-F]{6}", table._repr_svg_() + table._repr_html_())) - {picture.PAPER}
    assert len(colours) > 5
    for colour in colours:
        assert (light(picture.PAPER) + 0.05) / (light(colour) + 0.05) >= picture.LEGIBLE, colour


def light(colour: str) -> float:
    return picture.light(picture.rgb(colour))


def test_a_drawing_keeps_its_columns() -> None:
    drawn = fromstring(matinee.show("kaiju").table(seed=1)._repr_svg_())
    texts = [part.text or "" for part in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert texts
    assert not any(" " in text for text in texts), "plain spaces would be drawn as one"


def test_options_read_well_and_are_answers() -> None:
    table = matinee.show("npzr").table(seed=1)
    first = table.options[0]
    assert repr(first) == "<play:N-T: Play Pyjamas of Stealth>"
    table.play(first)
    assert table.answers == ["play:N-T"]
    assert table.log()[-1]


def test_a_refusal_says_why() -> None:
    table = matinee.show("npzr").table(seed=1)
    with pytest.raises(UnknownOption, match="is not offered here; you may say: play:N-T"):
        table.play("fly")
    refused = table.why_not[0]
    with pytest.raises(UnknownOption, match=refused.clause):
        table.play(refused.key)
    assert table.answers == []


def test_copies_and_pickles_are_the_same_moment() -> None:
    table = matinee.show("samurai").table(seed=4, seats=3)
    for _ in range(8):
        table.play(table.search("extra"))
    ends = []
    for twin in (table.copy(), pickle.loads(pickle.dumps(table))):
        assert twin == table
        assert twin.state.digest() == table.state.digest()
        assert twin.log(0) == table.log(0)
        twin.play_out("extra")
        assert not table.over
        assert twin != table
        assert replay(twin._show, twin.record).digest() == twin.state.digest()
        ends.append(twin.record)
    assert ends[0] == ends[1]


def test_answers_can_be_taken_back() -> None:
    table = matinee.show("roundhouse").table(seed=4)
    before = table.copy()
    for _ in range(5):
        table.play(table.search("extra"))
    told = table.log()
    later = table.copy()
    assert table.undo(5) == before
    assert table.log() == before.log()
    assert table.play(*later.answers).log() == told
    with pytest.raises(ValueError, match="5 answers were given, so 6 cannot be taken back"):
        table.undo(6)


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    table = matinee.show("kaiju").table(seed=4, seats=4).play_out("extra")
    table.save(tmp_path / "game.json")
    assert matinee.load(str(tmp_path / "game.json")) == table
    forged = (tmp_path / "game.json").read_text(encoding="utf-8").replace("swift:4", "swift:5")
    (tmp_path / "forged.json").write_text(forged, encoding="utf-8")
    with pytest.raises(BadRecord):
        matinee.load(tmp_path / "forged.json")


@pytest.mark.parametrize("path", [pytest.param(path, id=path.stem) for path in SOME_RECORDS])
def test_a_record_of_the_house_can_be_loaded(path: Path) -> None:
    """Older editions, too: whatever was answered can be looked at from Python."""
    table = matinee.load(path)
    assert table.answers == read_record(path.read_bytes(), path.name).answers
    assert str(table)
    assert table.copy() == table


def test_a_view_is_what_its_seat_may_know() -> None:
    table = matinee.show("npzr").table(seed=1)
    hands = [[card.key for card in view.hand] for view in table.views]  # type: ignore[attr-defined]
    assert all(hands)
    assert table.views.spectator.hand == []  # type: ignore[attr-defined]
    assert len(table.views) == 2
