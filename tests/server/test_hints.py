"""What would a star do? Over the wire: one's own question, and any answer of a finished game."""

from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.conftest import EAGER, finished, quick, serving

from matinee.server.settings import Limits

if TYPE_CHECKING:
    from tests.server.conftest import Stage

FRIENDLY = {"tempo": 0}


async def test_a_hint_for_ones_own_question_and_reasons_for_everybody_after_the_end(stage: "Stage") -> None:
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
