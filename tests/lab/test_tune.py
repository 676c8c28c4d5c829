"""Printed numbers are searched inside limits; a search goes on where it stood, and a bad limit is a sentence."""

from itertools import pairwise
from pathlib import Path

import pytest

from matinee import catalog
from matinee.engine.errors import BadPack, BadSetup
from matinee.lab.editing import EditedPack
from matinee.lab.targets import Target
from matinee.lab.trial import trial
from matinee.lab.tune import Candidate, CannotTune, Tuning, changed, miss, read_limits, tune

HOUSE = catalog.show("roundhouse").read("packs/house.toml")
LIMITS = """
game_bands = false

[[numbers]]
card = "Shambling Extra"
field = "points"
low = 1
high = 30

[[bands]]
name = "points"
low = 20
high = 24
"""


def search(limits: str = LIMITS, games: int = 8) -> Tuning:
    wanted = trial("roundhouse", games, 2, ["random"])
    return Tuning(wanted, HOUSE, read_limits(limits, "limits.toml", EditedPack(HOUSE, "house")), workers=1)


def test_a_search_comes_into_its_band_and_keeps_the_pack_as_written(tmp_path: Path) -> None:
    tried: list[float] = []
    found = tune(search(), 12, tmp_path / "points.study", lambda one: tried.append(one.miss))
    assert tried[0] > 0, "the printed number is tried first, and lies outside"
    assert found.best.miss < tried[0]
    assert found.best.numbers["Shambling Extra points"] > 1
    catalog.show("roundhouse").game.read_pack(found.pack, "tuned")
    assert found.pack.splitlines()[0] == HOUSE.splitlines()[0], "comments stay"
    assert [target.name for target in found.targets] == ["points"]
    front = [(one.miss, one.change) for one in found.front]
    assert front == sorted(front)
    assert all(a[1] >= b[1] for a, b in pairwise(front)), "nobody on the front is beaten in both"


def test_a_search_goes_on_where_it_stood(tmp_path: Path) -> None:
    file = tmp_path / "points.study"
    tune(search(games=2), 3, file, lambda one: None)
    more: list[float] = []
    found = tune(search(games=2), 5, file, lambda one: more.append(one.miss))
    assert (len(more), found.trials) == (2, 5)
    other = tune(search(LIMITS.replace("30", "31"), games=2), 1, file, lambda one: None)
    assert other.trials == 1, "another search does not go on with this one"
    at_once = tune(search(games=2), 5, tmp_path / "whole.study", lambda one: None)
    assert (at_once.front, at_once.pack) == (found.front, found.pack), "as if it had never been broken off"


def test_what_was_broken_off_is_tried_again(tmp_path: Path) -> None:
    """Ctrl-C in the very first games: the numbers as they are printed."""
    file, hurried = tmp_path / "points.study", search(games=2)

    def play(text: str, seed: int) -> list[Target]:
        raise KeyboardInterrupt

    hurried.play = play  # type: ignore[method-assign]
    with pytest.raises(KeyboardInterrupt):
        tune(hurried, 3, file, lambda one: None)
    tried: list[Candidate] = []
    found = tune(search(games=2), 3, file, tried.append)
    assert (len(tried), found.trials) == (3, 3)
    assert tried[0].change == 0.0


def test_numbers_that_make_no_pack_are_left_out(tmp_path: Path) -> None:
    """RK-03 A pack has 54 monsters: another number of copies alone never fits."""
    copies = LIMITS.replace('"points"\nlow = 1\nhigh = 30', '"copies"\nlow = 4\nhigh = 6')
    found = tune(search(copies, games=2), 6, tmp_path / "copies.study", lambda one: None)
    assert {one.numbers["Shambling Extra copies"] for one in found.front} == {4}


@pytest.mark.parametrize(
    ("limits", "words"),
    [
        ("numbers = 1", "numbers"),
        ("numbers = [", "limits.toml"),
        ("numbers = " + "[" * 20_000, "brackets within brackets"),
        ("numbers = " + "9" * 5000, "limits.toml"),
        (LIMITS.replace("Extra", "Extro"), "did you mean 'Shambling Extra'"),
        (LIMITS.replace('"points"\nlow = 1', '"pints"\nlow = 1'), "no field 'pints'"),
        (LIMITS.replace('"points"\nlow = 1', '"types"\nlow = 1'), "is no number"),
        (LIMITS.replace("high = 30", "high = 1"), "leaves no room"),
        (LIMITS.replace("low = 1", 'low = "one"'), "low"),
    ],
)
def test_bad_limits_are_a_sentence(limits: str, words: str) -> None:
    with pytest.raises((CannotTune, BadPack), match=words):
        search(limits)


def test_nothing_to_aim_at_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="nothing to aim at"):
        search(LIMITS.partition("[[bands]]")[0])
    unheard = LIMITS.replace('name = "points"', 'name = "loudness"')
    with pytest.raises(CannotTune, match="no figure called 'loudness'"):
        tune(search(unheard, games=2), 1, tmp_path / "x.study", lambda one: None)


def test_how_far_outside_and_how_much_changed() -> None:
    assert miss([Target("a", 30.0, (10, 20), False), Target("b", 0.5, (0.4, None), True)]) == 1.0
    assert miss([Target("a", 3.0, (None, 2), False), Target("b", 1e9, (0, 1), False)]) == 10.5
    limits = read_limits(LIMITS, "limits.toml", EditedPack(HOUSE, "house"))
    name = "Shambling Extra points"
    assert changed(limits, {name: 1}, {name: 1}) == 0.0
    assert changed(limits, {name: 1}, {name: 30}) == 1.0


@pytest.mark.parametrize("spoiled", [b"\xff\xbc\x00", b"nonsense\n{}\n", b'{"op_code": 99}\n{}\n', b"[1, 2]\n[]\n"])
def test_a_damaged_search_is_a_sentence_and_is_left_as_it_was(tmp_path: Path, spoiled: bytes) -> None:
    file = tmp_path / "points.study"
    file.write_bytes(spoiled)
    with pytest.raises(CannotTune, match=r"points\.study"):
        tune(search(games=2), 1, file, lambda one: None)
    assert file.read_bytes() == spoiled
