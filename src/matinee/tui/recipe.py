"""How a table in this room is laid: who sits where, and what is played."""

from collections.abc import Callable
from typing import Any

import msgspec

from matinee.engine.errors import BadSetup
from matinee.engine.show import Show
from matinee.match import entries as e
from matinee.match import lobby
from matinee.match.table import Table
from matinee.match.terms import Terms

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")


class Recipe(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is laid: people from the chair `seat` on, a level for each of the other chairs.

    With a `seed` everybody could know the deal beforehand.
    """

    setup: dict[str, Any] = {}
    people: tuple[str, ...] = NAMES[:1]
    seat: int = 0
    bots: tuple[str, ...] = ("star",)
    games: int = 1
    seed: int | None = None


def lay(
    table: Table,
    show: Show,
    recipe: Recipe,
    act: Callable[[e.Entry], None],
    secret: Callable[[], str],
    now: float,
) -> None:
    """Open a table, seat everybody and deal: what a host does by hand."""
    seats = show.setup(recipe.setup).seats
    if not 0 <= recipe.seat < seats:
        raise BadSetup(f"There is no seat {recipe.seat + 1} at a table for {seats}.")
    if not 1 <= len(recipe.people) <= seats:
        raise BadSetup(f"{len(recipe.people)} people cannot sit at a table for {seats}.")
    stand_in = "star" if "star" in show.bots else next(iter(show.bots))
    act(lobby.open_table(show, recipe.setup, Terms(games=recipe.games, stand_in=stand_in), guest(0), now))
    act(lobby.commit(table, secret(), now))
    for number, name in enumerate(recipe.people):
        act(lobby.sit(table, guest(number), name, (recipe.seat + number) % seats, True, now))
    free = [chair.number for chair in table.chairs if chair.kind == "empty"]
    for chair, level in zip(free, spread(recipe.bots, len(free)), strict=True):
        act(lobby.seat_bot(table, guest(0), chair, level, now))
    for entry in lobby.start(table, guest(0), now):
        act(entry)


def guest(number: int) -> str:
    return f"person-{number}"


def spread(bots: tuple[str, ...], chairs: int) -> tuple[str, ...]:
    """A level for each chair: the last one named is used for the rest."""
    if len(bots) > max(chairs, 1):
        raise BadSetup(f"{len(bots)} bots are named, but {chairs} of the seats are free for them.")
    return (bots + bots[-1:] * chairs)[:chairs]
