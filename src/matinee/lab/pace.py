"""How much there is to decide, turn by turn: how often somebody is asked, and among how many options."""

from collections import Counter
from itertools import groupby

import msgspec

from matinee.lab.intervals import percentile

# Later turns are not counted one by one: few games reach them, and the chart would be too wide.
LATEST = 120


class TurnPace(msgspec.Struct, frozen=True):
    """Of one turn, over the games that reached it: decisions of all seats together, and options of a decision."""

    turn: int
    games: int
    p10: int
    p50: int
    p90: int
    options: float


class PaceTally(msgspec.Struct):
    """For each turn how many games had how many decisions in it, and all their options. Two of them add up."""

    decisions: dict[int, dict[int, int]] = {}
    options: dict[int, int] = {}

    def add(self, steps: list[tuple[int, int]]) -> None:
        for turn, group in groupby(steps, key=lambda step: step[0]):
            if turn > LATEST:
                return
            counts = [options for _, options in group]
            histogram = self.decisions.setdefault(turn, {})
            histogram[len(counts)] = histogram.get(len(counts), 0) + 1
            self.options[turn] = self.options.get(turn, 0) + sum(counts)

    def join(self, other: "PaceTally") -> None:
        for turn, histogram in other.decisions.items():
            self.decisions[turn] = dict(Counter(self.decisions.get(turn, {})) + Counter(histogram))
        self.options = dict(Counter(self.options) + Counter(other.options))

    def turns(self, share: float = 0.05) -> list[TurnPace]:
        """The turns that at least this share of all games reached."""
        most = max((sum(histogram.values()) for histogram in self.decisions.values()), default=0)
        found = []
        for turn, histogram in sorted(self.decisions.items()):
            games = sum(histogram.values())
            asked = sum(number * times for number, times in histogram.items())
            if games >= share * most:
                p10, p50, p90 = (percentile(histogram, rank) for rank in (0.1, 0.5, 0.9))
                found.append(TurnPace(turn, games, p10, p50, p90, round(self.options[turn] / asked, 2)))
        return found
