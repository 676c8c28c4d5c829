"""`matinee simulate`"""

from pathlib import Path

from matinee import catalog
from matinee.cli.main import INTERRUPTED, complain
from matinee.cli.options import GameName, Json, Positive, split
from matinee.cli.printing import percent, print_json, print_table
from matinee.cli.progress import progress_bar
from matinee.cli.trials import Cluster, PackName, Seats, Seed, Settings, Workers, address, setup_with_pack
from matinee.engine.errors import MatineeError
from matinee.lab.intervals import Interval, wilson
from matinee.lab.simulate import simulate as run
from matinee.lab.tally import Simulation
from matinee.lab.targets import Target, never_else
from matinee.lab.trial import trial


def simulate(
    game: GameName,
    /,
    *,
    games: Positive = 100,
    seats: Seats = None,
    bots: str | None = None,
    seed: Seed = 1,
    workers: Workers = None,
    records: Path | None = None,
    out: Path | None = None,
    decisions: bool = False,
    cluster: Cluster = None,
    pack: PackName = None,
    set: Settings = None,
    json: Json = False,
) -> int:
    """Play games with bots, and say how they went.

    Parameters
    ----------
    games
        How many.
    bots
        Names of bots with commas between, for one seat after the other, again from the first if there are more seats.
        Every chair is a star by default.
    records
        A folder to write every game into, for `matinee replay`.
    out
        A file with one row a game, .parquet or .csv.
    decisions
        One row a decision as well, in a file beside that one.
    """
    if decisions and out is None:
        raise MatineeError("--decisions says what --out should hold: name a file, such as --out games.parquet.")
    show = catalog.show(game)
    wanted = trial(game, games, seats, split(bots), seed, *setup_with_pack(show, set, pack))
    with progress_bar(show.game.title, games) as progress:
        found = run(wanted, workers, records, progress, out=out, decisions=decisions, cluster=address(cluster))
    if json:
        print_json(found)
    else:
        tell(found)
    return told_why(found, games)


def told_why(found: Simulation, games: int) -> int:
    """The exit code; a sentence if not all was played, or not all could be kept."""
    if not found.stopped:
        return 0
    until = f" Stopped after {found.games} of {games} games." if found.games < games else ""
    return complain(f"{found.stopped}{until}", INTERRUPTED)


def tell(found: Simulation) -> None:
    title = catalog.show(found.game).game.title
    print(f"{title}: {found.finished} of {found.games} games finished, seed {found.seed}.")
    print(
        f"{found.decisions} decisions in {found.seconds:.1f} s, {found.decisions_per_second:,.0f} a second. "
        f"Turns: {found.turns.p10} / {found.turns.p50} / {found.turns.p90} (p10, p50, p90), {found.turns.max} at most."
    )
    print()
    shares = zip(found.bots, found.win_share, found.win_share_ci95, strict=True)
    rows = [
        [str(seat), bot, percent(won), f"{percent(low)} to {percent(high)}"]
        for seat, (bot, won, (low, high)) in enumerate(shares, 1)
    ]
    print_table(["seat", "bot", "wins", "95 % sure"], rows)
    if found.shared_share:
        print(
            f"{percent(found.shared_share)} of the games had several winners. Such a win counts for each of them, "
            f"so the wins add up to {percent(sum(found.win_share))}."
        )
    print()
    ends = [counted(f"ends by {end}", share, found.finished) for end, share in found.ends.items()]
    measures = [
        [name, f"{value:.3f}", interval(found.measures_ci95[name])]
        for name, value in found.measures.items()
        if name != "draws" and not name.startswith("ends by ")
    ]
    print_table(["measure", "mean", "95 % sure"], [*undecided(found), *ends, *measures])
    if found.targets:
        print()
        print_table(["target", "value", "95 % sure", "band", "inside"], [aim(target) for target in found.targets])


def undecided(found: Simulation) -> list[list[str]]:
    """Games that nobody won: drawn, or lost by everybody to the game itself (a lone fall is no draw, RK-54)."""
    name = "lost by everybody" if found.seats > 1 else "lost"
    lost = [counted(name, found.lost_share, found.finished)] if found.lost_share else []
    draws = [] if lost and not found.draw_share else [counted("draws", found.draw_share, found.finished)]
    return [*lost, *draws]


def counted(name: str, share: float, games: int) -> list[str]:
    low, high = wilson(round(share * games), games)
    return [name, percent(share), f"{percent(low)} to {percent(high)}"]


def interval(sure: Interval | None) -> str:
    return "-" if sure is None else f"{sure[0]:.3f} to {sure[1]:.3f}"


def aim(target: Target) -> list[str]:
    """A value inside its band proves nothing while its interval still reaches across the edge."""
    low, high = target.band
    band = f"up to {high}" if low is None else f"from {low}" if high is None else f"{low} to {high}"
    verdict = ("yes" if target.ok else "no") if target.settled else "not enough games to tell"
    if never_else(target):
        verdict = "yes, without exception"
    return [target.name, f"{target.value:.3f}", interval(target.ci95), band, verdict]
