"""Kill the server at random moments of many running games, again and again; then look whether anything was lost.

    python benchmarks/crash.py --tables 200 --kills 20
    python benchmarks/crash.py --tables 200 --kills 20 --postgres     two servers on one PostgreSQL; the owner is killed

Prints one JSON object; exit code 1 if an acknowledged answer is missing, doubled, or a table does not go on.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from players import Guest, Notes, Player, Server, free_port, seat, settings, start_all, stop_all

from matinee import catalog
from matinee.engine.record import read_record, replay
from matinee.match import entries as e
from matinee.match.deal import doubt
from matinee.match.table import Table
from matinee.server.storage import Storage

PATIENCE = 60.0


async def crash(args: argparse.Namespace, folder: Path, database: str, servers: list[Server]) -> dict[str, Any]:
    luck = random.Random(args.seed)
    for server in servers:
        server.start()
    addresses = [server.address for server in servers]
    host, notes = Guest(), Notes()
    host.request(addresses[0], "/api/me")
    tables = await seat(addresses[0], host, args.tables, {"games": 1})
    players = [
        Player(addresses, table, await newcomer(addresses[0]), token, notes, args.think)
        for table, tokens in tables
        for token in tokens
    ]
    tasks = [asyncio.create_task(player.run()) for player in players]
    await asyncio.wait_for(asyncio.gather(*(player.ready.wait() for player in players)), PATIENCE)
    await start_all(addresses[0], host, [table for table, _ in tables])
    outages: list[float] = []
    for kill in range(args.kills):
        await asyncio.sleep(args.gap * (0.3 + luck.random()))
        victim = servers[kill % len(servers)]
        victim.kill()
        began = time.perf_counter()
        if len(servers) == 1:
            victim.start()
        outages.append(await progress(players, began))
        if len(servers) > 1:
            victim.start()
    stuck = await stuck_tables(players)
    await stop_all(tasks)
    for server in servers:
        server.stop()
    found = await judge(database, [table for table, _ in tables], notes)
    return {
        "tables": args.tables,
        "kills": args.kills,
        "servers": len(servers),
        "acknowledged": sum(map(len, notes.acknowledged.values())),
        "reconnects": notes.reconnects,
        "stuck": stuck,
        "outage_seconds": {"median": round(sorted(outages)[len(outages) // 2], 2), "max": round(max(outages), 2)},
        "errors": notes.errors[:5],
        **found,
    }


async def newcomer(address: str) -> Guest:
    guest = Guest()
    await asyncio.to_thread(guest.request, address, "/api/me")
    return guest


async def progress(players: list[Player], began: float) -> float:
    """Wait until half of the tables have gone on since the kill; gives how long that took."""
    before = {id(player): player.answers for player in players}
    while time.perf_counter() - began < PATIENCE:
        going = sum(player.answers > before[id(player)] for player in players)
        if going * 2 >= len(players):
            break
        await asyncio.sleep(0.02)
    return time.perf_counter() - began


async def stuck_tables(players: list[Player]) -> int:
    """After the last kill every table must go on."""
    before = Counter[str]()
    for player in players:
        before[player.table] += player.answers
    end = time.perf_counter() + PATIENCE
    while time.perf_counter() < end:
        now = Counter[str]()
        for player in players:
            now[player.table] += player.answers
        if all(now[table] > before[table] for table in before):
            return 0
        await asyncio.sleep(0.05)
    return sum(now[table] <= before[table] for table in before)


async def judge(database: str, tables: list[str], notes: Notes) -> dict[str, Any]:
    """Read the database as a new server would: all that was acknowledged is there once, and every table replays."""
    storage = Storage(database)
    lost = doubled = frozen = records = doubted = answers = 0
    for id in tables:
        table = Table(id)
        nonces = Counter[str]()
        for body in await storage.bodies(id):
            entry = e.decode(body)
            table.revive(entry)
            if isinstance(entry, e.Answered | e.Kept):
                answers += 1
                nonces[entry.nonce] += 1
        frozen += bool(table.frozen)
        lost += sum(nonces[nonce] == 0 for nonce in notes.acknowledged.get(id, []))
        doubled += sum(count > 1 for nonce, count in nonces.items() if nonce)
        for number in range(1, len(table.records) + 1):
            record = read_record(await storage.record(id, number) or "", id)
            records += 1
            doubted += bool(doubt(record)) or not replay(catalog.show(record.game), record).over
    await storage.close()
    return {
        "answers_on_disk": answers,
        "lost": lost,
        "doubled": doubled,
        "frozen": frozen,
        "records": records,
        "records_doubted": doubted,
    }


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--gap", type=float, default=2.0, help="mean seconds between a recovery and the next kill")
    parser.add_argument("--think", type=float, default=0.05)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if args.postgres:
            from postgres import running

            with running(folder) as url:
                servers = [Server(**settings(folder, free_port(), url)) for _ in range(2)]
                found = asyncio.run(crash(args, folder, async_url(url), servers))
        else:
            server = Server(**settings(folder, free_port()))
            url = f"sqlite+aiosqlite:///{folder / 'matinee.sqlite'}"
            found = asyncio.run(crash(args, folder, url, [server]))
    print(json.dumps(found, indent=1))
    wrong = ("lost", "doubled", "frozen", "stuck", "records_doubted")
    return 1 if any(found[name] for name in wrong) or found["errors"] else 0


def async_url(url: str) -> str:
    return url.replace("postgresql://", "postgresql+asyncpg://")


if __name__ == "__main__":
    sys.exit(main())
