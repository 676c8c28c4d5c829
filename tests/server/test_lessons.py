"""Learning over real sockets: a table of your own, with a page beside every scene."""

from typing import TYPE_CHECKING, Any

from tests.server.conftest import quick, serving

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.conftest import Person, Stage

LESSON = "/api/games/npzr/lessons/first-monster"


async def learn(person: "Person", **wanted: Any) -> str:
    answer = await person.http.post(LESSON, json={"name": "Ada", **wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def page(person: "Person") -> dict[str, Any]:
    """The page that was told last."""
    told = [message for message in person.heard if message["type"] in ("scene", "news")]
    return dict(told[-1]["lesson"])


async def test_lessons_are_listed_in_order_and_in_the_readers_language(stage: "Stage") -> None:
    ada = await stage.person()
    listed = (await ada.http.get("/api/games/npzr/lessons?language=de")).json()
    assert listed[0]["id"] == "first-monster"
    assert listed[0]["title"] == "Dein erstes Monster"
    assert "NPZR-01" in listed[0]["clauses"]
    assert (await ada.http.get("/api/games/npzr/lessons?language=??")).status_code == 404
    missing = await ada.http.post("/api/games/npzr/lessons/first-monstr", json={})
    assert missing.status_code == 404
    assert missing.json()["message"] == (
        "Ninja Pirate Zombie Robot has no lesson called 'first-monstr'; did you mean 'first-monster'?"
    )


async def test_a_lesson_is_played_page_by_page(stage: "Stage") -> None:
    ada = await stage.person()
    await ada.join(await learn(ada), beats=True)
    await ada.until("scene")
    assert (page(ada)["page"], page(ada)["pages"], ada.ask) == (1, 5, None)
    assert page(ada)["lit"] == [{"kind": "seat", "key": "0"}]
    await ada.does("lesson-next")
    assert page(ada)["expects"] == ["play:Z-L"]
    assert (await ada.answers("play:Z-L"))["type"] == "done"
    assert page(ada)["page"] == 3
    # What the other one did meanwhile is told like everywhere, before the page.
    assert any(line["kind"] == "placed" and line["seat"] == 1 for line in ada.lines)
    await ada.does("lesson-next")
    await ada.does("lesson-next")
    assert (page(ada)["page"], page(ada)["heading"]) == (5, "It lives!")
    assert ada.view["sides"][0]["marks"] == ["zombie"]
    await ada.does("lesson-next")
    assert ada.table["status"] == "closed"
    assert ada.table["records"] == 0


async def test_another_answer_is_refused_in_the_words_of_the_lesson_and_changes_nothing(stage: "Stage") -> None:
    ada = await stage.person()
    await ada.join(await learn(ada), language="de")
    for _ in range(2):
        await ada.does("lesson-next")
    assert ada.ask is not None
    number, before = ada.ask["number"], page(ada)
    batch = await ada.does("answer", question=number, keys=["play:Z-T", "on:B1"])
    assert (batch["error"], batch["message"][:8]) == ("not_yet", "That is ")
    assert before["wrong"]["on:B1"].startswith("Das ist die Figur von ")
    forbidden = await ada.does("answer", question=number, keys=["end"])
    assert forbidden["error"] == "unknown_option"
    assert page(ada) == before
    assert (await ada.does("answer", question=number, keys=["play:Z-T", "on:A1"]))["type"] == "done"
    assert page(ada)["page"] == 4


async def test_turning_back_restores_the_table(stage: "Stage") -> None:
    ada = await stage.person()
    await ada.join(await learn(ada))
    assert (await ada.does("lesson-back"))["error"] == "not_now"
    await ada.does("lesson-next")
    before, game = ada.view, ada.game
    await ada.does("lesson-next")
    assert ada.view != before
    await ada.does("lesson-back")
    assert (ada.view, page(ada)["page"], ada.game) == (before, 2, game + 1)


async def test_a_lesson_that_was_left_is_resumed_also_after_a_restart(tmp_path: "Path") -> None:
    async with serving(quick(tmp_path)) as first:
        ada = await first.person()
        cookies = dict(ada.http.cookies)
        table = await learn(ada)
        await ada.join(table)
        for _ in range(3):
            await ada.does("lesson-next")
        seen, before = ada.view, page(ada)
    async with serving(quick(tmp_path)) as second:
        again = await second.person()
        again.http.cookies.clear()
        again.http.cookies.update(cookies)
        resumed = await again.http.post(LESSON, json={"name": "Ada"})
        assert (resumed.status_code, resumed.json()["id"]) == (200, table)
        await again.join(table)
        await again.until("scene")
        assert (again.view, page(again)) == (seen, before)
        assert await learn(again, fresh=True) != table
        # The one that was left is put away.
        assert (await again.http.get(f"/api/tables/{table}")).json()["status"] == "closed"


async def test_windows_keep_their_time_and_the_page_turns_after_them(tmp_path: "Path") -> None:
    async with serving(quick(tmp_path, pace=(0.05, 0.05))) as stage:
        ada = await stage.person()
        opened = await ada.http.post("/api/games/samurai/lessons/answer", json={"name": "Ada"})
        await ada.join(opened.json()["id"])
        await ada.until("scene")
        await ada.does("lesson-next")
        for number, key in ((2, "play:film-jam"), (3, "play:bad-dubbing")):
            await ada.until_asked()
            assert (page(ada)["page"], page(ada)["expects"]) == (number, [key])
            assert (await ada.answers(key))["type"] == "done"
        while page(ada)["page"] != 4:
            # Until the last window has closed, the page that asked stays open and expects nothing.
            assert (page(ada)["page"], page(ada)["expects"]) == (3, [])
            await ada.until("news")
        assert ada.view["attack"] is None


async def test_a_guest_has_one_lesson_of_a_game_open(stage: "Stage") -> None:
    ada = await stage.person()
    first = await learn(ada)
    usual = await ada.open(name="Ada", bots=["extra"], start=True)
    second = (await ada.http.post("/api/games/npzr/lessons/moves", json={})).json()["id"]
    other = (await ada.http.post("/api/games/kaiju/lessons/team", json={})).json()["id"]
    status = [(await ada.http.get(f"/api/tables/{table}")).json()["status"] for table in (first, usual, second, other)]
    assert status == ["closed", "playing", "playing", "playing"]
    lessons = {table["id"]: table["lesson"] for table in (await ada.http.get("/api/mine")).json()}
    assert lessons == {usual: "", second: "moves", other: "team"}


async def test_nobody_else_comes_to_a_lesson_and_nothing_but_learning_is_done_there(stage: "Stage") -> None:
    ada, bo = [await stage.person() for _ in range(2)]
    table = await learn(ada)
    await bo.connect(table)
    await bo.say("join", name="Bo")
    assert (await bo.until("bye"))["error"] == "no_spectators"
    await ada.join(table)
    for word in ("hand-over", "resign", "rise", "ready", "start"):
        assert (await ada.does(word))["message"] == "Not in a lesson."
    assert (await ada.http.get(f"/api/tables/{table}/hint")).json()["error"] == "not_now"
    assert (await ada.does("lesson-skip"))["type"] == "done"
    assert (await ada.does("lesson-next"))["message"] == "This lesson is over."
    usual = await ada.open(name="Ada", bots=["extra"], start=True)
    await ada.join(usual)
    assert (await ada.does("lesson-next"))["error"] == "not_now"
