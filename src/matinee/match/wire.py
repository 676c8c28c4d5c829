"""Everything that goes over a socket, as tagged structs in JSON. The browser's types are generated from here.

docs/protocol.md tells when each is sent; commands.py has what people may ask for.
"""

from typing import Annotated, Any

import msgspec

from matinee.engine.view import Result
from matinee.match.beats import Beat
from matinee.match.branched import Branch
from matinee.match.clock import ClockView
from matinee.match.commands import COMMANDS, AnyCommand, ChairNumber, Inbound, Language, Name, Number
from matinee.match.sight import Line, Sight
from matinee.match.standing import Standing
from matinee.match.terms import Terms

LARGEST = 4096


# From the client


class Since(msgspec.Struct, forbid_unknown_fields=True):
    """How far a client that comes back has read: the number of the game and of its last line, in which chair."""

    game: Number
    n: Number
    chair: ChairNumber | None = None


class Join(Inbound, tag="join"):
    """The first message. `chair` is the token of a chair's secret link.

    Who shows a board may ask for `beats`: what each line changed in the view.
    """

    chair: Annotated[str, msgspec.Meta(max_length=120)] = ""
    name: Name = ""
    language: Language = "en"
    since: Since | None = None
    beats: bool = False


class Ping(Inbound, tag="ping"):
    pass


FromClient = Join | Ping | AnyCommand
FROM_CLIENT: tuple[type[Inbound], ...] = (Join, Ping, *COMMANDS)


# From the server


class Outbound(msgspec.Struct, kw_only=True, tag_field="type"):
    pass


class ChairInfo(msgspec.Struct, frozen=True):
    """`seat` is where the chair plays in this game; `stand_in` the bot that plays for an absent owner."""

    number: int
    seat: int
    kind: str
    name: str
    level: str
    stand_in: str
    here: bool
    host: bool
    ready: bool
    muted: bool
    phrase: bool
    avatar: str = ""


class TableInfo(msgspec.Struct, frozen=True):
    """What everybody may know of a table, beside its game. `commitment` is the hash of the next deal's secret,
    `promise` that of the game on the table: it stays while people look at how it ended.

    `teams` are the chairs of each team in the game that is being played: they may talk among themselves. If nothing
    happens any more, the table and its records are put away after `until` (0: not while it is being played).
    `closed_by` is the name of who closed the table. `branch` is where its game leaves another one: never rated.
    `lesson` is the id of the lesson, at a table where somebody learns.
    """

    id: str
    game: str
    title: str
    edition: int
    status: str
    frozen: str
    setup: dict[str, Any]
    terms: Terms
    chairs: list[ChairInfo]
    games: int
    results: list[Result]
    wins: list[int]
    records: int
    commitment: str
    promise: str
    undo_by: int
    watchers: int
    opened: float
    teams: list[list[int]] = []
    until: float = 0.0
    closed_by: str = ""
    branch: Branch | None = None
    lesson: str = ""


class MyTable(TableInfo, frozen=True):
    """A table at which I have a chair; `your_turn`: something is asked of me there."""

    your_turn: bool = False


class Talk(msgspec.Struct, frozen=True):
    """One line of chat; `chair` is -1 for a spectator. `n` counts from 1, separately for team chat."""

    n: int
    chair: int
    name: str
    text: str
    at: float
    team: bool = False


class Welcome(Outbound, tag="welcome"):
    """The answer to `join`. `link` is your own, for other devices; `links` are those of free chairs, for the host.

    `sent`: the host has sent the reader away from their chair.
    `wire` is a hash of these types: a client built for another one should reload.
    """

    wire: str
    chair: int
    seat: int
    host: bool
    name: str
    link: str
    links: list[str]
    table: TableInfo
    chat: list[Talk]
    standing: Standing | None
    sent: bool = False


class TableNews(Outbound, tag="table"):
    """Something around the game has changed. `seat` is the reader's own in this game, -1 for a spectator."""

    seat: int
    chair: int
    host: bool
    table: TableInfo


class Scene(Sight, frozen=True, kw_only=True, tag_field="type", tag="scene"):
    """The whole table: on joining and at each deal. `lines` begin at `first`, after what the client has read."""

    first: int
    n: int
    clock: ClockView | None
    lines: list[Line]


class News(Sight, frozen=True, kw_only=True, tag_field="type", tag="news"):
    """What has changed: lines that follow the last one, and the table as it is now. `n` is the last line's number.

    `beats` lead from the view that was told last to this one; the last line shows this one.
    """

    n: int
    clock: ClockView | None
    lines: list[Line]
    beats: list[Beat] = msgspec.field(default_factory=list)


class Said(Outbound, tag="said"):
    talk: Talk


class Done(Outbound, tag="done"):
    """The message with that nonce has been taken, and is on disk."""

    nonce: str


class Refusal(Outbound, tag="refused"):
    """It has not, and nothing has changed. `error` is a stable word, `message` a sentence."""

    nonce: str
    error: str
    message: str


class Pong(Outbound, tag="pong"):
    nonce: str


class Bye(Outbound, tag="bye"):
    """The server closes the socket; `again` if the client may come back at once."""

    error: str
    message: str
    again: bool


FromServer = Welcome | TableNews | Scene | News | Said | Done | Refusal | Pong | Bye

encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)


def encode(message: FromServer) -> str:
    return encoder.encode(message).decode()


def decode(text: str | bytes) -> FromClient:
    """Raises msgspec.DecodeError (ValidationError among them)."""
    return _decoder.decode(text)
