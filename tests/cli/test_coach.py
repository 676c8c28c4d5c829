"""`matinee coach` and `matinee puzzle`, as a person and as a program use them."""

import io
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from matinee import catalog
from matinee.coach import puzzles
from matinee.engine.record import read_record, write_record

RECORD = Path(__file__).parents[1] / "records" / "roundhouse-story-1.json"

Ask = Callable[..., tuple[int, str, str]]


def test_a_report_for_people_has_lines_sums_and_sentences(ask: Ask) -> None:
    code, out, err = ask("coach", RECORD, "--quick")
    assert code == 0
    assert out.startswith("Roundhouse Kick: what mattered")
    assert "as well as a Legend would" in out
    assert "not explained" in out
    assert any(bar in out for bar in "▁▂▃▄▅▆▇█")
    assert "Roundhouse Kick" in err, "progress goes to standard error"
    assert "A point is 1 % of winning chance." in out


def test_what_it_says_in_points_adds_up(ask: Ask) -> None:
    out = " ".join(ask("coach", RECORD, "--quick")[1].replace("−", "-").split())
    sums = re.findall(
        r"start (\S+), own choices (\S+), others' (\S+), luck (\S+), not explained (\S+) .*? = (\d+)", out
    )
    assert len(sums) == 2
    for *parts, result in sums:
        assert sum(map(int, parts)) == int(result)
    lost = re.findall(r"(?:doubtful|mistake|blunder), -(\d+) .*?that wins (\d+) %.*?, (\d+) %", out)
    assert lost
    for points, best, played in lost:
        assert int(best) - int(played) == int(points)


def test_a_record_that_names_too_few_is_told_all_the_same(ask: Ask, tmp_path: Path) -> None:
    record = read_record(RECORD.read_text(), RECORD.name)
    record.names = ["Ada"]
    file = tmp_path / "one-name.json"
    file.write_text(write_record(record))
    code, out, _ = ask("coach", file, "--quick")
    assert (code, "Seat 2 played" in out) == (0, True)


def test_a_report_for_programs_has_the_stable_names(ask: Ask) -> None:
    code, out, _ = ask("coach", RECORD, "--seat", "2", "--quick", "--json")
    found = json.loads(out)
    assert code == 0
    assert found["game"] == "roundhouse-kick"
    assert [seat["seat"] for seat in found["seats"]] == [1]
    assert {"skill", "luck", "error_rate"} <= set(found["seats"][0])
    assert {decision["seat"] for decision in found["decisions"]} <= {1}
    for decision in found["decisions"]:
        assert {"n", "seat", "said", "best", "loss", "ci95", "word", "why"} <= set(decision)
    assert all(len(chances) == 2 for chances in found["chances"])


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nowhere.json"], "nowhere.json: No such file or directory."),
        ([RECORD, "--seat", "3"], "There is no seat 3; there are seats 1 to 2."),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(ask: Ask, words: list[object], said: str) -> None:
    code, _, err = ask("coach", *words)
    assert code == 2
    assert said in err


def test_a_game_that_is_not_over_or_does_not_fit_is_named(ask: Ask, tmp_path: Path) -> None:
    record = read_record(RECORD.read_text(), RECORD.name)
    record.answers, record.digests, record.last, record.result = record.answers[:5], [], "", None
    file = tmp_path / "half.json"
    file.write_text(write_record(record))
    code, _, err = ask("coach", file)
    assert (code, "not over" in err) == (1, True)
    record.answers[2] = "nonsense"
    file.write_text(write_record(record))
    code, _, err = ask("coach", file)
    assert (code, "Answer 3, 'nonsense', does not fit" in err) == (1, True)


def test_a_puzzle_is_shown_asked_and_explained(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    show = catalog.show("roundhouse")
    name = puzzles.names(show)[0]
    best = puzzles.solution(puzzles.load(show, name)).best
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(["what?", *best])))
    code, out, _ = ask("puzzle", "roundhouse", name)
    assert code == 0
    assert f"puzzle {name}" in out
    assert "A number from 1 to" in out
    assert "Right." in out


def test_a_puzzle_for_programs_tells_what_an_answer_is_worth(ask: Ask) -> None:
    show = catalog.show("roundhouse")
    name = puzzles.names(show)[0]
    puzzle = puzzles.solution(puzzles.load(show, name))
    asked = json.loads(ask("puzzle", "roundhouse", name, "--json")[1])
    assert asked["id"] == name
    assert asked["verdict"] is None
    assert puzzle.best[0] in asked["keys"]
    told = json.loads(ask("puzzle", "roundhouse", name, "--answer", ",".join(puzzle.tempting), "--json")[1])
    assert told["verdict"]["best"] == puzzle.best
    assert not told["verdict"]["right"]
    assert name in ask("puzzle", "roundhouse", "--all")[1]
