"""What the door says to answers that it must not take, at any moment of any game."""

from matinee.engine.door import knock
from matinee.engine.errors import (
    CannotPass,
    GameOver,
    NotYourQuestion,
    Refused,
    SeatOut,
    StaleQuestion,
    UnknownOption,
)
from matinee.engine.seats import SPECTATOR
from matinee.engine.state import State

NO_ANSWER = "no such answer"


def check(s: State) -> None:
    """What must not be said at this moment is refused by its name, and changes nothing."""
    before = s.digest()
    check_refusals(s, int(s.seats))
    assert not any(s.offered.has(number) for number in (-999, 99_999))
    assert s.digest() == before, "a refusal has changed the table"


def check_refusals(s: State, seats: int) -> None:
    seat, question = int(s.asked), int(s.question)
    if s.over:
        for viewer in (*range(seats), int(SPECTATOR)):
            told = refused(s, viewer, question, "pass")
            assert isinstance(told, GameOver)
            assert s.ending in told.sentence
        return
    legal = s.keys()
    for other in (*range(seats), int(SPECTATOR)):
        if other != seat:
            out = other < seats and s.is_out(other)
            assert type(refused(s, other, question, legal[0])) is (SeatOut if out else NotYourQuestion)
    for number in (question - 1, question + 1):
        late = refused(s, seat, number, legal[0])
        assert isinstance(late, StaleQuestion)
        assert f"number {question}" in late.sentence, "a late answer is told the open question"
    for keys in ([], [NO_ANSWER], [f"{legal[0]} "]):
        unknown = refused(s, seat, question, *keys)
        assert isinstance(unknown, UnknownOption)
        assert unknown.legal == legal
    if "pass" not in legal:
        assert isinstance(refused(s, seat, question, "pass"), CannotPass)
    assert refused(s, seat, question, legal[0], NO_ANSWER), "a batch is taken as a whole or not at all"


def refused(s: State, seat: int, question: int, *keys: str) -> Refused | None:
    """What the door says to an answer that it does not take."""
    try:
        knock(s, seat, question, list(keys))
    except Refused as refusal:
        return refusal
    return None
