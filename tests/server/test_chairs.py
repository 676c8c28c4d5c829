"""Whose chair it is: a link opens an empty chair and no other, and a seat changes hands only where all can read it."""

from pathlib import Path
from typing import TYPE_CHECKING

from tests.server.conftest import EAGER, Person, quick, serving

from matinee.server.settings import Limits

if TYPE_CHECKING:
    from tests.server.conftest import Stage

TERMS = {"tempo": 0}


def token(link: str) -> str:
    return link.partition("#chair=")[2]


async def seat_by_link(person: Person, table: str, link: str, name: str = "") -> int:
    """The seat somebody has after coming in by a link; -1 if it led nowhere."""
    if person.socket is not None:
        await person.socket.close()
    return int((await person.join(table, chair=token(link), name=name))["seat"])


async def links(person: Person, table: str) -> list[str]:
    found: list[str] = (await person.http.get(f"/api/tables/{table}/links")).json()["chairs"]
    return found


async def friends(stage: "Stage", game: str = "npzr", seats: int = 2, tempo: int = 0) -> tuple[list[Person], str]:
    people = [await stage.person() for _ in range(seats)]
    table = await people[0].open(game=game, name="P0", setup={"seats": seats}, terms={**TERMS, "tempo": tempo})
    await people[0].join(table)
    for chair, person in enumerate(people[1:], 1):
        assert await seat_by_link(person, table, people[0].links[chair], f"P{chair}") == chair
    return people, table


async def test_a_link_is_void_once_somebody_has_sat_there(stage: "Stage") -> None:
    (ada, bo), table = await friends(stage)
    old = ada.links[1]
    eve = await stage.person()
    assert await seat_by_link(eve, table, old) == -1
    assert "no_such_chair" in [message.get("error") for message in eve.heard]
    await bo.does("rise")
    cy = await stage.person()
    assert (await cy.join(table, name="Cy"))["seat"] == -1
    assert (await cy.does("sit", chair=1, name="Cy"))["type"] == "done"
    for thief in (bo, eve):
        assert await seat_by_link(thief, table, old) == -1
    assert stage.house.rooms[table].table.chair(1).name == "Cy"


async def test_a_host_never_holds_the_link_of_somebody_elses_chair(stage: "Stage") -> None:
    (ada, bo), table = await friends(stage)
    second = await stage.person()
    assert await seat_by_link(ada, table, "") == 0
    shown = [ada.links[1], *ada.welcome["links"][1:], *(await links(ada, table))[1:]]
    for link in shown:
        assert await seat_by_link(second, table, link) == -1
    assert bo.welcome["link"] not in shown
    assert (await links(ada, table))[1] == ""
    assert (await bo.http.get(f"/api/tables/{table}/links")).status_code == 403


async def test_the_links_of_a_former_host_are_void(stage: "Stage") -> None:
    (ada, bo), table = await two_of_four(stage)
    old = await links(ada, table)
    assert (await ada.does("pass-host", chair=1))["type"] == "done"
    eve = await stage.person()
    assert await seat_by_link(eve, table, old[3]) == -1
    assert (await ada.http.get(f"/api/tables/{table}/links")).status_code == 403
    while not bo.welcome["host"]:
        await bo.hear()
    assert bo.welcome["links"] == await links(bo, table)
    assert await seat_by_link(eve, table, bo.welcome["links"][3], "Eve") == 3
    while bo.welcome["links"][3]:
        await bo.hear()
    await eve.does("rise")
    while not bo.welcome["links"][3]:
        await bo.hear()


async def two_of_four(stage: "Stage") -> tuple[list[Person], str]:
    ada, bo = await stage.person(), await stage.person()
    table = await ada.open(game="robot-rampage", name="Ada", setup={"seats": 4}, terms=TERMS)
    await ada.join(table)
    assert await seat_by_link(bo, table, ada.links[1], "Bo") == 1
    return [ada, bo], table


async def test_an_owner_has_a_link_for_other_devices_and_nobody_else_has_it(stage: "Stage") -> None:
    (ada, bo), table = await friends(stage)
    own = bo.welcome["link"]
    phone = await stage.person()
    assert await seat_by_link(phone, table, own) == 1
    assert phone.welcome["name"] == "P1"
    assert phone.welcome["link"] == own
    await ada.does("start")
    for device in (bo, phone):
        while not device.view:
            await device.hear()
    assert bo.view == phone.view
    # From now on the cookie of the device is enough, and the lobby shows the way back.
    assert await seat_by_link(phone, table, "") == 1
    assert [info["id"] for info in (await phone.http.get("/api/mine")).json()] == [table]
    stranger = Person(stage.address)
    stage.people.append(stranger)
    assert await seat_by_link(stranger, table, own) == 1, "a browser without cookies, while it is connected"
    assert (await stranger.does("chat", text="hello"))["type"] == "done"


