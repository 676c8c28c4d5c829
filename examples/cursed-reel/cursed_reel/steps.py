"""The deal, and the question of every turn: roll, splice or cut?"""

from typing import ClassVar

from matinee.engine.chance import Chance
from matinee.engine.journal import Journal
from matinee.engine.options import Options
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import only
from matinee.engine.step import Question

from .state import BIN, CARDS, DECK, HANDS, REEL, CursedReelState, face, points, undealt

HAND = 3
# Options are small integers: for a hand card, its number.
ROLL, CUT = CARDS, CARDS + 1


def deal(seats: int, chance: Chance, journal: Journal | None) -> CursedReelState:
    """CR-01 Three scenes each."""
    s = CursedReelState(seats, undealt(seats), chance)
    s.journal = journal
    s.shuffle(DECK)
    for _ in range(HAND):
        for seat in range(seats):
            s.move(s.piles.top(DECK), HANDS + seat)
    s.push(Turn(0))
    s.advance()
    return s


class Turn(Question[CursedReelState]):
    """CR-02 Roll, CR-03 splice, CR-05 or cut."""

    cites: ClassVar[str] = "CR-02"

    def options(self, s: CursedReelState, out: Options) -> None:
        out.add(ROLL)
        if s.piles.count(REEL) > 1:
            out.add(CUT)
        for card in sorted(s.piles.cards(HANDS + self.seat)):
            if not s.is_on_reel(card):
                out.add(card)

    def alone(self, s: CursedReelState) -> bool:
        """A player turns up scenes with their own hands."""
        return False

    def answer(self, s: CursedReelState, option: int) -> None:
        if option == ROLL:
            self.roll(s)
        elif option == CUT:
            self.cut(s)
        else:
            s.move(option, REEL)
            s.push(self)

    def roll(self, s: CursedReelState) -> None:
        """CR-04 A monster that comes back tears the film."""
        card = s.piles.top(DECK)
        torn = s.is_on_reel(card)
        s.move(card, REEL)
        if torn:
            s.tell("torn", self.seat, s.worth(REEL) - points(card))
            s.move(card, HANDS + self.seat)
            s.pour(REEL, BIN)
        if s.piles.count(DECK) == 0:
            self.end(s)
        elif torn:
            self.hand_on(s)
        else:
            s.push(self)

    def cut(self, s: CursedReelState) -> None:
        """CR-05 The last scene stays."""
        last = s.piles.top(REEL)
        s.tell("cut", self.seat, s.worth(REEL) - points(last))
        for card in s.piles.cards(REEL):
            if card != last:
                s.move(card, s.can(self.seat))
        self.hand_on(s)

    def hand_on(self, s: CursedReelState) -> None:
        s.turns += 1
        s.push(Turn((self.seat + 1) % s.seats))

    def end(self, s: CursedReelState) -> None:
        """CR-06 The reel goes to the player who showed its last scene, CR-07 the most points win."""
        s.pour(REEL, s.can(self.seat))
        scores = [s.worth(s.can(seat)) for seat in range(s.seats)]
        s.finish(sum(only(seat) for seat in range(s.seats) if scores[seat] == max(scores)), "the last scene")

    # Words

    def key(self, s: CursedReelState, option: int) -> str:
        return {ROLL: "roll", CUT: "cut"}.get(option) or f"splice:{face(option)}"

    def offer(self, s: CursedReelState, option: int) -> Offer:
        if option == ROLL:
            return Offer("roll", Say("offer-roll", risk=s.risk(self.seat)), place="deck")
        if option == CUT:
            return Offer("cut", Say("offer-cut", points=s.worth(REEL) - points(s.piles.top(REEL))), place="reel")
        return Offer(self.key(s, option), Say("offer-splice", card=title(option)), card=face(option), place="reel")

    def prompt(self, s: CursedReelState) -> Say:
        return Say("prompt-turn", scenes=int(s.piles.count(REEL)), points=s.worth(REEL))

    def refusals(self, s: CursedReelState) -> list[Refusal]:
        cards = [face(card) for card in sorted(s.piles.cards(HANDS + self.seat)) if s.is_on_reel(card)]
        found = [Refusal(f"splice:{card}", "CR-03", Say("refuse-splice"), card=card) for card in cards]
        return found if s.piles.count(REEL) > 1 else [*found, Refusal("cut", "CR-05", Say("refuse-cut"))]


def title(card: int) -> Say:
    return Say("log-card", card=Say(f"card-{face(card)}"), points=points(card))
