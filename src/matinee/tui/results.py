"""How a game ended, in words: who won, the scores, and the seed that was promised."""

from matinee.engine.view import Result
from matinee.engine.words import listed
from matinee.tui.sitting import Sitting
from matinee.tui.speech import say


def verdict(result: Result, names: list[str], seat: int) -> str:
    """One sentence from the person's side of the table."""
    winners = [names[winner] for winner in result.winners if winner != seat]
    if not result.winners:
        return say("result-beaten", count=len(names)) if result.beaten else say("result-draw")
    if seat in result.winners:
        return say("result-shared", others=listed(winners)) if winners else say("result-won")
    return say("result-lost", winners=listed(winners), count=len(winners))


def result_lines(sitting: Sitting, result: Result) -> list[str]:
    """How it ended, each score, and the proof of the deal."""
    scores = [f"{name}: {score}" for name, score in zip(sitting.names, result.scores, strict=False)]
    return [say("result-ending", ending=result.ending), *scores, *sitting.proof()]
