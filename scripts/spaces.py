"""Writes the tables of both spaces into docs/howto/use-it-from-elsewhere.md: `python scripts/spaces.py`."""

from pathlib import Path

from matinee.catalog import ours

PAGE = Path(__file__).parents[1] / "docs/howto/use-it-from-elsewhere.md"
MARK = "<!-- spaces: made by scripts/spaces.py -->\n"


def tables() -> str:
    lines: list[str] = []
    for show in ours():
        setup = show.setup({"seats": show.game.fewest})
        senses = show.game.senses(setup, show.printed(setup))
        if senses is None:  # learners get its plain board
            continue
        lines += ["", f"### {show.game.title}: {senses.cells} cells, {senses.actions} actions", ""]
        lines += ["| cells | what they tell |", "|---|---|"]
        lines += [f"| {b.first} to {b.first + b.cells - 1} | {b.name} |" for b in senses.blocks if b.cells]
        lines += ["", "| actions | question | answer |", "|---|---|---|"]
        lines += [
            f"| {s.base} to {s.base + s.high - s.low} | {s.step} | {s.what} |"
            if s.high > s.low
            else f"| {s.base} | {s.step} | {s.what} |"
            for s in senses.spans
        ]
    return "\n".join(lines) + "\n"


def page() -> str:
    """The page with today's tables."""
    return PAGE.read_text(encoding="utf-8").partition(MARK)[0] + MARK + tables()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
