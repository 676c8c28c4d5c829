"""Ladders: everybody meets everybody, the better bot ends above."""

import pytest

from matinee import catalog
from matinee.engine.errors import BadSetup, NoSuchBot
from matinee.lab.cluster import NoCluster
from matinee.lab.ladder import Match, Pair, contest, ladder, meetings, own_seats, pairs_of, rate
from matinee.lab.workers import WorkersDie


def test_the_better_bot_ends_on_top() -> None:
    wanted = contest("npzr", ["random", "star"], games=6)
    found = ladder(wanted, workers=1)
    assert [row.bot for row in found.rows] == ["star", "random"]
    assert found.rows[0].rating > found.rows[1].rating
    assert [row.games for row in found.rows] == [6, 6]
    assert found == ladder(wanted, workers=2)


@pytest.mark.parametrize("fault", [KeyboardInterrupt(), NoCluster("Gone."), WorkersDie("Killed.")])
def test_a_ladder_that_is_broken_off_rates_what_was_played(fault: BaseException) -> None:
    done: list[int] = []

    def progress(more: int) -> None:
        done.append(more)
        if len(done) == 4:
            raise fault

    found = ladder(contest("npzr", ["random", "star"], games=40), workers=1, progress=progress)
    assert found.stopped == (str(fault) or "Ctrl-C.")
    assert [row.games for row in found.rows] == [4, 4]


def test_a_ladder_needs_two_known_bots() -> None:
    with pytest.raises(BadSetup):
        contest("npzr", ["star", "star"], games=2)
    with pytest.raises(NoSuchBot):
        contest("npzr", ["star", "comet"], games=2)


def test_pairs_tell_who_wins_against_whom_and_how_sure_that_is() -> None:
    found = ladder(contest("roundhouse", ["random", "star"], games=6, seats=3), workers=1)
    assert found.seats == 3
    assert [(pair.bot, pair.against, pair.games) for pair in found.pairs] == [
        ("random", "star", 3),
        ("star", "random", 3),
    ]
    for pair in found.pairs:
        assert pair.ci95[0] <= pair.win_share <= pair.ci95[1]


def test_every_chair_of_a_deal_is_taken_once() -> None:
    whole = contest("roundhouse", ["random", "star"], games=8, seats=4)
    meeting = meetings(catalog.show("roundhouse"), whole)[0]
    chairs = [own_seats(catalog.show("roundhouse"), whole, meeting, number) for number in range(8)]
    assert chairs == [(0, [0]), (0, [1]), (0, [2]), (0, [3]), (1, [0]), (1, [1]), (1, [2]), (1, [3])]


def test_a_team_is_met_as_a_whole_and_equals_are_there_to_compare() -> None:
    whole = contest("kaiju", ["random", "star"], games=8, seats=4)
    show = catalog.show("kaiju")
    planned = meetings(show, whole)
    assert [(one.bot, one.against, one.side) for one in planned[:4]] == [
        *[
            ("random", "random", "team"),
            ("random", "star", "team"),
            ("star", "random", "team"),
            ("star", "star", "team"),
        ]
    ]
    assert len(own_seats(show, whole, planned[0], 3)[1]) == 3
    assert len(own_seats(show, whole, planned[-1], 3)[1]) == 1


def test_a_shared_win_counts_for_its_share_and_a_draw_for_the_chairs() -> None:
    matches = [Match(["a", "b"], [0]), Match(["a", "b"], [0, 1]), Match(["a", "b"], []), Match(["b", "a"], [0], (1,))]
    (here, there) = pairs_of(meetings(catalog.show("npzr"), contest("npzr", ["random", "star"]))[0], matches, 2)
    assert (here.win_share, there.win_share) == (0.5, 0.5)
    assert isinstance(here, Pair)
    assert Match(["a", "a", "b"], [0, 1], (0, 1)).won() == 1.0


def test_ratings_follow_wins_and_draws() -> None:
    rows = rate(["a", "b"], [Match(["a", "b"], [0])] * 8 + [Match(["b", "a"], [])] * 2)
    assert [(row.bot, row.games, row.win_share) for row in rows] == [("a", 10, 0.8), ("b", 10, 0.0)]
    level = rate(["a", "b"], [Match(["a", "b"], [])] * 5)
    assert level[0].rating == level[1].rating == 25.0
    shared = rate(["a", "b"], [Match(["a", "a", "b"], [0, 1])] * 5)
    assert shared[0].bot == "a"
