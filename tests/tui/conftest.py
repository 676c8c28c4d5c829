from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from matinee.catalog import show
from matinee.engine.journal import Journal
from matinee.tui.keeping import Keeper
from matinee.tui.sitting import Sitting
from matinee.tui.table import Table

NPZR = show("npzr")


@pytest.fixture
def sit(tmp_path: Path) -> Callable[..., Sitting]:
    """A sitting at a table of Ninja Pirate Zombie Robot, dealt by a known seed and kept in a folder of the test."""

    def make(seed: int = 5, bots: str = "extra", fresh: bool = False) -> Sitting:
        def lay() -> Table:
            return Table(NPZR, bots=[bots], seed=f"swift:{seed}", luck=seed)

        return Sitting(NPZR, lay, Keeper(tmp_path), fresh=fresh)

    return make


@pytest.fixture
def at() -> Callable[[Mapping[str, Any]], Table]:
    """A table that is laid as told."""

    def lay(given: Mapping[str, Any]) -> Table:
        table = Table(NPZR, bots=["extra"], seed="swift:1", luck=1)
        table.recorder.state = NPZR.arrange(given, NPZR.setup({}), table.state.chance)
        table.state.journal = table.journal = Journal()
        table.lines.clear()
        table.heard = 0
        return table

    return lay
