"""Where games are kept: a record of each from its first answer on, and a note beside those that are not over."""

import os
from datetime import datetime
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from matinee.engine.errors import BadRecord
from matinee.engine.record import Record, read_record, write_record
from matinee.engine.show import Show
from matinee.tui.table import Kept, Table, resume


class Keeper:
    """A folder with `records/NAME.json`, a record that can be replayed, and `open/NAME.json` while its game runs."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder if folder is not None else user_data_path("matinee", appauthor=False)
        self.trouble = ""

    def name(self, show: Show) -> str:
        """A new name: game and time, with a number where that is taken."""
        stem = f"{show.game.short}-{datetime.now():%Y-%m-%d-%H%M%S}"
        taken = {path.stem for path in self.folder.glob("records/*.json")}
        return next(name for name in (stem, *(f"{stem}-{n}" for n in range(2, 1000))) if name not in taken)

    def record_path(self, name: str) -> Path:
        return self.folder / "records" / f"{name}.json"

    def open_path(self, name: str) -> Path:
        return self.folder / "open" / f"{name}.json"

    def keep(self, name: str, table: Table) -> None:
        """Write a table down as it stands. A disk that refuses is told, and spoils no game."""
        try:
            write(self.record_path(name), write_record(table.recorder.close()))
            if table.over:
                self.open_path(name).unlink(missing_ok=True)
            else:
                write(self.open_path(name), msgspec.json.encode(Kept(table.seat, table.levels)).decode())
        except OSError as fault:
            self.trouble = fault.strerror or str(fault)

    def waiting(self, show: Show) -> str | None:
        """The game of this show that was left last, if one was."""
        try:
            found = sorted(self.folder.glob(f"open/{show.game.short}-*.json"), key=lambda path: path.stat().st_mtime)
        except OSError:
            return None
        return found[-1].stem if found else None

    def take_up(self, name: str, show: Show) -> Table:
        """A game that was left; whatever is wrong with its files is one sentence."""
        try:
            note = msgspec.json.decode(self.open_path(name).read_bytes(), type=Kept)
            record: Record = read_record(self.record_path(name).read_bytes(), name)
        except OSError as fault:
            raise BadRecord(f"{name}: {fault.strerror}.") from None
        except (msgspec.ValidationError, msgspec.DecodeError) as fault:
            raise BadRecord(f"{name}: {fault}.") from None
        if record.game != show.id:
            raise BadRecord(f"{name} is a record of {record.game}.")
        return resume(show, record, note)

    def put_away(self, name: str) -> None:
        """Offer a game no more; its record stays."""
        self.open_path(name).unlink(missing_ok=True)


def write(path: Path, text: str) -> None:
    """All or nothing: a crash leaves the old file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".draft")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)
