"""The desk's routes: only for this machine and our own page; every fault a sentence, nothing half-written."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.testclient import TestClient

from matinee import catalog
from matinee.lab.desk import Desk, is_near, is_own_page, wrong
from matinee.lab.desk_run import Run, Sides
from matinee.lab.trial import trial
from matinee.match.packs import FIXED, OwnPacks

PATIENCE = 100
EXTRA = {"card": "Shambling Extra", "field": "points"}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MATINEE_DATA", str(tmp_path))
    return tmp_path / "packs" / "roundhouse-kick"


@pytest.fixture
def desk(data: Path) -> Iterator[TestClient]:
    with TestClient(Starlette(routes=Desk(near=lambda request: True).routes())) as client:
        yield client


def sheet(value: Any, base: str = "house") -> dict[str, Any]:
    return {"base": base, "edits": [{**EXTRA, "value": value}], "title": "Mine"}


def request(headers: dict[str, str], client: str = "127.0.0.1") -> Request:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "headers": raw, "client": (client, 5000), "method": "GET", "path": "/"})


@pytest.mark.parametrize(
    ("host", "client", "near"),
    [
        ("localhost:8000", "127.0.0.1", True),
        ("127.0.0.1", "127.0.0.1", True),
        ("[::1]:8000", "::1", True),
        ("localhost:8000", "192.168.1.5", False),
        ("games.example.org", "127.0.0.1", False),
        ("evil.example:8000", "127.0.0.1", False),
        ("", "127.0.0.1", False),
        ("localhost:8000", "nonsense", False),
    ],
)
def test_only_this_machine_is_served(host: str, client: str, near: bool) -> None:
    assert is_near(request({"host": host}, client)) is near


def test_only_our_own_page_is_served() -> None:
    host = {"host": "localhost:8000"}
    assert is_own_page(request(host))
    assert is_own_page(request({**host, "origin": "http://localhost:8000", "sec-fetch-site": "same-origin"}))
    assert not is_own_page(request({**host, "origin": "http://evil.example"}))
    assert not is_own_page(request({**host, "sec-fetch-site": "cross-site"}))


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "//", ""])
def test_odd_origins_are_foreign(desk: TestClient, origin: str) -> None:
    answer = desk.get("/api/desk/roundhouse", headers={"Origin": origin})
    assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")


NESTED = b"[" * 20_000


@pytest.mark.parametrize(
    "sent",
    [
        b'{"base": "\xff"}',
        b'{"base": "house", "edits": [{"card": "x", "field": "y", "value": ' + NESTED,
        b'{"base": "\\ud800"}',
        b"{",
    ],
)
def test_what_cannot_be_read_is_a_sentence(desk: TestClient, sent: bytes) -> None:
    answer = desk.post("/api/desk/roundhouse/sheet", content=sent)
    assert (answer.status_code, answer.json()["error"]) == (400, "bad_pack")
    assert answer.json()["message"].startswith("That cannot be read")


async def test_a_page_that_is_closed_in_the_middle_of_a_request_is_no_fault(data: Path) -> None:
    parts = iter([{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}])
    told: list[Any] = []

    async def receive() -> Any:
        return next(parts)

    async def send(message: Any) -> None:
        told.append(message)

    path, headers = "/api/desk/roundhouse/sheet", [(b"host", b"localhost")]
    scope = {"type": "http", "method": "POST", "path": path, "headers": headers, "client": ("127.0.0.1", 5000)}
    await Starlette(routes=Desk().routes())({**scope, "query_string": b"", "root_path": ""}, receive, send)
    assert told[0]["status"] == 400


def test_others_are_told_that_it_is_closed(data: Path) -> None:
    with TestClient(Starlette(routes=Desk().routes())) as client:
        answer = client.put("/api/desk/roundhouse/packs/mine", json=sheet(4))
        assert (answer.status_code, answer.json()["error"]) == (403, "forbidden")
        assert not data.exists()


def test_a_changed_number_is_a_changed_pack(desk: TestClient) -> None:
    laid = desk.post("/api/desk/roundhouse/sheet", json=sheet(4)).json()
    assert laid["wrong"] is None
    assert laid["changed"] == ["Shambling Extra"]
    assert laid["pack"]["monsters"][0]["points"] == 4
    assert laid["text"].startswith("# The house pack"), "comments stay"


@pytest.mark.parametrize(
    ("value", "words"), [("four", "a whole number belongs here, not text."), (100, "of at most 99"), (None, "points")]
)
def test_a_bad_number_is_told_beside_its_field(desk: TestClient, value: Any, words: str) -> None:
    found = desk.post("/api/desk/roundhouse/sheet", json=sheet(value)).json()["wrong"]
    assert words in found["sentence"]
    assert found["card"] == "Shambling Extra"
    for route in ("fixed", "runs"):
        body = sheet(value) if route == "fixed" else {"sheet": sheet(value), "seats": 2}
        assert desk.post(f"/api/desk/roundhouse/{route}", json=body).status_code == 400


def test_sentences_name_a_card_and_a_field() -> None:
    row = wrong("the pack: row 3 of 'cards' (\"Dragon's Den\"), field 'strength': a whole number belongs here.")
    assert (row.card, row.field) == ("Dragon's Den", "strength")
    assert wrong("the pack: monster 'Bat', field 'track': it falls").field == "track"
    assert wrong("the pack: a pack has 54 monsters").card == ""


def test_a_saved_pack_can_be_played_and_never_changes_under_a_table(desk: TestClient, data: Path) -> None:
    first = desk.put("/api/desk/roundhouse/packs/mine", json=sheet(4)).json()["fixed"]
    second = desk.put("/api/desk/roundhouse/packs/mine", json=sheet(5)).json()["fixed"]
    assert first != second
    show = catalog.show("roundhouse")
    for name, points in ((first, 4), (second, 5)):
        assert show.pack(name).points(0) == points
    packs = desk.get("/api/desk/roundhouse").json()["packs"]
    assert [(pack["name"], pack["own"]) for pack in packs] == [("house", ""), (second, "mine")]
    again = desk.post("/api/desk/roundhouse/sheet", json={"base": "mine"}).json()
    assert again["pack"]["name"] == "Mine"


@pytest.mark.parametrize("name", ["house", "own-123456789abc", "Mine", "a/b", ".hidden", "x" * 41])
def test_names_that_no_pack_can_have(desk: TestClient, data: Path, name: str) -> None:
    answer = desk.post("/api/desk/roundhouse/packs", json={"name": name, "text": house()})
    assert answer.status_code == 400
    assert not data.exists() or not list(data.glob("*.toml"))


def house() -> str:
    return catalog.show("roundhouse").read("packs/house.toml")


def test_what_is_imported_is_checked_first(desk: TestClient, data: Path) -> None:
    bad = desk.post("/api/desk/roundhouse/packs", json={"name": "torn", "text": house()[:4000]})
    assert bad.status_code == 400
    assert "torn.toml" in bad.json()["message"]
    assert not data.exists()
    good = desk.post("/api/desk/roundhouse/packs", json={"name": "whole", "text": house()})
    assert good.json()["fixed"].startswith(FIXED)
    huge = desk.post("/api/desk/roundhouse/packs", content=b'{"name": "x", "text": "' + b"x" * (600 << 10) + b'"}')
    assert huge.status_code == 400
    assert "kB" in huge.json()["message"]


def test_a_damaged_pack_in_the_folder_is_left_out_and_told(desk: TestClient, data: Path) -> None:
    data.mkdir(parents=True)
    (data / "torn.toml").write_bytes(b"name = \xff\xfe")
    (data / "bad.toml").write_text("name = 3")
    assert [pack["name"] for pack in desk.get("/api/desk/roundhouse").json()["packs"]] == ["house"]
    answer = desk.post("/api/desk/roundhouse/sheet", json={"base": "torn"})
    assert (answer.status_code, answer.json()["message"]) == (400, "torn.toml is no text file.")


def test_a_full_disk_is_a_sentence_and_nothing_is_half_written(desk: TestClient, data: Path) -> None:
    desk.put("/api/desk/roundhouse/packs/mine", json=sheet(4))
    before = sorted(file.name for file in data.iterdir())
    kept = (data / "mine.toml").read_text()
    (data / f".mine.toml.{os.getpid()}.draft").symlink_to("/dev/full")
    answer = desk.put("/api/desk/roundhouse/packs/mine", json=sheet(4) | {"title": "Other" + "r" * 100})
    assert answer.status_code == 507, "the draft is the full disk"
    assert "No space left" in answer.json()["message"]
    assert (data / "mine.toml").read_text() == kept
    after = sorted(file.name for file in data.iterdir())
    assert [name for name in after if not name.startswith(FIXED)] == [n for n in before if not n.startswith(FIXED)]


def until(said: Callable[[], Any]) -> Any:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if found := said():
            return found
        time.sleep(0.05)  # the comparison is another process
    raise AssertionError("it took too long")


def test_a_comparison_tells_how_it_stands_until_it_is_done(desk: TestClient) -> None:
    body = {"sheet": sheet(20), "seats": 2, "bots": ["random"], "pairs": 100}
    run = desk.post("/api/desk/roundhouse/runs", json=body).json()["run"]
    place = f"/api/desk/roundhouse/runs/{run}"
    found = until(lambda: (now := desk.get(place).json())["done"] and now)
    assert found["looks"][-1]["pairs"] == 100
    points = next(row for row in found["looks"][-1]["rows"] if row["name"] == "points")
    assert points["ci95"][0] > 0
    assert desk.get(f"{place}?after={found['seen']}").json()["looks"] == []
    assert desk.get("/api/desk/roundhouse/runs/other").status_code == 400


async def test_a_killed_comparison_keeps_what_it_told() -> None:
    run = await Run.start(Sides(*(trial("roundhouse", 20_000, 2, ["random"], seed) for seed in (1, 2))))
    deadline = time.monotonic() + PATIENCE
    while not run.looks and time.monotonic() < deadline:
        await asyncio.sleep(0.05)
    os.kill(run.process.pid, signal.SIGKILL)
    await run.reader
    now = run.told(0)
    assert now.done
    assert now.looks
    assert "ended before its time" in now.stopped


async def test_a_comparison_can_be_stopped() -> None:
    run = await Run.start(Sides(*(trial("roundhouse", 20_000, 2, ["random"], seed) for seed in (1, 2))))
    await run.stop()
    assert (run.done, run.stopped) == (True, "Stopped.")


async def test_of_two_comparisons_that_begin_at_once_one_is_left(data: Path) -> None:
    """Two tabs, or one button pressed twice: no comparison plays on unseen."""
    desk = Desk(near=lambda request: True)
    body = {"sheet": sheet(20), "seats": 2, "bots": ["random"], "pairs": 20_000}
    transport = httpx.ASGITransport(Starlette(routes=desk.routes()))
    async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
        begun = await asyncio.gather(*(client.post("/api/desk/roundhouse/runs", json=body) for _ in range(3)))
        ids = [answer.json()["run"] for answer in begun]
        answers = [await client.get(f"/api/desk/roundhouse/runs/{id}") for id in ids]
        assert sorted(answer.status_code for answer in answers) == [200, 400, 400]
        assert len(children()) == 1
        await desk.end()
    assert not children()


def children() -> list[str]:
    """The comparisons that this process has running."""
    tasks = Path("/proc/self/task").glob("*/children")
    found = [pid for task in tasks for pid in task.read_text().split()]
    return [pid for pid in found if b"desk_run" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_own_packs_are_found_by_every_command(data: Path) -> None:
    show = catalog.show("roundhouse")
    fixed = OwnPacks(show).save("mine", house().replace('name = "House"', 'name = "Mine"'))
    from matinee.lab.packs import find_pack
    from matinee.match.packs import chosen

    assert chosen(show, "mine") == fixed == find_pack(show, "mine")[0]
    assert chosen(show, "house") == "house"
