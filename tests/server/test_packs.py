"""What is printed on the cards, over REST."""

from pathlib import Path

import pytest
from tests.server.conftest import Stage

from matinee import catalog
from matinee.catalog import pack_folder


async def test_cards_speak_the_language_of_their_reader(stage: Stage) -> None:
    ada = await stage.person()
    english = (await ada.http.get("/api/games/kaiju/cards")).json()["cards"]
    german = (await ada.http.get("/api/games/kaiju/cards?language=de")).json()["cards"]
    assert [card["key"] for card in german] == [card["key"] for card in english]
    assert [card["name"] for card in german] == [card["name"] for card in english]
    stomp = next(card["text"] for card in german if card["key"] == "stomp")
    assert stomp == "Jedes Gebäude, das der Kaiju berührt, nimmt 1 Schaden."
    assert (await ada.http.get("/api/games/kaiju/cards?language=german")).status_code == 404
    mixed = (await ada.http.get("/api/games/samurai/cards?pack=house%2Bjungle&language=de")).json()["cards"]
    assert {"Weckt eine Figur.", "Zieh zwei Karten."} <= {card["text"] for card in mixed}


async def test_a_damaged_pack_of_the_hosts_own_hides_no_other(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MATINEE_DATA", str(tmp_path / "own"))
    folder = pack_folder(catalog.show("kaiju").id)
    folder.mkdir(parents=True)
    for name, text in {"deep": "cards = " + "[" * 20_000, "digits": "cards = " + "9" * 5000, "not": "\x00"}.items():
        (folder / f"{name}.toml").write_text(text)
    ada = await stage.person()
    answer = await ada.http.get("/api/games/kaiju/packs")
    assert answer.status_code == 200
    assert "house" in [pack["name"] for pack in answer.json()]
    assert not [pack for pack in answer.json() if pack.get("own")]


@pytest.mark.parametrize(
    "damaged", ["name = [[[", "cards = " + "[" * 20_000, "cards = " + "9" * 5000, "name = '\udcff'"]
)
async def test_the_damaged_copy_of_a_pack_is_no_fault_of_ours(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damaged: str
) -> None:
    """A table's fixed copy that a disk has spoiled: nobody can read its cards or open a table with it."""
    monkeypatch.setenv("MATINEE_DATA", str(tmp_path / "own"))
    folder = pack_folder(catalog.show("kaiju").id)
    folder.mkdir(parents=True)
    (folder / "own-0123456789ab.toml").write_text(damaged, errors="surrogateescape")
    ada = await stage.person()
    answer = await ada.http.get("/api/games/kaiju/cards?pack=own-0123456789ab")
    assert (answer.status_code, answer.json()["error"]) == (404, "no_pack")
    answer = await ada.http.post("/api/tables", json={"game": "kaiju", "setup": {"pack": "own-0123456789ab"}})
    assert answer.status_code == 400
    assert answer.json()["error"] in ("bad_pack", "bad_setup")
