"""Our games in OpenSpiel: its own simulations, its searches, and its solver on leduc beside its own leduc."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from leduc_poker.game import LeducPoker
from leduc_poker.state import DECK, rank
from matinee.adapters import open_spiel
from matinee.catalog import put_on

NAMES = open_spiel.register()


@pytest.mark.parametrize("name", NAMES)
def test_open_spiel_plays_it_and_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), 1, False, False)


@pytest.mark.parametrize("name", NAMES)
def test_its_information_set_search_runs(name: str) -> None:
    game = pyspiel.load_game(name)
    luck = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(game=game, evaluator=rollout, uct_c=2.0, max_simulations=3, random_state=luck)
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(2):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(0)
    for turn in range(12):
        player = state.current_player()
        twin = state.resample_from_infostate(player, lambda turn=turn: turn / 12)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        state.apply_action(state.legal_actions()[turn % len(state.legal_actions())])


def ranks(s: Any) -> tuple[int, int, int]:
    """Suits do not count in leduc: deals with the same ranks are one."""
    return int(rank(s.card(0))), int(rank(s.card(1))), int(rank(s.piles.top(DECK)))


def test_cfr_on_leduc_comes_as_far_as_on_open_spiels_own() -> None:
    ours = open_spiel.dealt(put_on(LeducPoker()), ranks, bounds=[6, 5, 4, 3, 2], most=13.0)
    left = []
    for game in (ours, pyspiel.load_game("leduc_poker")):
        solver = cfr.CFRSolver(game)
        for _ in range(3):
            solver.evaluate_and_update_policy()
        left.append(exploitability.exploitability(game, solver.average_policy()))
    assert left[0] == pytest.approx(left[1], rel=1e-9)
