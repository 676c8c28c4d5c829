"""A server whose commits fail now and then, for benchmarks/chaos.py: the faults are passed in, nothing is patched."""

import os
import random
import sys
from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa

from matinee.server.app import build_house
from matinee.server.house import House
from matinee.server.serving import from_environment, run
from matinee.server.settings import Settings
from matinee.server.storage import Storage, Write

# Commits fail while this file lies in the data folder.
SIGN = "chaos"


class Chaotic(Storage):
    """A share of all commits fails: before it is made, after it was, or for one table alone. While a file is there."""

    def __init__(self, url: str, share: float, sign: Path) -> None:
        super().__init__(url)
        self.share = share
        self.sign = sign
        self.luck = random.Random()
        self.victim = ""

    async def write(self, batch: Sequence[Write], again: bool = False) -> set[str]:
        kind = ""
        if self.sign.exists() and self.luck.random() < self.share:
            kind = self.luck.choice(("before", "after", "one"))
        if kind == "before":
            raise locked()
        tables = {write.table for write in batch}
        if kind == "one" and not self.victim:
            self.victim = self.luck.choice(sorted(tables))
        if self.victim in tables:
            # It fails together with the rest of its batch until it is found.
            self.victim = self.victim if len(tables) > 1 else ""
            raise sa.exc.IntegrityError("INSERT", None, Exception("a fault of one table"))
        lost = await super().write(batch, again)
        if kind == "after":
            raise locked()
        return lost


def locked() -> Exception:
    return sa.exc.OperationalError("COMMIT", None, Exception("database is locked"))


def build(settings: Settings) -> House:
    return build_house(
        settings, Chaotic(settings.database_url, float(os.environ["CHAOS_COMMITS"]), settings.data / SIGN)
    )


if __name__ == "__main__":
    sys.exit(run(from_environment(), lambda address: print(address, flush=True), build))
