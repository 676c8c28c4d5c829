"""What the coach finds where it is known: planted blunders, a Legend's own games, and luck that must average out.

.venv/bin/python benchmarks/coach.py [planted] [legend] [luck] [speed] [--games N] [--of npzr,kaiju] [--seed S]

planted: games of stars in which one action in ten is replaced by the worst plan; how many of those that cost five
points or more are called a mistake or a blunder. legend: how many decisions of legends are called so. luck: whether
luck and skill add up to result minus start within the stated error, and whether luck after the deal averages zero.
speed: seconds of one core for a game of median length. Prints JSON, a line for each part and game.
"""

import json
import sys
import time
from collections.abc import Iterator
from math import sqrt
from statistics import mean, median, stdev

from matinee import catalog
from matinee.bots.plans import find_plans, goes_on, value_of
from matinee.coach.analysis import Analysis, Budget, usual
from matinee.coach.report import WRONG, Decision
from matinee.coach.weighing import weigh
from matinee.engine.chance import Swift
from matinee.engine.record import Record, Recorder
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.lab.intervals import wilson

GAMES = ("npzr", "roundhouse", "rampage", "kaiju", "samurai")
ONE_IN = 10
# Worlds in which the worst plan is looked for: enough that it is bad, too few to say how bad.
TRIED = 8
# How many are tried of those that the judge likes least.
LOOKED_AT = 24
COSTS = 0.05
# A quick analysis: what must hold, holds whatever the budget; the stated error is only wider.
QUICK = Budget(search=24, worlds=16, line=24, deals=60)


def played(show: Show, bot: str, seed: int, blunders: bool = False) -> tuple[Record, set[int]]:
    """A game of bots of one level with as few seats as can be, and where blunders were planted."""
    setup = {"seats": fewest(show)}
    recorder = Recorder(show, setup, f"swift:{seed}")
    policy, chance = show.bot(bot), Swift(seed + 10_000)
    planted: set[int] = set()
    while not recorder.state.over:
        s = recorder.state
        if blunders and not s.step().inside() and chance.below(ONE_IN) == 0:
            planted.add(len(recorder.record.answers))
            for key in worst(show, s, chance):
                recorder.answer(key)
            continue
        seat = s.asked
        recorder.answer(s.key(policy.decide(s, chance)))
        while goes_on(recorder.state, seat):
            recorder.answer(recorder.state.key(policy.decide(recorder.state, chance)))
    return recorder.close(), planted


def fewest(show: Show) -> int:
    """Somebody who plays alone has nobody to lose against."""
    return max(2, show.game.fewest)


def worst(show: Show, s: State, chance: Swift) -> list[str]:
    """The plan with the lowest winning chance, tried in a few worlds that follow from what the seat knows."""
    thinker = catalog.evaluator(show.id)
    guess = s.redeal(s.asked, Swift(chance.word()))
    plans = sorted(find_plans(guess, thinker.worth, thinker.judge), key=value_of)[:LOOKED_AT]
    for _ in range(TRIED):
        thinker.try_all(guess, plans, chance.word())
    plan = min(plans, key=value_of)
    table, seat, keys = s.copy(), s.asked, []
    for answer in plan.answers:
        if table.over or table.asked != seat or not table.offered.has(answer):
            break
        keys.append(table.key(answer))
        table.answer(answer)
    return keys


def decisions(show: Show, record: Record, wanted: set[int] | None, seed: int) -> Iterator[Decision | None]:
    """The coach's judgement of some decisions (of all, if none is named); None for those it leaves out."""
    work = Analysis(show, record, usual(catalog.evaluator(show.id)), seed)
    for action in work.actions:
        s = work.recorder.state.copy()
        keys = record.answers[action.n : action.n + action.answers]
        options, _, _ = work.play(s, keys)
        if wanted is None or action.n in wanted:
            found = weigh(work.thinker, s, options, work.luck(action.n) + 1, work.budget.search, work.budget.worlds)
            yield None if found is None else work.decided(s, action, keys, found)


