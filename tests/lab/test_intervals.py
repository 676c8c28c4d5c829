"""How sure a figure is: intervals at 95 %, and no verdict from too few games."""

import pytest

from matinee.engine.measure import Band
from matinee.engine.view import Result
from matinee.lab.intervals import Figure, mean_figure, percentile_figure, ratio, wilson
from matinee.lab.tally import Tally
from matinee.lab.targets import judge
from matinee.lab.trial import Played, trial


def test_wilson_intervals_are_honest_at_the_edges() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10) == (0.7225, 1.0)
    assert wilson(500, 1000) == (0.4691, 0.5309)


def test_a_mean_is_as_sure_as_its_values_agree() -> None:
    """Student's t: 2.776 for five values, 1.972 for two hundred."""
    few = mean_figure(10.0, 30.0, 5)
    assert few.value == 2.0
    assert few.ci95 == pytest.approx((2 - 2.776 * (2.5 / 5) ** 0.5, 2 + 2.776 * (2.5 / 5) ** 0.5), abs=0.01)
    many = mean_figure(400.0, 1200.0, 200)
    assert many.ci95 == pytest.approx((2 - 0.1977, 2 + 0.1977), abs=0.001)


def test_a_mean_of_yes_and_no_is_a_share() -> None:
    assert mean_figure(10.0, 10.0, 10) == Figure(1.0, (0.7225, 1.0))
    assert mean_figure(0.0, 0.0, 10).ci95 == wilson(0, 10)


def test_one_value_says_nothing_of_others() -> None:
    assert mean_figure(7.0, 49.0, 1) == Figure(7.0, None)


def test_a_percentile_lies_between_two_values_that_occurred() -> None:
    hundred = dict.fromkeys(range(1, 101), 1)
    assert percentile_figure(hundred, 0.5) == Figure(50, (40, 60))
    assert percentile_figure(dict.fromkeys(range(1, 4), 1), 0.9).ci95 is None, "nobody has seen the tail yet"
    assert percentile_figure({}, 0.5) == Figure(0, None)


def test_a_ratio_is_no_surer_than_its_parts() -> None:
    found = ratio(Figure(2.0, (1.0, 3.0)), Figure(4.0, (2.0, 5.0)))
    assert found == Figure(0.5, (0.2, 1.5))
    assert ratio(Figure(2.0, (1.0, 3.0)), Figure(4.0, (0.0, 5.0))) == Figure(0.5, None)
    assert ratio(Figure(2.0, None), Figure(0.0, None)) is None


@pytest.mark.parametrize(
    ("sure", "ok", "settled"),
    [((0.45, 0.55), True, True), ((0.35, 0.65), True, False), ((0.61, 0.7), False, True), ((0.55, 0.7), False, False)],
)
def test_a_verdict_needs_an_interval_that_does_not_cross_the_band(
    sure: tuple[float, float], ok: bool, settled: bool
) -> None:
    (target,) = judge([Band("x", 0.4, 0.6)], {"x": Figure(sum(sure) / 2, sure)})
    assert (target.ok, target.settled, target.ci95) == (ok, settled, sure)
    (target,) = judge([Band("x", 0.4, 0.6)], {"x": Figure(sum(sure) / 2, None)})
    assert not target.settled


def test_forty_games_settle_less_than_four_thousand() -> None:
    """Half of them won by the first seat: that this is no 60 % shows only after many games."""
    few, many = (tallied(games).found(trial("npzr", games), 1.0) for games in (40, 4000))
    assert few.measures == many.measures == {"loud": 0.5}
    assert few.measures_ci95["loud"] == wilson(20, 40)
    assert many.measures_ci95["loud"] == wilson(2000, 4000)


def tallied(games: int) -> Tally:
    """In two parts, as two workers would bring them."""
    whole = Tally()
    for parity in (0, 1):
        part = Tally()
        for number in range(games // 2):
            part.add(Played(number, True, 10, 5, Result([parity], "bell", [0, 0]), {"loud": float(parity)}))
        whole.join(part)
    return whole
