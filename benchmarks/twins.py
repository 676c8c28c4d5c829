"""The law of twin worlds over thousands of pairs: `python benchmarks/twins.py --pairs 4000`. Prints JSON.

See tests/laws/twins.py: two tables that differ only in what one viewer cannot know must look the same to that viewer
until a window closes. Exit code 1 if any pair differs.
"""

import argparse
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.laws.twins import pairs

from matinee import catalog

GAMES = ("npzr", "rampage", "kaiju", "roundhouse", "samurai")
MOST_GAMES = 4000


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--pairs", type=int, default=4000, help="for each game")
    parser.add_argument("--games", nargs="+", default=GAMES)
    args = parser.parse_args()
    wanted = args.pairs
    rows = [count(name, wanted) for name in args.games]
    print(json.dumps(rows, indent=1))
    return int(any(row["different"] for row in rows))


def count(name: str, wanted: int) -> dict[str, object]:
    show = catalog.show(name)
    compared = different = betrayed = 0
    for seed in range(1, MOST_GAMES):
        seats = show.game.fewest + seed % (show.game.most - show.game.fewest + 1)
        for true, other in pairs(show, seats, seed, wanted - compared):
            compared += 1
            different += true.film != other.film
            betrayed += true.asked != other.asked
        if compared >= wanted:
            break
    # Pairs in which somebody could answer in one world and nobody in the other are those that could betray it.
    return {"game": name, "pairs": compared, "of_unlike_hands": betrayed, "different": different}


if __name__ == "__main__":
    sys.exit(main())