def share(part: int, whole: int) -> dict[str, object]:
    return {"share": round(part / whole, 3) if whole else None, "ci95": wilson(part, whole)}


def planted(show: Show, games: int, seed: int) -> dict[str, object]:
    """A second analysis with other chance says what each blunder cost; the first one is what is judged."""
    cost = called = found = 0
    for game in range(games):
        record, places = played(show, "star", seed + game, blunders=True)
        first = list(decisions(show, record, places, 1))
        again = list(decisions(show, record, places, 2))
        found += len(first)
        for one, other in zip(first, again, strict=True):
            if one is not None and other is not None and other.loss >= COSTS:
                cost += 1
                called += one.word in WRONG
    return {"planted": found, "cost_5_points": cost, "called": called, **share(called, cost)}


def legend(show: Show, games: int, seed: int) -> dict[str, object]:
    judged = called = 0
    for game in range(games):
        record, _ = played(show, "legend", seed + game)
        for one in decisions(show, record, None, 1):
            judged += 1
            called += one is not None and one.word in WRONG
    return {"decisions": judged, "called": called, **share(called, judged)}


def luck(show: Show, games: int, seed: int) -> dict[str, object]:
    """The account of the seat that acts first, in each game of stars.

    Two accounts of a duel mirror each other: told for seats in turn, luck averages zero however wrong it is credited.
    What the deal did is told apart: where it draws who begins, that seat had luck in it every time.
    """
    lucks: list[float] = []
    deals: list[float] = []
    within = 0
    remainders: list[float] = []
    for game in range(games):
        record, _ = played(show, "star", seed + game)
        work = Analysis(show, record, QUICK, seed + game)
        for _ in work.steps():
            pass
        account = work.report().seats[next(action.seat for action in work.actions if action.seat is not None)]
        deals.append(account.fortunes.get("deal", 0.0))
        lucks.append(account.luck - deals[-1])
        remainders.append(account.remainder)
        within += abs(account.remainder) <= account.error
    found: dict[str, object] = {"within_stated_error": share(within, games)}
    for name, amounts in (("luck", lucks), ("deal", deals), ("remainder", remainders)):
        spread = stdev(amounts) if games > 1 else 1.0
        error = 1.96 * spread / sqrt(games)
        found[name] = round(mean(amounts), 4)
        found[f"{name}_ci95"] = [round(mean(amounts) - error, 4), round(mean(amounts) + error, 4)]
        found[f"{name}_of_a_game"] = round(spread, 3)
    return found


def speed(show: Show, games: int, seed: int) -> dict[str, object]:
    """Games of stars; the one of median length is analysed."""
    records = sorted((played(show, "star", seed + game)[0] for game in range(games)), key=lambda one: len(one.answers))
    record = records[len(records) // 2]
    began = time.process_time()
    work = Analysis(show, record)
    for _ in work.steps():
        pass
    work.report()
    lengths = [len(one.answers) for one in records]
    return {"answers": len(record.answers), "median": median(lengths), "seconds": round(time.process_time() - began, 1)}


PARTS = {"planted": planted, "legend": legend, "luck": luck, "speed": speed}


def main(words: list[str]) -> None:
    named = {"--games": "10", "--of": ",".join(GAMES), "--seed": "1"}
    for place, word in enumerate(words[:-1]):
        if word in named:
            named[word] = words[place + 1]
    games, seed = int(named["--games"]), int(named["--seed"])
    for part in [word for word in words if word in PARTS] or PARTS:
        for game in named["--of"].split(","):
            show = catalog.show(game)
            began = time.process_time()
            found = PARTS[part](show, games, seed)
            seconds = round(time.process_time() - began, 1)
            print(json.dumps({"part": part, "game": game, "games": games, **found, "cpu": seconds}), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
