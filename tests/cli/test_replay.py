"""`matinee replay` shows a game again: its log, one moment of it, or step by step."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from matinee.engine.record import read_record, write_record

RECORDS = Path(__file__).parents[1] / "records"
NPZR = RECORDS / "npzr-random-1.json"

Ask = Callable[..., tuple[int, str, str]]


def answers(file: Path) -> int:
    return len(read_record(file.read_text(), file.name).answers)


@pytest.mark.parametrize("game", ["npzr", "roundhouse", "rampage", "kaiju", "samurai"])
def test_a_log_is_told_from_the_deal_to_the_end(ask: Ask, game: str) -> None:
    file = min(RECORDS.glob(f"{game}-*.json"))
    code, out, _ = ask("replay", file, "--log")
    assert code == 0
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  \S", out, re.MULTILINE)]
    assert numbers == sorted(numbers)
    assert len(numbers) > 20
    assert numbers[-1] == answers(file), "the last answer is told"
    assert "all as recorded" in out


def test_a_log_for_programs_stands_beside_the_stable_names(ask: Ask) -> None:
    found = json.loads(ask("replay", NPZR, "--json", "--log")[1])
    plain = json.loads(ask("replay", NPZR, "--json")[1])
    log = found.pop("log")
    assert found == plain
    assert log[0]["at"] == 0
    assert all(line["text"] for line in log)


def test_a_moment_is_the_table_after_so_many_answers(ask: Ask) -> None:
    """Spectators see no hands; through the eyes of a seat its own hand is seen."""
    code, out, _ = ask("replay", NPZR, "--at", 12)
    assert code == 0
    assert f"After answer 12 of {answers(NPZR)}" in out
    assert out != ask("replay", NPZR, "--at", 13)[1]
    assert len(ask("replay", NPZR, "--at", 12, "--seat", 2)[1]) > len(out)
    found = json.loads(ask("replay", NPZR, "--at", 12, "--json")[1])
    assert (found["at"], found["answers"]) == (12, answers(NPZR))
    assert "\n".join(found["table"]) in out


@pytest.mark.parametrize(
    ("words", "right"), [(["--at", "9999"], "0 to"), (["--at", "-1"], "0 to"), (["--seat", "3"], "1 to 2")]
)
def test_a_moment_that_never_was_is_refused(ask: Ask, words: list[str], right: str) -> None:
    code, out, err = ask("replay", NPZR, *words)
    assert (code, out) == (2, "")
    assert words[1] in err
    assert right in err


@pytest.mark.parametrize("game", ["npzr", "roundhouse", "rampage", "kaiju", "samurai"])
def test_a_moment_has_what_a_star_would_do_there_and_why(ask: Ask, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is asked, rivals too: the game is over, and each is told from what its seat knew."""
    file = min(RECORDS.glob(f"{game}-*.json"))
    told = json.loads(ask("replay", file, "--at", 70, "--why", "--json")[1])["why"]
    assert re.fullmatch(r".+ is asked\. A star would say .+", told)
    assert ask("replay", file, "--at", 70, "--why")[1].endswith(f"{told}\n")
    assert "over" in ask("replay", file, "--at", answers(file), "--why")[1]
    monkeypatch.setattr("sys.stdin", io.StringIO("w\nq\n"))
    assert told in ask("replay", file, "--at", 70, "--step")[1]


def test_steps_go_on_and_back_and_anywhere(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nb\n40\nnonsense\n99999\nq\n"))
    code, out, _ = ask("replay", NPZR, "--step")
    assert code == 0
    moments = [line.split()[2] for line in out.splitlines() if line.startswith("After answer")]
    assert moments == ["0", "1", "2", "1", "40"]
    assert out.count("Enter: on") == 7


def test_steps_end_with_the_game_and_with_the_input(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    last = answers(NPZR)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 5))
    code, out, _ = ask("replay", NPZR, "--step", "--at", last - 1)
    assert code == 0
    assert [line.split()[2] for line in out.splitlines() if line.startswith("After answer")] == [
        str(last - 1),
        str(last),
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert ask("replay", NPZR, "--step")[0] == 0


def test_names_of_a_log_are_safe_and_tell_two_equal_bots_apart(ask: Ask, tmp_path: Path) -> None:
    record = read_record(NPZR.read_text(), NPZR.name)
    record.names = ["star", "star"]
    file = tmp_path / "record.json"
    file.write_text(write_record(record))
    out = ask("replay", file, "--log")[1]
    assert "star 1" in out
    assert "star 2" in out
    record.names = ["\x1b[31mRed", "Zoe"]
    file.write_text(write_record(record))
    assert "\x1b" not in ask("replay", file, "--log")[1]
