"""The game's own words as small numbers: types, tags, changes, scopes, windows. The loader reads their names."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.named import names_in


class Type:
    """KFS-07 Six types."""

    CHARACTER: Final[i64] = 0
    LOCATION: Final[i64] = 1
    PROP: Final[i64] = 2
    CREATURE: Final[i64] = 3
    SFX: Final[i64] = 4
    CREDITS: Final[i64] = 5


TYPES: Final = [name.capitalize() for name in names_in(Type)]


class Tag:
    """The closed vocabulary of effects."""

    DS: Final[i64] = 0
    AS: Final[i64] = 1
    MDS: Final[i64] = 2
    TRT: Final[i64] = 3
    CAN: Final[i64] = 4
    STOP: Final[i64] = 5
    DISC: Final[i64] = 6
    KO: Final[i64] = 7
    TAKE: Final[i64] = 8
    BACK: Final[i64] = 9
    HAND: Final[i64] = 10
    TURN: Final[i64] = 11
    DRAW: Final[i64] = 12
    DROP: Final[i64] = 13
    LOOK: Final[i64] = 14
    VIC: Final[i64] = 15
    AUTO: Final[i64] = 16
    ATT: Final[i64] = 17
    JOIN: Final[i64] = 18
    BAR: Final[i64] = 19
    PROPS: Final[i64] = 20
    COMB: Final[i64] = 21
    LIM: Final[i64] = 22
    FLIP: Final[i64] = 23
    SAVE: Final[i64] = 24
    PTS: Final[i64] = 25
    SEEK: Final[i64] = 26


TAGS: Final = [name.upper() for name in names_in(Tag)]


class Shift:
    """How a strength changes, in the order of KFS-39."""

    BECOMES: Final[i64] = 0
    DOUBLE: Final[i64] = 1
    HALVE: Final[i64] = 2
    PLUS: Final[i64] = 3
    ZERO: Final[i64] = 4


CHANGES: Final = names_in(Shift)


class Scope:
    """On which cards a change lies."""

    SELF: Final[i64] = 0
    HELD: Final[i64] = 1
    OTHERS: Final[i64] = 2
    CAST: Final[i64] = 3
    PROPS: Final[i64] = 4
    LOCATION: Final[i64] = 5
    ATTACK: Final[i64] = 6
    HOLDER: Final[i64] = 7


SCOPES: Final = names_in(Scope)


class What:
    """What an effect is about; each tag uses a few of these."""

    NOTHING: Final[i64] = 0
    SFX: Final[i64] = 1
    CREDITS: Final[i64] = 2
    CHARACTER: Final[i64] = 3
    LOCATION: Final[i64] = 4
    PROP: Final[i64] = 5
    PROP_OR_SFX: Final[i64] = 6
    SELF: Final[i64] = 7
    CREATURE: Final[i64] = 8
    VICTIM: Final[i64] = 9
    VICTIM_PROP: Final[i64] = 10
    HAND: Final[i64] = 11
    HOLD: Final[i64] = 12
    HOLD_ONLY: Final[i64] = 13
    HOLDER_ONLY: Final[i64] = 14
    KUNG_FU: Final[i64] = 15
    MINE: Final[i64] = 16
    MAY: Final[i64] = 17
    MUST: Final[i64] = 18
    FIRST: Final[i64] = 19
    LAST: Final[i64] = 20
    DEFENDER: Final[i64] = 21
    OUT: Final[i64] = 22
    WAKE: Final[i64] = 23
    PLAYER: Final[i64] = 24
    CANCELLED: Final[i64] = 25
    SUCCESS: Final[i64] = 26
    FAILURE: Final[i64] = 27


WHATS: Final = ["", *names_in(What)[1:]]


class Trigger:
    """Moments of an attack at which a text works by itself."""

    PLAYED: Final[i64] = 0
    SUCCESS: Final[i64] = 1
    FAILURE: Final[i64] = 2
    END: Final[i64] = 3
    DISCARDED: Final[i64] = 4
    DOOMED: Final[i64] = 5


MOMENTS: Final = ["", *names_in(Trigger)[1:]]


class Rank:
    """Ranks of Movies by DS outside the attack."""

    HIGHEST: Final[i64] = 1
    ALONE_HIGHEST: Final[i64] = 2
    LOWEST: Final[i64] = 3


RANKS: Final = ["", *names_in(Rank)]


class Per:
    """What a change is counted for."""

    CHARACTER: Final[i64] = 1
    PROP: Final[i64] = 2


PER: Final = ["", *names_in(Per)]


WHENS: Final = ("", "A", "C", "R", "V", "K", "T")


class When:
    """When an SFX may be played, and in which window an ability may be used."""

    NONE: Final[i64] = 0
    ATTACK: Final[i64] = 1
    CANCEL: Final[i64] = 2
    RESULT: Final[i64] = 3
    VICTIM: Final[i64] = 4
    CREDITS: Final[i64] = 5
    ANY: Final[i64] = 6


class Occasion:
    """KFS-58 When an ability may be used ..."""

    TURN: Final[i64] = 0
    ATTACK: Final[i64] = 1
    VICTIM: Final[i64] = 2


USES: Final = names_in(Occasion)


class Once:
    """... and how often."""

    TURN: Final[i64] = 1
    ATTACK: Final[i64] = 2


LIMITS: Final = ["", *names_in(Once)]


class Window:
    """KFS-51 to KFS-55, KFS-68; the main action is the current player's own."""

    TABLE: Final[i64] = 0
    ATTACK: Final[i64] = 1
    RESULT: Final[i64] = 2
    SAVING: Final[i64] = 3
    CREDITS: Final[i64] = 4
    CANCEL: Final[i64] = 5
    MAIN: Final[i64] = 6


