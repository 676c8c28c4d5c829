"""Commands that read files: scenarios, records, rulebooks."""

import json
import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.record import Record, Recorder, write_record

RECORDS = Path(__file__).parents[1] / "records"

Ask = Callable[..., tuple[int, str, str]]

SCENARIO = """
game = "npzr"
title = "Completing the rival's stack"
[given]
stacks = { B1 = "Z-H / Z-T / -" }
hands = { a = ["Z-L", "N-L"] }
[[story]]
who = "ada"
says = ["play:Z-L", "on:B1"]
[[story]]
expect = { marks = { b = "Z" }, asked = "ada" }
"""


@pytest.fixture
def fair() -> Record:
    """A few dozen answers of a live table, its commitment made before the deal."""
    secret = bytes(range(32))
    recorder = Recorder(catalog.show("npzr"), {"seats": 2}, f"fair:{secret.hex()}")
    chance = Swift(4)
    for _ in range(47):
        keys = recorder.state.keys()
        recorder.answer(keys[chance.below(len(keys))])
    record = recorder.close()
    record.commitment = sha256(secret).hexdigest()
    return record


def kept(folder: Path, record: Record) -> Path:
    file = folder / "table.json"
    file.write_text(write_record(record))
    return file


def test_a_scenario_that_holds(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "good.toml"
    file.write_text(SCENARIO)
    code, out, _ = ask("scenario", file, "--json")
    assert code == 0
    assert json.loads(out) == [{"file": str(file), "ok": True, "why": ""}]


def test_the_expectation_that_failed_is_named(ask: Ask, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(SCENARIO)
    bad.write_text(SCENARIO.replace('b = "Z"', 'b = "N"'))
    code, out, _ = ask("scenario", good, bad)
    assert code == 1
    assert out.splitlines() == [f"{good}: ok", f"{bad}: line 2 of the story: marks.b is 'Z', not 'N'"]


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("game = ", 2, "Invalid value"),
        ("game = 3", 2, "game"),
        (SCENARIO.replace("npzr", "npzz"), 1, "'npzr'"),
        (SCENARIO.replace("Z-H", "Q-Q"), 1, "Q-Q"),
        (SCENARIO.replace('"ada"', '"zoe"', 1), 1, "zoe"),
    ],
)
def test_a_damaged_scenario_is_one_sentence(ask: Ask, tmp_path: Path, text: str, code: int, said: str) -> None:
    file = tmp_path / "damaged.toml"
    file.write_text(text)
    found, out, err = ask("scenario", file)
    assert found == code
    assert said in out + err
    assert len((out + err).splitlines()) == 1


def test_a_file_that_is_not_there(ask: Ask, tmp_path: Path) -> None:
    for command in ("scenario", "replay", "verify"):
        code, out, err = ask(command, tmp_path / "nowhere")
        assert (code, out) == (2, "")
        assert err == f"{tmp_path / 'nowhere'}: No such file or directory.\n"


def test_a_record_replays(ask: Ask, tmp_path: Path, fair: Record) -> None:
    code, out, _ = ask("replay", kept(tmp_path, fair), "--json")
    assert code == 0
    assert json.loads(out) == {
        "game": "ninja-pirate-zombie-robot",
        "edition": catalog.show("npzr").game.edition,
        "answers": 47,
        "digest": fair.last,
        "result": None,
    }
    code, out, _ = ask("replay", kept(tmp_path, fair))
    assert "47 answers, all as recorded" in out


@pytest.mark.parametrize(
    ("record", "end"),
    [
        ("roundhouse-thrifty-1", "Ended by fell; everybody lost; scores 109."),
        ("npzr-star-1", "Ended by four marks; won by Seat 1; scores 4, 2."),
    ],
)
def test_a_replay_tells_how_it_ended(ask: Ask, record: str, end: str) -> None:
    code, out, _ = ask("replay", RECORDS / f"{record}.json")
    assert (code, out.splitlines()[-1]) == (0, end)


def test_the_first_answer_that_does_not_fit_is_named(ask: Ask, tmp_path: Path, fair: Record) -> None:
    fair.answers[12] = "fly"
    code, out, err = ask("replay", kept(tmp_path, fair))
    assert (code, out) == (1, "")
    assert "Answer 13, 'fly', does not fit" in err


def test_a_file_that_is_no_record(ask: Ask, tmp_path: Path) -> None:
    file = tmp_path / "broken.json"
    for text in ("{", '{"matinee": 1}', '{"matinee": 9, "game": "npzr", "edition": 1, "setup": {}, "seed": "swift:1"}'):
        file.write_text(text)
        for command in ("replay", "verify"):
            code, out, err = ask(command, file)
            assert (code, out) == (2, "")
            assert err.startswith(str(file))


def test_a_fair_deal_is_verified(ask: Ask, tmp_path: Path, fair: Record) -> None:
    code, out, _ = ask("verify", kept(tmp_path, fair), "--json")
    verdict = json.loads(out)
    assert code == 0
    assert verdict["ok"] is True
    assert "47 answers" in verdict["why"]
    assert ask("verify", kept(tmp_path, fair))[1].startswith("Fair: ")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"seed": "fair:" + "00" * 32}, "not the one that was committed to"),
        ({"seed": "swift:1"}, "swift"),
        ({"seed": "fair:xyz"}, "neither swift"),
        ({"commitment": ""}, "no commitment"),
        ({"digests": []}, "After answer 20"),
        ({"last": ""}, "digests are missing"),
        ({"last": "0" * 32}, "After the last answer"),
    ],
)
def test_a_deal_that_is_not_fair(ask: Ask, tmp_path: Path, fair: Record, change: dict[str, object], why: str) -> None:
    for name, value in change.items():
        setattr(fair, name, value)
    code, out, _ = ask("verify", kept(tmp_path, fair), "--json")
    verdict = json.loads(out)
    assert (code, verdict["ok"]) == (1, False)
    assert why in verdict["why"]


