"""The table line by line: for a screen reader, a pipe, or a plain terminal. Everything is said in words."""

import asyncio
from collections.abc import Awaitable, Callable

from matinee.engine.errors import MatineeError
from matinee.engine.rules import Clause
from matinee.engine.view import Ask, Option
from matinee.tui.boards import board
from matinee.tui.hints import card_tags, doubt, read_hints, reasons
from matinee.tui.results import result_lines, verdict
from matinee.tui.rulebook import find_clauses
from matinee.tui.sitting import Sitting, roll_call
from matinee.tui.speech import say

Read = Callable[[], Awaitable[str | None]]
Write = Callable[[str], None]
Command = Callable[[str], Awaitable[None]]

# How much of the log somebody reads who comes late, or goes on with a game.
RECENT = 8


class Goodbye(Exception):
    """The person leaves, or the input has ended."""


class Plain:
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
        self.news = asyncio.Event()
        sitting.heard = self.news.set
        # How many lines of a game's log each seat has read.
        self.told: dict[int, int] = {}
        self.game = 0
        self.resumed = False
        self.waited = ""
        self.asked: Ask | None = None
        self.typing: asyncio.Future[str | None] | None = None
        self.living: asyncio.Task[None] | None = None
        self.commands: dict[str, Command] = {
            "help": self.help,
            "why": self.why,
            "rules": self.rules,
            "log": self.log,
            "table": self.table_again,
            "undo": self.undo,
            "bot": self.bot,
            "say": self.sitting.chat,
            "quit": self.quit,
        }

    async def run(self) -> None:
        """Play until the person has had enough; whatever happens, the game is kept."""
        self.write(self.sitting.show.game.title)
        try:
            await self.open()
            self.living = asyncio.create_task(self.sitting.run())
            await self.play()
            while await self.yes(say("plain-again")):
                self.resumed = False
                await self.sitting.again()
                await self.play()
            self.write(say("goodbye"))
        except (Goodbye, asyncio.CancelledError):
            self.write(self.sitting.last_words())
        finally:
            for task in (self.living, self.typing):
                if task is not None:
                    task.cancel()
            self.tell_notes()

    # Beginning and end

    async def open(self) -> None:
        """Go on with a game that was left, or begin a new one."""
        left = self.sitting.left()
        self.tell_notes()
        if left is not None and await self.yes(say("plain-waiting", name=left)):
            trouble = self.sitting.go_on(left)
            if not trouble:
                self.write(say("going-on"))
                self.resumed = True
                return
            self.write(trouble)
        self.write(say("welcome", names=roll_call(self.sitting)))
        if self.sitting.promise:
            self.write(say("commitment", hash=self.sitting.promise))
        self.write(say("plain-hint"))

    async def play(self) -> None:
        """One game to its end."""
        while True:
            self.catch_up()
            self.wait_for_others()
            result = self.sitting.result
            if result is not None:
                break
            if self.sitting.caller:
                await self.call(self.sitting.caller)
            elif self.sitting.undo_by:
                await self.sitting.consent(await self.yes(say("undo-consent", name=self.sitting.undo_by)))
            elif self.sitting.nodding:
                self.write(say("nothing-to-answer"))
                await self.typed()
                await self.sitting.nod()
            else:
                await self.turn()
        self.show_table()
        end = verdict(result, self.sitting.names, self.sitting.seat)
        for line in (end, *result_lines(self.sitting, result)):
            self.write(line)
        self.tell_notes()

    async def call(self, name: str) -> None:
        """A curtain between two people at one screen: what the first has read is out of sight for the second."""
        self.clear()
        self.write(say("curtain", name=name))
        await self.typed()
        self.clear()
        await self.sitting.come()

    async def turn(self) -> None:
        """Ask what is to be asked, and hear one line, or whatever comes before it."""
        asked = self.sitting.asked
        if asked is not None and (self.asked is None or asked.number != self.asked.number):
            self.ask(asked)
        self.asked = asked
        if await self.something(listening=asked is not None or self.eager):
            await self.listen(await self.hear())
            if asked is not None and self.sitting.asked is not None and self.sitting.asked.number == asked.number:
                # Nothing has changed: the options need not be read out again.
                self.write(say("plain-still", text=asked.text, count=len(asked.options)))

    # What is printed

    def wait_for_others(self) -> None:
        """Before a deal: who sits at the table."""
        names = roll_call(self.sitting)
        if self.sitting.sight is None and self.waited != names and not self.sitting.caller:
            self.waited = names
            self.write(say("waiting-room", names=names))

    def catch_up(self) -> None:
        """The log since this seat read it last."""
        sitting = self.sitting
        if sitting.caller or sitting.sight is None:
            return
        if sitting.sight.game != self.game:
            self.told, self.game = {}, sitting.sight.game
        newcomer = max(0, len(sitting.lines) - RECENT) if self.resumed or self.told else 0
        for line in sitting.lines[self.told.get(sitting.seat, newcomer) :]:
            self.write(line.text)
        self.told[sitting.seat] = len(sitting.lines)
        self.tell_notes()

    def tell_notes(self) -> None:
        for note in self.sitting.notes:
            self.write(note)
        self.sitting.notes.clear()

    def show_table(self) -> None:
        sitting = self.sitting
        assert sitting.sight is not None
        self.write("")
        for line in board(sitting.show.id).tell(sitting.sight.view, sitting.names, sitting.seat):
            self.write(line)

    def ask(self, asked: Ask) -> None:
        """The open question; inside an action the table has not changed and is not told again."""
        if not asked.inside:
            self.show_table()
        self.write("")
        self.write(f"{asked.text} ({asked.clause})")
        self.offer(asked)

    def offer(self, asked: Ask) -> None:
        for number, (option, tag) in enumerate(zip(asked.options, card_tags(asked.options), strict=True), 1):
            hints = read_hints(option.hints)
            self.write(f"{number}. {option.text}{tag}{f' - {hints}' if hints else ''}")

    # What is said

    async def something(self, listening: bool) -> bool:
        """Wait until the table has changed, or a line was typed: tells whether one was."""
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
            if word in ("y", "yes"):
                return True
            if word in ("n", "no", "quit", "q"):
                return False
            self.write(say("plain-say-yes-no", word=word[:40]))

    async def listen(self, said: str) -> None:
        """One line: a command, or an answer by number or key."""
        word, _, rest = said.partition(" ")
        word = {"?": "why", "q": "quit"}.get(word, word.lower())
        try:
            if word in self.commands:
                await self.commands[word](rest)
            else:
                await self.answer(said)
        except MatineeError as refused:
            self.write(refused.sentence)

    async def answer(self, said: str) -> None:
        if self.asked is None:
            self.write(say("not-asked"))
            return
        option = self.find(said, self.asked)
        if option is None:
            return
        sure = doubt(option.hints, self.asked.options)
        if sure and not await self.yes(sure):
            return
        await self.sitting.answer(self.asked, [option.key])

    def find(self, said: str, asked: Ask) -> Option | None:
        """The option behind a number or a key; if there is none, a sentence says so."""
        options = asked.options
        if said.isdecimal():
            if 1 <= int(said) <= len(options):
                return options[int(said) - 1]
            self.write(say("plain-no-number", number=said[:20], count=len(options)))
            return None
        for option in options:
            if said.lower() == option.key.lower():
                return option
        for refusal in asked.why_not:
            if said.lower() == refusal.key.lower():
                self.write(f"{refusal.text} ({refusal.clause})")
                return None
        self.write(say("plain-no-such", word=said[:40]))
        return None

    # Commands

    async def help(self, _: str) -> None:
        """Its examples are this game's own: a key and a clause of the open question, or of the first clause."""
        legend = board(self.sitting.show.id).legend
        key = self.asked.options[0].key if self.asked else "1"
        clause = self.asked.clause if self.asked else self.sitting.show.rules()[0].id
        for text in (say("plain-help", key=key, clause=clause.rpartition("-")[2]), say(legend) if legend else ""):
            for line in text.splitlines():
                self.write(line)

    async def why(self, number: str) -> None:
        """What is not offered here; with a number, the rule behind it."""
        if self.asked is None:
            self.write(say("not-asked"))
            return
        refusals = reasons(self.asked)
        if number and number.isdecimal() and 1 <= int(number) <= len(refusals):
            refusal = refusals[int(number) - 1]
            self.write(f"{refusal.text} ({refusal.clause})")
            await self.rules(refusal.clause)
        elif number:
            self.write(say("plain-why-number", number=number[:20], count=len(refusals)))
        elif not refusals:
            self.write(say("why-nothing", clause=self.asked.clause))
        else:
            self.write(say("why-title"))
            for place, refusal in enumerate(refusals, 1):
                self.write(f"{place}. {', '.join(refusal.keys)}: {refusal.text} ({refusal.clause})")

    async def rules(self, words: str) -> None:
        """A clause by its id or number, or all that speak of some words; without words, the one that asks."""
        words = words or (self.asked.clause if self.asked is not None else "")
        found = find_clauses(self.sitting.show, words)
        for clause in found:
            for line in clause_lines(clause):
                self.write(line)
        if not found:
            self.write(say("rules-nothing", words=words[:40]))

    async def table_again(self, _: str) -> None:
        """Everything once more, options too."""
        self.show_table()
        if self.asked is not None:
            self.offer(self.asked)

    async def log(self, _: str) -> None:
        for line in self.sitting.lines:
            self.write(line.text)

    async def undo(self, _: str) -> None:
        await self.sitting.undo()

    async def bot(self, count: str) -> None:
        """Hand the chair over for one question, for some, or to the end; a chair that is handed over is taken back."""
        if count not in ("", "all") and not (count.isdecimal() and int(count) > 0):
            self.write(say("plain-bot-count", word=count[:20]))
        elif self.sitting.handed_over:
            await self.sitting.take_back()
        else:
            await self.sitting.hand_over(0 if count == "all" else int(count or 1))

    async def quit(self, _: str) -> None:
        raise Goodbye


def clause_lines(clause: Clause) -> list[str]:
    ruling = [say("at-this-table", ruling=clause.ruling)] if clause.ruling else []
    return [f"{clause.id} {clause.rule}", *ruling]
