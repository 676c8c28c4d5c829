"""Bad clients: each gets a clear answer, nobody else notices, and nothing grows without bound."""

import asyncio
import contextlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import Person, quick, serving
from websockets.exceptions import ConnectionClosed, InvalidStatus

from matinee.server.settings import Limits

if TYPE_CHECKING:
    from tests.server.conftest import Stage

TERMS = {"tempo": 0}


async def refusals(person: Person, text: str | bytes) -> dict[str, Any]:
    assert person.socket is not None
    await person.socket.send(text)
    return await person.until("refused", "bye")


UNREADABLE: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"join"',
    "{}",
    '{"type":"nonsense"}',
    '{"type":"answer"}',
    '{"type":"answer","question":1.5,"keys":["end"]}',
    '{"type":"answer","question":true,"keys":["end"]}',
    '{"type":"answer","question":"1","keys":["end"]}',
    '{"type":"answer","question":-1,"keys":["end"]}',
    '{"type":"answer","question":99999999999999999999,"keys":["end"]}',
    '{"type":"answer","question":1,"keys":"end"}',
    '{"type":"answer","question":1,"keys":[1]}',
    '{"type":"answer","question":1,"keys":[null]}',
    '{"type":"answer","question":1,"keys":["' + "x" * 200 + '"]}',
    '{"type":"answer","question":1,"keys":' + json.dumps(["end"] * 17) + "}",
    '{"type":"answer","question":1,"keys":["end"],"seat":1}',
    '{"type":"chat","text":"' + "x" * 4100 + '"}',
    '{"type":"settle","terms":{},"setup":' + "[" * 1500 + "]" * 1500 + "}",
    '{"type":"settle","terms":{},"setup":{"a":' + "[" * 1500 + "]" * 1500 + "}}",
    '{"type":"settle","terms":{"clock":{"action":1e999}},"setup":{}}',
    b"\xff\xfe\x00",
    "\u0000",
]


async def test_what_nobody_can_read_is_refused_and_the_third_hangs_up(stage: "Stage") -> None:
    ada = await stage.person()
    table = await ada.open(bots=["extra"], start=True, terms=TERMS)
    await ada.join(table)
    # Not before it is her turn: a bot that begins would still be moving.
    assert await ada.until_asked() is not None
    before = stage.house.rooms[table].table.playing.state.digest()
    for text in UNREADABLE:
        await ada.join(table)
        first = await refusals(ada, text)
        assert first["type"] == "refused"
        assert first["error"] in ("malformed", "too_large", "bad_setup", "not_now"), text
        if first["error"] in ("malformed", "too_large"):
            assert (await refusals(ada, text))["type"] == "refused"
            assert (await refusals(ada, text))["type"] == "refused"
            assert (await ada.until("bye"))["again"] is False
            with pytest.raises(ConnectionClosed):
                await ada.hear()
    assert stage.house.rooms[table].table.playing.state.digest() == before


async def test_a_huge_frame_is_not_even_read(stage: "Stage") -> None:
    ada = await stage.person()
    await ada.join(await ada.open())
    assert ada.socket is not None
    with contextlib.suppress(ConnectionClosed):
        await ada.socket.send("x" * (1 << 20))
    with pytest.raises(ConnectionClosed):
        await ada.until("bye")


async def test_forged_cookies_and_links_lead_nowhere(stage: "Stage") -> None:
    ada, eve = await stage.person(), await stage.person()
    table = await ada.open(name="Ada", bots=["extra"], start=True, terms=TERMS)
    token = ada.links[0].partition("#chair=")[2]
    forged = [
        token[:-1] + ("0" if token[-1] != "0" else "1"),
        "0.0.",
        "0.2." + token[4:],
        "9.0.x",
        "x",
        "0.0." + "é" * 40,
    ]
    for false in forged:
        answer = await eve.join(table, chair=false)
        assert answer["seat"] == -1
        assert "no_such_chair" in [message.get("error") for message in eve.heard]
        assert eve.socket is not None
        await eve.socket.close()
    mallory = await stage.person()
    guest, _, proof = mallory.http.cookies["matinee_guest"].partition(".")
    mallory.http.cookies.clear()
    host = stage.house.rooms[table].table.host
    for value in (f"{host}.{proof}", f"{guest}x.{proof}", host, "", "." * 50, "x" * 3000):
        mallory.http.cookies.clear()
        mallory.http.cookies.set("matinee_guest", value)
        assert (await mallory.join(table))["seat"] == -1
        assert (await mallory.does("hand-over"))["error"] == "not_seated"
        assert mallory.socket is not None
        await mallory.socket.close()


async def test_a_voided_link_leads_nowhere(stage: "Stage") -> None:
    ada, bo = await stage.person(), await stage.person()
    table = await ada.open(name="Ada")
    await ada.join(table)
    token = ada.links[1].partition("#chair=")[2]
    assert (await bo.join(table, chair=token))["seat"] == 1
    await ada.does("send-away", chair=1)
    while bo.welcome["seat"] != -1:
        await bo.hear()
    assert bo.socket is not None
    await bo.socket.close()
    assert (await bo.join(table, chair=token))["seat"] == -1


