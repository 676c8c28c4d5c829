"""What would a star do? Over the wire: your own question, and any answer of a finished game."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tests.dealer import Dealer
from tests.server.conftest import EAGER, finished, quick, serving

from matinee.engine.chance import Swift
from matinee.match.entries import Answered
from matinee.match.screening import Screening
from matinee.match.sight import question
from matinee.server.app import build_house
from matinee.server.room import Room
from matinee.server.settings import Limits
from matinee.server.turns import AWAITED

if TYPE_CHECKING:
    from tests.server.conftest import Person, Stage

FRIENDLY = {"tempo": 0}


async def test_a_hint_for_your_own_question_and_reasons_for_everybody_after_the_end(stage: "Stage") -> None:
    ada, eve = [await stage.person() for _ in range(2)]
    table = await ada.open(name="Ada", bots=["extra"], start=True, terms=FRIENDLY)
    await ada.join(table)
    ask = await ada.until_asked()
    assert ask is not None
    hint = (await ada.http.get(f"/api/tables/{table}/hint")).json()
    assert hint["level"] == "star"
    assert hint["text"].startswith("A star would say “")
    assert hint["keys"][0] in [option["key"] for option in ask["options"]]
    german = (await ada.http.get(f"/api/tables/{table}/hint?language=de")).json()["text"]
    assert "würde" in german
    assert (await eve.http.get(f"/api/tables/{table}/hint")).status_code == 403
    assert (await ada.http.get(f"/api/tables/{table}/hint?level=comet")).status_code == 400
    await ada.play_out()
    assert (await ada.http.get(f"/api/tables/{table}/hint")).json()["error"] == "not_now"
    told = await eve.http.get(f"/api/tables/{table}/records/1/reason?answer=3")
    assert told.json()["text"].startswith("A star would say “")
    assert (await eve.http.get(f"/api/tables/{table}/records/1/reason?answer=999999")).status_code == 400


async def test_among_people_nobody_whispers(stage: "Stage") -> None:
    ada, bo = [await stage.person() for _ in range(2)]
    table = await ada.open(name="Ada", sit=0)
    await ada.join(table)
    await bo.join(table, chair=ada.links[1].partition("#chair=")[2], name="Bo")
    await ada.does("start")
    said = [(await person.http.get(f"/api/tables/{table}/hint")).json()["message"] for person in (ada, bo)]
    assert said == ["Hints are for tables where you play with bots alone."] * 2


async def test_hints_and_reasons_are_metered(tmp_path: Path) -> None:
    """By address: a bot thinks for each of them, and cookies cost nothing."""
    limits = Limits(**EAGER, advice_burst=3, advice_rate=0)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        ada, table = await finished(stage)
        bo = await stage.person()
        bo.http.headers["X-Forwarded-For"] = "192.0.2.7"
        path = f"/api/tables/{table}/records/1/reason?answer=3"
        assert [(await ada.http.get(path)).status_code for _ in range(4)] == [200, 200, 200, 429]
        assert (await bo.http.get(path)).status_code == 200, "from elsewhere"
        hinted = await ada.open(name="Ada", bots=["extra"], start=True, terms=FRIENDLY)
        await ada.join(hinted)
        await ada.until_asked()
        assert (await ada.http.get(f"/api/tables/{hinted}/hint")).status_code == 429


async def test_a_reason_is_charged_to_who_asks_for_it(tmp_path: Path) -> None:
    """Otherwise all readers would wait behind the one who asks most."""
    async with serving(quick(tmp_path)) as stage:
        _, table = await finished(stage)
        bo = await stage.person()
        bo.http.headers["X-Forwarded-For"] = "192.0.2.7"
        await bo.http.get(f"/api/tables/{table}/records/1/reason?answer=3&level=legend")
        assert set(stage.house.thinkers.deep_turns.used.by_name) >= {"192.0.2.7"}
        assert "" not in stage.house.thinkers.deep_turns.used.by_name


@asynccontextmanager
async def held(folder: Path, pace: float) -> AsyncIterator[tuple["Stage", "Person", Room]]:
    """Ada at Samurai with two bots that do not come to think: the test answers for everybody."""
    settings = quick(folder, pace=(pace, pace))
    async with serving(settings, build_house(settings, draw=Dealer().draw)) as stage:
        ada = await stage.person()
        bots = {"bots": ["extra", "extra"], "start": True, "terms": FRIENDLY}
        async with stage.house.thinkers.quick_turns.turn("elsewhere", ("", ""), AWAITED):
            table = await ada.open(game="samurai", name="Ada", setup={"seats": 3}, **bots)
            await ada.join(table)
            await ada.does("stand", standing={"mode": "ask-always"})
            yield stage, ada, stage.house.rooms[table]


def play_until(stage: "Stage", room: Room, there: Callable[[Screening], bool]) -> None:
    """Everybody answers at random, until the table is where the test wants it."""
    chance, game = Swift(7), room.table.playing
    while not there(game):
        options = game.state.options()
        key = game.state.key(options[chance.below(len(options))])
        stage.house.act(room, [Answered(at=stage.house.clock(), seat=int(game.state.asked), keys=[key], by="bot")])


async def test_in_a_window_a_hint_is_given_ahead_of_ones_turn(tmp_path: Path) -> None:
    """Refused, it would tell that somebody else is asked before."""
    async with held(tmp_path, 0.0) as (stage, ada, room):
        play_until(stage, room, lambda game: game.state.asked != 0 and question(room.table, 0, "en") is not None)
        hint = await ada.http.get(f"/api/tables/{room.table.id}/hint?level=legend")
        assert hint.status_code == 200
        asked = question(room.table, 0, "en")
        assert asked is not None
        assert hint.json()["keys"][0] in [option.key for option in asked.options]


async def test_while_a_window_keeps_its_time_there_is_no_hint(tmp_path: Path) -> None:
    """Given, it would tell that nobody can react."""
    async with held(tmp_path, 60.0) as (stage, ada, room):
        play_until(stage, room, lambda game: game.pace.resting and game.state.asked == 0)
        hint = await ada.http.get(f"/api/tables/{room.table.id}/hint?level=legend")
        assert hint.json()["error"] == "not_now"
