"""In what two positions differ, as a seat sees it."""

from matinee import catalog
from matinee.bots.judge import Judge
from matinee.bots.plans import find_plans, look_of
from matinee.bots.why import changes, later_changes
from matinee.engine.chance import Swift
from matinee.games.kaiju.state import Siege
from matinee.testing.scenario import Scenario

NPZR = catalog.show("npzr")
JUDGE = catalog.evaluator("npzr").judge


def stacks(**given: str) -> Scenario:
    hands = {"a": ["N-L", "P-H"], "b": ["P-L"]}
    return Scenario(NPZR, {"stacks": given, "hands": hands, "marks": {"a": "N", "b": "P"}})


def test_the_weightiest_change_comes_first_and_what_is_the_same_is_not_named() -> None:
    with stacks(A1="Z-H / Z-T / -", B1="R-H / - / -") as far, stacks(A1="Z-H / - / -", B1="R-H / - / -") as begun:
        found = changes(JUDGE, far.state, begun.state, 0)
        back = changes(JUDGE, begun.state, far.state, 0)
    assert {("own-pairs", True), ("own-halves", False)} <= {(change.feature, change.more) for change in found}
    assert {("own-pairs", False), ("own-halves", True)} <= {(change.feature, change.more) for change in back}
    assert not any(change.feature.startswith("rival") for change in found)
    weights = [change.weight for change in found]
    assert weights == sorted(weights, reverse=True)


def test_a_rival_sees_it_with_other_eyes() -> None:
    with stacks(A1="Z-H / Z-T / -", B1="R-H / - / -") as far, stacks(A1="Z-H / - / -", B1="R-H / - / -") as begun:
        found = changes(JUDGE, begun.state, far.state, 1)
    assert ("rival-pairs", False) in [(change.feature, change.more) for change in found]


def test_equal_positions_and_games_without_weights_give_no_reason() -> None:
    state = NPZR.deal(NPZR.setup({}), Swift(1))
    assert changes(JUDGE, state, state, 0) == []
    assert changes(Judge(NPZR.game.worth()), state, state, 0) == []


def test_defenders_read_the_siege_that_is_told_from_the_kaijus_side() -> None:
    show = catalog.show("kaiju")
    state = show.deal(show.setup({"seats": 4}), Swift(1))
    assert isinstance(state, Siege)
    later, chance = state.copy(), Swift(2)
    for _ in range(60):
        later.answer(show.bot("star").decide(later, chance))
    found = changes(catalog.evaluator("kaiju").judge, later, state, 1)  # the Kaiju sits at 0 unless told otherwise
    assert found
    assert all(change.feature.startswith("team-") for change in found)


def test_what_two_plans_lead_to_is_the_same_in_whatever_order_they_are_looked_at() -> None:
    """Both are played on in the same worlds: what one has more of the other has less of, and a plan is like itself."""
    show = catalog.show("rampage")
    thinker = catalog.evaluator(show.id)
    s = show.deal(show.setup({"seats": 2}), Swift(4))
    best, *_, worst = sorted(find_plans(s, thinker.worth, thinker.judge), key=look_of)
    there = {(change.feature, change.more) for change in later_changes(thinker, s, best, worst, 1)}
    back = {(change.feature, not change.more) for change in later_changes(thinker, s, worst, best, 1)}
    assert there == back
    assert there
    assert later_changes(thinker, s, best, best, 1) == []
