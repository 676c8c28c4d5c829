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
import os, signal, sys, time
from matinee.lab.workers import work_through

def job(number):
    print(os.getpid(), flush=True)
    time.sleep(1000)

if __name__ == "__main__":
    # A shell starts background processes with Ctrl-C ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
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
    assert (found.stopped, found.games, found.finished) == ("Ctrl-C.", 3, 3)
    whole = simulate(trial("npzr", 3, bots=["random"], seed=3), workers=1)
    assert (whole.stopped, whole.decisions) == ("", found.decisions)


KILLED = """
import os, pathlib, signal, sys
from matinee.lab.workers import work_through

def job(number):
    \"\"\"The third task kills its worker, as often as it is told to.\"\"\"
    deaths = pathlib.Path(sys.argv[1])
    if number == 3 and len(deaths.read_text()) < int(sys.argv[2]):
        deaths.write_text(deaths.read_text() + "x")
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number

if __name__ == "__main__":
    for answer in work_through(job, range(8), 2):
        print(answer, flush=True)
"""


@pytest.mark.parametrize(("deaths", "answers", "code"), [(1, 8, 0), (2, 8, 0), (9, 3, 1)])
def test_what_a_killed_worker_had_in_hand_is_done_by_others(
    tmp_path: Path, deaths: int, answers: int, code: int
) -> None:
    """Killed again and again, it is given up; what was answered before stays."""
    script, counted = tmp_path / "killed.py", tmp_path / "deaths"
    script.write_text(KILLED)
    counted.write_text("")
    command = [sys.executable, str(script), str(counted), str(deaths)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE * 3, check=False)
    assert ran.stdout.split() == [str(number * number) for number in range(answers)]
    assert ran.returncode == code
    assert ("Workers were killed 3 times" in ran.stderr) == (code != 0)
