"""Friends over real sockets: an absent host, somebody sent away, a closed table, a rematch without a friend."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server.conftest import EAGER, Person, quick, serving

from matinee import catalog
from matinee.engine.record import read_record, replay
from matinee.server.settings import Limits

if TYPE_CHECKING:
    from tests.server.conftest import Stage


async def friends(stage: "Stage", **terms: object) -> tuple[Person, Person, str]:
    """Ada, the host, and Bo, who has come by the link of a chair."""
    ada, bo = await stage.person(), await stage.person()
    table = await ada.open(name="Ada", terms={"stand_in": "extra", **terms})
    await ada.join(table)
    await bo.join(table, chair=ada.links[1].partition("#chair=")[2], name="Bo")
    return ada, bo, table


async def test_everybody_keeps_what_was_played_of_a_closed_table_and_reads_who_closed_it(stage: "Stage") -> None:
    ada, bo, table = await friends(stage)
    await ada.does("start")
    first = (ada, bo)[stage.house.rooms[table].table.playing.asked]
    assert await first.until_asked() is not None
    assert (await first.answers())["type"] == "done"
    assert (await ada.does("close"))["type"] == "done"
    while bo.table["status"] != "closed":
        await bo.until("table")
    assert (bo.table["closed_by"], bo.table["records"]) == ("Ada", 1)
    record = read_record((await bo.http.get(f"/api/tables/{table}/records/1")).text, "wire")
    assert (len(record.answers), record.result) == (1, None)
    assert not replay(catalog.show("npzr"), record).over
    frames = await bo.http.get(f"/api/tables/{table}/records/1/frames?seat=1&first=0&language=en")
    assert len(frames.json()["frames"]) == 2


async def test_a_rematch_starts_without_an_absent_friend(stage: "Stage") -> None:
    ada, bo, _ = await friends(stage, tempo=0)
    await bo.leave()
    while ada.table["chairs"][1]["here"]:
        await ada.until("table")
    assert (await ada.does("start"))["type"] == "done"
    assert [chair["stand_in"] for chair in ada.table["chairs"]] == ["", "extra"]
    await ada.play_out()
    while ada.table["status"] != "over":
        await ada.until("table")
    assert (await ada.does("start"))["type"] == "done"
    assert ada.table["games"] == 2


async def test_somebody_who_is_sent_away_is_told(stage: "Stage") -> None:
    ada, bo, _ = await friends(stage)
    assert bo.welcome["sent"] is False
    assert (await ada.does("send-away", chair=1))["type"] == "done"
    again = await bo.until("welcome")
    assert (again["chair"], again["sent"]) == (-1, True)


async def test_somebody_who_is_sent_away_from_a_private_table_is_told_at_the_door(stage: "Stage") -> None:
    ada, bo, _ = await friends(stage, spectators=False, seating="links")
    assert (await ada.does("send-away", chair=1))["type"] == "done"
    assert (await bo.until("bye"))["error"] == "sent_away"


async def test_a_new_name_reaches_everybody(stage: "Stage") -> None:
    ada, bo, _ = await friends(stage)
    assert (await bo.does("rename", name="Ada"))["type"] == "done"
    while ada.table["chairs"][1]["name"] in ("", "Bo"):
        await ada.until("table")
    assert ada.table["chairs"][1]["name"] == "Ada II"


@pytest.mark.parametrize("started", [False, True])
async def test_the_rights_of_an_absent_host_pass_on(tmp_path: Path, started: bool) -> None:
    limits = Limits(**EAGER, away_seconds=0.3)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        ada, bo, table = await friends(stage)
        if started:
            await ada.does("start")
        assert ada.socket is not None
        await ada.socket.close()
        while not bo.table["chairs"][1]["host"]:
            await bo.until("table", "welcome")
        assert stage.house.rooms[table].table.chairs[1].guest == stage.house.rooms[table].table.host
        if started:
            while not bo.lines or bo.lines[-1]["kind"] != "host-moved":
                await bo.until("news")
            assert bo.lines[-1]["text"] == "The host has been away for long: Bo is the host now."


async def test_a_host_who_comes_back_in_time_stays_the_host(tmp_path: Path) -> None:
    limits = Limits(**EAGER, away_seconds=0.5)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        ada, _, table = await friends(stage)
        room = stage.house.rooms[table]
        assert ada.socket is not None
        await ada.socket.close()
        while room.vigil is None:
            await asyncio.sleep(0.01)
        await ada.join(table)
        assert room.vigil is None
        assert ada.welcome["host"] is True
