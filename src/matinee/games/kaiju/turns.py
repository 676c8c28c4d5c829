"""The turns: Kaiju, Defender A, Kaiju, Defender B, and so on."""

from typing import Final

from mypy_extensions import i64

from matinee.engine.piles import NONE
from matinee.engine.step import Happening
from matinee.games.kaiju.attack import KaijuCard
from matinee.games.kaiju.deck import HANDS, SUPPORT
from matinee.games.kaiju.draws import DRAW_UP
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.team import DefenderAction


class KaijuTurn(Happening[Siege]):
    """CK-48 As many actions as the level says now, less the flares (CK-89), at least one."""

    def happen(self, s: Siege) -> None:
        s.kaiju_turn = True
        s.active = s.after(s.active)
        s.acted = 0
        s.actions = max(i64(1), s.deck.track.actions[s.level - 1] - s.flares)
        s.flares = 0
        s.netted = s.net
        s.net = False
        s.tell("turn", s.kaiju, s.round, s.actions)
        s.push(KAIJU_GOES_ON)


class KaijuGoesOn(Happening[Siege]):
    """CK-17 The track says how many cards; CK-49 actions are lost when the hand is empty."""

    def happen(self, s: Siege) -> None:
        if s.actions > 0 and s.piles.top(HANDS + s.kaiju) != NONE:
            s.push(KAIJU_GOES_ON)
            s.push(KaijuCard(s.kaiju, s.acted == 0, 0))
        else:
            if s.actions > 0:
                s.tell("no_cards", s.kaiju)
            s.push(KAIJU_RESTS)


class KaijuRests(Happening[Siege]):
    """CK-50 At the end of its turn the Kaiju draws up; CK-90 a net falls off. Then the next defender (CK-16)."""

    def happen(self, s: Siege) -> None:
        s.actions = 0
        s.netted = False
        s.kaiju_draws_up()
        s.push(DEFENDER_TURN)


class DefenderTurn(Happening[Siege]):
    """CK-17 A round is a defender's turn and the Kaiju's turn after it."""

    def happen(self, s: Siege) -> None:
        s.kaiju_turn = False
        s.round += 1
        s.acted = 0
        s.actions = 1
        s.tell("turn", s.active, s.round, s.actions)
        s.push(DEFENDER_GOES_ON)


class DefenderGoesOn(Happening[Siege]):
    """CK-18 One action, and CK-92 the extra ones; CK-26 without any card there is none."""

    def happen(self, s: Siege) -> None:
        holds = s.piles.top(HANDS + s.active) != NONE or s.piles.top(SUPPORT) != NONE
        if s.actions > 0 and holds:
            s.push(DEFENDER_GOES_ON)
            s.push(DefenderAction(s.active, s.acted == 0))
        else:
            if s.actions > 0:
                s.tell("no_cards", s.active)
            s.push(DEFENDER_RESTS)


class DefenderRests(Happening[Siege]):
    """CK-24 One refill at the end of the turn; CK-25 of this defender's hand alone."""

    def happen(self, s: Siege) -> None:
        s.actions = 0
        s.push(KAIJU_TURN)
        s.push(DRAW_UP[s.active])


KAIJU_TURN: Final = KaijuTurn()
KAIJU_GOES_ON: Final = KaijuGoesOn()
KAIJU_RESTS: Final = KaijuRests()
DEFENDER_TURN: Final = DefenderTurn()
DEFENDER_GOES_ON: Final = DefenderGoesOn()
DEFENDER_RESTS: Final = DefenderRests()
