"""Records: written, read, replayed, and refused with the place of the fault."""

from pathlib import Path

import msgspec
import pytest

from matinee.catalog import ours, show
from matinee.engine.chance import Swift
from matinee.engine.errors import BadRecord
from matinee.engine.record import Record, Recorder, read_record, replay, write_record
from matinee.engine.show import Show


def played(answers: int = 10_000, seed: str = "swift:5") -> Record:
    recorder = Recorder(show("npzr"), {}, seed)
    chance = Swift(8)
    while not recorder.state.over and answers > 0:
        keys = recorder.state.keys()
        recorder.answer(keys[chance.below(len(keys))])
        answers -= 1
    return recorder.close()


@pytest.mark.parametrize("seed", ["swift:5", "fair:" + "ab" * 32])
def test_a_record_replays_to_the_same_end(seed: str) -> None:
    record = read_record(write_record(played(seed=seed)), "a record")
    assert record.result is not None
    again = replay(show("npzr"), record)
    assert again.over
    assert again.digest() == record.last


def test_an_unfinished_game_is_a_record_too() -> None:
    record = played(answers=33)
    assert record.result is None
    assert not replay(show("npzr"), record).over


def test_the_first_answer_that_does_not_fit_is_named() -> None:
    record = played()
    record.answers[7] = "play:the-joker"
    with pytest.raises(BadRecord, match="Answer 8, 'play:the-joker', does not fit"):
        replay(show("npzr"), record)


def test_a_changed_digest_is_found() -> None:
    record = played()
    record.digests[1] = "0" * 32
    with pytest.raises(BadRecord, match="After answer 40 the table is not as it was recorded"):
        replay(show("npzr"), record)


def test_a_changed_end_is_found() -> None:
    record = played(answers=33)
    record.last = "0" * 32
    with pytest.raises(BadRecord, match="After the last answer, number 33"):
        replay(show("npzr"), record)


def test_an_older_edition_is_named_when_it_does_not_fit() -> None:
    record = played()
    record.edition = 0
    replay(show("npzr"), record)
    record.answers[3] = "x"
    with pytest.raises(BadRecord, match="recorded under edition 0"):
        replay(show("npzr"), record)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", '{"game": 3}', '{"game":"npzr","edition":1,"setup":{},"seed":"swift:1","extra":1}', "\x00"],
)
def test_a_damaged_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=r"damaged\.json"):
        read_record(text, "damaged.json")


@pytest.mark.parametrize("seed", ["", "swift:x", "fair:12", "fair:" + "zz" * 32, "loaded:6"])
def test_a_seed_that_is_none(seed: str) -> None:
    record = played(answers=1)
    record.seed = seed
    with pytest.raises(BadRecord, match="is neither"):
        replay(show("npzr"), record)


def test_a_record_of_another_format() -> None:
    record = played(answers=1)
    record.matinee = 99
    with pytest.raises(BadRecord, match="format 99"):
        read_record(msgspec.json.encode(record), "x")


FILES = sorted((Path(__file__).parents[1] / "records").glob("*.json"))


@pytest.mark.parametrize("file", [pytest.param(file, id=file.stem) for file in FILES])
def test_recorded_games_replay_for_ever(file: Path) -> None:
    record = read_record(file.read_bytes(), file.name)
    state = replay(show(record.game), record)
    assert record.result is not None
    assert show(record.game).game.result(state).agrees(record.result)


@pytest.mark.parametrize("played", [pytest.param(played, id=played.game.short) for played in ours()])
def test_games_are_recorded_at_every_table_with_every_pack(played: Show) -> None:
    kept = [
        record for record in (read_record(file.read_bytes(), file.name) for file in FILES) if record.game == played.id
    ]
    tables = [played.setup(record.setup) for record in kept]
    assert len(kept) >= 20, "python scripts/record.py --fill 20"
    assert any(record.edition == played.game.edition for record in kept), "no record of the current edition"
    assert {table.seats for table in tables} == set(range(played.game.fewest, played.game.most + 1))
    assert {pack for table in tables for pack in table.pack.split("+")} == set(played.shipped("packs") or ["house"])
