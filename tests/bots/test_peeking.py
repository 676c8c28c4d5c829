"""Nobody peeks: a guess, an answer, a value and a reason follow from what a seat knows, to the last digit."""

import pytest

from matinee import catalog
from matinee.bots.ismcts import TreeSearch
from matinee.bots.search import Foresight
from matinee.engine.chance import Swift
from matinee.engine.policy import Search, Weighed
from matinee.engine.show import Show
from matinee.engine.state import State

ALL_GAMES = pytest.mark.parametrize("show", catalog.ours(), ids=lambda show: show.game.short)


def positions(show: Show, games: int, every: int) -> list[State]:
    """Questions from games of stars: now and then one, early and late."""
    found: list[State] = []
    for seed in range(games):
        table = show.deal(show.setup({"seats": show.game.fewest + seed % 2 * (show.game.most > 2)}), Swift(seed))
        chance, asked = Swift(seed + 50), 0
        while not table.over:
            if asked % every == seed % every:
                found.append(table.copy())
            table.answer(show.bot("star").decide(table, chance))
            asked += 1
    return found


@ALL_GAMES
def test_two_tables_that_look_the_same_give_the_same_guess(show: Show) -> None:
    for number, table in enumerate(positions(show, games=2, every=19)):
        for viewer in range(table.seats):
            twin = table.redeal(viewer, Swift(number))
            assert twin.redeal(viewer, Swift(7)).digest() == table.redeal(viewer, Swift(7)).digest()


@ALL_GAMES
def test_answers_and_values_do_not_change_with_what_is_hidden(show: Show) -> None:
    """The hidden cards are swapped; every bot gives the same answer, for the same reasons, to the last digit."""
    thinker = catalog.evaluator(show.id)
    thinker = Foresight(
        thinker.quick, thinker.worth, thinker.judge, Search(simulations=12, width=3, laps=1, longest=10)
    )
    star = show.bot("star")
    for number, table in enumerate(positions(show, games=1, every=40)[:2]):
        twin = table.redeal(table.asked, Swift(number))
        for bot in (star, thinker, TreeSearch(show.game.worth(), 20, 10)):
            assert bot.decide(twin, Swift(3)) == bot.decide(table, Swift(3))
        for bot in (star, thinker):
            assert told(bot.explain(twin, Swift(3))) == told(bot.explain(table, Swift(3)))
        one, other = thinker.evaluate(twin, Swift(3)), thinker.evaluate(table, Swift(3))
        assert (told(one.plans), list(one.chances)) == (told(other.plans), list(other.chances))
        for viewer in range(table.seats):
            twin = table.redeal(viewer, Swift(number))
            looks = [list(thinker.outlook(state, viewer, Swift(4), 2)) for state in (table, twin)]
            assert looks[0] == looks[1]


def told(compared: list[Weighed]) -> list[tuple[list[int], float, float, int]]:
    return [([int(answer) for answer in one.answers], one.value, one.error, int(one.trials)) for one in compared]
