"""The deal, and the one question that the game asks."""

from typing import ClassVar

from matinee.engine.chance import Chance
from matinee.engine.journal import Journal
from matinee.engine.options import Options
from matinee.engine.piles import NONE
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import only
from matinee.engine.step import Question

from .state import CARDS, DECK, HANDS, ROW, MyGameState, face, undealt

HAND = 5
# Options are small integers: a card stands for itself.
PASS = CARDS


def deal(seats: int, chance: Chance, journal: Journal | None) -> MyGameState:
    """MG-01 Five cards each."""
    s = MyGameState(seats, undealt(seats), chance)
    s.journal = journal
    s.shuffle(DECK)
    for _ in range(HAND):
        for seat in range(seats):
            s.move(s.piles.top(DECK), HANDS + seat)
    s.push(Turn(0))
    s.advance()
    return s


class Turn(Question[MyGameState]):
    """MG-02 Play a higher card, MG-03 or pass."""

    cites: ClassVar[str] = "MG-02"

    def options(self, s: MyGameState, out: Options) -> None:
        for card in sorted(s.piles.cards(HANDS + self.seat)):
            if s.is_high_enough(card):
                out.add(card)
        out.add(PASS)

    def answer(self, s: MyGameState, option: int) -> None:
        if option == PASS:
            s.tell("out", self.seat)
            s.out |= only(self.seat)
        else:
            s.played[self.seat] += 1
            s.move(option, ROW)
        following = self.following(s)
        if following == NONE:
            s.finish(leaders(s), "everybody is out")
        else:
            s.push(Turn(following))

    def following(self, s: MyGameState) -> int:
        """The next seat that is still in."""
        for step in range(1, s.seats + 1):
            seat = (self.seat + step) % s.seats
            if not s.is_out(seat):
                return seat
        return NONE

    # Words: a key for records and clients, offers and refusals for people

    def key(self, s: MyGameState, option: int) -> str:
        return "pass" if option == PASS else f"play:{face(option)}"

    def offer(self, s: MyGameState, option: int) -> Offer:
        if option == PASS:
            return Offer("pass", Say("offer-pass"))
        return Offer(self.key(s, option), Say("offer-play", card=face(option)), card=face(option), place="row")

    def prompt(self, s: MyGameState) -> Say:
        last = s.piles.top(ROW)
        return Say("prompt-turn", last=face(last) if last != NONE else "none")

    def refusals(self, s: MyGameState) -> list[Refusal]:
        low = [face(card) for card in sorted(s.piles.cards(HANDS + self.seat)) if not s.is_high_enough(card)]
        return [Refusal(f"play:{card}", "MG-02", Say("refuse-low", card=card), card=card) for card in low]

    def passing(self, s: MyGameState) -> int:
        return PASS


def leaders(s: MyGameState) -> int:
    """MG-04 The mask of all who have played the most."""
    best = max(s.played)
    return sum(only(seat) for seat in range(s.seats) if s.played[seat] == best)
