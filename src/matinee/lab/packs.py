"""Which cards a trial is played with: a pack of the house by its name, or a file of your own."""

from pathlib import Path

from matinee.engine.errors import BadPack
from matinee.engine.show import Show
from matinee.match.packs import LARGEST, OwnPacks, fixed_name


def find_pack(show: Show, wanted: str) -> tuple[str, dict[str, str]]:
    """The name that a setup has for a pack, and the text of a file, by that name, which no house has."""
    path = Path(wanted)
    if path.suffix != ".toml":
        own = OwnPacks(show)
        if wanted in own.names() and wanted not in show.shipped("packs"):
            return typed(show, own.read(wanted), f"{wanted}.toml")
        show.pack(wanted)
        return wanted, {}
    if path.exists() and (not path.is_file() or path.stat().st_size > LARGEST):
        raise BadPack(f"{wanted} is no file, or has more than {LARGEST >> 10} kB.")
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadPack(f"{wanted} is no text file.") from None
    return typed(show, text, path.name)


def typed(show: Show, text: str, source: str) -> tuple[str, dict[str, str]]:
    """The same for a pack given as text. It is named after its content: edited, it is another pack."""
    name = fixed_name(text)
    show.game.read_pack(text, source)
    return name, {name: text}
