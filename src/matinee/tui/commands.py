"""What a line may ask for beside an answer: `why`, `rules 12`, `cards`, `undo`, `bot 5` and so on."""

from collections.abc import Awaitable, Callable

from matinee.engine.view import Ask
from matinee.tui.aloud import Aloud, told_card
from matinee.tui.boards import board
from matinee.tui.boards.shelves import Card, find
from matinee.tui.foresight import foretold
from matinee.tui.hints import reasons
from matinee.tui.speech import say
from matinee.tui.titles import choices
from matinee.tui.windows import arm, changed, is_armed, ways

SHORT = {"?": "why", "q": "quit", "n": "next", "b": "back"}


class Goodbye(Exception):
    """The person leaves, or the input has ended."""


class Commands:
    def __init__(self, aloud: Aloud) -> None:
        self.aloud = aloud
        self.sitting = aloud.sitting
        self.write = aloud.write
        self.asked: Ask | None = None
        self.known: dict[str, Callable[[str], Awaitable[None]]] = {
            "help": self.help,
            "why": self.why,
            "what": self.what,
            "rules": self.rules,
            "log": self.log,
            "table": self.table,
            "cards": self.cards,
            "card": self.card,
            "windows": self.windows,
            "arm": self.arm,
            "undo": self.undo,
            "bot": self.bot,
            "hint": self.hint,
            "next": self.turn_on,
            "back": self.turn_back,
            "say": self.sitting.chat,
            "start": self.start,
            "quit": self.quit,
        }

    def find(self, said: str) -> Callable[[], Awaitable[None]] | None:
        """What a line asks for, if it is no answer."""
        word, _, rest = said.partition(" ")
        command = self.known.get(SHORT.get(word, word.lower()))
        return None if command is None else lambda: command(rest)

    async def help(self, _: str) -> None:
        """Its examples are this game's own: a key and a clause of the open question, or of the first clause."""
        legend = board(self.sitting.show.id).legend
        key = self.asked.options[0].key if self.asked else "1"
        clause = self.asked.clause if self.asked else self.sitting.show.rules()[0].id
        lesson = say("plain-help-lesson") if self.sitting.page is not None else ""
        helped = say("plain-help", key=key, clause=clause.rpartition("-")[2])
        for text in (lesson, helped, say(legend) if legend else ""):
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

    async def what(self, number: str) -> None:
        """What the answer with a number would do."""
        if self.asked is None:
            self.write(say("not-asked"))
            return
        options = choices(self.asked)
        if not number.isdecimal() or not 1 <= int(number) <= len(options):
            self.write(say("plain-what-count", count=len(options)))
            return
        for line in await foretold(self.sitting, self.asked, options[int(number) - 1]):
            self.write(line)

    async def rules(self, words: str) -> None:
        """Without words, the clause that asks."""
        self.aloud.clauses(words or (self.asked.clause if self.asked is not None else ""))

    async def table(self, _: str) -> None:
        """Everything once more, options too."""
        self.aloud.table()
        if self.asked is not None:
            self.aloud.offer(self.asked)

    async def cards(self, _: str) -> None:
        self.aloud.cards()

    async def card(self, words: str) -> None:
        for card in self.meant(words):
            self.write(told_card(card))

    async def arm(self, words: str) -> None:
        """KFS-83 Be asked in windows for this card, or no longer."""
        for card in self.meant(words):
            standing = arm(self.sitting.standing, card.key)
            await self.sitting.stand(standing)
            self.write(say("plain-armed" if is_armed(standing, card.key) else "plain-put-down", card=card.title))

    def meant(self, words: str) -> list[Card]:
        """The card of an option by its number, or every card whose name has some words in it; else a sentence."""
        shelves = self.aloud.shelves
        options = choices(self.asked) if self.asked is not None else []
        if words.isdecimal() and 1 <= int(words) <= len(options):
            meant = [find(shelves, options[int(words) - 1].card)]
        else:
            every = dict.fromkeys(card for shelf in shelves for card in shelf.cards)
            meant = [card for card in every if words and words.lower() in f"{card.key} {card.title}".lower()]
        found = [card for card in meant if card is not None]
        if not found:
            self.write(say("plain-no-card", words=words[:40]))
        return found

    async def log(self, _: str) -> None:
        for line in self.sitting.lines:
            self.write(line.text)

    async def windows(self, word: str) -> None:
        """When to be asked in windows; without a word, what there is to choose from."""
        standing = changed(self.sitting.standing, word.lower())
        if standing != self.sitting.standing:
            await self.sitting.stand(standing)
        self.write(say("standing-title"))
        for name, words in ways(self.sitting.standing).items():
            self.write(f"windows {name}: {words}")

    async def undo(self, _: str) -> None:
        if self.sitting.no_undo:
            self.write(self.sitting.no_undo)
        else:
            await self.sitting.undo()

    async def bot(self, count: str) -> None:
        """Hand the chair over for one question, for some, or to the end; a chair that is handed over is taken back."""
        if count not in ("", "all") and not (count.isdecimal() and int(count) > 0):
            self.write(say("plain-bot-count", word=count[:20]))
        elif self.sitting.handed_over:
            await self.sitting.take_back()
        else:
            await self.sitting.hand_over(0 if count == "all" else int(count or 1))

    async def hint(self, level: str) -> None:
        """What a star would do, or a bot of another level."""
        self.write(await self.sitting.hint(level or "star"))

    async def start(self, _: str) -> None:
        """The host of a table begins its first game."""
        await self.sitting.again()

    async def turn_on(self, _: str) -> None:
        await self.sitting.turn_on()

    async def turn_back(self, _: str) -> None:
        await self.sitting.turn_back()

    async def quit(self, _: str) -> None:
        raise Goodbye
