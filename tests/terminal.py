"""A command in a pseudo-terminal of known width: what people see when they do not use a pipe."""

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
from contextlib import suppress

PATIENCE = 120
# Environment variables that would change what is shown.
FOREIGN = ("COLUMNS", "LINES", "NO_COLOR", "LESS")


def on_a_terminal(*words: str, columns: int = 80, told: str = "", **environment: str) -> str:
    """What the terminal shows; `told` is typed there beforehand."""
    screen, ours = pty.openpty()
    fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    os.write(screen, told.encode())
    env = {name: value for name, value in os.environ.items() if name not in FOREIGN}
    env |= {"TERM": "xterm-256color"} | environment
    command = [sys.executable, "-m", "matinee", *words]
    with subprocess.Popen(command, stdin=ours, stdout=ours, stderr=ours, env=env) as running:
        os.close(ours)
        heard = b""
        with suppress(OSError):  # this is how Linux says that nobody holds the other end any more
            while select.select([screen], [], [], PATIENCE)[0]:
                heard += os.read(screen, 65536)
        os.close(screen)
        assert running.wait(PATIENCE) == 0, heard.decode()
    return heard.decode().replace("\r\n", "\n")
