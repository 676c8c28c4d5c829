"""How a view looks in a terminal: a board for each game that has one, and a plain reading for all.

`draw` makes a renderable that fits itself into the width it is given; `tell` says the same in lines of text.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.console import RenderableType

from matinee.tui.boards import anything, kaiju, npzr, rampage, roundhouse, samurai
from matinee.tui.boards import shelves as on
from matinee.tui.boards.shelves import Shelf


class Board(NamedTuple):
    """The functions take the view, the names by seat, and the reader's seat; `legend` is the message on the signs."""

    draw: Callable[[Any, list[str], int], RenderableType]
    tell: Callable[[Any, list[str], int], list[str]]
    legend: str = ""
    shelves: Callable[[Any, list[str], int], list[Shelf]] = on.plain_shelves


BOARDS: dict[str, Board] = {
    "cardboard-kaiju": Board(kaiju.CityBoard, kaiju.tell, "kaiju-legend", on.kaiju_shelves),
    "ninja-pirate-zombie-robot": Board(npzr.StackBoard, npzr.tell, "npzr-legend", on.npzr_shelves),
    "roundhouse-kick": Board(roundhouse.Barn, roundhouse.tell, "roundhouse-legend", on.roundhouse_shelves),
    "robot-rampage": Board(rampage.Arena, rampage.tell, "rampage-legend", on.rampage_shelves),
    "kung-fu-samurai": Board(samurai.Set, samurai.tell, "samurai-legend", on.samurai_shelves),
}

ANYTHING = Board(anything.draw, anything.tell)


def board(game: str) -> Board:
    return BOARDS.get(game, ANYTHING)
