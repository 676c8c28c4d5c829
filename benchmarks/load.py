"""A full house: 1,000 sockets at 250 tables, two players and two spectators each, all over the wire.

    python benchmarks/load.py [--tables 250] [--seconds 30] [--idle 500] [--flood] [--plain] [--source DIR]

Prints one JSON object; exit code 1 if a goal is missed. First people think for a second before they answer, and the
goals are held against that; then everybody answers as fast as they can, to see what the house bears. Each time a bare
echo follows with as many sockets at the same pace, as the floor: a server that is woken for every single message
delivers far fewer for a second of processor time than one that finds hundreds waiting, with or without a game.
With `--flood` one address then does its worst while the others play on; `--source` serves another checkout, to compare.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import uvloop
from players import (
    LOST,
    METRICS,
    Guest,
    Notes,
    Player,
    Server,
    free_port,
    seat,
    settings,
    start_all,
    stop_all,
    together,
)
from websockets.asyncio.client import connect

ANSWER = json.dumps({"type": "answer", "question": 12, "keys": ["play:N-L"], "nonce": "0123456789abcdef"})


class Echo:
    """As many sockets as the tables have, and every message comes back to its sender."""

    def __init__(self, sockets: int, think: float) -> None:
        self.sockets = sockets
        self.think = think
        self.delivered = 0
        self.port = free_port()

    async def floor(self, seconds: float) -> float:
        """Deliveries for each second of processor time."""
        server = Server()
        command = [sys.executable, str(Path(__file__).with_name("echo.py")), str(self.port)]
        server.process = subprocess.Popen(command, text=True)
        tasks = [asyncio.create_task(self.client()) for _ in range(self.sockets)]
        try:
            while self.delivered < self.sockets:
                await asyncio.sleep(0.1)
            before, cpu = self.delivered, server.cpu()
            await asyncio.sleep(seconds)
            return (self.delivered - before) / max(1e-9, server.cpu() - cpu)
        finally:
            await stop_all(tasks)
            server.stop()

    async def client(self) -> None:
        luck = random.Random()
        while True:
            try:
                async with connect(f"ws://127.0.0.1:{self.port}/echo", compression=None, ping_interval=None) as socket:
                    while True:
                        await socket.send(ANSWER)
                        await socket.recv()
                        self.delivered += 1
                        await asyncio.sleep(self.think * (0.5 + luck.random()))
            except LOST:
                await asyncio.sleep(0.2 + luck.random())


async def load(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    server = Server(**settings(folder, free_port()))
    server.source = args.source
    server.start()
    try:
        return await measure(args, server)
    finally:
        server.stop()


async def measure(args: argparse.Namespace, server: Server) -> dict[str, Any]:
    host, notes = Guest(), Notes()
    host.request(server.address, "/api/me")
    idle = await idle_memory(args, server, host)
    tables = await seat(server.address, host, args.tables, {"games": 1, "chat": False})
    places = [(table, token) for table, tokens in tables for token in [*tokens, "", ""][:4]]
    guests = [Guest() for _ in places]
    await together(asyncio.to_thread(guest.request, server.address, "/api/me") for guest in guests)
    players = [
        Player([server.address], table, guest, token, notes, args.think)
        for guest, (table, token) in zip(guests, places, strict=True)
    ]
    tasks = []
    for player in players:
        tasks.append(asyncio.create_task(player.run()))
        await asyncio.sleep(0.002)
    await asyncio.wait_for(asyncio.gather(*(player.ready.wait() for player in players)), 120)
    await start_all(server.address, host, [table for table, _ in tables])
    try:
        await asyncio.sleep(3)
        paced = await watch(server, notes, args.seconds)
        flooded = await under_flood(args, server, notes) if args.flood else None
        for player in players:
            player.think = 0.0
        await asyncio.sleep(3)
        fast = await watch(server, notes, min(args.seconds, 15.0))
    finally:
        await stop_all(tasks)
    return {
        "sockets": len(players),
        "tables": args.tables,
        "paced": paced,
        "flooded": flooded,
        "as_fast_as_they_can": fast,
        "errors": notes.errors[:5],
        "error_count": len(notes.errors),
        "reconnects": notes.reconnects,
        "idle_table_bytes": idle,
    }


async def under_flood(args: argparse.Namespace, server: Server, notes: Notes) -> dict[str, Any]:
    """The same again, while one address floods the house."""
    command = [sys.executable, str(Path(__file__).with_name("flood.py")), server.address]
    flooder = subprocess.Popen(command)
    try:
        await asyncio.sleep(2)
        return await watch(server, notes, args.seconds)
    finally:
        flooder.kill()
        flooder.wait()
        await asyncio.sleep(2)


async def watch(server: Server, notes: Notes, duration: float) -> dict[str, Any]:
    """What the server does for a while, and what it costs."""
    notes.delays.clear()
    own, waits = time.process_time(), figures(server)
    began, cpu, deliveries = time.perf_counter(), server.cpu(), notes.deliveries
    answers = count_answers(notes)
    await asyncio.sleep(duration)
    seconds, used = time.perf_counter() - began, server.cpu() - cpu
    own, now = time.process_time() - own, figures(server)
    waited = [later - before for before, later in zip(waits, now, strict=True)]
    delivered, delays = notes.deliveries - deliveries, sorted(notes.delays)
    return {
        "seconds": round(seconds, 1),
        "answers_per_second": round((count_answers(notes) - answers) / seconds, 1),
        "deliveries_per_second": round(delivered / seconds, 1),
        "server_cpu_share": round(used / seconds, 3),
        "clients_cpu_share": round(own / seconds, 3),
        "server_ms_to_acknowledge": round(1000 * waited[0] / max(1.0, waited[1]), 1),
        "answers_per_commit": round(waited[3] / max(1.0, waited[2]), 1),
        "deliveries_per_cpu_second": round(delivered / used),
        "delay_ms": {name: round(at(delays, share) * 1000, 1) for name, share in (("p50", 0.5), ("p99", 0.99))},
    }


def count_answers(notes: Notes) -> int:
    return sum(len(found) for found in notes.acknowledged.values())


def figures(server: Server) -> list[float]:
    """Seconds that answers waited and how many they were; commits and what they wrote."""
    asked = urllib.request.Request(f"{server.address}/metrics", headers={"Authorization": f"Bearer {METRICS}"})
    with urllib.request.urlopen(asked, timeout=20) as answer:
        lines = dict(line.rsplit(" ", 1) for line in answer.read().decode().splitlines() if line[0] != "#")
    names = ("answer_seconds_sum", "answer_seconds_count", "commits_total", "committed_writes_total")
    return [float(lines.get(f"matinee_{name}", 0)) for name in names]


def at(delays: list[float], share: float) -> float:
    return delays[min(len(delays) - 1, int(len(delays) * share))] if delays else 0.0


async def idle_memory(args: argparse.Namespace, server: Server, host: Guest) -> int:
    """What a dealt table costs that waits for its player."""
    body = {"game": "npzr", "sit": 0, "bots": ["extra"], "start": True}
    for _ in range(20):
        await asyncio.to_thread(host.request, server.address, "/api/tables", body)
    before = server.memory()
    for _ in range(args.idle):
        await asyncio.to_thread(host.request, server.address, "/api/tables", body)
    return (server.memory() - before) // max(1, args.idle)


async def run(args: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        found = await load(args, Path(folder))
    for name in ("paced", "as_fast_as_they_can"):
        think = found["sockets"] / found[name]["deliveries_per_second"] if name == "paced" else 0.0
        echo = await Echo(found["sockets"], think).floor(min(args.seconds, 10.0))
        found[name]["echo_deliveries_per_cpu_second"] = round(echo)
        found[name]["ratio_to_echo"] = round(found[name]["deliveries_per_cpu_second"] / echo, 3)
    goals = {
        "no_error": found["error_count"] == 0 and found["reconnects"] == 0,
        "p99_under_150_ms": 0 < found["paced"]["delay_ms"]["p99"] < 150,
        "flood_under_twice": not found["flooded"]
        or found["flooded"]["delay_ms"]["p99"] < 2 * found["paced"]["delay_ms"]["p99"],
        "idle_table_under_200_kB": found["idle_table_bytes"] < 200_000,
        "deliveries_over_0.3_echo": found["paced"]["ratio_to_echo"] >= 0.3,
    }
    return {**found, "goals": goals}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between question and answer")
    parser.add_argument("--idle", type=int, default=500)
    parser.add_argument("--flood", action="store_true")
    parser.add_argument("--source", default="", help="the src folder of another checkout")
    parser.add_argument("--plain", action="store_true", help="nobody performs what happened, as in a terminal")
    args = parser.parse_args()
    Player.beats = not args.plain
    found = uvloop.run(run(args))
    print(json.dumps(found, indent=1))
    return 0 if all(found["goals"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
