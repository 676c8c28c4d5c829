"""`matinee play GAME`: the terminal table."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

from matinee.catalog import show as find_show
from matinee.cli.options import GameName, Language, options, split
from matinee.engine.errors import BadSetup
from matinee.match.folder import data_folder
from matinee.match.packs import chosen
from matinee.tui.keeping import Keeper
from matinee.tui.local import PAUSE, TEMPO, Local
from matinee.tui.recipe import NAMES, Recipe
from matinee.tui.sitting import Sitting
from matinee.tui.speech import speak


def play(
    game: GameName | None = None,
    /,
    *,
    join: str | None = None,
    seats: int | None = None,
    bots: str = "star",
    people: int = 1,
    name: str = NAMES[0],
    seat: int = 1,
    set: list[str] | None = None,
    pack: str | None = None,
    games: int = 1,
    plain: bool = False,
    seed: int | None = None,
    new: bool = False,
    save: Path | None = None,
    lang: Language = None,
) -> None:
    """Play a game in the terminal: against bots, with people at the same screen, or at a friend's table.

    Parameters
    ----------
    join
        The link to a table of a live house, in the browser or elsewhere: sit down there instead.
    seats
        How many sit at the table; two, or the fewest that the game allows, if left out.
    bots
        How well the others play: extra, understudy, star, legend, or a bot of the game's own. Several levels, with
        commas between them, are one for each chair.
    people
        How many people share this screen; a curtain falls when another one has to look.
    name
        Your name at the table; the names of several people with commas between them.
    seat
        Your chair, counted from 1.
    set
        An option of the game's setup, such as `--set target=60` for a match; may be given again.
    pack
        The cards to play with, such as jungle, or house+jungle for both; a pack of your own by its name, or a file that
        ends in .toml.
    games
        How many games a match has.
    plain
        Line by line, for a screen reader or a pipe.
    seed
        Deal by a known number instead of a secret seed: the same game again, for tests and lessons.
    new
        Begin a new game, whatever was left unfinished.
    save
        The folder for records and unfinished games, instead of the usual one.
    """
    if lang is not None:
        speak(lang)
    plain = plain or not is_full_screen()
    if join is not None:
        run(at_a_friends(join, name, save), plain)
        return
    if game is None:
        raise BadSetup("Say which game to play, such as npzr, or --join a friend's link.")
    if seed is not None and not 0 <= seed < 2**62:
        raise BadSetup(f"The seed is {seed}; it may be any number from 0 to 2^62 - 1.")
    show = find_show(game)
    setup: dict[str, Any] = {"seats": max(show.game.fewest, people, min(2, show.game.most)), **options(set or [])}
    if seats is not None:
        setup["seats"] = seats
    if pack is not None:
        setup["pack"] = chosen(show, pack)
    recipe = Recipe(
        setup=setup,
        people=names(name, people),
        seat=seat - 1,
        bots=tuple(split(bots) or ["star"]),
        games=games,
        seed=seed,
    )
    # Line by line there is nothing to watch: bots answer without a pause.
    tempo, pause = (0.0, 0.0) if plain else (TEMPO, PAUSE)
    # A seed names a deal, so an unfinished game is not resumed.
    fresh = new or seed is not None
    run(Local(show, recipe, Keeper(save), fresh=fresh, tempo=tempo, pause=pause), plain)


def at_a_friends(link: str, name: str, save: Path | None) -> Sitting:
    from matinee.tui.doorstep import Doorstep
    from matinee.tui.remote import Remote

    door = Doorstep(link, save or data_folder())
    table = door.knock()
    return Remote(find_show(table.game), door, table, name)


def names(given: str, people: int) -> tuple[str, ...]:
    """A name for each person; those who gave none get one of ours."""
    found = (split(given) or [])[:people]
    return (*found, *(name for name in NAMES if name not in found))[:people]


def is_full_screen() -> bool:
    """Whether this is a terminal that can be drawn on."""
    streams = all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    return streams and os.environ.get("TERM", "dumb") != "dumb"


def run(sitting: Sitting, plain: bool) -> None:
    if plain:
        from matinee.tui.console import Console
        from matinee.tui.plain import PlainTable

        console = Console()
        # A person may speak while others are asked; a pipe waits until it is its turn.
        eager = console.is_terminal and not isinstance(sitting, Local)
        asyncio.run(PlainTable(sitting, console.read, console.write, clear=console.clear, eager=eager).run())
        return
    from matinee.tui.app import Playhouse

    app = Playhouse(sitting)
    last_words = app.run()
    if app.fault is not None:
        raise app.fault
    print(last_words or sitting.last_words())
