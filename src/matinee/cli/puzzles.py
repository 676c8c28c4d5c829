"""`matinee lab puzzles`"""

from pathlib import Path

from matinee import catalog
from matinee.cli.options import GameName, Json, Positive
from matinee.cli.printing import print_json
from matinee.cli.progress import progress_bar


def puzzles(
    game: GameName,
    /,
    *,
    count: Positive = 40,
    games: Positive = 2000,
    seed: int = 1,
    into: Path | None = None,
    json: Json = False,
) -> int:
    """Find positions in self-play in which one answer is clearly best, but not at first sight.

    Parameters
    ----------
    count
        How many puzzles to find.
    games
        In how many games of stars to look for them at most.
    seed
        The first game; the same seed finds the same puzzles.
    into
        The folder for the scenario files; by default one named after the game. Those that lie there already stay.
    """
    from matinee.lab.puzzles import puzzles as find
    from matinee.lab.puzzles import toml

    show = catalog.show(game)
    folder = into or Path(f"{show.game.short}-puzzles")
    folder.mkdir(parents=True, exist_ok=True)
    files: list[str] = []
    with progress_bar(show.game.title, count) as progress:
        for found in find(game, seed, games):
            file = folder / f"{found.seed:04}-{found.answers:03}.toml"
            file.write_text(toml(found.story), encoding="utf-8")
            files.append(str(file))
            progress(1)
            if len(files) == count:
                break
    if json:
        print_json(files)
    else:
        print("\n".join(files))
    return 0
