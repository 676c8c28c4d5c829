"""RR-48 The windows for one Response: three questions that differ only in which card fits and what it does."""

from typing import ClassVar

from mypy_extensions import i64

from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.step import Question
from matinee.games.rampage import refusals, words
from matinee.games.rampage.deck import HANDS
from matinee.games.rampage.parts import PASS
from matinee.games.rampage.state import Rampage


class Reaction(Question[Rampage]):
    """RR-48 One Response, or none; asked only of a player who holds one that fits."""

    cites: ClassVar[str] = "RR-48"

    def fits(self, s: Rampage, card: i64) -> bool:
        raise NotImplementedError

    def use(self, s: Rampage, card: i64) -> None:
        """What the Response changes, once it is spent."""
        raise NotImplementedError

    def go_on(self, s: Rampage) -> None:
        """What happens next, with or without a Response."""

    def let(self, s: Rampage) -> Say:
        """The words for answering with nothing."""
        raise NotImplementedError

    def is_open(self, s: Rampage) -> bool:
        card = s.piles.top(HANDS + self.seat)
        while card != NONE and not self.fits(s, card):
            card = s.piles.below(card)
        return card != NONE

    def options(self, s: Rampage, out: Options) -> None:
        card = s.piles.bottom(HANDS + self.seat)
        while card != NONE:
            if self.fits(s, card):
                out.add(card)
            card = s.piles.above(card)
        out.add(PASS)

    def answer(self, s: Rampage, option: i64) -> None:
        if option != PASS:
            say_response(s, self.seat, option)
            s.spend(option, self.seat)
            self.use(s, option)
        self.go_on(s)

    def key(self, s: Rampage, option: i64) -> str:
        return "pass" if option == PASS else f"respond:{s.deck.cards[option].key}"

    def offer(self, s: Rampage, option: i64) -> Offer:
        if option == PASS:
            return Offer("pass", self.let(s))
        return words.offer_respond(s, option, self.key(s, option))

    def refusals(self, s: Rampage) -> list[Refusal]:
        return refusals.window(s, self.seat)

    def passing(self, s: Rampage) -> i64:
        return PASS


def close_window(s: Rampage) -> None:
    """RR-48 The end of a window is told whether or not anybody was asked, so that no pace betrays a hand."""
    s.tell("window", s.active)


def say_response(s: Rampage, seat: i64, card: i64) -> None:
    """A Response is used openly, whatever it does."""
    if s.journal is not None:
        s.tell("responded", seat, 1 if s.deck.is_discarded(card) else 0, 0, s.deck.cards[card].title)
