"""RR-61 Leaving the table: the robot falls as in RR-60, and an attack by or against it ends as called off."""

from mypy_extensions import i16, i64

from matinee.engine.seats import only
from matinee.games.rampage.attack import (
    FIND_ATTACK,
    BuildAttack,
    ChooseTarget,
    DiscardOne,
    PayCard,
    build_attack,
)
from matinee.games.rampage.build import BUILD_TURN
from matinee.games.rampage.cells import CAUSE, FELL, OWNER
from matinee.games.rampage.deck import BOOSTS, DISCARD, DRAWN, LAID, LOOKS, SCRAP, STRIKES, part_slot
from matinee.games.rampage.defence import end_called_off
from matinee.games.rampage.fall import SECOND, check_cards, fall
from matinee.games.rampage.parts import BY_LEAVING, CAUSES, LEFT_ARM, TORSO
from matinee.games.rampage.state import Rampage
from matinee.games.rampage.strike import can_strike
from matinee.games.rampage.turn import AFTER_ACTION, END_TURN


def leave(s: Rampage, seat: i64) -> bool:
    """Take a player out; False if they are out already."""
    if s.over or (s.playing >> seat) & 1 == 0:
        return False
    if s.best_of > 1:
        # A match is between two: the one who leaves it loses it.
        tell_left(s, seat)
        s.finish(s.playing & ~only(seat), "last robot")
    elif s.building:
        leave_building(s, seat)
    else:
        leave_battle(s, seat)
    s.advance()
    return True


def tell_left(s: Rampage, seat: i64) -> None:
    """Who has built no robot yet leaves none behind."""
    s.tell("fell", seat, BY_LEAVING, 0, CAUSES[BY_LEAVING] if s.torso_of(seat) >= 0 else "gone")


def leave_building(s: Rampage, seat: i64) -> None:
    """The others build on; a drawn part is placed by the next builder, a finished robot is put aside."""
    tell_left(s, seat)
    s.playing &= ~only(seat)
    s.fallen += 1
    s.cells[FELL + seat] = i16(s.fallen)
    s.cells[CAUSE + seat] = i16(BY_LEAVING)
    torso = s.torso_of(seat)
    if torso >= 0:
        # Nobody may build on this torso any more: it is owned, and its parts are gone.
        s.cells[OWNER + torso] = i16(seat)
        for slot in range(part_slot(torso, LEFT_ARM), part_slot(torso, TORSO) + 1):
            s.pour(slot, SCRAP)
    if s.playing & (s.playing - 1) == 0:
        s.finish(s.playing, "last robot")
        return
    if s.asked == seat:
        s.drop_agenda()
        s.push(BUILD_TURN)


def leave_battle(s: Rampage, seat: i64) -> None:
    s.clear_draft(s.asked)
    if seat == s.active:
        leave_on_turn(s, seat)
    elif seat == s.target:
        if s.edition < SECOND:
            fall(s, seat, BY_LEAVING)
        # The attacker's cards are back before anybody's cards are counted (RR-70).
        end_called_off(s)
        s.pour(DRAWN, DISCARD)
        if s.edition >= SECOND:
            fall(s, seat, BY_LEAVING)
        back_to_end(s)
    elif seat == s.aimed_at:
        fall(s, seat, BY_LEAVING)
        while len(s.agenda) > 0 and s.agenda[-1] is not AFTER_ACTION:
            s.agenda.pop()
    else:
        fall(s, seat, BY_LEAVING)
        read_again(s)


def leave_on_turn(s: Rampage, seat: i64) -> None:
    """Everything the active player had on the table goes to the Discard Pile; the next seat plays."""
    for pile in (STRIKES, BOOSTS, LAID, DRAWN, LOOKS + seat):
        s.pour(pile, DISCARD)
    fall(s, seat, BY_LEAVING)
    back_to_end(s)


def back_to_end(s: Rampage) -> None:
    """The turn is over, whatever was pending; RR-59 everybody's cards are counted, as after any attack."""
    if s.over or s.decided:
        return
    s.drop_agenda()
    s.push(END_TURN)
    if s.edition >= SECOND:
        check_cards(s)


def read_again(s: Rampage) -> None:
    """RR-69 Colours and arena have changed: a half-made attack of somebody else is thought over."""
    if s.over or s.decided or len(s.agenda) == 0:
        return
    top = s.agenda[-1]
    if not isinstance(top, (BuildAttack, PayCard, ChooseTarget, DiscardOne)):
        s.agenda[-1] = top.unsaid()
        return
    while isinstance(s.agenda[-1], (BuildAttack, PayCard, ChooseTarget, DiscardOne)):
        s.agenda.pop()
    if s.attacks < 2:
        s.attacks = 0
        s.target = -1
        s.push(FIND_ATTACK)
    elif can_strike(s, s.active, s.target):
        s.push(build_attack(s))
