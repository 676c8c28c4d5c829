"""A table is the sum of its entries: what is stored, sent to other servers, and read again after a crash.

An entry tells what was decided, never why it was allowed; whoever makes one has checked it (lobby.py, play.py).
"""

from typing import Any

import msgspec

from matinee.match.standing import Standing
from matinee.match.terms import Terms


class Entry(msgspec.Struct, kw_only=True, tag_field="is", omit_defaults=True):
    """`at` is the time of the table's clock when it was decided.

    `nonce` marks the message that asked for it, so that it is carried out once; `doer` is the guest who sent it, where
    no seat tells.
    """

    at: float = 0.0
    nonce: str = ""
    doer: str = ""


class Opened(Entry, tag="opened"):
    game: str
    setup: dict[str, Any]
    host: str
    terms: Terms


class Committed(Entry, tag="committed"):
    """The secret of the next deal is drawn, and its hash shown."""

    secret: str


class Settled(Entry, tag="settled"):
    """The host changed the terms, or the setup, before the deal."""

    terms: Terms
    setup: dict[str, Any]


class Sat(Entry, tag="sat"):
    chair: int
    guest: str
    name: str


class Joined(Entry, tag="joined"):
    """The owner of a chair has come on another device, which is a guest of its own until then."""

    chair: int
    guest: str


class Wore(Entry, tag="wore"):
    """The owner of a chair put on a face: the name of a drawing; empty: none."""

    chair: int
    avatar: str


class BotSat(Entry, tag="bot"):
    chair: int
    level: str


class Rose(Entry, tag="rose"):
    """A chair became empty; `sent` if the host sent its owner away."""

    chair: int
    sent: bool = False


class Phrased(Entry, tag="phrased"):
    chair: int
    phrase: str


class Started(Entry, tag="started"):
    """The next game is dealt under an edition of the rules; stand-ins play for the people in chairs `away`."""

    edition: int
    away: list[int] = []


class Answered(Entry, tag="answered"):
    """`by`: `person`, `early`, `standing`, `bot` or `clock`. Every twentieth answer brings the digest after it."""

    seat: int
    keys: list[str]
    by: str = "person"
    digest: str = ""


class Kept(Entry, tag="kept"):
    """An early answer, kept until its question comes."""

    seat: int
    number: int
    keys: list[str]


class UndoAsked(Entry, tag="undo-asked"):
    seat: int


class UndoAnswered(Entry, tag="undo-answered"):
    seat: int
    yes: bool


class Undone(Entry, tag="undone"):
    seat: int


class Resigned(Entry, tag="resigned"):
    """`retired`: the rules took the seat out of the game; else a bot plays on."""

    seat: int
    retired: bool


class HandedOver(Entry, tag="handed-over"):
    seat: int
    level: str
    by: str = "person"


class TakenBack(Entry, tag="taken-back"):
    seat: int


class Stood(Entry, tag="stood"):
    """A seat changed its standing answers."""

    seat: int
    standing: Standing


class Readied(Entry, tag="readied"):
    """Somebody wants the next game of the match, or a rematch."""

    chair: int


class Chatted(Entry, tag="chatted"):
    """`chair` is -1 for a spectator; `team` are the chairs that alone may hear it, none: everybody."""

    guest: str
    name: str
    chair: int
    text: str
    team: list[int] = []


class Hushed(Entry, tag="hushed"):
    """The host mutes a chair (spectators: -1), or lets it speak again."""

    chair: int
    muted: bool


class Renamed(Entry, tag="renamed"):
    """The owner of a chair wants to be called something else."""

    chair: int
    name: str


class HostMoved(Entry, tag="host"):
    """`away`: nobody passed the rights on, the former host has been gone for long."""

    guest: str
    away: bool = False


class Closed(Entry, tag="closed"):
    """`by` is the name of who closed the table; `kept`: what was played of a running game is left as a record."""

    why: str
    by: str = ""
    kept: bool = False


class Resumed(Entry, tag="resumed"):
    """The table was read out of storage and goes on; `lost` entries at its end could not be read with it."""

    lost: int = 0


AnyEntry = (
    Opened
    | Committed
    | Settled
    | Sat
    | Joined
    | Wore
    | BotSat
    | Rose
    | Phrased
    | Started
    | Answered
    | Kept
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | HandedOver
    | TakenBack
    | Stood
    | Readied
    | Chatted
    | Hushed
    | Renamed
    | HostMoved
    | Closed
    | Resumed
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> bytes:
    return msgspec.json.encode(entry)


def decode(text: bytes | str) -> AnyEntry:
    return _decoder.decode(text)
