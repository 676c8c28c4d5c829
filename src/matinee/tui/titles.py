"""A title is written, not picked from a list (match/typed.py): what is left to pick, to complete and to explain."""

from matinee.engine.errors import MatineeError
from matinee.engine.view import Ask, Option
from matinee.match.typed import PIECES, endings
from matinee.tui.speech import say, why_not


def choices(asked: Ask) -> list[Option]:
    """The options that are picked from a list."""
    return [option for option in asked.options if not option.key.startswith(PIECES)]


def complete(asked: Ask, line: str) -> str:
    """The line with its last word completed, if one was begun."""
    last = line.split()[-1] if line and not line[-1].isspace() else ""
    found = endings(asked, line)[:1] if last else []
    return f"{line[: len(line) - len(last)]}{found[0]}" if found else line


def explained(asked: Ask, refused: MatineeError) -> str:
    """Why a title was refused: too few words, or one of them a second time. The refusal names the key in quotes."""
    key = refused.sentence.partition("'")[2].partition("'")[0]
    why = next((refusal.text for refusal in asked.why_not if refusal.key == key), "")
    piece = next((option.text for option in asked.options if option.key == key), "")
    return why or (say("title-again", word=piece) if piece else why_not(refused))
