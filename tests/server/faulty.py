"""A storage that fails when it is told to: passed in, never patched."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from tests.server.conftest import quick

from matinee.server.app import build_house
from matinee.server.house import House
from matinee.server.settings import Settings
from matinee.server.storage import Storage, Write

# What goes wrong with these writes, if anything.
Fault = Callable[[Sequence[Write]], Exception | None]


def sound(_: Sequence[Write]) -> None:
    return None


class Faulty(Storage):
    """`before` fails without writing; `after` writes, then reports a failure."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.before: Fault = sound
        self.after: Fault = sound

    async def write(self, batch: Sequence[Write], again: bool = False) -> set[str]:
        fault = self.before(batch)
        if fault is not None:
            raise fault
        lost = await super().write(batch, again)
        fault = self.after(batch)
        if fault is not None:
            raise fault
        return lost


def locked() -> Exception:
    """A temporary fault of the whole database."""
    return sa.exc.OperationalError("COMMIT", None, Exception("database is locked"))


def broken() -> Exception:
    """A permanent fault of one row."""
    return sa.exc.IntegrityError("INSERT", None, Exception("UNIQUE constraint failed"))


def times(count: int, fault: Callable[[], Exception], table: str = "") -> Fault:
    """A fault for a number of tries, of all tables or of one."""
    left = [count]

    def fails(batch: Sequence[Write]) -> Exception | None:
        if left[0] <= 0 or (table and table not in {write.table for write in batch}):
            return None
        left[0] -= 1
        return fault()

    return fails


def faulty_house(folder: Path, database: str = "", **more: Any) -> tuple[Settings, House, Faulty]:
    settings = quick(folder, database=database, secret="a secret of the tests", **more)
    storage = Faulty(settings.database_url)
    return settings, build_house(settings, storage), storage
