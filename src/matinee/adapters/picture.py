"""A board outside the terminal: as text, as a page for a notebook, and as an image."""

from collections.abc import Iterator
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.style import Style

from matinee.engine.seats import SPECTATOR
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import View, in_words
from matinee.tui.boards import board
from matinee.tui.look import inks

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# What learners' tools call the ways in which a table can be shown.
MODES = ["ansi", "rgb_array"]
WIDTH, HEIGHT = 100, 44
PAPER, INK = "#FBF3E1", "#231B16"
# The least contrast with the paper at which small type is easy to read (WCAG, level AA).
LEGIBLE = 4.5
TYPE = "font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace"
NBSP = "\N{NO-BREAK SPACE}"
# The image's type, the gap between its lines, a letter's width. Both sides of an image are even, as films want.
CELL, GAP, LETTER = 18, 4, 11
# A letter of the SVG, and its margin.
WIDE, HIGH, MARGIN = 8.4, 18, 14


class Print(NamedTuple):
    """Some letters in one ink."""

    text: str
    ink: str
    bold: bool


Line = list[Print]


def viewpoint(s: State) -> int:
    """Through whose eyes a table is drawn: the asked seat's, and in the end a spectator's."""
    return int(SPECTATOR if s.over else s.asked)


def printed(show: Show, view: View, names: list[str], viewer: int) -> list[Line]:
    """The board as it stands in a terminal, line by line, in inks that can be read on paper."""
    console = Console(
        file=StringIO(),
        width=WIDTH,
        height=HEIGHT,
        theme=inks(show.id, dark=False),
        color_system="truecolor",
        force_terminal=True,
    )
    lines = console.render_lines(board(show.id).draw(view, names, viewer), pad=False)
    return [
        [Print(part.text, ink(part.style), bool(part.style and part.style.bold)) for part in line] for line in lines
    ]


def ink(style: Style | None) -> str:
    """A style's colour, darker if it would be too pale for the paper: some are made for a dark screen."""
    if style is None or style.color is None or style.color.is_default:
        return INK
    shade: tuple[int, ...] = tuple(style.color.get_truecolor())
    while (light(rgb(PAPER)) + 0.05) / (light(shade) + 0.05) < LEGIBLE:
        shade = tuple(part * 9 // 10 for part in shade)
    return "#" + "".join(f"{part:02X}" for part in shade)


def rgb(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))


def light(shade: tuple[int, ...]) -> float:
    """How bright a colour looks, from 0 to 1 (WCAG's relative luminance)."""
    parts = [part / 255 for part in shade]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def lines_of(show: Show, s: State, viewer: int | None) -> list[Line]:
    seen = viewpoint(s) if viewer is None else viewer
    names = [f"Player {seat}" for seat in range(int(s.seats))]
    return printed(show, in_words(show.game.view(s, seen), show.words()), names, seen)


def plain(lines: list[Line]) -> str:
    return "\n".join("".join(part.text for part in line).rstrip() for line in lines).rstrip()


def drawn(show: Show, s: State, viewer: int | None = None) -> str:
    """The board as plain text."""
    return plain(lines_of(show, s, viewer))


def page(show: Show, s: State, viewer: int | None = None) -> str:
    """The board as HTML that needs nothing from outside."""
    text = "\n".join("".join(marked(part) for part in line) for line in lines_of(show, s, viewer))
    style = f"background:{PAPER};color:{INK};padding:1em;line-height:1.2;{TYPE}"
    return f'<pre style="{style}">{text}</pre>'


def marked(part: Print) -> str:
    if part.ink == INK and not part.bold:
        return escape(part.text)
    return f'<span style="color:{part.ink}{";font-weight:bold" if part.bold else ""}">{escape(part.text)}</span>'


def vector(show: Show, s: State, viewer: int | None = None) -> str:
    """The board as an SVG that needs nothing from outside, in whatever monospaced type the reader has."""
    lines = lines_of(show, s, viewer)
    width, height = round(WIDTH * WIDE + 2 * MARGIN), len(lines) * HIGH + 2 * MARGIN
    size = f'width="{width}" height="{height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}">',
            f"<title>{escape(show.game.title)}</title>",
            f'<rect {size} rx="8" fill="{PAPER}"/>',
            f'<g style="{TYPE};font-size:14px">',
            *[letters for row, line in enumerate(lines) for letters in set_line(line, MARGIN + (row + 0.75) * HIGH)],
            "</g></svg>",
        ]
    )


def set_line(line: Line, y: float) -> Iterator[str]:
    """Each part is stretched to its place, so that columns stand under each other in any type.

    Spaces that may not be broken stay as many as they are.
    """
    column = 0
    for part in line:
        text, wide = part.text.strip(), cell_len(part.text)
        if text:
            x = MARGIN + WIDE * (column + wide - cell_len(part.text.lstrip()))
            weight = ' font-weight="bold"' if part.bold else ""
            room = f'textLength="{WIDE * cell_len(text):.1f}" lengthAdjust="spacingAndGlyphs"'
            shown = escape(text).replace(" ", NBSP)
            yield f'<text x="{x:.1f}" y="{y:.1f}" {room} fill="{part.ink}"{weight}>{shown}</text>'
        column += wide


def known(mode: str | None) -> str | None:
    """A render mode, refused at once if there is no such thing."""
    if mode not in (None, *MODES):
        raise ValueError(f"There is no render mode {mode!r}; there are {', '.join(MODES)}.")
    return mode


def shown(show: Show, s: State, mode: str | None, viewer: int | None = None) -> "str | NDArray[np.uint8] | None":
    """The board in a render mode: text, an image, or nothing."""
    if mode is None:
        return None
    text = drawn(show, s, viewer)
    return text if mode == "ansi" else painted(text)


def painted(text: str) -> "NDArray[np.uint8]":
    """Text as an image of three colour channels, always of one size, so that images make a film.

    A board with more lines than there is room for is set in smaller type.
    """
    import numpy as np
    from matplotlib.font_manager import findfont
    from PIL import Image, ImageDraw, ImageFont

    lines = text.splitlines()
    high = (CELL + GAP) * HEIGHT // max(HEIGHT, len(lines))
    font: Any = ImageFont.truetype(findfont("DejaVu Sans Mono"), high - GAP)
    image = Image.new("RGB", (LETTER * WIDTH + 2 * CELL, (CELL + GAP) * HEIGHT + 2 * CELL), PAPER)
    pen = ImageDraw.Draw(image)
    for place, line in enumerate(lines):
        pen.text((CELL, CELL + place * high), line, fill=INK, font=font)
    return np.asarray(image)
