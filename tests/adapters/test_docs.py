"""What is written about the doors is true: the generated pages are today's, the notebook and the learner run."""

import ast
import runpy
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("script", ["spaces", "reference"])
def test_the_page_is_todays(script: str) -> None:
    made = runpy.run_path(str(ROOT / f"scripts/{script}.py"))
    assert made["PAGE"].read_text(encoding="utf-8") == made["page"](), f"run python scripts/{script}.py"


def test_the_notebook_runs() -> None:
    book = msgspec.json.decode((ROOT / "examples/notebook.ipynb").read_bytes())
    cells = ["".join(cell["source"]) for cell in book["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    shown = [run(cell, names) for cell in cells]
    assert len(shown[0]) >= 5
    assert shown[1]._repr_html_().startswith("<pre")
    assert "Play Pyjamas of Stealth" in repr(shown[2])


def run(cell: str, names: dict[str, Any]) -> Any:
    """A cell shows the value of its last line."""
    *before, last = ast.parse(cell).body
    if isinstance(last, ast.Expr):
        exec(compile(ast.Module(before, []), "cell", "exec"), names)
        return eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    exec(compile(ast.Module([*before, last], []), "cell", "exec"), names)
    return None


def test_the_learner_learns_to_copy() -> None:
    sys.path.insert(0, str(ROOT / "examples/learner"))
    from matinee.adapters.vector import VectorEnv

    made = runpy.run_path(str(ROOT / "examples/learner/ppo.py"))
    learner = made["Learner"]()
    rights = [learner.copy(4, 1e-3) for _ in range(12)]
    assert sum(rights[-3:]) / 3 > rights[0]
    told = learner.play(VectorEnv("npzr", 4), 250)
    learner.improve(told, 1e-4)
    assert 0.0 <= learner.share("extra", 2, 1) <= 1.0
