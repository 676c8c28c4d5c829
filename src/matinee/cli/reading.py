"""Text to read: as wide as the terminal, emphasis shown, and paged where somebody can turn pages."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.text import Text

# What our rulebooks use of Markdown inside a sentence.
MARKS = re.compile(r"(\*\*|[*`])(?! )(.+?)\1")
STYLES = {"**": "bold", "*": "italic", "`": "cyan"}


def emphasised(sentence: str) -> Text:
    """Bold, italic and code as a terminal shows them; a file gets the bare words."""
    text = Text()
    place = 0
    for found in MARKS.finditer(sentence):
        text.append(sentence[place : found.start()])
        text.append(found[2], STYLES[found[1]])
        place = found.end()
    return text.append(sentence[place:])


def reader() -> Console:
    return Console(highlight=False, emoji=False, markup=False)


def print_hanging(console: Console, label: Text, text: Text) -> None:
    """A label with a text beside it, indented past the label on every line."""
    indent = len(label) + 2
    for number, line in enumerate(text.wrap(console, max(20, console.width - indent))):
        line.rstrip()
        head = label if number == 0 else Text(" " * len(label))
        console.print(Text.assemble(head, "  ", line), soft_wrap=True)


@contextmanager
def pages(console: Console) -> Iterator[None]:
    """What is printed inside this block goes through the user's pager, if this is a terminal."""
    if not console.is_terminal:
        yield
        return
    # As git does it: colours pass, and what fits on one screen is not paged.
    os.environ.setdefault("LESS", "FRX")
    with console.pager(styles=True):
        yield
