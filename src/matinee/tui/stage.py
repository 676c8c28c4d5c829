"""The screen of one table: board, log, and the prompt with its options."""

from collections.abc import Coroutine
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.widgets import Footer, OptionList, Static

from matinee.engine.errors import MatineeError
from matinee.engine.view import Ask, Option
from matinee.engine.words import listed
from matinee.match.typed import is_typed
from matinee.tui.boards import board
from matinee.tui.boards.shelves import Card, Shelf, find
from matinee.tui.dialogs import (
    Curtain,
    ReadingDialog,
    Rulebook,
    Why,
    agreeing,
    doubting,
    ending,
    left_game,
    standing_choice,
)
from matinee.tui.foresight import foretold
from matinee.tui.hints import doubt
from matinee.tui.inspector import Inspector
from matinee.tui.prompt import Prompt
from matinee.tui.sitting import Sitting, roll_call
from matinee.tui.speech import say, why_not
from matinee.tui.texts import marquee, page_text, shelf_text, story_text, strip_text
from matinee.tui.titles import explained
from matinee.tui.windows import arm, changed, is_armed

# Seconds for which a new question ignores keys.
GUARD = 0.3
# The smallest terminal on which every game can be read.
LEAST = (80, 24)
# Lines of the log that stay in sight in a narrow terminal, low or high.
STRIP = (2, 4)
HIGH = 36


