"""Requests that no browser of ours makes: each gets a clear answer with all headers, never a traceback."""

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from tests.server.conftest import finished, quick, serving
from tests.server.test_floods import gone, line

if TYPE_CHECKING:
    from tests.server.conftest import Stage

LONG = "x" * 300
DIGITS = "9" * 4400


async def test_odd_addresses_and_numbers(stage: "Stage", caplog: pytest.LogCaptureFixture) -> None:
    ada, table = await finished(stage)
    record = f"/api/tables/{table}/records/1"
    for path, status in {
        f"{record}/frames?first=--5": 400,
        f"{record}/frames?first=-": 400,
        f"{record}/frames?first=%C2%B2": 400,
        f"{record}/frames?seat={DIGITS}": 400,
        f"/api/tables/{table}/records/{DIGITS}": 404,
        f"/api/tables/{DIGITS}": 404,
        "/api/tables/%00": 404,
        "/api/tables/%00/records/1": 404,
        "/api/tables/%C3%A9": 404,
        "/api/games/%00": 404,
        f"/{LONG}": None,
        f"/{LONG}/{LONG}/{LONG}": None,
        f"/assets/{LONG}": 404,
        "/%ff%fe": None,
    }.items():
        answer = await ada.http.get(path)
        assert answer.status_code == status or (status is None and answer.status_code in (200, 404)), path
        careful(answer)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def careful(answer: httpx.Response) -> None:
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["cache-control"]


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "http://", "//", "http://a:b:c", "\u00e9"])
async def test_odd_origins_are_foreign(stage: "Stage", origin: str) -> None:
    ada = await stage.person()
    headers = {"Origin": origin.encode("latin-1")}
    answer = await ada.http.post("/api/tables", json={"game": "npzr"}, headers=headers)  # type: ignore[arg-type]
    assert answer.status_code == 403
    careful(answer)


@pytest.mark.parametrize("number", [1 << 31, 1 << 62, 1 << 63, 1 << 64, -(1 << 63)])
async def test_numbers_that_no_game_can_hold(stage: "Stage", number: int) -> None:
    ada = await stage.person()
    for game in ("npzr", "robot-rampage", "roundhouse-kick", "cardboard-kaiju", "kung-fu-samurai"):
        info = (await ada.http.get(f"/api/games/{game}")).json()
        numbers = [name for name, schema in info["options"]["properties"].items() if "integer" in str(schema)]
        assert "seats" in numbers
        for name in numbers:
            answer = await ada.http.post("/api/tables", json={"game": game, "setup": {name: number}, "start": True})
            assert answer.status_code == 400, (game, name, answer.text)
            assert answer.json()["error"] in ("bad_setup", "malformed")


async def test_errors_of_our_own_wear_the_same_headers(stage: "Stage") -> None:
    ada = await stage.person()

    async def broken(*_: object) -> None:
        raise RuntimeError("a fault of ours")

    stage.house.storage.listed = broken  # type: ignore[assignment]
    for answer in (
        await ada.http.get("/api/tables"),
        await ada.http.put("/api/tables"),
        await ada.http.get("/api/nowhere"),
        await ada.http.post("/healthz"),
    ):
        assert answer.status_code in (404, 405, 500)
        careful(answer)
        assert "fault of ours" not in answer.text


async def test_the_api_is_not_kept_by_caches(stage: "Stage") -> None:
    ada = await stage.person()
    await ada.open(terms={"listed": True})
    for path in ("/api/me", "/api/tables", "/api/mine", "/api/games", "/healthz"):
        assert (await ada.http.get(path)).headers["cache-control"] == "no-store"


