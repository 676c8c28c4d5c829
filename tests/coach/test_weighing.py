"""A decision is judged by what its seat knew, and nothing is called wrong within its own error."""

from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from matinee import catalog
from matinee.bots.plans import Plan
from matinee.coach.actions import actions
from matinee.coach.weighing import Weighing, weigh
from matinee.engine.chance import Swift
from matinee.engine.record import Recorder, read_record
from matinee.engine.show import Show
from matinee.engine.state import State

RECORDS = Path(__file__).parents[1] / "records"
ALL_GAMES = pytest.mark.parametrize("show", catalog.ours(), ids=lambda show: show.game.short)


def decisions(show: Show, every: int) -> list[tuple[State, list[int]]]:
    """Now and then a position of a recorded game, and the action that was chosen there."""
    file = RECORDS / f"{show.game.short}-story-1.json"
    record = read_record(file.read_text(), file.name)
    recorder = Recorder(show, record.setup, record.seed, None, record.edition)
    found: list[tuple[State, list[int]]] = []
    for number, action in enumerate(actions(show, record)):
        state, options = recorder.state.copy(), []
        for key in record.answers[action.n : action.n + action.answers]:
            options.append(int(recorder.state.option(key)))
            recorder.answer(key)
        if number % every == 1 and len(state.options()) > 1:
            found.append((state, options))
    return found


def facts(found: Weighing | None) -> object:
    """All that a report says of a decision, to the last digit."""
    if found is None:
        return None
    plans = [(list(plan.answers), list(plan.values), list(plan.chances())) for plan in found.options()]
    return found.word, found.loss, found.error, found.stake, found.worlds, plans


@ALL_GAMES
def test_words_do_not_change_when_cards_that_the_seat_could_not_know_are_swapped(show: Show) -> None:
    thinker = catalog.evaluator(show.id)
    looked = decisions(show, every=9)[:3]
    assert looked
    for number, (state, options) in enumerate(looked):
        twin = state.redeal(state.asked, Swift(number))
        judged = [facts(weigh(thinker, table, options, 5, simulations=12, worlds=4)) for table in (state, twin)]
        assert judged[0] == judged[1]


def plan(values: list[float], answer: int) -> Plan:
    made = Plan(vec[i64]([answer]), 0.0, 0.0, 2)
    for value in values:
        made.learn(vec[float]([value, 1.0 - value]), 0)
    return made


def weighing(played: list[float], best: list[float], usual: list[float]) -> Weighing:
    nothing = [0.0] * len(played)
    return Weighing(plan(played, 1), plan(best, 2), plan(usual, 3), plan(nothing, 4))


STEADY = [0.4, 0.5, 0.6, 0.5] * 8


@pytest.mark.parametrize(
    ("loss", "word"), [(0.01, "fine"), (0.03, "doubtful"), (0.07, "mistake"), (0.2, "blunder"), (-0.1, "fine")]
)
def test_a_loss_that_is_sure_has_a_name(loss: float, word: str) -> None:
    best = [value + loss for value in STEADY]
    assert weighing(STEADY, best, STEADY).word == word


def test_a_loss_within_its_own_error_is_no_mistake() -> None:
    """Ten points on average, but once in four worlds forty, and mostly none: eight worlds are too few to say so."""
    best = [value + (0.4 if world % 4 == 0 else 0.0) for world, value in enumerate(STEADY[:8])]
    found = weighing(STEADY[:8], best, STEADY[:8])
    assert found.loss == pytest.approx(0.1)
    assert found.word == "fine"


def test_the_best_is_brilliant_if_a_star_would_have_missed_it() -> None:
    better = [value + 0.1 for value in STEADY]
    found = weighing(better, better, STEADY)
    found.best = found.played
    assert found.word == "brilliant"
    assert weighing(better, better, better).word == "fine"


def test_the_stake_is_what_an_answer_without_looking_loses() -> None:
    found = weighing([0.5] * 4, [0.6] * 4, [0.5] * 4)
    found.stray = plan([0.2] * 4, 9)
    assert found.stake == pytest.approx(0.4)
    assert found.loss == pytest.approx(0.1)
