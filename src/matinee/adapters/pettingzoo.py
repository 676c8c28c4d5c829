"""Every game as a PettingZoo environment: `env("npzr")`, `env("samurai", seats=4)`.

An agent's observation is its row and the mask of its actions, both made from what its seat may know. An action outside
the mask raises Unfit.
"""

from collections.abc import Mapping
from copy import deepcopy
from functools import partial
from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from matinee.adapters.picture import MODES, known, shown
from matinee.adapters.spaces import Spaces
from matinee.engine.show import Show
from matinee.engine.state import State

Observation = dict[str, NDArray[Any]]


class Answers(spaces.Discrete):
    """The numbers of all answers. A sample without a mask is one of those that are offered now, if there are any."""

    def __init__(self, actions: int, mask: Any) -> None:
        super().__init__(actions)
        self.mask = mask

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        now = self.mask() if mask is None and probability is None else mask
        if now is not None and probability is None and not now.any():
            now = None
        return super().sample(now.astype(np.int8) if now is not None else None, probability)


class Seats:
    """What both kinds of environment share: the table, its agents and their spaces."""

    def __init__(
        self, game: str | Show, seats: int | None, options: Mapping[str, object] | None, mode: str | None
    ) -> None:
        self.spaces = Spaces(game, seats, options)
        self.metadata = {
            "render_modes": MODES,
            "name": f"matinee_{self.spaces.show.game.short}_v1",
            "is_parallelizable": isinstance(self, ParallelEnv),
        }
        self.render_mode = known(mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.spaces.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.rng, _ = seeding.np_random(None)
        self.table: State = self.spaces.deal(0)
        row = spaces.Box(0, 255, (self.spaces.cells,), np.uint8)
        mask = spaces.Box(0, 1, (self.spaces.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: Answers(self.spaces.actions, partial(self.mask, agent)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Answers:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.table = self.spaces.deal(int(self.rng.integers(2**62)))
        self.agents = self.possible_agents[:]

    def mask(self, agent: str) -> NDArray[np.int8]:
        return self.spaces.mask(self.table, self.seat_of[agent])

    def observe(self, agent: str) -> Observation:
        return {"observation": self.spaces.row(self.table, self.seat_of[agent]), "action_mask": self.mask(agent)}

    def rewards_now(self) -> dict[str, float]:
        return {
            agent: self.spaces.reward(self.table, self.seat_of[agent]) if self.table.over else 0.0
            for agent in self.possible_agents
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        """The board as the asked seat sees it; a finished game as a spectator does."""
        return shown(self.spaces.show, self.table, self.render_mode)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """The same moment again, for a search: the table is copied, what is printed is shared."""
        twin = object.__new__(type(self))
        memo |= {id(self): twin, id(self.spaces): self.spaces, id(self.table): self.table.copy()}
        vars(twin).update(deepcopy(vars(self), memo))
        return twin

    def close(self) -> None:
        """There is nothing to close."""


class TableEnv(Seats, AECEnv):  # type: ignore[misc]
    """One seat is asked at a time: an agent environment cycle as PettingZoo means it."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None answers nothing.")
        self.spaces.take(self.table, action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self.rewards_now()
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.table.asked]
        self._accumulate_rewards()


class ParallelTableEnv(Seats, ParallelEnv):  # type: ignore[misc]
    """Every agent acts in every cycle; only the action of the asked seat counts, the others are ignored."""

    def __init__(
        self,
        game: str | Show,
        seats: int | None,
        options: Mapping[str, object] | None,
        mode: str | None,
        max_cycles: int | None,
    ) -> None:
        super().__init__(game, seats, options, mode)
        self.max_cycles = max_cycles
        self.cycles = 0

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self.cycles = 0
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        self.spaces.take(self.table, actions[self.possible_agents[self.table.asked]])
        self.cycles += 1
        agents, cut = self.agents, self.cycles == self.max_cycles
        if self.table.over or cut:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            self.rewards_now(),
            dict.fromkeys(agents, self.table.over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )


def env(
    game: str | Show,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AECEnv:
    """One game for some seats. With `max_cycles` everybody speaks in turn, and at most that many cycles are played."""
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(game, seats, options, render_mode, max_cycles))
    return OrderEnforcingWrapper(TableEnv(game, seats, options, render_mode))


def parallel_env(
    game: str | Show,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> ParallelTableEnv:
    """The same as a parallel environment: in each cycle only the action of the asked seat counts."""
    return ParallelTableEnv(game, seats, options, render_mode, max_cycles)
