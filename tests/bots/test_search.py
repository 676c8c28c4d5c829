"""Foresight: what it compares, how sure it is, and when it stops."""

from librt.vecs import vec
from mypy_extensions import i64

from matinee import catalog
from matinee.bots.judge import Judge
from matinee.bots.plans import Plan, find_plans
from matinee.bots.search import Foresight, contenders, play_until
from matinee.bots.sides import BySide
from matinee.engine.chance import Chance, Swift
from matinee.engine.policy import UNLIKED, Leaning, Policy, Search, Worth
from matinee.engine.state import State
from matinee.testing.scenario import Scenario

NPZR = catalog.show("npzr")
ONE_AWAY = {
    "stacks": {"A1": "R-H / R-T / -", "B1": "Z-H / Z-T / -"},
    "hands": {"a": ["R-L", "N-H", "P-T"], "b": ["N-L"]},
    "marks": {"a": "NPZ", "b": "NPR"},
}


def plan(*values: float) -> Plan:
    made = Plan(vec[i64]([1]), 0.0, 0.0, 2)
    for value in values:
        made.learn(vec[float]([value, 1.0 - value]), 0)
    return made


def test_a_plan_knows_its_mean_its_error_and_its_lead() -> None:
    one, other = plan(0.6, 0.8, 0.7, 0.7), plan(0.5, 0.7, 0.6, 0.6)
    assert round(one.value(), 6) == 0.7
    assert [round(chance, 6) for chance in one.chances()] == [0.7, 0.3]
    assert round(one.lead(other), 6) == 0.1
    assert one.doubt(other) < 1e-6 < one.error()


def test_what_is_behind_for_good_is_dropped_and_of_equals_one_stays() -> None:
    best, worse, twin, close = plan(0.6, 0.8, 0.7), plan(0.5, 0.6, 0.6), plan(0.6, 0.8, 0.7), plan(0.9, 0.5, 0.68)
    assert contenders([best, worse, twin, close]) == [best, close]


def test_a_won_game_is_worth_everything_and_the_whole_action_is_named() -> None:
    with Scenario(NPZR, ONE_AWAY) as table:
        found = catalog.evaluator("npzr").evaluate(table.state, Swift(5))
        best = found.plans[0]
        assert (best.value, best.low(), best.high()) == (1.0, 1.0, 1.0)
        assert list(found.chances) == [1.0, 0.0]
        assert len(best.answers) > 1
        for answer in best.answers:
            table.state.answer(answer)
        assert table.winners == ["ada"]


