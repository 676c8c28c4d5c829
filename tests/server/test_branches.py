"""Play on from a moment of a finished game, over the wire: a table of your own, marked, and played to its end."""

from pathlib import Path

from tests.server.conftest import EAGER, Person, Stage, finished, quick, serving

from matinee import catalog
from matinee.engine.record import read_record
from matinee.lab.fair_deal import verify
from matinee.server.settings import Limits


async def test_anybody_who_may_see_a_game_plays_on_from_it(stage: Stage) -> None:
    _, table = await finished(stage)
    eve = await stage.person()
    reel = (await eve.http.get(f"/api/tables/{table}/records/1/frames", params={"first": 8})).json()
    opened = await eve.http.post(f"/api/tables/{table}/records/1/branch", json={"answer": 8, "name": "Eve"})
    assert opened.status_code == 201, opened.text
    await eve.join(opened.json()["id"])
    assert eve.table["branch"] == {"table": table, "number": 1, "answer": 8, "seat": reel["frames"][0]["waiting"]}
    assert eve.welcome["seat"] == reel["frames"][0]["waiting"]
    assert [chair["level"] for chair in eve.table["chairs"]].count("") == 1
    assert eve.table["terms"]["tempo"] == 0
    await eve.play_out()
    while eve.table["status"] == "playing":
        await eve.hear()
    assert any(line["kind"] == "branched" and "Eve" in line["text"] for line in eve.lines)
    left = (await eve.http.get(f"/api/tables/{eve.table['id']}/records/1")).content
    record = read_record(left, "It")
    assert verify(catalog.show("npzr"), record).ok
    assert record.answers[8].startswith("branch:")
    again = await eve.http.get(f"/api/tables/{eve.table['id']}/records/1/frames")
    assert again.status_code == 200, again.text


async def test_a_branch_outlives_a_restart_and_the_game_that_it_left(tmp_path: Path) -> None:
    async with serving(quick(tmp_path)) as stage:
        ada, table = await finished(stage)
        opened = await ada.http.post(f"/api/tables/{table}/records/1/branch", json={"answer": 5})
        cookies, id = ada.http.cookies, opened.json()["id"]
    async with serving(quick(tmp_path)) as stage:
        ada = Person(stage.address)
        ada.http.cookies = cookies
        stage.people.append(ada)
        await ada.join(id)
        assert ada.table["branch"]["answer"] == 5
        await ada.play_out()


async def test_what_stands_against_a_branch_is_said_in_words(tmp_path: Path) -> None:
    async with serving(quick(tmp_path, limits=Limits(**EAGER, tables_per_guest=1))) as stage:
        ada, table = await finished(stage)
        path = f"/api/tables/{table}/records/1/branch"
        none = await ada.http.post(f"/api/tables/{table}/records/2/branch", json={"answer": 1})
        assert (none.status_code, none.json()["error"]) == (404, "no_such_record")
        late = await ada.http.post(path, json={"answer": 999_999})
        assert (late.status_code, late.json()["error"]) == (400, "not_now")
        for odd in ({}, {"answer": -1}, {"answer": 1, "seat": 1}):
            assert (await ada.http.post(path, json=odd)).json()["error"] == "malformed"
        foreign = await ada.http.post(path, json={"answer": 1}, headers={"Origin": "https://elsewhere.example"})
        assert foreign.status_code == 403
        assert (await ada.http.post(path, json={"answer": 1})).status_code == 201
        full = await ada.http.post(path, json={"answer": 1})
        assert (full.status_code, full.json()["error"]) == (429, "too_many_tables")
