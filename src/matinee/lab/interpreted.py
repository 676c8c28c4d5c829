"""The interpreted build, for comparison: the same sources, which lie beside the compiled modules, in a folder apart."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import matinee
from matinee import catalog
from matinee.engine import state
from matinee.lab.laps import played
from matinee.lab.race import best_of


def is_compiled() -> bool:
    return not str(state.__file__).endswith(".py")


def speeds(rounds: int = 6, decisions: int = 3_000) -> dict[str, float]:
    """Decisions a second inside the engine, for each of our own games, on whatever build this is."""
    shows = {show.game.short: show for show in catalog.ours()}
    return {name: best_of([played(show, decisions)], rounds)[0] for name, show in shows.items()}


def interpreted_speeds() -> dict[str, float]:
    found: dict[str, float] = json.loads(run("matinee.lab.interpreted"))
    return found


def run(module: str) -> str:
    """What a module prints in a process that has no compiled one to find."""
    with tempfile.TemporaryDirectory() as folder:
        source, copied = Path(matinee.__file__).parent, Path(folder) / "src"
        shutil.copytree(source, copied / "matinee", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        if catalog.PROJECT.is_file():  # we run from sources: they name our games
            shutil.copy(catalog.PROJECT, folder)
        done = subprocess.run(
            [sys.executable, "-m", module],
            env=os.environ | {"PYTHONPATH": str(copied)},
            capture_output=True,
            check=True,
            text=True,
        )
    return done.stdout


if __name__ == "__main__":
    if is_compiled():
        raise SystemExit("this is not the interpreted build")
    print(json.dumps(speeds()))
