"""Sums over games, in a form that does not grow with their number, and what can be said from them."""

from collections import Counter
from typing import TypeVar

import msgspec

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.measure import Band
from matinee.lab.cards import CardFigures, CardTally
from matinee.lab.intervals import (
    Figure,
    Interval,
    mean_figure,
    percentile,
    percentile_figure,
    share,
    share_figure,
    wilson,
)
from matinee.lab.pace import PaceTally
from matinee.lab.targets import Target, judge
from matinee.lab.trial import Played, Trial

T = TypeVar("T", int, str)


class TurnLengths(msgspec.Struct, frozen=True):
    """How long games were, in the game's own measure."""

    p10: int
    p50: int
    p90: int
    max: int


class Simulation(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation found. Shares are of the finished games; a shared win counts for each who shares it.

    `lost_share` are games that everybody lost to the game itself, `shared_share` those with several winners.
    `stopped` says why it was broken off, if it was: then `games` are those that were played until then.
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
    turns: TurnLengths
    win_share: list[float]
    win_share_ci95: list[tuple[float, float]]
    draw_share: float
    lost_share: float
    shared_share: float
    ends: dict[str, float]
    measures: dict[str, float]
    measures_ci95: dict[str, Interval | None]
    cards: dict[str, CardFigures]
    targets: list[Target]
    stopped: str = ""


def equal_share(found: Simulation) -> float:
    """What each seat would win if all won as often: of the games that somebody won."""
    return sum(found.win_share) / found.seats


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
    squares: dict[str, float] = {}
    counts: dict[str, int] = {}
    asked: int = 0
    asked_squares: int = 0
    cards: CardTally = msgspec.field(default_factory=CardTally)
    pace: PaceTally = msgspec.field(default_factory=PaceTally)

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
            self.squares[name] = self.squares.get(name, 0.0) + value * value
            count(self.counts, name)
        self.asked += played.asked
        self.asked_squares += played.asked**2
        self.cards.add(played, len(played.result.scores))
        self.pace.add(played.pace)

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
        self.asked_squares += other.asked_squares
        self.cards.join(other.cards)
        self.pace.join(other.pace)
        for mine, theirs in ((self.sums, other.sums), (self.squares, other.squares)):
            for name, value in theirs.items():
                mine[name] = mine.get(name, 0.0) + value

    def found(self, trial: Trial, seconds: float, stopped: str = "", aims: list[Band] | None = None) -> Simulation:
        """What can be said; `aims` are bands to be held against instead of the game's own."""
        seats = len(trial.bots)
        wins = [self.wins.get(seat, 0) for seat in range(seats)]
        turns = TurnLengths(*(percentile(self.turns, share) for share in (0.1, 0.5, 0.9, 1.0)))
        means = {name: mean_figure(total, self.squares[name], self.counts[name]) for name, total in self.sums.items()}
        cards = self.cards.figures(copies(trial))
        aims = bands(trial) if aims is None else aims
        unseen = {band.name: share_figure(0, self.finished) for band in aims if band.name.startswith("ends by ")}
        targets = judge(aims, {**unseen, **means, **self.figures(seats), **extremes(cards)})
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
            measures={name: figure.value for name, figure in means.items()} | {t.name: t.value for t in targets},
            measures_ci95={name: figure.ci95 for name, figure in means.items()} | {t.name: t.ci95 for t in targets},
            cards=cards,
            targets=targets,
            stopped=stopped,
        )

    def figures(self, seats: int) -> dict[str, Figure]:
        """What every game can be aimed at, beside its own measures."""
        found = {
            "finished": share_figure(self.finished, self.games),
            "turns_p50": percentile_figure(self.turns, 0.5),
            "turns_p90": percentile_figure(self.turns, 0.9),
            "turns_p99": percentile_figure(self.turns, 0.99),
            "win_share": share_figure(self.wins.get(0, 0), self.finished),
            **{f"wins_{seat + 1}": share_figure(self.wins.get(seat, 0), self.finished) for seat in range(seats)},
            "draws": share_figure(self.draws, self.finished),
            **{f"ends by {end}": share_figure(number, self.finished) for end, number in self.ends.items()},
        }
        rarest = self.cards.rarest()
        found["card_rarest"] = share_figure(round(rarest * self.finished), self.finished)
        if self.finished:
            found["asked"] = mean_figure(self.asked / seats, self.asked_squares / seats**2, self.finished)
        return found


def extremes(cards: dict[str, CardFigures]) -> dict[str, Figure]:
    """The cards that did most and least for those who played them."""
    gains = [Figure(card.gain, card.ci95) for card in cards.values() if card.gain is not None]
    if not gains:
        return {}
    worst, *_, best = sorted([*gains, *gains], key=lambda figure: figure.value)
    return {"card_worst": worst, "card_best": best}


def copies(trial: Trial) -> dict[str, int]:
    """How many of each card a table of this trial has."""
    show = trial.show()
    s = show.deal(show.setup(trial.setup), Swift(1))
    return dict(Counter(show.game.face(s, card) for card in range(s.piles.layout.cards)))


def bands(trial: Trial) -> list[Band]:
    show = catalog.show(trial.game)
    return show.game.targets(show.setup(trial.setup), trial.bots)


def count(where: dict[T, int], what: T) -> None:
    where[what] = where.get(what, 0) + 1
