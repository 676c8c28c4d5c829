"""Line by line, as a pipe sees it."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.tui.conftest import lay

from matinee.catalog import show
from matinee.engine.record import read_record, replay
from matinee.tui.local import Local
from matinee.tui.plain import PlainTable


def run(
    folder: Path, said: str, *words: str, encoding: str = "utf-8", game: str = "npzr"
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "matinee", "play", game, "--plain", "--save", str(folder), *words]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    return subprocess.run(
        command, input=said, capture_output=True, text=True, encoding=encoding, timeout=120, env=environment
    )


def test_a_whole_game_by_first_options(tmp_path: Path) -> None:
    done = run(tmp_path, "1\n" * 2000, "--seed", "5", "--bots", "extra")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Turn 2: Ada" in done.stdout
    assert "How it ended" in done.stdout
    record = read_record(next(tmp_path.glob("records/*.json")).read_text(), "kept")
    assert record.result is not None
    assert replay(show("npzr"), record).over
    assert not list(tmp_path.glob("open/*.json"))


def test_every_command_and_wrong_words_get_sentences(tmp_path: Path) -> None:
    talk = [
        "help",
        "what",
        "what 1",
        "why",
        "why 1",
        "why 77",
        "rules",
        "rules 12",
        "rules NPZR-21",
        "rules wild",
        "rules xyzzy",
    ]
    talk += [
        "table",
        "log",
        "undo",
        "foo",
        "99",
        "0",
        "-1",
        "end",
        "bot x",
        "hint",
        "hint comet",
        "1",
        "what 1",
        "undo",
        "bot 2",
        "?",
        "QUIT",
    ]
    done = run(tmp_path, "\n".join(talk) + "\n", "--seed", "5")
    assert done.returncode == 0
    assert done.stderr == ""
    for words in (
        "“what” and the number of an answer (1 to 6)",
        "What would this do? Play",
        "→ Ada (you): 5 cards in hand",
        "Then the table asks you: ",
        "One card must be played before the turn can end. (NPZR-06)",
        "There is no reason 77",
        "NPZR-12 A stack whose head, torso and legs match",
        "NPZR-21 A card that is moved away uncovers the part beneath it",
        "No clause speaks of “xyzzy”.",
        "You have nothing to take back",
        "“foo” is not offered here.",
        "There is no option 99; the options are 1 to 6.",
        "There is no option 0; the options are 1 to 6.",
        "“bot x” is unclear",
        "A star would say “",
        "has no bot called 'comet'",
        "Ada takes the last answer back.",
        "A stack is told as head | torso | legs.",
        "Your game is kept in",
    ):
        assert words in done.stdout, words


def test_help_has_the_examples_of_its_own_game(tmp_path: Path) -> None:
    done = run(tmp_path, "help\nquit\n", "--seed", "5", "--bots", "extra", game="roundhouse")
    assert "that key (such as keep)" in done.stdout
    assert "rules 16: this clause" in done.stdout
    assert "wild" not in done.stdout


def test_the_end_of_the_input_is_polite_and_the_game_goes_on_next_time(tmp_path: Path) -> None:
    done = run(tmp_path, "1\n")
    assert done.returncode == 0
    assert "Seed promise" in done.stdout
    assert "matinee play npzr" in done.stdout.splitlines()[-1]
    again = run(tmp_path, "maybe\nyes\nbot all\nno\n")
    assert again.returncode == 0
    assert "“maybe” is neither yes nor no." in again.stdout
    assert "You go on where you left." in again.stdout
    assert "The seed was" in again.stdout
    assert again.stdout.splitlines()[-1].startswith("Goodbye")
    assert len(list(tmp_path.glob("records/*.json"))) == 1


def test_a_game_that_was_left_can_be_left_alone(tmp_path: Path) -> None:
    run(tmp_path, "1\n")
    assert "At the table: Ada" in run(tmp_path, "no\n").stdout
    assert "unfinished" not in run(tmp_path, "1\n", "--new").stdout


def test_another_game_after_the_first(tmp_path: Path) -> None:
    done = run(tmp_path, "bot all\nyes\nbot all\nno\n", "--seed", "7", "--bots", "extra")
    assert done.stdout.count("How it ended") == 2
    assert len(list(tmp_path.glob("records/*.json"))) == 2


LOSING = {
    "hands": {"a": ["Z-L", "N-H"], "b": ["N-T"]},
    "marks": {"b": "NPR"},
    "stacks": {"B1": "Z-H / Z-T / -"},
}


async def test_giving_the_rival_the_game_is_asked_twice(sit: Callable[..., Local]) -> None:
    sitting = lay(sit(fresh=True), LOSING)
    script = iter(["play:Z-L", "on:B1", "what", "no", "on:B1", "yes", "no"])
    said: list[str] = []

    async def read() -> str | None:
        return next(script, None)

    await PlainTable(sitting, read, said.append, clear=lambda: None).run()
    assert sum("your rival wins at once" in line for line in said) == 2
    assert any(
        "2. Onto B1" in line and line.endswith("your rival wins, completes your rival's zombie") for line in said
    )
    assert f"{sitting.names[1]} wins." in said
    assert list(script) == []


async def test_two_people_at_one_screen_never_read_each_others_hand(sit: Callable[..., Local]) -> None:
    sitting = sit(fresh=True, people=("Ada", "Bo"))
    screen: list[str] = []

    async def read() -> str | None:
        """The person at the screen reads everything on it."""
        text = "\n".join(screen)
        assert not ("Ada (you)" in text and "Bo (you)" in text)
        if sitting.over:
            return "no"
        if sitting.caller:
            assert "(you)" not in text
            assert f"{sitting.caller}, it is for you." in text
            return ""
        return "1"

    await PlainTable(sitting, read, screen.append, clear=screen.clear).run()
    assert sitting.over


def test_no_pipe_no_locale_and_no_bytes_bring_a_traceback(tmp_path: Path) -> None:
    done = run(tmp_path, "help\nfoo\nlog\n", "--seed", "5", "--name", "Zoe Müller", encoding="ascii")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    command = [sys.executable, "-m", "matinee", "play", "npzr", "--plain", "--save", str(tmp_path), "--seed", "5"]
    raw = subprocess.run(command, input=b"\xff\xfe\x00\n1\n", capture_output=True, timeout=120)
    assert raw.returncode == 0
    assert raw.stderr == b""


def test_wrong_words_on_the_command_line_are_named(tmp_path: Path) -> None:
    for words, said in (
        (["--bots", "stra"], "There are extra, understudy, star, legend"),
        (["--set", "copies"], "sets nothing"),
        (["--set", "copies=9"], "copies is 9"),
        (["--pack", "jungle"], "no pack called 'jungle'"),
        (["--people", "3"], "played by 2"),
        (["--seat", "3"], "no seat 3"),
        (["--seats", "4"], "played by 2"),
        (["--seed", "-1"], "The seed is -1"),
    ):
        done = run(tmp_path, "", *words)
        assert done.returncode == 2, words
        assert said in done.stderr
        assert len(done.stderr.splitlines()) == 1
