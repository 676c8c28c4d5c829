"""One seat of a game as a Gymnasium environment; the others are played by bots that see only what is theirs."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from matinee.adapters.picture import MODES, known, shown
from matinee.adapters.spaces import Spaces
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup, Unfit
from matinee.engine.show import Show
from matinee.engine.state import State

Observation = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """The learner's seat, seat 0 unless another one is named. The reward comes at the end, from -1 to 1.

    An action outside the mask raises Unfit. With `illegal="lose"` it loses the game instead, and `info` says why: for
    tools that know no masks, Gymnasium's own `check_env` among them.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Show,
        seats: int | None = None,
        bots: str = "star",
        seat: int = 0,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        illegal: Literal["raise", "lose"] = "raise",
    ) -> None:
        self.illegal = illegal
        self.spaces = Spaces(game, seats, options)
        self.bot = self.spaces.show.bot(bots)
        self.seat = seat
        if seat not in range(self.spaces.seats):
            raise BadSetup(f"There is no seat {seat}: the {self.spaces.seats} seats of this table count from 0.")
        self.render_mode = known(render_mode)
        self.observation_space: Any = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.spaces.cells,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.spaces.actions,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(self.spaces.actions)
        self.table: State = self.spaces.deal(0)
        self.luck = Swift(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played until the learner is asked."""
        super().reset(seed=seed)
        self.table = self.spaces.deal(int(self.np_random.integers(2**62)))
        self.luck = Swift(int(self.np_random.integers(2**62)))
        self.let_others_play()
        return self.observe(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner answers, then the others do until the learner is asked again or the game is over."""
        try:
            self.spaces.take(self.table, int(action))
        except Unfit as fault:
            if self.illegal == "raise":
                raise
            return self.observe(), -1.0, True, False, {"illegal": fault.sentence}
        self.let_others_play()
        over = self.table.over
        return self.observe(), self.spaces.reward(self.table, self.seat) if over else 0.0, over, False, {}

    def let_others_play(self) -> None:
        """Until the learner is asked, or nothing is asked any more."""
        while not self.table.over and self.table.asked != self.seat:
            self.table.take(self.bot.decide(self.table, self.luck))

    def observe(self) -> Observation:
        return {
            "observation": self.spaces.row(self.table, self.seat),
            "action_mask": self.spaces.mask(self.table, self.seat),
        }

    def render(self) -> Any:
        """The board as the learner sees it: text (`ansi`) or an image (`rgb_array`)."""
        return shown(self.spaces.show, self.table, self.render_mode, self.seat)


env = SeatEnv
