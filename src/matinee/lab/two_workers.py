"""What a second process is worth: simulated games a second by two workers and by one."""

import time
from concurrent.futures import ProcessPoolExecutor

from matinee import catalog
from matinee.lab.simulate import ToKeep, play_chunk
from matinee.lab.trial import Trial, trial
from matinee.lab.workers import crew

GAMES = 60


def two_workers(rounds: int = 6) -> tuple[float, float]:
    """Games a second, first of two workers, then of one; both are warm before the clock runs."""
    first = next(iter(catalog.SHOWS))
    wanted = trial(first, GAMES, bots=["star"])
    with crew(2) as two, crew(1) as one:
        best = [0.0, 0.0]
        for number in range(rounds + 1):
            for place, pool in enumerate((two, one)):
                speed = games_a_second(pool, wanted)
                if number > 0:
                    best[place] = max(best[place], speed)
    return best[0], best[1]


def games_a_second(pool: ProcessPoolExecutor, wanted: Trial) -> float:
    began = time.perf_counter()
    parts = [pool.submit(play_chunk, wanted, ToKeep(), range(start, start + 5)) for start in range(0, GAMES, 5)]
    games = sum(part.result().tally.games for part in parts)
    return games / (time.perf_counter() - began)
