"""What opens over the table: the rulebook, the reasons, the whole log, a doubt, a game that was left, the end."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from matinee.engine.rules import Clause
from matinee.engine.view import Ask, Result
from matinee.match.standing import Standing
from matinee.tui.hints import Reason, reasons
from matinee.tui.results import result_lines, verdict
from matinee.tui.rulebook import find_clauses
from matinee.tui.sitting import Sitting
from matinee.tui.speech import language, say
from matinee.tui.windows import ways

ESCAPE: list[BindingType] = [Binding("escape", "leave", say("key-close"))]


class ChoiceDialog(ModalScreen[str]):
    """A few words and a few answers, by arrow, key or mouse. Escape takes the last answer."""

    BINDINGS: ClassVar[list[BindingType]] = ESCAPE

    def __init__(self, title: str, lines: list[str], answers: dict[str, str], *, grave: bool = False) -> None:
        super().__init__()
        self.title_text = title
        self.lines = lines
        self.answers = answers
        self.grave = grave

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet grave" if self.grave else "sheet"):
            yield Static(Text(self.title_text), classes="headline")
            if self.lines:
                yield Static(Text("\n".join(self.lines)), classes="words")
            options = [Option(Text(f"{n}  {words}")) for n, words in enumerate(self.answers.values(), 1)]
            yield OptionList(*options)

    def on_mount(self) -> None:
        # If something may be lost, Enter gives the careful answer, which is the last one.
        self.query_one(OptionList).highlighted = len(self.answers) - 1 if self.grave else 0

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(list(self.answers)[event.option_index])

    def on_key(self, event: Key) -> None:
        """A digit, or the first letter of an answer."""
        letters = {words[0].lower(): place for place, words in reversed(list(enumerate(self.answers.values())))}
        place = int(event.key) - 1 if event.key.isdecimal() else letters.get(event.key, -1)
        if 0 <= place < len(self.answers):
            event.stop()
            self.dismiss(list(self.answers)[place])

    def action_leave(self) -> None:
        self.dismiss(list(self.answers)[-1])


class Why(ModalScreen[str]):
    """What is not offered now, and the clause that forbids it; a choice opens the rulebook there."""

    BINDINGS: ClassVar[list[BindingType]] = [*ESCAPE, Binding("question_mark", "leave", show=False)]

    def __init__(self, asked: Ask) -> None:
        super().__init__()
        self.asked = asked

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet wide"):
            refusals = reasons(self.asked)
            words = say("why-title") if refusals else say("why-nothing", clause=self.asked.clause)
            yield Static(Text(words), classes="headline")
            rows = [(reason.clause, reason_text(reason)) for reason in refusals]
            rows.append((self.asked.clause, Text(say("why-asked", text=self.asked.text, clause=self.asked.clause))))
            self.clauses = [clause for clause, _ in rows]
            yield OptionList(*(Option(text) for _, text in rows))
            yield Static(Text(say("why-foot")), classes="foot")

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.clauses[event.option_index])

    def action_leave(self) -> None:
        self.dismiss("")


def reason_text(reason: Reason) -> Text:
    return Text.assemble((", ".join(reason.keys), "bold"), "  ", reason.text, (f"  {reason.clause}", "spot"))


class Rulebook(ModalScreen[None]):
    """Every clause, with a search; it opens at the clause that was cited."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *ESCAPE,
        Binding("down", "into", show=False),
        Binding("slash", "search", show=False),
    ]

    def __init__(self, sitting: Sitting, at: str = "") -> None:
        super().__init__()
        self.sitting = sitting
        self.at = at

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet tall"):
            yield Static(Text(say("rules-title", game=self.sitting.show.game.title)), classes="headline")
            yield Input(placeholder=say("rules-search"))
            yield OptionList()
            yield Static(Text(say("rules-foot")), classes="foot")

    def on_mount(self) -> None:
        self.fill(self.sitting.show.rules(language()))
        self.query_one(OptionList).focus()

    def fill(self, clauses: list[Clause]) -> None:
        listed = self.query_one(OptionList)
        listed.clear_options()
        for before, clause in zip([None, *clauses], clauses, strict=False):
            opens = before is None or before.section != clause.section
            listed.add_option(Option(clause_text(clause, clause.section if opens else "")))
        if not clauses:
            words = say("rules-nothing", words=self.query_one(Input).value)
            listed.add_option(Option(Text(words, "quiet"), disabled=True))
        places = [place for place, clause in enumerate(clauses) if clause.id == self.at]
        listed.highlighted = places[0] if places else 0 if clauses else None

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        # A clause that was cited stands at the top, with what follows it.
        if self.at:
            self.at = ""
            self.call_after_refresh(event.option_list.scroll_to_highlight, top=True)

    @on(Input.Changed)
    def search(self, event: Input.Changed) -> None:
        words = event.value.strip()
        self.fill(find_clauses(self.sitting.show, words) if words else self.sitting.show.rules(language()))

    @on(Input.Submitted)
    def action_into(self) -> None:
        self.query_one(OptionList).focus()

    def action_search(self) -> None:
        self.query_one(Input).focus()

    def action_leave(self) -> None:
        self.dismiss(None)


