"""`matinee games`"""

from matinee import catalog
from matinee.cli.printing import print_json, print_table


def games(*, json: bool = False) -> None:
    """The house's games.

    Parameters
    ----------
    json
        Print JSON.
    """
    shows = [show.game for show in catalog.SHOWS.values()]
    if json:
        print_json(
            [
                {"id": g.id, "title": g.title, "seats": [g.fewest, g.most], "edition": g.edition, "pack": "house"}
                for g in shows
            ]
        )
        return
    rows = [[g.title, g.short, seats(g.fewest, g.most), str(g.edition)] for g in shows]
    print_table(["game", "short name", "seats", "edition"], rows)


def seats(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}-{most}"