def test_a_forged_result_is_not_fair(ask: Ask, tmp_path: Path, fair: Record) -> None:
    from matinee.engine.view import Result

    fair.result = Result([0], "four marks", [4, 0])
    code, out, _ = ask("verify", kept(tmp_path, fair), "--json")
    assert code == 1
    assert "result" in json.loads(out)["why"]


def test_a_rulebook_and_a_clause(ask: Ask) -> None:
    code, out, _ = ask("rules", "npzr")
    assert code == 0
    assert "NPZR-01  Two players" in out
    code, out, _ = ask("rules", "npzr", "21")
    assert out.startswith("NPZR-21  ")
    code, out, _ = ask("rules", "npzr", "npzr-21", "--json")
    (row,) = json.loads(out)
    assert {"id", "rule", "code", "tests"} <= set(row)
    assert row["id"] == "NPZR-21"
    assert any(place.startswith("state.py:") for place in row["code"])


def test_a_wrong_clause_is_answered_with_the_nearest(ask: Ask) -> None:
    code, out, err = ask("rules", "npzr", "NPZR-299")
    assert (code, out) == (2, "")
    assert "'NPZR-29'" in err


def test_tests_are_found_inside_the_project_only(ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tests = tmp_path / "tests/games/npzr"
    tests.mkdir(parents=True)
    (tmp_path / "src/matinee").mkdir(parents=True)
    (tests / "test_moves.py").write_text("def test_npzr_21_uncovering() -> None: ...\n")
    monkeypatch.chdir(tests)
    assert json.loads(ask("rules", "npzr", "21", "--json")[1])[0]["tests"] == ["test_npzr_21_uncovering"]
    monkeypatch.chdir(tmp_path.parent)
    assert json.loads(ask("rules", "npzr", "21", "--json")[1])[0]["tests"] == []


HOSTILE = {
    "deep.toml": "a=" + "[" * 20_000,
    "deep-given.toml": SCENARIO.replace("[given]", "[given]\nx=" + "[" * 500 + "]" * 500),
    "digits.toml": 'game = "npzr"\ntitle = "x"\nstory = []\nseed = ' + "9" * 5000,
    "deep.json": "[" * 100_000,
    "digits.json": "9" * 5000,
    "surrogate.json": '{"game":"\\ud800"}',
    "empty.json": "",
    "empty.toml": "",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_one_sentence(ask: Ask, tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text(HOSTILE[name])
    for command in ("scenario",) if file.suffix == ".toml" else ("replay", "verify"):
        code, out, err = ask(command, file)
        assert code in (1, 2), (out, err)
        assert len((out + err).strip().splitlines()) == 1


@pytest.mark.parametrize("names", [["a"], ["a"] * 50, ["\x1b[2J", "b"], ["\u202e", "b"]])
def test_odd_names_in_a_record_do_no_harm(ask: Ask, tmp_path: Path, names: list[str]) -> None:
    for played in RECORDS.glob("*-star-1.json"):
        file = tmp_path / played.name
        file.write_text(json.dumps({**json.loads(played.read_text()), "names": names}))
        code, out, _ = ask("replay", file)
        assert code == 0
        assert out.replace("\n", "").isprintable()


def unreadable(folder: Path, ending: str) -> list[Path]:
    """A pipe, a folder, a file that is too large and one that is not there."""
    pipe, inner, huge, nothing = (folder / f"{name}{ending}" for name in ("pipe", "folder", "huge", "nothing"))
    os.mkfifo(pipe)
    inner.mkdir()
    with huge.open("wb") as file:
        file.truncate(1 << 30)
    return [pipe, inner, huge, nothing]


def test_only_plain_files_of_a_bearable_size_are_read(ask: Ask, tmp_path: Path) -> None:
    for path in (*unreadable(tmp_path, ""), Path("/dev/zero")):
        for command in ("replay", "verify", "scenario"):
            code, out, err = ask(command, path)
            assert (code, out) == (2, "")
            assert str(path) in err


HOSTILE_PACKS = {
    "deep.toml": "cards = " + "[" * 20_000,
    "digits.toml": "cards = " + "9" * 5000,
    "nothing.toml": "",
    "marked.toml": "\ufeff",
}


@pytest.mark.parametrize("game", ["npzr", "roundhouse", "rampage", "kaiju", "samurai"])
def test_a_hostile_pack_is_one_sentence(ask: Ask, tmp_path: Path, game: str) -> None:
    for name, text in HOSTILE_PACKS.items():
        (tmp_path / name).write_text(text)
        code, out, err = ask("simulate", game, "--games", "1", "--pack", tmp_path / name)
        assert code == 2, (name, out, err)
        assert len((out + err).strip().splitlines()) == 1, (name, out, err)


def test_only_plain_files_are_read_as_packs(ask: Ask, tmp_path: Path) -> None:
    for path in unreadable(tmp_path, ".toml"):
        code, out, err = ask("simulate", "npzr", "--games", "1", "--pack", path)
        assert (code, out) == (2, "")
        assert path.name in err


@pytest.mark.parametrize("edition", [2**63, 2**200, -(2**63) - 1])
def test_an_edition_that_no_house_has_is_one_sentence(ask: Ask, tmp_path: Path, fair: Record, edition: int) -> None:
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**json.loads(write_record(fair)), "edition": edition}))
    for command in ("replay", "verify"):
        code, out, err = ask(command, file)
        assert code in (1, 2), (out, err)
        assert len((out + err).strip().splitlines()) == 1
