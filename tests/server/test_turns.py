"""Whose bot thinks: nobody starves a table by opening many of their own."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.conftest import Person, quick, serving

from matinee.server.app import build_house
from matinee.server.thinkers import Lane
from matinee.server.turns import ALLOWANCE, ALONE, AWAITED, WATCHED, Turns


class Hand:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


class Queue:
    """Tables that line up while somebody else thinks; they are then called one after another."""

    def __init__(self) -> None:
        self.clock = Hand()
        self.turns = Turns(0, self.clock)
        self.called: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def asks(self, table: str, address: str, rank: int = AWAITED, guest: str = "", seconds: float = 1.0) -> None:
        async def think() -> None:
            async with self.turns.turn(table, (address, guest or f"guest of {table}"), rank):
                self.called.append(table)
                self.clock.now += seconds

        self.tasks.append(asyncio.create_task(think()))
        await asyncio.sleep(0)

    async def order(self) -> list[str]:
        self.turns.done()
        await asyncio.gather(*self.tasks)
        return self.called


async def test_a_waiting_person_comes_first_then_those_who_watch() -> None:
    queue = Queue()
    await queue.asks("alone", "a", ALONE)
    await queue.asks("watched", "b", WATCHED)
    await queue.asks("awaited", "c", AWAITED)
    assert await queue.order() == ["awaited", "watched", "alone"]


async def test_addresses_take_turns_however_many_tables_and_guests_they_have() -> None:
    queue = Queue()
    for number in range(20):
        await queue.asks(f"flood{number}", "x", guest=f"guest{number}")
    await queue.asks("ada1", "a", guest="ada")
    await queue.asks("ada2", "a", guest="ada")
    called = await queue.order()
    assert called.index("ada1") == 1
    assert called.index("ada2") == 3


async def test_guests_of_one_address_take_turns_and_a_legend_counts_as_long_as_it_thinks() -> None:
    queue = Queue()
    for number in range(3):
        await queue.asks(f"legend{number}", "x", guest="greedy", seconds=4.0)
    for number in range(5):
        await queue.asks(f"extra{number}", "x", guest="modest", seconds=1.0)
    assert await queue.order() == ["legend0", "extra0", "extra1", "extra2", "extra3", "legend1", "extra4", "legend2"]


async def test_a_table_that_somebody_comes_to_is_not_last_any_more() -> None:
    queue = Queue()
    await queue.asks("first", "x", ALONE)
    await queue.asks("second", "x", ALONE)
    queue.turns.hurry("second", AWAITED)
    assert await queue.order() == ["second", "first"]


async def test_tables_without_people_have_an_allowance() -> None:
    queue = Queue()
    queue.turns.used.add("x", 1.5 * ALLOWANCE)
    await queue.asks("alone", "x", ALONE)
    queue.turns.done()
    await asyncio.sleep(0)
    assert queue.called == []
    queue.clock.now += 60
    queue.turns.call()
    await asyncio.gather(*queue.tasks)
    assert queue.called == ["alone"]


async def test_a_guest_who_gives_up_leaves_the_line() -> None:
    queue = Queue()
    await queue.asks("a", "x")
    await queue.asks("b", "x")
    queue.tasks.pop(0).cancel()
    await asyncio.sleep(0)
    assert await queue.order() == ["b"]


class Counting(Lane):
    """Thinks of one table at a time, and keeps a list of them."""

    def __init__(self) -> None:
        super().__init__(0)
        self.names: list[str] = []
        self.busy = asyncio.Lock()

    async def run(self, job: Any, *given: Any) -> Any:
        async with self.busy:
            self.names.append(given[0].partition("/")[0])
            await asyncio.sleep(0.02)
            return await super().run(job, *given)


async def test_forty_tables_without_a_cookie_do_not_starve_a_player(tmp_path: Path) -> None:
    settings = quick(tmp_path)
    house = build_house(settings)
    lane = Counting()
    house.thinkers.quick = lane
    async with serving(settings, house) as stage:
        flooder = Person(stage.address)
        stage.people.append(flooder)
        for _ in range(40):
            flooder.http.cookies.clear()
            wanted = {"game": "npzr", "sit": -1, "bots": ["star", "star"], "start": True}
            assert (await flooder.http.post("/api/tables", json=wanted)).status_code == 201
        ada = await stage.person()
        table = await ada.open(bots=["star"], start=True, terms={"tempo": 0})
        await ada.join(table)
        for _ in range(8):
            assert await ada.until_asked() is not None
            asked = len(lane.names)
            await ada.answers()
            assert await ada.until_asked() is not None
            others = [name for name in lane.names[asked:] if name != table]
            own = len(lane.names) - asked - len(others)
            # Beside those that think already when hers lines up.
            assert len(others) <= 2 * (own + 1), (len(others), own)
