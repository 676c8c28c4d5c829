"""`matinee play GAME`: the terminal table."""

import sys
from pathlib import Path

from matinee.catalog import show as find_show
from matinee.engine.errors import BadSetup
from matinee.tui.keeping import Keeper
from matinee.tui.sitting import Sitting
from matinee.tui.table import NAMES, Table


def play(
    game: str,
    *,
    seats: int | None = None,
    bots: str = "star",
    plain: bool = False,
    seat: int = 1,
    name: str = NAMES[0],
    seed: int | None = None,
    new: bool = False,
    save: Path | None = None,
) -> None:
    """Play a game against bots in the terminal.

    Parameters
    ----------
    game
        An id or a short name, such as npzr.
    seats
        How many sit at the table; two, or the fewest that the game allows, if left out.
    bots
        How well the others play: extra, understudy, star, legend, or a bot of the game's own. Several levels, with
        commas between them, are one for each chair.
    plain
        Line by line, for a screen reader or a pipe.
    seat
        Your chair, counted from 1.
    name
        Your name at the table.
    seed
        Deal by a known number instead of a secret seed: the same game again, for tests and lessons.
    new
        Begin a new game, whatever was left unfinished.
    save
        The folder for records and unfinished games, instead of the usual one.
    """
    show = find_show(game)
    levels = [level.strip() for level in bots.split(",")]
    if seed is not None and not 0 <= seed < 2**62:
        raise BadSetup(f"The seed is {seed}; it may be any number from 0 to 2^62 - 1.")

    def lay() -> Table:
        known = "" if seed is None else f"swift:{seed}"
        return Table(show, seats=seats, seat=seat - 1, bots=levels, name=tidy(name), seed=known, luck=seed)

    # Whoever names a seed wants that deal, not the one that was left.
    sitting = Sitting(show, lay, Keeper(save), fresh=new or seed is not None)
    if plain or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        play_plain(sitting)
    else:
        play_full_screen(sitting)


def tidy(name: str) -> str:
    """A name that fits on a line."""
    return " ".join(name.split())[:16].strip() or NAMES[0]


def play_full_screen(sitting: Sitting) -> None:
    from matinee.tui.app import Playhouse

    app = Playhouse(sitting)
    last_words = app.run()
    if app.fault is not None:
        raise app.fault
    print(last_words or app.last_words())


def play_plain(sitting: Sitting) -> None:
    from matinee.tui.plain import Plain

    for stream in (sys.stdin, sys.stdout):
        # A terminal that cannot spell a word gets a question mark, not a traceback.
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    Plain(sitting, read_line, write_line).run()


def read_line() -> str | None:
    """One line; nothing at the end of the input. A person gets a sign that it is his turn, a pipe does not."""
    try:
        return input("> " if sys.stdin.isatty() else "")
    except EOFError:
        return None


def write_line(line: str) -> None:
    print(line, flush=True)
