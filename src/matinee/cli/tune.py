"""`matinee lab tune`"""

from pathlib import Path

from matinee import catalog
from matinee.cli.files import read_text
from matinee.cli.main import INTERRUPTED, complain
from matinee.cli.options import GameName, Json, Positive, options, split
from matinee.cli.printing import print_json, print_table
from matinee.cli.progress import progress_bar
from matinee.cli.simulate import aim
from matinee.cli.trials import AimedBots, Cluster, Seats, Workers, address, setup_with_pack
from matinee.lab.compare import text_of
from matinee.lab.editing import EditedPack
from matinee.lab.report import aimed_bots
from matinee.lab.trial import trial
from matinee.lab.tune import CannotTune, Tuned, Tuning, load_optuna, read_limits
from matinee.lab.tune import tune as run
from matinee.match.folder import write_whole


def tune(
    game: GameName,
    limits: Path,
    /,
    *,
    out: Path | None = None,
    study: Path | None = None,
    trials: Positive = 60,
    games: Positive = 400,
    seats: Seats = None,
    bots: AimedBots = None,
    seed: int = 1,
    workers: Workers = None,
    cluster: Cluster = None,
    pack: str | None = None,
    set: list[str] | None = None,
    json: Json = False,
) -> int:
    """Search printed numbers of a pack, inside limits, for those that bring a game into its bands.

    If interrupted, or called again with more trials, it continues where it stopped.

    Parameters
    ----------
    limits
        A small file that says which numbers may move, and how far; docs/howto/design-a-pack.md has one.
    out
        The pack to write; by default tuned.toml beside the limits.
    study
        The file of the search itself; by default beside the limits, ending in .study.
    trials
        How many sets of numbers to try, those of earlier calls included.
    games
        How many games each of them plays, all on the same deals.
    seed
        The same seed gives the same search.
    pack
        The pack to begin with: one of the game by its name, or a file of your own that ends in .toml.
    set
        An option of the game's setup; may be given again.
    """
    load_optuna()
    show = catalog.show(game)
    setup = options(set or [])
    house = show.setup({**setup, **({"seats": seats} if seats else {})})
    chairs = split(bots) or aimed_bots(show, setup, house.seats)
    wanted = trial(game, games, seats, chairs, seed, *setup_with_pack(show, set, pack))
    text = text_of(wanted)
    if not text:
        raise CannotTune(f"{show.game.title} has no pack to tune.")
    asked = read_limits(read_text(limits), limits.name, EditedPack(text, pack or "house"))
    search = Tuning(wanted, text, asked, workers, address(cluster))
    kept = study or limits.with_suffix(".study")
    with progress_bar(show.game.title, trials) as progress:
        found = run(search, trials, kept, lambda one: progress(1))
    target = out or limits.with_name("tuned.toml")
    if json:
        print_json(found)
    else:
        tell(found)
    # After printing: if the disk is full, the findings are not lost.
    write_whole(target, found.pack)
    if not json:
        print(f"\nThe pack: {target}\nThe search: {found.study}")
    return complain(f"{found.stopped} Call it again to go on.", INTERRUPTED) if found.stopped else 0


def tell(found: Tuned) -> None:
    print(
        f"{catalog.show(found.game).game.title}: {found.trials} sets of numbers tried{no_packs(found)}. "
        "The front, least outside first:"
    )
    print()
    names = list(found.best.numbers)
    rows = [
        [f"{one.miss:.3f}", f"{one.change:.3f}", *(f"{one.numbers[name]:g}" for name in names)] for one in found.front
    ]
    print_table(["outside", "changed", *names], rows)
    if found.targets:
        print("\nThe first of them, on other deals:\n")
        print_table(["target", "value", "95 % sure", "band", "inside"], [aim(target) for target in found.targets])


def no_packs(found: Tuned) -> str:
    return f", {found.broken} of them make no pack" if found.broken else ""
