"""Playing on from a moment of a finished game: who sits where, and at whose question it begins."""

from collections.abc import Sequence

from matinee.engine.record import Record, Recorder
from matinee.engine.show import Show
from matinee.match import entries as e
from matinee.match import lobby
from matinee.match.branched import Branch, Branched, Past
from matinee.match.errors import NotNow
from matinee.match.table import Table


def leave_at(show: Show, record: Record, table: str, number: int, answer: int) -> Branch:
    """The moment before an answer of a record (counted from 0), and who was asked then."""
    if not 0 <= answer < len(record.answers):
        raise NotNow(f"That game has {len(record.answers)} answers: one plays on from before one of them.")
    recorder = Recorder(show, record.setup, record.seed, None, record.edition)
    for key in record.answers[:answer]:
        recorder.answer(key)
    return Branch(table, number, answer, int(recorder.state.asked))


def levels(table: Table | None, record: Record, number: int, stand_in: str) -> list[str]:
    """A bot for each seat: the same one if a bot still sits there, else a stand-in."""
    chairs = table.chairs if table is not None and len(table.records) == number else []
    found = [chair.level for chair, name in zip(chairs, record.names, strict=False) if chair.name == name]
    whole = len(found) == len(record.names)
    return [level or stand_in for level in found] if whole else [stand_in] * len(record.names)


def play_on(
    table: Table, record: Record, branch: Branch, guest: str, name: str, bots: Sequence[str], now: float
) -> list[e.Entry]:
    """At a fresh table: the reader has the seat whose question it is, bots have the others, by the names they had."""
    names = record.names if len(record.names) == len(bots) else [""] * len(bots)
    seated: list[e.Entry] = [lobby.sit(table, guest, name, branch.seat, True, now)]
    for chair, level, role in zip(table.chairs, bots, names, strict=True):
        if chair.number != branch.seat:
            seated.append(lobby.seat_bot(table, guest, chair.number, level, now, role))
    past = Past(branch, record.seed, record.answers[: branch.answer])
    return [*seated, Branched(at=now, past=past, edition=record.edition)]
