"""Windows and their laps: each seat with a legal answer is asked once; a lap without a play closes the window."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.seats import MOST_SEATS, NOBODY
from matinee.engine.step import Happening
from matinee.games.samurai.deck import PENDING
from matinee.games.samurai.draft import Origin
from matinee.games.samurai.playable import can_reply
from matinee.games.samurai.resolve import attack_holds, end_attack
from matinee.games.samurai.state import Samurai
from matinee.games.samurai.terms import Fight, Window

# The questions of every window by seat; `replies` fills it in.
REPLIES: Final[list[list[Origin]]] = []


class Lap(Happening[Samurai]):
    """KFS-82 Asks, from a place of the order on, the next seat that has a legal answer; tells nobody who that is."""

    def __init__(self, window: i64, place: i64) -> None:
        super().__init__()
        self.window = window
        self.place = place

    def facts(self) -> list[int]:
        return [self.window, self.place]

    def happen(self, s: Samurai) -> None:
        window = self.window
        if Window.ATTACK <= window <= Window.SAVING and not goes_on(s):
            return
        for place in range(s.seats if is_settled(s, window) else self.place, s.seats):
            reply = REPLIES[window][(s.active + place) % s.seats]
            if can_reply(s, reply, window):
                s.push(LAPS[window][place + 1])
                s.push(reply)
                return
        s.tell("window-closed", NOBODY, window)


class CancelLap(Happening[Samurai]):
    """KFS-53 Opens for every SFX once its targets are named; the card's own player is skipped."""

    def __init__(self, card: i64, place: i64) -> None:
        super().__init__()
        self.card = card
        self.place = place

    def facts(self) -> list[int]:
        return [self.card, self.place]

    def happen(self, s: Samurai) -> None:
        if s.piles.home(self.card) != PENDING:
            # KFS-54 Cancelled meanwhile: there is nothing left to let through.
            return
        player = s.piles.counter(self.card)
        for place in range(self.place, s.seats):
            seat = (s.active + place) % s.seats
            if seat != player and can_reply(s, REPLIES[Window.CANCEL][seat], Window.CANCEL):
                s.push(CancelLap(self.card, place + 1))
                s.push(REPLIES[Window.CANCEL][seat])
                return
        s.tell("window-closed", NOBODY, Window.CANCEL)


def first_place(window: i64) -> i64:
    """KFS-51 Table and credits windows start left of the current player, KFS-52 the others with the current player."""
    return 1 if window == Window.TABLE or window == Window.CREDITS else 0


def open_window(s: Samurai, window: i64) -> None:
    s.push(LAPS[window][first_place(window)])


def is_settled(s: Samurai, window: i64) -> bool:
    """KFS-55 A victim that is saved needs no second saver, KFS-68 nor do credits that are stopped."""
    if s.edition < 3:
        return False
    return s.saved if window == Window.SAVING else window == Window.CREDITS and s.piles.top(PENDING) == NONE


def goes_on(s: Samurai) -> bool:
    """KFS-48 Whether there still is an attack; one that has lost its target ends here, without effect."""
    if s.attacking == Fight.NONE:
        return False
    if attack_holds(s):
        return True
    s.tell("lapsed", s.attacker)
    end_attack(s)
    return False


def laps() -> list[list[Lap]]:
    """Every lap of every window, made once: a step is never changed, so states share them."""
    return [[Lap(window, place) for place in range(MOST_SEATS + 1)] for window in range(Window.CANCEL)]


LAPS: Final[list[list[Lap]]] = laps()
