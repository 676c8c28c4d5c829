"""Winning chances: from a net that was learned, or from worth where there is none; weights must fit their game."""

import math
from importlib import import_module

import pytest

from matinee import catalog
from matinee.bots.judge import Judge, Net
from matinee.bots.weights import (
    BadWeights,
    Learned,
    Weights,
    learned_judge,
    nearest_number,
    read_weights,
    write_weights,
)
from matinee.engine.chance import Swift
from matinee.engine.show import Show

# Games of ours that winning chances were learned for: a new one has none yet.
JUDGED = [show for show in catalog.ours() if show.game.features() is not None]
ALL_JUDGED = pytest.mark.parametrize("show", JUDGED, ids=lambda show: show.game.short)
ROUNDHOUSE = catalog.show("roundhouse")


def test_a_net_is_a_line_and_cells_that_do_not_fire_below_nothing() -> None:
    from librt.vecs import vec

    net = Net(2, 1, [0.5, 1.0, -1.0, 2.0, -1.0, 1.0, 0.0])
    assert net.score(vec[float]([3.0, 1.0])) == 0.5 + 3.0 - 1.0 + 2.0 * (3.0 - 1.0)
    assert net.score(vec[float]([0.5, 1.0])) == 0.5 + 0.5 - 1.0
    with pytest.raises(ValueError, match="do not make"):
        Net(2, 1, [0.0])


@ALL_JUDGED
def test_chances_are_chances_all_the_way_to_the_end(show: Show) -> None:
    judge = catalog.evaluator(show.id).judge
    for seats in sorted({max(2, show.game.fewest), show.game.most}):
        table, chance = show.deal(show.setup({"seats": seats}), Swift(seats)), Swift(1)
        assert judge.learned(seats)
        for _ in range(120):
            chances = list(judge.chances(table))
            assert len(chances) == seats
            assert all(0.0 <= one <= 1.0 for one in chances)
            if table.over:
                break
            table.answer(show.bot("random").decide(table, chance))


@ALL_JUDGED
def test_numbers_are_written_where_their_names_stand(show: Show) -> None:
    features = show.game.features()
    assert features is not None
    places = {
        word[3:]: place for word, place in vars(import_module(type(features).__module__)).items() if word[:3] == "AT_"
    }
    for word, place in places.items():
        assert features.names()[place].endswith(word.lower().replace("_", "-"))


def test_seats_that_win_together_have_one_chance() -> None:
    show = catalog.show("kaiju")
    table = show.deal(show.setup({"seats": 4}), Swift(1))
    chances = sorted(catalog.evaluator("kaiju").judge.chances(table))
    assert len({round(chance, 9) for chance in chances}) == 2
    assert math.isclose(chances[0] + chances[-1], 1.0, abs_tol=0.1)


def test_without_weights_a_place_among_the_others_is_the_chance() -> None:
    table = ROUNDHOUSE.deal(ROUNDHOUSE.setup({"seats": 2}), Swift(1))
    assert sum(Judge(ROUNDHOUSE.game.worth()).chances(table)) == pytest.approx(1.0)


def test_weights_come_back_as_they_were_written_and_must_fit_the_game() -> None:
    features = ROUNDHOUSE.game.features()
    assert features is not None
    names = features.names()
    size = 1 + len(names) + len(names) + 2
    one = Learned(hidden=1, numbers=[0.0] * size, games=1, positions=2, seconds=0.1, loss=0.69, blind_loss=0.69)
    text = write_weights(Weights(names, {3: one}))
    assert read_weights(text) == Weights(names, {3: one})
    judge = learned_judge(ROUNDHOUSE.game.worth(), features, text)
    assert [judge.learned(seats) for seats in range(1, 5)] == [False, True, True, True]
    with pytest.raises(BadWeights, match="other features"):
        learned_judge(ROUNDHOUSE.game.worth(), features, write_weights(Weights(["luck"], {3: one})))
    with pytest.raises(BadWeights, match=r"weights\.json"):
        read_weights("{}")


def test_the_nearest_number_of_seats_stands_in() -> None:
    assert [nearest_number(seats, [2, 4]) for seats in (2, 3, 4, 6)] == [2, 4, 4, 4]
