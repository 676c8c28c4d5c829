"""A chair at a table of another house, over its socket (docs/protocol.md)."""

import asyncio
import contextlib
import secrets
from typing import Any
from urllib.parse import quote, urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from matinee.engine.errors import MatineeError, Refused
from matinee.engine.show import Show
from matinee.engine.view import Ask, Result
from matinee.match import commands, wire
from matinee.match.outlook import Outlook
from matinee.match.reasons import Advice
from matinee.match.sight import WATCHING, Line, view_type
from matinee.match.standing import Standing
from matinee.tui.doorstep import Doorstep, NoHouse
from matinee.tui.sitting import Sitting
from matinee.tui.speech import language, refusal, say

# Seconds before each further attempt to reconnect.
PATIENCE = (0.2, 0.5, 1.0, 2.0, 4.0, 8.0)

_decoder: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)


class TurnedAway(MatineeError):
    """The house has closed its door, and said why."""


class Remote(Sitting):
    """One chair, as a server tells of it. A lost connection is resumed where it broke."""

    def __init__(self, show: Show, door: Doorstep, table: wire.TableInfo, name: str = "") -> None:
        super().__init__(show)
        self.door = door
        self.table = table
        self.name = name
        self.view_type: Any = view_type(show)
        self.chair = -1
        self.is_host = False
        self.told = 0
        self.promised = table.commitment
        self.stands = Standing()
        self.agreed = False
        self.offered = False
        # The game after which this chair wanted another one.
        self.done_with = 0
        self.arriving: asyncio.Future[None] | None = None
        self.socket: ClientConnection | None = None
        # Messages without a reply yet: resent after a reconnect under the same nonce.
        self.pending: dict[str, tuple[commands.Command, asyncio.Future[None]]] = {}

    # The socket

    async def run(self) -> None:
        tries = 0
        while True:
            try:
                async with connect(
                    self.door.socket(self.table.id),
                    additional_headers={"Cookie": self.door.cookie},
                    compression=None,
                    max_size=None,
                ) as self.socket:
                    await self.greet()
                    if tries:
                        self.notes.append(say("connection-back"))
                        tries = 0
                    async for frame in self.socket:
                        self.hear(_decoder.decode(frame))
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self.socket = None
            if tries == 0:
                self.notes.append(say("connection-lost"))
                self.heard()
            await asyncio.sleep(PATIENCE[min(tries, len(PATIENCE) - 1)])
            tries += 1

    async def greet(self) -> None:
        read = wire.Since(self.sight.game, self.told, self.chair) if self.sight is not None else None
        # A link is void once somebody sits in its chair; from then on the cookie is enough.
        token = self.door.token if self.chair < 0 else ""
        await self.send(wire.Join(chair=token, name=self.name, language=language(), since=read))
        for command, _ in list(self.pending.values()):
            await self.send(command)

    async def send(self, message: wire.FromClient) -> None:
        if self.socket is not None:
            await self.socket.send(msgspec.json.encode(message).decode())

    async def say(self, command: commands.Command) -> None:
        """Send a message and wait for its outcome, across reconnects if need be; raises a refusal."""
        command.nonce = secrets.token_hex(8)
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.pending[command.nonce] = (command, answered)
        # What cannot be sent now is sent on the next connection.
        with contextlib.suppress(WebSocketException):
            await self.send(command)
        await answered

    # What the house says

    def hear(self, message: wire.FromServer) -> None:
        match message:
            case wire.Welcome():
                self.welcomed(message)
            case wire.TableNews():
                self.seated(message.chair, message.seat, message.host, message.table)
            case wire.Scene() | wire.News():
                self.look(message)
            case wire.Said():
                self.lines.append(spoken(message.talk, self.table))
            case wire.Done() | wire.Refusal():
                self.answered(message)
                return
            case wire.Bye():
                if not message.again:
                    raise TurnedAway(message.message)
            case _:
                return
        self.heard()

    def welcomed(self, message: wire.Welcome) -> None:
        if message.chair != self.chair:
            # Each chair has a story of its own.
            self.lines, self.told, self.sight = [], 0, None
        self.seated(message.chair, message.seat, message.host, message.table)
        self.stands = message.standing or Standing()
        if message.chair < 0 and not self.offered:
            self.offered = True
            self.take_a_chair()

    def take_a_chair(self) -> None:
        """Joining by the public link: take the first free chair, or watch."""
        free = [chair.number for chair in self.table.chairs if chair.kind == "empty"]
        if not free or self.table.terms.seating != "open" or self.table.status == "closed":
            self.notes.append(say("looking-on"))
            return
        self.arriving = asyncio.ensure_future(self.sit_down(free[0]))

    async def sit_down(self, chair: int) -> None:
        try:
            await self.say(commands.Sit(chair=chair, name=self.name))
        except Refused as refused:
            self.notes += [refused.sentence, say("looking-on")]
            self.heard()

    def seated(self, chair: int, seat: int, host: bool, table: wire.TableInfo) -> None:
        self.chair, self.is_host, self.table = chair, host, table
        self.seat = seat if seat >= 0 else WATCHING
        if table.undo_by < 0:
            self.agreed = False
        if table.status == "playing":
            # After the end a table promises its next deal.
            self.promised = table.commitment

    def look(self, message: wire.Scene | wire.News) -> None:
        if self.sight is None or message.game != self.sight.game:
            self.lines, self.told = [], 0
        self.lines += [line for line in message.lines if line.text and line.n > self.told]
        self.told = message.n
        view = msgspec.convert(message.view, self.view_type, str_keys=True)
        self.sight = msgspec.structs.replace(message, view=view)

    def answered(self, message: wire.Done | wire.Refusal) -> None:
        _, answered = self.pending.pop(message.nonce, (None, None))
        if answered is None or answered.done():
            if isinstance(message, wire.Refusal):
                self.notes.append(refusal(message.error, message.message))
                self.heard()
        elif isinstance(message, wire.Refusal):
            answered.set_exception(Refused(refusal(message.error, message.message)))
        else:
            answered.set_result(None)

    # What may be done

    async def answer(self, asked: Ask, keys: list[str]) -> None:
        before, self.given = self.given, self.mark(asked)
        try:
            await self.say(commands.Answer(question=asked.number, keys=keys))
        except Refused:
            self.given = before
            raise

    async def undo(self) -> None:
        await self.say(commands.Undo())

    async def consent(self, yes: bool) -> None:
        self.agreed = True
        await self.say(commands.Consent(yes=yes))

    async def hand_over(self, times: int = 0) -> None:
        await self.say(commands.HandOver(level=self.table.terms.stand_in))

    async def take_back(self) -> None:
        await self.say(commands.TakeBack())

    async def stand(self, standing: Standing) -> None:
        await self.say(commands.Stand(standing=standing))
        self.stands = standing

    async def again(self) -> None:
        await self.say(commands.Start() if self.is_host and self.table.games == 0 else commands.Ready())
        self.done_with = self.table.games
        self.heard()

    async def chat(self, text: str) -> None:
        await self.say(commands.Chat(text=text))

    async def foresee(self, asked: Ask, keys: list[str]) -> Outlook | None:
        words = urlencode({"question": asked.number, "key": keys, "language": language()}, doseq=True)
        told = await self.fetch(f"outlook?{words}")
        return msgspec.json.decode(told, type=Outlook) if told else None

    async def hint(self, level: str) -> str:
        """The house knows what a bot would answer; it says why not if somebody else plays along."""
        told = await self.fetch(f"hint?level={quote(level)}")
        return msgspec.json.decode(told, type=Advice).text

    async def fetch(self, what: str) -> bytes:
        """Something that the house tells of this table when it is asked."""
        try:
            return await asyncio.to_thread(self.door.get, f"/api/tables/{self.table.id}/{what}")
        except NoHouse as refused:
            raise Refused(refused.sentence) from None

    # What is to be seen

    @property
    def chairs(self) -> list[wire.ChairInfo]:
        return self.table.chairs

    @property
    def result(self) -> Result | None:
        ended = self.sight is not None and self.sight.view.over and self.table.status != "playing"
        if self.sight is not None and self.sight.game == self.done_with:
            return None
        return self.table.results[-1] if ended and self.table.results else None

    @property
    def promise(self) -> str:
        return self.promised

    @property
    def standing(self) -> Standing:
        return self.stands

    @property
    def undo_by(self) -> str:
        seat = self.table.undo_by
        return self.names[seat] if seat >= 0 and seat != self.seat and self.seat != WATCHING and not self.agreed else ""

    def proof(self) -> list[str]:
        record = f"{self.door.address}/api/tables/{self.table.id}/records/{self.table.records}"
        return [say("house-promise", hash=self.promised), say("recorded", path=record)]

    def last_words(self) -> str:
        return say("chair-kept", link=f"{self.door.address}/t/{self.table.id}")


def spoken(talk: wire.Talk, table: wire.TableInfo) -> Line:
    """A chat line as a line of the log."""
    seat = next((chair.seat for chair in table.chairs if chair.number == talk.chair), -1)
    return Line(0, "said", seat, text=say("said", name=talk.name, text=talk.text))
