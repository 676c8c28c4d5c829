"""A pool of processes that work through chunks, in order, and end with their parent."""

import gc
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.connection import wait
from typing import TypeVar

from matinee.engine.errors import MatineeError

# How often the pool is recreated after one of its workers was killed.
DEATHS = 2

Task = TypeVar("Task")
Answer = TypeVar("Answer")


class WorkersDie(MatineeError):
    """Worker processes keep being killed."""


def cores() -> int:
    """How many processes this machine lets us run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work_through(job: Callable[[Task], Answer], tasks: Iterable[Task], workers: int) -> Iterator[Answer]:
    """The results in the order of the tasks; with one worker, computed in this process."""
    if workers <= 1:
        yield from map(job, tasks)
        return
    left = list(tasks)
    for death in range(DEATHS + 1):
        try:
            for answer in with_crew(job, left, workers):
                yield answer
                del left[0]
            return
        except BrokenProcessPool:
            # A worker was killed: its chunks are done again by others.
            if death == DEATHS:
                raise WorkersDie(
                    f"Workers were killed {DEATHS + 1} times; perhaps there is too little memory."
                ) from None


def with_crew(job: Callable[[Task], Answer], tasks: list[Task], workers: int) -> Iterator[Answer]:
    """Not `pool.map`, which cancels what is left: a broken pool can hang on cancelled tasks."""
    pool = crew(workers)
    try:
        with deaf_to_ctrl_c():
            answers = deque(pool.submit(job, task) for task in tasks)
        while answers:
            yield answers.popleft().result()
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def crew(workers: int) -> ProcessPoolExecutor:
    """Spawned rather than forked: the same on every system, and no half-finished state is inherited."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=begin)


def begin() -> None:
    """In a worker: games make hardly any cycles, so the garbage collector need not look often."""
    gc.freeze()
    gc.set_threshold(50_000)
    end_with_parent()


def end_with_parent() -> None:
    """In a worker: exit at once when the parent is gone, even if it was killed."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Processes started inside this block ignore Ctrl-C from the start: the parent stops them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, heard)
