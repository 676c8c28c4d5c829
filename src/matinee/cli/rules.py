"""`matinee rules`"""

from importlib import resources
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from matinee import catalog
from matinee.cli.options import GameName, Json
from matinee.cli.printing import print_json
from matinee.cli.reading import emphasised, pages, print_hanging, reader
from matinee.engine.errors import MatineeError
from matinee.engine.nearest import nearest
from matinee.engine.rules import RULING, Clause
from matinee.engine.show import Show
from matinee.testing.clauses import citations, proofs


class NoSuchClause(MatineeError):
    """A word that names no clause of a rulebook."""


class ClauseRow(msgspec.Struct):
    """A clause, where the code keeps it and which tests show it (these are known inside the project only)."""

    id: str
    rule: str
    ruling: str
    section: str
    code: list[str]
    tests: list[str]


def rules(game: GameName, clause: str | None = None, /, *, json: Json = False) -> None:
    """Read a game's rulebook, or one clause of it.

    Parameters
    ----------
    clause
        The clause's id, such as NPZR-21, or its number alone.
    """
    show = catalog.show(game)
    clauses = show.rules() if clause is None else [find(show, clause)]
    rows = with_places(show, clauses)
    if json:
        print_json(rows)
    else:
        tell(show, rows, whole=clause is None)


def find(show: Show, word: str) -> Clause:
    wanted = f"{show.game.prefix}-{int(word):02}" if word.isdecimal() else word.upper()
    clauses = {clause.id: clause for clause in show.rules()}
    if wanted not in clauses:
        near = nearest(wanted, list(clauses))
        raise NoSuchClause(f"{show.game.title} has no clause {word!r}; did you mean {near!r}?")
    return clauses[wanted]


def with_places(show: Show, clauses: list[Clause]) -> list[ClauseRow]:
    package = type(show.game).__module__.rpartition(".")[0]
    with resources.as_file(resources.files(package)) as folder:
        code = citations(show, folder)
    tests = tests_folder(package.rpartition(".")[2])
    shown = proofs(show, tests) if tests is not None else {}
    return [ClauseRow(c.id, c.rule, c.ruling, c.section, code.get(c.id, []), shown.get(c.id, [])) for c in clauses]


def tests_folder(game: str) -> Path | None:
    """The game's tests, if we are called somewhere inside the project."""
    for folder in (Path.cwd(), *Path.cwd().parents):
        tests = folder / "tests" / "games" / game
        if (folder / "src" / "matinee").is_dir() and tests.is_dir():
            return tests
    return None


def tell(show: Show, rows: list[ClauseRow], whole: bool) -> None:
    console = reader()
    if not whole:
        (row,) = rows
        tell_clause(console, row)
        for line in (f"Code: {', '.join(row.code)}", *(f"Test: {name}" for name in row.tests)):
            print_hanging(console, Text(" " * len(row.id)), Text(line))
        return
    with pages(console):
        console.print(show.game.title, style="bold")
        for section, clauses in groupby(rows, key=lambda row: row.section):
            console.print(f"\n{section}\n", style="bold")
            for row in clauses:
                tell_clause(console, row)


def tell_clause(console: Console, row: ClauseRow) -> None:
    print_hanging(console, Text(row.id, "bold"), emphasised(row.rule))
    if row.ruling:
        print_hanging(console, Text(" " * len(row.id)), emphasised(f"{RULING}{row.ruling}"))
