"""A table read aloud: what has happened, how it stands, what is asked."""

from collections.abc import Callable

from matinee.engine.rules import Clause
from matinee.engine.view import Ask
from matinee.match.typed import endings, is_typed
from matinee.tui.boards import board
from matinee.tui.boards.shelves import Card, Shelf
from matinee.tui.hints import card_tags, is_grave, read_hints
from matinee.tui.rulebook import find_clauses
from matinee.tui.sitting import Sitting, roll_call
from matinee.tui.speech import say
from matinee.tui.titles import choices

Write = Callable[[str], None]

# How many lines of the log are read out to a player who joins late or resumes a game.
RECENT = 8


class Aloud:
    """Everything is said in words, a line at a time."""

    def __init__(self, sitting: Sitting, write: Write) -> None:
        self.sitting = sitting
        self.write = write
        # How many lines of a game's log each seat has read.
        self.told: dict[int, int] = {}
        self.game = 0
        self.resumed = False
        self.waited = ""
        # The page of a lesson that was read out last.
        self.page = (0, 0)

    def catch_up(self) -> None:
        """The log since this seat read it last; before a deal, who sits at the table."""
        sitting = self.sitting
        names = roll_call(sitting)
        if sitting.caller:
            return
        if sitting.sight is None:
            if self.waited != names:
                self.waited = names
                self.write(say("waiting-room", names=names))
        else:
            self.tell_log(sitting.sight.game)
        self.tell_notes()

    def tell_log(self, game: int) -> None:
        sitting = self.sitting
        if game != self.game:
            self.told, self.game = {}, game
        newcomer = max(0, len(sitting.lines) - RECENT) if self.resumed or self.told else 0
        for line in sitting.lines[self.told.get(sitting.seat, newcomer) :]:
            self.write(line.text)
        self.told[sitting.seat] = len(sitting.lines)

    def tell_notes(self) -> None:
        for note in self.sitting.notes:
            self.write(note)
        self.sitting.notes.clear()

    def table(self) -> None:
        sitting = self.sitting
        self.write("")
        if sitting.sight is not None:
            for line in board(sitting.show.id).tell(sitting.sight.view, sitting.names, sitting.seat):
                self.write(line)

    def tell_page(self) -> None:
        """The open page of a lesson, once."""
        page = self.sitting.page
        if page is None or self.page == (self.game, page.page):
            return
        if self.page[0] != self.game and not page.asks:
            self.table()
        self.page = self.game, page.page
        self.write("")
        self.write(say("plain-page", page=page.page, pages=page.pages, title=page.heading))
        self.write(page.text)
        looks = self.sitting.looks(page)
        if looks:
            self.write(say("lesson-look", what=", ".join(looks)))

    def ask(self, asked: Ask) -> None:
        """The open question; inside an action the table has not changed and is not told again."""
        if not asked.inside:
            self.table()
        self.write("")
        self.write(f"{asked.text} ({asked.clause})")
        self.offer(asked)

    def offer(self, asked: Ask) -> None:
        options = choices(asked)
        for number, (option, tag) in enumerate(zip(options, card_tags(options), strict=True), 1):
            hints = read_hints(option.hints)
            sign = "!" if is_grave(option.hints) else "-"
            here = f" ({say('lesson-this')})" if option.key in self.sitting.lit else ""
            self.write(f"{number}. {option.text}{tag}{f' {sign} {hints}' if hints else ''}{here}")
        if is_typed(asked):
            self.write(say("plain-title", words=", ".join(endings(asked, ""))))

    # Cards

    @property
    def shelves(self) -> list[Shelf]:
        sitting = self.sitting
        if sitting.sight is None:
            return []
        return board(sitting.show.id).shelves(sitting.sight.view, sitting.names, sitting.seat)

    def cards(self) -> None:
        """Every card that may be seen, shelf by shelf, equal ones once."""
        for shelf in self.shelves:
            self.write(f"{shelf.name}:")
            for card in dict.fromkeys(shelf.cards):
                self.write(f"  {told_card(card)}")

    def clauses(self, words: str) -> None:
        """A clause by its id or number, or all that speak of some words."""
        found = find_clauses(self.sitting.show, words)
        for clause in found:
            for line in clause_lines(clause):
                self.write(line)
        if not found:
            self.write(say("rules-nothing", words=words[:40]))


def told_card(card: Card) -> str:
    """`Bad Dubbing (SFX): Halve the AS of the attack.`"""
    facts = f" ({card.facts})" if card.facts else ""
    return f"{card.title}{facts}{': ' if card.text else ''}{' '.join(card.text.split())}"


def clause_lines(clause: Clause) -> list[str]:
    ruling = [say("at-this-table", ruling=clause.ruling)] if clause.ruling else []
    return [f"{clause.id} {clause.rule}", *ruling]
