"""Where a house keeps its things: one folder for the server's tables and the terminal's."""

import os
from pathlib import Path


def data_folder() -> Path:
    """`MATINEE_DATA`, or the user's data folder, where a desktop looks for it."""
    home = os.environ.get("MATINEE_DATA")
    if home:
        return Path(home)
    base = os.environ.get("XDG_DATA_HOME") or (
        os.environ.get("LOCALAPPDATA") if os.name == "nt" else Path.home() / ".local" / "share"
    )
    return Path(base or Path.home()) / "matinee"
