"""A spectator, a rival and a stranger record all they can get, and cannot tell apart what differs only in hidden cards.

How long windows stay open is shown in tests/match/test_windows.py, over five hundred of them.
"""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import Person, quick, serving
from tests.server.doorstep import fresh

from matinee.engine.chance import Swift
from matinee.engine.record import chance_of
from matinee.engine.seats import SPECTATOR
from matinee.engine.state import State
from matinee.match.screening import Screening
from matinee.server.room import Room

if TYPE_CHECKING:
    from tests.server.conftest import Stage


async def two_and_a_spectator(stage: "Stage") -> tuple[Person, Person, Person, str]:
    ada, bo, eve = [await stage.person() for _ in range(3)]
    table = await ada.open(name="Ada")
    await ada.join(table)
    await bo.join(table, chair=ada.links[1].partition("#chair=")[2], name="Bo")
    await eve.join(table)
    await ada.does("start")
    return ada, bo, eve, table


def other_cards(state: State, viewer: int, seed: int) -> State:
    """The same table, with other cards wherever this viewer cannot see."""
    twin = state.redeal(viewer, chance_of("fair:" + "ab" * 32))
    return twin.redeal(viewer, Swift(seed))


def lay(game: Screening, state: State) -> None:
    state.journal = game.journal
    game.recorder.state = game.stage = state
    game.foresee()


async def look(stage: "Stage", person: Person, room: Room, viewer: int) -> list[Any]:
    """Everything that somebody who comes again can get hold of."""
    table = room.table.id
    assert person.socket is not None
    await person.socket.close()
    chair = viewer if viewer != SPECTATOR else -1
    while any(key[0] == chair for key in room.streams):
        await asyncio.sleep(0.001)
    found: list[Any] = [await person.join(table), await person.until("scene")]
    for keys in (["play:N-H"], ["play:W-X"], ["end"], ["on:A1", "new"]):
        tried = await person.does("answer", question=99, keys=keys)
        found.append((tried["error"], tried["message"]))
    tried = await person.does("consent", yes=True)
    found.append((tried["error"], tried["message"]))
    for path in ("", "/links", "/records/1", "/records/2"):
        answer = await person.http.get(f"/api/tables/{table}{path}")
        found.append((answer.status_code, answer.text))
    return found


async def test_hidden_cards_leave_no_trace(tmp_path: Path) -> None:
    async with serving(quick(tmp_path)) as stage:
        ada, bo, eve, table = await two_and_a_spectator(stage)
        room = stage.house.rooms[table]
        game = room.table.playing
        chance = Swift(11)
        for _ in range(6):
            for viewer, person in ((1, bo), (int(SPECTATOR), eve)):
                true = game.state
                looks = []
                for seed in (None, 1, 2):
                    lay(game, true if seed is None else other_cards(true, viewer, seed))
                    looks.append(await look(stage, person, room, viewer))
                lay(game, true)
                assert looks[0] == looks[1] == looks[2]
                assert await look(stage, person, room, viewer) == looks[0]
            for _ in range(7):
                player = ada if game.state.asked == 0 else bo
                assert await player.until_asked() is not None
                await player.answers(chance=chance)


async def test_private_choices_send_nothing_to_anybody_else(tmp_path: Path) -> None:
    """Nominating a wild takes more answers than playing a plain card: nobody else can count them."""
    async with serving(quick(tmp_path)) as stage:
        ada, bo, eve, table = await two_and_a_spectator(stage)
        game = stage.house.rooms[table].table.playing
        private, chance = 0, Swift(3)
        for _ in range(60):
            player, rival = (ada, bo) if game.state.asked == 0 else (bo, ada)
            assert await player.until_asked() is not None
            await stage.house.settled(stage.house.rooms[table])
            await fresh(rival)
            await fresh(eve)
            events = len(game.journal.events)
            await player.answers(chance=chance)
            # After a landing the engine may begin the next play by itself, with the only card left: that is no secret.
            if game.state.step().inside() and len(game.journal.events) == events:
                private += 1
                assert await fresh(rival) == []
                assert await fresh(eve) == []
        assert private > 10


async def test_seeds_come_only_after_the_end(tmp_path: Path) -> None:
    async with serving(quick(tmp_path)) as stage:
        ada = await stage.person()
        table = await ada.open(bots=["extra"], start=True, terms={"tempo": 0})
        await ada.join(table)
        secret = stage.house.rooms[table].table.playing.deal.secret
        await ada.until_asked()
        assert (await ada.http.get(f"/api/tables/{table}/records/1")).status_code == 404
        for path in (f"/api/tables/{table}", "/metrics", "/api/tables", "/api/mine"):
            assert secret not in (await ada.http.get(path)).text
        await ada.play_out()
        assert all(secret not in str(message) for message in ada.heard)
        assert secret in (await ada.http.get(f"/api/tables/{table}/records/1")).text


async def test_logs_name_no_card_and_no_secret(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(0)
    async with serving(quick(tmp_path)) as stage:
        ada = await stage.person()
        table = await ada.open(bots=["extra"], start=True, terms={"tempo": 0})
        await ada.join(table)
        await ada.until_asked()
        await ada.does("answer", question=99, keys=["play:N-H"])
        await ada.answers()
        secret = stage.house.rooms[table].table.playing.deal.secret
    ours = [record.getMessage() for record in caplog.records if record.name.startswith(("matinee", "uvicorn"))]
    assert all("play:" not in text and secret not in text and "#chair=" not in text for text in ours)
