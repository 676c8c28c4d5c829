"""Files that people name on the command line."""

import stat
from pathlib import Path

from matinee.engine.errors import MatineeError

LARGEST = 16 << 20


class NoSuchFile(MatineeError):
    """A path that cannot be read as text."""


def read_text(path: Path) -> str:
    try:
        about = path.stat()
        if not stat.S_ISREG(about.st_mode):
            raise NoSuchFile(f"{path}: this is no file.")
        if about.st_size > LARGEST:
            raise NoSuchFile(f"{path}: {about.st_size >> 20} MB is too much; {LARGEST >> 20} is the most.")
        return path.read_text(encoding="utf-8")
    except OSError as fault:
        raise NoSuchFile(f"{path}: {fault.strerror}.") from None
    except UnicodeDecodeError:
        raise NoSuchFile(f"{path}: this is not a text file.") from None