async def test_other_sites_may_not_play_with_our_cookies(stage: "Stage") -> None:
    ada = await stage.person()
    table = await ada.open()
    with pytest.raises(InvalidStatus):
        await ada.connect(table, origin="http://evil.example")
    answer = await ada.http.post("/api/tables", json={"game": "npzr"}, headers={"Origin": "http://evil.example"})
    assert answer.status_code == 403
    await ada.connect(table, origin=stage.address)
    assert ada.socket is not None
    await ada.socket.close()


async def test_a_flood_is_slowed_then_cut_and_others_play_on(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(rate=20, burst=40))) as stage:
        ada, bo = await stage.person(), await stage.person()
        table = await ada.open(bots=["extra"], start=True, terms=TERMS)
        await ada.join(table)
        await bo.join(table)
        assert bo.socket is not None
        for number in range(100):
            await bo.socket.send(json.dumps({"type": "ping", "nonce": str(number)}))
        assert (await bo.until("refused"))["error"] == "slow_down"
        asked = await ada.until_asked()
        assert asked is not None
        assert (await ada.answers())["type"] == "done"
        with contextlib.suppress(ConnectionClosed):
            for _ in range(600):
                await bo.socket.send('{"type":"ping"}')
        assert (await bo.until("bye"))["error"] == "flood"
        assert sum(message["type"] == "refused" for message in bo.heard) < 20


async def test_chat_has_a_pace_of_its_own(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(chat_rate=0.1, chat_burst=2))) as stage:
        ada = await stage.person()
        await ada.join(await ada.open())
        answers = [(await ada.does("chat", text=str(number)))["type"] for number in range(4)]
        assert answers == ["done", "done", "refused", "refused"]


async def test_a_slow_reader_is_sent_home_and_may_come_back(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(outbox=20, outbox_bytes=200_000))) as stage:
        ada, slow = await stage.person(), await stage.person()
        table = await ada.open(name="Ada")
        await ada.join(table)
        await slow.connect(table, max_queue=1)
        await slow.say("join")
        await ada.until("table")
        room = stage.house.rooms[table]
        box = next(box for box in room.boxes if box.guest != room.table.host)
        for _ in range(2000):
            # Far more than the socket buffers hold.
            box.put(b"x" * 20_000)
            await asyncio.sleep(0)
            if box.closed:
                break
        assert box.closed
        assert box.bytes <= 200_000
        assert (await ada.does("chat", text="still here"))["type"] == "done"
        assert slow.socket is not None
        slow.socket.transport.abort()
        assert (await slow.join(table))["chat"][0]["text"] == "still here"


async def test_half_open_and_silent_sockets_are_let_go(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(join_seconds=0.2))) as stage:
        ada = await stage.person()
        socket = await ada.connect(await ada.open())
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 5)


async def test_a_guest_has_so_many_sockets_and_tables(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(sockets_per_guest=2, tables_per_guest=2))) as stage:
        ada = await stage.person()
        table = await ada.open()
        await ada.open()
        answer = await ada.http.post("/api/tables", json={"game": "npzr"})
        assert (answer.status_code, answer.json()["error"]) == (429, "too_many_tables")
        sockets = [await ada.connect(table) for _ in range(2)]
        with pytest.raises(InvalidStatus):
            await ada.connect(table)
        for socket in sockets:
            await socket.close()


async def test_the_first_message_is_join_and_only_the_first(stage: "Stage") -> None:
    ada = await stage.person()
    await ada.connect(await ada.open())
    await ada.say("start")
    assert (await ada.until("refused"))["error"] == "malformed"
    await ada.say("join")
    await ada.until("welcome")
    await ada.say("join")
    assert (await ada.until("refused"))["error"] == "malformed"


async def test_a_table_that_is_not_there(stage: "Stage") -> None:
    ada = await stage.person()
    await ada.connect("no-such-table")
    await ada.say("join")
    assert (await ada.until("bye"))["error"] == "no_such_table"


async def test_pages_are_strict_and_never_leave_their_folder(stage: "Stage") -> None:
    ada = await stage.person()
    for path in ("/", "/t/whatever", "/../../secret", "/%2e%2e/%2e%2e/etc/passwd", "/assets/../../app.py", "/%00"):
        answer = await ada.http.get(path)
        assert answer.status_code in (200, 404)
        assert "script-src 'self'" in answer.headers["content-security-policy"]
        assert "root:" not in answer.text
        assert "import " not in answer.text
    assert (await ada.http.get("/healthz")).text == "ok\n"


async def test_too_large_and_broken_bodies(stage: "Stage") -> None:
    ada = await stage.person()
    assert (await ada.http.post("/api/tables", content=b"x" * (1 << 20))).status_code == 413
    for body in (b"", b"{", b"[]", b'{"game":7}', b'{"game":"npzr","more":1}', b"[" * 20_000, b"\xff"):
        answer = await ada.http.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert (await ada.http.post("/api/tables", json={"game": "chess"})).status_code == 404
