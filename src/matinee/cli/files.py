"""Files that people name on the command line."""

from pathlib import Path

from matinee.engine.errors import MatineeError


class NoSuchFile(MatineeError):
    """A path that cannot be read as text."""


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as fault:
        raise NoSuchFile(f"{path}: {fault.strerror}.") from None
    except UnicodeDecodeError:
        raise NoSuchFile(f"{path}: this is not a text file.") from None