async def test_the_hosts_other_device_is_host_too(stage: "Stage") -> None:
    (ada, _), table = await friends(stage)
    await seat_by_link(ada, table, "")
    phone = await stage.person()
    assert await seat_by_link(phone, table, ada.welcome["link"]) == 0
    assert phone.welcome["host"]
    assert (await phone.does("start"))["type"] == "done"
    assert (await phone.http.get(f"/api/tables/{table}/links")).status_code == 200


async def test_the_link_of_an_owner_who_rose_is_void_with_all_devices(stage: "Stage") -> None:
    (ada, bo), table = await friends(stage)
    own = bo.welcome["link"]
    phone = await stage.person()
    assert await seat_by_link(phone, table, own) == 1
    await bo.does("rise")
    while phone.welcome["seat"] != -1:
        await phone.hear()
    cy = await stage.person()
    assert await seat_by_link(cy, table, (await links(ada, table))[1], "Cy") == 1
    for thief in (bo, phone):
        assert await seat_by_link(thief, table, own) == -1
        assert await seat_by_link(thief, table, "") == -1


async def test_a_forged_link_of_an_owner_leads_nowhere(stage: "Stage") -> None:
    (_, bo), table = await friends(stage)
    own = token(bo.welcome["link"])
    eve = await stage.person()
    for false in (own[:-1] + ("0" if own[-1] != "0" else "1"), own.replace("1.", "0.", 1), own.replace("own", "")):
        assert await seat_by_link(eve, table, f"#chair={false}") == -1


async def test_a_host_may_not_empty_the_chair_of_somebody_who_is_there(tmp_path: Path) -> None:
    limits = Limits(**EAGER, away_seconds=60)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        (ada, bo, cy), table = await friends(stage, "robot-rampage", 3)
        await ada.does("start")
        refused = await ada.does("send-away", chair=1)
        assert (refused["type"], refused["error"]) == ("refused", "not_now")
        assert bo.socket is not None
        await bo.socket.close()
        while stage.house.rooms[table].is_here(stage.house.rooms[table].table.chair(1).guest):
            await ada.hear()
        assert (await ada.does("send-away", chair=1))["error"] == "not_now", "a short break is no leave"
        stage.house.rooms[table].left.clear()
        stage.house.rooms[table].loaded -= 61
        assert (await ada.does("send-away", chair=1))["type"] == "done"
        while not any(line["kind"] == "sent-away" for line in cy.lines):
            await cy.hear()
        told = next(line["text"] for line in cy.lines if line["kind"] == "sent-away")
        assert "P1" in told
        # The chair is free, and everybody is told who takes it.
        dan = await stage.person()
        assert await seat_by_link(dan, table, (await links(ada, table))[1], "Dan") == 1
        while not any(line["kind"] == "sat-down" for line in cy.lines):
            await cy.hear()
        assert "Dan" in next(line["text"] for line in cy.lines if line["kind"] == "sat-down")


async def test_a_host_who_rises_sees_no_hand_and_comes_back_to_no_other_chair(tmp_path: Path) -> None:
    # Bots that take their time: the game must not end before the host tries to sit down again.
    async with serving(quick(tmp_path, pace=(600.0, 600.0))) as stage:
        (ada, bo), table = await friends(stage, tempo=1)
        await ada.does("start")
        while not ada.view:
            await ada.hear()
        assert ada.view["hand"]
        await ada.does("rise")
        assert ada.welcome["seat"] == -1
        assert ada.view["hand"] == []
        assert ada.ask is None
        await bo.does("rise")
        while any(chair["kind"] != "bot" for chair in ada.table["chairs"]):
            await ada.hear()
        refused = await ada.does("sit", chair=1, name="Ada")
        assert (refused["type"], refused["error"]) == ("refused", "chair_taken")
        assert await seat_by_link(ada, table, (await links(ada, table))[1]) == -1
        assert (await ada.does("sit", chair=0, name="Ada"))["type"] == "done"


async def test_a_table_without_spectators_has_none_before_the_deal_either(stage: "Stage") -> None:
    ada, bo, eve = [await stage.person() for _ in range(3)]
    table = await ada.open(name="Ada", terms={**TERMS, "spectators": False})
    await ada.join(table)
    await eve.join(table)
    assert await seat_by_link(bo, table, ada.links[1], "Bo") == 1
    # No chair is left that Eve could take: she came to look.
    assert (await eve.until("bye"))["error"] == "no_spectators"
    late = await stage.person()
    await late.connect(table)
    await late.say("join")
    assert (await late.until("bye"))["error"] == "no_spectators"
    assert (await ada.does("start"))["type"] == "done"
