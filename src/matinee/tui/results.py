"""How a game ended, in words: who won, the scores, and the seed that was promised."""

from matinee.tui.speech import say
from matinee.tui.table import Table


def verdict(table: Table) -> str:
    """One sentence from the person's side of the table."""
    winners = table.result().winners
    if not winners:
        return say("result-draw")
    if table.seat in winners:
        return say("result-won") if len(winners) == 1 else say("result-shared")
    return say("result-lost", winners=", ".join(table.names[seat] for seat in winners), count=len(winners))


def score_lines(table: Table) -> list[str]:
    scores = table.result().scores
    return [f"{name}: {score}" for name, score in zip(table.names, scores, strict=False)]


def result_lines(table: Table) -> list[str]:
    lines = [verdict(table), say("result-ending", ending=table.result().ending), *score_lines(table)]
    if table.record.commitment:
        lines.append(say("result-seed", seed=table.record.seed.removeprefix("fair:")))
        lines.append(say("result-promise", hash=table.record.commitment))
    return lines
