"""Puzzles are found, not made: in games of stars, where one answer is clearly ahead of all others."""

from librt.vecs import vec
from mypy_extensions import i64

from matinee import catalog
from matinee.bots.plans import Plan
from matinee.coach import puzzles as shipped
from matinee.engine.chance import Swift
from matinee.engine.state import State
from matinee.lab.puzzles import closely, of_game, toml
from matinee.testing.story import Puzzle, read_story

SHOW = catalog.show("roundhouse")
STORY = shipped.load(SHOW, "0107-049")


def seen(table: State, *plans: vec[i64]) -> Puzzle | None:
    guess = table.redeal(table.asked, Swift(1))
    tried = [Plan(plan, 0.0, 0.0, table.seats) for plan in plans]
    return closely(catalog.evaluator(SHOW.id), table, guess, tried, 2)


def test_a_game_of_stars_has_the_puzzle_that_was_shipped_and_no_other_with_its_answer() -> None:
    found = list(of_game(SHOW, 107))
    assert len({tuple(one.story.puzzle.best) for one in found if one.story.puzzle}) == len(found)
    assert STORY in [read_story(toml(one.story), "found") for one in found]


def test_a_close_look_wants_the_first_answer_ahead_of_all_others() -> None:
    table, puzzle = shipped.position(SHOW, STORY), shipped.solution(STORY)
    best, tempting = (shipped.options_of(table, keys) for keys in (puzzle.best, puzzle.tempting))
    found = seen(table, best, tempting)
    assert found is not None
    assert (found.best, found.tempting) == (puzzle.best, puzzle.tempting)
    assert seen(table, tempting, best) is None


def test_a_tempting_answer_that_comes_to_the_same_makes_no_puzzle() -> None:
    table, puzzle = shipped.position(SHOW, STORY), shipped.solution(STORY)
    best, tempting = (shipped.options_of(table, keys) for keys in (puzzle.best, puzzle.tempting))
    assert seen(table, best, best) is None
    assert seen(table, best, best, tempting) is None
