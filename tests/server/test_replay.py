"""A finished game is seen again: moment by moment, through anybody's eyes, in parts."""

from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from tests.server.conftest import EAGER, Person, Stage, finished, quick, serving

from matinee.server.settings import Limits

pytestmark = pytest.mark.asyncio(loop_scope="module")
Finished = tuple[Person, str]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def game(quiet: Stage) -> Finished:
    """One game for all tests of this file: it takes longer to play than to look at."""
    return await finished(quiet)


async def reel(ada: Person, table: str, **asked: int) -> dict[str, Any]:
    answer = await ada.http.get(f"/api/tables/{table}/records/1/frames", params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def test_a_replay_is_the_game_that_was_played(game: Finished) -> None:
    ada, table = game
    record = (await ada.http.get(f"/api/tables/{table}/records/1")).json()
    frames: list[dict[str, Any]] = []
    while len(frames) <= len(record["answers"]):
        part = await reel(ada, table, seat=0, first=len(frames))
        assert part["answers"] == len(record["answers"]) == len(part["turns"]) - 1
        frames += part["frames"]
    assert [frame["key"] for frame in frames[1:]] == record["answers"]
    assert [frame["at"] for frame in frames] == list(range(len(frames)))
    assert frames[-1]["view"] == ada.view
    told = [line for frame in frames for line in frame["lines"]]
    assert [line["n"] for line in told] == list(range(1, len(told) + 1))
    assert [line.get("text", "") for line in told] == [line.get("text", "") for line in ada.lines]


async def test_each_seat_sees_its_own_hand_and_a_spectator_none(game: Finished) -> None:
    ada, table = game
    hands = [(await reel(ada, table, seat=seat))["frames"][0]["view"]["hand"] for seat in (0, 1, -1)]
    assert [len(hand) > 0 for hand in hands] == [True, True, False]
    assert hands[0] != hands[1]


async def test_nonsense_is_refused_in_words(game: Finished) -> None:
    ada, table = game
    for asked in ({"seat": "9"}, {"seat": "x"}, {"first": "-1"}, {"first": "999999"}):
        answer = await ada.http.get(f"/api/tables/{table}/records/1/frames", params=asked)
        assert (answer.status_code, answer.json()["error"]) == (400, "malformed")
    assert (await ada.http.get(f"/api/tables/{table}/records/2/frames")).status_code == 404


async def test_parts_of_a_replay_are_metered(tmp_path: Path) -> None:
    """By address: a whole game is played again for each of them."""
    async with serving(quick(tmp_path, limits=Limits(**EAGER, reel_burst=2, reel_rate=0))) as stage:
        ada, table = await finished(stage)
        path = f"/api/tables/{table}/records/1/frames"
        assert [(await ada.http.get(path)).status_code for _ in range(3)] == [200, 200, 429]
        ada.http.headers["X-Forwarded-For"] = "192.0.2.7"
        assert (await ada.http.get(path)).status_code == 200, "from elsewhere"
