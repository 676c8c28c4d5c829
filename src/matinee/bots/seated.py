"""A bot in a chair: it is asked like anybody else, and shown no more."""

from mypy_extensions import i64

from matinee.engine.chance import Chance, Swift
from matinee.engine.policy import Policy
from matinee.engine.state import State


def decide(s: State, bots: list[Policy], chance: Chance) -> i64:
    """What the bot in the asked chair answers, from a re-dealt table: it cannot peek however hard it looks."""
    seat = s.asked
    return bots[seat].choose(s.redeal(seat, Swift(chance.word())), chance)
