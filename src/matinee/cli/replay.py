"""`matinee replay` and `matinee verify`: what a record is worth."""

import sys
from pathlib import Path

import msgspec

from matinee import catalog
from matinee.cli.files import read_text
from matinee.cli.film import Film
from matinee.cli.main import complain
from matinee.cli.options import Json
from matinee.cli.printing import print_json
from matinee.engine.errors import BadRecord
from matinee.engine.record import Record, read_record
from matinee.engine.record import replay as play_again
from matinee.engine.show import Show
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


def replay(
    file: Path,
    /,
    *,
    log: bool = False,
    at: int | None = None,
    why: bool = False,
    step: bool = False,
    seat: int | None = None,
    json: Json = False,
) -> int:
    """Play a record again.

    Parameters
    ----------
    file
        A record (JSON).
    log
        Tell the whole game, each line with the number of its answer.
    at
        Show the table after this many answers; 0 is the deal.
    why
        With `--at`: say what a star would do there, whoever is asked, and why.
    step
        Go through the game answer by answer, from `--at` or the deal on.
    seat
        See the game from this chair, counted from 1; otherwise as a spectator.
    """
    record = read_record(read_text(file), str(file))
    show = catalog.show(record.game)
    try:
        state = play_again(show, record)
    except BadRecord as fault:
        return complain(f"{file}: {fault.sentence}", 1)
    record.names = names_of(record, state.seats)
    film = Film(show, record, seat)
    film.check(at or 0)
    reason = film.why(at) if why and at is not None else ""
    result: Result | None = show.game.result(state) if state.over else None
    found = Replayed(show.id, record.edition, len(record.answers), state.digest(), result)
    if json:
        lines = {"log": [{"at": number, "text": text} for number, text in film.log]} if log else {}
        moment = {} if at is None else {"at": at, "table": film.table(at)}
        moment |= {"why": reason} if reason else {}
        print_json({**msgspec.to_builtins(found), **lines, **moment})
        return 0
    if log:
        film.tell_log()
    if step:
        film.step(at or 0, sys.stdin.readline)
    elif at is not None:
        film.tell(at)
        if reason:
            print(f"\n{reason}")
    else:
        tell(show, record.names, found)
    return 0


def tell(show: Show, names: list[str], found: Replayed) -> None:
    print(f"{show.game.title}, edition {found.edition}: {found.answers} answers, all as recorded.")
    print(f"Digest {found.digest}.")
    result = found.result
    if result is None:
        print("The game is not over.")
        return
    won = listed([names[seat] for seat in result.winners])
    verdict = f"won by {won}" if won else "everybody lost" if result.beaten else "a draw"
    print(f"Ended by {result.ending}; {verdict}; scores {', '.join(map(str, result.scores))}.")


def names_of(record: Record, seats: int) -> list[str]:
    """Safe to print, and no two alike: in a simulated game all may be called `star`."""
    names = [plain(name, NAME) for name in record.names]
    if len(names) != seats:
        return [f"Seat {seat}" for seat in range(1, seats + 1)]
    return [f"{name} {seat}" if names.count(name) > 1 else name for seat, name in enumerate(names, 1)]


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
