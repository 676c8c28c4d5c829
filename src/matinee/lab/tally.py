"""Sums over games, in a form that does not grow with their number, and what can be said from them."""

from collections import Counter
from typing import TypeVar

import msgspec

from matinee import catalog
from matinee.engine.measure import Band
from matinee.lab.intervals import (
    Figure,
    Interval,
    gain_figure,
    mean_figure,
    percentile,
    percentile_figure,
    share,
    share_figure,
    wilson,
)
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
    `stopped` if somebody broke it off: then `games` are those that were played until then.
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
    measures_ci95: dict[str, Interval | None]
    cards: dict[str, CardFigures]
    targets: list[Target]
    stopped: bool = False


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
            self.squares[name] = self.squares.get(name, 0.0) + value * value
            count(self.counts, name)
        self.asked += played.asked
        self.asked_squares += played.asked**2
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
        self.asked_squares += other.asked_squares
        self.card_plays = dict(Counter(self.card_plays) + Counter(other.card_plays))
        for mine, theirs in (
            (self.sums, other.sums),
            (self.squares, other.squares),
            (self.card_wins, other.card_wins),
        ):
            for name, value in theirs.items():
                mine[name] = mine.get(name, 0.0) + value

    def found(self, trial: Trial, seconds: float, stopped: bool = False) -> Simulation:
        seats = len(trial.bots)
        wins = [self.wins.get(seat, 0) for seat in range(seats)]
        turns = Turns(*(percentile(self.turns, share) for share in (0.1, 0.5, 0.9, 1.0)))
        means = {name: mean_figure(total, self.squares[name], self.counts[name]) for name, total in self.sums.items()}
        targets = judge(bands(trial), {**means, **self.figures(seats)})
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
            cards=self.cards(seats),
            targets=targets,
            stopped=stopped,
        )

    def figures(self, seats: int) -> dict[str, Figure]:
        """What every game can be aimed at, beside its own measures."""
        found = {
            "finished": share_figure(self.finished, self.games),
            "turns_p50": percentile_figure(self.turns, 0.5),
            "turns_p90": percentile_figure(self.turns, 0.9),
            "win_share": share_figure(self.wins.get(0, 0), self.finished),
            **self.extremes(seats),
        }
        if self.finished:
            found["asked"] = mean_figure(self.asked / seats, self.asked_squares / seats**2, self.finished)
        return found

    def cards(self, seats: int) -> dict[str, CardFigures]:
        """How often those who played a card won, against those who did not; shared wins count 1/k each."""
        chairs = self.finished * seats
        return {
            card: CardFigures(share(plays, chairs), self.gain(card, seats, 1).value)
            for card, plays in sorted(self.card_plays.items())
            if plays < chairs
        }

    def gain(self, card: str, seats: int, cards: int) -> Figure:
        plays, won = self.card_plays[card], self.card_wins.get(card, 0.0)
        others = self.finished - self.draws - self.lost - won
        return gain_figure(won, plays, others, self.finished * seats - plays, cards)

    def extremes(self, seats: int) -> dict[str, Figure]:
        """The cards that did most and least for those who played them."""
        cards = self.cards(seats)
        ranks = sorted(cards, key=lambda card: cards[card].gain)
        if not ranks:
            return {}
        worst, best = (self.gain(card, seats, len(cards)) for card in (ranks[0], ranks[-1]))
        return {"card_worst": worst, "card_best": best}


def bands(trial: Trial) -> list[Band]:
    show = catalog.show(trial.game)
    return show.game.targets(show.setup(trial.setup), trial.bots)


def count(where: dict[T, int], what: T) -> None:
    where[what] = where.get(what, 0) + 1
