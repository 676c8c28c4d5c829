"""`matinee lab report`"""

from pathlib import Path
from typing import Any

import msgspec

from matinee import catalog
from matinee.cli.options import Cluster, GameName, Json, Positive, address, options, split
from matinee.cli.printing import print_json
from matinee.cli.progress import progress_bar
from matinee.cli.simulate import tell, told_why
from matinee.lab.packs import find_pack
from matinee.lab.report import Report, aimed_bots, check_page, planned_games, small_ladder
from matinee.lab.report import report as run
from matinee.lab.trial import trial
from matinee.match.folder import write_whole


def report(
    game: GameName,
    /,
    *,
    out: Path,
    games: Positive = 2000,
    seats: int | None = None,
    bots: str | None = None,
    levels: str | None = None,
    ladder: int = 90,
    seed: int = 1,
    workers: Positive | None = None,
    cluster: Cluster = None,
    pack: str | None = None,
    set: list[str] | None = None,
    json: Json = False,
) -> int:
    """Play games with bots, and draw a page about the game's balance.

    Parameters
    ----------
    out
        The page to write, such as report.html; it needs no other file.
    games
        How many.
    seats
        How many players; the fewest by default.
    bots
        Names of bots with commas between. By default those that the game's own targets are written for.
    levels
        The bots of the small ladder at the end; extra, understudy and star by default.
    ladder
        How many games of it; 0 for none.
    seed
        The same seed gives the same games.
    workers
        How many processes; by default as many as the machine has cores.
    pack
        The cards to play with: a pack of the game by its name, or a file of your own that ends in .toml.
    set
        An option of the game's setup, such as `--set target=60` for a match; may be given again.
    """
    check_page(out)
    show = catalog.show(game)
    setup = options(set or [])
    name, packs = find_pack(show, pack) if pack is not None else ("", {})
    if name:
        setup["pack"] = name
    chairs = split(bots)
    if chairs is None and not packs:
        chairs = aimed_bots(show, setup, show.setup({**setup, **({"seats": seats} if seats else {})}).seats)
    wanted = trial(game, games, seats, chairs, seed, setup, packs)
    if packs:
        wanted = msgspec.structs.replace(wanted, titles={name: Path(pack or "").stem})
    rungs = small_ladder(wanted, ladder, split(levels))
    with progress_bar(show.game.title, planned_games(wanted, rungs)) as progress:
        found = run(wanted, rungs, workers, progress, address(cluster))
    print_found(found, json)
    from matinee.lab.report_page import page

    write_whole(out, page(found))
    if not json:
        print(f"\nThe page: {out}")
    return told_why(found.found, games)


def print_found(found: Report, json: bool) -> None:
    """Print before the page is written: if the disk is full, the figures are not lost."""
    if not json:
        tell(found.found)
        return
    whole: dict[str, Any] = msgspec.to_builtins(found)
    print_json({**whole.pop("found"), **whole})
