"""The goldens as data files, the records, and the bots."""

from collections.abc import Callable
from pathlib import Path

import pytest

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.journal import Journal
from matinee.engine.state import State
from matinee.testing.scenario import Scenario

Film = Callable[..., Scenario]
TESTS = Path(__file__).parents[2]
SHOW = catalog.show("samurai")


def play(bots: list[str], seed: int, **setup: object) -> State:
    s = SHOW.deal(SHOW.setup({"seats": len(bots), **setup}), Swift(seed), Journal())
    chance = Swift(seed + 1)
    while not s.over:
        seat = int(s.asked)
        s.answer(SHOW.bots[bots[seat]].choose(s.redeal(seat, chance), chance))
    return s


def test_greedy_beats_chance() -> None:
    wins = 0
    for seed in range(6):
        bots = ["random-legal", "random-legal"]
        bots[seed % 2] = "greedy"
        wins += play(bots, seed, express=True).winners >> seed % 2 & 1
    assert wins >= 5


@pytest.mark.parametrize("bot", ["director", "greedy", "star"])
def test_a_bot_plays_a_whole_game_and_its_measures_add_up(bot: str) -> None:
    s = play([bot] * 3, 11, express=True)
    assert s.journal is not None
    measures = SHOW.game.measures(s, s.journal.events)
    assert 0 <= measures["creature_successes"] <= measures["creature_attacks"]
    assert measures["attacks_answered"] <= measures["creature_attacks"]
    assert measures["cancels_cancelled"] <= measures["cancels"]
    assert measures["winner_score"] >= measures["winner_score"] - measures["lead"]
    assert {name for name in measures if f"`{name}`" not in SHOW.read("RULES.md")} == set()


def test_a_bot_never_takes_a_play_back(film: Film) -> None:
    movies = {"a": {"cast": ["off-duty-ninja"]}, "b": {"cast": ["eager-student", "barefoot-kickboxer"]}}
    table = film({"movies": movies, "hands": {"a": ["dart-from-nowhere", "hopping-ghosts"]}})
    for name in ("director", "greedy", "star"):
        state = table.state.copy()
        chance = Swift(3)
        said = []
        while not state.over and state.step().name() != "EndTurnDiscard" and state.asked == 0:
            option = SHOW.bots[name].choose(state, chance)
            said.append(state.key(option))
            state.take(option)
        assert "back" not in said
        assert len(said) < 12


def test_bots_vote_for_many_words_and_the_shortest() -> None:
    s = SHOW.deal(SHOW.setup({"seats": 2, "express": True}), Swift(6))
    assert s.step().name() == "VoteTitle"
    answers = []
    while s.step().name() == "VoteTitle":
        option = SHOW.bots["director"].choose(s, Swift(1))
        answers.append(s.key(option))
        s.take(option)
    assert any(answer.startswith("yes") for answer in answers)
    assert answers[:3] == answers[3:6]
