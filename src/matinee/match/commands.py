"""What somebody at a table may ask for: each command says what is sent, and which entries come of it.

lobby.py and play.py say who may. The browser's types are generated from here, too.
"""

from collections.abc import Callable, Collection
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, NamedTuple

import msgspec

from matinee.match import learning, lobby, play
from matinee.match.entry import Entry
from matinee.match.errors import NotNow
from matinee.match.standing import Standing
from matinee.match.table import Table
from matinee.match.terms import Terms

Nonce = Annotated[str, msgspec.Meta(max_length=40)]
Key = Annotated[str, msgspec.Meta(max_length=120)]
Name = Annotated[str, msgspec.Meta(max_length=80)]
Language = Annotated[str, msgspec.Meta(pattern="^[a-z]{2}$")]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
ChairNumber = Annotated[int, msgspec.Meta(ge=-1, le=15)]
# The rate limit of a command, besides that of all messages.
Metered = Literal["", "deed", "chat"]


class Caller(NamedTuple):
    """Who asks, and what only the server knows: the date, who is not connected, and who has not been for long."""

    table: Table
    guest: str
    name: str
    now: float
    date: Callable[[], float]
    away: Callable[[], Collection[int]]
    need_absence: Callable[[int], None]


class Inbound(msgspec.Struct, kw_only=True, tag_field="type", forbid_unknown_fields=True):
    """A message with a nonce is answered by `done` or `refused` with the same nonce, however often it is sent."""

    nonce: Nonce = ""


class Command(Inbound):
    """Structs that come in forbid unknown fields and have bounds on everything."""

    metered: ClassVar[Metered] = "deed"
    # Whether it works in a lesson: nobody joins or leaves there, or plays for another.
    in_lessons: ClassVar[bool] = False

    def decide(self, by: Caller) -> list[Entry]:
        """The entries that carry it out; raises Refused without changing anything."""
        raise NotImplementedError

    def entries(self, by: Caller) -> list[Entry]:
        """The same, but nothing if it would leave the table as it is."""
        if by.table.guide is not None and not self.in_lessons:
            raise NotNow("Not in a lesson.")
        found = self.decide(by)
        return [] if len(found) == 1 and found[0].repeats(by.table) else found


class Answer(Command, tag="answer"):
    """`question` is the number of the ask; several keys are a whole action at once."""

    metered: ClassVar[Metered] = ""
    in_lessons: ClassVar[bool] = True
    question: Number
    keys: Annotated[list[Key], msgspec.Meta(max_length=16)]

    def decide(self, by: Caller) -> list[Entry]:
        return [play.answer(by.table, by.guest, self.question, self.keys, self.nonce, by.now)]


class Stand(Command, tag="stand"):
    standing: Standing

    def decide(self, by: Caller) -> list[Entry]:
        return [play.stand(by.table, by.guest, self.standing, by.now)]


class Sit(Command, tag="sit"):
    chair: ChairNumber
    name: Name = ""

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.sit(by.table, by.guest, self.name or by.name, self.chair, False, by.now)]


class Rise(Command, tag="rise"):
    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.rise(by.table, by.guest, by.now)]


class PlaceBot(Command, tag="place-bot"):
    chair: ChairNumber
    level: Annotated[str, msgspec.Meta(max_length=40)]

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.seat_bot(by.table, by.guest, self.chair, self.level, by.now)]


class SendAway(Command, tag="send-away"):
    chair: ChairNumber

    def decide(self, by: Caller) -> list[Entry]:
        by.need_absence(self.chair)
        return [lobby.send_away(by.table, by.guest, self.chair, by.now)]


class Settle(Command, tag="settle"):
    terms: Terms
    setup: dict[str, Any]

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.settle(by.table, by.guest, self.terms, self.setup, by.now)]


class Phrase(Command, tag="phrase"):
    text: Annotated[str, msgspec.Meta(max_length=200)]

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.phrase(by.table, by.guest, self.text, by.now)]


