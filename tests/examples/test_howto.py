"""What the how-to pages show is run: Python as one program a page, and every `matinee` command.

Whatever a page of the documentation points at is there.
"""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from matinee.cli.main import main

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs/howto").glob("*.md"))
# Commands of this page are for a server on the net.
SHOWN = [page for page in PAGES if page.stem != "deploy"]
BLOCK = re.compile(r"```(python|sh)\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!http)([^)#]+)")
# A file or a folder of the repository that is named in full.
NAMED = re.compile(r"`((?:src|tests|web|scripts|docs|examples)/[\w./-]+)`")


@pytest.mark.parametrize("page", [pytest.param(page, id=page.stem) for page in SHOWN])
def test_every_block_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    program: dict[str, Any] = {"__name__": "howto"}
    text = page.read_text(encoding="utf-8")
    blocks = list(BLOCK.finditer(text))
    assert blocks, f"{page.name} shows nothing that can be run"
    for block in blocks:
        if block[1] == "sh":
            for command in block[2].splitlines():
                assert main(shlex.split(command)[1:]) == 0, command
        else:
            line = text[: block.start(2)].count("\n")
            exec(compile("\n" * line + block[2], str(page), "exec"), program)


@pytest.mark.parametrize(
    "page", [pytest.param(page, id=page.stem) for page in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])]
)
def test_what_a_page_points_at_is_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    missing = [name for name in LINK.findall(text) if not (page.parent / name).exists()]
    missing += [name for name in NAMED.findall(text) if not (ROOT / name).exists()]
    assert not missing
