"""The same games on a Ray cluster, to the last digit, and a sentence when there is none."""

import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from matinee.lab.cluster import NoCluster, on_cluster, through
from matinee.lab.simulate import simulate
from matinee.lab.tally import Simulation
from matinee.lab.trial import trial

WANTED = trial("npzr", 12, bots=["random"], seed=3)


def without_times(found: Simulation) -> Simulation:
    return msgspec.structs.replace(found, seconds=0.0, decisions_per_second=0.0)


def test_a_cluster_finds_the_same_as_one_process() -> None:
    found = simulate(WANTED, 2, cluster="local")
    assert without_times(found) == without_times(simulate(WANTED, 1))


def test_a_cluster_that_is_not_there_is_one_sentence() -> None:
    with pytest.raises(NoCluster, match=r"No Ray cluster at 127\.0\.0\.1:1"):
        simulate(WANTED, 2, cluster="127.0.0.1:1")
    with pytest.raises(NoCluster, match="is no address"):
        simulate(WANTED, 2, cluster="nowhere")


class Gone(Exception):
    """What Ray raises when its machines are gone."""


class Failed(Gone):
    """What Ray makes of an error in the work itself."""

    cause = OSError("The job's own.")


class Leaving:
    """A cluster that answers a few times and then goes away."""

    exceptions = SimpleNamespace(RayError=Gone, RayTaskError=Failed)

    def __init__(self, answers: int, fault: type[Gone] = Gone) -> None:
        self.answers = answers
        self.fault = fault
        self.closed = False

    def remote(self, **given: Any) -> Callable[[Callable[[Any], Any]], Any]:
        return lambda job: SimpleNamespace(remote=job)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def get(self, answer: Any) -> Any:
        self.answers -= 1
        if self.answers < 0:
            raise self.fault("The head node died.")
        return answer

    def shutdown(self) -> None:
        self.closed = True


def test_what_a_cluster_has_played_is_kept_when_it_goes() -> None:
    ray = Leaving(3)
    found: list[int] = []
    with pytest.raises(NoCluster, match=r"The cluster has gone: The head node died\."):
        found.extend(through(ray, lambda number: number * 2, range(20), 1))
    assert found == [0, 2, 4]
    assert ray.closed


class Taking(Leaving):
    """A cluster that kills its driver too, as Ray does when its head node dies."""

    def get(self, answer: Any) -> Any:
        self.answers -= 1
        if self.answers < 0:
            os._exit(1)
        return answer


def take_along(address: str, workers: int) -> Taking:
    return Taking(3)


def double(number: int) -> int:
    return number * 2


def test_what_was_played_is_kept_when_a_cluster_takes_its_driver_along() -> None:
    found: list[int] = []
    with pytest.raises(NoCluster, match=r"The cluster has gone\."):
        found.extend(on_cluster(double, range(20), "local", 1, take_along))
    assert found == [0, 2, 4]


def test_an_error_in_the_work_is_not_blamed_on_the_cluster() -> None:
    ray = Leaving(0, Failed)
    with pytest.raises(OSError, match="The job's own"):
        list(through(ray, lambda number: number, range(2), 1))


def test_a_simulation_tells_what_was_played_until_then() -> None:
    done: list[int] = []

    def progress(more: int) -> None:
        done.append(more)
        if len(done) == 3:
            raise NoCluster("The cluster has gone: The head node died.")

    found = simulate(WANTED, 1, progress=progress)
    assert (found.games, found.finished) == (3, 3)
    assert found.stopped.startswith("The cluster has gone")
