"""Bots: each level beats the one below, none depends on what it may not know."""

import pytest

from matinee import catalog
from matinee.bots.greedy import Greedy
from matinee.bots.ismcts import TreeSearch
from matinee.bots.judge import Judge
from matinee.bots.search import Foresight
from matinee.engine.chance import Chance, Swift
from matinee.engine.errors import NoSuchBot
from matinee.engine.policy import Policy, Search
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.lab.simulate import simulate
from matinee.lab.trial import trial
from matinee.testing.scenario import Scenario

NPZR = catalog.show("npzr")
ONE_AWAY = {
    "stacks": {"A1": "R-H / R-T / -", "B1": "Z-H / Z-T / -"},
    "hands": {"a": ["R-L", "N-H", "P-T"], "b": ["N-L"]},
    "marks": {"a": "NPZ", "b": "NPR"},
}


@pytest.mark.parametrize("show", catalog.SHOWS.values(), ids=lambda show: show.game.short)
def test_every_game_has_the_four_levels(show: Show) -> None:
    assert list(show.bots)[:4] == list(catalog.LEVELS)


def lean(show: Show, simulations: int = 24) -> Foresight:
    """A legend that thinks no longer than a test may take on the interpreted build."""
    thinker = catalog.evaluator(show.id)
    return Foresight(
        thinker.quick, thinker.worth, thinker.judge, Search(simulations=simulations, width=3, laps=1, longest=12)
    )


@pytest.mark.parametrize("name", NPZR.bots)
def test_every_bot_answers_with_an_option(name: str) -> None:
    table = NPZR.deal(NPZR.setup({}), Swift(3))
    chance = Swift(1)
    bot = lean(NPZR) if name == "legend" else NPZR.bot(name)
    for _ in range(6):
        option = bot.decide(table, chance)
        assert option in table.options()
        table.answer(option)


@pytest.mark.parametrize("name", ["star", "builder", "tactician", "searcher", "legend"])
def test_a_won_game_is_won(name: str) -> None:
    with Scenario(NPZR, ONE_AWAY) as table:
        while not table.state.over:
            table.state.answer(NPZR.bot(name).decide(table.state, Swift(5)))
        assert table.winners == ["ada"]


def test_a_fourth_mark_of_the_rival_is_blocked() -> None:
    """Ada cannot win at once, and must not leave Bo one card from the fourth mark, if she can cover it."""
    given = {**ONE_AWAY, "stacks": {"B1": "Z-H / Z-T / -"}, "hands": {"a": ["P-T", "P-T"], "b": ["N-L"]}}
    for bot in (NPZR.bot("star"), lean(NPZR, 90)):
        with Scenario(NPZR, given) as table:
            while table.asked == "ada":
                table.state.answer(bot.decide(table.state, Swift(5)))
            assert table["stacks"]["B1"] == "Z-H / Z-T > P-T / -"


def test_the_same_thoughts_for_the_same_seed() -> None:
    table = NPZR.deal(NPZR.setup({}), Swift(3))
    legend = lean(NPZR)
    assert legend.decide(table, Swift(9)) == legend.decide(table, Swift(9))


def test_bots_leave_the_table_alone() -> None:
    table = NPZR.deal(NPZR.setup({}), Swift(3))
    before = table.digest()
    worth = NPZR.game.worth()
    for bot in (
        Greedy(worth),
        Greedy(worth, 2),
        Foresight(Greedy(worth), worth, Judge(worth), Search(simulations=20, width=4)),
        TreeSearch(worth, 30, 20),
    ):
        bot.choose(table, Swift(1))
        assert table.digest() == before


class Peeking(Policy):
    """Remembers what it was shown, and says the first thing."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, s: State, chance: Chance) -> int:
        self.shown.append(s)
        return int(s.options()[0])


def test_a_bot_that_decides_is_never_shown_the_true_table() -> None:
    table, bot, chance = NPZR.deal(NPZR.setup({}), Swift(3)), Peeking(), Swift(4)
    for _ in range(12):
        assert table.offered.has(bot.decide(table, chance))
    rival = {tuple(sorted(s.piles.cards(1 - table.asked))) for s in bot.shown}
    assert len(rival) > 6
    assert all(s is not table and s.chance is not table.chance for s in bot.shown)


def test_a_wrong_name_is_answered_with_the_right_ones() -> None:
    with pytest.raises(NoSuchBot, match=r"no bot called 'stra'; did you mean 'star'\? There are extra, "):
        NPZR.bot("stra")


@pytest.mark.once
def test_levels_climb() -> None:
    """Weakest first; how far apart they stand is for `matinee ladder`, here they must not be in the wrong order."""
    for lower, upper, games in (("extra", "understudy", 4), ("understudy", "star", 10)):
        found = simulate(trial("npzr", games, bots=[upper, lower], seed=2), workers=1)
        assert found.win_share[0] > found.win_share[1]


def test_tree_search_finds_the_win() -> None:
    with Scenario(NPZR, ONE_AWAY) as table:
        search = TreeSearch(NPZR.game.worth(), descents=300, depth=12)
        table.state.answer(search.decide(table.state, Swift(5)))
        table.state.answer(search.decide(table.state, Swift(5)))
        assert table.winners == ["ada"]
