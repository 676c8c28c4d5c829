"""Whether a record was dealt as promised: anybody can deal it again from the seed that was committed to."""

import msgspec

from matinee.engine.errors import MatineeError
from matinee.engine.record import EVERY, Record, branched_at, replay, taken_back
from matinee.engine.show import Show
from matinee.match.deal import doubt


class Fairness(msgspec.Struct, frozen=True):
    """Fair or not, and why in one sentence."""

    ok: bool
    why: str


def verify(show: Show, record: Record) -> Fairness:
    """The commitment fits the seed, and seed and answers give every recorded digest: no shuffle or roll was changed."""
    if not record.seed.startswith("fair:"):
        return Fairness(False, "the seed is a swift one, made for simulations; nobody was promised a fair deal.")
    if not record.commitment:
        return Fairness(False, "the record holds no commitment, so the seed may have been chosen after the deal.")
    try:
        why = doubt(record)
        if why:
            return Fairness(False, why)
        state = replay(show, record)
    except MatineeError as fault:
        return Fairness(False, fault.sentence)
    if not record.last or len(record.digests) != len(record.answers) // EVERY:
        return Fairness(False, "digests are missing, so shuffles and rolls cannot be compared.")
    if record.result is not None and not (state.over and show.game.result(state).agrees(record.result)):
        return Fairness(False, "the recorded result is not the one that the answers lead to.")
    rolls = f"{state.chance.asked} draws of chance"
    why = f"the seed fits its commitment, and {len(record.answers)} answers and {rolls} follow from it."
    shared = branched_at(record)
    if shared >= 0:
        why = (
            f"the first {shared} answers are those of another game, whose own record proves their deal; what was dealt "
            f"anew from there on fits its commitment, and {rolls} follow from it. Such a game is never rated."
        )
    again = taken_back(record)
    if again:
        why += (
            f" {times(again)} somebody alone with bots went back, and what they could not know was dealt again from it."
        )
    return Fairness(True, why)


def times(count: int) -> str:
    return "Once" if count == 1 else f"{count} times"
