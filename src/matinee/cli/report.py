"""`matinee lab report`"""

from pathlib import Path
from typing import Any

import msgspec

from matinee import catalog
from matinee.cli.options import GameName, Json, Positive, split
from matinee.cli.printing import print_json
from matinee.cli.progress import progress_bar
from matinee.cli.simulate import tell, told_why
from matinee.cli.trials import AimedBots, Cluster, PackName, Seats, Seed, Settings, Workers, address, setup_with_pack
from matinee.lab.report import BalanceReport, aimed_bots, check_page, planned_games, small_ladder
from matinee.lab.report import report as run
from matinee.lab.trial import trial
from matinee.match.folder import write_whole


def report(
    game: GameName,
    /,
    *,
    out: Path,
    games: Positive = 2000,
    seats: Seats = None,
    bots: AimedBots = None,
    levels: str | None = None,
    ladder: int = 90,
    seed: Seed = 1,
    workers: Workers = None,
    cluster: Cluster = None,
    pack: PackName = None,
    set: Settings = None,
    json: Json = False,
) -> int:
    """Play games with bots, and draw a page about the game's balance.

    Parameters
    ----------
    out
        The page to write, such as report.html; it needs no other file.
    games
        How many.
    levels
        The bots of the small ladder at the end; extra, understudy and star by default.
    ladder
        How many games of it; 0 for none.
    """
    check_page(out)
    show = catalog.show(game)
    setup, packs = setup_with_pack(show, set, pack)
    chairs = split(bots)
    if chairs is None and not packs:
        chairs = aimed_bots(show, setup, show.setup({**setup, **({"seats": seats} if seats else {})}).seats)
    wanted = trial(game, games, seats, chairs, seed, setup, packs)
    if packs:
        wanted = msgspec.structs.replace(wanted, titles={setup["pack"]: Path(pack or "").stem})
    rungs = small_ladder(wanted, ladder, split(levels))
    with progress_bar(show.game.title, planned_games(wanted, rungs)) as progress:
        found = run(wanted, rungs, workers, progress, address(cluster))
    print_found(found, json)
    from matinee.lab.report_page import page

    write_whole(out, page(found))
    if not json:
        print(f"\nThe page: {out}")
    return told_why(found.found, games)


def print_found(found: BalanceReport, json: bool) -> None:
    """Print before the page is written: if the disk is full, the figures are not lost."""
    if not json:
        tell(found.found)
        return
    whole: dict[str, Any] = msgspec.to_builtins(found)
    print_json({**whole.pop("found"), **whole})
