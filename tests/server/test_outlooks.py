"""What would this do? Over the wire, for your own question."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from tests.dealer import Dealer
from tests.server.conftest import EAGER, Stage, quick, serving

from matinee.server.app import build_house
from matinee.server.settings import Limits


@pytest.fixture
async def dealt(tmp_path: Path) -> AsyncIterator[Stage]:
    """A house whose deal is known: Ada begins, with a regular card."""
    settings = quick(tmp_path)
    async with serving(settings, build_house(settings, draw=Dealer().draw)) as running:
        yield running


async def test_an_outlook_on_an_answer_to_your_own_question(dealt: Stage) -> None:
    stage = dealt
    ada, bo, eve = [await stage.person() for _ in range(3)]
    table = await ada.open(name="Ada", sit=0)
    await ada.join(table)
    await bo.join(table, chair=ada.links[1].partition("#chair=")[2], name="Bo")
    await ada.does("start")
    ask = await ada.until_asked()
    assert ask is not None
    path = f"/api/tables/{table}/outlook"
    regular = next(option["key"] for option in ask["options"] if not option["key"].startswith("play:W-"))
    first = {"question": ask["number"], "key": regular}
    whole = (await ada.http.get(path, params=first)).json()
    assert whole["next"] == 1
    assert "open" not in whole
    text = next(line["text"] for line in whole["lines"] if line["kind"] == "placed")
    assert text.startswith("Ada plays")
    assert text.endswith("and begins A1.")
    assert whole["change"]["stacks"]
    german = (await ada.http.get(path, params={**first, "language": "de"})).json()
    assert any("beginnt" in line.get("text", "") for line in german["lines"])

    refused = [
        ("not_seated", eve, first),
        ("unknown_option", ada, {**first, "key": "nonsense"}),
        ("malformed", ada, {"question": ask["number"]}),
    ]
    for word, person, params in refused:
        assert (await person.http.get(path, params=params)).json()["error"] == word
    late = [(bo, first), (ada, {**first, "question": ask["number"] + 1}), (ada, {**first, "key": [regular, "new"]})]
    for person, params in late:
        assert (await person.http.get(path, params=params)).status_code == 204
    assert stage.house.rooms[table].table.playing.given == [0, 0], "nothing has happened"


async def test_words_that_make_no_title_yet_foretell_nothing(dealt: Stage) -> None:
    """KFS-09 Three different words at least, twelve at most: a player who is still choosing has made no mistake."""
    ada, bo, cy = [await dealt.person() for _ in range(3)]
    table = await ada.open(game="samurai", setup={"seats": 3}, name="Ada", sit=0)
    await ada.join(table)
    for person, chair in [(bo, 1), (cy, 2)]:
        await person.join(table, chair=ada.links[chair].partition("#chair=")[2])
    await ada.does("start")
    ask = await ada.until_asked()
    assert ask is not None
    keys = [option["key"] for option in ask["options"]]
    links = [key for key in keys if key.startswith("link:")]
    words = list({key.split(":")[1]: key for key in keys if key.startswith("word:")}.values())

    async def tried(*said: str) -> int:
        query = {"question": ask["number"], "key": list(said)}
        return (await ada.http.get(f"/api/tables/{table}/outlook", params=query)).status_code

    assert await tried(*words[:3], "pitch") == 200
    assert await tried(*words[:1], "pitch") == 204, "too few words"
    assert await tried(words[0], words[0]) == 204, "each word once"
    assert await tried(*words[:3], *links[:1] * 9, "pitch") == 200, "a long one"
    assert await tried(*words[:3], *links[:1] * 10, "pitch") == 204, "too long a one"


async def test_outlooks_are_metered(tmp_path: Path) -> None:
    """For a guest and for an address: they are made between everybody's answers, and cookies cost nothing."""
    limits = Limits(**EAGER, outlook_burst=2, outlook_rate=0, address_outlook_burst=3, address_outlook_rate=0)
    async with serving(quick(tmp_path, limits=limits)) as stage:
        given = []
        for _ in range(2):
            guest = await stage.person()
            table = await guest.open(name="Ada", bots=["extra"], start=True, terms={"tempo": 0})
            await guest.join(table)
            ask = await guest.until_asked()
            assert ask is not None
            params = {"question": ask["number"], "key": ask["options"][0]["key"]}
            given += [await guest.http.get(f"/api/tables/{table}/outlook", params=params) for _ in range(3)]
        assert [answer.status_code for answer in given] == [200, 200, 429, 200, 429, 429]
