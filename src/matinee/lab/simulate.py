"""Many games of one trial. The same trial gives the same sums, whatever the number of workers."""

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from matinee.engine.record import write_record
from matinee.lab.tally import Simulation, Tally
from matinee.lab.trial import Trial, play
from matinee.lab.workers import cores, work_through

Progress = Callable[[int], None]


def chunks(games: int) -> list[range]:
    """Runs of game numbers. Their size depends on the number of games alone, so that sums are always joined alike."""
    size = max(1, min(50, games // 40))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_chunk(trial: Trial, folder: Path | None, numbers: range) -> Tally:
    tally = Tally()
    for number in numbers:
        played = play(trial, number, record=folder is not None)
        tally.add(played)
        if folder is not None and played.record is not None:
            file = folder / f"{trial.game}-{trial.seed}-{number:06}.json"
            file.write_text(write_record(played.record), encoding="utf-8")
    return tally


def simulate(
    trial: Trial, workers: int | None = None, folder: Path | None = None, progress: Progress | None = None
) -> Simulation:
    """Play all games of a trial, or those until Ctrl-C; `progress` hears how many are done since it last heard."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    began = time.perf_counter()
    tasks = chunks(trial.games)
    if workers is None:  # a process takes about as long to start as a few dozen games
        workers = min(cores(), 1 + trial.games // 50)
    parts: list[Tally] = []
    stopped = False
    try:
        for part in work_through(partial(play_chunk, trial, folder), tasks, min(workers, len(tasks))):
            parts.append(part)
            if progress is not None:
                progress(part.games)
    except KeyboardInterrupt:
        if not parts:
            raise
        stopped = True
    # Joined only now: Ctrl-C in the middle of a sum would leave it half done.
    whole = Tally()
    for part in parts:
        whole.join(part)
    return whole.found(trial, time.perf_counter() - began, stopped)
