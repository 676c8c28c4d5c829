"""KFS-85 Why a card is not playable, as small numbers: `playable` finds them, `whynot` puts them into words."""

from typing import Final

from mypy_extensions import i64


class Bar:
    """What keeps a card from being played, if anything does."""

    NONE: Final[i64] = 0
    WRONG_MOMENT: Final[i64] = 1
    TOO_EARLY: Final[i64] = 2
    OFF_TURN: Final[i64] = 3
    BARRED: Final[i64] = 4
    NO_TARGET: Final[i64] = 5
    DEFENDS: Final[i64] = 6
    NO_FILM: Final[i64] = 7
    # In an attack.
    NO_CREATURE: Final[i64] = 8
    ONE_CREATURE: Final[i64] = 9
    NO_LOCATION: Final[i64] = 10
    NOT_YOUR_MOVIE: Final[i64] = 11
    NOT_YOUR_ATTACK: Final[i64] = 12
    # On the player's own turn.
    NO_PREY: Final[i64] = 13
    NO_HOLDER: Final[i64] = 14
    NO_HOST: Final[i64] = 15
    CREDITS_OFF_TURN: Final[i64] = 16
    CREDITS_TOO_EARLY: Final[i64] = 17
    NO_CAST: Final[i64] = 18
