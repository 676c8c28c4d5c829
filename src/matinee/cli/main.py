"""`matinee`: one door for all commands. Whatever goes wrong, people read one sentence and never a traceback."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.exceptions import CycloptsError

from matinee.engine.errors import MatineeError
from matinee.engine.nearest import nearest

# Exit codes.
WRONG_WORD = 2
BROKEN = 70
INTERRUPTED = 130

# Commands are named here and imported when they are called: `matinee games` should not wait for a server.
COMMANDS = {
    "games": "matinee.cli.games:games",
    "play": "matinee.cli.play:play",
    "rules": "matinee.cli.rules:rules",
    "simulate": "matinee.cli.simulate:simulate",
    "ladder": "matinee.cli.ladder:ladder",
    "scenario": "matinee.cli.scenario:scenario",
    "replay": "matinee.cli.replay:replay",
    "verify": "matinee.cli.replay:verify",
    "bench": "matinee.cli.bench:bench",
    "serve": "matinee.cli.serve:serve",
    "new-game": "matinee.cli.new_game:new_game",
}


def house() -> App:
    app = App("matinee", help="Five tabletop card games of B-movies, with every rule enforced.", version=version)
    for name, place in COMMANDS.items():
        app.command(place, name=name)
    app.default(bare)
    return app


def bare(
    *words: Annotated[str, Parameter(show=False)],
    port: int = 8000,
    no_open: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Start the server on an embedded database and open the browser.

    Parameters
    ----------
    port
        The port to listen at; if it is taken, any free one.
    no_open
        Only print the address.
    """
    if words:
        raise MatineeError(f"There is no command {words[0]!r}; did you mean {nearest(words[0], list(COMMANDS))!r}?")
    from matinee.cli.serve import open_house

    return open_house(port, not no_open)


def version() -> str:
    from importlib.metadata import version

    return version("matinee")


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; the exit code is 0, 1 (an expectation failed), 2 (a wrong word or file) or 130 (stopped)."""
    try:
        code = house()(words, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as fault:
        fault.verbose = False
        return complain(str(fault), WRONG_WORD)
    except MatineeError as fault:
        return complain(fault.sentence, WRONG_WORD)
    except KeyboardInterrupt:
        return complain("Stopped.", INTERRUPTED)
    except BrokenPipeError:
        # Whoever was reading has gone; Python must not complain about it while it closes down.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:
        return complain(f"{fault.filename}: {fault.strerror}." if fault.filename else str(fault), WRONG_WORD)
    except Exception as fault:
        if os.environ.get("MATINEE_DEBUG"):
            raise
        return complain(
            f"This should not have happened: {type(fault).__name__}: {fault}. MATINEE_DEBUG=1 shows more.", BROKEN
        )
    return code if isinstance(code, int) else 0


def complain(sentence: str, code: int) -> int:
    """One sentence on standard error, and the exit code that goes with it."""
    print(" ".join(sentence.split()), file=sys.stderr)
    return code
