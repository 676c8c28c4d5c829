"""Figures of a running server, as Prometheus reads them."""

import sys
import time
from bisect import bisect_left

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.began = time.monotonic()
        self.counts: dict[str, float] = {}
        self.waits = [0] * (len(BUCKETS) + 1)
        self.waited = 0.0

    def add(self, name: str, much: float = 1) -> None:
        self.counts[name] = self.counts.get(name, 0) + much

    def waiting(self, seconds: float) -> None:
        """From an answer's arrival to its acknowledgement."""
        self.waits[bisect_left(BUCKETS, seconds)] += 1
        self.waited += seconds

    def text(self, gauges: dict[str, float]) -> str:
        now = {
            **gauges,
            "matinee_uptime_seconds": time.monotonic() - self.began,
            "process_cpu_seconds_total": time.process_time(),
            **peak_memory(),
        }
        lines = [line for name, value in {**self.counts, **now}.items() for line in figure(name, value)]
        lines.append("# TYPE matinee_answer_seconds histogram")
        total = 0
        for bucket, count in zip([*map(str, BUCKETS), "+Inf"], self.waits, strict=True):
            total += count
            lines.append(f'matinee_answer_seconds_bucket{{le="{bucket}"}} {total}')
        lines += [f"matinee_answer_seconds_sum {self.waited:.6f}", f"matinee_answer_seconds_count {total}"]
        return "\n".join(lines) + "\n"


def peak_memory() -> dict[str, float]:
    """Where the system counts it: Windows does not."""
    try:
        import resource
    except ImportError:
        return {}
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return {"process_max_resident_memory_bytes": most if sys.platform == "darwin" else most * 1024}


def figure(name: str, value: float) -> list[str]:
    kind = "counter" if name.endswith("_total") else "gauge"
    return [f"# TYPE {name} {kind}", f"{name} {value:g}"]
