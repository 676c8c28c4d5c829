"""A title is written, not picked from a list: the words and links that a question offers are a vocabulary."""

import re

from matinee.engine.view import Ask, Option
from matinee.tui.speech import say

PIECES = ("word:", "link:")
# What hands a title in.
PITCH = "pitch"


def vocabulary(asked: Ask) -> dict[str, str]:
    """The pieces of a title by their spelling; empty for any question that does not ask for one."""
    found: dict[str, str] = {}
    for option in asked.options:
        if option.key.startswith(PIECES):
            found.setdefault(option.text.lower(), option.key)
    return found


def choices(asked: Ask) -> list[Option]:
    """The options that are picked from a list."""
    return [option for option in asked.options if not option.key.startswith(PIECES)]


def read_title(asked: Ask, text: str) -> tuple[list[str], str]:
    """The keys of a title as it was typed, handed in at once; or the first word that is not to be had."""
    known, keys = vocabulary(asked), []
    for word in split(text):
        if word.lower() not in known:
            return [], word
        keys.append(known[word.lower()])
    return [*keys, PITCH], ""


def split(text: str) -> list[str]:
    """`Part III: the End!` in words and marks; `vs.` and `...` are one piece each."""
    return re.findall(r"\.\.\.|[,:!?&]|vs\.|[^\s,:!?&.]+", text.replace("\u2019", "'"), re.IGNORECASE)


def complete(asked: Ask, text: str) -> str:
    """The text with its last word completed, as far as a piece begins like it; else as it is."""
    start, last = re.match(r"(.*?)([^\s,:!?&]*)$", text).groups()  # type: ignore[union-attr]
    fits = [option.text for option in asked.options if option.key.startswith(PIECES)]
    found = next((word for word in fits if last and word.lower().startswith(last.lower())), last)
    return f"{start}{found}"


def explained(asked: Ask, refused: str) -> str:
    """Why a title was refused: too few words, or one of them a second time. The refusal names the key in quotes."""
    key = refused.partition("'")[2].partition("'")[0]
    why = next((refusal.text for refusal in asked.why_not if refusal.key == key), "")
    piece = next((option.text for option in asked.options if option.key == key), "")
    return why or (say("title-again", word=piece) if piece else refused)
