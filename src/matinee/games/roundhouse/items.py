"""Items: drawn face up, and placed before their drawer."""

from typing import ClassVar, Final

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.step import Happening, Question, Step
from matinee.games.roundhouse import words
from matinee.games.roundhouse.deck import ATTACKS, DRAWN, ITEMS, SHIELDS
from matinee.games.roundhouse.state import SLOTS, Roundhouse

# Options beyond the numbers of cards.
KEEP: Final[i64] = 1000
THROW_AWAY: Final[i64] = 1001


def draw_item(s: Roundhouse, seat: i64) -> None:
    """RK-15 The next item, face up; RK-28 a reward draw is no other."""
    card = s.turn_up(DRAWN)
    if s.journal is not None:
        s.tell("drew", seat, 0, 0, s.deck.name(card))
    s.push(PLACE_ITEM[seat])


class DrawCard(Happening[Roundhouse]):
    """RK-15 One player draws; RK-18 unless the item deck has run out."""

    def __init__(self, drawer: i64) -> None:
        super().__init__()
        self.drawer = drawer

    def facts(self) -> list[int]:
        return [self.drawer]

    def happen(self, s: Roundhouse) -> None:
        if s.piles.count(ITEMS) > 0:
            draw_item(s, self.drawer)
        else:
            s.tell("deck-empty", self.drawer)


class PlaceItem(Question[Roundhouse]):
    """RK-16 The drawn card is added, replaces one on the table, or is discarded."""

    cites: ClassVar[str] = "RK-16"

    def options(self, s: Roundhouse, out: Options) -> None:
        """RK-17 Never more than two of a kind: with room anything may go, without it only its own kind."""
        shelf = s.shelf(self.seat, s.drawn())
        room = s.piles.count(shelf) < SLOTS
        if room:
            out.add(KEEP)
        if room or shelf == ATTACKS + self.seat:
            add_distinct(s, ATTACKS + self.seat, out)
        if room or shelf == SHIELDS + self.seat:
            add_distinct(s, SHIELDS + self.seat, out)
        out.add(THROW_AWAY)

    def answer(self, s: Roundhouse, option: i64) -> None:
        card = s.drawn()
        if option == THROW_AWAY:
            if s.journal is not None:
                s.tell("declined", self.seat, 0, 0, s.deck.name(card))
            s.discard(card)
            return
        if option == KEEP:
            if s.journal is not None:
                s.tell("kept", self.seat, 0, 0, s.deck.name(card))
        else:
            if s.journal is not None:
                s.tell("swapped", self.seat, s.piles.counter(option), 0, s.deck.name(option))
            s.discard(option)
        s.move(card, s.shelf(self.seat, card))

    def key(self, s: Roundhouse, option: i64) -> str:
        if option == KEEP:
            return "keep"
        return "discard" if option == THROW_AWAY else f"swap:{words.told_apart(s, option)}"

    def offer(self, s: Roundhouse, option: i64) -> Offer:
        return words.offer_place(s, self.seat, option, self.key(s, option))

    def prompt(self, s: Roundhouse) -> Say:
        return words.prompt_place(s)

    def refusals(self, s: Roundhouse) -> list[Refusal]:
        return words.refuse_place(s, self.seat)

    def passing(self, s: Roundhouse) -> i64:
        return THROW_AWAY


def add_distinct(s: Roundhouse, pile: i64, out: Options) -> None:
    """Every card of a pile; two equal cards (of one name, with equal points left) are one option."""
    first = s.piles.bottom(pile)
    if first == NONE:
        return
    out.add(first)
    second = s.piles.above(first)
    if second != NONE and not (s.deck.same(first, second) and s.piles.counter(first) == s.piles.counter(second)):
        out.add(second)


PLACE_ITEM: Final = [PlaceItem(0), PlaceItem(1), PlaceItem(2), PlaceItem(3)]
DRAW_CARD: Final[list[Step[Roundhouse]]] = [DrawCard(0), DrawCard(1), DrawCard(2), DrawCard(3)]
