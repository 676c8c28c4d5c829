"""Looking things up in a rulebook: by clause, by its number, or by words."""

from matinee.engine.rules import Clause
from matinee.engine.show import Show
from matinee.tui.speech import language


def find_clauses(show: Show, words: str) -> list[Clause]:
    """`NPZR-06`, `npzr-6` or `6` name one clause; any other words find the clauses that have all of them."""
    clauses = show.rules(language())
    number = words.strip().rpartition("-")[2]
    named = words.strip().upper().startswith(show.game.prefix + "-") or words.strip().isdecimal()
    if named and number.isdecimal():
        return [clause for clause in clauses if int(clause.id.rpartition("-")[2]) == int(number)]
    wanted = words.lower().split()
    return [clause for clause in clauses if all(word in text_of(clause) for word in wanted)]


def text_of(clause: Clause) -> str:
    return f"{clause.id} {clause.rule} {clause.ruling} {clause.section}".lower()
