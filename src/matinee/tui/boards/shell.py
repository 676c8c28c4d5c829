"""What the boards share: a drawing that fits itself into its place, and a few ways to lay text out."""

from collections.abc import Iterator
from textwrap import wrap
from typing import Generic, TypeVar

from rich.console import Console, ConsoleOptions
from rich.text import Text

from matinee.tui.speech import say

V = TypeVar("V")


class Drawing(Generic[V]):
    """A view that draws itself in the width that it is given."""

    def __init__(self, view: V, names: list[str], viewer: int) -> None:
        self.view = view
        self.names = names
        self.viewer = viewer

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        return self.lines(options.max_width, options.size.height)

    def lines(self, width: int, height: int) -> Iterator[Text]:
        """The board, for a terminal of this height with this much room beside the board."""
        raise NotImplementedError

    def who(self, seat: int) -> str:
        return who(seat, self.names, self.viewer)


def who(seat: int, names: list[str], viewer: int) -> str:
    return say("you", name=names[seat]) if seat == viewer else names[seat]


def side_by_side(cells: list[list[Text]], margin: str = "") -> Iterator[Text]:
    """Cells of equal height, side by side."""
    for row in zip(*cells, strict=True):
        line = Text(margin, no_wrap=True, overflow="crop")
        for part in row:
            line.append_text(part)
        yield line


def folded(line: str, width: int) -> list[str]:
    """A long line is wrapped, its rest indented a little."""
    if len(line) <= width:
        return [line]
    inset = " " * (len(line) - len(line.lstrip()))
    return wrap(line.strip(), width, initial_indent=inset, subsequent_indent=f"{inset}  ") if line.strip() else [line]


def counted(words: list[str]) -> list[str]:
    """Equal words together, in the order in which they came: `Smash x2`."""
    counts: dict[str, int] = {}
    for word in words:
        counts[word] = counts.get(word, 0) + 1
    return [f"{word} x{count}" if count > 1 else word for word, count in counts.items()]
