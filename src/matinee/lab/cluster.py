"""The same work on many machines: chunks on a Ray cluster, in order, so that sums are joined as on one machine."""

import multiprocessing
import os
import socket
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from matinee.engine.errors import MatineeError
from matinee.lab.workers import deaf_to_ctrl_c, end_with_parent

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Task = TypeVar("Task")
Answer = TypeVar("Answer")

# Queued chunks per processor of the cluster.
AHEAD = 4
# Seconds that a cluster may take to accept a connection.
SECONDS = 5.0
LOCAL = "local"
# Ray gives a node 30 seconds to start, which may be too short for a first start on a busy machine.
STARTS = 4
# What a driver tells its parent.
ANSWER, DONE, FAULT = "answer", "done", "fault"

# Joins a cluster at an address, or with that many workers; gives Ray, or what a test passes for it.
Join = Callable[[str, int], Any]


class NoCluster(MatineeError):
    """A cluster that is not there, or has gone."""


def on_cluster(
    job: Callable[[Task], Answer],
    tasks: Iterable[Task],
    address: str,
    workers: int,
    join: Join | None = None,
) -> Iterator[Answer]:
    """The results in the order of the tasks. `local` starts a cluster of that many processes on this machine.

    Ray kills the driver process when its cluster goes away. So the driver is a process of its own, and its results so
    far are kept.
    """
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe(duplex=False)
    driver = spawn.Process(target=drive, args=(there, job, list(tasks), address, workers, join or join_ray))
    with deaf_to_ctrl_c():
        driver.start()
    there.close()
    try:
        yield from heard(here)
    finally:
        here.close()
        driver.terminate()
        driver.join(SECONDS)
        driver.kill()


def heard(driver: "Connection") -> Iterator[Any]:
    """The driver's results, then the error it reports, if any. One that falls silent has lost its cluster."""
    while True:
        try:
            word, told = driver.recv()
        except EOFError:
            raise NoCluster("The cluster has gone.") from None
        if word == DONE:
            return
        if word == FAULT:
            raise told
        yield told


def drive(
    parent: "Connection",
    job: Callable[[Task], Answer],
    tasks: list[Task],
    address: str,
    workers: int,
    join: Join,
) -> None:
    """In the driver."""
    end_with_parent()
    if not os.environ.get("MATINEE_DEBUG"):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())  # Ray's own words; the parent says a sentence
    try:
        for answer in through(join(address, workers), job, tasks, workers):
            parent.send((ANSWER, answer))
        parent.send((DONE, None))
    except BrokenPipeError:
        return  # the consumer has stopped
    except Exception as fault:
        parent.send((FAULT, fault))


def through(ray: Any, job: Callable[[Task], Answer], tasks: Iterable[Task], workers: int) -> Iterator[Answer]:
    """The results in order, with enough chunks on the way to keep every processor busy."""
    try:
        work = ray.remote(max_retries=3)(job_of(job))
        waiting: deque[Any] = deque()
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", workers)))
        for task in tasks:
            waiting.append(work.remote(task))
            if len(waiting) >= most:
                yield fetched(ray, waiting.popleft())
        while waiting:
            yield fetched(ray, waiting.popleft())
    finally:
        ray.shutdown()


def job_of(job: Callable[[Task], Answer]) -> Callable[[Task], Answer]:
    """Ray wants a function; a job may be a partial."""

    def work(task: Task) -> Answer:
        return job(task)

    return work


def join_ray(address: str, workers: int) -> Any:
    if address != LOCAL:
        knock(address)
    try:
        import ray
    except ImportError:
        raise NoCluster("A cluster needs Ray: pip install 'matinee[ray]'.") from None
    quiet: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    where: dict[str, Any] = {"num_cpus": workers} if address == LOCAL else {"address": address}
    for left in reversed(range(STARTS if address == LOCAL else 1)):
        try:
            ray.init(**where, **quiet)
            break
        except Exception as fault:  # Ray raises bare ones, too, when a node is slow to start
            if not left:
                raise NoCluster(f"No Ray cluster at {address}: {str(fault).splitlines()[0]}") from None
            ray.shutdown()
    return ray


def knock(address: str) -> None:
    """Check the address first: Ray itself would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        raise NoCluster(f"{address!r} is no address of a Ray cluster; it looks like 127.0.0.1:6379.")
    try:
        socket.create_connection((host, int(port)), SECONDS).close()
    except OSError as fault:
        raise NoCluster(f"No Ray cluster at {address}: {fault.strerror or fault}.") from None


def fetched(ray: Any, answer: Any) -> Any:
    try:
        return ray.get(answer)
    except ray.exceptions.RayTaskError as fault:
        raise fault.cause from None  # the cluster is well: the job itself failed, as it would have here
    except ray.exceptions.RayError as fault:
        raise NoCluster(f"The cluster has gone: {str(fault).splitlines()[0]}") from None
