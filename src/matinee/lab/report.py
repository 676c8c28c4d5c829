"""`matinee lab report`: what a simulation found about a game, gathered for one page."""

import math
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from matinee import catalog
from matinee.engine.chance import Swift
from matinee.engine.errors import MatineeError
from matinee.engine.show import Show
from matinee.lab.changes import cards_of_text
from matinee.lab.compare import text_of
from matinee.lab.intervals import about
from matinee.lab.ladder import Ladder, contest, ladder, planned
from matinee.lab.pace import TurnPace
from matinee.lab.simulate import ChunkDone, ToKeep, tallied
from matinee.lab.tally import Simulation, equal_share
from matinee.lab.targets import Target
from matinee.lab.trial import Trial

# Bot levels that a small ladder can afford; a legend thinks for seconds where others take none.
LEVELS = ("extra", "understudy", "star")
# No one plays more than this to settle a question.
FOREVER = 100_000_000

Progress = Callable[[int], None]


class CannotReport(MatineeError):
    """A page that cannot be made here."""


class Open(msgspec.Struct, frozen=True):
    """A question that these games do not answer; `games` more would, or None if no number of games can."""

    name: str
    now: str
    games: int | None


class BalanceReport(msgspec.Struct, frozen=True, kw_only=True):
    """All that the page shows. `lengths` is how many games had how many turns; `names` are printed names of cards."""

    found: Simulation
    title: str
    pack: str
    setup: dict[str, object]
    lengths: dict[int, int]
    pace: list[TurnPace]
    names: dict[str, str]
    levels: Ladder | None
    open: list[Open]
    # Whether some seats win as a team: then no share is the equal one.
    teams: bool = False


def report(
    wanted: Trial, levels: Trial | None, workers: int | None, progress: Progress, cluster: str | None = None
) -> BalanceReport:
    """Play the games, then a small ladder; Ctrl-C keeps what was played until then."""
    began = time.perf_counter()

    def keep(part: ChunkDone) -> None:
        progress(part.tally.games)

    whole, stopped = tallied(wanted, ToKeep(pace=True), workers, cluster, keep)
    found = whole.found(wanted, time.perf_counter() - began, stopped)
    rungs = ladder(levels, workers, progress, cluster) if levels is not None and not stopped else None
    show = wanted.show()
    return BalanceReport(
        found=found,
        title=show.game.title,
        pack=pack_name(wanted),
        setup={name: value for name, value in wanted.setup.items() if name not in ("seats", "pack")},
        lengths=whole.turns,
        pace=whole.pace.turns(),
        names={key: str(card.get("name", key)) for key, card in cards_of_text(text_of(wanted)).items()},
        levels=rungs,
        open=still_open(found),
        teams=bool(show.game.teams(show.deal(show.setup(wanted.setup), Swift(1)))),
    )


def pack_name(wanted: Trial) -> str:
    name = str(wanted.setup.get("pack", "house"))
    return wanted.titles.get(name, name)


def aimed_bots(show: Show, options: dict[str, object], seats: int) -> list[str]:
    """The bots that the game's own targets are written for: stars if they are, else the first that have targets."""
    setup = show.setup({**options, "seats": seats})
    for name in dict.fromkeys(["star", *show.bots]):
        if name not in ("extra", "random") and show.game.targets(setup, [name] * seats):
            return [name]
    return ["star"]


def small_ladder(wanted: Trial, games: int, bots: list[str] | None) -> Trial | None:
    """Levels against each other with the same cards; None for a table at which nobody has a rival."""
    if wanted.setup["seats"] < 2 or games < 1:
        return None
    names = bots or [name for name in LEVELS if name in catalog.show(wanted.game).bots]
    rungs = contest(wanted.game, names, games, wanted.setup["seats"])
    return msgspec.structs.replace(rungs, setup=wanted.setup, packs=wanted.packs)


def planned_games(wanted: Trial, levels: Trial | None) -> int:
    return wanted.games + (planned(levels) if levels is not None else 0)


def check_page(path: Path) -> None:
    """Said before anything is played."""
    if path.suffix != ".html":
        raise CannotReport(f"{path.name} should end in .html.")
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise CannotReport("A report needs Matplotlib for its pictures: pip install 'matinee[lab]'.") from None


def still_open(found: Simulation) -> list[Open]:
    """Targets whose interval reaches across an edge, and seats that may or may not win more than their share."""
    targets = [Open(target.name, interval_of(target), more_games(found, target)) for target in found.targets]
    unsettled = [one for one, target in zip(targets, found.targets, strict=True) if not target.settled]
    return unsettled + ([] if found.targets or found.seats < 2 else open_seats(found))


def interval_of(target: Target) -> str:
    return "" if target.ci95 is None else f"{target.ci95[0]:.4g} to {target.ci95[1]:.4g}"


def more_games(found: Simulation, target: Target) -> int | None:
    if target.ci95 is None:
        return None
    return needed(found.finished, target.value, target.ci95, [edge for edge in target.band if edge is not None])


def open_seats(found: Simulation) -> list[Open]:
    fair = equal_share(found)
    pairs = zip(found.win_share, found.win_share_ci95, strict=True)
    return [
        Open(f"wins of seat {seat}", f"{low:g} to {high:g}", needed(found.finished, won, (low, high), [fair]))
        for seat, (won, (low, high)) in enumerate(pairs, 1)
        if low < fair < high
    ]


def needed(games: int, value: float, sure: tuple[float, float], edges: list[float]) -> int | None:
    """About how many more games until the interval, which shrinks with their root, is clear of every edge."""
    low, high = sure
    crossed = [edge for edge in edges if low <= edge <= high]
    if not crossed or value in crossed:
        return None
    # From the value to the end of its interval, in distances to the edge on that side.
    reach = max((value - low if edge < value else high - value) / abs(value - edge) for edge in crossed)
    wanted = games * reach * reach
    return None if wanted > FOREVER else about(max(1, math.ceil(wanted) - games))
