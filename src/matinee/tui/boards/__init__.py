"""How a view looks in a terminal: a board for each game that has one, and a plain reading for all.

`draw` makes a renderable that fits itself into the width it is given; `tell` says the same in lines of text.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import RenderableType

from matinee.tui.boards import anything, kaiju, npzr, rampage, roundhouse, samurai


class Board(NamedTuple):
    """Both functions take the view, the names by seat, and the reader's seat; `legend` is the message on the signs."""

    draw: Callable[[Any, list[str], int], RenderableType]
    tell: Callable[[Any, list[str], int], list[str]]
    legend: str = ""


BOARDS: dict[str, Board] = {
    "cardboard-kaiju": Board(kaiju.draw, kaiju.tell),
    "ninja-pirate-zombie-robot": Board(npzr.draw, npzr.tell, "npzr-legend"),
    "roundhouse-kick": Board(roundhouse.draw, roundhouse.tell),
    "robot-rampage": Board(rampage.draw, rampage.tell),
    "kung-fu-samurai": Board(samurai.draw, samurai.tell, "samurai-legend"),
}

ANYTHING = Board(anything.draw, anything.tell)


def board(game: str) -> Board:
    return BOARDS.get(game, ANYTHING)
