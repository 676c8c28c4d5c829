"""What is typed instead of tapped: a line of words as a batch of keys, and how a half-typed word may go on.

A title (KFS-80) is built of some eighty offers; a client that lets people type needs no list of them.
"""

import re
from typing import NamedTuple

from matinee.engine.view import Ask, Option

# A question whose offers have keys such as these is answered word by word.
PIECES = ("word:", "link:")
CLOSING = "pitch"


class Typed(NamedTuple):
    """The batch to send, closing answer included; and the first word that is not offered, if there is one."""

    keys: list[str]
    unknown: str


def is_typed(asked: Ask) -> bool:
    return any(option.key.startswith(PIECES) for option in asked.options)


def read_line(asked: Ask, line: str) -> Typed:
    """`deadly claws of the dojo!` as keys, in any case; marks need no blank before them."""
    known = {option.text.lower(): option.key for option in reversed(pieces(asked))}
    keys: list[str] = []
    for word in split(line):
        key = known.get(word.lower())
        if key is None:
            return Typed(keys, word)
        keys.append(key)
    return Typed([*keys, CLOSING], "")


def endings(asked: Ask, line: str) -> list[str]:
    """The offered words with which the last word of a line may go on; those turned up for the title come first."""
    words = split(line)
    start = "" if not words or line[-1].isspace() else words[-1].lower()
    said = line[: len(line) - len(start)]
    used = {stem(key) for key in read_line(asked, said).keys} - {""}
    found = [
        option for option in pieces(asked) if option.text.lower().startswith(start) and stem(option.key) not in used
    ]
    return list(dict.fromkeys(option.text for option in found))


def stem(key: str) -> str:
    """Each Title word is used once, in whatever form; linking words as often as one likes."""
    kind, _, rest = key.partition(":")
    return f"word:{rest.partition(':')[0]}" if kind == "word" else ""


def pieces(asked: Ask) -> list[Option]:
    return [option for option in asked.options if option.key.startswith(PIECES)]


def split(line: str) -> list[str]:
    return re.findall(r"\.\.\.|[,:!?&]|[^\s,:!?&]+", line.replace("...", " ... "))
