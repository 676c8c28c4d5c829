"""Each example is a package like a stranger's: installed, it passes its own tests, and the house puts it on."""

import json
import shutil
import sys
from pathlib import Path

import pytest
from tests.installing import install, matinee, run, with_site

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = sorted(path.parent.name for path in EXAMPLES.glob("*/pyproject.toml"))


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_installed_like_anybody_s_game(game: str, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / game, tmp_path / game, ignore=shutil.ignore_patterns("__pycache__"))
    install(tmp_path / game, tmp_path / "site", tmp_path / "scratch")
    rows = {row["id"]: row["package"] for row in json.loads(matinee(tmp_path / "site", "games", "--json"))}
    assert rows[game] == game
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    assert " passed" in run(command, cwd=tmp_path / game, env=with_site(tmp_path / "site"))


def test_there_are_three_of_them() -> None:
    assert GAMES == ["crazy-eights", "cursed-reel", "leduc-poker"]
