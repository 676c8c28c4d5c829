"""People and bots at one table, over real sockets."""

import asyncio
from typing import TYPE_CHECKING

from matinee import catalog
from matinee.engine.record import read_record, replay
from matinee.match.cast import CAST
from matinee.match.deal import doubt

if TYPE_CHECKING:
    from tests.server.conftest import Stage

FRIENDLY = {"tempo": 0}


async def test_one_person_plays_a_bot_to_the_end(stage: "Stage") -> None:
    ada = await stage.person()
    table = await ada.open(name="Ada", bots=["understudy"], start=True, terms=FRIENDLY)
    welcome = await ada.join(table)
    assert (welcome["seat"], welcome["host"], welcome["name"]) == (0, True, "Ada")
    promised = welcome["table"]["commitment"]
    await ada.play_out()
    # The next deal is promised by now; what is shown on the table stays the promise of this game.
    ended = [message["table"] for message in ada.heard if message["type"] == "table"][-1]
    assert (welcome["table"]["promise"], ended["promise"]) == (promised, promised)
    assert ended["commitment"] != promised
    record = (await ada.http.get(f"/api/tables/{table}/records/1")).text
    kept = read_record(record, "wire")
    assert kept.commitment == promised
    assert doubt(kept) == ""
    assert replay(catalog.show("npzr"), kept).over
    assert kept.names[0] == "Ada"
    assert kept.names[1] in CAST["understudy"]


async def test_two_people_and_a_spectator(stage: "Stage") -> None:
    ada, bo, eve = [await stage.person() for _ in range(3)]
    table = await ada.open(name="Ada", sit=0)
    await ada.join(table)
    token = ada.links[1].partition("#chair=")[2]
    welcome = await bo.join(table, chair=token, name="Bo")
    assert welcome["seat"] == 1
    assert welcome["links"] == []
    assert (await eve.join(table, name="Eve"))["seat"] == -1
    assert (await eve.does("start"))["error"] == "not_host"
    assert (await ada.does("start"))["type"] == "done"
    await asyncio.gather(ada.play_out(1), bo.play_out(2))
    while not eve.view.get("over"):
        await eve.hear()
    assert eve.view["sides"] == ada.view["sides"]
    assert all(message.get("ask") is None for message in eve.heard)
    assert [line["n"] for line in eve.lines] == list(range(1, len(eve.lines) + 1))


async def test_coming_back_misses_nothing_and_reads_nothing_twice(stage: "Stage") -> None:
    ada = await stage.person()
    table = await ada.open(bots=["extra"], start=True, terms=FRIENDLY)
    await ada.join(table)
    for _ in range(4):
        assert await ada.until_asked() is not None
        await ada.answers()
    assert ada.socket is not None
    await ada.socket.close()
    read = ada.lines[-1]["n"]
    assert read > 3
    await ada.join(table, since={"game": 1, "n": read - 2})
    ada.lines = ada.lines[:-2]
    await ada.until("scene")
    await ada.play_out()
    assert [line["n"] for line in ada.lines] == list(range(1, len(ada.lines) + 1))


async def test_a_repeated_answer_is_answered_again_and_applied_once(stage: "Stage") -> None:
    ada = await stage.person()
    table = await ada.open(bots=["extra"], start=True, terms=FRIENDLY)
    await ada.join(table)
    asked = await ada.until_asked()
    assert asked is not None
    key = asked["options"][0]["key"]
    for _ in range(3):
        await ada.say("answer", question=asked["number"], keys=[key], nonce="same")
    for _ in range(3):
        assert (await ada.until("done", "refused"))["type"] == "done"
    await stage.house.settled(stage.house.rooms[table])
    entries = await stage.house.storage.bodies(table)
    assert sum('"nonce":"same"' in body for body in entries) == 1


async def test_tables_are_listed_only_if_they_want_to(stage: "Stage") -> None:
    ada, bo = await stage.person(), await stage.person()
    shown = await ada.open(terms={"listed": True})
    hidden = await ada.open()
    listed = [table["id"] for table in (await bo.http.get("/api/tables")).json()]
    assert listed == [shown]
    assert (await bo.http.get(f"/api/tables/{hidden}")).json()["id"] == hidden
    assert (await bo.http.get(f"/api/tables/{hidden}/links")).status_code == 403
    assert {table["id"] for table in (await ada.http.get("/api/mine")).json()} == {shown, hidden}
    assert (await bo.http.get("/api/mine")).json() == []
    assert (await bo.http.get("/api/tables/nowhere")).status_code == 404


async def test_talk_reaches_everybody_in_order(stage: "Stage") -> None:
    ada, bo = await stage.person(), await stage.person()
    table = await ada.open(name="Ada")
    await ada.join(table)
    await ada.does("chat", text="hello <b>there</b>\n\x07")
    assert (await bo.join(table, name="Bo"))["chat"][0]["text"] == "hello <b>there</b>"
    await bo.does("chat", text="hi")
    said = await ada.until("said")
    assert (said["talk"]["n"], said["talk"]["name"], said["talk"]["chair"]) == (2, "Bo", -1)
    assert (await ada.does("hush", chair=-1))["type"] == "done"
    assert (await bo.does("chat", text="and now?"))["error"] == "muted"


async def test_an_avatar_is_worn_at_your_own_chair(stage: "Stage") -> None:
    ada, bo = await stage.person(), await stage.person()
    table = await ada.open(name="Ada")
    await ada.join(table)
    assert (await ada.does("wear", avatar="goose"))["type"] == "done"
    chairs = (await bo.join(table, name="Bo"))["table"]["chairs"]
    assert [chair["avatar"] for chair in chairs] == ["goose", ""]
    assert (await bo.does("wear", avatar="ghost"))["error"] == "not_seated"
    assert (await ada.does("rise"))["type"] == "done"
    info = (await bo.http.get(f"/api/tables/{table}")).json()
    assert info["chairs"][0]["avatar"] == ""
