"""The README is run as a test."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_twenty_lines_play_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    block = re.search(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    assert len(block[1].splitlines()) <= 21
    exec(compile(block[1], "README.md", "exec"), {})
    assert "four marks" in capsys.readouterr().out
