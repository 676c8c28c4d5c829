"""The one door of the command line: right words, wrong words, and no traceback."""

import json
from pathlib import Path

import pytest

from matinee.cli import main as door
from matinee.cli.main import main


def ask(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    said = capsys.readouterr()
    return code, said.out, said.err


def test_games_are_listed_for_people_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = ask(capsys, "games")
    assert code == 0
    assert "Ninja Pirate Zombie Robot" in out
    code, out, _ = ask(capsys, "games", "--json")
    first = json.loads(out)[0]
    assert first == {
        "id": "ninja-pirate-zombie-robot",
        "title": "Ninja Pirate Zombie Robot",
        "seats": [2, 2],
        "edition": 1,
        "pack": "house",
    }


@pytest.mark.parametrize(
    ("words", "wrong", "right"),
    [
        (["simulat", "npzr"], "simulat", "simulate"),
        (["simulate", "npz"], "'npz'", "'npzr'"),
        (["simulate", "npzr", "--gmes", "3"], "--gmes", "--games"),
        (["simulate", "npzr", "--bots", "stra"], "'stra'", "'star'"),
        (["simulate", "npzr", "--games", "many"], "many", "--games"),
        (["simulate", "npzr", "--games", "0"], '"0"', "--games"),
        (["simulate", "npzr", "--seats", "5"], "5", "2"),
        (["simulate", "npzr", "--bots", "star,star,star"], "3 bots", "2 seats"),
        (["simulate"], "simulate", "game"),
    ],
)
def test_a_wrong_word_is_named_and_the_right_one_offered(
    capsys: pytest.CaptureFixture[str], words: list[str], wrong: str, right: str
) -> None:
    code, out, err = ask(capsys, *words)
    assert code == 2
    assert out == ""
    sentence = err.strip()
    assert wrong in sentence
    assert right.lower() in sentence.lower()
    assert len(sentence.splitlines()) == 1


def test_simulate_speaks_json_with_stable_names(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "npzr", "--games", "3", "--bots", "star,random", "--seed", "5", "--workers", "1", "--json"]
    code, out, err = ask(capsys, *words)
    assert code == 0
    found = json.loads(out)
    assert "3/3" in err
    names = (
        "game games finished seats bots seed decisions seconds decisions_per_second turns win_share win_share_ci95 "
        "draw_share ends measures"
    )
    assert list(found) == names.split()
    assert list(found["turns"]) == ["p10", "p50", "p90", "max"]
    assert (found["games"], found["finished"], found["seats"]) == (3, 3, 2)
    assert found["bots"] == ["star", "random"]
    assert found["win_share"] == [1.0, 0.0]


def test_simulate_writes_records_that_can_be_read_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, out, _ = ask(capsys, "simulate", "npzr", "--games", "2", "--records", str(tmp_path / "new"))
    assert code == 0
    assert "2 of 2 games finished" in out
    assert len(list((tmp_path / "new").glob("*.json"))) == 2


def test_ctrl_c_ends_politely(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(door, "house", interrupted)
    assert ask(capsys, "games") == (130, "", "Stopped.\n")


def test_a_fault_of_ours_is_one_sentence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty() -> object:
        raise ZeroDivisionError("by zero")

    monkeypatch.setattr(door, "house", faulty)
    code, out, err = ask(capsys, "games")
    assert (code, out) == (70, "")
    assert err.startswith("This should not have happened: ZeroDivisionError: by zero.")
