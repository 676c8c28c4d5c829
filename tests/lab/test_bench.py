"""Races: named as they stay, timed in turns, said so when a peer is missing."""

from pathlib import Path

import msgspec

from matinee import catalog
from matinee.lab import bench
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


def test_a_missing_peer_is_a_sentence() -> None:
    said: list[str] = []
    assert list(bench.against_open_spiel(None, said.append)) == []
    assert list(bench.against_rlcard(None, said.append)) == []
    assert [sentence.split()[0] for sentence in said] == ["OpenSpiel", "RLCard"]
    assert all("make peers" in sentence for sentence in said)


def test_every_game_of_the_house_is_raced() -> None:
    names = [show.game.short for show in bench.shows()]
    track = bench.Racetrack(
        is_compiled=lambda: True,
        compiled=lambda: dict.fromkeys(names, 6.0),
        interpreted=lambda: dict.fromkeys(names, 1.0),
        race_times=lambda name, *_: Race(name, 1.0, 1.0, 1.0, 1.0),
        two_workers=lambda: (2.0, 1.0),
    )
    races: list[dict[str, object]] = [msgspec.to_builtins(race) for race in bench.bench(False, print, track)]
    assert [race["race"] for race in races] == [
        *[f"{name} copy / decision" for name in names],
        *[f"{name} compiled / interpreted" for name in names],
        "two workers / one",
    ]
    assert set(races[0]) == {"race", "ours", "peer", "ratio", "goal"}
    assert set(bench.PLAYOUTS) >= set(names)


def test_the_interpreted_build_is_found_beside_the_compiled_one(tmp_path: Path) -> None:
    assert set(interpreted_speeds()) == {show.game.short for show in catalog.ours()}


def test_a_state_of_npzr_weighs_less_than_four_kilobytes() -> None:
    assert 200 < weight_of_a_copy(NPZR, 1_000) < 4096
