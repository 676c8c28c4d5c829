"""Processes that work for a simulation: none outlives it, and what they have done is kept."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from matinee.lab.simulate import simulate
from matinee.lab.trial import trial

PATIENCE = 60
# A pool that says who works in it, and works until it is stopped.
PARENT = """
import os, sys, time
from matinee.lab.workers import work_through

def job(number):
    print(os.getpid(), flush=True)
    time.sleep(1000)

if __name__ == "__main__":
    list(work_through(job, range(8), 2))
"""


@contextmanager
def at_work(folder: Path) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A parent and its two workers, all busy."""
    script = folder / "parent.py"
    script.write_text(PARENT)
    command = [sys.executable, str(script)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        workers: list[int] = []
        try:
            workers += [int(parent.stdout.readline()) for _ in range(2)]
            yield parent, workers
        finally:
            parent.kill()
            for worker in workers:
                with_pid(worker, signal.SIGKILL)


def with_pid(process: int, number: int) -> bool:
    """Whether there is such a process; it is sent a signal."""
    try:
        os.kill(process, number)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_no_worker_outlives_its_parent(tmp_path: Path, number: int) -> None:
    """They hold the writing end of its output: that it closes means that the last of them is gone."""
    with at_work(tmp_path) as (parent, workers):
        parent.send_signal(number)
        out, _ = parent.communicate(timeout=PATIENCE)
        assert out == ""
        assert len(set(workers)) == 2


def test_a_simulation_that_is_broken_off_tells_what_was_played() -> None:
    """Somebody presses Ctrl-C when three games are done."""
    done: list[int] = []

    def progress(more: int) -> None:
        done.append(more)
        if len(done) == 3:
            raise KeyboardInterrupt

    found = simulate(trial("npzr", 40, bots=["random"], seed=3), workers=1, progress=progress)
    assert (found.stopped, found.games, found.finished) == (True, 3, 3)
    whole = simulate(trial("npzr", 3, bots=["random"], seed=3), workers=1)
    assert (whole.stopped, whole.decisions) == (False, found.decisions)
