"""Every shipped puzzle can be laid out and asked; a sample of them still has its clearly best answer."""

from datetime import date, timedelta

import pytest

from matinee import catalog
from matinee.bots.plans import Plan
from matinee.coach import puzzles
from matinee.coach.puzzles import NoSuchPuzzle
from matinee.engine.chance import Swift
from matinee.engine.errors import UnknownOption
from matinee.engine.show import Show
from matinee.testing.story import play_story

PUZZLING = [show for show in catalog.ours() if puzzles.names(show)]
ALL_GAMES = pytest.mark.parametrize("show", PUZZLING, ids=lambda show: show.game.short)
PEOPLE = ["Ada", "Bo", "Cy", "Di", "Eve", "Fay"]
# Puzzles of each game whose answer is looked at again, and the worlds for that.
SAMPLE, WORLDS = 2, 24


def shipped() -> list[tuple[Show, str]]:
    return [(show, name) for show in catalog.ours() for name in puzzles.names(show)]


@pytest.mark.parametrize(
    ("show", "name"), [pytest.param(*one, id=f"{one[0].game.short}-{one[1]}") for one in shipped()]
)
def test_a_puzzle_is_a_scenario_that_ends_with_a_question_to_which_both_answers_fit(show: Show, name: str) -> None:
    story = puzzles.load(show, name)
    assert play_story(story, catalog.show) == ""
    table, puzzle = puzzles.position(show, story), puzzles.solution(story)
    assert len(table.keys()) > 1
    assert puzzle.best != puzzle.tempting
    assert puzzle.margin >= 0.05
    for keys in (puzzle.best, puzzle.tempting):
        assert len(puzzles.options_of(table, keys)) == len(keys)


@ALL_GAMES
def test_the_best_answer_of_a_sample_is_still_ahead(show: Show) -> None:
    for name in puzzles.names(show)[:SAMPLE]:
        story = puzzles.load(show, name)
        s, puzzle = puzzles.position(show, story), puzzles.solution(story)
        plans = [Plan(puzzles.options_of(s, keys), 0.0, 0.0, s.seats) for keys in (puzzle.best, puzzle.tempting)]
        guess, chance = s.redeal(s.asked, Swift(1)), Swift(2)
        for _ in range(WORLDS):
            catalog.evaluator(show.id).try_all(guess, plans, chance.word())
        assert plans[0].lead(plans[1]) > 0.0, name


@ALL_GAMES
def test_on_every_day_there_is_one_and_all_come_up(show: Show) -> None:
    known = puzzles.names(show)
    first = date(2027, 1, 1)
    begin = first - timedelta(first.toordinal() % len(known))
    days = [puzzles.of_the_day(show, begin + timedelta(day)) for day in range(len(known))]
    assert sorted(days) == known
    assert puzzles.of_the_day(show, first) == puzzles.of_the_day(show, first)


def test_answers_are_judged_and_told_why() -> None:
    show = catalog.show("roundhouse")
    story = puzzles.load(show, puzzles.names(show)[0])
    puzzle = puzzles.solution(story)
    right = puzzles.judge(show, story, puzzle.best, PEOPLE, "en")
    wrong = puzzles.judge(show, story, puzzle.tempting, PEOPLE, "de")
    assert right.right
    assert right.loss == 0.0
    assert right.best_words in right.why
    assert not wrong.right
    assert wrong.ci95[0] <= wrong.loss <= wrong.ci95[1]
    assert wrong.said_words in wrong.why
    with pytest.raises(UnknownOption):
        puzzles.judge(show, story, ["nonsense"], PEOPLE, "en")


def test_a_puzzle_that_is_not_there_is_named_with_the_nearest() -> None:
    show = catalog.show("roundhouse")
    near = puzzles.names(show)[0]
    with pytest.raises(NoSuchPuzzle, match=near):
        puzzles.load(show, f"{near}9")
