"""A page about one training: how the loss fell, and whether a chance of 70 % wins seven times in ten."""

from html import escape

from matinee.bots.weights import Learned
from matinee.lab.fitting import Fitted

WIDE, HIGH, EDGE = 420, 300, 44
STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222}"
    "svg{background:#fafafa;border:1px solid #ccc;margin-right:1rem}text{font-size:12px;fill:#444}"
    "table{border-collapse:collapse}td,th{padding:.2rem .8rem;text-align:right;border-bottom:1px solid #ddd}"
)


def page(title: str, seats: int, bots: list[str], found: Fitted, learned: Learned) -> str:
    facts = [
        ("games", f"{learned.games:,}"),
        ("positions", f"{learned.positions:,}"),
        ("bots", ", ".join(bots)),
        ("seconds", f"{learned.seconds:.0f}"),
        ("hidden cells", str(learned.hidden)),
        ("log loss on games kept back", f"{found.loss:.4f}"),
        ("log loss of knowing only the rates", f"{found.blind:.4f}"),
    ]
    rows = "".join(f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in facts)
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(title)}: a learned worth</title>"
        f"<style>{STYLE}</style><h1>{escape(title)}, {seats} seats: a learned worth</h1><table>{rows}</table>"
        f"<h2>Loss by epoch</h2>{curves(found)}<h2>Reliability</h2>"
        f"<p>Each dot: all positions of games kept back with about this chance. On the line, as many were won."
        f"</p>{dots(found)}</html>\n"
    )


def across(share: float) -> float:
    return EDGE + share * (WIDE - 2 * EDGE)


def up(share: float) -> float:
    return HIGH - EDGE - share * (HIGH - 2 * EDGE)


def frame(inside: str, below: str, label: str) -> str:
    return (
        f'<svg role="img" aria-label="{escape(label)}" width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}">'
        f'<path d="M{across(0)} {up(1)}V{up(0)}H{across(1)}" fill="none" stroke="#888"/>{inside}'
        f'<text x="{WIDE / 2}" y="{HIGH - 8}" text-anchor="middle">{escape(below)}</text></svg>'
    )


def curves(found: Fitted) -> str:
    losses = [loss for pair in found.curve for loss in pair]
    low, high = min(losses), max(max(losses), found.blind)
    size = max(1, len(found.curve) - 1)

    def line(which: int, colour: str) -> str:
        points = " ".join(
            f"{across(epoch / size):.1f},{up((pair[which] - low) / max(1e-9, high - low)):.1f}"
            for epoch, pair in enumerate(found.curve)
        )
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'

    marks = f'<text x="4" y="{up(0)}">{low:.3f}</text><text x="4" y="{up(1) + 4}">{high:.3f}</text>'
    names = f'<text x="{WIDE - 150}" y="20">blue: taught, red: kept back</text>'
    return frame(line(0, "#3060c0") + line(1, "#c03030") + marks + names, "epoch", "Loss by epoch")


def dots(found: Fitted) -> str:
    inside = f'<path d="M{across(0)} {up(0)}L{across(1)} {up(1)}" stroke="#bbb"/>'
    for chance, won, count in found.reliability:
        size = min(9.0, 2 + count**0.25 / 2)
        inside += (
            f'<circle cx="{across(chance):.1f}" cy="{up(won):.1f}" r="{size:.1f}" fill="#3060c0">'
            f"<title>{100 * chance:.0f} % given, {100 * won:.0f} % won, {count} times</title></circle>"
        )
    marks = f'<text x="4" y="{up(0)}">0 %</text><text x="4" y="{up(1) + 4}">100 %</text>'
    return frame(inside + marks, "winning chance given; upwards: share won", "Reliability")
