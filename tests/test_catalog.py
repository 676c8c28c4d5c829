"""An open catalog: games come by entry point, and none of them can keep the house from opening."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from matinee import catalog
from matinee.catalog import GROUP, HOUSE, NoSuchGame, Offered, Programme, own_sources

OURS = list(catalog.POSTERS)
NPZR = "matinee.games.npzr.game:NinjaPirateZombieRobot"
LEDUC = "leduc_poker.game:LeducPoker"


def offered(id: str, place: str, package: str = "stranger") -> Offered:
    return Offered(id, EntryPoint(id, place, GROUP), package)


def programme(*offers: Offered) -> Programme:
    return Programme(lambda: offers)


def test_our_own_come_the_same_way_those_with_posters_first() -> None:
    ours = [show.id for show in catalog.SHOWS.values() if show.package == HOUSE]
    assert ours[: len(OURS)] == OURS
    sources = own_sources()
    assert sources is None or [one.id for one in sources] == ours


def test_a_game_is_loaded_when_somebody_asks_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "noticed_game.py").write_text("raise RuntimeError('too early')")
    monkeypatch.syspath_prepend(tmp_path)
    house = programme(offered(OURS[0], NPZR, HOUSE), offered("noticed", "noticed_game:Game"))
    assert house.find("ninja-pirate-zombie-robot").game.short == "npzr"
    assert not house.faults
    assert len(house) == 1
    assert house.faults == {"noticed": "RuntimeError: too early"}


@pytest.mark.parametrize(
    ("id", "place", "why"),
    [
        ("gone", "no_such_package.game:Game", "No module named 'no_such_package'"),
        ("gone", "matinee.catalog:NoSuchThing", "NoSuchThing"),
        ("poker", LEDUC, "the game calls itself 'leduc-poker'"),
        ("half", "builtins:object", "AttributeError"),
        ("rude", "rude_game:Game", "SystemExit"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named_with_its_reason_and_left_out(
    id: str, place: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rude_game.py").write_text("raise SystemExit('no')")
    monkeypatch.syspath_prepend(tmp_path)
    house = programme(offered(OURS[0], NPZR, HOUSE), offered(id, place), offered("leduc-poker", LEDUC))
    assert [*house] == [OURS[0], "leduc-poker"]
    assert why in house.faults[id]
    with pytest.raises(NoSuchGame, match=f"{id} cannot be put on"):
        house.find(id)


def test_an_id_that_is_taken_is_refused_with_both_packages_named() -> None:
    house = programme(offered("leduc-poker", LEDUC, "first"), offered("leduc-poker", LEDUC, "second"))
    assert house["leduc-poker"].package == house.find("leduc").package == "first"
    assert list(house.faults.values()) == ["the name 'leduc-poker' is taken: first and second both bring it."]


def test_a_short_name_that_is_taken_is_refused_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    thief = """
from leduc_poker.game import LeducPoker
class Thief(LeducPoker):
    id, short = "npzr-deluxe", "npzr"
"""
    (tmp_path / "thieves").mkdir()
    (tmp_path / "thieves" / "game.py").write_text(thief)
    monkeypatch.syspath_prepend(tmp_path)
    house = programme(offered(OURS[0], NPZR, HOUSE), offered("npzr-deluxe", "thieves.game:Thief", "den"))
    assert [*house] == [OURS[0]]
    assert list(house.faults.values()) == ["the name 'npzr' is taken: matinee and den both bring it."]


def test_a_wrong_word_gets_the_nearest_right_one() -> None:
    with pytest.raises(NoSuchGame, match="did you mean 'npzr'"):
        catalog.show("npzrr")
