"""What a game says about its own balance: figures of finished games, and the bands they should lie in."""

import msgspec


class Band(msgspec.Struct, frozen=True):
    """A figure of a simulation, or its share of another one (`over`), and its bounds; None is no bound."""

    name: str
    low: float | None = None
    high: float | None = None
    over: str = ""


class Play(msgspec.Struct, frozen=True):
    """A seat played a card, by its printed key, at least once in a game."""

    seat: int
    card: str
