"""Races: named as they stay, timed in turns, said so when a peer is missing."""

import json
import sys
from pathlib import Path

import pytest

from matinee import catalog
from matinee.cli.main import main
from matinee.lab import bench, interpreted, peers
from matinee.lab.interpreted import interpreted_speeds
from matinee.lab.laps import copied, driven, moments, played, searched
from matinee.lab.memory import weight_of_a_copy
from matinee.lab.race import Race, best_of, race, race_times

NPZR = catalog.show("npzr")


def test_the_best_lap_of_each_counts() -> None:
    order: list[str] = []

    def ours() -> int:
        order.append("ours")
        return 10

    def peer() -> int:
        order.append("peer")
        return 10

    assert min(best_of([ours, peer], rounds=3)) > 0
    assert order == ["ours", "peer"] * 4


def test_ratios_are_of_speeds_or_of_times() -> None:
    quick, slow = (lambda: 2_000_000), (lambda: sum(range(2000)) and 1)
    assert race("quick / slow", quick, slow, 2.0, rounds=3).reached
    assert race_times("quick copy / decision", quick, slow, 2.0, rounds=3).reached
    assert not Race("a / b", 1.0, 2.0, 0.5, 1.0).reached
    assert not Race("a copy / decision", 4.0, 1.0, 4.0, 3.0).reached


def test_laps_tell_how_much_was_done() -> None:
    assert driven(NPZR, 2, 1)() > 10
    assert played(NPZR, 50)() >= 50
    assert copied(NPZR, 2)() == 80
    assert len(moments(NPZR, 9)) == 9
    assert searched(NPZR, descents=2, moves=2)() == 4


def test_a_missing_peer_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setitem(sys.modules, "rlcard", None)
    assert peers.open_spiel() is None
    said: list[str] = []
    assert list(bench.against_open_spiel(said.append)) == []
    assert list(bench.against_rlcard(said.append)) == []
    assert [sentence.split()[0] for sentence in said] == ["OpenSpiel", "RLCard"]
    assert all("make peers" in sentence for sentence in said)


def test_every_game_of_the_house_is_raced(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    flat = Race("", 1.0, 1.0, 1.0, 1.0)

    def named(name: str, *_: object) -> Race:
        return Race(name, flat.ours, flat.peer, flat.ratio, flat.goal)

    monkeypatch.setattr(bench, "race_times", named)
    monkeypatch.setattr(bench, "two_workers", lambda: (2.0, 1.0))
    monkeypatch.setattr(interpreted, "is_compiled", lambda: True)
    monkeypatch.setattr(interpreted, "interpreted_speeds", lambda: {s.game.short: 1.0 for s in bench.shows()})
    monkeypatch.setattr(interpreted, "speeds", lambda **_: {s.game.short: 6.0 for s in bench.shows()})
    assert main(["bench", "--json"]) == 0
    races = json.loads(capsys.readouterr().out)["races"]
    names = [show.game.short for show in bench.shows()]
    assert [race["race"] for race in races] == [
        *[f"{name} copy / decision" for name in names],
        *[f"{name} compiled / interpreted" for name in names],
        "two workers / one",
    ]
    assert set(races[0]) == {"race", "ours", "peer", "ratio", "goal"}
    assert set(bench.PLAYOUTS) >= set(names)


def test_the_interpreted_build_is_found_beside_the_compiled_one(tmp_path: Path) -> None:
    assert set(interpreted_speeds()) == {show.game.short for show in catalog.own()}


def test_a_state_of_npzr_weighs_less_than_four_kilobytes() -> None:
    assert 200 < weight_of_a_copy(NPZR, 1_000) < 4096
