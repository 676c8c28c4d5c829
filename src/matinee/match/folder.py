"""Where a house keeps its things: one folder for the server's tables, the terminal's, and packs of one's own."""

import os
from pathlib import Path

from matinee.catalog import data_folder

__all__ = ["data_folder", "write_whole"]


def write_whole(path: Path, text: str, *, synced: bool = True) -> None:
    """Write beside, then rename: a file is there whole, or as it was before.

    Unless it is `synced`, a power cut may still take it; thousands of small files are written much faster so.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}.draft")
    try:
        with draft.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            if synced:
                os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError as fault:
        # By the name that people know.
        raise OSError(fault.errno, fault.strerror, str(path)) from None
    finally:
        draft.unlink(missing_ok=True)
