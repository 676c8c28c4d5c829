"""Sums over games, in a form that does not grow with their number, and what can be said from them."""

import math
from collections import Counter
from typing import TypeVar

import msgspec

from matinee import catalog
from matinee.engine.measure import Band
from matinee.lab.targets import Target, judge
from matinee.lab.trial import Played, Trial

T = TypeVar("T", int, str)


class Turns(msgspec.Struct, frozen=True):
    """How long games were, in the game's own measure."""

    p10: int
    p50: int
    p90: int
    max: int


class CardFigures(msgspec.Struct, frozen=True):
    """A card and those who played it: their share of all seats, and how much oftener they won than the others."""

    played: float
    gain: float


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation found. Shares are of the finished games; a shared win counts for each who shares it.

    `lost_share` are games that everybody lost to the game itself, `shared_share` those with several winners.
    """

    game: str
    games: int
    finished: int
    seats: int
    bots: list[str]
    seed: int
    decisions: int
    seconds: float
    decisions_per_second: float
    turns: Turns
    win_share: list[float]
    win_share_ci95: list[tuple[float, float]]
    draw_share: float
    lost_share: float
    shared_share: float
    ends: dict[str, float]
    measures: dict[str, float]
    cards: dict[str, CardFigures]
    targets: list[Target]


class Tally(msgspec.Struct):
    """Counts of some games. Two tallies add up, in the order of their games."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    draws: int = 0
    lost: int = 0
    shared: int = 0
    turns: dict[int, int] = {}
    wins: dict[int, int] = {}
    ends: dict[str, int] = {}
    sums: dict[str, float] = {}
    counts: dict[str, int] = {}
    asked: int = 0
    card_plays: dict[str, int] = {}
    card_wins: dict[str, float] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        self.decisions += played.decisions
        if not played.finished:
            return
        self.finished += 1
        won = len(played.result.winners)
        self.draws += not won and not played.result.beaten
        self.lost += played.result.beaten
        self.shared += won > 1
        count(self.turns, played.turns)
        count(self.ends, played.result.ending)
        for seat in played.result.winners:
            count(self.wins, seat)
        for name, value in played.measures.items():
            self.sums[name] = self.sums.get(name, 0.0) + value
            count(self.counts, name)
        self.asked += played.asked
        winners = played.result.winners
        for play in played.plays:
            count(self.card_plays, play.card)
            if play.seat in winners:
                self.card_wins[play.card] = self.card_wins.get(play.card, 0.0) + 1 / len(winners)

    def join(self, other: "Tally") -> None:
        self.games += other.games
        self.finished += other.finished
        self.decisions += other.decisions
        self.draws += other.draws
        self.lost += other.lost
        self.shared += other.shared
        self.turns = dict(Counter(self.turns) + Counter(other.turns))
        self.wins = dict(Counter(self.wins) + Counter(other.wins))
        self.ends = dict(Counter(self.ends) + Counter(other.ends))
        self.counts = dict(Counter(self.counts) + Counter(other.counts))
        self.asked += other.asked
        self.card_plays = dict(Counter(self.card_plays) + Counter(other.card_plays))
        for mine, theirs in ((self.sums, other.sums), (self.card_wins, other.card_wins)):
            for name, value in theirs.items():
                mine[name] = mine.get(name, 0.0) + value

    def found(self, trial: Trial, seconds: float) -> Simulation:
        seats = len(trial.bots)
        wins = [self.wins.get(seat, 0) for seat in range(seats)]
        turns = Turns(*(percentile(self.turns, share) for share in (0.1, 0.5, 0.9, 1.0)))
        measures = {name: round(total / self.counts[name], 4) for name, total in self.sums.items()}
        cards = self.cards(seats)
        figures = {
            **measures,
            "finished": share(self.finished, self.games),
            "turns_p50": turns.p50,
            "turns_p90": turns.p90,
            "asked": share(self.asked, self.finished * seats),
            "win_share": share(wins[0], self.finished),
            **extremes(cards),
        }
        targets = judge(bands(trial), figures)
        return Simulation(
            game=trial.game,
            games=self.games,
            finished=self.finished,
            seats=seats,
            bots=trial.bots,
            seed=trial.seed,
            decisions=self.decisions,
            seconds=round(seconds, 3),
            decisions_per_second=round(self.decisions / seconds, 1) if seconds > 0 else 0.0,
            turns=turns,
            win_share=[share(won, self.finished) for won in wins],
            win_share_ci95=[wilson(won, self.finished) for won in wins],
            draw_share=share(self.draws, self.finished),
            lost_share=share(self.lost, self.finished),
            shared_share=share(self.shared, self.finished),
            ends={end: share(number, self.finished) for end, number in sorted(self.ends.items())},
            measures={**measures, **{target.name: target.value for target in targets}},
            cards=cards,
            targets=targets,
        )

    def cards(self, seats: int) -> dict[str, CardFigures]:
        """How often those who played a card won, against those who did not; shared wins count 1/k each."""
        chairs = self.finished * seats
        found = {}
        for card, plays in sorted(self.card_plays.items()):
            if plays < chairs:
                won = self.card_wins.get(card, 0.0)
                others = self.finished - self.draws - self.lost - won
                gain = won / plays - others / (chairs - plays)
                found[card] = CardFigures(share(plays, chairs), round(gain, 4))
        return found


def bands(trial: Trial) -> list[Band]:
    show = catalog.show(trial.game)
    return show.game.targets(show.setup(trial.setup), trial.bots)


def extremes(cards: dict[str, CardFigures]) -> dict[str, float]:
    """The cards that did most and least for those who played them."""
    gains = [card.gain for card in cards.values()]
    return {"card_worst": min(gains), "card_best": max(gains)} if gains else {}


def count(where: dict[T, int], what: T) -> None:
    where[what] = where.get(what, 0) + 1


def share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def percentile(histogram: dict[int, int], share: float) -> int:
    """The smallest value that so large a share of all values does not exceed."""
    wanted = math.ceil(share * sum(histogram.values()))
    passed = 0
    for value in sorted(histogram):
        passed += histogram[value]
        if passed >= wanted:
            return value
    return 0


def wilson(won: int, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %: honest for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    z = 1.959963984540054
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return round(max(0.0, (middle - half) / scale), 4), round(min(1.0, (middle + half) / scale), 4)
