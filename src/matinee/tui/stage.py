"""The screen of one table: board, log, and the prompt with its options."""

from collections.abc import Coroutine
from itertools import count
from time import monotonic
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option as Row

from matinee.engine.errors import MatineeError
from matinee.engine.view import Ask, Option
from matinee.match.sight import Line
from matinee.tui.boards import board
from matinee.tui.dialogs import Curtain, Rulebook, Story, Why, agreeing, doubting, ending, left_game
from matinee.tui.hints import card_tags, doubt, read_hints
from matinee.tui.sitting import Sitting, roll_call
from matinee.tui.speech import say

# Seconds for which a new question is deaf.
GUARD = 0.3
# The longest option that fits beside the log in eighty columns.
ROW = 47


class Stage(Screen[str]):
    """Draws the table after every answer, and answers through it; the table knows all the rules."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why", say("key-why"), key_display="?"),
        Binding("r", "rules", say("key-rules")),
        Binding("u", "undo", say("key-undo")),
        Binding("escape", "undo", show=False),
        Binding("h", "hand_over", say("key-bot")),
        Binding("l", "log", say("key-log")),
        Binding("q", "leave", say("key-quit")),
        Binding("f1", "help", say("key-help"), key_display="F1"),
        Binding("t", "theme", show=False),
        Binding("n", "again", show=False),
        Binding("pageup", "turn_board(-1)", show=False, priority=True),
        Binding("pagedown", "turn_board(1)", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, guard: float = GUARD) -> None:
        super().__init__()
        self.sitting = sitting
        self.guard = guard
        self.asked: Ask | None = None
        self.since = 0.0
        self.typed = ""
        # What has been put up over the table for what it waits for: the curtain, a plea, the end.
        self.raised: object = None

    def compose(self) -> ComposeResult:
        yield Static(id="marquee")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="board-box", can_focus=False):
                    yield Static(id="board")
                with Vertical(id="prompt"):
                    yield Static(id="question")
                    with Horizontal(id="answers"):
                        yield OptionList(id="options", markup=False)
                        with VerticalScroll(id="corner", can_focus=False):
                            yield Static(classes="log")
            with VerticalScroll(id="rail", can_focus=False):
                yield Static(classes="log")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        for pane in self.query("#corner, #rail").results(VerticalScroll):
            pane.anchor()
        self.query_one(OptionList).focus()
        left = self.sitting.left()
        if left is None:
            self.begin()
        else:
            self.app.push_screen(left_game(left), lambda answer: self.take_up(left, answer))

    def take_up(self, left: str, answer: str | None) -> None:
        trouble = self.sitting.go_on(left) if answer == "go-on" else ""
        if trouble:
            self.notify(trouble, severity="error", markup=False)
        self.begin()

    def begin(self) -> None:
        self.sitting.heard = self.news
        self.run_worker(self.sitting.run(), exclusive=True)
        if self.sitting.promise:
            self.notify(say("commitment", hash=self.sitting.promise), timeout=8)

    def news(self) -> None:
        """The table has changed: show it, and put up what it waits for."""
        sitting = self.sitting
        for note in sitting.notes:
            self.notify(note, severity="warning", markup=False)
        sitting.notes.clear()
        self.paint()
        result = sitting.result
        wants = sitting.caller or sitting.undo_by or result
        if wants == self.raised:
            return
        self.raised = wants
        if sitting.caller and isinstance(self.app.screen, Curtain):
            self.app.screen.call(sitting.caller)
        elif sitting.caller:
            self.app.push_screen(Curtain(sitting.caller), lambda _: self.do(sitting.come()))
        elif sitting.undo_by:
            agree = agreeing(sitting.undo_by)
            self.app.push_screen(agree, lambda said: self.do(sitting.consent(said == "yes")))
        elif result is not None:
            self.app.push_screen(ending(sitting, result), self.ended)

    def do(self, deed: Coroutine[None, None, None]) -> None:
        """Something that may be refused."""

        async def attempt() -> None:
            try:
                await deed
            except MatineeError as fault:
                self.notify(fault.sentence, severity="error", markup=False)

        self.run_worker(attempt())

    def ended(self, answer: str | None) -> None:
        if answer == "again":
            self.action_again()
        elif answer == "quit":
            self.action_leave()

    def action_again(self) -> None:
        self.do(self.sitting.again())

    # Drawing

    def paint(self) -> None:
        """Show the table as it is now; nothing of it while somebody is called to the screen."""
        sitting = self.sitting
        self.query_one("#middle").visible = not sitting.caller
        self.query_one("#marquee", Static).update(marquee(sitting))
        if sitting.sight is None:
            self.query_one("#board", Static).update(Text(say("waiting-room", names=roll_call(sitting))))
            return
        drawn = board(sitting.show.id).draw(sitting.sight.view, sitting.names, sitting.seat)
        self.query_one("#board", Static).update(drawn)
        story = story_text(sitting.lines[-200:], sitting.seat)
        for pane in self.query(".log").results(Static):
            pane.update(story)
        self.ask()

    def ask(self) -> None:
        """The open question and its options, or who is being waited for."""
        asked = self.sitting.asked
        same = asked is not None and self.asked is not None and asked.number == self.asked.number
        if same and asked is not None and self.asked is not None and asked.seat == self.asked.seat:
            return
        self.asked = asked
        self.since = monotonic()
        self.typed = ""
        options = self.query_one(OptionList)
        options.clear_options()
        self.query_one("#prompt").set_class(asked is not None, "asked").remove_class("crowded")
        self.query_one("#question", Static).update(self.question())
        if asked is not None:
            rows = [row(*one) for one in zip(count(1), asked.options, card_tags(asked.options), strict=False)]
            # Long options push the log out of its corner: better read than wrapped.
            self.query_one("#prompt").set_class(max(text.cell_len for text in rows) > ROW, "crowded")
            options.add_options([Row(text) for text in rows])
            options.highlighted = 0
        elif self.sitting.nodding:
            options.add_option(Row(say("nothing-to-answer")))
            options.highlighted = 0

    def question(self) -> Text:
        if self.asked is not None:
            words = Text.assemble((f"{self.asked.text} ", "bold"), (self.asked.clause, "spot"))
            if self.typed:
                words.append(f"  {self.typed}_", "own")
            return words
        if self.sitting.over:
            return Text(say("over"), "bold")
        if self.sitting.handed_over:
            return Text(say("handed-over"), "bold")
        return Text(self.sitting.waiting(), "quiet")

    # Answers

    def on_key(self, event: Key) -> None:
        """Digits choose; with more than nine options a number is typed until it can mean but one."""
        if self.asked is None or not (event.key.isdecimal() or self.typed):
            return
        if event.key == "backspace":
            self.typed = self.typed[:-1]
        elif event.key == "enter":
            event.stop()
            self.choose(int(self.typed or 0))
            return
        elif event.key.isdecimal():
            self.typed += event.key
            if int(self.typed) * 10 > len(self.asked.options):
                self.choose(int(self.typed))
                return
        self.query_one("#question", Static).update(self.question())

    def choose(self, number: int) -> None:
        asked = self.asked
        self.typed = ""
        if asked is None:
            return
        if not 1 <= number <= len(asked.options):
            self.notify(say("plain-no-number", number=number, count=len(asked.options)), severity="warning")
        else:
            self.say_it(asked, asked.options[number - 1])
        self.query_one("#question", Static).update(self.question())

    @on(OptionList.OptionSelected, "#options")
    def selected(self, event: OptionList.OptionSelected) -> None:
        if self.asked is not None:
            self.say_it(self.asked, self.asked.options[event.option_index])
        elif self.sitting.nodding:
            self.do(self.sitting.nod())

    def say_it(self, asked: Ask, option: Option) -> None:
        """Answer, unless the question has only just come up; ask back where the answer cannot be meant."""
        if monotonic() - self.since < self.guard:
            return
        sure = doubt(option.hints, asked.options)
        if sure:
            self.app.push_screen(doubting(sure), lambda said: self.answer(asked, option) if said == "yes" else None)
        else:
            self.answer(asked, option)

    def answer(self, asked: Ask, option: Option) -> None:
        self.do(self.sitting.answer(asked, [option.key]))

    # Keys

    def action_why(self) -> None:
        if self.asked is None:
            self.notify(say("not-asked"))
            return
        self.app.push_screen(Why(self.asked), lambda clause: self.open_rules(clause) if clause else None)

    def action_rules(self) -> None:
        self.open_rules(self.asked.clause if self.asked is not None else "")

    def open_rules(self, clause: str) -> None:
        self.app.push_screen(Rulebook(self.sitting, clause))

    def action_undo(self) -> None:
        self.do(self.sitting.undo())

    def action_hand_over(self) -> None:
        """A bot takes the chair, or gives it back."""
        handed = self.sitting.handed_over
        self.do(self.sitting.take_back() if handed else self.sitting.hand_over())

    def action_turn_board(self, pages: int) -> None:
        """A board higher than its place is leafed through."""
        box = self.query_one("#board-box")
        box.scroll_relative(y=pages * max(1, box.size.height - 2), animate=False)

    def action_log(self) -> None:
        self.app.push_screen(Story(say("log-title"), story_text(self.sitting.lines, self.sitting.seat), latest=True))

    def action_help(self) -> None:
        legend = board(self.sitting.show.id).legend
        self.app.push_screen(
            Story(say("help-title"), Text("\n\n".join([say("help-keys"), say(legend) if legend else ""])))
        )

    def action_theme(self) -> None:
        self.app.action_toggle_dark()
        # Words take their colours when they are put up: put all of them up anew.
        self.asked = None
        self.paint()

    def action_leave(self) -> None:
        """Quit; the game is kept, so nobody has to be asked twice."""
        self.dismiss("")


def row(number: int, option: Option, tag: str) -> Text:
    """`1  Play Mostly Head [Z-H]  → completes your zombie`"""
    text = Text.assemble((f"{number:>2}  ", "bold"), option.text, (tag, "quiet"))
    hints = read_hints(option.hints)
    if hints:
        bad = "wins:rival" in option.hints
        text.append(f"  {'!' if bad else '→'} {hints}", "threat" if bad else "good")
    return text


def story_text(lines: list[Line], seat: int) -> Text:
    """The log: headings for turns, a bar before the person's own lines, the last line marked."""
    story = Text()
    for place, line in enumerate(lines):
        if line.kind in ("turn", "round"):
            story.append(f"\n{line.text}" if place else line.text, "bold underline")
        else:
            story.append("\n" if place else "").append("▌" if line.seat == seat else " ", "own")
            story.append(line.text, "spot" if place == len(lines) - 1 else "")
    return story


def marquee(sitting: Sitting) -> Text:
    """The house, the game, and who is at the table."""
    line = Text.assemble((f" {say('house')} ", "bold #FFCB47"), (f" {sitting.show.game.title} ", "bold"))
    line.append(f"  {roll_call(sitting)}", "#CDBDAE")
    return line.append(f"   {say('promise', hash=sitting.promise[:8])}", "#CDBDAE")
