"""Two ways to play a game on the same deals: paired differences, and when they are settled.

Games are played in pairs, one on each side, with the same seeds for the deal and for the bots. A difference's interval
may be looked at after every chunk without losing its error rate: it is a confidence sequence (Robbins' normal mixture,
in the asymptotic form of Waudby-Smith and others, 2021), with an equal share of the error for each row (Bonferroni). Of
all comparisons in which nothing differs, at most one in twenty calls any row different, however often one looks.
"""

import math
from collections.abc import Callable
from functools import partial

import msgspec

from matinee.lab.changes import changed_cards
from matinee.lab.hands import BROKEN_OFF, hand_out, why
from matinee.lab.intervals import Interval, about
from matinee.lab.simulate import chunks
from matinee.lab.trial import Played, Trial, play

ERROR = 0.05
# The mixture is tightest after about this many pairs.
TUNED_FOR = 2_000
# Fewer pairs say nothing: the spread itself is not known yet.
FEWEST = 100
# A difference that is surely smaller than this share of the spread of one game is settled as no difference.
NEGLIGIBLE = 0.05

Figures = dict[str, float]


class Difference(msgspec.Struct, frozen=True):
    """One figure on both sides. `settled` is `more`, `less`, `same` (too small to matter), or empty: not yet.

    `wanted` is about how many pairs would settle it; None if it is settled. Less than `small` is too small to matter.
    """

    name: str
    a: float
    b: float
    difference: float
    ci95: Interval
    settled: str
    wanted: int | None
    small: float = 0.0


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """`pairs` were played; it stops before `games` if every row is settled. `stopped` says why it was broken off."""

    game: str
    games: int
    pairs: int
    seed: int
    rows: list[Difference]
    method: str = "normal-mixture confidence sequence, Bonferroni over rows, 5 %"
    stopped: str = ""


class Sums(msgspec.Struct):
    """Of one figure, over pairs in which both sides have it."""

    pairs: int = 0
    a: float = 0.0
    b: float = 0.0
    squares: float = 0.0

    def add(self, a: float, b: float) -> None:
        self.pairs += 1
        self.a += a
        self.b += b
        self.squares += (b - a) ** 2

    def with_more(self, other: "Sums") -> "Sums":
        return Sums(self.pairs + other.pairs, self.a + other.a, self.b + other.b, self.squares + other.squares)


def figures(played: Played, seats: int, cards: list[str]) -> Figures:
    """What is compared: who wins, how long it takes, the game's own measures, and what some cards did."""
    winners = played.result.winners
    shares = {f"wins_{seat + 1}": (seat in winners) / max(1, len(winners)) for seat in range(seats)}
    length = {"turns": float(played.turns), "decisions": float(played.decisions)}
    undecided = {"undecided": float(not winners)}
    scores = {"winning_score": float(max(played.result.scores, default=0))}
    return {**shares, **undecided, **length, **scores, **played.measures, **card_figures(played, seats, cards)}


def card_figures(played: Played, seats: int, cards: list[str]) -> Figures:
    """`card KEY`: by how much those who played a card won more than their share, and `played KEY`: how many did."""
    winners, found = played.result.winners, {}
    for card in cards:
        players = [play.seat for play in played.plays if play.card == card]
        won = sum(1 / len(winners) for seat in players if seat in winners)
        found[f"card {card}"] = won - len(players) / seats if winners else 0.0
        found[f"played {card}"] = float(len(players))
    return found


def play_pairs(a: Trial, b: Trial, cards: list[str], numbers: range) -> dict[str, Sums]:
    found: dict[str, Sums] = {}
    for number in numbers:
        one, other = play(a, number), play(b, number)
        if not (one.finished and other.finished):
            continue
        mine, theirs = figures(one, len(a.bots), cards), figures(other, len(b.bots), cards)
        for name in mine:
            if name in theirs:
                found.setdefault(name, Sums()).add(mine[name], theirs[name])
    return found


