"""The clause law: each clause of a rulebook is cited by code and shown by a test named after it; none is invented."""

import re
from pathlib import Path

from matinee.engine.show import Show

CITED = re.compile(r"\b([A-Z]+-\d+)\b")
TEST = re.compile(r"def (test_([a-z]+)_(\d+)_\w+)\(")


def citations(show: Show, code: Path) -> dict[str, list[str]]:
    """Where the code of a game cites each clause."""
    found: dict[str, list[str]] = {}
    for file in sorted(code.rglob("*.py")):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            for id in CITED.findall(line):
                if id.startswith(show.game.prefix + "-"):
                    found.setdefault(id, []).append(f"{file.name}:{number}")
    return found


def proofs(show: Show, tests: Path) -> dict[str, list[str]]:
    """Which tests are named after each clause."""
    found: dict[str, list[str]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        for name, prefix, number in TEST.findall(file.read_text(encoding="utf-8")):
            if prefix.upper() == show.game.prefix:
                found.setdefault(f"{prefix.upper()}-{number}", []).append(name)
    return found


def clause_faults(show: Show, code: Path, tests: Path) -> list[str]:
    """Every way in which rulebook, code and tests disagree."""
    known = [clause.id for clause in show.rules()]
    cited, proved = citations(show, code), proofs(show, tests)
    faults = [f"{id} stands in RULES.md twice" for id in known if known.count(id) > 1]
    faults += [f"{id} is not cited by code" for id in known if id not in cited]
    faults += [f"{id} has no test named after it" for id in known if id not in proved]
    faults += [f"{id} is cited, but stands in no RULES.md" for id in cited if id not in known]
    faults += [f"{id} has a test, but stands in no RULES.md" for id in proved if id not in known]
    return faults + translation_faults(show)


def translation_faults(show: Show) -> list[str]:
    """Every clause has the same place, and a ruling if it has one, in each language of the game."""
    first, faults = show.rules(), []
    for language in show.game.languages:
        told = show.rules(language)
        if [clause.id for clause in told] != [clause.id for clause in first]:
            faults.append(f"RULES.{language}.md has not the clauses of RULES.md, in the same order")
            continue
        for here, there in zip(first, told, strict=True):
            if bool(here.ruling) != bool(there.ruling):
                faults.append(f"{here.id} has a ruling in one of English and {language} alone")
    return faults
