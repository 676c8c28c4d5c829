"""The table line by line: for a screen reader, a pipe, or a plain terminal."""

import asyncio
from collections.abc import Awaitable, Callable

from matinee.engine.errors import MatineeError, Refused
from matinee.engine.view import Ask, Option, Result
from matinee.match.typed import is_typed, read_line
from matinee.tui.aloud import Aloud, Write
from matinee.tui.commands import Commands, Goodbye
from matinee.tui.hints import doubt
from matinee.tui.results import result_lines, verdict
from matinee.tui.sitting import Sitting, roll_call
from matinee.tui.speech import say, why_not
from matinee.tui.titles import choices, explained

Read = Callable[[], Awaitable[str | None]]


class PlainTable:
    """Prints what happened and what may be said, and reads what is said.

    `eager` reads also while others are asked: right for a person, wrong for a pipe. `clear` hides what was printed.
    """

    def __init__(
        self, sitting: Sitting, read: Read, write: Write, *, clear: Callable[[], None], eager: bool = False
    ) -> None:
        self.sitting = sitting
        self.read = read
        self.write = write
        self.clear = clear
        self.eager = eager
        self.aloud = Aloud(sitting, write)
        self.commands = Commands(self.aloud)
        self.news = asyncio.Event()
        sitting.heard = self.news.set
        self.asked: Ask | None = None
        self.typing: asyncio.Future[str | None] | None = None
        self.living: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Play until the person has had enough; whatever happens, the game is kept."""
        self.write(self.sitting.show.game.title)
        try:
            await self.open()
            self.living = asyncio.create_task(self.sitting.run())
            self.end(await self.play())
            while await self.yes(say("plain-again")):
                self.aloud.resumed = False
                await self.sitting.again()
                self.end(await self.play())
            self.write(say("goodbye"))
        except (Goodbye, asyncio.CancelledError):
            self.write(self.sitting.last_words())
        finally:
            for task in (self.living, self.typing):
                if task is not None:
                    task.cancel()
            self.aloud.tell_notes()

    async def open(self) -> None:
        """Go on with a game that was left, or begin a new one."""
        left = self.sitting.left()
        self.aloud.tell_notes()
        if left is not None and await self.yes(say("plain-waiting", name=left)):
            trouble = self.sitting.go_on(left)
            if not trouble:
                self.write(say("going-on"))
                self.aloud.resumed = True
                return
            self.write(trouble)
        self.write(say("welcome", names=roll_call(self.sitting)))
        if self.sitting.promise:
            self.write(say("commitment", hash=self.sitting.promise))
        self.write(say("plain-hint" if self.sitting.page is None else "plain-hint-lesson"))

    async def play(self) -> Result:
        """One game to its end."""
        sitting = self.sitting
        while True:
            self.aloud.catch_up()
            self.aloud.tell_page()
            result = sitting.result
            if sitting.finished:
                raise Goodbye
            if result is not None:
                return result
            if sitting.caller:
                await self.call(sitting.caller)
            elif sitting.undo_by:
                await sitting.consent(await self.yes(say("undo-consent", name=sitting.undo_by)))
            elif sitting.nodding:
                await self.nod()
            else:
                await self.turn()

    def end(self, result: Result) -> None:
        self.aloud.table()
        for line in (verdict(result, self.sitting.names, self.sitting.seat), *result_lines(self.sitting, result)):
            self.write(line)
        self.aloud.tell_notes()

    async def call(self, name: str) -> None:
        """A curtain between two people at one screen: what the first has read is out of sight for the second."""
        self.clear()
        self.write(say("curtain", name=name))
        await self.typed()
        self.clear()
        await self.sitting.come()

    async def nod(self) -> None:
        """Nothing is to be answered here; an empty line goes on."""
        self.write(self.sitting.nod_words)
        said = await self.typed()
        self.asked = self.commands.asked = None
        if self.sitting.page is not None and said:
            await self.listen(said)
        else:
            await self.sitting.nod()

    async def turn(self) -> None:
        """Ask the open question, and read one line, unless the table changes first."""
        asked = self.sitting.asked
        if asked is not None and not self.is_open(asked):
            self.aloud.ask(asked)
        self.asked = self.commands.asked = asked
        if await self.something(listening=asked is not None or self.eager):
            await self.listen(await self.hear())
            if asked is not None and self.sitting.asked is not None and self.is_open(self.sitting.asked):
                # Nothing has changed: the options need not be read out again.
                self.write(say("plain-still", text=asked.text, count=len(choices(asked))))

    def is_open(self, asked: Ask) -> bool:
        """Whether a question is the one that was asked last."""
        return self.asked is not None and (asked.seat, asked.number) == (self.asked.seat, self.asked.number)

    # Reading

    async def something(self, listening: bool) -> bool:
        """Wait until the table has changed or a line was typed; returns whether one was."""
        assert self.living is not None
        if listening and self.typing is None:
            self.typing = asyncio.ensure_future(self.read())
        news = asyncio.ensure_future(self.news.wait())
        waited = {news, self.living} | ({self.typing} if listening and self.typing is not None else set())
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        news.cancel()
        self.news.clear()
        if self.living.done():
            self.living.result()
            raise Goodbye
        return listening and self.typing is not None and self.typing.done()

    async def typed(self) -> str:
        """One line of input, even an empty one."""
        typing, self.typing = self.typing or asyncio.ensure_future(self.read()), None
        line = await typing
        if line is None:
            raise Goodbye
        return " ".join(line.split())

    async def hear(self) -> str:
        """One line of input that says something."""
        while True:
            line = await self.typed()
            if line:
                return line

    async def yes(self, question: str) -> bool:
        self.write(f"{question} {say('plain-yes-no')}")
        while True:
            word = (await self.hear()).lower()
            if word in ("y", "yes", "j", "ja"):
                return True
            if word in ("n", "no", "nein", "quit", "q"):
                return False
            self.write(say("plain-say-yes-no", word=word[:40]))

    # What is said

    async def listen(self, said: str) -> None:
        """One line: a command, or an answer by number, by key, or as a title."""
        command = self.commands.find(said)
        try:
            if command is not None:
                await command()
            elif self.asked is None:
                self.write(say("not-asked"))
            else:
                await self.answer(said, self.asked)
        except MatineeError as refused:
            self.write(why_not(refused))

    async def answer(self, said: str, asked: Ask) -> None:
        option = self.find(said, asked)
        if option is not None:
            sure = doubt(option.hints, asked.options)
            if not sure or await self.yes(sure):
                await self.sitting.answer(asked, [option.key])
            return
        why = next((refusal for refusal in asked.why_not if said.lower() == refusal.key.lower()), None)
        if why is not None:
            self.write(f"{why.text} ({why.clause})")
        elif said.isdecimal():
            self.write(say("plain-no-number", number=said[:20], count=len(choices(asked))))
        elif is_typed(asked):
            await self.pitch(said, asked)
        else:
            self.write(say("plain-no-such", word=said[:40]))

    def find(self, said: str, asked: Ask) -> Option | None:
        """The option behind a number or a key."""
        options = choices(asked)
        if said.isdecimal():
            return options[int(said) - 1] if 1 <= int(said) <= len(options) else None
        return next((option for option in asked.options if said.lower() == option.key.lower()), None)

    async def pitch(self, title: str, asked: Ask) -> None:
        keys, unknown = read_line(asked, title)
        if unknown:
            self.write(say("title-no-word", word=unknown[:40]))
            return
        try:
            await self.sitting.answer(asked, keys)
        except Refused as refused:
            self.write(explained(asked, refused))
