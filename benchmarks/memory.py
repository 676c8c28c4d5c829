"""What a state weighs, and whether many simulated games make the process grow.

.venv/bin/python benchmarks/memory.py [games]
"""

import gc
import sys

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.playout import playout
from matinee.lab.memory import resident, weight_of_a_copy


def main(games: int) -> None:
    chance = Swift(1)
    for show in catalog.SHOWS.values():
        print(f"{show.game.short}: a state weighs {weight_of_a_copy(show):.0f} bytes")
        setup = show.setup({})
        bound = show.game.bound(setup)
        after: list[float] = []
        for tenth in range(10):
            for _ in range(games // 10):
                playout(show.deal(setup, Swift(chance.word())), chance, bound)
            gc.collect()
            after.append(resident())
            print(f"  {(tenth + 1) * games // 10:>9} games: {after[-1]:.1f} MB")
        assert after[-1] - after[0] < 2, f"{show.game.short} grows by {after[-1] - after[0]:.1f} MB"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
