"""What a learner is given of a table: a fixed row of small numbers for a seat, and one number for every answer.

A game that has senses says in which cells of the row a seat finds what it may know (`block`), and which answers its
questions can ever have (`Span`). A row is built up from nothing out of what the seat knows; a law compares it with the
row of a re-dealt twin. Whatever does not fit raises an error: nothing is cut off silently.
"""

from typing import Any, Final, Generic

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from matinee.engine.errors import Unfit
from matinee.engine.piles import NONE, Layout, Piles
from matinee.engine.seats import among
from matinee.engine.step import S, Step

LARGEST: Final[i64] = 255
QUESTION: Final = "the question that the seat is asked, by kind"
ABOUT: Final = "what that question is about: what its step carries, each number plus one in two cells"


class Row:
    """Rows of bytes, one after another. `begin` starts the next one, all zero; `put` fills a cell of it."""

    def __init__(self, cells: i64) -> None:
        self.cells = cells
        self.nothing = b"\0" * int(cells)
        self.out = BytesWriter()
        self.first: i64 = 0

    def begin(self) -> None:
        self.first = len(self.out)
        self.out.write(self.nothing)

    def put(self, cell: i64, number: i64) -> None:
        if number < 0 or number > LARGEST:
            raise Unfit(f"cell {cell} of a row holds 0 to {LARGEST}, not {number}")
        self.out[self.first + cell] = u8(number)

    def wide(self, cell: i64, number: i64) -> None:
        """A number of up to 16 bits, in two cells, the high byte first."""
        self.put(cell, number >> 8)
        self.put(cell + 1, number & 0xFF)

    def add(self, cell: i64, number: i64) -> None:
        self.put(cell, i64(self.out[self.first + cell]) + number)

    def taken(self) -> bytes:
        """All rows so far; the next one begins empty."""
        found = self.out.getvalue()
        self.out.truncate(0)
        return found


class Block:
    """Some neighbouring cells that tell one thing."""

    def __init__(self, name: str, first: i64, cells: i64) -> None:
        self.name = name
        self.first = first
        self.cells = cells


class Span:
    """Answers of one kind of question: its options from `low` to `high`, both included."""

    def __init__(self, step: str, low: i64, high: i64, what: str) -> None:
        self.step = step
        self.low = low
        self.high = high
        self.what = what
        # The action that stands for `low`.
        self.base: i64 = 0


class Form:
    """One kind of question: its place among them all, and the answers that it can have."""

    def __init__(self, place: i64) -> None:
        self.place = place
        self.spans: list[Span] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Senses(Generic[S]):
    """The two spaces of one game at one setup. Subclasses lay out blocks in `__init__` and fill them in `sense`."""

    def __init__(self, seats: i64, spans: list[Span], carried: i64 = 0) -> None:
        self.seats = seats
        # The most numbers that a question of this game carries beside its seat: cards chosen, places left.
        self.carried = carried
        self.spans = spans
        self.blocks: list[Block] = []
        self.cells: i64 = 0
        self.actions: i64 = 0
        self.forms: dict[str, Form] = {}
        for span in spans:
            span.base = self.actions
            self.actions += span.high - span.low + 1
            if span.step not in self.forms:
                self.forms[span.step] = Form(len(self.forms))
            self.forms[span.step].spans.append(span)
        # The last look-up: a row, its mask and often the next table need the same one.
        self.latest: tuple[object, Form] = (None, Form(0))
        self.question = self.block(QUESTION, len(self.forms))
        self.about = self.block(ABOUT, 2 * carried)

    def block(self, name: str, cells: i64) -> i64:
        """Room for some numbers; tells its first cell."""
        first = self.cells
        self.blocks.append(Block(name, first, cells))
        self.cells += cells
        return first

    # A seat's row

    def sense(self, s: S, viewer: i64, row: Row) -> None:
        """Fill in what a viewer may know. The row has begun, and is all zero."""
        raise NotImplementedError

    def observe(self, s: S, viewer: i64, row: Row) -> None:
        """One row for a viewer. The question is shown only to the seat that is asked."""
        row.begin()
        if not s.over and s.asked == viewer:
            self.ask(s, row)
        self.sense(s, viewer, row)

    def ask(self, s: S, row: Row) -> None:
        step = s.agenda[-1]
        row.put(self.question + self.form_of(step).place, 1)
        facts = step.facts()
        if len(facts) > self.carried + 1:
            raise Unfit(f"{step.name()} carries {len(facts) - 1} numbers; there is room for {self.carried}")
        for place in range(1, i64(len(facts))):
            row.wide(self.about + 2 * (place - 1), facts[place] + 1)

    def turned(self, seat: i64, viewer: i64) -> i64:
        """A seat as its distance from the viewer: 0 is the viewer's own."""
        place = seat - viewer
        return place if place >= 0 else place + self.seats

    # Answers

    def action(self, s: S, option: i64) -> i64:
        """The number that stands for an option of the open question."""
        return action_of(self.spans_now(s), option)

    def option(self, s: S, action: i64) -> i64:
        """The option behind a number; Unfit if it is not offered."""
        for span in self.spans_now(s):
            option = action - span.base + span.low
            if span.low <= option <= span.high and s.offered.has(option):
                return option
        raise Unfit(f"action {action} is not offered: {', '.join([str(a) for a in self.offered(s)])}")

    def offered(self, s: S) -> list[int]:
        """The actions that are offered, in the order of the options; none once the game is over."""
        return [self.action(s, s.offered.at(place)) for place in range(s.offered.count)]

    def mask(self, s: S, row: Row) -> None:
        """One row with a 1 for every action that is offered."""
        row.begin()
        spans = self.spans_now(s)
        for place in range(s.offered.count):
            row.put(action_of(spans, s.offered.at(place)), 1)

    def spans_now(self, s: S) -> list[Span]:
        """Those of the open question; none once the game is over."""
        return [] if s.over else self.form_of(s.agenda[-1]).spans

    def form_of(self, step: Step[Any]) -> Form:
        sort, form = self.latest
        if sort is not type(step):
            form = self.forms[step.name()]
            self.latest = type(step), form
        return form


