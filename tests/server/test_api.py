"""The REST side by its own document, and the generated types."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.conftest import Stage, quick, serving

from matinee import catalog
from matinee.engine.record import Record
from matinee.server.thinkers import Thinkers, Worker
from matinee.server.typescript import files

SCHEMATHESIS = Path(sys.executable).with_name("schemathesis")


async def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    """Every operation with good and bad input: no crash, no undocumented answer."""
    async with serving(quick(tmp_path)) as stage:
        command = [
            str(SCHEMATHESIS),
            "run",
            f"{stage.address}/api/openapi.json",
            "--checks=not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance",
            "--max-examples=12",
            "--generation-deterministic",
            "--phases=examples,fuzzing",
            "--suppress-health-check=all",
            "--no-color",
        ]
        environment = {**os.environ, "SCHEMATHESIS_HOOKS": ""}
        process = await asyncio.create_subprocess_exec(
            *command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, cwd=tmp_path
        )
        said, _ = await process.communicate()
    assert process.returncode == 0, said.decode()[-4000:]


async def test_everything_that_the_document_lets_one_read_is_there(stage: Stage) -> None:
    ada = await stage.person()
    document: dict[str, Any] = (await ada.http.get("/api/openapi.json")).json()
    table = await ada.open(bots=["extra"], sit=-1)
    names = {"game": "npzr", "table": table, "number": "1", "language": "en"}
    for path, operations in document["paths"].items():
        if "get" not in operations:
            continue
        answer = await ada.http.get(path.format(**names))
        assert str(answer.status_code) in operations["get"]["responses"]
        expected = 404 if "records" in path else 403 if path.endswith(("/hint", "/outlook")) else 200
        assert answer.status_code == expected, path


def test_types_for_the_browser_name_every_message_and_view() -> None:
    types = "".join(files().values())
    for name in ("Welcome", "Scene", "News", "Done", "Refusal", "Answer", "Join", "GameRecord", "Views"):
        assert f"export interface {name} " in types
    for show in catalog.ours():
        assert f"'{show.id}': " in types
    assert "msgspec" not in types


def dealt(*answers: str) -> Record:
    return Record(game="npzr", edition=catalog.show("npzr").game.edition, setup={}, seed="swift:7", answers=[*answers])


def test_a_worker_goes_on_where_it_was_and_notices_an_undo() -> None:
    worker = Worker()
    first = worker.recall("t/1", dealt())
    keys: list[str] = []
    for _ in range(4):
        keys.append(first.state.keys()[0])
        assert worker.recall("t/1", dealt(*keys)) is first, "nothing is played twice"
    said = worker.think("t/1", dealt(*keys), "extra", 5)
    assert said in first.state.keys()  # noqa: SIM118
    again = worker.recall("t/1", dealt(*keys[:2]))
    assert again is not first
    assert again.record.answers == keys[:2]


async def test_a_thinking_legend_delays_nobody() -> None:
    """Deep thinkers have a lane of their own: while all of them think, a quick bot answers at once."""

    thinkers = Thinkers(1)

    def asks(level: str, table: str) -> "asyncio.Task[str]":
        return asyncio.create_task(thinkers.think(table, dealt(), level))

    try:
        # Both lanes have their process up.
        await asyncio.gather(asks("extra", "a"), asks("star", "b"))
        deep = [asks("legend", f"d{number}") for number in range(6)]
        await asyncio.sleep(0.05)
        for _ in range(5):
            await asks("extra", "q")
        assert not all(task.done() for task in deep)
        for task in deep:
            task.cancel()
        await asyncio.gather(*deep, return_exceptions=True)
    finally:
        thinkers.close()


async def test_bots_in_processes_play_a_game(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, workers=1)) as stage:
        ada = await stage.person()
        table = await ada.open(bots=["star"], start=True, terms={"tempo": 0}, setup={"turn_limit": 50})
        await ada.join(table)
        await ada.play_out()
        assert ada.table["status"] in ("playing", "over")
