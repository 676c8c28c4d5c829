"""A record is a table that can be played again: setup, seed and answers, with digests on the way as proof."""

from hashlib import sha256
from typing import Any

import msgspec

from matinee.engine.chance import Chance, Fair, Swift
from matinee.engine.errors import BadRecord, MatineeError
from matinee.engine.journal import Journal
from matinee.engine.show import Show
from matinee.engine.state import State
from matinee.engine.view import Result

EVERY = 20
FORMAT = 1
RETIRE = "retire:"


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The file. `seed` is `swift:<number>` or `fair:<64 hex digits>`; `digests` has one for every twenty answers.

    If the players mixed phrases into the deal, `secret` is what the commitment is the hash of, and the seed is made
    of both. An answer `retire:<seat>` is a player who left for good.
    """

    matinee: int = FORMAT
    game: str
    edition: int
    setup: dict[str, Any]
    names: list[str] = []
    seed: str
    commitment: str = ""
    secret: str = ""
    phrases: list[str] = []
    answers: list[str] = []
    digests: list[str] = []
    last: str = ""
    result: Result | None = None


def chance_of(seed: str) -> Chance:
    kind, _, value = seed.partition(":")
    try:
        if kind == "swift":
            return Swift(int(value))
        if kind == "fair":
            return Fair(bytes.fromhex(value))
    except ValueError:
        pass
    raise BadRecord(f"The seed {seed[:80]!r} is neither swift:<number> nor fair:<64 hex digits>.")


def commitment_to(seed: str) -> str:
    """What a table shows before the deal: the SHA-256 of a fair seed's 32 bytes, in hex digits."""
    chance = chance_of(seed)
    if not isinstance(chance, Fair):
        raise BadRecord(f"The seed {seed[:80]!r} is no secret: only a fair one can be committed to.")
    return sha256(chance.seed).hexdigest()


class Recorder:
    """Keeps the record of one table while it is played."""

    def __init__(
        self, show: Show, setup: dict[str, Any], seed: str, journal: Journal | None = None, edition: int | None = None
    ) -> None:
        self.show = show
        edition = show.game.edition if edition is None else edition
        self.record = Record(game=show.id, edition=edition, setup=setup, seed=seed)
        self.state: State = show.deal(show.setup(setup), chance_of(seed), journal)
        if edition != show.game.edition:
            self.state.play_by(edition)

    def answer(self, key: str) -> None:
        leaving = key.removeprefix(RETIRE)
        if leaving != key and leaving.isdecimal():
            self.retire(int(leaving))
            return
        self.state.answer(self.state.option(key))
        self.noted(key)

    def retire(self, seat: int) -> None:
        if self.state.over or not 0 <= seat < self.state.seats or not self.show.game.retire(self.state, seat):
            raise BadRecord(f"Seat {seat} cannot leave here.")
        self.noted(f"{RETIRE}{seat}")

    def noted(self, key: str) -> None:
        """Write down an answer that the table has taken."""
        self.record.answers.append(key)
        if len(self.record.answers) % EVERY == 0:
            self.record.digests.append(self.state.digest())

    def take_back(self, state: State, answers: int) -> None:
        """Go back to an earlier state, after so many answers."""
        self.state = state
        del self.record.answers[answers:]
        del self.record.digests[answers // EVERY :]

    def close(self) -> Record:
        """The record as it stands now, with its last digest and the result if there is one."""
        self.record.last = self.state.digest()
        self.record.result = self.show.game.result(self.state) if self.state.over else None
        return self.record


def read_record(text: str | bytes, source: str) -> Record:
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.ValidationError, msgspec.DecodeError) as fault:
        raise BadRecord(f"{source}: {fault}.") from None
    except RecursionError:
        raise BadRecord(f"{source}: brackets within brackets without an end.") from None
    if record.matinee != FORMAT:
        raise BadRecord(f"{source}: written in format {record.matinee}; this house reads format {FORMAT}.")
    return record


def write_record(record: Record) -> str:
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def replay(show: Show, record: Record, journal: Journal | None = None) -> State:
    """Play a record again; the first answer or digest that does not fit is named.

    A record of an older edition is played by that edition, where its game still knows how.
    """
    older = "" if record.edition == show.game.edition else f" It was recorded under edition {record.edition}."
    recorder = Recorder(show, record.setup, record.seed, journal, record.edition)
    for number, key in enumerate(record.answers, 1):
        try:
            recorder.answer(key)
        except MatineeError as fault:
            raise BadRecord(f"Answer {number}, {key[:80]!r}, does not fit: {fault.sentence}{older}") from None
        if number % EVERY == 0 and recorder.record.digests[-1] not in record.digests[number // EVERY - 1 :][:1]:
            raise BadRecord(f"After answer {number} the table is not as it was recorded.{older}")
    if record.last and recorder.state.digest() != record.last:
        raise BadRecord(
            f"After the last answer, number {len(record.answers)}, the table is not as it was recorded.{older}"
        )
    return recorder.state
