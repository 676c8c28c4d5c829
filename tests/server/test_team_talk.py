"""CK-95 What defenders say among themselves reaches them and nobody else, on no way and in no number."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.server.conftest import EAGER, Person, Stage, quick, serving
from tests.server.doorstep import Doorstep, fresh, gather

from matinee.match.talk import KEPT
from matinee.server.settings import Limits


@pytest.fixture
async def siege(tmp_path: Path) -> AsyncIterator[Doorstep]:
    limits = Limits(**EAGER, chat_rate=10_000, chat_burst=10_000, address_chat_burst=10_000)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        yield await gather(stage, "kaiju", 3)


def said(messages: list[dict[str, object]]) -> list[object]:
    return [message["talk"] for message in messages if message["type"] == "said"]


async def everything(table: Doorstep, person: Person) -> list[str]:
    """All that somebody who comes again can get hold of, byte for byte."""
    assert person.socket is not None
    await person.socket.close()
    await table.stage.house.settled(table.stage.house.rooms[table.id])
    for other in (*table.people, table.eve):
        if other is not person:
            await fresh(other)
    socket = await person.connect(table.id)
    await person.say("join", nonce="same", name="Eve")
    found = [str(await socket.recv()) for _ in range(2)]
    await person.say("undo", nonce="undo")
    found.append(str(await socket.recv()))
    for path in ("", "/links", "/records/1", "/chat", "/talk"):
        answer = await person.http.get(f"/api/tables/{table.id}{path}")
        found.append(f"{answer.status_code} {answer.text}")
    return found


async def test_a_team_hears_it_and_nobody_else_is_sent_anything(siege: Doorstep) -> None:
    kaiju, ann, ben = siege.people
    assert ann.table["teams"] == kaiju.table["teams"] == [[1, 2]]
    await kaiju.does("chat", text="grr")
    await siege.read()
    assert (await ann.does("chat", text="he is near the <b>bridge</b>", team=True))["type"] == "done"
    (heard,) = said(await fresh(ben))
    assert isinstance(heard, dict)
    assert (heard["n"], heard["team"], heard["text"]) == (1, True, "he is near the <b>bridge</b>")
    assert await fresh(kaiju) == await fresh(siege.eve) == []
    await ben.does("chat", text="all ears")
    for person in (kaiju, ann, siege.eve):
        (heard,) = said(await fresh(person))
        assert isinstance(heard, dict)
        assert (heard["n"], heard["team"]) == (2, False)


async def test_who_comes_back_reads_what_is_said_to_their_chair(siege: Doorstep) -> None:
    kaiju, ann, ben = siege.people
    await kaiju.does("chat", text="grr")
    await ann.does("chat", text="psst", team=True)
    for person, lines in ((ben, ["grr", "psst"]), (kaiju, ["grr"]), (siege.eve, ["grr"])):
        assert person.socket is not None
        await person.socket.close()
        assert [talk["text"] for talk in (await person.join(siege.id))["chat"]] == lines
    guest = await siege.stage.person()
    assert [talk["text"] for talk in (await guest.join(siege.id))["chat"]] == ["grr"]
    assert (await guest.does("chat", text="psst", team=True))["error"] == "no_team"
    assert (await kaiju.does("chat", text="psst", team=True))["error"] == "no_team"
    room = siege.stage.house.rooms[siege.id]
    await siege.stage.house.settled(room)
    siege.stage.house.forget(room)
    assert [talk["text"] for talk in (await ben.join(siege.id))["chat"]] == ["grr", "psst"]


async def test_the_kaiju_and_a_spectator_get_the_same_bytes_with_and_without_it(siege: Doorstep) -> None:
    kaiju, ann, ben = siege.people
    for number in range(5):
        await ben.does("chat", text=f"hello {number}")
    before = [await everything(siege, person) for person in (kaiju, siege.eve)]
    await siege.read()
    for number in range(KEPT + 5):
        await ann.does("chat", text=str(number), team=True)
    assert await fresh(kaiju) == await fresh(siege.eve) == []
    assert len(said(await fresh(ben))) == KEPT + 5
    assert [await everything(siege, person) for person in (kaiju, siege.eve)] == before
    assert "hello 0" in before[0][0]


async def test_limits_and_silence_hold_for_teams(tmp_path: Path) -> None:
    limits = Limits(**EAGER, chat_rate=0.01, chat_burst=3)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        table = await gather(stage, "kaiju", 3)
        kaiju, ann, ben = table.people
        answers = [await ann.does("chat", text="psst", team=number % 2 == 0) for number in range(5)]
        assert [answer.get("error", "") for answer in answers] == ["", "", "", "slow_down", "slow_down"]
        await kaiju.does("hush", chair=2)
        assert (await ben.does("chat", text="psst", team=True))["error"] == "muted"


async def test_a_game_without_teams_has_no_team_talk(stage: Stage) -> None:
    table = await gather(stage, "npzr", 2)
    assert table.people[0].table["teams"] == []
    async with table.nothing_moves(table.people[0]):
        assert (await table.people[0].does("chat", text="psst", team=True))["error"] == "no_team"
