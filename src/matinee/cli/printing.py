"""Results on standard output: for programs as JSON, for people as tables."""

from collections.abc import Sequence

import msgspec


def print_json(found: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())


def print_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Columns as wide as their longest cell; the first is left-aligned, figures are right-aligned."""
    lines = [head, *rows]
    widths = [max(len(line[place]) for line in lines) for place in range(len(head))]
    for line in lines:
        cells = [
            cell.rjust(width) if is_figure(rows, place) else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())


def is_figure(rows: Sequence[Sequence[str]], place: int) -> bool:
    return all(row[place][:1].isdigit() or row[place][:1] in ("-", "") for row in rows)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"
