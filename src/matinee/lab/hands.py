"""Who does the work: processes of this machine, or a cluster. The answers are the same, and in the same order."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from matinee.lab.cluster import NoCluster, on_cluster
from matinee.lab.workers import WorkersDie, cores, work_through

Task = TypeVar("Task")
Answer = TypeVar("Answer")

# Errors that may interrupt the work: what was done until then counts.
BROKEN_OFF = (KeyboardInterrupt, NoCluster, WorkersDie, OSError)


def hand_out(
    job: Callable[[Task], Answer], tasks: list[Task], games: int, workers: int | None, cluster: str | None
) -> Iterator[Answer]:
    """The results in the order of the tasks; `games` is their total number of games."""
    if workers is None:  # a process takes about as long to start as a few dozen games
        workers = min(cores(), 1 + games // 50)
    if cluster is not None:
        return on_cluster(job, tasks, cluster, workers)
    return work_through(job, tasks, min(workers, len(tasks)))


def why(fault: BaseException) -> str:
    """A sentence for what broke it off."""
    if isinstance(fault, KeyboardInterrupt):
        return "Ctrl-C."
    if isinstance(fault, OSError):
        return f"{fault.filename}: {fault.strerror}." if fault.filename else f"{fault.strerror or fault}."
    return str(fault)
