"""The inspector: every card on the table that may be seen, with its words."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from matinee.match.standing import Standing
from matinee.tui.boards.shelves import Card, Shelf
from matinee.tui.speech import say
from matinee.tui.texts import card_text
from matinee.tui.windows import is_armed


class Inspector(ModalScreen[str]):
    """Shelves on the left, by arrow or mouse; the card on the right. It opens at the card that is spoken of.

    Where windows open a card can be armed: the answer is its key.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "leave", say("key-close")),
        Binding("i", "leave", show=False),
        Binding("enter", "leave", show=False),
        Binding("a", "arm", show=False),
    ]

    def __init__(self, shelves: list[Shelf], at: str = "", standing: Standing | None = None) -> None:
        super().__init__()
        self.shelves = shelves
        self.at = at
        self.standing = standing
        # What each row of the list shows; a shelf's own row shows nothing.
        self.rows: list[Card | None] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet tall"):
            yield Static(Text(say("inspector-title")), classes="headline")
            with Horizontal():
                yield OptionList(id="cards")
                with VerticalScroll(can_focus=False):
                    yield Static(id="words")
            yield Static(Text(say("inspector-foot", windows=1 if self.standing else 0)), classes="foot")

    def on_mount(self) -> None:
        listed = self.query_one(OptionList)
        for shelf in self.shelves:
            listed.add_option(Option(Text(shelf.name, "spot"), disabled=True))
            listed.add_options([Option(Text(f"{self.sign(card)} {card.title}")) for card in shelf.cards])
            self.rows += [None, *shelf.cards]
        places = [place for place, card in enumerate(self.rows) if card is not None and card.key == self.at]
        listed.highlighted = places[0] if places else 1
        listed.focus()

    @on(OptionList.OptionHighlighted)
    def show(self, event: OptionList.OptionHighlighted) -> None:
        card = self.rows[event.option_index]
        self.query_one("#words", Static).update(card_text(card) if card is not None else "")

    def sign(self, card: Card) -> str:
        return "»" if self.standing is not None and is_armed(self.standing, card.key) else " "

    def action_arm(self) -> None:
        card = self.rows[self.query_one(OptionList).highlighted or 0]
        if self.standing is not None and card is not None:
            self.dismiss(card.key)

    def action_leave(self) -> None:
        self.dismiss("")
