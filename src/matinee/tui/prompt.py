"""The question at the foot of the table: its options, a line to write a title in, and the card that is spoken of."""

from collections.abc import Callable, Collection
from itertools import count
from time import monotonic

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

from matinee.engine.view import Ask, Option
from matinee.match.typed import is_typed, read_line
from matinee.tui.boards.shelves import Card
from matinee.tui.hints import card_tags
from matinee.tui.speech import say
from matinee.tui.texts import card_text, row
from matinee.tui.titles import choices, complete


class Completing(Suggester):
    """Completes the last word of a title."""

    def __init__(self, asked: Ask) -> None:
        super().__init__(use_cache=False)
        self.asked = asked

    async def get_suggestion(self, value: str) -> str | None:
        return complete(self.asked, value)


class TitleLine(Input):
    """Tab completes, Escape goes back to the options."""

    def on_key(self, event: Key) -> None:
        if event.key == "tab":
            event.stop()
            event.prevent_default()
            self.action_cursor_right()
        elif event.key == "escape":
            event.stop()
            self.screen.query_one("#options").focus()


class Prompt(Vertical):
    """Shows one question, and tells what is answered."""

    class Answered(Message):
        """The keys of an answer, and what was hinted of it."""

        def __init__(self, asked: Ask, keys: list[str], hints: list[str]) -> None:
            super().__init__()
            self.asked, self.keys, self.hints = asked, keys, hints

    class Nodded(Message):
        """Somebody has read that there is nothing to answer."""

    def __init__(self, card: Callable[[str], Card | None], guard: float) -> None:
        super().__init__(id="prompt")
        self.card = card
        self.guard = guard
        self.asked: Ask | None = None
        self.options: list[Option] = []
        self.words = Text()
        self.undo = False
        self.since = 0.0
        self.typed = ""

    def compose(self) -> ComposeResult:
        yield Static(id="question")
        yield TitleLine(id="title", placeholder=say("title-placeholder"))
        with Horizontal(id="answers"):
            yield OptionList(id="options", markup=False)
            with VerticalScroll(id="corner", can_focus=False):
                yield Static(classes="card")

    def put(self, asked: Ask | None, waiting: Text, nod: str, undo: bool, lit: Collection[str] = ()) -> None:
        """Show a question, or what is being waited for; `undo` is offered only while it can be granted.

        `nod` is what is read where there is nothing to answer; `lit` are the keys to which a lesson points.
        """
        self.words, self.undo = waiting, undo
        if asked is not None and same(asked, self.asked):
            self.show_question()
            return
        self.asked, self.typed, self.since = asked, "", monotonic()
        self.options = [] if asked is None else choices(asked)
        marks = [option.key in lit for option in self.options]
        rows = [row(*one) for one in zip(count(1), self.options, card_tags(self.options), marks, strict=False)]
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Row(text) for text in rows])
        if nod:
            listed.add_option(Row(nod))
        listed.highlighted = (marks.index(True) if any(marks) else 0) if rows or nod else None
        self.set_class(asked is not None, "asked")
        self.set_class(any(self.card(option.card) is not None for option in self.options), "carded")
        self.write_line(asked)
        self.show_question()
        self.show_card()

    def write_line(self, asked: Ask | None) -> None:
        """A line to write in, where a title is asked for."""
        line = self.query_one(TitleLine)
        written = asked is not None and is_typed(asked)
        self.set_class(written, "written")
        line.value = ""
        if asked is not None and written:
            line.suggester = Completing(asked)
        elif line.has_focus:
            self.query_one(OptionList).focus()

    def show_question(self) -> None:
        words = self.words
        if self.asked is not None:
            words = Text.assemble((f"{self.asked.text} ", "bold"), (self.asked.clause, "spot"))
        if self.undo:
            words = Text.assemble(words, (f"  {say('key-undo')}", "quiet"))
        if self.typed:
            words = Text.assemble(words, (f"  {self.typed}_", "own"))
        self.query_one("#question", Static).update(words)

    def show_card(self) -> None:
        """What the highlighted option's card says."""
        option = self.highlighted
        card = self.card(option.card) if option is not None else None
        for pane in self.screen.query(".card").results(Static):
            pane.update(card_text(card) if card is not None else Text())
        self.screen.query_one("#card-box").display = card is not None

    @property
    def highlighted(self) -> Option | None:
        place = self.query_one(OptionList).highlighted
        return self.options[place] if place is not None and place < len(self.options) else None

    # Answers

    def key(self, event: Key) -> None:
        """Digits choose; with more than nine options, as soon as the typed number can mean only one."""
        if self.asked is None or not (event.key.isdecimal() or self.typed):
            return
        if event.key == "backspace":
            self.typed = self.typed[:-1]
        elif event.key == "enter":
            event.stop()
            self.choose(int(self.typed or 0))
        elif event.key.isdecimal():
            self.typed += event.key
            if int(self.typed) * 10 > len(self.options):
                self.choose(int(self.typed))
        self.show_question()

    def choose(self, number: int) -> None:
        self.typed = ""
        if 1 <= number <= len(self.options):
            self.pick(self.options[number - 1])
        else:
            self.notify(say("plain-no-number", number=number, count=len(self.options)), severity="warning")

    def pick(self, option: Option) -> None:
        """Ignored while the question has only just come up: the key was meant for the one before."""
        if self.asked is not None and monotonic() - self.since >= self.guard:
            self.post_message(self.Answered(self.asked, [option.key], option.hints))

    @on(OptionList.OptionSelected, "#options")
    def selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_index < len(self.options):
            self.pick(self.options[event.option_index])
        else:
            self.post_message(self.Nodded())

    @on(OptionList.OptionHighlighted, "#options")
    def moved(self) -> None:
        self.show_card()

    @on(Input.Submitted, "#title")
    def written(self, event: Input.Submitted) -> None:
        if self.asked is None or not event.value.strip():
            return
        keys, unknown = read_line(self.asked, event.value)
        if unknown:
            self.notify(say("title-no-word", word=unknown), severity="warning", markup=False)
        else:
            self.post_message(self.Answered(self.asked, keys, []))


def same(asked: Ask, before: Ask | None) -> bool:
    return before is not None and (asked.seat, asked.number) == (before.seat, before.number)
