"""The pictures of a report, drawn by Matplotlib as SVG that takes its colours and faces from the page.

Every colour is a stand-in for a variable of the page, so that one picture is right in light, in dark and on paper.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from typing import Any

from matinee.lab.ladder import Ladder
from matinee.lab.pace import TurnPace
from matinee.lab.report_words import points
from matinee.lab.tally import Simulation

# Points are the page's pixels: a picture is as wide as a phone shows it, and a laptop may enlarge it.
WIDE = 400
POINTS = 72

INK, SOFT, LINE = "#010101", "#020202", "#030303"
FIELD, MARK, STRONG, WEAK, BAD = "#040404", "#050505", "#060606", "#070707", "#080808"
VARIABLES = {
    INK: "--text",
    SOFT: "--text-2",
    LINE: "--line",
    FIELD: "--field",
    MARK: "--mark",
    STRONG: "--g-text",
    WEAK: "--bar",
    BAD: "--bad",
}
# Newer versions of Matplotlib write a family apart, older ones all in one.
FAMILY = re.compile(r"font-family: [^;\"]*|(?<=px )'DejaVu Sans'[^;\"]*")


@contextmanager
def picture(high: float, title: str, out: list[str]) -> Iterator[Any]:
    """Axes to draw on; when the block ends the picture is added to `out`."""
    import matplotlib
    from matplotlib.figure import Figure

    style: Any = {
        "svg.fonttype": "none",
        "svg.hashsalt": title,
        "font.size": 13,
        "text.color": INK,
        "axes.labelcolor": SOFT,
        "axes.edgecolor": INK,
        "xtick.color": INK,
        "ytick.color": INK,
    }
    with matplotlib.rc_context(style):
        figure = Figure(figsize=(WIDE / POINTS, high / POINTS), layout="constrained")
        axes = figure.add_subplot()
        axes.spines[["top", "right", "left"]].set_visible(False)
        axes.tick_params(length=0, labelsize=13)
        yield axes
        file = StringIO()
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    out.append(themed(file.getvalue(), title))


def themed(svg: str, title: str) -> str:
    """The bare `svg` element, with variables for colours and the page's face for every letter."""
    svg = svg[svg.index("<svg") :]
    for colour, variable in VARIABLES.items():
        svg = svg.replace(colour, f"var({variable})")
    svg = FAMILY.sub(
        lambda found: "font-family: var(--font-label)" if "family" in found[0] else "var(--font-label)", svg
    )
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    return svg.replace("<svg", f'<svg role="img" aria-label="{title}"', 1)


def percents(axis: Any) -> None:
    """Ticks of shares, with as many digits as they need: among 100,000 games half a point is a long way."""
    axis.set_major_formatter(lambda value, place: f"{100 * value:.4g} %")


def who_wins(found: Simulation, fair: float | None, out: list[str]) -> None:
    """A dot and an interval for each seat, against an equal share if there is one."""
    with picture(54 + 34 * found.seats, "Share of wins by seat, with intervals", out) as axes:
        if fair is not None:
            axes.axvline(fair, color=INK, linewidth=1)
        for seat, (won, (low, high)) in enumerate(zip(found.win_share, found.win_share_ci95, strict=True)):
            clear = fair is not None and not low <= fair <= high
            axes.plot([low, high], [seat, seat], color=MARK, linewidth=3, solid_capstyle="butt")
            axes.plot(won, seat, "D" if clear else "o", color=MARK, markersize=8)
            axes.annotate(
                f"{100 * won:.1f} %", (won, seat), (0, 9), textcoords="offset points", ha="center", weight="bold"
            )
        axes.set_yticks(range(found.seats), [f"Seat {seat + 1}" for seat in range(found.seats)])
        axes.set_ylim(found.seats - 0.4, -0.7)
        axes.margins(x=0.12)
        even = fair is not None and found.seats > 1
        axes.set_xlabel(f"equal share {100 * (fair or 0):.1f} %" if even else "share of games won")
        percents(axes.xaxis)


