"""What defenders lean to: Support, whose cards are everybody's and risk no ENRAGE when they are played."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from matinee.engine.policy import UNLIKED, Leaning
from matinee.engine.state import State
from matinee.games.kaiju import effects
from matinee.games.kaiju.choices import Code
from matinee.games.kaiju.state import Siege
from matinee.games.kaiju.team import DefenderAction

# Using a card in Support rarely costs much; laying one there costs an action, which must be clearly affordable.
USE: Final = -1.0
LAY: Final = 1.0


class Teamwork(Leaning):
    """Likes using cards in Support best, and second best laying cards there."""

    def care(self, s: State, answers: vec[i64]) -> float:
        assert isinstance(s, Siege)
        step = s.step()
        if not isinstance(step, DefenderAction):
            return UNLIKED
        first = answers[0]
        if Code.PLACE <= first < Code.DISCARD_HAND or plans_ahead(s, first):
            return LAY
        return USE if Code.PLAY_SUPPORT <= first < Code.PLACE or feeds_combo(answers) else UNLIKED


def plans_ahead(s: Siege, option: i64) -> bool:
    """Whether it plays a Planning card from hand."""
    if option >= Code.PLAY_SUPPORT:
        return False
    return isinstance(s.deck.kinds[option].effects[0], effects.ToSupport | effects.EachToSupport)


def feeds_combo(answers: vec[i64]) -> bool:
    """CK-27 Whether a card of Support is laid down with another."""
    for place in range(i64(len(answers))):
        if Code.DISCARD_SUPPORT <= answers[place] < Code.INCOMING:
            return True
    return False
