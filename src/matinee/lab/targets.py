"""Balance targets: the bands a game hopes for, held against what a simulation found."""

import msgspec

from matinee.engine.measure import Band
from matinee.lab.intervals import Figure, Interval, ratio


class Target(msgspec.Struct, frozen=True):
    """A figure, the band it should lie in (None is no bound), and whether it does.

    `settled` says whether that would hold for the true value too: its interval lies inside the band, or outside.
    """

    name: str
    value: float
    band: tuple[float | None, float | None]
    ok: bool
    ci95: Interval | None = None
    settled: bool = False


def judge(bands: list[Band], figures: dict[str, Figure]) -> list[Target]:
    """Every band whose figures were found."""
    found = []
    for band in bands:
        figure = find(band, figures)
        if figure is not None:
            name = f"{band.name} / {band.over}" if band.over else band.name
            ok, sure = inside(band, figure.value), figure.ci95
            found.append(Target(name, figure.value, (band.low, band.high), ok, sure, is_settled(band, sure)))
    return found


def find(band: Band, figures: dict[str, Figure]) -> Figure | None:
    part = figures.get(band.name)
    if part is None or not band.over:
        return part
    whole = figures.get(band.over)
    return None if whole is None else ratio(part, whole)


def inside(band: Band, value: float) -> bool:
    return (band.low is None or value >= band.low) and (band.high is None or value <= band.high)


def is_settled(band: Band, sure: Interval | None) -> bool:
    if sure is None:
        return False
    below = band.low is not None and sure[1] < band.low
    above = band.high is not None and sure[0] > band.high
    return below or above or (inside(band, sure[0]) and inside(band, sure[1]))


def never_else(target: Target) -> bool:
    """Wanted of every game, and seen in every game: no interval can lie inside such a band, and none needs to."""
    low, high = target.band
    return target.ok and target.value in (low, high) and target.value in (0.0, 1.0)