def how_long(found: Simulation, lengths: dict[int, int], out: list[str]) -> None:
    """Bars of turns; the wanted median lies in the field."""
    width = max(1, -(-(max(lengths) - min(lengths) + 1) // 40)) if lengths else 1
    bars: dict[int, int] = {}
    for turns, games in lengths.items():
        bars[turns // width] = bars.get(turns // width, 0) + games
    with picture(190, "How many turns games took", out) as axes:
        wanted = next((target.band for target in found.targets if target.name == "turns_p50"), None)
        if wanted is not None:
            low, high = wanted[0] or 0, wanted[1] or max(lengths)
            axes.axvspan(low, high, color=FIELD, linewidth=0)
        axes.bar(
            [width * (place + 0.5) - 0.5 for place in bars],
            [games / found.finished for games in bars.values()],
            width * 0.9,
            color=MARK,
        )
        axes.axvline(found.turns.p50, color=STRONG, linewidth=2)
        took = found.turns
        axes.set_xlabel(f"turns; median {took.p50}, 10th percentile {took.p10}, 90th {took.p90}")
        percents(axes.yaxis)
        axes.yaxis.grid(True, color=LINE, linewidth=0.5)
        axes.set_axisbelow(True)


def how_it_ends(found: Simulation, out: list[str]) -> None:
    with picture(50 + 38 * len(found.ends), "How games end", out) as axes:
        ends = sorted(found.ends.items(), key=lambda end: -end[1])
        for place, (end, share) in enumerate(ends):
            axes.barh(place + 0.12, share, 0.4, color=MARK)
            axes.text(0, place - 0.22, f"{end}  {100 * share:.1f} %", ha="left", weight="bold")
        axes.set_ylim(len(ends) - 0.4, -0.6)
        axes.set_yticks([])
        axes.set_xlim(0, 1)
        percents(axes.xaxis)


def what_a_card_does(
    rows: list[tuple[str, float, tuple[float, float], bool]],
    every: list[float],
    wanted: tuple[float, float] | None,
    out: list[str],
) -> None:
    """Name, gain, interval and whether it may be believed; strongest first. Below them a tick for `every` card."""
    title = "Effect of cards on winning, in points of win share, with intervals"
    below = len(rows) + 0.6
    with picture(96 + 20 * len(rows), title, out) as axes:
        if wanted is not None:
            axes.axvspan(100 * wanted[0], 100 * wanted[1], color=FIELD, linewidth=0)
        axes.axvline(0, color=INK, linewidth=1)
        for place, (_, gain, (low, high), believed) in enumerate(rows):
            outside = wanted is not None and (low > wanted[1] or high < wanted[0])
            colour = BAD if outside else MARK if believed else SOFT
            axes.plot([100 * low, 100 * high], [place, place], color=colour, linewidth=2)
            fill = colour if believed else "none"
            shape = "D" if believed else "o"
            axes.plot(100 * gain, place, shape, markeredgecolor=colour, markerfacecolor=fill, markersize=6)
        axes.vlines([100 * gain for gain in every], below - 0.35, below + 0.35, color=MARK, linewidth=1)
        names = [name if len(name) < 31 else f"{name[:29]}…" for name, *_ in rows]
        axes.set_yticks([*range(len(rows)), below], [*names, f"all {len(every)} cards"])
        axes.set_ylim(below + 0.6, -0.6)
        right = axes.secondary_yaxis("right")
        right.set_yticks(range(len(rows)), [points(gain) for _, gain, *_ in rows])
        right.tick_params(length=0, labelsize=13)
        right.spines["right"].set_visible(False)
        axes.set_xlabel("points of win share, played against not played")


def decisions(turns: list[TurnPace], out: list[str]) -> None:
    """The median with the middle four fifths, and the options of one decision."""
    numbers = [turn.turn for turn in turns]
    with picture(190, "Decisions in each turn, and options of a decision", out) as axes:
        axes.fill_between(numbers, [t.p10 for t in turns], [t.p90 for t in turns], color=FIELD, linewidth=0, step="mid")
        axes.step(numbers, [turn.p50 for turn in turns], color=MARK, linewidth=2, where="mid")
        axes.plot(numbers, [turn.options for turn in turns], "--", color=STRONG, linewidth=2)
        axes.set_ylim(bottom=0)
        axes.set_xlabel("turn")
        axes.yaxis.grid(True, color=LINE, linewidth=0.5)
        axes.set_axisbelow(True)


def levels(found: Ladder, out: list[str]) -> None:
    """How often each bot wins against each other one."""
    fair = 1 / found.seats
    names = [f"{pair.bot} against {pair.against}{f' ({pair.side})' if pair.side else ''}" for pair in found.pairs]
    with picture(60 + 20 * len(names), "How often one level of bot wins against another", out) as axes:
        if not any(pair.side for pair in found.pairs):
            axes.axvline(fair, color=INK, linewidth=1)
        for place, pair in enumerate(found.pairs):
            axes.plot(pair.ci95, [place, place], color=MARK, linewidth=2)
            axes.plot(pair.win_share, place, "o", color=MARK, markersize=6)
        axes.set_yticks(range(len(names)), names)
        axes.set_ylim(len(names) - 0.4, -0.6)
        axes.set_xlim(0, 1)
        percents(axes.xaxis)
