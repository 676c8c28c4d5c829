"""`matinee scenario`"""

from pathlib import Path

import msgspec

from matinee import catalog
from matinee.cli.files import read_text
from matinee.cli.options import Json
from matinee.cli.printing import print_json
from matinee.testing.story import Story, play_story, read_story


class Played(msgspec.Struct):
    """How one scenario went."""

    file: str
    ok: bool
    why: str


def scenario(file: Path, /, *more: Path, json: Json = False) -> int:
    """Play scenario files, and say which expectation failed.

    Parameters
    ----------
    file
        A scenario file (TOML).
    more
        More of them.
    """
    files = [file, *more]
    stories = [read_story(read_text(path), str(path)) for path in files]
    rows = [told(str(path), story) for path, story in zip(files, stories, strict=True)]
    if json:
        print_json(rows)
    else:
        for row in rows:
            print(f"{row.file}: {'ok' if row.ok else row.why}")
    return 0 if all(row.ok for row in rows) else 1


def told(file: str, story: Story) -> Played:
    try:
        why = play_story(story, catalog.show)
    except (LookupError, ValueError, TypeError, AttributeError) as fault:
        # What is given makes no position: a card, a seat or a name that the game does not know.
        why = f"the position cannot be laid out: {fault}"
    return Played(file, not why, why)
