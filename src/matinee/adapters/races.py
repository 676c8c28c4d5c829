"""Races of batches for learners against the same games elsewhere, with observations made on both sides."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from matinee.adapters.vector import VectorEnv
from matinee.engine.show import Show
from matinee.lab import peers
from matinee.lab.bench import teaching_games
from matinee.lab.race import Lap, Race, race

TABLES = 1_024
OPEN_SPIEL, PETTING_ZOO, RLCARD = 5.0, 20.0, 10.0

Tell = Callable[[str], None]


def races(tell: Tell) -> Iterator[Race]:
    """Every race that can be run here; `tell` hears why one cannot."""
    shown = teaching_games()
    leduc, eights = batched(shown["leduc"], 2), batched(shown["eights"], 5)
    pyspiel = peers.open_spiel()
    if pyspiel is not None:
        theirs = observed(pyspiel, "leduc_poker", 100)
        yield race("vector leduc / open_spiel", leduc, theirs, OPEN_SPIEL, rounds=20)
        theirs = observed(pyspiel, "crazy_eights", 5)
        yield race("vector crazy eights / open_spiel", eights, theirs, OPEN_SPIEL, rounds=20)
    module = peers.rlcard()
    if module is not None:
        yield race("vector leduc / rlcard", leduc, peers.rlcard_driven(module, "leduc-holdem", 20), RLCARD, rounds=20)
    zoo = petting_zoo()
    if zoo is None:
        tell("PettingZoo's own leduc is not installed, so it is not raced against; `make peers` adds it.")
    else:
        yield race("vector leduc / pettingzoo", leduc, cycled(zoo, 5), PETTING_ZOO, rounds=20)


def batched(show: Show, seats: int, steps: int = 4) -> Lap:
    """Random play at many tables at once: rows, masks and rewards in arrays after every step."""
    tables = VectorEnv(show, TABLES, seats)
    rng = np.random.default_rng(1)
    tables.reset(seed=1)

    def lap() -> int:
        for _ in range(steps):
            tables.step(drawn(tables.out.masks, rng))
        return steps * TABLES

    return lap


def drawn(masks: NDArray[np.generic], rng: np.random.Generator) -> NDArray[np.intp]:
    """For each table one of the actions that are offered, each equally likely."""
    n, actions = masks.shape
    offered = np.flatnonzero(masks.view(np.bool_))
    bounds = offered.searchsorted(np.arange(n + 1) * actions)
    picked: NDArray[np.intp] = offered[bounds[:-1] + (rng.random(n) * np.diff(bounds)).astype(np.intp)] % actions
    return picked


def observed(pyspiel: Any, name: str, games: int) -> Lap:
    """OpenSpiel stepped from Python, the mover's observation written into an array before each decision."""
    from open_spiel.python.observation import make_observation

    observation = make_observation(pyspiel.load_game(name))

    def look(state: Any) -> None:
        observation.set_from(state, state.current_player())

    return peers.open_spiel_driven(pyspiel, name, games, look)


def petting_zoo() -> Any:
    """PettingZoo's leduc, or None: it comes with pieces of its own."""
    try:
        from pettingzoo.classic import leduc_holdem_v4
    except ImportError:
        return None
    return leduc_holdem_v4


def cycled(zoo: Any, games: int) -> Lap:
    """PettingZoo's own leduc, the loop of its documents."""
    env = zoo.env()

    def lap() -> int:
        decisions = 0
        for _ in range(games):
            env.reset()
            for _agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                env.step(random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return lap
