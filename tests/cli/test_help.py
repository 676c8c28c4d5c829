"""What the command line says about itself: help, usage, and completion in a shell."""

import inspect
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from matinee.cli.main import COMMANDS

Ask = Callable[..., tuple[int, str, str]]

TAKE_A_GAME = [name for name, command in COMMANDS.items() if "GAME" in command.words]


def test_help_says_what_each_command_does(ask: Ask) -> None:
    code, out, _ = ask("--help")
    assert code == 0
    said = " ".join(out.replace("│", " ").split())
    for name, command in COMMANDS.items():
        assert f"{name} {command.does}" in said


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_of_commands_says_what_their_docstrings_say(name: str) -> None:
    module, _, function = COMMANDS[name].place.partition(":")
    docstring = inspect.getdoc(getattr(import_module(module), function))
    assert (docstring or "").partition("\n")[0] == COMMANDS[name].does


@pytest.mark.parametrize("name", COMMANDS)
def test_help_names_every_word_that_a_command_takes_and_no_switch_that_undoes_one(ask: Ask, name: str) -> None:
    code, out, _ = ask(name, "--help")
    assert code == 0
    assert out.startswith(f"Usage: {' '.join(['matinee', name, COMMANDS[name].words]).strip()} [OPTIONS]\n")
    for noise in (
        "--no-json",
        "--no-plain",
        "--no-new",
        "--no-peers",
        "--empty-set",
        "[default: False]",
        "[default: None]",
        "[ARGS]",
    ):
        assert noise not in out


@pytest.mark.parametrize("name", TAKE_A_GAME)
def test_a_game_is_called_game_everywhere(ask: Ask, name: str) -> None:
    _, out, _ = ask(name, "--help")
    assert "A game's id or short name, such as npzr." in " ".join(out.replace("│", " ").split())


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_installed_for_the_shells(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: str
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    script = tmp_path / "completion"
    code, out, err = ask("--install-completion", "--shell", shell, "--output", script)
    assert (code, err) == (0, "")
    assert str(script) in out
    assert all(name in script.read_text() for name in COMMANDS)


def test_completion_offers_the_games(ask: Ask) -> None:
    """The installed script asks back with the words that were typed."""
    code, out, _ = ask("__complete", "rules", "")
    assert code == 0
    offered = [line.split("\t") for line in out.splitlines()]
    assert ["npzr", "Ninja Pirate Zombie Robot"] in offered
    assert {"roundhouse", "rampage", "kaiju", "samurai"} <= {words[0] for words in offered}


@pytest.mark.parametrize("command", ["play", "simulate", "ladder"])
def test_a_wrong_bot_is_answered_with_the_levels(ask: Ask, command: str) -> None:
    code, _, err = ask(command, "npzr", "--bots", "foo")
    assert code == 2
    assert "'foo'" in err
    assert "extra, understudy, star, legend" in err
    assert len(err.splitlines()) == 1
