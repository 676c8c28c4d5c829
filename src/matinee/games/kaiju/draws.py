"""Drawing as a defender, and the ENRAGE that may interrupt it."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.seats import MOST_SEATS
from matinee.engine.step import Happening
from matinee.games.kaiju.acting import begin
from matinee.games.kaiju.attack import sound
from matinee.games.kaiju.deck import DECK, DISCARD, ENRAGE, HAND_SIZE, HANDS, PLAY, REMOVED, no_piles
from matinee.games.kaiju.state import Siege


class Draw(Happening[Siege]):
    """A moment at which one defender draws."""

    def __init__(self, who: i64) -> None:
        super().__init__()
        self.who: Final[i64] = who

    def facts(self) -> list[int]:
        return [self.who]


class DrawUp(Draw):
    """CK-24 Draw back up to four; CK-46 an ENRAGE resolves fully before the next card is drawn."""

    def happen(self, s: Siege) -> None:
        while s.piles.count(HANDS + self.who) < HAND_SIZE:
            if not draw(s, self.who):
                return


class DrawOne(Draw):
    """CK-75 Replace one card; CK-45 an ENRAGE among them lets that defender draw up to four."""

    def happen(self, s: Siege) -> None:
        draw(s, self.who)


class Remove(Happening[Siege]):
    """CK-40 An ENRAGE that has resolved leaves the game for good."""

    def happen(self, s: Siege) -> None:
        s.move(s.piles.top(PLAY), REMOVED)


class Reshuffle(Draw):
    """CK-47 The discard pile becomes the new deck, without any ENRAGE; if it is empty too, the drawing stops."""

    def happen(self, s: Siege) -> None:
        if s.piles.top(DISCARD) == NONE:
            return
        s.pour(DISCARD, DECK)
        s.shuffle(DECK)
        s.below = no_piles()
        s.push(DRAW_UP[self.who])


def draw(s: Siege, seat: i64) -> bool:
    """Draw one card; tells whether it came to the hand, or an ENRAGE interrupts."""
    card = s.piles.top(DECK)
    if card == NONE:
        deck_out(s, seat)
        return False
    if s.deck.kind(card) != ENRAGE:
        s.move(card, HANDS + seat)
        return True
    enraged(s, seat, card)
    return False


def enraged(s: Siege, seat: i64, card: i64) -> None:
    """CK-40 In order: (1) rampage, (2) track +1, (3) the card leaves the game, (4) the defender draws up to four."""
    s.lurking -= 1
    s.tell("enraged", seat)
    sound(s, s.kaiju, s.deck.kinds[ENRAGE].sound)
    s.move(card, PLAY)
    s.push(DRAW_UP[seat])
    s.push(REMOVE)
    begin(s, s.deck.kinds[ENRAGE], seat, 0)


def deck_out(s: Siege, seat: i64) -> None:
    """CK-47 A defender must draw and the deck is empty: an ENRAGE without a card, then a new deck."""
    s.tell("deck_out", seat)
    sound(s, s.kaiju, s.deck.kinds[ENRAGE].sound)
    s.push(RESHUFFLE[seat])
    begin(s, s.deck.kinds[ENRAGE], seat, 0)


REMOVE: Final = Remove()
DRAW_UP: Final[list[DrawUp]] = [DrawUp(seat) for seat in range(MOST_SEATS)]
DRAW_ONE: Final[list[DrawOne]] = [DrawOne(seat) for seat in range(MOST_SEATS)]
RESHUFFLE: Final[list[Reshuffle]] = [Reshuffle(seat) for seat in range(MOST_SEATS)]
