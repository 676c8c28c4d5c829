"""`matinee new-game NAME`: a package that plays, and passes the laws, before a line of it is edited."""

import re
import sys
from importlib import resources
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from matinee.catalog import SHOWS
from matinee.engine.errors import MatineeError

SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class CannotBegin(MatineeError):
    """A name, or a folder, that a new game cannot have."""


class Names(NamedTuple):
    """What one game is called: `moon-market`, `moon_market`, `Moon Market`, `MoonMarket`, `MM`."""

    id: str
    module: str
    title: str
    kind: str
    prefix: str


def new_game(name: str, /, *, into: Path = Path()) -> None:
    """Lay out a package for a game of your own.

    Parameters
    ----------
    name
        What it is called, such as "Moon Market" or moon-market.
    into
        The folder in which its own folder is made; here, if left out.
    """
    names = names_for(name)
    check(names)
    folder = into / names.id
    if folder.exists():
        raise CannotBegin(f"{folder} is there already.")
    lay_out(resources.files("matinee.cli").joinpath("starter"), folder, names)
    print(f"{names.title} lies in {folder}. Next:")
    print(f"  pip install -e {folder}    # then `matinee games` lists it")
    print(f"  matinee play {names.id}")
    print(f"  pytest {folder}")


def names_for(name: str) -> Names:
    words = re.split(r"[\s_-]+", name.strip())
    slug = "-".join(words).lower()
    if not SLUG.fullmatch(slug):
        raise CannotBegin(f"{name!r} cannot be a game's name: take letters and digits, such as moon-market.")
    capital = [word[:1].upper() + word[1:] for word in words]
    initials = "".join(word[0] for word in capital if word[0].isalpha())
    prefix = initials if len(initials) > 1 else "".join(letter for letter in slug if letter.isalpha())[:2].upper()
    return Names(slug, slug.replace("-", "_"), " ".join(capital), "".join(capital), prefix)


def check(names: Names) -> None:
    for show in SHOWS.values():
        if names.id in (show.id, show.game.short):
            raise CannotBegin(f"{names.id!r} is the name of {show.game.title}, which {show.package} brings.")
    if names.module in sys.stdlib_module_names or find_spec(names.module) is not None:
        raise CannotBegin(f"Python has a module called {names.module!r} already; take another name.")


def lay_out(source: Traversable, target: Path, names: Names) -> None:
    """Copy a folder; in paths and texts the starter's names become the game's own."""
    target.mkdir(parents=True)
    for entry in source.iterdir():
        if entry.name == "__pycache__":
            continue
        place = target / renamed(entry.name, names)
        if entry.is_dir():
            lay_out(entry, place, names)
        else:
            place.write_text(renamed(entry.read_text(encoding="utf-8"), names), encoding="utf-8")


def renamed(text: str, names: Names) -> str:
    for old, new in (
        ("my-game", names.id),
        ("my_game", names.module),
        ("My Game", names.title),
        ("MyGame", names.kind),
        ("test_mg_", f"test_{names.prefix.lower()}_"),
    ):
        text = text.replace(old, new)
    return re.sub(r"\bMG\b", names.prefix, text)
