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
SET_STARTING_PLAYER: Final[i64] = 0
DRAW_CARD_PHASE: Final[i64] = 1
KICK_PHASE: Final[i64] = 2
AAAAARGH: Final[i64] = 3
COUNTERATTACK: Final[i64] = 4
FIRST_AID: Final[i64] = 5
CAVALRY: Final[i64] = 6
ALARM: Final[i64] = 1_000


class Round(Happening[Roundhouse]):
    """RK-12 One round after another. RK-55 They always end: the ceiling is an alarm, not a rule."""

    def happen(self, s: Roundhouse) -> None:
        if s.round >= ALARM:
            raise RuntimeError(f"Roundhouse Kick has not ended after {ALARM} rounds: a rule is broken.")
        s.round += 1
        s.tell("round", NOBODY, s.round)
        begin(s, SET_STARTING_PLAYER)


def begin(s: Roundhouse, first: i64) -> None:
    """Put the phases of a round on the agenda, from one of them on."""
    s.push(ROUND)
    for phase in range(CAVALRY, first - 1, -1):
        s.push(PHASES[phase])


def enter(s: Roundhouse, phase: i64) -> None:
    s.phase = phase
    s.tell("phase", s.starter, phase)


def skip(s: Roundhouse) -> None:
    s.tell("skipped", NOBODY, s.phase)


class SetStartingPlayer(Happening[Roundhouse]):
    """RK-13 From round 2 on the living player with the fewest life tokens; in the first the lot has fallen."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, SET_STARTING_PLAYER)
        if s.round > 1:
            s.starter = weakest(s)
        s.tell("starting", s.starter, s.life(s.starter))


def weakest(s: Roundhouse) -> i64:
    """RK-14 Of those who tie, the next clockwise from the last starting player, who comes last."""
    found = s.starter
    fewest = FULL_LIFE + 1
    for offset in range(i64(1), s.seats + 1):
        seat = (s.starter + offset) % s.seats
        if 0 < s.life(seat) < fewest:
            fewest = s.life(seat)
            found = seat
    return found


class DrawCards(Happening[Roundhouse]):
    """RK-15 From the SP clockwise each living player draws; RK-18 without items the phase is skipped."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, DRAW_CARD_PHASE)
        if s.piles.count(ITEMS) == 0:
            skip(s)
        else:
            s.push_clockwise(DRAW_CARD, s.living())


class Kicks(Happening[Roundhouse]):
    """RK-20 From the SP clockwise each living player may kick, if there is anything to kick."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, KICK_PHASE)
        if s.standing == 0:
            skip(s)
        else:
            s.push_clockwise(KICK, s.living())


class Aaaaargh(Happening[Roundhouse]):
    """RK-30 The monsters in the middle attack, RK-31 those with the most defence points only; if there are any."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, AAAAARGH)
        if not s.in_middle():
            skip(s)
            return
        targets = s.most_defended()
        s.tell("aaaaargh", NOBODY, targets)
        strike(s, CIRCLE, ALL_PLACES, targets)


class Counterattack(Happening[Roundhouse]):
    """RK-34 All monsters of the circle attack all living players. RK-51 With nobody there the round just goes on."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, COUNTERATTACK)
        if not s.in_circle():
            skip(s)
        else:
            strike(s, 0, CIRCLE, s.living())


class FirstAid(Happening[Roundhouse]):
    """RK-44 One token off every monster that has any, in circle and middle."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, FIRST_AID)
        patched: i64 = 0
        for place in range(ALL_PLACES):
            if among(s.standing, place) and s.piles.counter(s.at(place)) > 0:
                s.cover(s.at(place), s.piles.counter(s.at(place)) - 1)
                patched += 1
        s.tell("patched", NOBODY, patched)


class Cavalry(Happening[Roundhouse]):
    """RK-45 One monster for every player who started; RK-47 none at all while anybody lies in the middle."""

    def happen(self, s: Roundhouse) -> None:
        enter(s, CAVALRY)
        if s.in_middle():
            skip(s)
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
