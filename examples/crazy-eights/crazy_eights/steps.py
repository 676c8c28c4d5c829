"""The deal and the turn: two questions are the whole game."""

from typing import ClassVar, Final

from mypy_extensions import i64

from crazy_eights.state import DECK, EIGHT, HANDS, PLAYED, SUITS, Eights, face, rank, suit, title
from matinee.engine.chance import Chance
from matinee.engine.journal import Journal
from matinee.engine.options import Options
from matinee.engine.piles import NONE, Piles
from matinee.engine.say import Offer, Refusal, Say
from matinee.engine.seats import only
from matinee.engine.step import Question

# Options beyond the 52 cards.
DRAW: Final[i64] = 52
PASS: Final[i64] = 53
NAME: Final[i64] = 54

MOST_DRAWN: Final[i64] = 5
MOST_PLAYS: Final[i64] = 100


def deal(seats: i64, undealt: Piles, chance: Chance, journal: Journal | None = None) -> Eights:
    """CE-02 A dealer by lot, then five cards each, seven for two; CE-04 the next player begins."""
    s = Eights(seats, undealt.copy(), chance)
    s.journal = journal
    s.shuffle(DECK)
    dealer = chance.below(seats)
    for _ in range(7 if seats == 2 else 5):
        for place in range(1, seats + 1):
            s.move(s.piles.top(DECK), HANDS + (dealer + place) % seats)
    turn_up(s)
    s.push(TURN[(dealer + 1) % seats])
    s.advance()
    return s


def turn_up(s: Eights) -> None:
    """CE-03 The first card to follow; an eight goes back into the deck."""
    s.move(s.piles.top(DECK), PLAYED)
    while rank(s.piles.top(PLAYED)) == EIGHT:
        s.move(s.piles.top(PLAYED), DECK)
        s.shuffle(DECK)
        s.move(s.piles.top(DECK), PLAYED)
    s.suit = suit(s.piles.top(PLAYED))


class Turn(Question[Eights]):
    """CE-05 Play a card that matches; CE-07 or draw; CE-08 or pass when drawing is over."""

    cites: ClassVar[str] = "CE-05"

    def options(self, s: Eights, out: Options) -> None:
        card = s.piles.bottom(HANDS + self.seat)
        while card != NONE:
            if s.matches(card):
                out.add(card)
            card = s.piles.above(card)
        out.add(DRAW if may_draw(s) else PASS)

    def alone(self, s: Eights) -> bool:
        """To draw or to pass is asked for, even where nothing else is left."""
        return False

    def answer(self, s: Eights, option: i64) -> None:
        if option == DRAW:
            s.passes = 0
            s.drawn += 1
            s.move(s.piles.top(DECK), HANDS + self.seat)
            s.push(self)
        elif option == PASS:
            self.give_way(s)
        else:
            self.play(s, option)

    def play(self, s: Eights, card: i64) -> None:
        s.passes = 0
        s.drawn = 0
        s.plays += 1
        s.move(card, PLAYED)
        s.suit = suit(card)
        if s.piles.count(HANDS + self.seat) == 0:
            s.finish(only(self.seat), "out of cards")  # CE-09
        elif s.plays == MOST_PLAYS:
            s.finish(s.lightest(), "a hundred plays")  # CE-10
        else:
            s.push(NAME_SUIT[self.seat] if rank(card) == EIGHT else TURN[(self.seat + 1) % s.seats])

    def give_way(self, s: Eights) -> None:
        """CE-10 Passes count once the deck is empty."""
        s.tell("passed", self.seat)
        s.passes = s.passes + 1 if s.piles.top(DECK) == NONE else 0
        s.drawn = 0
        if s.passes > s.seats:
            s.finish(s.lightest(), "everybody passed")
        else:
            s.push(TURN[(self.seat + 1) % s.seats])

    def key(self, s: Eights, option: i64) -> str:
        if option == DRAW:
            return "draw"
        return "pass" if option == PASS else f"play:{face(option)}"

    def offer(self, s: Eights, option: i64) -> Offer:
        key = self.key(s, option)
        if option < DRAW:
            return Offer(key, Say("offer-play", card=title(option)), card=face(option))
        return Offer(key, Say(f"offer-{key}"))

    def prompt(self, s: Eights) -> Say:
        return Say("prompt-turn", top=title(s.piles.top(PLAYED)), suit=Say(f"kind-{SUITS[s.suit]}"))

    def refusals(self, s: Eights) -> list[Refusal]:
        cards = [card for card in s.piles.cards(HANDS + self.seat) if not s.matches(card)]
        found = [Refusal(f"play:{face(c)}", "CE-05", Say("refuse-match", card=title(c)), card=face(c)) for c in cards]
        if may_draw(s):
            found.append(Refusal("pass", "CE-08", Say("refuse-pass")))
        else:
            found.append(Refusal("draw", "CE-07", Say("refuse-draw")))
        return found

    def passing(self, s: Eights) -> i64:
        return DRAW if s.offered.has(DRAW) else PASS


def may_draw(s: Eights) -> bool:
    """CE-07 Five cards a turn, while there are any."""
    return s.drawn < MOST_DRAWN and s.piles.top(DECK) != NONE


class NameSuit(Question[Eights]):
    """CE-06 An eight has been played: name a suit."""

    cites: ClassVar[str] = "CE-06"

    def options(self, s: Eights, out: Options) -> None:
        for number in range(i64(4)):
            out.add(NAME + number)

    def answer(self, s: Eights, option: i64) -> None:
        s.suit = option - NAME
        s.tell("named", self.seat, s.suit)
        s.push(TURN[(self.seat + 1) % s.seats])

    def key(self, s: Eights, option: i64) -> str:
        return f"suit:{SUITS[option - NAME]}"

    def offer(self, s: Eights, option: i64) -> Offer:
        return Offer(self.key(s, option), Say("offer-suit", suit=Say(f"kind-{SUITS[option - NAME]}")))

    def prompt(self, s: Eights) -> Say:
        return Say("prompt-suit")

    def inside(self) -> bool:
        return True


TURN: Final[tuple[Turn, ...]] = tuple([Turn(seat) for seat in range(5)])
NAME_SUIT: Final[tuple[NameSuit, ...]] = tuple([NameSuit(seat) for seat in range(5)])
