"""The one door of the command line: right words, wrong words, and no traceback."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from cyclopts import App

from matinee.catalog import show
from matinee.cli.main import main
from matinee.cli.simulate import tell
from matinee.engine.view import Result
from matinee.lab.tally import Tally
from matinee.lab.trial import Played, trial

Ask = Callable[..., tuple[int, str, str]]


def test_games_are_listed_for_people_and_for_programs(ask: Ask) -> None:
    code, out, _ = ask("games")
    assert code == 0
    assert "Ninja Pirate Zombie Robot" in out
    code, out, _ = ask("games", "--json")
    first = json.loads(out)[0]
    assert first == {
        "id": "ninja-pirate-zombie-robot",
        "short": "npzr",
        "title": "Ninja Pirate Zombie Robot",
        "seats": [2, 2],
        "edition": show("npzr").game.edition,
        "pack": "house",
        "package": "matinee",
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
        (["simulate", "samurai", "--set", "target=20"], "20", "50"),
        (["simulate", "samurai", "--set", "target"], "'target'", "name=value"),
        (["simulate"], "simulate", "game"),
    ],
)
def test_a_wrong_word_is_named_and_the_right_one_offered(ask: Ask, words: list[str], wrong: str, right: str) -> None:
    code, out, err = ask(*words)
    assert code == 2
    assert out == ""
    sentence = err.strip()
    assert wrong in sentence
    assert right.lower() in sentence.lower()
    assert len(sentence.splitlines()) == 1


def test_simulate_speaks_json_with_stable_names(ask: Ask) -> None:
    words = ["simulate", "npzr", "--games", "3", "--bots", "star,random", "--seed", "5", "--workers", "1", "--json"]
    code, out, err = ask(*words)
    assert code == 0
    found = json.loads(out)
    assert "3/3" in err
    names = (
        "game games finished seats bots seed decisions seconds decisions_per_second turns win_share win_share_ci95 "
        "draw_share lost_share shared_share ends measures measures_ci95 cards targets stopped"
    )
    assert list(found) == names.split()
    assert list(found["turns"]) == ["p10", "p50", "p90", "max"]
    assert (found["games"], found["finished"], found["seats"]) == (3, 3, 2)
    assert found["bots"] == ["star", "random"]
    assert found["win_share"] == [1.0, 0.0]


def test_simulate_says_that_a_lone_fall_is_lost(ask: Ask) -> None:
    """RK-54 It used to be called a draw."""
    words = ["simulate", "roundhouse", "--games", "6", "--seats", "1", "--bots", "random", "--workers", "1"]
    code, out, _ = ask(*words)
    assert code == 0
    assert "draws" not in out
    assert [line.split()[0] for line in out.splitlines() if line.startswith("lost")] == ["lost"]


def test_simulate_says_why_shared_wins_add_up_to_more_than_all(capsys: pytest.CaptureFixture[str]) -> None:
    """KFS-02 Equal highest scores share the win, and each of them has won."""
    tally = Tally()
    for number, winners in enumerate(([0], [0, 1], [1], [1])):
        tally.add(Played(number, True, 10, 5, Result(winners, "credits", [0, 0]), {}))
    tell(tally.found(trial("samurai", 4, bots=["random"]), 1.0))
    out = capsys.readouterr().out
    assert "25.0 % of the games had several winners." in out
    assert "so the wins add up to 125.0 %." in out


def test_simulate_writes_records_that_can_be_read_again(ask: Ask, tmp_path: Path) -> None:
    code, out, _ = ask("simulate", "npzr", "--games", "2", "--records", str(tmp_path / "new"))
    assert code == 0
    assert "2 of 2 games finished" in out
    assert len(list((tmp_path / "new").glob("*.json"))) == 2


def test_ctrl_c_ends_politely(capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted() -> App:
        raise KeyboardInterrupt

    assert main(["games"], interrupted) == 130
    assert capsys.readouterr() == ("", "Stopped.\n")


def test_a_fault_of_ours_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    def faulty() -> App:
        raise ZeroDivisionError("by zero")

    assert main(["games"], faulty) == 70
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("This should not have happened: ZeroDivisionError: by zero.")