def compare(
    a: Trial,
    b: Trial,
    workers: int | None = None,
    heard: Callable[[Comparison], None] | None = None,
    cluster: str | None = None,
) -> Comparison:
    """Play pairs until every row is settled, or all are played; `heard` is told how it stands after each chunk.

    Cards that the two sides print differently have rows of their own.
    """
    whole: dict[str, Sums] = {}
    pairs, stopped = 0, ""
    tasks = chunks(a.games)
    try:
        job = partial(play_pairs, a, b, changed_cards(text_of(a), text_of(b)))
        for task, part in zip(tasks, hand_out(job, tasks, a.games, workers, cluster), strict=False):
            # In one step: Ctrl-C in the middle of a sum would leave it half done.
            pairs, whole = pairs + len(task), joined(whole, part)
            if heard is not None:
                heard(summed(a, pairs, whole, ""))
            if pairs >= FEWEST and all(row.settled for row in rows(whole)):
                break
    except BROKEN_OFF as fault:
        if not pairs:
            raise
        stopped = why(fault)
    return summed(a, pairs, whole, stopped)


def joined(whole: dict[str, Sums], part: dict[str, Sums]) -> dict[str, Sums]:
    return {**whole, **{name: whole.get(name, Sums()).with_more(sums) for name, sums in part.items()}}


def text_of(trial: Trial) -> str:
    """The pack of a trial as it is written; nothing for a game without packs, or for several mixed."""
    name = str(trial.setup.get("pack", "house"))
    return trial.packs.get(name) or trial.show().file("packs", name) or ""


def summed(a: Trial, pairs: int, whole: dict[str, Sums], stopped: str) -> Comparison:
    return Comparison(game=a.game, games=a.games, pairs=pairs, seed=a.seed, rows=rows(whole), stopped=stopped)


def rows(whole: dict[str, Sums]) -> list[Difference]:
    error = ERROR / max(1, len(whole))
    return [difference(name, sums, error) for name, sums in whole.items()]


def difference(name: str, sums: Sums, error: float) -> Difference:
    n = sums.pairs
    mean = (sums.b - sums.a) / n
    spread = math.sqrt(max(0.0, sums.squares / n - mean * mean) * n / max(1, n - 1))
    half = spread * width(n, error)
    low, high = mean - half, mean + half
    return Difference(
        name=name,
        a=round(sums.a / n, 4),
        b=round(sums.b / n, 4),
        difference=round(mean, 4),
        ci95=(round(low, 4), round(high, 4)),
        settled=verdict(low, high, spread, n),
        wanted=None if verdict(low, high, spread, n) else needed(mean, spread, error),
        small=round(NEGLIGIBLE * spread, 4),
    )


def width(n: int, error: float) -> float:
    """Half of the interval after n pairs, in spreads of one pair."""
    rho = mixture(error)
    grown = n * rho * rho + 1
    return math.sqrt(2 * grown / (n * n * rho * rho) * math.log(math.sqrt(grown) / error))


def mixture(error: float) -> float:
    """The mixture's parameter for which the interval is about tightest after TUNED_FOR pairs."""
    return math.sqrt((-2 * math.log(error) + math.log(-2 * math.log(error) + 1)) / TUNED_FOR)


def verdict(low: float, high: float, spread: float, n: int) -> str:
    if n < FEWEST:
        return ""
    if spread == 0.0:
        return "same"
    if low > 0:
        return "more"
    if high < 0:
        return "less"
    return "same" if max(-low, high) < NEGLIGIBLE * spread else ""


def needed(mean: float, spread: float, error: float) -> int:
    """About how many pairs, if the difference is what it looks like: until it is off zero, or surely negligible."""
    wide = max(abs(mean) / spread, NEGLIGIBLE / 2) if spread else 1.0
    pairs = FEWEST
    while width(pairs, error) > wide and pairs < 100_000_000:
        pairs = pairs * 5 // 4
    return about(pairs)
