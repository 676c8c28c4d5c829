"""A whole game, looked back on: what it costs is bounded, it can be broken off, and luck and skill add up."""

import re
from pathlib import Path

import msgspec
import pytest

from matinee import catalog
from matinee.coach.analysis import Analysis, Budget, NotOver
from matinee.coach.report import Report
from matinee.coach.telling import tell
from matinee.coach.words import coach
from matinee.engine.record import Record, read_record

RECORDS = Path(__file__).parents[1] / "records"
TINY = Budget(search=6, worlds=4, line=2, deals=4)
NAMES = ["Ada", "Bo"]


def record_of(name: str) -> Record:
    file = RECORDS / f"{name}.json"
    return read_record(file.read_text(), file.name)


def look_back(record: Record, seed: int = 1) -> tuple[Analysis, Report]:
    work = Analysis(catalog.show(record.game), record, TINY, seed)
    assert list(work.steps()) == list(range(1, work.total + 1))
    return work, work.report()


@pytest.fixture(scope="module")
def short_game() -> tuple[Record, Report]:
    record = record_of("roundhouse-story-1")
    return record, look_back(record)[1]


def test_luck_and_skill_add_up_to_the_result(short_game: tuple[Record, Report]) -> None:
    record, report = short_game
    assert record.result is not None
    for account in report.seats:
        parts = account.start + account.skill + account.others + account.luck + account.remainder
        assert parts == pytest.approx(account.result)
        assert account.result == (1.0 if account.seat in record.result.winners else 0.0)
        assert account.luck == pytest.approx(sum(stroke.amounts[account.seat] for stroke in report.luck))
        assert account.skill == pytest.approx(account.credits[account.seat])
        assert account.error > 0.0


def test_every_moment_has_a_place_in_the_record(short_game: tuple[Record, Report]) -> None:
    record, report = short_game
    assert report.answers == len(record.answers)
    assert report.at[0] == 0
    assert report.at[-1] == len(record.answers)
    assert report.at == sorted(set(report.at))
    assert len(report.chances) == len(report.spread) == len(report.at)
    for decision in report.decisions:
        assert record.answers[decision.n : decision.n + len(decision.said)] == decision.said
        assert decision.n in report.at
        assert 0.0 <= decision.ci95[0] <= decision.loss <= decision.ci95[1]
        assert decision.said in [option.answers for option in decision.options]
        assert decision.best in [option.answers for option in decision.options]


def test_nothing_is_said_of_forced_answers(short_game: tuple[Record, Report]) -> None:
    _, report = short_game
    assert report.left_out > 0
    assert len(report.decisions) + report.left_out == len(report.at) - 1
    assert all(len(decision.options) > 1 or decision.stake > 0.0 for decision in report.decisions)


def test_the_same_seed_gives_the_same_report(short_game: tuple[Record, Report]) -> None:
    record, report = short_game
    assert look_back(record)[1] == report
    assert look_back(record, seed=2)[1] != report


def test_a_report_can_be_kept(short_game: tuple[Record, Report]) -> None:
    _, report = short_game
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


def test_a_game_that_is_not_over_has_no_report() -> None:
    record = record_of("roundhouse-story-1")
    record.answers = record.answers[:6]
    work = Analysis(catalog.show(record.game), record, TINY)
    with pytest.raises(NotOver):
        list(work.steps())


def test_a_game_in_which_something_was_dealt_again_adds_up_too() -> None:
    record = record_of("roundhouse-story-1")
    whole = Analysis(catalog.show(record.game), record, TINY)
    first = whole.actions[1]
    anew = Record(game=record.game, edition=record.edition, setup=record.setup, seed=record.seed)
    anew.answers = [*record.answers[: first.n], f"anew:{first.seat}:1"]
    finish(anew)
    _, report = look_back(anew)
    for account in report.seats:
        parts = account.start + account.skill + account.others + account.luck + account.remainder
        assert parts == pytest.approx(account.result)
    assert any(stroke.n == first.n for stroke in report.luck)


def finish(record: Record) -> None:
    """Play a record on to its end with the first answer that is offered."""
    from matinee.engine.record import Recorder

    recorder = Recorder(catalog.show(record.game), record.setup, record.seed, None, record.edition)
    for key in record.answers:
        recorder.answer(key)
    while not recorder.state.over:
        recorder.answer(recorder.state.keys()[0])
    record.answers = recorder.record.answers


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_report_is_told_in_words(short_game: tuple[Record, Report], language: str) -> None:
    record, report = short_game
    told = tell(catalog.show(record.game), record, report, NAMES, language)
    assert [account.name for account in told.seats] == NAMES
    for account in told.seats:
        assert f"{round(100 * (account.mastery or 0))} %" in account.sentence
        assert account.name in account.about
    for decision in told.decisions:
        assert decision.why
        assert decision.said_words
        assert decision.best_words
        assert decision.because in decision.why
        won = [int(chance) for chance in re.findall(r"(\d+) %", decision.why)]
        assert all(chance <= won[0] for chance in won), "what comes next is behind"
        assert all(option.words for option in decision.options)
    # Holding back has no place on the board; throwing a card does.
    assert any(spot.card for decision in told.decisions for spot in decision.best_at)


def test_the_coach_speaks_both_languages_alike() -> None:
    assert coach("en").ids() == coach("de").ids()
    assert coach("xx") is coach("en")
