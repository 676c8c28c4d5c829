"""Analyses over the wire: requested, with progress, kept, and cancelled if nobody waits."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import EAGER, Person, Stage, finished, quick, serving

from matinee.coach.report import Report
from matinee.server.settings import Limits, Settings

SWIFT = 0.02
FIGURES = ("start", "skill", "others", "luck", "remainder", "result", "error", "lost", "error_rate", "decisions")
ACCOUNT: dict[str, Any] = dict.fromkeys(FIGURES, 0) | {
    "name": "",
    "mastery": None,
    "marks": {},
    "turning_points": [],
    "credits": [],
    "fortunes": {},
}
LISTS = ("decisions", "luck", "at", "chances", "spread", "turning_points")
# Of a game for two, with nothing to say.
EMPTY: dict[str, Any] = {
    **{name: [] for name in LISTS},
    **dict.fromkeys(("answers", "left_out", "seed"), 0),
    "game": "npzr",
    "seats": [ACCOUNT | {"seat": seat} for seat in range(2)],
}


def modest(folder: Path, **more: Any) -> Settings:
    """A coach with a small budget."""
    database = more.pop("database", "")
    return quick(folder, database=database, limits=Limits(**{**EAGER, "coach_effort": SWIFT, **more}))


def coach(table: str) -> str:
    return f"/api/tables/{table}/records/1/coach"


async def until_done(person: Person, table: str) -> tuple[dict[str, Any], list[tuple[int, int]]]:
    """The report, and the progress told on the way."""
    far: list[tuple[int, int]] = []
    for _ in range(3000):
        told = (await person.http.get(coach(table))).json()
        if told["state"] == "done":
            return told["report"], far
        assert told["state"] in ("waiting", "thinking"), told
        far.append((told["done"], told["total"]))
        await asyncio.sleep(0.05)
    raise AssertionError("never done")


async def until_failed(person: Person, table: str) -> None:
    for _ in range(3000):
        if (await person.http.get(coach(table))).json()["state"] == "failed":
            return
        await asyncio.sleep(0.02)
    raise AssertionError("never failed")


async def branched(stage: Stage) -> tuple[Person, str]:
    """Somebody else goes on from the middle of a finished game, to another end."""
    _, table = await finished(stage)
    eve = await stage.person()
    opened = await eve.http.post(f"/api/tables/{table}/records/1/branch", json={"answer": 10, "name": "Eve"})
    branch = str(opened.json()["id"])
    await eve.join(branch)
    await eve.play_out()
    while eve.table["status"] == "playing":
        await eve.hear()
    return eve, branch


async def test_a_branch_is_analysed_like_any_game_and_the_report_outlives_the_house(tmp_path: Path) -> None:
    """One analysis for all checks: it takes ten seconds of CPU time."""
    async with serving(modest(tmp_path)) as stage:
        eve, table = await branched(stage)
        assert (await eve.http.get(coach(table))).json()["state"] == "none"
        asked = await eve.http.post(coach(table))
        assert (asked.status_code, asked.json()["state"]) == (202, "waiting")
        report, far = await until_done(eve, table)
        assert far == sorted(far)
        assert report["answers"] > 10
        assert {account["name"] for account in report["seats"]} > {"Eve"}
        assert len(report["chances"]) == len(report["at"])
        for account in report["seats"]:
            whole = sum(account[part] for part in ("start", "skill", "others", "luck", "remainder"))
            assert whole == pytest.approx(account["result"])
            assert account["sentence"]
        decision = report["decisions"][0]
        assert decision["why"]
        flo = await stage.person()
        again = await flo.http.post(coach(table))
        assert again.status_code == 200
        assert again.json()["report"] == report, "it is kept, for everybody who may see the game"
        german = (await flo.http.get(f"{coach(table)}?language=de")).json()["report"]
        assert german["decisions"][0]["why"] != decision["why"]
        assert german["decisions"][0]["loss"] == decision["loss"]
    async with serving(modest(tmp_path)) as stage:
        ada = await stage.person()
        assert (await ada.http.get(coach(table))).json()["report"] == report


async def test_one_at_a_time_for_a_guest_and_a_bound_for_the_house(tmp_path: Path) -> None:
    async with serving(modest(tmp_path, coach_queue=1, coach_effort=1.0)) as stage:
        ada, first = await finished(stage)
        _, second = await finished(stage)
        assert (await ada.http.post(coach(first))).status_code == 202
        busy = await ada.http.post(coach(second))
        assert (busy.status_code, busy.json()["error"]) == (429, "one_at_a_time")
        bo = await stage.person()
        full = await bo.http.post(coach(second))
        assert (full.status_code, full.json()["error"]) == (503, "coach_busy")
        same = await bo.http.post(coach(first))
        assert same.status_code == 202, "who wants the same game waits for the same analysis"
        assert (await ada.http.post(coach(first))).status_code == 202


async def test_without_anybody_waiting_it_is_given_up(tmp_path: Path) -> None:
    async with serving(modest(tmp_path, coach_patience=0.2, coach_effort=1.0)) as stage:
        ada, table = await finished(stage)
        await ada.http.post(coach(table))
        await asyncio.sleep(1.0)
        eve = await stage.person()
        for _ in range(600):
            if (await eve.http.get(coach(table))).json()["state"] == "none":
                break
            await asyncio.sleep(0.05)
        assert (await eve.http.get(coach(table))).json()["state"] == "none", "to look on is not to wait"
        assert (await ada.http.post(coach(table))).status_code == 202, "it may be asked for again"


async def test_an_analysis_that_takes_too_long_says_so(tmp_path: Path) -> None:
    async with serving(modest(tmp_path, coach_seconds=0.0)) as stage:
        ada, table = await finished(stage)
        await ada.http.post(coach(table))
        await until_failed(ada, table)


async def test_reports_are_told_at_a_pace(tmp_path: Path) -> None:
    """By address: the whole game is played again to tell one."""
    async with serving(modest(tmp_path, reel_burst=2, reel_rate=0)) as stage:
        ada, table = await finished(stage)
        report = msgspec.convert(EMPTY, Report)
        await stage.house.storage.keep_report(table, 1, msgspec.json.encode(report).decode())
        assert [(await ada.http.get(coach(table))).status_code for _ in range(3)] == [200, 200, 429]
        assert (await ada.http.post(coach(table))).status_code == 429
        ada.http.headers["X-Forwarded-For"] = "192.0.2.7"
        assert (await ada.http.get(coach(table))).status_code == 200, "from elsewhere"


async def test_only_finished_games_and_only_so_many_are_taken(tmp_path: Path) -> None:
    """One that fails at once is enough: what is counted is how many were asked for."""
    async with serving(modest(tmp_path, coach_rate=0.0001, coach_burst=1, coach_seconds=0.0)) as stage:
        ada = await stage.person()
        table = await ada.open(name="Ada", bots=["extra"], start=True, terms={"tempo": 0})
        await ada.join(table)
        assert await ada.until_asked() is not None
        assert (await ada.http.post(coach(table))).json()["error"] == "no_such_record"
        await ada.does("close")
        assert (await ada.http.post(coach(table))).json()["error"] == "not_finished"
        foreign = await ada.http.post(coach(table), headers={"Origin": "https://elsewhere.example"})
        assert foreign.status_code == 403
        first, second = [(await finished(stage))[1] for _ in range(2)]
        assert (await ada.http.post(coach(first))).status_code == 202
        await until_failed(ada, first)
        assert (await ada.http.post(coach(second))).json()["error"] == "slow_down"


async def test_a_report_is_kept_and_put_away_with_its_table(tmp_path: Path, disk: str) -> None:
    async with serving(modest(tmp_path, database=disk)) as stage:
        ada, table = await finished(stage)
        storage = stage.house.storage
        await storage.keep_report(table, 1, "{}")
        assert await storage.report(table, 1) == "{}"
        assert (await ada.http.get(coach(table))).json()["state"] == "none", "what cannot be read is made again"
        await storage.keep_report("nowhere", 1, "{}")
        assert await storage.report("nowhere", 1) is None
        pan = stage.house.broom.pan
        old = await pan.old(stage.house.clock() + 90 * 86_400, 0)
        await pan.put_away([one for one in old if one.id == table])
        assert await storage.report(table, 1) is None
