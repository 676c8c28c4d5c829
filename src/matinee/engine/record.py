"""A record is a table that can be played again: setup, seed and answers, with digests on the way as proof."""

import re
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
# Beyond this a number is no edition, and no state holds it.
NEWEST = 1_000_000
RETIRE = "retire:"
ANEW = "anew:"
BRANCH = "branch:"


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The file. `seed` is `swift:<number>` or `fair:<64 hex digits>`; `digests` has one for every twenty answers.

    If the players mixed phrases into the deal, `secret` is what the commitment is the hash of, and the seed is made
    of both. An answer `retire:<seat>` is a player who left for good; `anew:<seat>:<number>` is a player alone with bots
    who took something back: what their seat could not know was dealt again with the seed of that number (`fresh_seed`).
    `branch:<seat>:<64 hex digits>` ends the beginning that this game shares with another one: from there on all that
    the seat could not know follows from this secret of its own, and the commitment is to it.
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


def fresh_seed(seed: str, number: int) -> bytes:
    """The seed of a world that is dealt again: it follows from the first one, so nobody has chosen it."""
    return sha256(f"{seed} anew {number}".encode()).digest()


class Recorder:
    """Keeps the record of one table while it is played."""

    def __init__(
        self, show: Show, setup: dict[str, Any], seed: str, journal: Journal | None = None, edition: int | None = None
    ) -> None:
        self.show = show
        edition = show.game.edition if edition is None else edition
        self.record = Record(game=show.id, edition=edition, setup=setup, seed=seed)
        self.state: State = show.deal(show.setup(setup), chance_of(seed), journal)
        # Worlds that are dealt again follow from it. In a branch it is its secret: the seed stands in a public record.
        self.root = seed
        if edition != show.game.edition:
            self.state.play_by(edition)

    def answer(self, key: str) -> None:
        leaving = key.removeprefix(RETIRE)
        if leaving != key and leaving.isdecimal():
            self.retire(int(leaving))
            return
        if key.startswith(ANEW):
            self.deal_anew(*numbers_in(key))
            return
        if key.startswith(BRANCH):
            self.branch(*branch_in(key))
            return
        self.state.answer(self.state.option(key))
        self.noted(key)

    def retire(self, seat: int) -> None:
        if self.state.over or not 0 <= seat < self.state.seats or not self.show.game.retire(self.state, seat):
            raise BadRecord(f"Seat {seat} cannot leave here.")
        self.noted(f"{RETIRE}{seat}")

    def deal_anew(self, seat: int, number: int) -> None:
        """Go back to this question of a seat."""
        self._redeal(seat, fresh_seed(self.root, number))
        self.noted(f"{ANEW}{seat}:{number}")

    def branch(self, seat: int, secret: str) -> None:
        """Leave another game at this question of a seat; `secret` are 64 hex digits."""
        self._redeal(seat, bytes.fromhex(secret))
        self.root = f"fair:{secret}"
        self.noted(f"{BRANCH}{seat}:{secret}")

    def _redeal(self, seat: int, seed: bytes) -> None:
        """Keep what a seat knows at its own question, and deal the rest again."""
        if self.state.over or self.state.asked != seat:
            raise BadRecord(f"Nothing can be dealt again for seat {seat} here.")
        journal = self.state.journal
        self.state = self.state.redeal(seat, Fair(seed))
        self.state.journal = journal

    def noted(self, key: str) -> None:
        """Write down an answer that the table has taken."""
        self.record.answers.append(key)
        if len(self.record.answers) % EVERY == 0:
            self.record.digests.append(self.state.digest())

    def take_back(self, state: State, answers: int) -> None:
        """Go back to an earlier state: the one after the first `answers` answers."""
        self.state = state
        del self.record.answers[answers:]
        del self.record.digests[answers // EVERY :]

    def close(self) -> Record:
        """The record as it stands now, with its last digest and the result if there is one."""
        self.record.last = self.state.digest()
        self.record.result = self.show.game.result(self.state) if self.state.over else None
        return self.record


def numbers_in(key: str) -> tuple[int, int]:
    seat, _, number = key.removeprefix(ANEW).partition(":")
    if not (seat.isdecimal() and number.isdecimal() and len(key) < 40):
        raise BadRecord(f"{key[:80]!r} does not say for which seat, and with which seed.")
    return int(seat), int(number)


def branch_in(key: str) -> tuple[int, str]:
    found = re.fullmatch(f"{BRANCH}([0-9]{{1,2}}):([0-9a-f]{{64}})", key)
    if found is None:
        raise BadRecord(f"{key[:80]!r} does not say for which seat, and from which secret.")
    return int(found[1]), found[2]


def branched_at(record: Record) -> int:
    """How many of its first answers a game shares with the one that it branches from; -1 for a game of its own."""
    return max((place for place, key in enumerate(record.answers) if key.startswith(BRANCH)), default=-1)


def taken_back(record: Record) -> int:
    """How often the unknown was dealt again after a take-back: such a game is never rated."""
    return sum(key.startswith(ANEW) for key in record.answers)


def read_record(text: str | bytes, source: str) -> Record:
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.ValidationError, msgspec.DecodeError) as fault:
        raise BadRecord(f"{source}: {fault}.") from None
    except RecursionError:
        raise BadRecord(f"{source}: brackets are nested too deeply.") from None
    if not 0 <= record.edition <= NEWEST:
        raise BadRecord(f"{source}: no game has an edition of that number.")
    if record.matinee != FORMAT:
        raise BadRecord(f"{source}: written in format {record.matinee}; this house reads format {FORMAT}.")
    return record


def write_record(record: Record) -> str:
    return msgspec.json.format(msgspec.json.encode(record), indent=1).decode() + "\n"


def until(record: Record, answers: int) -> Record:
    """The game as it stood after some of its answers."""
    digests = record.digests[: answers // EVERY]
    return msgspec.structs.replace(record, answers=record.answers[:answers], digests=digests, last="", result=None)


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
