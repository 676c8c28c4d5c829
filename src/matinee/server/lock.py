"""One server for one SQLite file: a lock beside it, which also tells where the server is. It ends with its process."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from matinee.engine.errors import MatineeError

# On Windows a locked byte cannot be read by others: lock one beyond the text.
BYTE = 1 << 20
LONGEST = 500


class Occupied(MatineeError):
    """Another server has the file; `address` is where it listens, empty while it does not yet."""

    def __init__(self, file: Path, address: str) -> None:
        where = f"at {address}" if address else "and is just starting"
        super().__init__(
            f"Another Matinee serves {file} {where}. Close it first, or give this one a folder of its own with --data."
        )
        self.address = address


class Lock:
    def __init__(self, handle: int) -> None:
        self.handle = handle

    def tell(self, address: str) -> None:
        """Note where the server listens, for those who find the file locked."""
        os.lseek(self.handle, 0, os.SEEK_SET)
        os.write(self.handle, address.encode())


@contextmanager
def locked(file: Path | None) -> Iterator[Lock | None]:
    """Hold the lock of a database file; raises Occupied. A database of another kind needs none."""
    if file is None:
        yield None
        return
    file = file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    handle = os.open(file.with_name(f"{file.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if not seize(handle):
            raise Occupied(file, os.read(handle, LONGEST).decode(errors="replace"))
        os.ftruncate(handle, 0)
        yield Lock(handle)
    finally:
        os.close(handle)


def seize(handle: int) -> bool:
    """Lock an open file without waiting, until it is closed or its process ends."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, BYTE, os.SEEK_SET)
            try:
                msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            finally:
                os.lseek(handle, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
