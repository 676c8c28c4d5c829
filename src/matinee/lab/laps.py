"""Our laps: random play driven from Python, random play inside the engine, copies, searches."""

from matinee.bots.ismcts import TreeSearch
from matinee.engine.chance import Swift
from matinee.engine.playout import copy_often, playout
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.lab.race import Lap


def driven(show: Show, seats: int, games: int) -> Lap:
    """Whole games, every answer chosen in Python; deals and answers are drawn from one generator, as the peers' are."""
    deal = show.dealer(show.setup({"seats": seats}))
    chance = Swift(1)

    def lap() -> int:
        decisions = 0
        for _ in range(games):
            table = deal(chance)
            while not table.over:
                options = table.options()
                table.answer(options[chance.below(len(options))])
                decisions += 1
        return decisions

    return lap


def played(show: Show, decisions: int = 3_000) -> Lap:
    """Whole games inside the engine, with the fewest seats, until `decisions` decisions are made."""
    setup = show.setup({})
    deal, bound = show.dealer(setup), show.game.bound(setup)
    chance = Swift(1)

    def lap() -> int:
        made = 0
        while made < decisions:
            made += int(playout(deal(chance), chance, bound))
        return made

    return lap


def moments(show: Show, number: int = 40) -> list[State]:
    """States from all over random games."""
    setup = show.setup({})
    chance = Swift(7)
    found: list[State] = []
    while len(found) < number:
        table = show.deal(setup, Swift(chance.word()))
        while not table.over and len(found) < number:
            if chance.below(12) == 0:
                found.append(table.copy())
            playout(table, chance, 1)
    return found


def copied(show: Show, times: int = 100) -> Lap:
    states = moments(show)

    def lap() -> int:
        for state in states:
            copy_often(state, times)
        return len(states) * times

    return lap


def searched(show: Show, descents: int = 1000, moves: int = 1) -> Lap:
    """Descents of a tree search in some positions."""
    bot = TreeSearch(show.game.worth(), descents)
    states = moments(show, moves)
    chance = Swift(1)

    def lap() -> int:
        for state in states:
            bot.choose(state, chance)
        return len(states) * descents

    return lap
