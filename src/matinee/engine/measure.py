"""What a game says about its own balance: figures of finished games, and the bands they should lie in."""

from collections.abc import Iterable

import msgspec

from matinee.engine.journal import Event
from matinee.engine.state import State


class Band(msgspec.Struct, frozen=True):
    """A figure of a simulation, or its share of another one (`over`), and its bounds; None is no bound."""

    name: str
    low: float | None = None
    high: float | None = None
    over: str = ""


class Play(msgspec.Struct, frozen=True):
    """A seat played a card, by its printed key, at least once in a game; or had it in hand."""

    seat: int
    card: str


def hands(s: State) -> dict[int, int]:
    """The seat of every pile that is a hand by its name (`hand 2`)."""
    names = s.piles.layout.names
    return {pile: int(name[5:]) for pile, name in enumerate(names) if name.startswith("hand ")}


def out_of_hands(s: State, story: list[Event], spare: Iterable[int] = ()) -> dict[tuple[int, int], None]:
    """Seats and cards that left their hands for the table; `spare` are piles that do not count."""
    seats = hands(s)
    other = {*seats, *spare}
    moves = [event for event in story if event.kind == "moved" and event.source in seats]
    return dict.fromkeys((seats[event.source], int(event.card)) for event in moves if event.target not in other)


def into_hands(s: State, story: list[Event]) -> dict[tuple[int, int], None]:
    """Seats and cards that came into their hands."""
    seats = hands(s)
    moves = [event for event in story if event.kind == "moved" and event.target in seats]
    return dict.fromkeys((seats[event.target], int(event.card)) for event in moves)
