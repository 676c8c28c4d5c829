"""Balance targets: the bands a game hopes for, held against what a simulation found."""

import msgspec

from matinee.engine.measure import Band


class Target(msgspec.Struct, frozen=True):
    """A figure, the band it should lie in (None is no bound), and whether it does."""

    name: str
    value: float
    band: tuple[float | None, float | None]
    ok: bool


def judge(bands: list[Band], figures: dict[str, float]) -> list[Target]:
    """Every band whose figures were found; a share of nothing is no figure."""
    found = []
    for band in bands:
        value = figure(band, figures)
        if value is not None:
            low, high = band.low, band.high
            inside = (low is None or value >= low) and (high is None or value <= high)
            name = f"{band.name} / {band.over}" if band.over else band.name
            found.append(Target(name, value, (low, high), inside))
    return found


def figure(band: Band, figures: dict[str, float]) -> float | None:
    value = figures.get(band.name)
    if value is None or not band.over:
        return value
    whole = figures.get(band.over, 0.0)
    return round(value / whole, 4) if whole else None