def action_of(spans: list[Span], option: i64) -> i64:
    for span in spans:
        if span.low <= option <= span.high:
            return span.base + option - span.low
    raise Unfit(f"option {option} of {spans[0].step} lies outside its spans")


class Whereabouts(Generic[S]):
    """Two blocks for a game whose cards are told apart: in which pile each one lies, and its counter.

    A pile's cell is its number plus one; 0 is a card that the viewer cannot name. Piles that lie in groups, one a seat,
    are turned so that the first of a group is the viewer's own.
    """

    def __init__(self, senses: Senses[S], layout: Layout, groups: list[int]) -> None:
        cards, piles = layout.cards, len(layout.names)
        self.senses = senses
        self.places = senses.block("the pile that each card lies in, plus one (0: not known)", cards)
        self.counters = senses.block("the counter of each card that lies open or is your own", cards)
        self.counts = senses.block("cards in each pile", piles)
        self.group_of: list[int] = [-1] * piles
        for first in groups:
            for seat in range(senses.seats):
                self.group_of[first + seat] = first

    def turned(self, pile: i64, viewer: i64) -> i64:
        first: i64 = self.group_of[pile]
        return pile if first < 0 else first + self.senses.turned(pile - first, viewer)

    def tell(self, piles: Piles, viewer: i64, row: Row) -> None:
        for pile in range(i64(len(self.group_of))):
            count = piles.count(pile)
            if count == 0:
                continue
            turned = self.turned(pile, viewer)
            row.put(self.counts + turned, count)
            # A draft is a counter on cards in the hand: others may have seen such a card, but not its counter.
            open = among(i64(piles.layout.sees[pile]), viewer)
            card = piles.top(pile)
            while card != NONE:
                if piles.knows(viewer, card):
                    row.put(self.places + card, turned + 1)
                    if open:
                        row.put(self.counters + card, piles.counter(card))
                card = piles.below(card)


def count_known(piles: Piles, pile: i64, viewer: i64, kinds: list[int], row: Row, first: i64) -> None:
    """How many cards of each kind a viewer knows in a pile."""
    card = piles.top(pile)
    while card != NONE:
        if piles.knows(viewer, card):
            row.add(first + kinds[card], 1)
        card = piles.below(card)


def lay_known(piles: Piles, pile: i64, viewer: i64, row: Row, first: i64, number: i64) -> None:
    """A number in the cell of each card that a viewer knows in a pile."""
    card = piles.top(pile)
    while card != NONE:
        if piles.knows(viewer, card):
            row.put(first + card, number)
        card = piles.below(card)
