"""The table line by line: for a screen reader, a pipe, or a plain terminal. Everything is said in words."""

from collections.abc import Callable

from matinee.engine.rules import Clause
from matinee.engine.view import Ask, Option
from matinee.tui.boards import board
from matinee.tui.hints import card_tags, doubt, read_hints, reasons
from matinee.tui.results import result_lines
from matinee.tui.rulebook import find_clauses
from matinee.tui.sitting import Sitting
from matinee.tui.speech import say
from matinee.tui.table import Table

Read = Callable[[], str | None]
Write = Callable[[str], None]


class Goodbye(Exception):
    """The person leaves, or the input has ended."""


class Plain:
    """Prints what happened and what may be said, and reads what is said."""

    def __init__(self, sitting: Sitting, read: Read, write: Write) -> None:
        self.sitting = sitting
        self.read = read
        self.write = write
        self.told = 0
        self.asked: Ask | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "rules": self.rules,
            "log": self.log,
            "table": self.table_again,
            "undo": self.undo,
            "bot": self.bot,
            "quit": self.quit,
        }

    @property
    def table(self) -> Table:
        return self.sitting.table

    def run(self) -> None:
        """Play until the person has had enough; whatever happens, the game is kept."""
        self.write(self.sitting.show.game.title)
        try:
            self.open()
            self.play()
            while self.yes(say("plain-again")):
                self.sitting.again()
                self.told = 0
                self.welcome()
                self.play()
            self.write(say("goodbye"))
        except (Goodbye, KeyboardInterrupt):
            self.leave()

    # Beginning and end

    def open(self) -> None:
        """Go on with a game that was left, or begin a new one."""
        left = self.sitting.waiting()
        if left is not None and self.yes(say("plain-waiting", name=left)):
            trouble = self.sitting.go_on(left)
            if not trouble:
                self.write(say("going-on"))
                self.told = max(0, len(self.table.lines) - 8)
                return
            self.write(trouble)
        self.sitting.begin()
        self.welcome()

    def welcome(self) -> None:
        self.write(say("welcome", name=self.table.names[self.table.seat], chairs=chairs(self.table)))
        if self.table.record.commitment:
            self.write(say("commitment", hash=self.table.record.commitment))
        self.write(say("plain-hint"))

    def leave(self) -> None:
        self.sitting.keep()
        if self.table.over or not self.table.record.answers:
            self.write(say("goodbye"))
        else:
            self.write(say("kept", path=str(self.sitting.record), game=self.sitting.show.game.short))
        self.tell_trouble()

    def tell_trouble(self) -> None:
        if self.sitting.keeper.trouble:
            self.write(say("not-kept", trouble=self.sitting.keeper.trouble))

    def play(self) -> None:
        """One game to its end."""
        while not self.table.over:
            self.bots_play()
            if self.table.over:
                break
            asked = self.ask()
            self.listen()
            while self.table.question == asked.number and not self.table.over:
                # Nothing has changed: the options need not be read out again.
                self.write(say("plain-still", text=asked.text, count=len(asked.options)))
                self.listen()
        self.catch_up()
        self.show_table()
        for line in result_lines(self.table):
            self.write(line)
        self.write(say("recorded", path=str(self.sitting.record)))
        self.tell_trouble()

    def bots_play(self) -> None:
        self.table.let_bots_play()
        self.sitting.keep()
        self.catch_up()

    # What is printed

    def catch_up(self) -> None:
        """The log since last time."""
        for line in self.table.lines[self.told :]:
            self.write(line.text)
        self.told = len(self.table.lines)

    def show_table(self) -> None:
        self.write("")
        for line in board(self.table.show.id).tell(self.table.view(), self.table.names, self.table.seat):
            self.write(line)

    def ask(self) -> Ask:
        """The open question; inside an action the table has not changed and is not told again."""
        asked = self.table.ask()
        assert asked is not None
        self.asked = asked
        if not asked.inside:
            self.show_table()
        self.write("")
        self.write(f"{asked.text} ({asked.clause})")
        self.offer(asked)
        return asked

    def offer(self, asked: Ask) -> None:
        for number, (option, tag) in enumerate(zip(asked.options, card_tags(asked.options), strict=True), 1):
            hints = read_hints(option.hints)
            self.write(f"{number}. {option.text}{tag}{f' - {hints}' if hints else ''}")

    # What is said

    def hear(self) -> str:
        """One line of input that says something."""
        while True:
            line = self.read()
            if line is None:
                raise Goodbye
            if line.strip():
                return " ".join(line.split())

    def yes(self, question: str) -> bool:
        self.write(f"{question} {say('plain-yes-no')}")
        while True:
            word = self.hear().lower()
            if word in ("y", "yes"):
                return True
            if word in ("n", "no", "quit", "q"):
                return False
            self.write(say("plain-say-yes-no", word=word[:40]))

    def listen(self) -> None:
        """One line: a command, or an answer by number or key."""
        said = self.hear()
        word, _, rest = said.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](rest)
        elif said in ("?", "q"):
            self.commands["why" if said == "?" else "quit"](rest)
        else:
            self.answer(said)

    def answer(self, said: str) -> None:
        option = self.find(said)
        if option is None:
            return
        sure = doubt(option.hints)
        if sure and not self.yes(sure):
            return
        self.table.answer(option.key)
        self.sitting.keep()
        self.catch_up()

    def find(self, said: str) -> Option | None:
        """The option behind a number or a key; if there is none, a sentence says so."""
        assert self.asked is not None
        options = self.asked.options
        if said.isdecimal():
            if 1 <= int(said) <= len(options):
                return options[int(said) - 1]
            self.write(say("plain-no-number", number=said[:20], count=len(options)))
            return None
        for option in options:
            if said.lower() == option.key.lower():
                return option
        for refusal in self.asked.why_not:
            if said.lower() == refusal.key.lower():
                self.write(f"{refusal.text} ({refusal.clause})")
                return None
        self.write(say("plain-no-such", word=said[:40]))
        return None

    # Commands

    def help(self, _: str) -> None:
        legend = board(self.table.show.id).legend
        for text in (say("plain-help"), say(legend) if legend else ""):
            for line in text.splitlines():
                self.write(line)

    def why(self, number: str) -> None:
        """What is not offered here; with a number, the rule behind it."""
        assert self.asked is not None
        refusals = reasons(self.asked)
        if number and number.isdecimal() and 1 <= int(number) <= len(refusals):
            refusal = refusals[int(number) - 1]
            self.write(f"{refusal.text} ({refusal.clause})")
            self.rules(refusal.clause)
            return
        if number:
            self.write(say("plain-why-number", number=number[:20], count=len(refusals)))
            return
        if not refusals:
            self.write(say("why-nothing", clause=self.asked.clause))
            return
        self.write(say("why-title"))
        for place, refusal in enumerate(refusals, 1):
            self.write(f"{place}. {', '.join(refusal.keys)}: {refusal.text} ({refusal.clause})")

    def rules(self, words: str) -> None:
        """A clause by its id or number, or all that speak of some words; without words, the one that asks."""
        assert self.asked is not None
        found = find_clauses(self.table.show, words or self.asked.clause)
        for clause in found:
            for line in clause_lines(clause):
                self.write(line)
        if not found:
            self.write(say("rules-nothing", words=words[:40]))

    def table_again(self, _: str) -> None:
        """Everything once more, options too."""
        assert self.asked is not None
        self.show_table()
        self.offer(self.asked)

    def log(self, _: str) -> None:
        for line in self.table.lines:
            self.write(line.text)

    def undo(self, _: str) -> None:
        reason = self.table.why_no_undo()
        if reason:
            self.write(say(reason))
            return
        self.table.undo()
        self.told = len(self.table.lines)
        self.sitting.keep()
        self.write(say("undone"))

    def bot(self, count: str) -> None:
        """Hand the chair over for one question, for some, or to the end."""
        if count not in ("", "all") and not (count.isdecimal() and int(count) > 0):
            self.write(say("plain-bot-count", word=count[:20]))
            return
        times = 1_000_000 if count == "all" else int(count or 1)
        while times > 0 and not self.table.over:
            if self.table.persons_turn:
                times -= 1
            self.table.bot_answers(self.table.think())
        self.bots_play()

    def quit(self, _: str) -> None:
        raise Goodbye


def chairs(table: Table) -> str:
    """`Bo (star)`, and so on."""
    rivals = [seat for seat in range(len(table.names)) if seat != table.seat]
    return ", ".join(f"{table.names[seat]} ({table.level(seat)})" for seat in rivals)


def clause_lines(clause: Clause) -> list[str]:
    ruling = [say("at-this-table", ruling=clause.ruling)] if clause.ruling else []
    return [f"{clause.id} {clause.rule}", *ruling]
