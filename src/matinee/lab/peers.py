"""The peers' laps: the same games, driven as their documents show. None of them is a dependency of ours."""

import random
from collections.abc import Callable
from typing import Any

from matinee.lab.race import Lap


def open_spiel() -> Any:
    """OpenSpiel's module, or None."""
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel


def rlcard() -> Any:
    """RLCard's module, or None."""
    try:
        import rlcard
    except ImportError:
        return None
    return rlcard


def open_spiel_driven(pyspiel: Any, name: str, games: int, look: Callable[[Any], None] | None = None) -> Lap:
    """Whole games, the loop of its documents: chance is drawn by its odds, and only players' decisions are counted.

    (The documents draw with NumPy, which is slower than this.) A player may look at the state before each decision.
    """
    game = pyspiel.load_game(name)

    def lap() -> int:
        decisions = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, odds)[0])
                else:
                    if look is not None:
                        look(state)
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions

    return lap


def open_spiel_searched(pyspiel: Any, name: str, simulations: int = 1000, moves: int = 1) -> Lap:
    """Its IS-MCTS bot (C++) with one random rollout a simulation, in some positions."""
    game = pyspiel.load_game(name)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    rollout = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.ISMCTSBot(1, rollout, 2.0, simulations, -1, most_visited, False, False)
    states: list[Any] = []
    chance = random.Random(7)
    while len(states) < moves:
        state = game.new_initial_state()
        while not state.is_terminal() and len(states) < moves:
            if not state.is_chance_node() and chance.random() < 1 / 12:
                states.append(state.clone())
            state.apply_action(chance.choice(state.legal_actions()))

    def lap() -> int:
        for state in states:
            bot.step(state)
        return len(states) * simulations

    return lap


def rlcard_driven(module: Any, name: str, games: int) -> Lap:
    env = module.make(name)

    def lap() -> int:
        decisions = 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return lap
