"""`matinee play` chooses the table that a terminal can show."""

from pathlib import Path

from tests.installing import matinee
from tests.terminal import on_a_terminal


def test_a_dumb_terminal_is_played_line_by_line(tmp_path: Path) -> None:
    said = on_a_terminal("play", "npzr", "--seed", "3", "--save", str(tmp_path), told="quit\n", TERM="dumb")
    assert "Answer with a number or a key." in said
    assert "\x1b" not in said


def test_without_a_terminal_it_is_played_line_by_line(tmp_path: Path) -> None:
    said = matinee(None, "play", "npzr", "--seed", "3", "--save", tmp_path, told="quit\n")
    assert "Answer with a number or a key." in said
    assert "\x1b" not in said
