"""A rulebook as data: RULES.md read into clauses, and RULES.de.md for readers of German.

A clause is a paragraph that opens with its id in bold; a line that opens with `At this table:` is its ruling.
"""

import re

import msgspec

CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+)\*\* (.+)$")
RULING = "At this table: "
RULINGS = re.compile(rf"{RULING}|An diesem Tisch: ")


class Clause(msgspec.Struct, frozen=True):
    """One rule of the printed book, and what the house decided where the book is silent."""

    id: str
    rule: str
    ruling: str
    section: str


def read_rules(text: str) -> list[Clause]:
    clauses: list[Clause] = []
    section = ""
    for block in text.split("\n\n"):
        lines = [line.strip() for line in block.strip().splitlines()]
        if lines and lines[0].startswith("## "):
            section = lines[0].removeprefix("## ")
        found = CLAUSE.match(" ".join(lines)) if lines else None
        if found:
            rule, ruling = (*RULINGS.split(found[2], 1), "")[:2]
            clauses.append(Clause(found[1], rule.strip(), ruling.strip(), section))
    return clauses
