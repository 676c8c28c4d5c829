import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot

from matinee.catalog import show
from matinee.engine.chance import Chance, Swift
from matinee.engine.show import Show
from matinee.tui.keeping import Keeper
from matinee.tui.local import Local
from matinee.tui.recipe import Recipe

NPZR = show("npzr")
PATIENCE = 60.0


@pytest.fixture
def sit(tmp_path: Path) -> Callable[..., Local]:
    """A sitting at a table that is dealt by a known seed, waits for nobody, and is kept in a folder of the test."""

    def make(seed: int | None = 5, bots: str = "extra", fresh: bool = False, show: Show = NPZR, **recipe: Any) -> Local:
        recipe = {"setup": {"seats": max(2, show.game.fewest)}, **recipe}
        how = Recipe(bots=(bots,), seed=seed, **recipe)
        return Local(show, how, Keeper(tmp_path), fresh=fresh, tempo=0, pause=0)

    return make


def lay(sitting: Local, given: Mapping[str, Any], chance: Chance | None = None) -> Local:
    """Put a position on a table at which nobody has said anything yet."""
    game, show = sitting.table.playing, sitting.show
    state = show.arrange(given, show.setup(sitting.table.setup), chance or Swift(1))
    del game.journal.events[:]
    game.counted, game.pace.told, game.told = 0, 0, dict.fromkeys(game.told, 0)
    state.journal = game.journal
    game.recorder.state = game.stage = state
    game.foresee()
    game.number()
    return sitting


async def rest(sitting: Local) -> None:
    """Until the table waits for a person."""
    await asyncio.wait_for(sitting.rested.wait(), PATIENCE)


async def settled(pilot: Pilot[str], sitting: Local) -> None:
    """Until the screen shows that, too."""
    await pilot.pause()
    await rest(sitting)
    await pilot.pause()


@contextlib.asynccontextmanager
async def running(sitting: Local) -> AsyncIterator[Local]:
    """A table that lives, as it does behind a screen."""
    life = asyncio.create_task(sitting.run())
    try:
        await asyncio.sleep(0)
        await rest(sitting)
        yield sitting
    finally:
        life.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await life


async def say(sitting: Local, key: str) -> None:
    """Answer, and let all others act."""
    assert sitting.asked is not None
    await sitting.answer(sitting.asked, [key])
    await rest(sitting)


async def play_first_options(sitting: Local) -> None:
    while not sitting.over:
        assert sitting.asked is not None
        await say(sitting, sitting.asked.options[0].key)
