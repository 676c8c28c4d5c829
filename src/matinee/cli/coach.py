"""`matinee coach`"""

from pathlib import Path

import msgspec
from rich.text import Text

from matinee import catalog
from matinee.cli.files import read_text
from matinee.cli.main import complain
from matinee.cli.options import Json
from matinee.cli.printing import print_json
from matinee.cli.progress import progress_bar
from matinee.cli.reading import print_hanging, reader
from matinee.cli.replay import names_of
from matinee.coach.analysis import Analysis, usual
from matinee.coach.report import Account, Decision, Report
from matinee.coach.telling import tell
from matinee.engine.errors import BadRecord, MatineeError
from matinee.engine.record import read_record
from matinee.engine.record import replay as play_again
from matinee.engine.words import listed

BARS = "▁▂▃▄▅▆▇█"
WIDEST = 60
POINTS = "A point is 1 % of winning chance. Choices in a sum are held against a star's."
STARRED = "Those marked * cost most."


class NoSuchSeat(MatineeError):
    """A seat that a record does not have."""


def coach(file: Path, /, *, seat: int | None = None, seed: int = 1, quick: bool = False, json: Json = False) -> int:
    """Say what mattered in a finished game: by what each seat knew then, and luck apart from skill.

    Parameters
    ----------
    file
        A record (JSON).
    seat
        Only what this chair decided, counted from 1.
    seed
        The same seed gives the same report.
    quick
        A rough look, in a tenth of the time.
    """
    record = read_record(read_text(file), str(file))
    show = catalog.show(record.game)
    try:
        state = play_again(show, record)
    except BadRecord as fault:
        return complain(f"{file}: {fault.sentence}", 1)
    if not state.over:
        return complain(f"{file}: this game is not over; there is nothing to look back on yet.", 1)
    if seat is not None and not 1 <= seat <= state.seats:
        raise NoSuchSeat(f"There is no seat {seat}; there are seats 1 to {state.seats}.")
    budget = usual(catalog.evaluator(show.id))
    work = Analysis(show, record, budget.part(0.1) if quick else budget, seed)
    with progress_bar(show.game.title, work.total) as progress:
        for _ in work.steps():
            progress(1)
    report = only(tell(show, record, work.report(), names_of(record, state.seats), "en"), seat)
    if json:
        print_json(report)
    else:
        print_report(show.game.title, report)
    return 0


def only(report: Report, seat: int | None) -> Report:
    """What concerns one seat, counted from 1; its accounts name what the others did to it."""
    if seat is None:
        return report
    return msgspec.structs.replace(
        report,
        seats=[account for account in report.seats if account.seat == seat - 1],
        decisions=[decision for decision in report.decisions if decision.seat == seat - 1],
        turning_points=report.seats[seat - 1].turning_points,
    )


def print_report(title: str, report: Report) -> None:
    console = reader()
    print(f"{title}: what mattered\n")
    width = max(len(account.name) for account in report.seats)
    for account in report.seats:
        line = spark([chances[account.seat] for chances in report.chances])
        print(f"{account.name:<{width}}  {line}  {points(account.start)} → {points(account.result)}")
    for account in report.seats:
        print()
        print_hanging(console, Text(""), Text(f"{account.about}\n{sum_of(account)}"))
    marked = [decision for decision in report.decisions if decision.word != "fine"]
    names = {account.seat: account.name for account in report.seats}
    if marked:
        print()
    for decision in marked:
        star = "*" if decision.n in report.turning_points else " "
        print_hanging(console, Text(f"{star}turn {decision.turn:>2}"), Text(told(decision, names[decision.seat])))
    print(f"\n{summary(report)}")
    print(POINTS + (f" {STARRED}" if report.turning_points else ""))


def spark(chances: list[float]) -> str:
    """A line of bars, at most WIDEST characters wide."""
    wide = min(WIDEST, len(chances))
    picked = [chances[round(place * (len(chances) - 1) / max(1, wide - 1))] for place in range(wide)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)


def points(chance: float) -> str:
    return f"{100 * chance:.0f}".replace("-", "−")


def signed(chance: float) -> str:
    return f"{100 * chance:+.0f}".replace("-", "−")


def sum_of(account: Account) -> str:
    """In whole points that add up: what rounding leaves over goes to what is not explained."""
    known = [round(100 * part) for part in (account.start, account.skill, account.others, account.luck)]
    start, skill, others, luck = (part / 100 for part in known)
    rest = (round(100 * account.result) - sum(known)) / 100
    return (
        f"start {points(start)}, own choices {signed(skill)}, others' {signed(others)}, luck {signed(luck)}, "
        f"not explained {signed(rest)} (within {points(account.error)}) = {points(account.result)}"
    )


def told(decision: Decision, name: str) -> str:
    if decision.word == "brilliant":
        return f"{name}, brilliant: {decision.said_words}."
    low, high = decision.ci95
    return (
        f"{name}, {decision.word}, −{points(decision.loss)} ({points(low)} to {points(high)}): "
        f"{decision.said_words}. {decision.why}"
    )


def summary(report: Report) -> str:
    who = listed([account.name for account in report.seats])
    return f"{len(report.decisions)} decisions of {who}; {report.left_out} answers of the game made no difference."
