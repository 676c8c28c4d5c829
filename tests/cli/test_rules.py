"""`matinee rules` on screens of several widths, in a pipe and under a pager."""

import re
from collections.abc import Callable

import pytest
from tests.terminal import on_a_terminal

Ask = Callable[..., tuple[int, str, str]]

ITALIC, PLAIN = "\x1b[3m", "\x1b[0m"


@pytest.mark.parametrize("columns", [40, 80, 132])
def test_the_rulebook_is_as_wide_as_the_terminal(ask: Ask, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    code, out, _ = ask("rules", "kaiju")
    assert code == 0
    assert not re.search(r" $", out, re.MULTILINE)
    widest = max(map(len, out.splitlines()))
    assert columns - 12 < widest <= columns


def test_marks_of_emphasis_are_no_part_of_a_clause(ask: Ask) -> None:
    assert "Some cards damage all adjacent buildings." in ask("rules", "kaiju", "57")[1]
    _, out, _ = ask("rules", "kaiju")
    assert not re.search(r"[*`]", out)
    assert "(setup kaiju)" in " ".join(out.split())


def test_a_pipe_gets_neither_pager_nor_colour(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAGER", "sed s/^/PAGED:/")
    _, out, _ = ask("rules", "kaiju")
    assert "PAGED:" not in out
    assert "\x1b" not in out


def test_a_terminal_gets_a_pager_and_emphasis() -> None:
    said = on_a_terminal("rules", "kaiju", columns=72, PAGER="sed s/^/PAGED:/")
    lines = said.splitlines()
    assert all(line.startswith("PAGED:") for line in lines)
    assert f"{ITALIC}all{PLAIN}" in said
    bare = [re.sub(r"\x1b\[[0-9;]*m", "", line.removeprefix("PAGED:")) for line in lines]
    assert 60 < max(map(len, bare)) <= 72


def test_one_clause_needs_no_pager() -> None:
    said = on_a_terminal("rules", "kaiju", "57", columns=72, PAGER="sed s/^/PAGED:/")
    assert "PAGED:" not in said
    assert f"{ITALIC}all{PLAIN}" in said
