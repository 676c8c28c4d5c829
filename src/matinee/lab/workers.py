"""A pool of processes that work through chunks, in order, and go quietly when they are called off."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

Task = TypeVar("Task")
Answer = TypeVar("Answer")


def cores() -> int:
    """How many processes this machine lets us run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work_through(job: Callable[[Task], Answer], tasks: Iterable[Task], workers: int) -> Iterator[Answer]:
    """The answers in the order of the tasks, whoever found them; one worker is this process itself."""
    if workers <= 1:
        yield from map(job, tasks)
        return
    # Started afresh rather than forked: the same on every system, and nothing half-done is inherited.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=leave_stopping_to_the_parent)
    try:
        yield from pool.map(job, tasks)
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def leave_stopping_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
