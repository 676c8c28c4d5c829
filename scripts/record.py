"""Record games, by hand or until there are enough of each.

    python scripts/record.py npzr star,random 7 > tests/records/npzr-star-1.json
    python scripts/record.py rampage random 7 '{"seats": 5, "victory": "hoard"}'
    python scripts/record.py --fill 20

A record is never written over: a change of rules bumps the edition and adds new records beside the old. `--fill` adds
records of the current edition until each game has that many: at every number of seats, with every shipped pack and
mixture, with several bots in the chairs, and with what else a table may agree on.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from matinee.catalog import ours, show
from matinee.engine.chance import Swift
from matinee.engine.errors import BadSetup
from matinee.engine.record import Recorder, read_record, write_record
from matinee.engine.show import Show
from matinee.lab.agreement import mixtures

RECORDS = Path(__file__).parents[1] / "tests" / "records"

# These think too long to be recorded without a compiled build.
SLOW = ("legend", "searcher", "planner")


def record(played: Show, bots: list[str], seed: int, setup: dict[str, Any]) -> str:
    """One game; if there are fewer bots than chairs, they sit down in turn."""
    recorder = Recorder(played, setup, f"swift:{seed}")
    chance = Swift(seed + 1)
    recorder.record.names = [bots[seat % len(bots)] for seat in range(int(recorder.state.seats))]
    policies = [played.bot(bot) for bot in recorder.record.names]
    while not recorder.state.over:
        policy = policies[recorder.state.asked]
        recorder.answer(recorder.state.key(policy.decide(recorder.state, chance)))
    return write_record(recorder.close())


def fill(played: Show, wanted: int) -> None:
    """Add records of the current edition until there are enough."""
    game = played.game
    kept = [read_record(file.read_bytes(), file.name) for file in sorted(RECORDS.glob(f"{game.short}-*.json"))]
    seats = range(game.fewest, game.most + 1)
    packs = mixtures(played)
    bots = [bot for bot in played.bots if bot not in SLOW]
    for number in range(sum(one.edition == game.edition for one in kept), wanted):
        setup = {"seats": seats[number % len(seats)], "pack": packs[number // len(seats) % len(packs)]}
        setup |= agreed(played, setup, number)
        chosen = [bots[number % len(bots)], bots[number // len(bots) % len(bots)]]
        name = f"{game.short}-edition-{game.edition}-{setup['seats']}-seats-{number + 1}.json"
        with (RECORDS / name).open("x", encoding="utf-8") as file:
            file.write(record(played, chosen, number + 1, setup))


def agreed(played: Show, setup: dict[str, Any], number: int) -> dict[str, Any]:
    """The next of the game's samples, if it fits such a table: not everything is for every number of seats."""
    choice = dict(played.game.samples[number % len(played.game.samples)])
    try:
        played.setup({**setup, **choice})
    except BadSetup:
        return {}
    return choice


def main(words: list[str]) -> None:
    if words[0] == "--fill":
        for played in ours():
            fill(played, int(words[1]))
        return
    game, bots, seed, *setup = words
    sys.stdout.write(record(show(game), bots.split(","), int(seed), msgspec.json.decode(setup[0]) if setup else {}))


if __name__ == "__main__":
    main(sys.argv[1:])
