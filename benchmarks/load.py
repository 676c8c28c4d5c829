"""A full house: 1,000 sockets at 250 tables, two players and two spectators each, all over the wire.

    python benchmarks/load.py [--tables 250] [--seconds 30] [--idle 500]

Prints one JSON object; exit code 1 if a goal is missed. The echo server runs in the same run, as the floor.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from players import LOST, Guest, Notes, Player, Server, free_port, seat, settings, start_all, stop_all
from websockets.asyncio.client import connect

ANSWER = json.dumps({"type": "answer", "question": 12, "keys": ["play:N-L"], "nonce": "0123456789abcdef"})


async def echo_floor(sockets: int, seconds: float) -> float:
    """Deliveries of a bare echo for each second of processor time."""
    port = free_port()
    server = Server()
    command = [sys.executable, str(Path(__file__).with_name("echo.py")), str(port)]
    server.process = subprocess.Popen(command, text=True)
    try:
        counts = [0]
        tasks = [asyncio.create_task(echo_client(port, counts)) for _ in range(sockets)]
        while counts[0] < sockets:
            await asyncio.sleep(0.1)
        before, cpu = counts[0], server.cpu()
        await asyncio.sleep(seconds)
        rate = (counts[0] - before) / max(1e-9, server.cpu() - cpu)
        await stop_all(tasks)
        return rate
    finally:
        server.stop()


async def echo_client(port: int, counts: list[int]) -> None:
    while True:
        try:
            async with connect(f"ws://127.0.0.1:{port}/echo", compression=None, ping_interval=None) as socket:
                while True:
                    await socket.send(ANSWER)
                    await socket.recv()
                    counts[0] += 1
        except LOST:
            await asyncio.sleep(0.2)


async def load(args: argparse.Namespace, folder: Path) -> dict[str, Any]:
    server = Server(**settings(folder, free_port()))
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
    players: list[Player] = []
    for table, tokens in tables:
        for place in range(4):
            guest = Guest()
            await asyncio.to_thread(guest.request, server.address, "/api/me")
            token = tokens[place] if place < len(tokens) else ""
            players.append(Player([server.address], table, guest, token, notes, args.think))
    tasks = []
    for player in players:
        tasks.append(asyncio.create_task(player.run()))
        await asyncio.sleep(0.002)
    await asyncio.wait_for(asyncio.gather(*(player.ready.wait() for player in players)), 120)
    await start_all(server.address, host, [table for table, _ in tables])
    await asyncio.sleep(3)
    notes.delays.clear()
    own, waits = time.process_time(), figures(server)
    began, cpu, deliveries = time.perf_counter(), server.cpu(), notes.deliveries
    answers = sum(len(found) for found in notes.acknowledged.values())
    await asyncio.sleep(args.seconds)
    seconds, used = time.perf_counter() - began, server.cpu() - cpu
    own, now = time.process_time() - own, figures(server)
    waited = [later - before for before, later in zip(waits, now, strict=True)]
    delivered = notes.deliveries - deliveries
    answers = sum(len(found) for found in notes.acknowledged.values()) - answers
    delays = sorted(notes.delays)
    await stop_all(tasks)
    return {
        "sockets": len(players),
        "tables": args.tables,
        "seconds": round(seconds, 1),
        "answers_per_second": round(answers / seconds, 1),
        "deliveries_per_second": round(delivered / seconds, 1),
        "server_cpu_share": round(used / seconds, 3),
        "clients_cpu_share": round(own / seconds, 3),
        "server_ms_to_acknowledge": round(1000 * waited[0] / max(1.0, waited[1]), 1),
        "answers_per_commit": round(waited[3] / max(1.0, waited[2]), 1),
        "deliveries_per_cpu_second": round(delivered / used),
        "delay_ms": {name: round(at(delays, share) * 1000, 1) for name, share in (("p50", 0.5), ("p99", 0.99))},
        "errors": notes.errors[:5],
        "error_count": len(notes.errors),
        "reconnects": notes.reconnects,
        "idle_table_bytes": idle,
    }


def figures(server: Server) -> list[float]:
    """Seconds that answers waited and how many they were; commits and what they wrote."""
    with urllib.request.urlopen(f"{server.address}/metrics", timeout=20) as answer:
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
    return (server.memory() - before) // args.idle


async def run(args: argparse.Namespace) -> dict[str, Any]:
    echo = await echo_floor(100, min(args.seconds, 8.0))
    with tempfile.TemporaryDirectory() as folder:
        found = await load(args, Path(folder))
    ratio = found["deliveries_per_cpu_second"] / echo
    goals = {
        "no_error": found["error_count"] == 0 and found["reconnects"] == 0,
        "p99_under_250_ms": 0 < found["delay_ms"]["p99"] < 250,
        "idle_table_under_200_kB": found["idle_table_bytes"] < 200_000,
        "deliveries_over_0.3_echo": ratio >= 0.3,
    }
    return {**found, "echo_deliveries_per_cpu_second": round(echo), "ratio_to_echo": round(ratio, 3), "goals": goals}


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--think", type=float, default=1.0, help="mean seconds between question and answer")
    parser.add_argument("--idle", type=int, default=500)
    args = parser.parse_args()
    found = asyncio.run(run(args))
    print(json.dumps(found, indent=1))
    return 0 if all(found["goals"].values()) else 1


if __name__ == "__main__":
    sys.exit(main())
