"""Writes docs/reference.md from the docstrings of what `import matinee` opens: `python scripts/reference.py`."""

import inspect
from collections.abc import Iterator
from pathlib import Path

from matinee.adapters import gymnasium, open_spiel, pettingzoo, python, vector

PAGE = Path(__file__).parents[1] / "docs/reference.md"
HEAD = """# Reference: Matinee from Python

Made from the docstrings by `scripts/reference.py`. [How to use it](howto/use-it-from-elsewhere.md) has examples.
"""
DOORS = {
    "matinee": [
        python.show,
        python.load,
        python.programme,
        python.Playable,
        python.GameTable,
        python.Choice,
        python.SeatViews,
    ],
    "matinee.adapters.pettingzoo": [pettingzoo.env, pettingzoo.parallel_env],
    "matinee.adapters.gymnasium": [gymnasium.SeatEnv],
    "matinee.adapters.vector": [vector.VectorEnv, vector.Buffers],
    "matinee.adapters.open_spiel": [open_spiel.register, open_spiel.dealt],
}


def page() -> str:
    lines = [HEAD]
    for module, doors in DOORS.items():
        lines.append(f"## `{module}`\n")
        for door in doors:
            lines += described(door)
    return "\n".join(lines).rstrip() + "\n"


def described(door: object) -> Iterator[str]:
    name = getattr(door, "__name__", "")
    kind = "class " if inspect.isclass(door) else ""
    yield f"### `{kind}{name}{signature(door)}`\n"
    yield f"{inspect.getdoc(door) or ''}\n"
    if not inspect.isclass(door):
        return
    for member, thing in vars(door).items():
        if member.startswith("_") or not (inspect.isfunction(thing) or isinstance(thing, property)):
            continue
        # Its own words alone: what a method inherits stands in the other side's documents.
        told = (thing.fget if isinstance(thing, property) else thing).__doc__
        if not told:
            continue
        shown = member if isinstance(thing, property) else f"{member}{signature(thing)}"
        yield f"- `.{shown}` {' '.join(told.split())}"
    yield ""


def signature(door: object) -> str:
    """Names and defaults; types stand in the code, and an editor shows them."""
    if not callable(door):
        return ""
    found = [one for one in inspect.signature(door).parameters.values() if one.name != "self"]
    return str(inspect.Signature([one.replace(annotation=inspect.Parameter.empty) for one in found]))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