class Start(Command, tag="start"):
    def decide(self, by: Caller) -> list[Entry]:
        return lobby.start(by.table, by.guest, by.now, by.away())


class Ready(Command, tag="ready"):
    """The next game of the match, or a rematch."""

    def decide(self, by: Caller) -> list[Entry]:
        return lobby.ready(by.table, by.guest, by.now)


class HandOver(Command, tag="hand-over"):
    level: Annotated[str, msgspec.Meta(max_length=40)] = "star"

    def decide(self, by: Caller) -> list[Entry]:
        return [play.hand_over(by.table, by.guest, self.level, by.now)]


class TakeBack(Command, tag="take-back"):
    def decide(self, by: Caller) -> list[Entry]:
        return [play.take_back(by.table, by.guest, by.now)]


class Resign(Command, tag="resign"):
    def decide(self, by: Caller) -> list[Entry]:
        return [play.resign(by.table, by.guest, by.now)]


class Undo(Command, tag="undo"):
    in_lessons: ClassVar[bool] = True

    def decide(self, by: Caller) -> list[Entry]:
        return play.ask_undo(by.table, by.guest, by.now)


class Consent(Command, tag="consent"):
    metered: ClassVar[Metered] = ""
    yes: bool

    def decide(self, by: Caller) -> list[Entry]:
        return play.answer_undo(by.table, by.guest, self.yes, by.now)


class Chat(Command, tag="chat"):
    """To everybody at the table, or to one's team alone."""

    metered: ClassVar[Metered] = "chat"
    text: Annotated[str, msgspec.Meta(max_length=1000)]
    team: bool = False

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.chat(by.table, by.guest, by.name, self.text, by.date(), self.team)]


class Wear(Command, tag="wear"):
    """The picture shown at your own chair; clients know them by name, the server does not."""

    in_lessons: ClassVar[bool] = True
    avatar: Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{0,40}$")] = ""

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.wear(by.table, by.guest, self.avatar, by.now)]


class Rename(Command, tag="rename"):
    """Be called something else, at your own chair."""

    in_lessons: ClassVar[bool] = True
    name: Name

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.rename(by.table, by.guest, self.name, by.now)]


class Hush(Command, tag="hush"):
    """The host mutes a chair; -1 are all spectators."""

    chair: ChairNumber
    muted: bool = True

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.hush(by.table, by.guest, self.chair, self.muted, by.now)]


class PassHost(Command, tag="pass-host"):
    chair: ChairNumber

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.pass_host(by.table, by.guest, self.chair, by.now)]


class LessonNext(Command, tag="lesson-next"):
    """Turn the page; where it asks for something, let the guide play it. After the last page the lesson is over."""

    in_lessons: ClassVar[bool] = True

    def decide(self, by: Caller) -> list[Entry]:
        return learning.turn_on(by.table, by.guest, by.now)


class LessonBack(Command, tag="lesson-back"):
    """Turn back a page: the table is as it was there."""

    in_lessons: ClassVar[bool] = True

    def decide(self, by: Caller) -> list[Entry]:
        return learning.turn_back(by.table, by.guest, by.now)


class LessonSkip(Command, tag="lesson-skip"):
    """Leave the lesson: its table is closed."""

    in_lessons: ClassVar[bool] = True

    def decide(self, by: Caller) -> list[Entry]:
        return learning.skip(by.table, by.guest, by.now)


class CloseTable(Command, tag="close"):
    in_lessons: ClassVar[bool] = True

    def decide(self, by: Caller) -> list[Entry]:
        return [lobby.close(by.table, by.guest, by.now)]


COMMANDS: list[type[Command]] = Command.__subclasses__()

if TYPE_CHECKING:
    AnyCommand = Command
else:
    # The union for the decoder.
    AnyCommand = reduce(or_, COMMANDS)
