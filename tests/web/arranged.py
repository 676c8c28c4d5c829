"""A house in whose books a short game stands, almost finished or looked back on: always the same, with its blunders."""

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.record import read_record
from matinee.match import entries as e
from matinee.match import lobby, play
from matinee.match.table import Table
from matinee.match.terms import Terms
from matinee.server.coaching import Workbench
from matinee.server.identity import Identity, load_secret
from matinee.server.storage import Storage, Write

ID, ADA, SECRET = "arrangedgame", "ada-who-began-it", "3c" * 32
# Two seconds of a processor find the blunders of this game; a house on a small machine says so, too.
EFFORT = 0.05


def played(left: int) -> tuple[Table, list[e.Entry], int]:
    """A game in which nobody thinks for long, up to a question of Ada's; and where her last action begins."""
    show = catalog.show("npzr")
    table = Table(ID)
    stored: list[e.Entry] = []
    chance, now, last = Swift(78), 100.0, 0

    def do(*entries: e.Entry) -> None:
        stored.extend(table.apply(entry) for entry in entries)

    do(lobby.open_table(show, {"seats": 2}, Terms(tempo=0), ADA, now))
    do(lobby.commit(table, SECRET, now))
    do(lobby.sit(table, ADA, "Ada", 0, False, now))
    do(lobby.seat_bot(table, ADA, 1, "extra", now))
    do(*lobby.start(table, ADA, now))
    while table.status == "playing":
        game = table.playing
        now += 10.0
        play.look(table, now)
        if int(game.state.asked) == 0 and table.answers >= left > 0:
            break
        level = "understudy" if chance.below(3) else "extra"
        key = game.state.key(show.bot(level).decide(game.state, Swift(chance.word())))
        if int(game.state.asked) == 0:
            last = last if game.state.step().inside() else table.answers
            do(play.answer(table, ADA, game.numbers[0], [key], "", now))
        else:
            do(play.bot_answer(table, 1, key, now))
    return table, stored, last


def arrange(data: Path) -> tuple[str, list[str]]:
    """Write it down as far as Ada's last action; gives the link of her chair, and the answers that end the game."""
    whole, _, last = played(0)
    table, stored, _ = played(last)
    apart(write(data, stored, "playing"))
    identity = Identity(load_secret("", data))
    link = f"/t/{ID}#chair={identity.chair_token(ID, 0, table.chairs[0].edition, ADA)}"
    return link, whole.records[0].answers[last:]


def look_back(data: Path) -> str:
    """Write it down to its end, with what the coach found; gives the address of what mattered."""
    table, stored, _ = played(0)
    record = table.records[0]
    desk = Workbench()
    while (found := desk.go_on(ID, record, EFFORT)).report is None:
        pass
    report = msgspec.json.encode(found.report).decode()
    apart(write(data, stored, "over", msgspec.json.encode(record).decode(), report))
    return f"/coach/{ID}?game=1&seat=0"


def look_back_on(data: Path, file: Path) -> str:
    """The same for a recorded game of any kind: who opens it now only looks on."""
    record = read_record(file.read_text(), file.name)
    show = catalog.show(record.game)
    people = ["Ada", "Bo", "Cy", "Dee", "Eve", "Fay"][: show.setup(record.setup).seats]
    record = msgspec.structs.replace(record, names=people)
    table, desk = Table(ID), Workbench()
    opened = [table.apply(lobby.open_table(show, record.setup, Terms(), ADA, 100.0))]
    while (found := desk.go_on(ID, record, EFFORT)).report is None:
        pass
    report = msgspec.json.encode(found.report).decode()
    body = msgspec.json.encode(record).decode()
    apart(write(data, opened, "over", body, report, game=record.game))
    return f"/coach/{ID}?game=1&seat=0"


def apart(work: Coroutine[Any, Any, None]) -> None:
    """The browser has a loop of its own in this thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(work)).result()


async def write(
    data: Path,
    stored: list[e.Entry],
    status: str,
    record: str = "",
    report: str = "",
    table: str = ID,
    game: str = "ninja-pirate-zombie-robot",
    host: str = ADA,
) -> None:
    storage = Storage(f"sqlite+aiosqlite:///{data / 'matinee.sqlite'}")
    await storage.migrate()
    row = {"game": game, "status": status, "listed": False, "host": host, "owner": ""}
    bodies = [e.encode(entry).decode() for entry in stored]
    records = [(1, record)] if record else []
    await storage.write([Write(table, 1, 1, bodies, {**row, "opened": 1.0, "changed": 1.0}, records, [host])])
    if report:
        await storage.keep_report(ID, 1, report)
    await storage.close()


def limits(environment: dict[str, str], **more: float) -> dict[str, str]:
    """The same house with other limits."""
    return {**environment, "MATINEE_LIMITS": json.dumps({**json.loads(environment["MATINEE_LIMITS"]), **more})}