async def test_a_client_that_hangs_up_in_the_middle_of_a_body_is_no_fault(
    stage: "Stage", caplog: pytest.LogCaptureFixture
) -> None:
    async with line(stage) as rude:
        await rude.send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        while not stage.server.server_state.tasks:
            await asyncio.sleep(0.01)
    while stage.server.server_state.tasks:
        await asyncio.sleep(0.01)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_figures_are_for_the_owner_alone(tmp_path: Path) -> None:
    """A quiet server's counters would tell when somebody has answered in secret."""
    async with serving(quick(tmp_path, metrics="open sesame")) as stage:
        ada = await stage.person()
        assert (await ada.http.get("/metrics")).status_code == 404
        for wrong in ("Bearer", "Bearer open", "open sesame", "Bearer open sesame!", "Basic open sesame"):
            assert (await ada.http.get("/metrics", headers={"Authorization": wrong})).status_code == 404, wrong
        answer = await ada.http.get("/metrics", headers={"Authorization": "Bearer open sesame"})
        assert "matinee_sockets" in answer.text


async def test_without_a_word_for_them_there_are_no_figures(stage: "Stage") -> None:
    ada = await stage.person()
    for header in ("", "Bearer", "Bearer None"):
        assert (await ada.http.get("/metrics", headers={"Authorization": header})).status_code == 404


HANDSHAKE = {
    "Host": "x",
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}


@pytest.mark.parametrize(
    ("verb", "wrong"),
    [
        ("GET", {"Sec-WebSocket-Version": "99"}),
        ("GET", {"Sec-WebSocket-Version": ""}),
        ("GET", {"Sec-WebSocket-Key": ""}),
        ("GET", {"Sec-WebSocket-Key": "%%%"}),
        ("GET", {"Sec-WebSocket-Key": "x" * 5000}),
        ("POST", {}),
    ],
)
async def test_a_handshake_that_is_none_is_refused_without_a_traceback(
    stage: "Stage", capfd: pytest.CaptureFixture[str], verb: str, wrong: dict[str, str]
) -> None:
    head = "".join(f"{name}: {value}\r\n" for name, value in {**HANDSHAKE, **wrong}.items())
    async with line(stage) as rude:
        await rude.send(f"{verb} /ws/nowhere HTTP/1.1\r\n{head}\r\n".encode())
        assert (await rude.reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 4")
        assert await rude.is_cut()
    assert "Traceback" not in capfd.readouterr().err
    assert await gone(stage)


@pytest.mark.parametrize(
    "request_line", [b"GET", b"\x16\x03\x01\x02", b"PRI * HTTP/2.0\r\n\r\nSM", b"GET /\xe9\xff HTTP/1.1 x"]
)
async def test_what_is_no_request_is_refused_in_the_same_clothes(stage: "Stage", request_line: bytes) -> None:
    async with line(stage) as rude:
        await rude.send(request_line + b"\r\n\r\n")
        answer = await rude.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 400")
        for header in (b"nosniff", b"no-store", b"default-src 'none'"):
            assert header in answer
        assert await rude.is_cut()


@pytest.mark.parametrize(
    "frame",
    [
        b"\x81\x82\x00\x00\x00\x00\xff\xfe",
        b"\xc1\x81\x00\x00\x00\x00x",
        b"\x83\x81\x00\x00\x00\x00x",
        b"\x81\x01x",
        b"\x89\xfe\x00\x7e\x00\x00\x00\x00" + b"x" * 126,
        b"\x80\x81\x00\x00\x00\x00x",
        b"\x88\x81\x00\x00\x00\x00\x03",
        b"\x81\xff" + b"\xff" * 8 + b"\x00\x00\x00\x00",
        b"\x81\xff\x7f" + b"\xff" * 7 + b"\x00\x00\x00\x00",
    ],
)
async def test_a_frame_that_is_none_ends_its_socket_without_a_traceback(
    stage: "Stage", capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture, frame: bytes
) -> None:
    ada = await stage.person()
    table = await ada.open()
    async with line(stage) as rude:
        await rude.join(table)
        await rude.send(frame)
        assert await rude.is_cut()
    assert await gone(stage)
    assert "Traceback" not in capfd.readouterr().err
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