class Stage(Screen[str]):
    """Draws the table after every change, and passes on what its owner does; the table knows all the rules."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "why", say("key-why"), key_display="?"),
        Binding("o", "outlook", say("key-outlook")),
        Binding("i", "inspect", say("key-cards")),
        Binding("r", "rules", say("key-rules")),
        Binding("u,escape", "undo", show=False),
        Binding("h", "hand_over", say("key-bot")),
        Binding("s", "hint", show=False),
        Binding("w", "windows", say("key-windows")),
        Binding("l", "log", say("key-log")),
        Binding("q", "leave", say("key-quit")),
        Binding("f1", "help", say("key-help"), key_display="F1"),
        Binding("t", "theme", show=False),
        Binding("n", "turn_page(1)", say("key-next")),
        Binding("b", "turn_page(-1)", say("key-back")),
        Binding("n", "again", show=False),
        Binding("slash", "write", show=False),
        Binding("pageup", "turn_board(-1)", show=False, priority=True),
        Binding("pagedown", "turn_board(1)", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting, guard: float = GUARD) -> None:
        super().__init__()
        self.sitting = sitting
        self.prompt = Prompt(self.card, guard)
        self.shelves: list[Shelf] = []
        # The dialog that is open for what the table waits for: the curtain, an undo request, the end.
        self.raised: object = None
        self.has_windows = False

    def compose(self) -> ComposeResult:
        yield Static(id="marquee")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="board-box", can_focus=False):
                    yield Static(id="board")
                yield Static(id="strip")
                yield Static(id="lesson")
                yield self.prompt
            with Vertical(id="rail"):
                with VerticalScroll(id="hand-box", can_focus=False):
                    yield Static(id="hand")
                with VerticalScroll(id="story", can_focus=False):
                    yield Static(id="log")
                with VerticalScroll(id="card-box", can_focus=False):
                    yield Static(classes="card")
        yield Static(id="too-small")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#story", VerticalScroll).anchor()
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

    def news(self) -> None:
        """The table has changed: show it, and open the dialog that it waits for."""
        sitting = self.sitting
        for note in sitting.notes:
            self.notify(note, severity="warning", markup=False)
        sitting.notes.clear()
        if sitting.finished:
            self.action_leave()
            return
        self.paint()
        result = sitting.result
        wants = sitting.caller or sitting.undo_by or result
        if wants == self.raised:
            return
        self.raised = wants
        if sitting.caller and isinstance(self.app.screen, Curtain):
            self.app.screen.call(sitting.caller)
        elif sitting.caller:
            self.app.push_screen(Curtain(sitting.caller), self.uncover)
        elif sitting.undo_by:
            agree = agreeing(sitting.undo_by)
            self.app.push_screen(agree, lambda said: self.do(sitting.consent(said == "yes")))
        elif result is not None:
            self.app.push_screen(ending(sitting, result), self.ended)

    def uncover(self, _: None) -> None:
        """The curtain rises; restore the focus that was lost while the table was hidden."""
        self.do(self.sitting.come())
        self.call_after_refresh(self.query_one(OptionList).focus)

    def do(self, deed: Coroutine[None, None, None], asked: Ask | None = None) -> None:
        """Something that may be refused; `asked` is the question, if it is an answer."""

        async def attempt() -> None:
            try:
                await deed
            except MatineeError as fault:
                why = explained(asked, fault) if asked is not None and is_typed(asked) else why_not(fault)
                self.notify(why, severity="error", markup=False)

        self.run_worker(attempt())

    def ended(self, answer: str | None) -> None:
        if answer == "again":
            self.action_again()
        elif answer == "quit":
            self.action_leave()

    # Drawing

    def on_resize(self, event: Resize) -> None:
        width, height = event.size
        tiny = width < LEAST[0] or height < LEAST[1]
        words = say("too-small", width=width, height=height, least=LEAST[0], lines=LEAST[1])
        self.query_one("#too-small", Static).update(Text(words))
        self.set_class(tiny, "tiny")
        self.paint()

    def paint(self) -> None:
        """Show the table as it is now; nothing of it while somebody is called to the screen."""
        sitting = self.sitting
        self.query_one("#middle").visible = not sitting.caller
        self.query_one("#marquee", Static).update(marquee(sitting))
        if sitting.sight is None:
            self.query_one("#board", Static).update(Text(say("waiting-room", names=roll_call(sitting))))
            return
        way, view = board(sitting.show.id), sitting.sight.view
        self.shelves = way.shelves(view, sitting.names, sitting.seat)
        self.query_one("#board", Static).update(way.draw(view, sitting.names, sitting.seat))
        self.query_one("#log", Static).update(story_text(sitting.lines[-200:], sitting.seat))
        most = STRIP[self.app.size.height >= HIGH]
        self.query_one("#strip", Static).update(strip_text(sitting.lines, sitting.seat, most))
        self.query_one("#hand", Static).update(shelf_text(self.shelves[0]) if self.shelves else Text())
        self.paint_page()
        nod = sitting.nod_words if sitting.nodding else ""
        self.prompt.put(sitting.asked, self.waiting(), nod, undo=not sitting.sight.no_undo, lit=sitting.lit)
        if sitting.sight.window and not self.has_windows:
            self.has_windows = True
            self.refresh_bindings()

    def paint_page(self) -> None:
        page = self.sitting.page
        if page is not None and not self.has_class("learning"):
            self.add_class("learning")
            self.refresh_bindings()
        if page is not None:
            self.query_one("#lesson", Static).update(page_text(page, self.sitting.looks(page)))
            self.prompt.set_class(not page.asks, "reading")

    def waiting(self) -> Text:
        if self.sitting.over:
            return Text(say("over"), "bold")
        if self.sitting.handed_over:
            return Text(say("handed-over"), "bold")
        return Text(self.sitting.waiting(), "quiet")

    def card(self, key: str) -> Card | None:
        return find(self.shelves, key)

    # Answers

    def on_key(self, event: Key) -> None:
        if not self.has_class("tiny"):
            self.prompt.key(event)

    @on(Prompt.Answered)
    def answered(self, event: Prompt.Answered) -> None:
        """Answer; where RULES.md wants it, ask for confirmation first."""

        def answer(said: str | None) -> None:
            if said == "yes":
                self.app.clear_notifications()
                self.do(self.sitting.answer(event.asked, event.keys), event.asked)

        if self.has_class("tiny"):
            return
        sure = doubt(event.hints, event.asked.options)
        if sure:
            self.app.push_screen(doubting(sure), answer)
        else:
            answer("yes")

    @on(Prompt.Nodded)
    def nodded(self) -> None:
        self.do(self.sitting.nod())

    # Keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Standing answers are offered where windows are known to open, pages are turned in lessons."""
        learning = self.sitting.page is not None
        if action in ("hand_over", "windows", "again") and learning:
            return False
        if action == "turn_page":
            return learning
        return self.has_windows if action == "windows" else True

    def action_why(self) -> None:
        asked = self.sitting.asked
        if asked is None:
            self.notify(say("not-asked"))
            return
        self.app.push_screen(Why(asked), lambda clause: self.open_rules(clause) if clause else None)

    def action_outlook(self) -> None:
        asked, option = self.sitting.asked, self.prompt.highlighted
        if asked is None or option is None:
            self.notify(say("not-asked"))
        else:
            self.do(self.foretell(asked, option))

    async def foretell(self, asked: Ask, option: Option) -> None:
        title, *lines = await foretold(self.sitting, asked, option) or [""]
        if title:
            self.app.clear_notifications()
            self.notify("\n".join(lines), title=title, timeout=20, markup=False)

    def action_rules(self) -> None:
        asked = self.sitting.asked
        self.open_rules(asked.clause if asked is not None else "")

    def open_rules(self, clause: str) -> None:
        self.app.push_screen(Rulebook(self.sitting, clause))

    def action_inspect(self) -> None:
        if self.shelves and not self.sitting.caller:
            standing = self.sitting.standing if self.has_windows else None
            option = self.prompt.highlighted
            self.app.push_screen(Inspector(self.shelves, option.card if option else "", standing), self.armed)

    def armed(self, card: str | None) -> None:
        if card:
            standing = arm(self.sitting.standing, card)
            self.do(self.sitting.stand(standing))
            named = listed([one.title for shelf in self.shelves for one in shelf.cards if is_armed(standing, one.key)])
            self.notify(say("standing-armed-cards", cards=named) if named else say("standing-armed-none"))

    @on(Click, "#board-box")
    def clicked(self) -> None:
        self.action_inspect()

    def action_write(self) -> None:
        if self.prompt.has_class("written"):
            self.query_one("#title").focus()

    def action_undo(self) -> None:
        if self.sitting.no_undo:
            self.notify(self.sitting.no_undo)
        else:
            self.do(self.sitting.undo())

    def action_hand_over(self) -> None:
        """A bot takes the chair, or gives it back."""
        handed = self.sitting.handed_over
        self.do(self.sitting.take_back() if handed else self.sitting.hand_over())

    def action_hint(self) -> None:
        self.do(self.whisper())

    async def whisper(self) -> None:
        self.notify(await self.sitting.hint("star"), timeout=20, markup=False)

    def action_windows(self) -> None:
        self.app.push_screen(standing_choice(self.sitting.standing), self.stand)

    def stand(self, answer: str | None) -> None:
        standing = changed(self.sitting.standing, answer or "")
        if standing != self.sitting.standing:
            self.do(self.sitting.stand(standing))

    def action_turn_board(self, pages: int) -> None:
        """Show the next part of a board that is higher than its place."""
        box = self.query_one("#board-box")
        box.scroll_relative(y=pages * max(1, box.size.height - 2), animate=False)

    def action_log(self) -> None:
        promise = Text(f"{say('commitment', hash=self.sitting.promise)}\n", "quiet")
        story = story_text(self.sitting.lines, self.sitting.seat)
        self.app.push_screen(ReadingDialog(say("log-title"), Text.assemble(promise, story), latest=True))

    def action_help(self) -> None:
        legend = board(self.sitting.show.id).legend
        lesson = [say("help-lesson")] if self.sitting.page is not None else []
        words = [*lesson, say("help-keys"), say(legend) if legend else ""]
        self.app.push_screen(ReadingDialog(say("help-title"), Text("\n\n".join(words))))

    def action_theme(self) -> None:
        self.app.action_toggle_dark()
        # Text takes its colours when it is rendered: render all of it again.
        self.prompt.asked = None
        self.paint()

    def action_turn_page(self, pages: int) -> None:
        self.do(self.sitting.turn_on() if pages > 0 else self.sitting.turn_back())

    def action_again(self) -> None:
        self.do(self.sitting.again())

    def action_leave(self) -> None:
        """Quit without confirmation: the game is saved."""
        self.dismiss("")
