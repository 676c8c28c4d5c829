"""What the judge of Kung Fu Samurai is told: who began, and who may roll the credits when."""

from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.state import State
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
SHOW = catalog.show("samurai")


def told(s: State, name: str) -> list[float]:
    """One feature, for every seat."""
    features = SHOW.game.features()
    assert features is not None
    names = features.names()
    found: list[float] = []
    for seat in range(s.seats):
        row = vec[float]([0.0] * len(names))
        features.fill(s, seat, row)
        found.append(row[names.index(name)])
    return found


@pytest.mark.parametrize(
    ("round", "active", "turns"),
    [
        (1, "a", [6, 7, 8]),
        (2, "b", [2, 3, 4]),
        (2, "c", [1, 2, 3]),
        (3, "a", [0, 1, 2]),
        (3, "c", [1, 2, 0]),  # open: the next own turn
        (7, "b", [2, 0, 1]),
    ],
)
def test_the_way_to_the_credits_is_counted_in_turns(film: Film, round: int, active: str, turns: list[int]) -> None:
    table = film({"round": round, "active": active, "dealer": "c"}, seats=3)
    assert [9 * share for share in told(table.state, "to-credits")] == pytest.approx(turns)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_who_begins_is_known_before_the_title_is(seats: int) -> None:
    for seed in range(4):
        s: Any = SHOW.deal(SHOW.setup({"seats": seats}), Swift(seed))
        opener = int(s.opener())
        assert told(s, "opener") == [float(seat == opener) for seat in range(seats)]
        assert told(s, "to-credits") == pytest.approx(
            [2 / 3 + (seat - opener) % seats / (3 * seats) for seat in range(seats)]
        )


def test_who_begins_a_duel_is_ahead_from_the_start() -> None:
    """Among stars the player who acts first wins 62 of 100 films: luck must not be credited with that."""
    judge = catalog.evaluator(SHOW.id).judge
    for seed in range(8):
        s: Any = SHOW.deal(SHOW.setup({"seats": 2}), Swift(seed))
        assert 0.55 < judge.chances(s)[s.opener()] < 0.7
