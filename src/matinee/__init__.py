"""Matinee: five B-movie tabletop games with every rule enforced.

`matinee.games()` lists them, `matinee.show("npzr")` finds one, and its `table(seed=1)` can be played; `matinee.load`
reads a record. docs/reference.md has the whole door.
"""

from importlib import import_module
from typing import Any

__version__ = "0.1.0"

DOORS = ("load", "programme", "show")


def __getattr__(name: str) -> Any:
    """The doors for people stand above everything else: they are opened only when somebody asks for them."""
    if name == "games":
        return import_module("matinee.games")
    if name in DOORS:
        return getattr(import_module("matinee.adapters.python"), name)
    raise AttributeError(f"module 'matinee' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What an editor or a notebook completes."""
    return sorted(["__doc__", "__version__", "games", *DOORS])
