"""The system clock is changed while the server runs and between two starts: no interval depends on it."""

import time
from pathlib import Path

from tests.server.conftest import Person, Stage, quick, serving

from matinee.server.app import build_house
from matinee.server.settings import Limits

HOUR = 3600.0
CLOCK = {"action": 30, "response": 30, "bank": 100, "warning": 5}


class Wall:
    """A system clock that a test can set."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


async def asked(stage: Stage) -> tuple[Person, str]:
    ada = await stage.person()
    table = await ada.open(name="Ada", bots=["extra"], start=True, terms={"tempo": 0, "clock": CLOCK})
    await ada.join(table)
    await ada.until_asked()
    return ada, table


def bank(stage: Stage, table: str) -> float:
    return stage.house.rooms[table].table.playing.clock.bank[0]


async def test_setting_the_date_moves_no_rate_window_or_bank(tmp_path: Path) -> None:
    wall = Wall()
    limits = Limits(rest_rate=5, rest_burst=30)
    settings = quick(tmp_path, limits=limits)
    async with serving(settings, build_house(settings, wall=wall)) as stage:
        ada, table = await asked(stage)
        for ahead in (-HOUR, HOUR, 0.0):
            wall.ahead = ahead
            for _ in range(5):
                assert (await ada.http.get("/api/games")).status_code == 200
            assert await ada.until_asked() is not None
            assert (await ada.answers())["type"] == "done"
            await ada.until_asked()
            assert bank(stage, table) == 100
            assert (await ada.does("chat", text=f"{ahead}"))["type"] == "done"
        assert not any(chair["stand_in"] for chair in ada.table["chairs"])
        await ada.join(table)
        said = ada.welcome["chat"]
        assert [line["text"] for line in said] == [f"{-HOUR}", f"{HOUR}", "0.0"]
        # A date is a date: it says what the machine said.
        assert said[1]["at"] - said[0]["at"] > 1.9 * HOUR


async def test_a_bank_is_seconds_left_whatever_the_date_at_the_next_start(tmp_path: Path) -> None:
    wall = Wall()
    settings = quick(tmp_path)
    async with serving(settings, build_house(settings, wall=wall)) as stage:
        ada, table = await asked(stage)
        cookies = ada.http.cookies
    for ahead in (HOUR, -HOUR, 0.0):
        wall.ahead = ahead
        async with serving(settings, build_house(settings, wall=wall)) as stage:
            again = await stage.person()
            again.http.cookies = cookies
            await again.join(table)
            scene = await again.until("scene")
            assert 120_000 < scene["clock"]["left"] <= 130_000
            assert bank(stage, table) == 100
            assert (await again.answers())["type"] == "done"
            await again.until_asked()
            assert bank(stage, table) == 100
