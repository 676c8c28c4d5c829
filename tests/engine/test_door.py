"""The one door: what it refuses, and that a refusal changes nothing."""

import pytest

from matinee.catalog import show
from matinee.engine.chance import Swift
from matinee.engine.door import knock
from matinee.engine.errors import (
    CannotPass,
    GameOver,
    IncompleteBatch,
    NotYourQuestion,
    Refused,
    StaleQuestion,
    UnknownOption,
)
from matinee.engine.playout import playout
from matinee.engine.state import State
from matinee.testing.scenario import Scenario


@pytest.fixture
def ada() -> State:
    given = {"hands": {"a": ["N-L", "N-T", "W-N"], "b": ["R-H"]}, "stacks": {"A1": "N-H / - / -"}}
    return Scenario(show("npzr"), given).state


@pytest.mark.parametrize(
    ("seat", "question", "keys", "refusal"),
    [
        (1, 1, ["play:N-L"], NotYourQuestion),
        (7, 1, ["play:N-L"], NotYourQuestion),
        (0, 0, ["play:N-L"], StaleQuestion),
        (0, 2, ["play:N-L"], StaleQuestion),
        (0, 1, ["play:R-H"], UnknownOption),
        (0, 1, ["end"], UnknownOption),
        (0, 1, [""], UnknownOption),
        (0, 1, [], UnknownOption),
        (0, 1, ["pass"], CannotPass),
        (0, 1, ["play:W-N", "on:A1"], IncompleteBatch),
        (0, 1, ["play:W-N", "on:A9"], UnknownOption),
        (0, 1, ["play:W-N", "as:ninja.legs"], IncompleteBatch),
        (0, 1, ["play:N-L", "on:A1", "play:N-T"], UnknownOption),
        (0, 1, ["play:W-N", "as:ninja.legs", "on:A9"], UnknownOption),
    ],
)
def test_refused_and_unchanged(ada: State, seat: int, question: int, keys: list[str], refusal: type[Refused]) -> None:
    before = ada.digest()
    with pytest.raises(refusal):
        knock(ada, seat, question, keys)
    assert ada.digest() == before


def test_a_batch_is_taken_as_a_whole(ada: State) -> None:
    knock(ada, 0, 1, ["play:W-N", "as:ninja.legs", "on:A1"])
    assert ada.question == 4


def test_a_refusal_lists_what_may_be_said(ada: State) -> None:
    with pytest.raises(UnknownOption, match="you may say: play:N-L, play:N-T, play:W-N"):
        knock(ada, 0, 1, ["nonsense"])


def test_nothing_is_taken_after_the_end() -> None:
    npzr = show("npzr")
    s = npzr.deal(npzr.setup({}), Swift(1))
    playout(s, Swift(2), 100_000)
    with pytest.raises(GameOver):
        knock(s, 0, s.question, ["end"])
    assert GameOver("over").code == "game_over"


@pytest.mark.parametrize("guess", ["hit:L1", "hit:L9", "hold"])
def test_a_batch_cannot_spy_on_the_dice(guess: str) -> None:
    """Whatever is said after the roll, the refusal is the same: it must not tell how the dice would fall."""
    barn = show("roundhouse")
    refusals = set()
    for seed in range(20):
        s = barn.deal(barn.setup({"seats": 2}), Swift(seed))
        while s.step().name() != "Kick":
            s.answer(s.options()[0])
        with pytest.raises(StaleQuestion) as refusal:
            knock(s, s.asked, s.question, ["kick", guess])
        refusals.add(refusal.value.sentence)
    assert refusals == {f"The table moved on before answer 2, {guess!r}; send the batch up to there."}


def test_an_action_that_is_over_takes_no_more_of_the_batch() -> None:
    given = {"hands": {"a": ["N-L", "N-T"], "b": ["R-H", "R-L"]}, "stacks": {"A1": "N-H / - / -"}}
    s = Scenario(show("npzr"), given).state
    with pytest.raises(StaleQuestion, match="moved on before answer 3"):
        knock(s, 0, 1, ["play:N-L", "on:A1", "play:R-H"])
