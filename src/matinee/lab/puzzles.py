"""Puzzles found in self-play: positions in which one answer is clearly best, and that cannot be seen at first sight.

All of it follows from what the asked seat knows, so whatever is found can be found by looking. A position is kept only
if the best answer stays ahead of all others in fresh worlds that are played on further than a legend looks.
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from matinee import catalog
from matinee.bots.plans import Plan, hunch_of, value_of
from matinee.bots.search import Foresight
from matinee.coach.weighing import pick, spelled
from matinee.engine.chance import Chance, Scripted, Swift
from matinee.engine.policy import Search
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.testing.scenario import NAMES
from matinee.testing.story import Puzzle, Story, StoryLine

# By how much the best must be ahead of every other, in winning chances and in standard errors.
MARGIN = 0.05
SURE = 3.0
# Not worth a look if the judge sees no more than this between the best plan and the worst.
STAKE = 0.03
# Plans look alike if the judge sees no more than this between them; several are this many besides the best.
ALIKE = 0.02
SEVERAL = 2
# Fresh worlds of a first glance; of a close look, in four parts.
QUICK, CLOSE = 24, 40
PARTS = 4
# How many plans a close look compares, and at most how many puzzles one game gives.
RIVALS = 5
FROM_ONE_GAME = 2
# Positions are looked at one by one, this many answers apart, from this answer on.
EVERY, FIRST = 2, 16


class Found(NamedTuple):
    """A puzzle, and the game and answer in which it was found."""

    story: Story
    seed: int
    answers: int


def puzzles(name: str, seed: int, games: int) -> Iterator[Found]:
    """One puzzle after the other, from the given number of games of stars."""
    show = catalog.show(name)
    for number in range(seed, seed + games):
        yield from of_game(show, number)


def of_game(show: Show, seed: int) -> Iterator[Found]:
    """The puzzles of one game of stars."""
    game = show.game
    seats = game.fewest + seed % (min(game.most, game.fewest + 2) - game.fewest + 1)
    setup = {"seats": seats}
    table = show.deal(show.setup(setup), Scripted([], seed))
    star, chance = show.bot("star"), Swift(seed)
    lines: list[StoryLine] = []
    best: list[list[str]] = []
    asked = 0
    while not table.over and len(best) < FROM_ONE_GAME:
        asked += 1
        if asked > FIRST and not table.step().inside() and (asked + seed) % EVERY == 0:
            puzzle = look(show, table, seed * 1000 + asked)
            if puzzle is not None and puzzle.best not in best:  # the same answer a moment later is no new puzzle
                best.append(puzzle.best)
                title = f"{game.title}: what does {NAMES[table.asked]} say?"
                yield Found(Story(game.short, title, copied(lines), setup=setup, seed=seed, puzzle=puzzle), seed, asked)
        option = star.decide(table, chance)
        say(lines, NAMES[table.asked], table.key(option))
        table.take(option)


def say(lines: list[StoryLine], who: str, key: str) -> None:
    if lines and lines[-1].who == who:
        lines[-1].says.append(key)
    else:
        lines.append(StoryLine(who, [key]))


def copied(lines: list[StoryLine]) -> list[StoryLine]:
    return [StoryLine(line.who, list(line.says)) for line in lines]


def look(show: Show, s: State, luck: int) -> Puzzle | None:
    """Whether a position is a puzzle: a glance first, then a close look."""
    thinker = catalog.evaluator(show.id)
    guess, chance = s.redeal(s.asked, Swift(luck)), Swift(luck + 1)
    plans = thinker.candidates(guess, chance)
    hunches = [plan.hunch for plan in plans]
    if len(plans) < 3 or max(hunches) - min(hunches) < STAKE:
        return None
    best = pick(thinker, guess, plans, int(thinker.search.simulations) // 4, chance)
    tempting = tempts(best, plans)
    if tempting is None:
        return None
    one, other = (Plan(plan.answers, 0.0, 0.0, s.seats) for plan in (best, tempting))
    play_worlds(thinker, guess, [one, other], QUICK, Swift(luck + 2))
    if one.lead(other) < max(MARGIN, 2.0 * one.doubt(other)):
        return None
    others = sorted((plan for plan in plans if plan is not best and plan is not tempting), key=value_of, reverse=True)
    return closely(thinker, s, guess, [best, tempting, *others[:RIVALS]], luck + 3)


def tempts(best: Plan, plans: list[Plan]) -> Plan | None:
    """What a star would say; where that is the best, one of several others that look as good at first sight."""
    if plans[0] is not best:
        return plans[0]
    alike = [plan for plan in plans if plan is not best and plan.hunch > best.hunch - ALIKE]
    return max(alike, key=hunch_of) if len(alike) >= SEVERAL else None


def closely(thinker: Foresight, s: State, guess: State, plans: list[Plan], luck: int) -> Puzzle | None:
    """The first plan against all others, played on further than a legend looks."""
    search = thinker.search
    turns = search.turns + 1 if search.turns else 0
    further = Search(laps=search.laps + 1, longest=2 * search.longest, turns=turns)
    far = Foresight(thinker.quick, thinker.worth, thinker.judge, further)
    best, *rivals = (Plan(plan.answers, 0.0, 0.0, s.seats) for plan in plans)
    tempting = rivals[0]
    chance = Swift(luck)
    for _ in range(PARTS):
        play_worlds(far, guess, [best, *rivals], CLOSE, chance)
        rivals = [rival for rival in rivals if list(rival.values) != list(best.values)]  # the same in other words
        clear = all(best.lead(rival) >= max(MARGIN, SURE * best.doubt(rival)) for rival in rivals)
        if tempting not in rivals or not clear:
            return None
    margin = min(best.lead(rival) for rival in rivals)
    said, instead = (spelled(s, list(plan.answers)) for plan in (best, tempting))
    return Puzzle(said, instead, round(best.value(), 3), round(margin, 3))


def play_worlds(thinker: Foresight, guess: State, plans: list[Plan], worlds: int, chance: Chance) -> None:
    for _ in range(worlds):
        thinker.try_all(guess, plans, chance.word())


def toml(story: Story) -> str:
    """A puzzle as a scenario file."""
    assert story.puzzle is not None
    puzzle = msgspec.to_builtins(story.puzzle)
    setup = ", ".join(f"{key} = {json(value)}" for key, value in story.setup.items())
    lines = "".join(f"    {{ who = {json(line.who)}, says = {json(line.says)} }},\n" for line in story.story)
    head = f"game = {json(story.game)}\ntitle = {json(story.title)}\nseed = {story.seed}\nsetup = {{ {setup} }}\n"
    rows = "".join(f"{key} = {json(value)}\n" for key, value in puzzle.items())
    return f"{head}story = [\n{lines}]\n\n[puzzle]\n{rows}"


def json(value: object) -> str:
    """Texts, numbers and lists of them are written alike in TOML."""
    return msgspec.json.encode(value).decode()
