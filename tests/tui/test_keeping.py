"""Nothing is lost: games are kept after each answer, and gone on with."""

from collections.abc import Callable
from pathlib import Path

from matinee.engine.record import read_record
from matinee.tui.keeping import Keeper
from matinee.tui.sitting import Sitting

Sit = Callable[..., Sitting]


def leave_in_the_middle(sitting: Sitting, answers: int = 3) -> None:
    for _ in range(answers):
        sitting.table.let_bots_play()
        sitting.table.answer(sitting.table.state.keys()[0])
    sitting.keep()


def test_a_game_that_was_left_is_gone_on_with(sit: Sit) -> None:
    first = sit(seed=5)
    leave_in_the_middle(first)
    second = sit(seed=6)
    left = second.waiting()
    assert left == first.name
    assert second.go_on(left) == ""
    assert second.table.state.digest() == first.table.state.digest()
    assert second.table.lines == first.table.lines
    assert second.table.levels == ["extra"]
    assert second.waiting() is None


def test_a_finished_game_is_not_offered_but_its_record_stays(sit: Sit) -> None:
    sitting = sit()
    leave_in_the_middle(sitting)
    sitting.table.handed_over = True
    sitting.table.let_bots_play()
    sitting.keep()
    assert sit().waiting() is None
    assert read_record(sitting.record.read_text(), "kept").result is not None


def test_two_games_begun_in_one_second_have_two_names(sit: Sit) -> None:
    first = sit()
    leave_in_the_middle(first)
    second = sit()
    leave_in_the_middle(second)
    assert first.name != second.name


def test_a_damaged_game_is_told_in_a_sentence_and_not_offered_again(sit: Sit) -> None:
    first = sit()
    leave_in_the_middle(first)
    for damage in ('{"matinee": 1', "", '{"game": "chess"}'):
        first.keep()
        first.record.write_text(damage)
        second = sit()
        left = second.waiting()
        assert left is not None
        assert first.name in second.go_on(left)
        assert second.waiting() is None
        assert first.record.exists()


def test_a_record_that_does_not_fit_is_told(sit: Sit) -> None:
    first = sit()
    leave_in_the_middle(first)
    record = read_record(first.record.read_text(), "kept")
    first.record.write_text(first.record.read_text().replace(record.answers[0], "play:nonsense"))
    trouble = sit().go_on(first.name)
    assert "Answer 1, 'play:nonsense', does not fit" in trouble


def test_a_disk_that_refuses_spoils_no_game(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    sitting = sit()
    sitting.keeper = Keeper(tmp_path / "file")
    leave_in_the_middle(sitting)
    assert sitting.keeper.trouble
    assert sitting.table.persons_turn or not sitting.table.over
