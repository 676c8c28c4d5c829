"""Ten seconds of each game for its poster in the lobby, out of a recorded game: web/src/games/<name>/trailer.json.

    python scripts/trailers.py

A trailer is the table as somebody looking on saw it after ten lines of the story, a second each: the first view whole,
of the others only what changed (as the server sends beats). Run it again after a change of views.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.web.beats import Take, recorded

from matinee import catalog
from matinee.engine.record import Record
from matinee.match.beats import change

ROOT = Path(__file__).parents[1]
# The recorded game, and the lines of its story after which the table is shown.
MOMENTS = {
    "npzr": ("npzr-legend-1", [123, 125, 126, 131, 133, 135, 141, 145, 146, 150]),
    "roundhouse": ("roundhouse-legend-1", [28, 31, 38, 39, 41, 43, 66, 68, 74, 78]),
    "rampage": ("rampage-legend-1", [290, 291, 293, 297, 299, 300, 301, 308, 309, 314]),
    "kaiju": ("kaiju-legend-1", [11, 12, 15, 16, 17, 18, 26, 28, 29, 37]),
    "samurai": ("samurai-legend-1", [119, 120, 123, 129, 130, 133, 136, 139, 143, 145]),
}


class Shot(msgspec.Struct, omit_defaults=True):
    """One line of the story without its words, and what the view became."""

    line: dict[str, Any]
    change: Any = None


class Trailer(msgspec.Struct):
    names: list[str]
    view: Any
    shots: list[Shot]


def trailer(name: str) -> Trailer:
    record_name, moments = MOMENTS[name]
    show = catalog.show(name)
    record = msgspec.json.decode((ROOT / "tests/records" / f"{record_name}.json").read_bytes(), type=Record)
    take = Take(show, recorded(show, record, 0), record.answers, -1)
    lines = {line.n: line for frame in take.frames for line in frame.lines}
    views = [take.pictures[n] for n in moments]
    shots = [
        Shot(wordless(lines[n]), change(before, after))
        for n, before, after in zip(moments, [views[0], *views], views, strict=False)
    ]
    return Trailer(take.names, views[0], shots)


def wordless(line: Any) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(line)
    told.pop("text", None)
    return told


def text(name: str) -> str:
    return msgspec.json.encode(trailer(name)).decode() + "\n"


def path(name: str) -> Path:
    return ROOT / "web/src/games" / name / "trailer.json"


if __name__ == "__main__":
    for name in MOMENTS:
        path(name).write_text(text(name))
