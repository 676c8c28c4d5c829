"""`matinee`: one door for all commands. Whatever goes wrong, people read one sentence and never a traceback."""

import os
import sys
from collections.abc import Callable, Sequence
from typing import Annotated, NamedTuple

from cyclopts import App, Parameter
from cyclopts.exceptions import CycloptsError

from matinee.engine.errors import MatineeError
from matinee.engine.nearest import nearest

# Exit codes.
WRONG_WORD = 2
BROKEN = 70
INTERRUPTED = 130


class CommandLine(NamedTuple):
    """Where a command lives, the words that it takes, and what it does (the first line of its docstring)."""

    place: str
    words: str
    does: str


# Commands are named here and imported when they are called: `matinee games` should not wait for a server.
COMMANDS = {
    "games": CommandLine("matinee.cli.games:games", "", "List the games, and say why any cannot be put on."),
    "play": CommandLine(
        "matinee.cli.play:play",
        "[GAME]",
        "Play a game in the terminal: against bots, with people at the same screen, or at a friend's table.",
    ),
    "learn": CommandLine(
        "matinee.cli.learn:learn", "GAME [LESSON]", "Learn a game by playing it: its lessons, or one of them."
    ),
    "rules": CommandLine("matinee.cli.rules:rules", "GAME [CLAUSE]", "Read a game's rulebook, or one clause of it."),
    "simulate": CommandLine("matinee.cli.simulate:simulate", "GAME", "Play games with bots, and say how they went."),
    "ladder": CommandLine("matinee.cli.ladder:ladder", "GAME", "Let bots play each other, and rate them."),
    "scenario": CommandLine(
        "matinee.cli.scenario:scenario", "FILE...", "Play scenario files, and say which expectation failed."
    ),
    "replay": CommandLine("matinee.cli.replay:replay", "FILE", "Play a record again."),
    "verify": CommandLine(
        "matinee.cli.replay:verify",
        "FILE",
        "Check a record's fair deal: the commitment, the seed, and every shuffle and roll.",
    ),
    "coach": CommandLine(
        "matinee.cli.coach:coach",
        "FILE",
        "Say what mattered in a finished game: by what each seat knew then, and luck apart from skill.",
    ),
    "puzzle": CommandLine(
        "matinee.cli.puzzle:puzzle",
        "GAME [NAME]",
        "Look at a position with one clearly best answer, say what you would do, and be told why.",
    ),
    "bench": CommandLine("matinee.cli.bench:bench", "", "Race the engine, and say how fast it is."),
    "serve": CommandLine("matinee.cli.serve:serve", "", "Serve tables to browsers."),
    "mcp": CommandLine(
        "matinee.cli.mcp:mcp",
        "",
        "Let language models take chairs, over the Model Context Protocol on standard input and output.",
    ),
    "new-game": CommandLine("matinee.cli.new_game:new_game", "NAME", "Lay out a package for a game of your own."),
}

# The same for `matinee lab ...`.
LAB = {
    "report": CommandLine(
        "matinee.cli.report:report", "GAME", "Play games with bots, and draw a page about the game's balance."
    ),
    "compare": CommandLine(
        "matinee.cli.compare:compare",
        "GAME",
        "Play two packs, setups or bots on the same deals, and say what differs.",
    ),
    "tune": CommandLine(
        "matinee.cli.tune:tune",
        "GAME LIMITS",
        "Search printed numbers of a pack, inside limits, for those that bring a game into its bands.",
    ),
    "puzzles": CommandLine(
        "matinee.cli.puzzles:puzzles",
        "GAME",
        "Find positions in self-play in which one answer is clearly best, but not at first sight.",
    ),
    "train": CommandLine(
        "matinee.cli.train:train",
        "GAME",
        "Learn winning chances from games of bots, and write weights and a page about them.",
    ),
}


def house() -> App:
    app = App(
        "matinee",
        help="Five tabletop card games of B-movies, with every rule enforced.",
        version=version,
        # No `--no-json` beside `--json`: an option that is off by default needs no opposite.
        default_parameter=Parameter(negative_bool=(), negative_iterable=(), show_default=shown_default),
    )
    add_commands(app, "matinee", COMMANDS)
    lab = App("lab", help="The designer's lab: change a game, and see what comes of it.")
    add_commands(lab, "matinee lab", LAB)
    lab.default(desk)
    app.command(lab)
    app.command(
        "matinee.cli.completion:install_completion",
        name="--install-completion",
        help="Let the shell complete commands, options and games.",
    )
    app.default(bare)
    return app


def add_commands(app: App, door: str, commands: dict[str, CommandLine]) -> None:
    for name, command in commands.items():
        usage = " ".join(f"Usage: {door} {name} {command.words}".split())
        app.command(command.place, name=name, help=command.does, usage=f"{usage} [OPTIONS]")


def shown_default(value: object) -> str | None:
    """The default that help shows; none for an option whose default is empty or off."""
    return None if value is None or value is False or value == "" else str(value)


# What both doors to a house in the browser take; any other word is a command that does not exist.
Word = Annotated[str, Parameter(show=False)]
Port = Annotated[int, Parameter(help="The port to listen at; if it is taken, any free one.")]
NoOpen = Annotated[bool, Parameter(help="Only print the address.")]


def bare(*words: Word, port: Port = 8000, no_open: NoOpen = False) -> int:
    """Start the server on an embedded database and open the browser."""
    if words:
        raise no_such_command(words[0], words[0], [*COMMANDS, "lab"])
    from matinee.cli.serve import open_house

    return open_house(port, not no_open)


def desk(*words: Word, port: Port = 8000, no_open: NoOpen = False) -> int:
    """Open the designer's desk in the browser: a pack as a table, its cards as they will look, what a change does."""
    if words:
        raise no_such_command(f"lab {words[0]}", words[0], list(LAB))
    from matinee.cli.serve import open_house

    return open_house(port, not no_open, "/desk")


def no_such_command(said: str, word: str, commands: list[str]) -> MatineeError:
    return MatineeError(f"There is no command {said!r}; did you mean {nearest(word, commands)!r}?")


def version() -> str:
    from importlib.metadata import version

    return version("matinee")


def main(words: Sequence[str] | None = None, house: Callable[[], App] = house) -> int:
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
        # The reader has gone; Python must not complain about that at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:
        return complain(
            f"{fault.filename}: {fault.strerror}." if fault.filename else f"{fault.strerror or fault}.", WRONG_WORD
        )
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
