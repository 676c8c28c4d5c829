"""Training: games become positions, positions a net, and what lies on disk is not played again."""

from pathlib import Path

import numpy as np
import pytest

from matinee import catalog
from matinee.bots.weights import FILE, learned_judge, read_weights
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup, NoSuchBot
from matinee.lab.fitting import fit
from matinee.lab.lessons import Lessons, gather
from matinee.lab.train import course, train

ROUNDHOUSE = catalog.show("roundhouse")


def test_a_net_learns_what_there_is_to_learn_and_says_how_sure_it_is() -> None:
    """The further a side is ahead in its first number, the likelier it wins; the second number is noise."""
    chance = np.random.default_rng(1)
    x = chance.normal(size=(4000, 2, 2)).astype(np.float32)
    better = chance.random(4000) < 1 / (1 + np.exp(1.5 * (x[:, 1, 0] - x[:, 0, 0])))
    won = np.stack([better, ~better], 1).astype(np.float32)
    found = fit(Lessons(x, won, np.arange(4000)), 8, 200, 1, lambda done: None)
    assert found.loss < 0.6 < found.blind < 0.7
    assert all(abs(given - share) < 0.12 for given, share, count in found.reliability if count > 100)


def test_positions_have_a_row_for_each_side_and_tell_who_won() -> None:
    whole = course("kaiju", 2, 4, ["star"], 3)
    lessons = gather(whole, range(2))
    assert lessons.x.shape[1:] == (2, 34)
    assert set(lessons.won.sum(1)) == {1.0}
    assert len(lessons.game) <= 50


def test_a_training_is_written_down_and_goes_on_where_it_stood(tmp_path: Path) -> None:
    whole = course("roundhouse", 6, 3, ["star", "thrifty"], 1)
    heard: list[int] = []
    found = train(whole, 2, 3, tmp_path, 1, heard.append)
    assert sum(heard) == 6 + 3
    weights = read_weights((tmp_path / FILE).read_text())
    assert {2, 3, 4} <= set(weights.nets), "what was learned for other numbers of seats stays"
    assert weights.nets[3].games == 6
    assert "Reliability" in (tmp_path / "report.html").read_text()
    judge = learned_judge(ROUNDHOUSE.game.worth(), ROUNDHOUSE.game.features(), (tmp_path / FILE).read_text())
    table = ROUNDHOUSE.deal(ROUNDHOUSE.setup({"seats": 3}), Swift(1))
    assert 0.0 < sum(judge.chances(table)) <= 1.0 + 1e-9
    times = {file.name: file.stat().st_mtime_ns for file in tmp_path.glob("*.npz")}
    again = train(whole, 2, 3, tmp_path, 1, heard.append)
    assert again.loss == found.loss
    assert {file.name: file.stat().st_mtime_ns for file in tmp_path.glob("*.npz")} == times


def test_there_must_be_something_to_learn_from() -> None:
    with pytest.raises(NoSuchBot):
        course("npzr", 2, None, ["comet"], 1)
    with pytest.raises(BadSetup):
        course("npzr", 2, 5, ["star"], 1)
