"""A whole action thought out at once: the same answers as one by one, until something new is learned."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from matinee import catalog
from matinee.bots.greedy import Greedy
from matinee.bots.intent import Intent
from matinee.bots.judge import Judge
from matinee.bots.plans import act, find_plans, goes_on, look_of
from matinee.engine.chance import Chance, Swift
from matinee.engine.policy import Policy
from matinee.engine.seats import OPEN
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.games.npzr.deck import DECK
from matinee.testing.scenario import Scenario

NPZR = catalog.show("npzr")
# A wild to nominate and to place, and no card like it.
WILD = {"stacks": {"A1": "N-H / - / -", "B1": "Z-H / - / -"}, "hands": {"a": ["W-L", "R-T"], "b": ["N-L"]}}


class Talker(Policy):
    """Plans to say the first thing to every question of an action, and counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def plan(self, s: State, chance: Chance) -> vec[i64]:
        self.asked += 1
        seat, twin = s.asked, s.copy()
        said: list[int] = []
        while not said or goes_on(twin, seat):
            said.append(int(twin.offered.at(0)))
            twin.take(twin.offered.at(0))
        return vec[i64](said)


@pytest.mark.parametrize("show", catalog.SHOWS.values(), ids=lambda show: show.game.short)
def test_a_plan_leads_where_the_best_way_to_finish_the_action_leads(show: Show) -> None:
    worth = show.game.worth()
    greedy, chance = Greedy(worth), Swift(4)
    table = show.deal(show.setup({}), Swift(8))
    for _ in range(25):
        if table.over:
            break
        guess, seat = table.redeal(table.asked, Swift(chance.word())), table.asked
        plans = find_plans(guess, worth, Judge(worth))
        planned = greedy.plan(guess, chance)
        assert act(guess, planned) == len(planned) or not goes_on(guess, seat)
        if plans and not goes_on(guess, seat):
            assert worth.of(guess, seat) == pytest.approx(max(look_of(plan) for plan in plans))
        table.answer(planned[0])


def test_an_intent_is_kept_to_the_end_of_the_action() -> None:
    s, talker, intent = Scenario(NPZR, WILD).state, Talker(), Intent()
    questions = []
    for _ in range(3):
        questions.append(s.step().name())
        s.answer(intent.answer(s, talker, Swift(1)))
    assert questions == ["PlayCard", "Nominate", "PlaceCard"]
    assert talker.asked == 1


def test_an_intent_is_dropped_once_a_card_was_seen_or_chance_has_spoken() -> None:
    for learn in (learn_a_card, roll_a_die):
        s, talker, intent = Scenario(NPZR, WILD).state, Talker(), Intent()
        s.answer(intent.answer(s, talker, Swift(1)))
        learn(s)
        intent.answer(s, talker, Swift(1))
        assert talker.asked == 2


def test_an_intent_is_not_kept_for_a_question_that_does_not_follow() -> None:
    s, talker, intent = Scenario(NPZR, WILD).state, Talker(), Intent()
    intent.answer(s, talker, Swift(1))
    assert intent.holds(s) is False


def learn_a_card(s: State) -> None:
    s.piles.show(s.piles.top(DECK), OPEN)


def roll_a_die(s: State) -> None:
    s.chance.die()
