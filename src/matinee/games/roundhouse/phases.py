"""RK-12 The round and its seven phases, in this order."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.seats import NOBODY, among
from matinee.engine.step import Happening
from matinee.games.roundhouse.deck import ALL_PLACES, CIRCLE, ITEMS, MONSTERS
from matinee.games.roundhouse.items import DRAW_CARD
from matinee.games.roundhouse.kick import KICK
from matinee.games.roundhouse.state import FULL_LIFE, Roundhouse
from matinee.games.roundhouse.strike import strike

PHASE_NAMES: Final = ("set-starting-player", "draw-card", "kick", "aaaaargh", "counterattack", "first-aid", "cavalry")
ALARM: Final[i64] = 1_000


class Round(Happening[Roundhouse]):
    """RK-12 One round after another. RK-55 They cannot go on for ever: the ceiling is an alarm, not a rule."""

    def happen(self, s: Roundhouse) -> None:
        if s.round >= ALARM:
            raise RuntimeError(f"Roundhouse Kick has not ended after {ALARM} rounds: a rule is broken.")
        s.round += 1
        s.tell("round", NOBODY, s.round)
        begin(s, 0)


def begin(s: Roundhouse, first: i64) -> None:
    """Put the phases of a round on the agenda, from one of them on."""
    s.push(ROUND)
    phase: i64 = 6
    while phase >= first:
        s.push(PHASES[phase])
        phase -= 1


def enter(s: Roundhouse, phase: i64) -> None:
    s.phase = phase
    s.tell("phase", s.sp, phase)


class SetStartingPlayer(Happening[Roundhouse]):
    """RK-13 From round 2 on the living player with the fewest life tokens; in the first the lot has fallen."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, 0)
        if s.round > 1:
            s.sp = weakest(s)
        s.tell("starting", s.sp, s.life(s.sp))


def weakest(s: Roundhouse) -> i64:
    """RK-14 Of those who tie, the next clockwise from the last SP, who comes last."""
    found = s.sp
    fewest = FULL_LIFE + 1
    for offset in range(i64(1), s.seats + 1):
        seat = (s.sp + offset) % s.seats
        if 0 < s.life(seat) < fewest:
            fewest = s.life(seat)
            found = seat
    return found


class DrawCards(Happening[Roundhouse]):
    """RK-15 From the SP clockwise each living player draws; RK-18 without items the phase is skipped."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, 1)
        if s.piles.count(ITEMS) == 0:
            s.tell("skipped", NOBODY, 1)
            return
        offset = s.seats - 1
        while offset >= 0:
            seat = (s.sp + offset) % s.seats
            if s.life(seat) > 0:
                s.push(DRAW_CARD[seat])
            offset -= 1


class Kicks(Happening[Roundhouse]):
    """RK-20 From the SP clockwise each living player may kick, if there is anything to kick."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, 2)
        if s.standing == 0:
            s.tell("skipped", NOBODY, 2)
            return
        offset = s.seats - 1
        while offset >= 0:
            seat = (s.sp + offset) % s.seats
            if s.life(seat) > 0:
                s.push(KICK[seat])
            offset -= 1


class Aaaaargh(Happening[Roundhouse]):
    """RK-30 The monsters in the middle attack, RK-31 those with the most defence points only; if there are any."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, 3)
        if not s.in_middle():
            s.tell("skipped", NOBODY, 3)
            return
        targets = s.most_defended()
        s.tell("aaaaargh", NOBODY, targets)
        strike(s, CIRCLE, ALL_PLACES, targets)


class Counterattack(Happening[Roundhouse]):
    """RK-34 All monsters of the circle attack all living players. RK-51 With nobody there the round just goes on."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, 4)
        if not s.in_circle():
            s.tell("skipped", NOBODY, 4)
            return
        strike(s, 0, CIRCLE, s.living())


class FirstAid(Happening[Roundhouse]):
    """RK-44 One token off every monster that has any, in circle and middle."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, 5)
        patched: i64 = 0
        for place in range(ALL_PLACES):
            if among(s.standing, place) and s.piles.upon(s.at(place)) > 0:
                s.cover(s.at(place), s.piles.upon(s.at(place)) - 1)
                patched += 1
        s.tell("patched", NOBODY, patched)


class Cavalry(Happening[Roundhouse]):
    """RK-45 One monster for every player who started; RK-47 none at all while anybody lies in the middle."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, 6)
        if s.in_middle():
            s.tell("skipped", NOBODY, 6)
            return
        # RK-48 A short deck gives what it has; RK-46 the lowest empty location first, then the middle.
        place: i64 = 0
        cards = min(s.seats, s.piles.count(MONSTERS))
        if cards == 0:
            s.tell("nobody-comes", NOBODY)
        while cards > 0:
            if not among(s.standing, place):
                s.reinforce(place)
                cards -= 1
            place += 1


ROUND: Final = Round()
PHASES: Final[list[Happening[Roundhouse]]] = [
    SetStartingPlayer(),
    DrawCards(),
    Kicks(),
    Aaaaargh(),
    Counterattack(),
    FirstAid(),
    Cavalry(),
]
