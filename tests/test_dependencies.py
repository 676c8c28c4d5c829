"""What the package imports is what its project file declares."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

ROOT = Path(__file__).parents[1]
OWNERS = packages_distributions()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]


def declared(requirements: list[str]) -> set[str]:
    """`uvicorn[standard]~=0.54` is uvicorn."""
    return {re.split(r"[^\w.-]", requirement)[0].lower().replace("_", "-") for requirement in requirements}


def imported() -> dict[str, str]:
    """Modules from elsewhere, and a file that imports each. What `new-game` lays out is a project of its own."""
    found: dict[str, str] = {}
    for file in set((ROOT / "src").rglob("*.py")) - set((ROOT / "src/matinee/cli/starter").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
                names = [node.module]
            for name in names:
                found[name.partition(".")[0]] = str(file.relative_to(ROOT))
    ours = {"matinee", "leduc_poker", "crazy_eights"}
    return {name: file for name, file in found.items() if name not in sys.stdlib_module_names | ours}


def brought_by(module: str) -> set[str]:
    """The packages that a module comes from; peers need not be installed here."""
    owners = OWNERS.get(module, [{"pyspiel": "open_spiel"}.get(module, module)])
    return {owner.lower().replace("_", "-") for owner in owners}


def test_every_import_is_declared() -> None:
    known = declared(PROJECT["dependencies"]).union(*map(declared, PROJECT["optional-dependencies"].values()))
    for name, file in imported().items():
        assert brought_by(name) & known, f"{file} imports {name}, which pyproject.toml does not declare"


def test_code_stands_behind_every_extra() -> None:
    used = set().union(*map(brought_by, imported()))
    for extra, requirements in PROJECT["optional-dependencies"].items():
        assert declared(requirements) <= used, f"nothing in src/ imports all of the extra {extra}"
