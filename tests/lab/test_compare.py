"""Two packs on the same deals: a planted change is found, and an unchanged copy is not called different."""

from pathlib import Path

import pytest

from matinee.catalog import show
from matinee.engine.errors import Broken
from matinee.lab.changes import changed_cards
from matinee.lab.compare import FEWEST, Sums, compare, difference, width
from matinee.lab.packs import find_pack
from matinee.lab.trial import Trial, trial

ROUNDHOUSE = show("roundhouse")
HOUSE = ROUNDHOUSE.read("packs/house.toml")


def side(tmp_path: Path, text: str, games: int, seed: int = 1) -> Trial:
    file = tmp_path / f"{abs(hash(text))}.toml"
    file.write_text(text, encoding="utf-8")
    name, packs = find_pack(ROUNDHOUSE, str(file))
    return trial("roundhouse", games, 2, ["random"], seed, {"pack": name}, packs)


def test_a_planted_change_is_found_and_its_card_named(tmp_path: Path) -> None:
    stronger = HOUSE.replace("track = [1]\npoints = 1", "track = [1]\npoints = 4", 1)
    assert changed_cards(HOUSE, stronger) == ["Shambling Extra"]
    found = compare(side(tmp_path, HOUSE, 200), side(tmp_path, stronger, 200), workers=1)
    points = next(row for row in found.rows if row.name == "points")
    assert points.settled == "more"
    assert points.ci95[0] > 0
    assert any(row.name == "card Shambling Extra" for row in found.rows)


def test_the_effect_of_a_stronger_card_is_off_zero(tmp_path: Path) -> None:
    stronger = HOUSE.replace("track = [1]\npoints = 1", "track = [1]\npoints = 4", 1)
    found = compare(side(tmp_path, HOUSE, 500), side(tmp_path, stronger, 500), workers=1)
    row = next(row for row in found.rows if row.name == "card Shambling Extra")
    assert row.settled == "more"
    assert row.ci95[0] > 0


def test_an_unchanged_copy_is_not_called_different(tmp_path: Path) -> None:
    copied = f"# a copy\n{HOUSE}"
    found = compare(side(tmp_path, HOUSE, 100), side(tmp_path, copied, 100), workers=1)
    assert {row.settled for row in found.rows} == {"same"}
    assert all(row.difference == 0 for row in found.rows)


def test_bots_that_draw_other_lots_are_rarely_called_different() -> None:
    """The same bots on other deals differ by luck alone; looking after every chunk still rarely misleads."""
    alarms = 0
    for seed in range(6):
        a, b = (trial("npzr", 100, bots=["random"], seed=seed * 1_000 + side) for side in (0, 500))
        found = compare(a, b, workers=1)
        alarms += any(row.settled in ("more", "less") for row in found.rows)
    assert alarms == 0


def test_the_interval_holds_however_often_one_looks() -> None:
    """Wider than one look allows, and ever tighter."""
    widths = [width(n, 0.05) for n in (100, 1_000, 10_000)]
    assert widths == sorted(widths, reverse=True)
    assert all(wide > 1.96 / n**0.5 for wide, n in zip(widths, (100, 1_000, 10_000), strict=True))


def test_what_is_not_settled_says_how_many_more_would_do() -> None:
    sums = Sums()
    for number in range(FEWEST):
        sums.add(0.0, 1.0 if number % 2 else -0.8)
    row = difference("wins_1", sums, 0.01)
    assert row.settled == ""
    assert row.wanted is not None
    assert row.wanted > FEWEST
    assert 0 < row.small < max(map(abs, row.ci95)), "a difference that might matter"


def test_a_pack_that_cannot_be_read_is_told_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(Broken, match="points"):
        side(tmp_path, HOUSE.replace("points = 1", 'points = "one"', 1), 10)
