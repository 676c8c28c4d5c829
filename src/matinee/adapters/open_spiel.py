"""Every game as an OpenSpiel game: `register()`, then `pyspiel.load_game("matinee_samurai(seats=4)")`.

Chance is sampled: one chance node deals, and dice roll inside the answers that throw them. A game that is small enough
can be had with all its deals told apart instead, each with its odds (`dealt`), as CFR wants it.
"""

from collections.abc import Callable, Hashable
from typing import Any

import numpy as np
import pyspiel

from matinee import catalog
from matinee.adapters.spaces import Spaces
from matinee.engine.chance import Scripted, Swift
from matinee.engine.show import Show
from matinee.engine.state import State

PREFIX = "matinee_"
DEAL = 0

# What a seat is paid in the end, from -1 to 1 or in the game's own points.
Pay = Callable[[Spaces, State, int], float]


class Held:
    """A table that OpenSpiel may copy: it copies everything that a Python state holds, deeply."""

    def __init__(self, table: State, seen: list[str]) -> None:
        self.table = table
        # Each seat's own story: what it saw at each of its questions, and what it answered.
        self.seen = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.table.copy(), self.seen[:])


class Deals:
    """How a game begins: by one sampled deal, or by one of several deals with their odds."""

    def __init__(self, deal: Callable[[int], State], odds: list[float] | None = None) -> None:
        self.deal = deal
        self.odds = odds

    @property
    def outcomes(self) -> list[tuple[int, float]]:
        return [(DEAL, 1.0)] if self.odds is None else list(enumerate(self.odds))


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """One game at one number of seats."""

    def __init__(self, spaces: Spaces, kind: Any, deals: Deals, pay: Pay, most: float, params: dict[str, Any]) -> None:
        self.spaces = spaces
        self.deals = deals
        self.pay = pay
        info = pyspiel.GameInfo(
            num_distinct_actions=spaces.actions,
            max_chance_outcomes=len(deals.outcomes),
            num_players=spaces.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=spaces.show.game.bound(spaces.setup),
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "TableState":
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "TableObserver":
        return TableObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class TableState(pyspiel.State):  # type: ignore[misc]
    """A chance node that deals, then the table."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    @property
    def game(self) -> TableGame:
        return self.get_game()  # type: ignore[no-any-return]

    @property
    def table(self) -> State:
        assert self.held is not None, "nothing is dealt yet"
        return self.held.table

    def current_player(self) -> int:
        if self.held is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL if self.table.over else self.table.asked)

    def is_terminal(self) -> bool:
        return self.held is not None and self.table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.game.deals.outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.game.spaces.senses.offered(self.table)) if player == self.table.asked else []

    def _apply_action(self, action: int) -> None:
        spaces = self.game.spaces
        if self.held is None:
            self.held = Held(self.game.deals.deal(action), [""] * spaces.seats)
            return
        seat = int(self.table.asked)
        self.held.seen[seat] += f"{spaces.row(self.table, seat).tobytes().hex()}:{action} "
        spaces.take(self.table, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.game.spaces.key(self.table, action) if player == self.table.asked else str(action)

    def returns(self) -> list[float]:
        game = self.game
        if not self.is_terminal():
            return [0.0] * game.spaces.seats
        return [game.pay(game.spaces, self.table, seat) for seat in range(game.spaces.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """The same moment with all that a player cannot know dealt again; what others have seen is not kept."""
        twin: TableState = self.clone()
        assert twin.held is not None
        twin.held.table = self.table.redeal(player, Swift(int(sampler() * 2**62)))
        return twin

    def __str__(self) -> str:
        return "undealt" if self.held is None else self.table.digest()


class TableObserver:
    """A seat's row; with perfect recall also how often the seat gave each answer, and as a string its whole story."""

    def __init__(self, game: TableGame, recalls: bool) -> None:
        self.spaces = game.spaces
        self.recalls = recalls
        cells, actions = self.spaces.cells, self.spaces.actions
        self.tensor = np.zeros(cells + (actions if recalls else 0), np.float32)
        self.dict = {"row": self.tensor[:cells]}
        if recalls:
            self.dict["given"] = self.tensor[cells:]

    def set_from(self, state: TableState, player: int) -> None:
        self.tensor.fill(0)
        if state.held is None:
            return
        self.dict["row"][:] = self.spaces.row(state.table, player)
        if self.recalls:
            for given in state.held.seen[player].split():
                self.dict["given"][int(given.rpartition(":")[2])] += 1

    def string_from(self, state: TableState, player: int) -> str:
        if state.held is None:
            return "undealt"
        now = self.spaces.row(state.table, player).tobytes().hex()
        return f"{player} {state.held.seen[player] if self.recalls else ''}{now}"


def rewarded(spaces: Spaces, s: State, seat: int) -> float:
    return spaces.reward(s, seat)


def scored(spaces: Spaces, s: State, seat: int) -> float:
    """The score as it stands in the result: chips in leduc poker."""
    return float(spaces.show.game.result(s).scores[seat])


def kind_of(name: str, show: Show, seats: tuple[int, int], explicit: bool, zero_sum: bool) -> Any:
    modes, kinds = pyspiel.GameType.ChanceMode, pyspiel.GameType
    return kinds(
        short_name=name,
        long_name=show.game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if explicit else modes.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={} if explicit else {"seats": seats[0], "seed": 1},
    )


def register(shows: list[Show] | None = None) -> list[str]:
    """Make every game of the house known to OpenSpiel; tells their names there."""
    found = []
    for show in shows or list(catalog.SHOWS.values()):
        name = PREFIX + show.game.short
        kind = kind_of(name, show, (show.game.fewest, show.game.most), explicit=False, zero_sum=False)
        pyspiel.register_game(kind, sampled(show, kind))
        found.append(name)
    return found


def sampled(show: Show, kind: Any) -> type[TableGame]:
    """A class for each game: OpenSpiel drops its register after Python has ended, and only a class survives that."""

    class Sampled(TableGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {"seats": show.game.fewest, "seed": 1, **(params or {})}
            spaces = Spaces(show, given["seats"])
            chance = Swift(given["seed"])
            deals = Deals(lambda _: spaces.deal(int(chance.word() << 30 ^ chance.word())))
            super().__init__(spaces, kind, deals, rewarded, 1.0, given)

    return Sampled


def dealt(show: Show, alike: Callable[[State], Hashable], bounds: list[int], most: float) -> TableGame:
    """A small game with its deals told apart, as CFR wants it.

    `bounds` are the draws that a deal makes, each a number below its bound; deals for which `alike` gives the same are
    one, with their odds added up. Players are paid their scores, `most` at most.
    """
    spaces = Spaces(show)
    scripts: dict[Hashable, list[list[int]]] = {}
    for script in all_scripts(bounds):
        scripts.setdefault(alike(show.deal(spaces.setup, Scripted(script))), []).append(script)
    groups = list(scripts.values())
    total = sum(len(group) for group in groups)
    deals = Deals(
        lambda number: show.deal(spaces.setup, Scripted(groups[number][0])), [len(group) / total for group in groups]
    )
    kind = kind_of(f"{PREFIX}{show.game.short}_dealt", show, (spaces.seats, spaces.seats), explicit=True, zero_sum=True)
    return TableGame(spaces, kind, deals, scored, most, {})


def all_scripts(bounds: list[int]) -> list[list[int]]:
    scripts: list[list[int]] = [[]]
    for bound in bounds:
        scripts = [[*script, number] for script in scripts for number in range(bound)]
    return scripts
