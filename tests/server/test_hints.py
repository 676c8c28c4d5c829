"""What would a star do? Over the wire: one's own question, and any answer of a finished game."""

from typing import TYPE_CHECKING

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