class Counting(Policy):
    """Says the first thing, and counts how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, s: State, chance: object) -> int:
        self.asked += 1
        return int(s.options()[0])


def test_it_stops_when_the_answer_is_clear_and_never_spends_more_than_it_may() -> None:
    worth = NPZR.game.worth()
    with Scenario(NPZR, ONE_AWAY) as table:
        clear = Foresight(NPZR.bot("star"), worth, Judge(worth), brief(10_000)).ponder(table.state, Swift(1))
        assert sum(one.trials() for one in clear) < 200
    quick = Counting()
    state = NPZR.deal(NPZR.setup({}), Swift(3))
    plans = Foresight(quick, worth, Judge(worth), brief(90, 5)).ponder(state, Swift(1))
    assert sum(one.trials() for one in plans) <= 90 + 6 * len(plans)
    assert quick.asked <= 5 * sum(one.trials() for one in plans) + 40


def brief(simulations: int, longest: int = 24, leaning: Leaning | None = None, slack: float = 0.0) -> Search:
    """A round of the table, four plans."""
    return Search(simulations=simulations, width=4, laps=1, longest=longest, leaning=leaning, slack=slack)


class Level(Worth[State]):
    """Nobody is ever ahead."""

    def of(self, s: State, seat: int) -> float:
        return 0.0


class Fond(Leaning):
    """Likes plans that begin with one answer."""

    def __init__(self, answer: int) -> None:
        self.answer = answer

    def care(self, s: State, answers: vec[i64]) -> float:
        return 1.0 if answers[0] == self.answer else UNLIKED


def test_what_a_game_leans_to_is_done_where_it_costs_nothing() -> None:
    worth, state = Level(), NPZR.deal(NPZR.setup({}), Swift(3))
    for option in state.options():
        thinker = Foresight(Counting(), worth, Judge(worth), brief(60, 5, Fond(option), 0.01))
        plans = thinker.ponder(state, Swift(1))
        assert plans[0].answers[0] == option
        said = [list(plan.answers) for plan in plans]
        assert len(said) == len({tuple(answers) for answers in said})


def test_and_never_where_it_costs_something() -> None:
    worth = NPZR.game.worth()
    with Scenario(NPZR, ONE_AWAY) as table:
        wins = catalog.evaluator("npzr").ponder(table.state, Swift(5))[0].answers[0]
        for option in table.state.options():
            liked = Foresight(NPZR.bot("star"), worth, Judge(worth), brief(200, 24, Fond(option), 0.02))
            assert liked.ponder(table.state, Swift(5))[0].answers[0] == wins


def test_a_clock_ends_the_search_too() -> None:
    worth = NPZR.game.worth()
    state = NPZR.deal(NPZR.setup({}), Swift(3))
    thinker = Foresight(NPZR.bot("star"), worth, Judge(worth), brief(10**9), milliseconds=1)
    assert thinker.decide(state, Swift(1)) in state.options()


def test_every_bot_says_what_it_compared_and_its_choice_comes_first() -> None:
    state = NPZR.deal(NPZR.setup({}), Swift(3))
    for name in ("star", "understudy", "tactician", "extra"):
        compared = NPZR.bot(name).explain(state, Swift(4))
        assert compared[0].answers[0] in state.options()
    assert len(NPZR.bot("star").explain(state, Swift(4))) > 1
    assert len(find_plans(state, NPZR.game.worth(), Judge(NPZR.game.worth()))) > 1


def test_where_sides_think_differently_the_asked_side_decides() -> None:
    show = catalog.show("kaiju")
    legend = show.bot("legend")
    assert isinstance(legend, BySide)
    state = show.deal(show.setup({"seats": 4}), Swift(1))
    seen = set()
    for _ in range(40):
        seen.add((bool(state.asked == state.kaiju), legend.of(state) is legend.sides[1]))  # type: ignore[attr-defined]
        state.answer(show.bot("star").decide(state, Swift(2)))
    assert seen == {(True, True), (False, False)}


def test_a_play_is_never_taken_back() -> None:
    """Taking back is for people: to a judge it looks as good as what follows, and a bot would go round in circles."""
    show = catalog.show("samurai")
    worth, judge = show.game.worth(), catalog.evaluator("samurai").judge
    state, chance, looked = show.deal(show.setup({"seats": 2}), Swift(2)), Swift(3), 0
    for _ in range(60):
        keys = [] if state.over else state.keys()
        if "back" in keys:
            looked += 1
            back = state.option("back")
            assert all(plan.answers[0] != back for plan in find_plans(state, worth, judge))
        state.answer(show.bot("director").decide(state, chance))
    assert looked > 0


def test_a_trial_goes_on_until_a_turn_begins_or_it_takes_too_long() -> None:
    """However many answers a plan takes: a seat still on its turn would look better than one that has ended it."""
    show = catalog.show("samurai")
    for seed in range(4):
        state = show.deal(show.setup({"seats": 3}), Swift(seed))
        began = int(state.turn_count())
        play_until(state, show.bot("director"), Swift(seed), began + 2, 500)
        assert state.turn_count() == began + 2
        assert state.step().name() == "MainAction"
        asked = state.question
        play_until(state, show.bot("director"), Swift(seed), began + 9, 3)
        assert state.question <= asked + 3


class Noting(Policy):
    """Plays like a star, and notes who was asked, and whether robots were still being built."""

    def __init__(self, star: Policy) -> None:
        self.star = star
        self.asked: set[tuple[int, bool]] = set()

    def choose(self, s: State, chance: Chance) -> i64:
        self.asked.add((int(s.asked), s.prelude()))
        return self.star.choose(s, chance)


def test_trials_from_a_prelude_end_with_it_and_the_seat_plays_on_in_its_own_way() -> None:
    """Who built better shows when the fight begins; what chance does after that would only blur it."""
    show = catalog.show("rampage")
    own, others = Noting(show.bot("star")), Noting(show.bot("star"))
    worth, judge = show.game.worth(), catalog.evaluator("rampage").judge
    thinker = Foresight(others, worth, judge, Search(simulations=24, longest=80, own_quick=own))
    state = show.deal(show.setup({"seats": 2}), Swift(4))
    seat = int(state.asked)
    found = thinker.evaluate(state, Swift(5))
    assert len(found.plans) > 1
    assert own.asked == {(seat, True)}
    assert others.asked == {(seat, True), (1 - seat, True)}  # its own habit is looked up, too


def test_a_duel_may_have_a_budget_of_its_own() -> None:
    show = catalog.show("rampage")
    worth, judge = show.game.worth(), catalog.evaluator("rampage").judge
    trials = []
    for seats in (2, 3):
        thinker = Foresight(show.bot("star"), worth, judge, Search(simulations=24, longest=80, duel=240))
        state = show.deal(show.setup({"seats": seats}), Swift(4))
        trials.append(sum(plan.trials for plan in thinker.evaluate(state, Swift(5)).plans))
    assert trials[0] > 2 * trials[1]


def test_a_game_may_say_what_its_legend_does_out_of_habit() -> None:
    show = catalog.show("samurai")
    thinker = catalog.evaluator("samurai")
    usual = show.game.searches()[0].usual
    assert usual is not None
    assert thinker.worth is not show.game.worth()
    assert thinker.usual is not thinker.quick
    assert catalog.evaluator("npzr").usual is catalog.evaluator("npzr").quick
