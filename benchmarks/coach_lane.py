"""Does the coach slow a live table down? How long bots take to answer, while an analysis runs and while none does.

    python benchmarks/coach_lane.py [--game npzr] [--level star] [--tables 4] [--blocks 8] [--seconds 6]

Blocks with and without an analysis take turns, so that whatever else the machine does is in both.
"""

import argparse
import asyncio
import contextlib
import statistics
import time

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.record import Record, Recorder
from matinee.server.coaching import go_on
from matinee.server.thinkers import Thinkers


def finished(game: str, seed: int) -> Record:
    """A game of quick bots."""
    show = catalog.show(game)
    recorder = Recorder(show, {"seats": show.game.fewest}, f"swift:{seed}")
    chance, bot = Swift(seed), show.bot("understudy")
    while not recorder.state.over:
        recorder.answer(recorder.state.key(bot.decide(recorder.state, chance)))
    return recorder.close()


async def table(thinkers: Thinkers, name: str, whole: Record, level: str, until: float, waits: list[float]) -> None:
    """A bot is asked again and again, at one moment of a game after the other."""
    number = 0
    while time.perf_counter() < until:
        place = number * 7 % (len(whole.answers) - 1)
        part = Record(game=whole.game, edition=whole.edition, setup=whole.setup, seed=whole.seed)
        part.answers = whole.answers[:place]
        began = time.perf_counter()
        await thinkers.think(name, part, level, (name, name))
        waits.append(time.perf_counter() - began)
        number += 1


async def analyse(thinkers: Thinkers, record: Record) -> None:
    number = 0
    while True:
        number += 1
        while '"report":null' in await thinkers.idle.run(go_on, f"analysis {number}", record, 1.0):
            pass


async def race(options: argparse.Namespace) -> None:
    thinkers = Thinkers(2)
    record = finished(options.game, 1)
    waits: dict[bool, list[float]] = {False: [], True: []}
    for block in range(-1, 2 * options.blocks):
        busy = block % 2 == 1
        work = asyncio.create_task(analyse(thinkers, record)) if busy else None
        until = time.perf_counter() + options.seconds
        told: list[float] = waits[busy] if block >= 0 else []
        tables = [table(thinkers, f"t{n}", record, options.level, until, told) for n in range(options.tables)]
        await asyncio.gather(*tables)
        if work is not None:
            work.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await work
    thinkers.close()
    for busy, found in waits.items():
        cuts = statistics.quantiles(found, n=20)
        words = "with an analysis   " if busy else "without an analysis"
        print(f"{words}: {len(found)} answers, p50 {cuts[9] * 1000:.0f} ms, p95 {cuts[18] * 1000:.0f} ms")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="npzr")
    parser.add_argument("--level", default="star")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--blocks", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=6.0)
    asyncio.run(race(parser.parse_args()))


if __name__ == "__main__":
    main()
