"""A package that is installed beside ours, in a folder of its own and without a network; or one that is missing."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path


def install(project: Path, site: Path, scratch: Path) -> None:
    """What pip does with a wheel: its modules and its metadata lie in a folder where Python looks for both."""
    run([sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(scratch)], cwd=project)
    (wheel,) = scratch.glob("*.whl")
    with zipfile.ZipFile(wheel) as parts:
        parts.extractall(site)
    wheel.unlink()


def with_site(site: Path | None) -> dict[str, str]:
    """The environment of a process that finds what is installed there."""
    ours = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return os.environ | {"PYTHONPATH": os.pathsep.join([*([str(site)] if site else []), *ours])}


def run(words: list[str], *, cwd: Path | None = None, env: dict[str, str] | None = None, told: str = "") -> str:
    done = subprocess.run(words, cwd=cwd, env=env, input=told, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def matinee(site: Path | None, *words: object, told: str = "") -> str:
    """The command in a separate process, as a person would type it."""
    command = [sys.executable, "-m", "matinee", *map(str, words)]
    return run(command, env=with_site(site), told=told)


def own_tests(project: Path, site: Path) -> str:
    """What a package's own tests say. A plugin that they do not use would take longer to load than they run."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "tests"]
    return run(command, cwd=project, env=with_site(site))


def told_without(package: str, *words: object) -> str:
    """The command is refused where a package is missing, with a sentence: this one."""
    start = (
        f"import sys; sys.modules[{package!r}] = None; from matinee.cli.main import main; sys.exit(main(sys.argv[1:]))"
    )
    command = [sys.executable, "-c", start, *map(str, words)]
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    assert tried.returncode == 2, tried
    return tried.stderr
