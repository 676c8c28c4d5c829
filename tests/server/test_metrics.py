"""Figures of a running server."""

import subprocess
import sys

from matinee.server.metrics import Metrics

# Python on Windows has no module `resource`.
ELSEWHERE = """
import sys
sys.modules["resource"] = None
from matinee.server.metrics import Metrics
print(Metrics().text({}))
"""


def test_a_server_tells_what_it_uses() -> None:
    text = Metrics().text({"matinee_tables": 3})
    assert "matinee_tables 3" in text
    assert "# TYPE process_cpu_seconds_total counter" in text
    (memory,) = (line for line in text.splitlines() if line.startswith("process_max_resident_memory_bytes "))
    assert float(memory.split()[1]) > 1_000_000


def test_where_nobody_counts_memory_the_other_figures_are_told() -> None:
    command = [sys.executable, "-c", ELSEWHERE]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "process_cpu_seconds_total" in done.stdout
    assert "resident_memory" not in done.stdout
