"""The data folder: the server's tables, the terminal's, and players' own packs."""

import os
from pathlib import Path

from matinee.catalog import data_folder

__all__ = ["data_folder", "write_whole"]


def write_whole(path: Path, text: str, *, synced: bool = True) -> None:
    """Write a temporary file, then rename it: the file is complete, or as it was before.

    Unless it is `synced`, a power cut may still lose it; thousands of small files are written much faster that way.
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
