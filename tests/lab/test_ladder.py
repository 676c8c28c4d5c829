"""Ladders: everybody meets everybody, the better bot ends above."""

import pytest

from matinee.engine.errors import BadSetup, NoSuchBot
from matinee.lab.ladder import Match, contest, ladder, line_up, rate


def test_the_better_bot_ends_on_top() -> None:
    wanted = contest("npzr", ["random", "star"], games=6)
    found = ladder(wanted, workers=1)
    assert [row.bot for row in found.rows] == ["star", "random"]
    assert found.rows[0].rating > found.rows[1].rating
    assert [row.games for row in found.rows] == [6, 6]
    assert found == ladder(wanted, workers=2)


def test_a_ladder_that_is_broken_off_rates_what_was_played() -> None:
    done: list[int] = []

    def progress(more: int) -> None:
        done.append(more)
        if len(done) == 4:
            raise KeyboardInterrupt

    found = ladder(contest("npzr", ["random", "star"], games=40), workers=1, progress=progress)
    assert found.stopped
    assert [row.games for row in found.rows] == [4, 4]


def test_a_ladder_needs_two_known_bots() -> None:
    with pytest.raises(BadSetup):
        contest("npzr", ["star", "star"], games=2)
    with pytest.raises(NoSuchBot):
        contest("npzr", ["star", "comet"], games=2)


def test_nobody_sits_twice_before_everybody_sits_once() -> None:
    bots = ["a", "b", "c"]
    for number in range(30):
        assert len(set(line_up(bots, 2, 1, number))) == 2
        assert sorted(set(line_up(bots, 5, 1, number))) == bots
    assert {tuple(line_up(bots, 2, 1, number)) for number in range(60)} == {
        (one, other) for one in bots for other in bots if one != other
    }


def test_ratings_follow_wins_and_draws() -> None:
    rows = rate(["a", "b"], [Match(["a", "b"], [0])] * 8 + [Match(["b", "a"], [])] * 2)
    assert [(row.bot, row.games, row.win_share) for row in rows] == [("a", 10, 0.8), ("b", 10, 0.0)]
    level = rate(["a", "b"], [Match(["a", "b"], [])] * 5)
    assert level[0].rating == level[1].rating == 25.0
    shared = rate(["a", "b"], [Match(["a", "a", "b"], [0, 1])] * 5)
    assert shared[0].bot == "a"