class Fight:
    """The two kinds of attack."""

    NONE: Final[i64] = 0
    CREATURE: Final[i64] = 1
    KUNG_FU: Final[i64] = 2


class Status:
    """How a change of an attack stands; the two low bits of its label."""

    MASK: Final[i64] = 3
    PENDING: Final[i64] = 0
    ACTIVE: Final[i64] = 1
    CANCELLED: Final[i64] = 2
    LAPSED: Final[i64] = 3


class Trait:
    """Traits with rules of their own come first in every deck."""

    NINJA: Final[i64] = 1
    KUNG_FU: Final[i64] = 2
    TREASURE: Final[i64] = 4


class Mark:
    """The counter of a Character in play: marks of the turn, the attack and the round."""

    ASLEEP: Final[i64] = 1
    KICKED: Final[i64] = 2
    USED: Final[i64] = 4
    GAINED: Final[i64] = 8
    GAINED_MASK: Final[i64] = 24
    BEGGED: Final[i64] = 32
    SAVED: Final[i64] = 64
    DEFENDED: Final[i64] = 128
    # KFS-18 What a Character has done on its controller's turn.
    OF_TURN: Final[i64] = KICKED | USED | GAINED_MASK


class Deed:
    """Verbs of a play."""

    LAY_CHARACTER: Final[i64] = 0
    GIVE_PROP: Final[i64] = 1
    MOVE_PROP: Final[i64] = 2
    LAY_LOCATION: Final[i64] = 3
    DECLARE: Final[i64] = 4
    KICK: Final[i64] = 5
    USE: Final[i64] = 6
    PLAY_SFX: Final[i64] = 7
    ROLL: Final[i64] = 8


class Extra:
    """Options beyond cards and seats."""

    END: Final[i64] = 5000
    PASS: Final[i64] = 5001
    BACK_OUT: Final[i64] = 5002
    DONE: Final[i64] = 5003
    YES: Final[i64] = 5004
    NO: Final[i64] = 5005
    MOVES: Final[i64] = 1000
    KICKS: Final[i64] = 2000
    USES_OF: Final[i64] = 3000
