"""Many running games while everything goes wrong, at random and again and again; then look whether anything was lost.

    python benchmarks/chaos.py --tables 200 --seconds 150
    python benchmarks/chaos.py --tables 200 --seconds 150 --postgres       two servers on one PostgreSQL

All the time some commits fail (injected: before, after they were made, or for one table alone). Beside that: another
program locks the database; the disk fills and frees (SQLite: no file of the process may grow, by RLIMIT_FSIZE;
PostgreSQL answers a full disk with a crash, which is among its restarts); bot processes and servers are killed;
connections of people are cut; PostgreSQL cuts its connections, or restarts.

Prints one JSON object; exit code 1 if an acknowledged answer is missing or doubled, a table does not go on, or a record
does not verify.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
from chaos_server import SIGN
from crash import PATIENCE, async_url, judge, newcomer, stuck_tables
from players import Guest, Notes, Player, Server, free_port, seat, settings, start_all, stop_all

# Seconds between the end of one fault and the next, on the average.
GAP = 2.0


class ChaosServer(Server):
    program = (str(Path(__file__).with_name("chaos_server.py")),)

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        found = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [int(pid) for pid in found if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


class Chaos:
    def __init__(self, args: argparse.Namespace, folder: Path, url: str, servers: list[ChaosServer]) -> None:
        self.args = args
        self.folder = folder
        self.url = url
        self.servers = servers
        self.luck = random.Random(args.seed)
        self.players: list[Player] = []
        self.counts = Counter[str]()
        self.beside: set[asyncio.Task[None]] = set()

    def faults(self) -> dict[str, Callable[[], Awaitable[None]]]:
        always = {"bots": self.kill_bots, "server": self.kill_server, "cut": self.cut_people}
        if self.args.postgres:
            return {**always, "locked": self.lock_postgres, "ended": self.end_connections, "restart": self.restart}
        return {**always, "locked": self.lock_sqlite, "full": self.fill_disk}

    async def rage(self, seconds: float) -> None:
        """One fault after the other; locks and full disks last while others happen."""
        end = time.monotonic() + seconds
        faults = self.faults()
        left: list[str] = []
        while time.monotonic() < end:
            left = left or self.luck.sample(sorted(faults), len(faults))
            name = left.pop()
            self.counts[name] += 1
            task = asyncio.create_task(self.meet(faults[name]))
            self.beside.add(task)
            task.add_done_callback(self.beside.discard)
            if name in ("locked", "full"):
                await asyncio.sleep(1.0)
            else:
                await task
            await asyncio.sleep(self.args.gap * (0.3 + 1.4 * self.luck.random()))
        if self.beside:
            await asyncio.wait(self.beside)

    async def meet(self, fault: Callable[[], Awaitable[None]]) -> None:
        """A fault may meet another: what is locked may be killed meanwhile."""
        with contextlib.suppress(OSError, sqlite3.Error, asyncpg.PostgresError, asyncpg.InterfaceError):
            await fault()

    def span(self) -> float:
        return self.luck.uniform(min(1.0, self.args.longest), self.args.longest)

    # Faults

    async def kill_bots(self) -> None:
        for server in self.servers:
            for pid in server.children():
                os.kill(pid, signal.SIGKILL)

    async def kill_server(self) -> None:
        server = self.luck.choice(self.servers)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

    async def cut_people(self) -> None:
        for player in self.luck.sample(self.players, max(1, len(self.players) // 4)):
            player.cut()

    async def lock_sqlite(self) -> None:
        other = sqlite3.connect(self.folder / "matinee.sqlite", isolation_level=None, check_same_thread=False)
        try:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            await asyncio.sleep(self.span())
            other.execute("ROLLBACK")
        finally:
            other.close()

    async def fill_disk(self) -> None:
        pid = self.servers[0].pid
        free = resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        await asyncio.sleep(self.span() / 2)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, free)

    async def lock_postgres(self) -> None:
        other = await asyncpg.connect(self.url)
        try:
            async with other.transaction():
                await other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
                await asyncio.sleep(self.span())
        finally:
            await other.close()

    async def end_connections(self) -> None:
        other = await asyncpg.connect(self.url)
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        await other.execute(f"{end} AND backend_type = 'client backend'")
        await other.close()

    async def restart(self) -> None:
        from postgres import restart

        how = self.luck.choice((signal.SIGINT, signal.SIGQUIT))
        await asyncio.to_thread(restart, self.folder, how)


async def run(args: argparse.Namespace, chaos: Chaos, database: str) -> dict[str, Any]:
    for server in chaos.servers:
        server.start()
    addresses = [server.address for server in chaos.servers]
    host, notes = Guest(), Notes()
    host.request(addresses[0], "/api/me")
    terms = {"games": 1, "stand_in": "extra", "tempo": 0}
    tables = await seat(addresses[0], host, args.tables, terms, turn_limit=50)
    for place, (table, tokens) in enumerate(tables):
        # At every tenth table people are quick: records of finished games are to be verified.
        think = args.think if place % 10 else 0.0
        # At every second table a bot has the other chair.
        for token in tokens[: 1 + place % 2]:
            guest = await newcomer(addresses[0])
            chaos.players.append(Player(addresses, table, guest, token, notes, think))
    tasks = [asyncio.create_task(player.run()) for player in chaos.players]
    await asyncio.wait_for(asyncio.gather(*(player.ready.wait() for player in chaos.players)), 2 * PATIENCE)
    await start_all(addresses[0], host, [table for table, _ in tables])
    began = time.perf_counter()
    sign = chaos.folder / SIGN
    sign.touch()
    await chaos.rage(args.seconds)
    sign.unlink()
    raged = time.perf_counter() - began
    stuck = await stuck_tables(chaos.players)
    healed = time.perf_counter() - began - raged
    await stop_all(tasks)
    for server in chaos.servers:
        await asyncio.to_thread(server.stop)
    found = await judge(database, [table for table, _ in tables], notes)
    return {
        "tables": args.tables,
        "servers": len(chaos.servers),
        "database": "postgresql" if args.postgres else "sqlite",
        "seconds": round(raged, 1),
        "faults": dict(sorted(chaos.counts.items())),
        "failing_commits": args.commits,
        "acknowledged": sum(map(len, notes.acknowledged.values())),
        "reconnects": notes.reconnects,
        "stuck": stuck,
        "seconds_until_all_go_on": round(healed, 1),
        "errors": notes.errors[:5],
        **found,
    }


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=150.0)
    parser.add_argument("--gap", type=float, default=GAP)
    parser.add_argument("--longest", type=float, default=15.0, help="seconds for which the database is locked, at most")
    parser.add_argument("--commits", type=float, default=0.03, help="the share of commits that fail by themselves")
    parser.add_argument("--think", type=float, default=0.5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        url, database, count = "", f"sqlite+aiosqlite:///{folder / 'matinee.sqlite'}", 1
        if args.postgres:
            from postgres import running

            url, count = stack.enter_context(running(folder)), 2
            database = async_url(url)
        os.environ["CHAOS_COMMITS"] = str(args.commits)
        servers = [ChaosServer(**settings(folder, free_port(), url)) for _ in range(count)]
        bound = args.seconds + 8 * PATIENCE
        stack.callback(lambda: [server.kill() for server in servers if server.is_running])
        found = asyncio.run(asyncio.wait_for(run(args, Chaos(args, folder, url, servers), database), bound))
    print(json.dumps(found, indent=1))
    wrong = ("lost", "doubled", "frozen", "stuck", "records_doubted")
    return 1 if any(found[name] for name in wrong) or found["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
