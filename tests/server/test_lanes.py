"""Bots think in lanes: a search on one live table holds up no other."""

import asyncio
import threading

from matinee import catalog
from matinee.engine.record import Recorder
from matinee.server.thinkers import Thinkers


async def test_while_legends_think_a_star_at_another_table_answers() -> None:
    """The only thread of the legends' lane is taken, and one more legend waits for it."""
    recorder = Recorder(catalog.show("roundhouse"), {"seats": 2}, "swift:1")
    thinkers = Thinkers(workers=0)
    begun, rest = threading.Event(), threading.Event()

    def search() -> str:
        begun.set()
        rest.wait(20.0)
        return "found"

    deep = asyncio.create_task(thinkers.deep.run(search))
    legend = asyncio.create_task(thinkers.think("long", recorder.record, "legend"))
    await asyncio.to_thread(begun.wait, 20.0)
    answer = await thinkers.think("short", recorder.record, "star")
    still_searching = not deep.done() and not legend.done()
    rest.set()
    assert await deep == "found"
    assert still_searching
    assert {recorder.state.option(answer), recorder.state.option(await legend)} <= set(recorder.state.options())
    thinkers.close()