def clause_text(clause: Clause, section: str = "") -> Text:
    """A clause, under its section's name where it opens one."""
    text = Text(f"{section}\n\n" if section else "", "spot")
    text = Text.assemble(text, (clause.id, "own"), "  ", (clause.rule, "bold"))
    if clause.ruling:
        text.append(f"\n{say('at-this-table', ruling=clause.ruling)}")
    return text.append("\n")


class ReadingDialog(ModalScreen[None]):
    """Something to read: the whole log, from its latest line back, or how to play here."""

    BINDINGS: ClassVar[list[BindingType]] = [*ESCAPE, Binding("l", "leave", show=False)]

    def __init__(self, headline: str, text: Text, latest: bool = False) -> None:
        super().__init__()
        self.headline = headline
        self.text = text
        self.latest = latest

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet tall"):
            yield Static(Text(self.headline), classes="headline")
            with VerticalScroll() as scroll:
                if self.latest:
                    scroll.anchor()
                yield Static(self.text)
            yield Static(Text(say("log-foot")), classes="foot")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_leave(self) -> None:
        self.dismiss(None)


class Curtain(ModalScreen[None]):
    """Between two people at one screen: hides the table until the right one has come."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "leave", say("key-come")),
    ]

    def __init__(self, name: str) -> None:
        super().__init__(classes="curtain")
        self.called = name

    def compose(self) -> ComposeResult:
        yield Static(classes="headline")

    def on_mount(self) -> None:
        self.call(self.called)

    def call(self, name: str) -> None:
        self.query_one(Static).update(Text(say("curtain", name=name), justify="center"))

    def on_click(self) -> None:
        self.action_leave()

    def action_leave(self) -> None:
        self.dismiss(None)


def ending(sitting: Sitting, result: Result) -> ChoiceDialog:
    """The end: verdict, scores, the seed that was promised, and another game."""
    answers = {"again": say("again"), "quit": say("enough"), "look": say("look-at-table")}
    return ChoiceDialog(
        f"{say('the-end')}  {verdict(result, sitting.names, sitting.seat)}", result_lines(sitting, result), answers
    )


def left_game(name: str) -> ChoiceDialog:
    """A game was left: go on with it?"""
    answers = {"go-on": say("go-on"), "new": say("begin-anew")}
    return ChoiceDialog(say("left-title"), [say("left-words", name=name)], answers)


def agreeing(name: str) -> ChoiceDialog:
    """Somebody asks to take an answer back that others have seen."""
    return ChoiceDialog(say("undo-consent", name=name), [], {"yes": say("agree"), "no": say("disagree")})


def standing_choice(standing: Standing) -> ChoiceDialog:
    """When one wants to be asked in a window; the last answer leaves it as it is."""
    return ChoiceDialog(say("standing-title"), [], {**ways(standing), "": say("standing-leave")})


def doubting(sentence: str) -> ChoiceDialog:
    return ChoiceDialog(say("doubt-title"), [sentence], {"yes": say("doubt-yes"), "no": say("doubt-no")}, grave=True)
