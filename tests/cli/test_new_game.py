"""`matinee new-game`: what a package is called, and what it cannot be called. What it can do: test_stranger.py."""

from collections.abc import Callable
from pathlib import Path

import pytest

from matinee.cli.new_game import Names, names_for

Ask = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize(
    ("name", "names"),
    [
        ("moon-market", Names("moon-market", "moon_market", "Moon Market", "MoonMarket", "MM")),
        ("Moon Market", Names("moon-market", "moon_market", "Moon Market", "MoonMarket", "MM")),
        ("ufo", Names("ufo", "ufo", "Ufo", "Ufo", "UF")),
        ("Area 51", Names("area-51", "area_51", "Area 51", "Area51", "AR")),
        (
            "it came from Mars",
            Names("it-came-from-mars", "it_came_from_mars", "It Came From Mars", "ItCameFromMars", "ICFM"),
        ),
    ],
)
def test_one_name_in_all_its_forms(name: str, names: Names) -> None:
    assert names_for(name) == names


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "letters and digits"),
        ("../mars", "letters and digits"),
        ("51st", "letters and digits"),
        ("äther", "letters and digits"),
        ("npzr", "is the name of Ninja Pirate Zombie Robot, which matinee brings"),
        ("Robot Rampage", "is the name of Robot Rampage"),
        ("json", "Python has a module called 'json'"),
        ("pytest", "Python has a module called 'pytest'"),
    ],
)
def test_names_that_no_game_can_have(name: str, why: str, ask: Ask, tmp_path: Path) -> None:
    code, _, err = ask("new-game", name, "--into", str(tmp_path))
    assert code == 2
    assert why in err
    assert not list(tmp_path.iterdir())


def test_nothing_is_laid_over_what_is_there(ask: Ask, tmp_path: Path) -> None:
    assert ask("new-game", "moon-market", "--into", str(tmp_path))[0] == 0
    rules = tmp_path / "moon-market/moon_market/RULES.md"
    rules.write_text("mine")
    code, _, err = ask("new-game", "moon-market", "--into", str(tmp_path))
    assert code == 2
    assert "is there already" in err
    assert rules.read_text() == "mine"


def test_no_name_of_the_starter_is_left(ask: Ask, tmp_path: Path) -> None:
    ask("new-game", "Moon Market", "--into", str(tmp_path))
    for file in tmp_path.rglob("*"):
        text = str(file.relative_to(tmp_path)) + (file.read_text(encoding="utf-8") if file.is_file() else "")
        assert not any(word in text for word in ("my_game", "my-game", "My Game", "MyGame", "MG-", "test_mg"))
