"""Puzzles over the wire: what the asked seat sees, its question step by step, and what an answer is worth."""

from typing import Any

from tests.server.conftest import Stage

from matinee import catalog
from matinee.coach import puzzles

GAME = "roundhouse-kick"


async def test_the_best_answer_is_right_and_another_is_told_why_not(stage: Stage) -> None:
    ada = await stage.person()
    listed = (await ada.http.get(f"/api/games/{GAME}/puzzles")).json()
    assert listed["today"] in listed["ids"]
    path = f"/api/games/{GAME}/puzzles/{listed['ids'][0]}"
    best = puzzles.solution(puzzles.load(catalog.show(GAME), listed["ids"][0])).best
    begins: dict[str, Any] = (await ada.http.get(path)).json()
    assert begins["ask"]["seat"] == begins["seat"]
    assert begins["verdict"] is None
    # How it came to this, as the asked seat was told it.
    assert [line["n"] for line in begins["lines"]] == sorted({line["n"] for line in begins["lines"]})
    assert any(line.get("text") for line in begins["lines"])
    told = begins
    for said in range(1, len(best) + 1):
        answer = await ada.http.post(path, json={"keys": best[:said]})
        assert answer.status_code == 200, answer.text
        told = answer.json()
    assert told["ask"] is None
    assert told["verdict"]["right"]
    assert told["verdict"]["why"]
    assert told["verdict"]["because"] in told["verdict"]["why"]
    assert len(told["verdict"]["best_at"]) == len(best)
    foolish = await ada.http.post(path, json={"keys": ["nonsense"]})
    assert (foolish.status_code, foolish.json()["error"]) == (400, "unknown_option")
    more = await ada.http.post(path, json={"keys": [*best, best[0]]})
    assert more.status_code == 400


async def test_a_puzzle_for_every_day_and_none_that_is_not_there(stage: Stage) -> None:
    ada = await stage.person()
    today = (await ada.http.get("/api/puzzles/today")).json()
    assert today["today"]
    programme = (await ada.http.get("/api/puzzles")).json()
    assert today in programme
    assert all(one["ids"] for one in programme)
    none = await ada.http.get(f"/api/games/{GAME}/puzzles/never")
    assert (none.status_code, none.json()["error"]) == (404, "no_such_puzzle")
