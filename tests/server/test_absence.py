"""Somebody falls silent at a table with a clock, comes back, changes their mind and loses the line: from end to end.

Each of these is shown with time passed in under tests/match; here they follow one another over real sockets.
"""

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from tests.server.conftest import Person

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.record import read_record, replay
from matinee.match import entries as e
from matinee.match.chair import EXPIRIES

if TYPE_CHECKING:
    from tests.server.conftest import Stage

CLOCK = {"action": 0.5, "response": 0.5, "bank": 0, "warning": 0.3}
TERMS = {"clock": CLOCK, "stand_in": "extra", "tempo": 1.0}


async def test_clock_hand_over_undo_and_resume(stage: "Stage") -> None:
    ada, bo = await stage.person(), await stage.person()
    table = await ada.open(name="Ada", terms=TERMS)
    await ada.join(table)
    await bo.join(table, chair=ada.links[1].partition("#chair=")[2], name="Bo")
    await ada.does("start")
    playing = asyncio.create_task(plays(bo))
    try:
        await falls_silent(ada)
        await stage.house.settled(stage.house.rooms[table])
        deeds = [e.decode(body) for body in await stage.house.storage.bodies(table)]
        assert [deed.by for deed in deeds if isinstance(deed, e.HandedOver) and deed.seat == 0] == ["clock"]
        given = [deed for deed in deeds if isinstance(deed, e.Answered) and deed.seat == 0 and deed.by == "clock"]
        assert len(given) >= EXPIRIES
        # From here on the table's clock stands still: however busy the machine, nobody is hurried.
        now = stage.house.clock()
        stage.house.clock = lambda: now
        await takes_back(ada)
        await thinks_better_of_it(ada)
        await loses_the_line(stage, ada, table)
        await ada.play_out()
    finally:
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
    told = stage.house.rooms[table].table.playing.told[0]
    assert [line["n"] for line in ada.lines] == list(range(1, told + 1))
    record = read_record((await ada.http.get(f"/api/tables/{table}/records/1")).text, "wire")
    assert replay(catalog.show("npzr"), record).over


async def plays(bo: Person) -> None:
    """Answers at once whatever they are asked; on a busy machine their own clock may be faster."""
    chance = Swift(2)
    while await bo.until_asked() is not None:
        answer = await bo.answers(chance=chance)
        assert answer["type"] == "done" or answer["error"] in ("stale_question", "not_your_question")


async def falls_silent(ada: Person) -> None:
    """The clock warns, the default answer is given for her, and at last a bot takes the chair."""
    while True:
        clock = (await ada.until("scene", "news"))["clock"]
        if clock is not None and clock["seat"] == 0 and clock["warned"]:
            break
    assert ada.ask is not None
    assert chair(ada)["stand_in"] == ""
    while not chair(ada)["stand_in"]:
        await ada.until("table")
    assert chair(ada)["stand_in"] == "extra"
    assert chair(ada)["kind"] == "person"


def chair(person: Person) -> dict[str, Any]:
    found: dict[str, Any] = person.table["chairs"][0]
    return found


async def takes_back(ada: Person) -> None:
    refused = await ada.does("answer", question=1, keys=["end"])
    assert refused["error"] == "not_your_question"
    assert (await ada.does("take-back"))["type"] == "done"
    assert chair(ada)["stand_in"] == ""
    assert await ada.until_asked() is not None


async def thinks_better_of_it(ada: Person) -> None:
    """She takes a card up, and puts it back before anybody has seen it."""
    while True:
        asked = await ada.until_asked()
        assert asked is not None
        answered = await ada.answers()
        assert answered["type"] == "done"
        if not asked["inside"] and ada.ask is not None and ada.ask["inside"]:
            break
    assert (await ada.does("undo"))["type"] == "done"
    assert ada.ask is not None
    assert [option["key"] for option in ada.ask["options"]] == [option["key"] for option in asked["options"]]
    assert ada.ask["number"] > asked["number"]
    assert ada.lines[-1]["kind"] == "undone"


async def loses_the_line(stage: "Stage", ada: Person, table: str) -> None:
    """Her line breaks after her turn; while she is away it is Bo's, and she comes back with what she has read."""
    while ada.ask is not None:
        assert (await ada.answers())["type"] == "done"
    assert ada.socket is not None
    ada.socket.transport.abort()
    read = ada.lines[-1]["n"]
    while stage.house.rooms[table].table.playing.told[0] == read:
        await asyncio.sleep(0.01)
    await ada.join(table, since={"game": 1, "n": read, "chair": 0})
    scene = await ada.until("scene")
    assert [line["n"] for line in scene["lines"]] == list(range(read + 1, scene["n"] + 1))
    assert scene["n"] > read
