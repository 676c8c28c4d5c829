"""Where games are kept: a record of each that is over, and the entries of each table that is not."""

import os
from datetime import datetime
from pathlib import Path

import msgspec

from matinee.engine.errors import BadRecord
from matinee.engine.record import Record, write_record
from matinee.engine.show import Show
from matinee.match import entries as e
from matinee.match.folder import data_folder


class Keeper:
    """A folder with `open/NAME.jsonl`, an entry a line, while a table is played, and `records/NAME.json` of its games.

    What cannot be read is put into `aside/`: it is not offered again, and not lost.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else data_folder()

    def name(self, show: Show) -> str:
        """A new name: game and time, with a number where that is taken."""
        stem = f"{show.game.short}-{datetime.now():%Y-%m-%d-%H%M%S}"
        taken = {path.stem for path in self.folder.glob("*/*.json*")}
        return next(name for name in (stem, *(f"{stem}-{n}" for n in range(2, 1000))) if name not in taken)

    def open_path(self, name: str) -> Path:
        return self.folder / "open" / f"{name}.jsonl"

    def record_path(self, name: str, game: int = 1) -> Path:
        return self.folder / "records" / f"{name}{f'-game-{game}' if game > 1 else ''}.json"

    # While it is played

    def add(self, name: str, entries: list[bytes]) -> None:
        """Append what has happened since the last call; a crash damages the last line at worst."""
        path = self.open_path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab") as file:
            file.write(b"".join(entry + b"\n" for entry in entries))

    def write_record(self, name: str, game: int, record: Record) -> None:
        """All or nothing: a crash leaves no half of a record."""
        path = self.record_path(name, game)
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_suffix(".draft")
        draft.write_text(write_record(record), encoding="utf-8")
        os.replace(draft, path)

    def finish(self, name: str) -> None:
        """The table is over: its records say all."""
        self.open_path(name).unlink(missing_ok=True)

    # Afterwards

    def left(self, show: Show) -> str | None:
        """The table of this game that was left last, if one was."""
        try:
            found = sorted(self.folder.glob(f"open/{show.game.short}-*.jsonl"), key=lambda path: path.stat().st_mtime)
        except OSError:
            return None
        return found[-1].stem if found else None

    def read(self, name: str) -> list[e.Entry]:
        """The entries of a table that was left; whatever is wrong with its file is one sentence."""
        try:
            lines = self.open_path(name).read_bytes().split(b"\n")
            # Text after the last newline was cut off by a crash, before anybody was told of it.
            return [e.decode(line) for line in lines[:-1]]
        except OSError as fault:
            raise BadRecord(f"{name}: {fault.strerror}.") from None
        except msgspec.DecodeError as fault:
            raise BadRecord(f"{name}: {fault}.") from None

    def put_aside(self, path: Path) -> Path:
        aside = self.folder / "aside" / path.name
        aside.parent.mkdir(parents=True, exist_ok=True)
        return path.replace(aside)

    def older(self, show: Show) -> list[Path]:
        """Unfinished games from before tables were kept as entries: moved aside; their records stay."""
        return [self.put_aside(path) for path in self.folder.glob(f"open/{show.game.short}-*.json")]
