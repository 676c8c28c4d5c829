"""What the host settles before the deal, beyond the setup of the game."""

from typing import Annotated, Literal

import msgspec

Seconds = Annotated[float, msgspec.Meta(ge=0, le=86_400)]


class ClockTerms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """KFS-84 Seconds for each kind of question (`Game.timing` says which it is), and a bank for the whole game."""

    action: Seconds = 90.0
    response: Seconds = 15.0
    choice: Seconds = 25.0
    pitch: Seconds = 60.0
    vote: Seconds = 20.0
    bank: Seconds = 120.0
    warning: Seconds = 10.0


class Terms(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A friendly table has no clock. `stand_in` is the bot that takes the chair of somebody who is gone."""

    listed: bool = False
    seating: Literal["open", "links"] = "open"
    spectators: bool = True
    chat: bool = True
    undo: Literal["consent", "never"] = "consent"
    clock: ClockTerms | None = None
    games: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    rotate: bool = True
    stand_in: Annotated[str, msgspec.Meta(max_length=40)] = "star"
    tempo: Annotated[float, msgspec.Meta(ge=0, le=5)] = 0.8
