"""`matinee replay` and `matinee verify`: what a record is worth."""

from pathlib import Path

import msgspec

from matinee import catalog
from matinee.cli.files import read_text
from matinee.cli.main import complain
from matinee.cli.options import Json
from matinee.cli.printing import print_json
from matinee.engine.errors import BadRecord
from matinee.engine.record import read_record
from matinee.engine.record import replay as play_again
from matinee.engine.view import Result
from matinee.engine.words import listed
from matinee.lab.fair_deal import verify as check
from matinee.match.plain import NAME, plain


class Replayed(msgspec.Struct):
    """A record that plays to its end."""

    game: str
    edition: int
    answers: int
    digest: str
    result: Result | None


def replay(file: Path, /, *, json: Json = False) -> int:
    """Play a record again.

    Parameters
    ----------
    file
        A record (JSON).
    """
    record = read_record(read_text(file), str(file))
    show = catalog.show(record.game)
    try:
        state = play_again(show, record)
    except BadRecord as fault:
        return complain(f"{file}: {fault.sentence}", 1)
    result: Result | None = show.game.result(state) if state.over else None
    found = Replayed(show.id, record.edition, len(record.answers), state.digest(), result)
    if json:
        print_json(found)
        return 0
    print(f"{show.game.title}, edition {found.edition}: {found.answers} answers, all as recorded.")
    print(f"Digest {found.digest}.")
    if result is None:
        print("The game is not over.")
    else:
        names = [plain(name, NAME) for name in record.names]
        if len(names) != len(result.scores):
            names = [f"seat {seat + 1}" for seat in range(len(result.scores))]
        won = listed([names[seat] for seat in result.winners])
        verdict = f"won by {won}" if won else "everybody lost" if result.beaten else "a draw"
        print(f"Ended by {result.ending}; {verdict}; scores {', '.join(map(str, result.scores))}.")
    return 0


def verify(file: Path, /, *, json: Json = False) -> int:
    """Check a record's fair deal: the commitment, the seed, and every shuffle and roll.

    Parameters
    ----------
    file
        A record (JSON).
    """
    record = read_record(read_text(file), str(file))
    verdict = check(catalog.show(record.game), record)
    if json:
        print_json(verdict)
    else:
        print(f"{'Fair' if verdict.ok else 'Not proved'}: {verdict.why}")
    return 0 if verdict.ok else 1
