"""One in the terminal, one at another socket, same game: over a real server on loopback."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import Person, Stage, quick, serving
from websockets.exceptions import ConnectionClosed

from matinee.catalog import show
from matinee.tui.app import Playhouse
from matinee.tui.doorstep import Doorstep, NoHouse
from matinee.tui.plain import PlainTable
from matinee.tui.remote import Remote

PATIENCE = 120.0


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[Stage]:
    async with serving(quick(tmp_path / "house", pace=(0.0, 0.0))) as running:
        yield running


async def arrive(link: str, folder: Path, name: str = "Ada") -> Remote:
    """What `matinee play --join` does before a screen opens; the server shares this test's loop."""
    door = Doorstep(link, folder)
    table = await asyncio.to_thread(door.knock)
    return Remote(show(table.game), door, table, name)


async def until(person: Person, true: Any) -> None:
    """A second player listens until something is so."""
    while not true():
        await asyncio.wait_for(person.hear(), PATIENCE)


async def host(house: Stage, **wanted: Any) -> tuple[Person, str]:
    """A friend with a table of two chairs; the link leads to the second."""
    bo = await house.person()
    table = await bo.open(name="Bo", **wanted)
    await bo.join(table)
    return bo, house.address + bo.links[1]


async def play_on(bo: Person) -> None:
    with contextlib.suppress(ConnectionClosed):
        await bo.play_out()


async def test_a_whole_game_line_by_line_against_a_friend_at_a_socket(house: Stage, tmp_path: Path) -> None:
    bo, link = await host(house)
    sitting = await arrive(link, tmp_path)
    said: list[str] = []
    script = iter(["nonsense", "say hello there", "1", "undo"])

    async def read() -> str | None:
        return "no" if sitting.over else next(script, "1")

    plain = asyncio.create_task(PlainTable(sitting, read, said.append, clear=lambda: None).run())
    await until(bo, lambda: bo.table["chairs"][1]["kind"] == "person")
    assert bo.table["chairs"][1]["name"] == "Ada"
    assert (await bo.does("start"))["type"] == "done"
    friend = asyncio.create_task(play_on(bo))
    await asyncio.wait_for(plain, PATIENCE)
    friend.cancel()
    assert any("The game has not begun" in line for line in said)
    assert "“nonsense” is not offered here. Say the number of an option, why, or help." in said
    assert "Ada says: hello there" in said
    assert any(line.startswith("How it ended") for line in said)
    assert any(message["type"] == "said" for message in bo.heard)
    assert any("/records/1" in line for line in said)
    # Only their own hand was ever told.
    assert any(line.startswith("Ada draws ") and line != "Ada draws a card." for line in said)
    theirs = {line for line in said if line.startswith("Bo draws ")}
    assert theirs <= {"Bo draws a card.", "Bo draws nothing: the deck and the scored piles are empty."}


async def test_a_whole_game_on_the_full_screen_against_a_friend_at_a_socket(house: Stage, tmp_path: Path) -> None:
    bo, link = await host(house)
    sitting = await arrive(link, tmp_path)
    app = Playhouse(sitting, guard=0)
    async with app.run_test(size=(100, 30)) as pilot:
        await until(bo, lambda: bo.table["chairs"][1]["kind"] == "person")
        await bo.does("start")
        friend = asyncio.create_task(play_on(bo))
        async with asyncio.timeout(PATIENCE):
            while not sitting.over:
                await pilot.pause()
                if sitting.asked is not None:
                    await pilot.press("enter")
        await pilot.pause()
        assert "THE END" in str(app.screen.query_one(".headline").render())
        friend.cancel()
        await pilot.press("2")
        await pilot.pause()
    assert app.return_value is not None
    assert "--join" in app.return_value


async def test_a_lost_connection_is_taken_up_where_it_was(house: Stage, tmp_path: Path) -> None:
    bo, link = await host(house)
    sitting = await arrive(link, tmp_path)
    changed = asyncio.Event()
    sitting.heard = changed.set
    life = asyncio.create_task(sitting.run())
    await until(bo, lambda: bo.table["chairs"][1]["kind"] == "person")
    await bo.does("start")
    friend = asyncio.create_task(play_on(bo))
    lost = 0
    async with asyncio.timeout(PATIENCE):
        while not sitting.over:
            changed.clear()
            if sitting.asked is not None:
                answer = asyncio.create_task(sitting.answer(sitting.asked, [sitting.asked.options[0].key]))
                if lost < 3 and sitting.socket is not None:
                    # The line breaks while the answer is on its way.
                    lost += 1
                    sitting.socket.transport.abort()
                await answer
            else:
                await changed.wait()
    life.cancel()
    friend.cancel()
    assert lost == 3
    assert any("lost" in note for note in sitting.notes)
    assert any("back" in note for note in sitting.notes)
    numbers = [line.n for line in sitting.lines if line.n]
    assert numbers == sorted(set(numbers)), "every line once, in order"


async def test_the_link_for_everybody_finds_an_empty_chair_or_looks_on(house: Stage, tmp_path: Path) -> None:
    _, link = await host(house)
    everybody = link.partition("#")[0]
    seats, lives = [], []
    for name in ("Ada", "Cy"):
        sitting = await arrive(everybody, tmp_path / name, name)
        changed = asyncio.Event()
        sitting.heard = changed.set
        lives.append(asyncio.create_task(sitting.run()))
        async with asyncio.timeout(PATIENCE):
            while sitting.chair < 0 and not sitting.notes:
                changed.clear()
                await changed.wait()
        seats.append((sitting.chair, "".join(sitting.notes)))
    assert seats[0] == (1, "")
    assert seats[1][0] == -1
    assert "look on" in seats[1][1]
    for life in lives:
        life.cancel()


async def test_a_guest_who_comes_back_is_the_same_guest(house: Stage, tmp_path: Path) -> None:
    _, link = await host(house)
    first = Doorstep(link, tmp_path)
    await asyncio.to_thread(first.knock)
    assert first.cookie
    assert Doorstep(link, tmp_path).cookie == first.cookie
    assert (tmp_path / "guests.json").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("link", ["", "npzr", "http://localhost", "ftp://localhost/t/abc", "http:///t/abc"])
def test_what_is_no_link_is_told_so(link: str, tmp_path: Path) -> None:
    with pytest.raises(NoHouse, match="is no link to a table"):
        Doorstep(link, tmp_path)


async def test_a_house_that_is_not_there_and_a_table_that_is_not_there_are_told(house: Stage, tmp_path: Path) -> None:
    with pytest.raises(NoHouse, match="cannot be reached"):
        await asyncio.to_thread(Doorstep("http://127.0.0.1:9/t/abc", tmp_path).knock)
    with pytest.raises(NoHouse, match="no such table"):
        await asyncio.to_thread(Doorstep(f"{house.address}/t/abc", tmp_path).knock)
