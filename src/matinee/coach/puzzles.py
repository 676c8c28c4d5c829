"""Puzzles: positions in which one answer is clearly best. Think, answer, and be told why.

They lie as scenarios in the folder `puzzles` of a game; `matinee lab puzzles` finds them.
"""

from collections.abc import Sequence
from datetime import date
from hashlib import sha256

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from matinee import catalog
from matinee.bots.plans import Plan
from matinee.coach.report import Spot
from matinee.coach.telling import spots
from matinee.coach.weighing import DOUBTFUL
from matinee.engine.chance import Swift
from matinee.engine.errors import BadScenario, MatineeError
from matinee.engine.nearest import nearest
from matinee.engine.policy import SURE, Weighed
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.match.reasons import because, reason, told
from matinee.testing.story import Puzzle, Story, lay_out, play_line, read_story

FOLDER = "puzzles"
WORLDS = 96


class NoSuchPuzzle(MatineeError):
    """A word that names no puzzle of a game."""


class Verdict(msgspec.Struct, frozen=True):
    """What an answer is worth against the best one, and why, in words; `because` has the reasons alone, if any."""

    right: bool
    loss: float
    ci95: tuple[float, float]
    said: list[str]
    best: list[str]
    value: float
    best_value: float
    said_words: str
    best_words: str
    why: str
    because: str
    said_at: list[Spot]
    best_at: list[Spot]


def names(show: Show) -> list[str]:
    """The puzzles that come with a game."""
    return show.shipped(FOLDER)


def load(show: Show, name: str) -> Story:
    known = names(show)
    if name not in known:
        near = f"; did you mean {nearest(name, known)!r}?" if known else ": it has none."
        raise NoSuchPuzzle(f"{show.game.title} has no puzzle called {name[:40]!r}{near}")
    return read_story(show.read(f"{FOLDER}/{name}.toml"), f"{name}.toml")


def of_the_day(show: Show, day: date) -> str:
    """The same for everybody on one day; all come up before one comes again."""
    known = names(show)
    if not known:
        raise NoSuchPuzzle(f"{show.game.title} has no puzzles.")
    round, place = divmod(day.toordinal(), len(known))
    order = sorted(known, key=lambda name: sha256(f"{round} {name}".encode()).digest())
    return order[place]


def position(show: Show, story: Story) -> State:
    """The table at the question of a puzzle."""
    table = lay_out(story, show)
    for line in story.story:
        play_line(table, line)
    return table.state


def solution(story: Story) -> Puzzle:
    if story.puzzle is None:
        raise BadScenario(f"{story.title}: this scenario is no puzzle.")
    return story.puzzle


def judge(
    show: Show, story: Story, said: Sequence[str], people: Sequence[str], language: str, luck: int = 1
) -> Verdict:
    """An answer (a whole action, by its keys) against the best one, in the same fresh worlds."""
    s = position(show, story)
    puzzle = solution(story)
    thinker, guess, chance = catalog.evaluator(show.id), s.redeal(s.asked, Swift(1)), Swift(2)
    best = Plan(options_of(s, puzzle.best), 0.0, 0.0, s.seats)
    given = Plan(options_of(s, said), 0.0, 0.0, s.seats)
    for _ in range(WORLDS):
        thinker.try_all(guess, [best, given], chance.word())
    loss, error = max(0.0, best.lead(given)), SURE * best.doubt(given)
    plans = [best.weighed(), given.weighed()]
    compared = with_tempting(s, puzzle, plans)
    return Verdict(
        right=list(said) == puzzle.best or loss < DOUBTFUL,
        loss=loss,
        ci95=(max(0.0, loss - error), loss + error),
        said=list(said),
        best=puzzle.best,
        value=given.value(),
        best_value=best.value(),
        said_words=told(show, s, plans[1], people, language),
        best_words=told(show, s, plans[0], people, language),
        why=reason(show, s, "legend", compared, people, language),
        because=because(show, s, compared, language),
        said_at=spots(s, plans[1]),
        best_at=spots(s, plans[0]),
    )


def with_tempting(s: State, puzzle: Puzzle, plans: list[Weighed]) -> list[Weighed]:
    """Somebody who found the best answer is told why it beats what a star would say."""
    if list(plans[0].answers) != list(plans[1].answers):
        return plans
    value = max(0.0, plans[0].value - puzzle.margin)
    return [plans[0], Weighed(options_of(s, puzzle.tempting), value, 0.0, plans[0].trials)]


def options_of(s: State, keys: Sequence[str]) -> vec[i64]:
    """The options behind keys, one after the other; raises UnknownOption for a key that is not offered."""
    table = s.redeal(s.asked, Swift(0))
    found: list[int] = []
    for key in keys:
        found.append(int(table.option(key)))
        table.answer(found[-1])
    return vec[i64](found)
