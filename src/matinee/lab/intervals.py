"""How sure a figure is: intervals in which its true value lies in 19 simulations of 20."""

import math
from statistics import NormalDist

import msgspec

Interval = tuple[float, float]

Z = NormalDist().inv_cdf(0.975)


class Figure(msgspec.Struct, frozen=True):
    """What was found, and its interval at 95 %; None if there are too few games even for that."""

    value: float
    ci95: Interval | None


def share(part: float, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def wilson(won: float, games: int) -> Interval:
    """Wilson's interval: honest for few games and for shares near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share = won / games
    middle = share + Z * Z / (2 * games)
    half = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return round(max(0.0, (middle - half) / scale), 4), round(min(1.0, (middle + half) / scale), 4)


def share_figure(part: int, whole: int) -> Figure:
    return Figure(share(part, whole), wilson(part, whole))


def mean_figure(total: float, squares: float, count: int) -> Figure:
    """A mean from the sums of the values and of their squares. Values that are all 0 or 1 make a share."""
    mean = total / count
    if squares == total:
        return Figure(round(mean, 4), wilson(total, count))
    if count < 2:
        return Figure(round(mean, 4), None)
    variance = max(0.0, squares - total * mean) / (count - 1)
    half = student(count - 1) * math.sqrt(variance / count)
    return Figure(round(mean, 4), (round(mean - half, 4), round(mean + half, 4)))


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's t (Hill's expansion; from three degrees of freedom on good to 1 %)."""
    return (
        Z
        + (Z**3 + Z) / (4 * freedom)
        + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * freedom**2)
        + (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / (384 * freedom**3)
    )


def percentile(histogram: dict[int, int], share: float) -> int:
    """The smallest value that at least this share of all values does not exceed."""
    return ranked(histogram, math.ceil(share * sum(histogram.values())))


def percentile_figure(histogram: dict[int, int], share: float) -> Figure:
    """An interval between two observed values: the number below the true percentile is binomial."""
    count = sum(histogram.values())
    half = Z * math.sqrt(count * share * (1 - share))
    low, high = math.floor(count * share - half), math.ceil(count * share + half)
    known = low >= 1 and high <= count
    interval = (ranked(histogram, low), ranked(histogram, high)) if known else None
    return Figure(percentile(histogram, share), interval)


def ranked(histogram: dict[int, int], rank: int) -> int:
    """The value at a place, counted from 1, when all values stand in line."""
    passed = 0
    for value in sorted(histogram):
        passed += histogram[value]
        if passed >= rank:
            return value
    return 0


def ratio(part: Figure, whole: Figure) -> Figure | None:
    """One figure as a share of another, None if that is zero. The interval holds however the two are correlated."""
    if not whole.value:
        return None
    value = round(part.value / whole.value, 4)
    if part.ci95 is None or whole.ci95 is None or whole.ci95[0] <= 0:
        return Figure(value, None)
    ends = [a / b for a in part.ci95 for b in whole.ci95]
    return Figure(value, (round(min(ends), 4), round(max(ends), 4)))


def gain_figure(won: float, plays: int, others: float, rest: int, cards: int, spread: float = 0.0) -> Figure:
    """How much more often those who played a card won, as one of all the cards tested.

    Agresti and Caffo's interval; the most extreme of many is extreme by luck too, so it is widened (Bonferroni).
    `spread` is the standard error as it was found otherwise: the larger one counts.
    """
    z = NormalDist().inv_cdf(1 - 0.025 / cards)
    mine, theirs = (won + 1) / (plays + 2), (others + 1) / (rest + 2)
    half = z * max(spread, math.sqrt(mine * (1 - mine) / (plays + 2) + theirs * (1 - theirs) / (rest + 2)))
    value = round(won / plays - others / rest, 4)
    return Figure(value, (round(mine - theirs - half, 4), round(mine - theirs + half, 4)))


def about(games: int) -> int:
    """Two digits of it: such a guess knows no more."""
    step: int = 10 ** max(0, len(str(games)) - 2)
    return -(-games // step) * step
