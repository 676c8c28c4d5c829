"""A stranger's game from end to end: made by `matinee new-game` outside the project, installed, played, uninstalled.

No file of ours is touched; every step is a process of its own, as somebody would type it.
"""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from tests.installing import install, matinee, own_tests, with_site
from websockets.asyncio.client import connect

PATIENCE = 120


class Stranger(NamedTuple):
    """Where the package lies, and where it is installed."""

    project: Path
    site: Path


@pytest.fixture(scope="module")
def stranger(tmp_path_factory: pytest.TempPathFactory) -> Stranger:
    folder = tmp_path_factory.mktemp("stranger")
    matinee(None, "new-game", "Moon Market", "--into", folder)
    install(folder / "moon-market", folder / "site", folder / "scratch")
    return Stranger(folder / "moon-market", folder / "site")


def test_it_passes_the_laws_before_a_line_is_edited(stranger: Stranger) -> None:
    assert " passed" in own_tests(stranger.project, stranger.site)


def test_it_is_listed_with_its_rulebook_and_gone_without_its_package(stranger: Stranger) -> None:
    rows = json.loads(matinee(stranger.site, "games", "--json"))
    assert [row["id"] for row in rows if row["package"] == "moon-market"] == ["moon-market"]
    assert "MM-02" in matinee(stranger.site, "rules", "moon-market")
    assert [row["package"] for row in json.loads(matinee(None, "games", "--json"))] == ["matinee"] * 5


def test_it_is_simulated_on_two_workers_and_climbs_the_ladder(stranger: Stranger, tmp_path: Path) -> None:
    words = ["simulate", "moon-market", "--games", 12, "--workers", 2, "--records", tmp_path, "--json"]
    found = json.loads(matinee(stranger.site, *words))
    assert found["finished"] == 12
    record = next(iter(sorted(tmp_path.rglob("*.json"))))
    assert json.loads(matinee(stranger.site, "replay", record, "--json"))["game"] == "moon-market"
    words = ["ladder", "moon-market", "--games", 12, "--workers", 2, "--bots", "extra,star", "--json"]
    assert {row["bot"] for row in json.loads(matinee(stranger.site, *words))["rows"]} == {"extra", "star"}


def test_it_is_played_in_the_terminal_and_its_deal_is_verified(stranger: Stranger, tmp_path: Path) -> None:
    words = ["play", "moon-market", "--plain", "--bots", "extra", "--save"]
    told = "1\n" * 30 + "no\n"
    # In some deals somebody has nothing to play and is never asked.
    known = matinee(stranger.site, *words, tmp_path / "known", "--seed", 1, told=told)
    assert "Play a higher card, or pass? (MM-02)" in known
    secret = matinee(stranger.site, *words, tmp_path / "secret", told=told)
    assert "How it ended: everybody is out." in secret
    (record,) = (tmp_path / "secret" / "records").glob("*.json")
    assert json.loads(matinee(stranger.site, "verify", record, "--json"))["ok"] is True


async def test_it_is_played_over_the_server_and_its_table_says_when_it_is_gone(
    stranger: Stranger, tmp_path: Path
) -> None:
    async with asyncio.timeout(PATIENCE), house(stranger.site, tmp_path) as http:
        listed = {game["id"]: game for game in (await http.get("/api/games")).json()}
        assert len(listed) == 6
        assert listed["moon-market"]["taglines"]["de"] == "Höher, und noch höher"
        assert len((await http.get("/api/games/moon-market/gallery?language=de")).json()) == 30
        await http.get("/api/me")
        wanted = {"game": "moon-market", "name": "Ada", "bots": ["star"], "start": True, "terms": {"tempo": 0}}
        finished = (await http.post("/api/tables", json=wanted)).json()["id"]
        last = await play_out(http, finished)
        assert last["view"]["plain"]["verdict"] == "Everybody is out."
        frames = (await http.get(f"/api/tables/{finished}/records/1/frames")).json()["frames"]
        assert frames[0]["view"]["plain"]["piles"][0]["label"] == "Deck"
        left = (await http.post("/api/tables", json=wanted)).json()["id"]
    async with asyncio.timeout(PATIENCE), house(None, tmp_path) as http:
        assert len((await http.get("/api/games")).json()) == 5
        for table in (finished, left):
            info = (await http.get(f"/api/tables/{table}")).json()
            assert "moon-market, is not installed here" in info.get("frozen", ""), info
            assert info["status"] == "closed"
    async with asyncio.timeout(PATIENCE), house(stranger.site, tmp_path) as http:
        assert (await http.get(f"/api/tables/{left}")).json()["frozen"] == "", "installed again, the game goes on"


@asynccontextmanager
async def house(site: Path | None, data: Path) -> AsyncIterator[httpx.AsyncClient]:
    """A server in a process of its own."""
    command = [sys.executable, "-m", "matinee", "serve", "--port", "0", "--data", str(data), "--workers", "1"]
    env = with_site(site) | {"PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        try:
            for line in iter(server.stdout.readline, ""):
                if found := re.search(r"http://\S+:\d+", line):
                    break
            else:
                raise AssertionError("the house did not open")
            os.set_blocking(server.stdout.fileno(), False)
            async with httpx.AsyncClient(base_url=found[0], timeout=PATIENCE) as http:
                for _ in range(1000):
                    try:
                        if (await http.get("/healthz")).status_code == 200:
                            break
                    except httpx.TransportError:
                        await asyncio.sleep(0.02)
                yield http
        finally:
            server.terminate()
            server.wait(PATIENCE)


async def play_out(http: httpx.AsyncClient, table: str) -> dict[str, Any]:
    """One game over the socket: the first answer to every question."""
    address = f"ws{str(http.base_url).removeprefix('http').rstrip('/')}/ws/{table}"
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"type": "join"}))
        async for text in socket:
            heard = json.loads(text)
            if heard["type"] in ("scene", "news"):
                if heard["view"]["over"]:
                    return dict(heard)
                if heard["ask"]:
                    keys = [heard["ask"]["options"][0]["key"]]
                    answer = {
                        "type": "answer",
                        "question": heard["ask"]["number"],
                        "keys": keys,
                        "nonce": str(heard["n"]),
                    }
                    await socket.send(json.dumps(answer))
    raise AssertionError("the house hung up")
