"""The tutorial is run as a test: five pages, one after the other, as one program."""

import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

PAGES = sorted((Path(__file__).parents[2] / "docs/tutorial").glob("*.md"))
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)


def test_every_block_runs(capsys: pytest.CaptureFixture[str]) -> None:
    program: dict[str, Any] = {"__name__": "tutorial"}
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        blocks = list(BLOCK.finditer(text))
        assert blocks, f"{page.name} shows no code"
        for block in blocks:
            line = text[: block.start(1)].count("\n")
            exec(compile("\n" * line + block[1], str(page), "exec"), program)
    said = capsys.readouterr().out
    assert "'0' is not offered here" in said
    assert "chips won in 100 hands" in said


def test_there_are_five_short_pages_that_lead_on() -> None:
    assert len(PAGES) == 5
    for page, after in pairwise(PAGES):
        assert f"({after.name})" in page.read_text(encoding="utf-8")
    assert max(len(page.read_text(encoding="utf-8").splitlines()) for page in PAGES) <= 140
