"""How robots fall, and how a game ends."""

from typing import Final

from mypy_extensions import i16, i64

from matinee.engine.bits import bit
from matinee.engine.piles import NONE
from matinee.engine.seats import only
from matinee.games.rampage.cells import CAUSE, FELL, WINS
from matinee.games.rampage.deck import BUILD_CARDS, DISCARD, HANDS, HOARDS, LOOKS, PARKED, SCRAP, STACKS, part_slot
from matinee.games.rampage.parts import BY_CARDS, BY_WOUNDS, CAUSES
from matinee.games.rampage.state import Rampage

# The second edition counts all cards when somebody leaves; games of the first are played on by it.
SECOND: Final[i64] = 2


def fall(s: Rampage, seat: i64, cause: i64) -> None:
    """RR-60 A fallen player's cards go to the Discard Pile, Build Cards leave the game; the colour is free (RR-39)."""
    s.tell("fell", seat, cause, 0, CAUSES[cause])
    if s.cards_of(seat) > 0:
        s.tell("hoarded" if s.hoarding and cause == BY_WOUNDS else "scattered", seat, s.cards_of(seat))
    if s.hoarding and cause == BY_WOUNDS:
        hoard(s, seat)
    s.pour(HANDS + seat, DISCARD)
    s.pour(STACKS + seat, DISCARD)
    s.pour(PARKED + seat, DISCARD)
    for kind in range(i64(6)):
        lose(s, seat, kind)
    s.standing &= ~only(seat)
    s.playing &= ~only(seat)
    s.in_play &= ~bit(s.colour_of(seat))
    s.left -= 1
    s.fallen += 1
    s.cells[FELL + seat] = i16(s.fallen)
    s.cells[CAUSE + seat] = i16(cause)
    if s.left == 1:
        decide(s)


def knock_off(s: Rampage, seat: i64, kind: i64) -> None:
    """A part comes off, and everybody reads which one."""
    s.tell("lost", seat, kind, s.part(seat, kind))
    lose(s, seat, kind)


def lose(s: Rampage, seat: i64, kind: i64) -> None:
    """RR-55 A lost Build Card leaves the game, open; a Replacement goes to the Discard Pile."""
    card = s.piles.top(part_slot(s.torso_of(seat), kind))
    if card == NONE:
        return
    if card < BUILD_CARDS:
        s.move(card, SCRAP)
    else:
        s.discard(card)


def hoard(s: Rampage, seat: i64) -> None:
    """RR-70 Felled by wounds, a player keeps hand and stack as a hoard, face down and untouchable."""
    s.pour(HANDS + seat, HOARDS + seat)
    s.pour(STACKS + seat, HOARDS + seat)
    s.piles.forget(HOARDS + seat)


def wound(s: Rampage, seat: i64, wounds: i64) -> None:
    """RR-54 Wounds that reach the torso's number destroy the robot, at once."""
    if wounds == 0:
        return
    s.piles.set_counter(s.torso_of(seat), s.wounds(seat) + wounds)
    s.tell("wounded", seat, wounds, s.wounds(seat))
    if s.wounds(seat) >= s.bears(seat):
        fall(s, seat, BY_WOUNDS)


def check_cards(s: Rampage) -> None:
    """RR-59 Out of cards: destroyed. Looked at after each finished step, from the active player's left."""
    seat = s.active
    for _ in range(s.seats):
        seat = seat + 1 if seat + 1 < s.seats else 0
        if s.stands(seat) and s.cards_of(seat) == 0:
            fall(s, seat, BY_CARDS)
            if s.over or s.decided:
                return


def decide(s: Rampage) -> None:
    """RR-03 The last robot standing wins, the instant it is the last; RR-72 exactly one wins."""
    winner: i64 = 0
    while not s.stands(winner):
        winner += 1
    ending = "last robot"
    if s.hoarding:
        winner, ending = richest(s, winner), "hoard"
    s.cells[WINS + winner] += 1
    wins = i64(s.cells[WINS + winner])
    if s.best_of == 1 or wins == 2:
        s.finish(only(winner), ending)
        return
    s.tell("won", winner, wins, 0, ending)
    s.drop_agenda()
    s.decided = True


def score(s: Rampage, seat: i64) -> i64:
    """RR-70 Hand, stack and hoard; cards being looked at are of the stack."""
    looked = s.piles.count(LOOKS + seat) if s.edition >= SECOND else 0
    return s.cards_of(seat) + looked + s.piles.count(HOARDS + seat)


def richest(s: Rampage, last: i64) -> i64:
    """RR-70 Most cards win; equal: the standing robot, else the later to fall."""
    best = last
    for seat in range(s.seats):
        ahead = score(s, seat) - score(s, best)
        if ahead > 0 or (ahead == 0 and best != last and s.cells[FELL + seat] > s.cells[FELL + best]):
            best = seat
    return best
