"""Players' own packs: editable files in the data folder, and fixed copies that tables are played with.

A table names a fixed copy (`own-3f0c...`, after what is in it): editing a pack never changes a game that was begun.
"""

import re
import tomllib
from hashlib import blake2b
from pathlib import Path

import msgspec

from matinee.catalog import pack_folder
from matinee.engine.errors import BadPack, Broken
from matinee.engine.show import Show
from matinee.match.folder import write_whole

LARGEST = 256 << 10
MOST = 200
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
FIXED = "own-"


class PackInfo(msgspec.Struct, frozen=True):
    """A pack to choose from: `name` for a setup, `title` as it calls itself, `own` if it is one of the host's own."""

    name: str
    title: str
    own: str = ""


def fixed_name(text: str) -> str:
    return f"{FIXED}{blake2b(text.encode(), digest_size=6).hexdigest()}"


def title_of(text: str, name: str) -> str:
    """What a pack calls itself; a damaged file is called by its name."""
    try:
        found = tomllib.loads(text).get("name", name)
    except (ValueError, RecursionError):
        return name
    return str(found)[:60]


class OwnPacks:
    """A host's own packs for one game."""

    def __init__(self, show: Show, folder: Path | None = None) -> None:
        self.show = show
        self.folder = folder or pack_folder(show.id)

    def names(self) -> list[str]:
        if not self.folder.is_dir():
            return []
        found = sorted(file.stem for file in self.folder.glob("*.toml"))
        return [name for name in found if NAME.fullmatch(name) and not name.startswith(FIXED)]

    def read(self, name: str) -> str:
        """The text of a pack, checked for nothing but its size."""
        file = self.folder / f"{checked_name(name)}.toml"
        try:
            if file.stat().st_size > LARGEST:
                raise BadPack(f"{file.name} has more than {LARGEST >> 10} kB.")
            return file.read_text(encoding="utf-8")
        except FileNotFoundError:
            raise BadPack(f"There is no pack of your own called {name!r}.") from None
        except UnicodeDecodeError:
            raise BadPack(f"{file.name} is no text file.") from None

    def check(self, text: str, source: str) -> None:
        """By the pack's own reader; raises BadPack or BadSetup."""
        if len(text.encode()) > LARGEST:
            raise BadPack(f"{source} has more than {LARGEST >> 10} kB.")
        self.show.game.read_pack(text, source)

    def save(self, name: str, text: str) -> str:
        """Keep a pack under a name; gives the name of its fixed copy."""
        checked_name(name)
        if name in self.show.shipped("packs"):
            raise BadPack(f"{name!r} is a pack of the house; choose another name.")
        if name not in self.names() and len(self.names()) >= MOST:
            raise BadPack(f"There are {MOST} packs of your own already; delete one in {self.folder}.")
        fixed = self.fix(text, f"{name}.toml")
        write_whole(self.folder / f"{name}.toml", text)
        return fixed

    def fix(self, text: str, source: str = "the pack") -> str:
        """A copy for tables; gives its name."""
        self.check(text, source)
        name = fixed_name(text)
        file = self.folder / f"{name}.toml"
        if not file.is_file():
            write_whole(file, text)
        return name

    def choices(self) -> list[PackInfo]:
        """What a table can be opened with: complete packs of the house, then readable packs of the host's own."""
        found = [PackInfo(name, title_of(self.show.file("packs", name) or "", name)) for name in self.shipped()]
        for name in self.names():
            try:
                text = self.read(name)
                found.append(PackInfo(self.fix(text, f"{name}.toml"), title_of(text, name), own=name))
            except (Broken, OSError):
                continue
        return found

    def shipped(self) -> list[str]:
        """`house` first."""
        names = self.show.shipped("packs") if self.show.game.packs else []
        return sorted(names, key=lambda name: (name != "house", name))


def checked_name(name: str) -> str:
    if not NAME.fullmatch(name) or name.startswith(FIXED):
        raise BadPack(f"{name[:40]!r} is no name for a pack: small letters, digits and hyphens, at most 40.")
    return name


def chosen(show: Show, wanted: str) -> str:
    """The name that a setup has for a pack: of the house, your own by its name, or a file that ends in .toml."""
    own = OwnPacks(show)
    if wanted.endswith(".toml"):
        try:
            text = Path(wanted).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise BadPack(f"{wanted} is no text file.") from None
        return own.fix(text, Path(wanted).name)
    if wanted in own.names() and wanted not in show.shipped("packs"):
        return own.fix(own.read(wanted), f"{wanted}.toml")
    return wanted
