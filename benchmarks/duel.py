"""Our searches against OpenSpiel's own, with the same number of simulations, on the same two small games.

Run with the peers and the field's tools installed (`make peers .venv/field`):

    .venv/bin/python benchmarks/duel.py [leduc] [eights] [--bot legend|tree] [--games N] [--simulations N] [--seed S]

Leduc poker is OpenSpiel's own, in lockstep with ours, against its C++ bot. Its crazy eights cannot be resampled, so
there it plays ours through the adapter, with its Python bot. Deals are played twice, from both chairs. Prints JSON.
"""

import json
import sys
import time
from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from leduc_poker.state import BOARD
from matinee import catalog
from matinee.adapters import open_spiel
from matinee.bots.ismcts import TreeSearch
from matinee.engine.chance import Swift
from matinee.engine.policy import Policy
from matinee.engine.show import Show
from matinee.lab.bench import teaching_games

LEDUC, CRAZY_EIGHTS = teaching_games().values()
Maker = Callable[[Show, int], Policy]
MOST_VISITED = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT


EIGHTS_THERE = open_spiel.register([CRAZY_EIGHTS])[0]


def tree(show: Show, simulations: int) -> Policy:
    """Descents to the end of the game with random play, as OpenSpiel's bot makes them."""
    return TreeSearch(show.game.worth(), simulations, show.game.bound(show.setup({})))


def legend(show: Show, simulations: int) -> Policy:
    """The legend that the game has, thinking as long."""
    search, judge = show.game.search(), catalog.learned(show.game, show.read)
    search.simulations, search.duel = simulations, 0
    return catalog.thinker(show.game, search, show.bot("star"), judge)


def leduc(maker: Maker, simulations: int, seed: int, our_seat: int) -> float:
    """A hand of ours and OpenSpiel's in lockstep; the chips that we win."""
    ours, chance = LEDUC.deal(LEDUC.setup({}), Swift(seed)), Swift(seed + 1)
    theirs = pyspiel.load_game("leduc_poker").new_initial_state()
    rollout = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.ISMCTSBot(seed, rollout, 2.0, simulations, -1, MOST_VISITED, False, False)
    policy = maker(LEDUC, simulations)
    for seat in range(2):
        theirs.apply_action(ours.piles.top(seat))
    while not ours.over:
        if theirs.is_chance_node():
            theirs.apply_action(ours.piles.top(BOARD))
        option = policy.decide(ours, chance) if ours.asked == our_seat else bot.step(theirs)
        ours.answer(option)
        theirs.apply_action(option)
    return float(LEDUC.game.result(ours).scores[our_seat])


def eights(maker: Maker, simulations: int, seed: int, our_seat: int) -> float:
    """One game of ours on OpenSpiel's table: 1 if we win, -1 if it does."""
    game = pyspiel.load_game(EIGHTS_THERE, {"seed": seed})
    luck, chance = np.random.RandomState(seed), Swift(seed + 1)
    rollout = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(game=game, evaluator=rollout, uct_c=2.0, max_simulations=simulations, random_state=luck)
    policy = maker(CRAZY_EIGHTS, simulations)
    state = game.new_initial_state()
    state.apply_action(open_spiel.DEAL)
    senses = state.game.spaces.senses
    while not state.is_terminal():
        ours = state.table.asked == our_seat
        state.apply_action(senses.action(state.table, policy.decide(state.table, chance)) if ours else bot.step(state))
    return float(state.returns()[our_seat])


GAMES = {"leduc": leduc, "eights": eights}
BOTS = {"legend": legend, "tree": tree}


def share_of(pay: float) -> float:
    """A game won, shared or lost."""
    return 1.0 if pay > 0 else 0.5 if pay == 0 else 0.0


def duel(name: str, bot: str, games: int, simulations: int, seed: int) -> dict[str, object]:
    began = time.process_time()
    pays = [GAMES[name](BOTS[bot], simulations, seed + game // 2, game % 2) for game in range(games)]
    shares = [share_of(pay) for pay in pays]
    return {
        "game": name,
        "bot": bot,
        "games": games,
        "simulations": simulations,
        "share": round(mean(shares), 4),
        "ci95": round(1.96 * stdev(shares) / sqrt(games), 4),
        "pay": round(mean(pays), 4),
        "pay_ci95": round(1.96 * stdev(pays) / sqrt(games), 4),
        "cpu": round(time.process_time() - began, 1),
    }


def main(words: list[str]) -> None:
    named = {"--bot": "legend", "--games": "400", "--simulations": "200", "--seed": "1"}
    for place, word in enumerate(words[:-1]):
        if word in named:
            named[word] = words[place + 1]
    games, simulations, seed = (int(named[word]) for word in ("--games", "--simulations", "--seed"))
    for name in [word for word in words if word in GAMES] or GAMES:
        print(json.dumps(duel(name, named["--bot"], games, simulations, seed)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
