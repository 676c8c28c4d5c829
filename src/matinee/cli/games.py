"""`matinee games`"""

import sys

from matinee import catalog
from matinee.cli.options import Json
from matinee.cli.printing import print_json, print_table
from matinee.engine.show import Show


def games(*, json: Json = False) -> None:
    """List the games, and say why any cannot be put on."""
    rows = [row(show) for show in catalog.SHOWS.values()]
    for name, why in catalog.SHOWS.faults.items():
        print(f"{name} cannot be put on: {why}", file=sys.stderr)
    if json:
        print_json(rows)
    else:
        shown = ("title", "short", "seats", "edition", "package")
        print_table(["game", "short name", *shown[2:]], [[words(one[name]) for name in shown] for one in rows])


def row(show: Show) -> dict[str, object]:
    game = show.game
    return {
        "id": game.id,
        "short": game.short,
        "title": game.title,
        "seats": [game.fewest, game.most],
        "edition": game.edition,
        "pack": "house" if game.packs else "",
        "package": show.package,
    }


def words(value: object) -> str:
    """`[2, 4]` is `2-4`, `[2, 2]` is `2`."""
    return "-".join(map(str, dict.fromkeys(value))) if isinstance(value, list) else str(value)
