"""How a game ended, in words: who won, the scores, and the seed that was promised."""

from matinee.engine.words import listed
from matinee.tui.speech import say
from matinee.tui.table import Table


def verdict(table: Table) -> str:
    """One sentence from the person's side of the table."""
    result = table.result()
    winners = [table.names[seat] for seat in result.winners if seat != table.seat]
    if not result.winners:
        return say("result-beaten", count=len(table.names)) if result.beaten else say("result-draw")
    if table.seat in result.winners:
        return say("result-shared", others=listed(winners)) if winners else say("result-won")
    return say("result-lost", winners=listed(winners), count=len(winners))


def score_lines(table: Table) -> list[str]:
    scores = table.result().scores
    return [f"{name}: {score}" for name, score in zip(table.names, scores, strict=False)]


def result_lines(table: Table) -> list[str]:
    lines = [verdict(table), say("result-ending", ending=table.result().ending), *score_lines(table)]
    if table.record.commitment:
        lines.append(say("result-seed", seed=table.record.seed.removeprefix("fair:")))
        lines.append(say("result-promise", hash=table.record.commitment))
    return lines
