"""Pieces of the full screen as text: the marquee, the log, a card, an option."""

from rich.table import Table
from rich.text import Text

from matinee.engine.view import Option
from matinee.match.guide import LessonPage
from matinee.match.sight import Line
from matinee.tui.boards.shelves import Card, Shelf
from matinee.tui.hints import is_grave, read_hints
from matinee.tui.sitting import Sitting, roll_call
from matinee.tui.speech import say

HEADINGS = ("turn", "round")


def marquee(sitting: Sitting) -> Text:
    """The house, the game, and who is at the table."""
    line = Text.assemble((f" {say('house')} ", "bold #FFCB47"), (f" {sitting.show.game.title} ", "bold"))
    line.append(f"  {roll_call(sitting)}", "#CDBDAE")
    return line.append(f"   {say('promise', hash=sitting.promise[:8])}", "#CDBDAE") if sitting.promise else line


def page_text(page: LessonPage, looks: list[str]) -> Text:
    """The open page of a lesson: its heading with its number, its words, and what it points at."""
    text = Text.assemble((f"{page.heading} ", "own"), (f" {page.page}/{page.pages}\n", "quiet"), page.text)
    return text.append(f"  {say('lesson-look', what=', '.join(looks))}", "spot") if looks else text


def story_text(lines: list[Line], seat: int) -> Text:
    """The log: headings for turns, a bar before the person's own lines, the last line marked."""
    story = Text()
    for place, line in enumerate(lines):
        if line.kind in HEADINGS:
            story.append(f"\n{line.text}" if place else line.text, "bold underline")
        else:
            story.append("\n" if place else "").append("▌" if line.seat == seat else " ", "own")
            story.append(line.text, "spot" if place == len(lines) - 1 else "")
    return story


def strip_text(lines: list[Line], seat: int, most: int) -> Text:
    """The end of the log on `most` lines; headings only where nothing has followed them."""
    told = [line for line in lines[:-1] if line.kind not in HEADINGS] + lines[-1:]
    text = story_text(told[-most:], seat)
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def row(number: int, option: Option, tag: str, lit: bool = False) -> Table:
    """`1  Play Mostly Head [Z-H]  → completes your zombie`; what does not fit goes on below the words."""
    text = Text.assemble(option.text, (tag, "quiet"))
    hints = read_hints(option.hints)
    if hints:
        bad = is_grave(option.hints)
        text.append(f"  {'!' if bad else '→'} {hints}", "threat" if bad else "good")
    if lit:
        text.append(f"  ☜ {say('lesson-this')}", "own")
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=2, justify="right", style="bold")
    table.add_column(ratio=1)
    table.add_row(str(number), text)
    return table


def card_text(card: Card) -> Text:
    """Title, facts and words of a card."""
    text = Text.assemble((card.title, "bold"))
    for part, style in ((card.facts, "spot"), (card.text, "")):
        if part:
            text.append(f"\n{part}", style)
    return text


def shelf_text(shelf: Shelf) -> Text:
    """A shelf with all its cards; equal ones once."""
    cards = list(dict.fromkeys(shelf.cards))
    return Text("\n\n").join([Text(shelf.name, "own"), *map(card_text, cards)])
