"""A record's answers as actions: what one seat did between two moments at which it was free."""

import msgspec

from matinee.bots.plans import goes_on
from matinee.engine.record import ANEW, BRANCH, RETIRE, Record, Recorder
from matinee.engine.show import Show


class Action(msgspec.Struct, frozen=True):
    """Answers of one seat that belong together; of nobody, where a player left or took something back."""

    n: int
    answers: int
    seat: int | None


def actions(show: Show, record: Record) -> list[Action]:
    """Raises BadRecord for a record that does not replay."""
    recorder = Recorder(show, record.setup, record.seed, None, record.edition)
    found: list[Action] = []
    begun: int = 0
    for n, key in enumerate(record.answers):
        seat = int(recorder.state.asked)
        recorder.answer(key)
        if key.startswith((RETIRE, ANEW, BRANCH)):
            if begun < n:
                found.append(Action(begun, n - begun, seat))
            found.append(Action(n, 1, None))
            begun = n + 1
        elif not goes_on(recorder.state, seat):
            found.append(Action(begun, n + 1 - begun, seat))
            begun = n + 1
    if begun < len(record.answers):
        found.append(Action(begun, len(record.answers) - begun, int(recorder.state.asked)))
    return found
