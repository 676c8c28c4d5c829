"""Each example is a package like a stranger's: installed, it passes its own tests, and the house puts it on."""

import json
import shutil
from pathlib import Path

import pytest
from tests.installing import install, matinee, own_tests

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = sorted(path.parent.name for path in EXAMPLES.glob("*/pyproject.toml"))


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_installed_like_anybody_s_game(game: str, tmp_path: Path) -> None:
    shutil.copytree(EXAMPLES / game, tmp_path / game, ignore=shutil.ignore_patterns("__pycache__"))
    install(tmp_path / game, tmp_path / "site", tmp_path / "scratch")
    rows = {row["id"]: row["package"] for row in json.loads(matinee(tmp_path / "site", "games", "--json"))}
    assert rows[game] == game
    assert " passed" in own_tests(tmp_path / game, tmp_path / "site")


def test_there_are_three_of_them() -> None:
    assert GAMES == ["crazy-eights", "cursed-reel", "leduc-poker"]
